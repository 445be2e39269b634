"""How many players one server process carries, and how long they wait."""

import asyncio
import gc
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import uvloop

from benchmarks.figure import Figure
from benchmarks.server_players import Game, connect, seat, web_client
from benchmarks.server_stored import Stored, fill
from benchmarks.server_telling import telling
from ludoteca.games import ids, load
from tests.server.running import MANY, RunningServer

GAMES = 500
MOVES_PER_SECOND = 2100  # more than the target, since one that comes late is not made up for
HURRY, HURRY_SECONDS = 3200, 8  # moves per second, to see how much room is left; no game ends yet
WARM_UP_SECONDS = 2
SECONDS = 15
STORED_GAMES = 10_000
AT_ONCE = 50  # connections that are made at the same time
SHOWN_SECONDS = 60  # after which somebody who comes back was cut off
TOLD = (  # all of them come from one address, as through a proxy
    *MANY,
    "connections=15000",
    "connections-per-address=15000",
    "sockets-per-owner=15000",
    "trusted-proxies=127.0.0.1",
)


def server() -> Iterator[Figure]:
    """Measure a thousand players, then the same after ten thousand stored games were reopened."""
    yield from telling()
    gc.disable()  # the players must not be what everybody waits for
    with all_cores(), tempfile.TemporaryDirectory() as folder:
        running = RunningServer(Path(folder) / "tables.sqlite", told=TOLD)
        with running:
            yield from uvloop.run(_fresh(running))
        tables = fill(running.storage, STORED_GAMES)
        with running:
            yield from uvloop.run(_reopened(running, tables))


@contextmanager
def all_cores() -> Iterator[None]:
    """Give the players and the server all cores, and as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    yield
    os.sched_setaffinity(0, before)


def names() -> list[str]:
    """Return the games that are played: ours with dice, which have long moves and views."""
    found = map(load, ids())
    return [g.id for g in found if g.package.startswith("ludoteca.") and g.rules.die_faces]


async def _fresh(running: RunningServer) -> list[Figure]:
    await _warm_up(running)
    figures = await _play(running, "1,000 players")
    hurry = await _play(running, "1,000 players in a hurry", HURRY, HURRY_SECONDS, target=None)
    return figures + hurry[:4]  # the memory is that of the games before


async def _warm_up(running: RunningServer) -> None:
    """Play a little, so that the server has loaded its kernels."""
    async with web_client(running.url) as client:
        games = [await seat(client, name) for name in names()]
    with ExitStack() as stack:
        for game in games:
            for number in (0, 1):
                await game.attend(stack, running.url, number)
            await game.play(0.05, time.perf_counter() + WARM_UP_SECONDS)


async def sit_down(url: str, played: list[str]) -> list[Game]:
    """Open a table of each of these games for two."""
    limit = asyncio.Semaphore(AT_ONCE)
    async with web_client(url) as client:

        async def open_one(game: str) -> Game:
            async with limit:
                return await seat(client, game)

        return await asyncio.gather(*map(open_one, played))


async def _play(
    running: RunningServer,
    name: str,
    pace: int = MOVES_PER_SECOND,
    seconds: int = SECONDS,
    target: float | None = 2000,
) -> list[Figure]:
    """Let a thousand players make paced moves."""
    before = _memory(running)
    games = await sit_down(running.url, list(islice(cycle(names()), GAMES)))
    with ExitStack() as stack:
        for game in games:
            for number in (0, 1):
                await game.attend(stack, running.url, number)
        memory = _memory(running) - before
        start, used = time.perf_counter(), running.processor_seconds()
        step = GAMES / pace
        await asyncio.gather(*(game.play(step, start + seconds) for game in games))
        elapsed = time.perf_counter() - start
        used = running.processor_seconds() - used
    waits = sorted(1000 * wait for game in games for wait in game.waits)
    return [
        Figure(name=f"moves, {name}", value=len(waits) / elapsed, unit="/s", target=target),
        Figure(name="… told to both, p50", value=_part(waits, 0.5), unit="ms"),
        Figure(name="… told to both, p99", value=_part(waits, 0.99), unit="ms", target=100),
        Figure(name="… processor time of a move", value=1000 * used / len(waits), unit="ms"),
        Figure(name="… memory of a game with two guests", value=memory / GAMES, unit="KB"),
    ]


async def _reopened(running: RunningServer, tables: list[Stored]) -> list[Figure]:
    """Open every stored game again, then let others play among them."""
    with ExitStack() as stack:
        limit = asyncio.Semaphore(AT_ONCE)
        waits: list[float] = []

        async def come_back(stored: Stored) -> None:
            async with limit:
                begin = time.perf_counter()
                shown = asyncio.Event()
                hear = partial(_set, shown)
                await connect(stack, running.url, stored.table, stored.token, hear)
                await asyncio.wait_for(shown.wait(), SHOWN_SECONDS)
                waits.append(1000 * (time.perf_counter() - begin))

        before = _memory(running)
        start, used = time.perf_counter(), running.processor_seconds()
        await asyncio.gather(*map(come_back, tables))
        elapsed = time.perf_counter() - start
        used = running.processor_seconds() - used
        memory = _memory(running) - before
        waits.sort()
        figures = [
            Figure(name="stored games reopened", value=len(tables) / elapsed, unit="/s"),
            Figure(name="… shown to one who comes back, p50", value=_part(waits, 0.5), unit="ms"),
            Figure(name="… shown to one who comes back, p99", value=_part(waits, 0.99), unit="ms"),
            Figure(name="… processor time", value=1000 * used / len(tables), unit="ms"),
            Figure(name="… memory of a reopened game", value=memory / len(tables), unit="KB"),
        ]
        return figures + await _play(running, "1,000 players among 10,000 open games")


def _set(event: asyncio.Event, _message: bytes) -> None:
    event.set()


def _memory(running: RunningServer) -> float:
    """Return the server's resident memory in KB."""
    status = Path(f"/proc/{running.pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def _part(ordered: list[float], part: float) -> float:
    """Return a quantile of sorted values."""
    return ordered[int(part * (len(ordered) - 1))]
