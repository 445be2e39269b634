"""Many people at once who do whatever they like: `make attack` counts what must not come of it."""

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx2 as httpx

from benchmarks.light_socket import LightSocket
from benchmarks.server_players import connect, web_client
from ludoteca.games import ids, load
from ludoteca.server.keeping import check_storage
from tests.server.running import RunningServer

RUSH, SEATS = 60, 3  # people who want the same seats
SOCKETS = 40  # of one player, who moves at all of them at once
GUESTS, ASKERS, TABLES = 9, 6, 4  # at each table, beside them, and of each game
PATIENCE = 30.0  # seconds for an answer
_ASKED = ("", "/record", "/review", "/boards/1", "/pictures/1", "/picture?seat=0", "/nothing")


@dataclass
class Table:
    """A table, the tokens of its seats, and the cookie of who opened it."""

    id: str
    tokens: list[str]
    cookie: str


@dataclass
class Found:
    """What must be nought, by its name."""

    counts: Counter[str] = field(default_factory=Counter)
    num_requests: int = 0  # over HTTP
    num_events: int = 0  # that were written

    def expect(self, what: str, number: int) -> None:
        """Note by how much something is not as it must be."""
        self.counts[what] += abs(number)

    def look(self, answer: httpx.Response) -> httpx.Response:
        """Count an answer, which may say no but never that the server is at its wits' end."""
        self.num_requests += 1
        self.expect("answers 5xx", int(answer.status_code >= 500 and answer.status_code != 503))
        return answer


def storm(url: str, seconds: float, found: Found, seed: int = 0) -> list[Table]:
    """Let them all come, and return the tables that they were at."""
    return asyncio.run(_storm(url, seconds, random.Random(seed), found))


def look_after(server: RunningServer, tables: list[Table], found: Found) -> None:
    """Kill the server, and see that nothing is lost or damaged, and that it took nothing amiss."""
    before = [_shown(server, table) for table in tables]
    server.kill()
    found.expect("tracebacks", server.log.read_text().count("Traceback"))
    checked = check_storage(server.storage)
    found.expect("damages", len(checked.damages) + len(checked.complaints))
    server.start()
    after = [_shown(server, table) for table in tables]
    found.expect("tables not as before the kill", sum(map(_differ, before, after)))
    found.num_events = checked.num_events


async def _storm(url: str, seconds: float, rng: random.Random, found: Found) -> list[Table]:
    async with web_client(url) as client:
        await _rush_for_seats(client, found)
        await _move_at_once(url, client, found)
        played = [g for g in ids() if load(g).package.startswith("ludoteca.")] * TABLES
        tables = [await _open(client, game) for game in played]
        end = time.monotonic() + seconds
        seeds = (random.Random(rng.random()) for _ in range(10**6))
        guests = [
            _come_and_go(url, table, end, next(seeds)) for table in tables for _ in range(GUESTS)
        ]
        askers = [_ask(client, tables, end, next(seeds), found) for _ in range(ASKERS)]
        await asyncio.gather(*guests, *askers)
        return tables


async def _open(client: httpx.AsyncClient, game: str, num_seats: int = 2) -> Table:
    """Open a table for people, and take all seats but the first from elsewhere."""
    body = {
        "game": game,
        "seats": [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (num_seats - 1)],
    }
    answer = (await client.post("/api/tables", json=body)).raise_for_status()
    key, cookie = answer.json(), answer.headers["set-cookie"].partition(";")[0]
    table = Table(key["table"], [key["token"]], cookie)
    for seat in range(1, num_seats):
        sitting = client.post(f"/api/tables/{table.id}/seats/{seat}", json={"name": f"B{seat}"})
        table.tokens.append((await sitting).raise_for_status().json()["token"])
    return table


async def _rush_for_seats(client: httpx.AsyncClient, found: Found) -> None:
    """Let many want the same seats at once: each has one winner."""
    seats = [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * SEATS]
    answer = await client.post("/api/tables", json={"game": "knaster", "seats": seats})
    table = answer.raise_for_status().json()["table"]
    taking = [
        client.post(f"/api/tables/{table}/seats/{1 + n % SEATS}", json={"name": f"N{n}"})
        for n in range(RUSH)
    ]
    answers = list(map(found.look, await asyncio.gather(*taking)))
    won = sum(answer.status_code == 200 for answer in answers)
    found.expect("seats with no winner, or more than one", won - SEATS)


async def _move_at_once(url: str, client: httpx.AsyncClient, found: Found) -> None:
    """Let one player make another move at each of many sockets: one of them is made."""
    table = await _open(client, "quantik", 2)
    with ExitStack() as stack:
        heard: list[asyncio.Queue[Any]] = []
        lines: list[LightSocket] = []
        for number in range(2 * SOCKETS):
            news: asyncio.Queue[Any] = asyncio.Queue()
            heard.append(news)
            hear = partial(_put, news)
            token = table.tokens[number % 2]
            lines.append(await connect(stack, url, table.id, token, hear))
        states = [await asyncio.wait_for(news.get(), PATIENCE) for news in heard]
        asked = [
            (number, state["views"][0])
            for number, state in enumerate(states)
            if state["views"][0]["legal"]
        ]
        for number, view in asked:
            action = view["legal"][number % len(view["legal"])]["action"]
            lines[number].send(_move(f"r{number}", view, action))
        for number, _ in asked:
            while (await asyncio.wait_for(heard[number].get(), PATIENCE))["answers"] is None:
                pass
    shown = (await client.get(f"/api/tables/{table.id}")).raise_for_status().json()
    found.expect("moves beyond the one that was due", len(shown["history"]) - 1)


async def _come_and_go(url: str, table: Table, end: float, rng: random.Random) -> None:
    """Come, ask for anything, leave without a word, and come back."""
    while time.monotonic() < end:
        with ExitStack() as stack:
            news: asyncio.Queue[Any] = asyncio.Queue()
            token = rng.choice([*table.tokens, ""])
            try:
                line = await connect(stack, url, table.id, token, partial(_put, news))
                state = await asyncio.wait_for(news.get(), PATIENCE)
            except (OSError, TimeoutError):
                continue
            for number in range(rng.randrange(1, 40)):
                if time.monotonic() > end:
                    return
                while not news.empty():
                    message = news.get_nowait()
                    state = message if message["type"] == "state" else state
                line.send(_anything(state, f"{rng.random()}"[2:] + f"-{number}", rng))
                await asyncio.sleep(rng.random() * 0.2)


def _anything(state: Any, name: str, rng: random.Random) -> str:
    """Return a request that may or may not make sense."""
    view = next((view for view in state.get("views", ()) if view["legal"]), None)
    if view is not None and rng.random() < 0.7:
        return _move(name, view, rng.choice(view["legal"])["action"])
    kind = rng.choice(["undo", "ask-takeback", "answer-takeback", "rematch", "move", "", "resign"])
    if kind == "resign" and rng.random() < 0.98:
        return '{"type":'  # most of all, games go on
    more: dict[str, object] = {}
    if kind == "answer-takeback":
        more["is_granted"] = rng.random() < 0.5
    if kind == "move":
        more |= {"version": rng.randrange(9), "action": rng.randrange(99)}
    return json.dumps({"type": kind, "id": name, "seat": rng.randrange(3), **more})


def _move(name: str, view: Any, action: int) -> str:
    move = {"type": "move", "id": name, "seat": view["seat"], "version": view["version"]}
    return json.dumps(move | {"action": action})


async def _ask(
    client: httpx.AsyncClient, tables: list[Table], end: float, rng: random.Random, found: Found
) -> None:
    """Ask for records, reviews, boards and pictures, and take keys back now and then."""
    while time.monotonic() < end:
        table = rng.choice(tables)
        path = f"/api/tables/{table.id}"
        if rng.random() < 0.1:
            headers = {"cookie": table.cookie}
            answer = found.look(await client.post(f"{path}/key/revoke", headers=headers))
            if answer.status_code == 200:
                table.tokens[0] = answer.json()["token"]
        else:
            found.look(await client.get(path + rng.choice(_ASKED)))
        await asyncio.sleep(rng.random() * 0.1)


def _put(news: asyncio.Queue[Any], message: bytes) -> None:
    news.put_nowait(json.loads(message))


def _shown(server: RunningServer, table: Table) -> Any:
    """Return a table as a spectator sees it."""
    answer = httpx.get(f"{server.url}/api/tables/{table.id}", timeout=60)
    return answer.raise_for_status().json()


def _differ(before: Any, after: Any) -> bool:
    """Say whether something else than who is there has changed."""
    for table in (before, after):
        for seat in table["seats"]:
            del seat["is_connected"]
    return bool(before != after)
