"""How many players one server process carries, and how long they wait."""

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx2 as httpx
import websockets

from benchmarks.figure import Figure
from tests.server.running import RunningServer

GAMES = 500
MOVES_PER_SECOND = 2000
SECONDS = 15
STORED_GAMES = 10_000
NAMES = ("Ada", "Emmy")


@dataclass
class Game:
    """Two players at one table, and what they waited for."""

    table: str
    tokens: list[str]
    name: str
    views: list[dict[str, object]] = field(default_factory=lambda: [{}, {}])
    sent: tuple[str, float] | None = None
    told: set[int] = field(default_factory=set)
    waits: list[float] = field(default_factory=list)
    is_over: bool = False


def server() -> Iterator[Figure]:
    """Measure moves with everybody connected, then games reopened after a restart."""
    if hasattr(os, "sched_setaffinity"):  # the players get a core of their own
        os.sched_setaffinity(0, set(range(os.cpu_count() or 1)))
    with tempfile.TemporaryDirectory() as folder:
        running = RunningServer(Path(folder) / "tables.sqlite")
        with running:
            yield from asyncio.run(_play(running))
        with running:
            yield from asyncio.run(_reopen(running))


async def _play(running: RunningServer) -> list[Figure]:
    """Let a thousand players make paced moves."""
    async with _client(running) as client:
        await _seat(client, "kuhvadis")  # compiles
        await _seat(client, "knaster")
        before = _memory(running)
        names = ["kuhvadis" if i % 2 else "knaster" for i in range(GAMES)]
        games = await asyncio.gather(*(_seat(client, name) for name in names))
    tasks = []
    for i in range(0, GAMES, 50):  # let them come in groups
        tasks += [
            asyncio.create_task(_attend(running, g, s)) for g in games[i : i + 50] for s in (0, 1)
        ]
        await asyncio.sleep(0.2)
    while any(not view for game in games for view in game.views):
        await asyncio.sleep(0.1)
    memory = _memory(running) - before
    start = time.perf_counter()
    players = [asyncio.create_task(_pace(game, start)) for game in games]
    await asyncio.gather(*players)
    elapsed = time.perf_counter() - start
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits = sorted(1000 * wait for game in games for wait in game.waits)
    return [
        Figure(name="moves with 1,000 players", value=len(waits) / elapsed, unit="/s", target=1900),
        Figure(name="… told to both, p50", value=_part(waits, 0.5), unit="ms"),
        Figure(name="… told to both, p99", value=_part(waits, 0.99), unit="ms", target=100),
        Figure(name="memory of a game with two guests", value=memory / GAMES, unit="KB"),
    ]


def _client(running: RunningServer) -> httpx.AsyncClient:
    """Return a client that keeps no cookie, so that each request comes from somebody new."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=20)
    return httpx.AsyncClient(base_url=running.url, limits=limits, timeout=60, cookies=nobody)


async def _seat(client: httpx.AsyncClient, name: str) -> Game:
    """Open a table and sit down twice."""
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
    body = {"game": name, "seats": seats}
    first = (await client.post("/api/tables", json=body)).raise_for_status().json()
    sitting = client.post(f"/api/tables/{first['table']}/seats/1", json={"name": NAMES[1]})
    second = (await sitting).raise_for_status().json()
    return Game(first["table"], [first["token"], second["token"]], name)


async def _attend(running: RunningServer, game: Game, seat: int) -> None:
    """Sit at a table, take in the news and send the moves of this seat."""
    address = running.url.replace("http", "ws", 1) + f"/api/tables/{game.table}/socket"
    async with websockets.connect(address, compression=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": game.tokens[seat]}))
        async for text in socket:
            state = json.loads(text)
            game.views[seat] = {**state["views"][0], "socket": socket}
            game.is_over = state["result"] is not None
            if game.sent is not None and state["revision"] >= int(game.sent[0]):
                game.told.add(seat)
                if len(game.told) == 2:
                    game.waits.append(time.perf_counter() - game.sent[1])
                    game.sent = None


async def _pace(game: Game, start: float) -> None:
    """Make a move every so often; one that has to wait for the last one comes late."""
    step = GAMES / MOVES_PER_SECOND
    due = start + random.random() * step
    revision = 2
    while time.perf_counter() < start + SECONDS and not game.is_over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += step
        while game.sent is not None:
            await asyncio.sleep(0.001)
        movers = [seat for seat in (0, 1) if game.views[seat]["legal"]]
        if not movers:
            continue
        seat = movers[0]
        view = game.views[seat]
        legal = view["legal"]
        move = {"type": "move", "id": f"m{revision}", "seat": seat, "version": view["version"]}
        move["action"] = random.choice(legal)["action"]
        revision += 1
        game.told, game.sent = set(), (str(revision), time.perf_counter())
        await view["socket"].send(json.dumps(move))


async def _reopen(running: RunningServer) -> list[Figure]:
    """Open stored games again, one after the other, as after a restart."""
    raise NotImplementedError


def _memory(running: RunningServer) -> float:
    """Return the server's resident memory in KB."""
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def _part(ordered: list[float], part: float) -> float:
    """Return a quantile of sorted values."""
    return ordered[int(part * (len(ordered) - 1))] if ordered else statistics.nan
