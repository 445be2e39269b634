"""Kill a busy server again and again, and count what it lost: `python -m benchmarks.kill_runs`.

Players send moves as fast as they can. The server is killed without warning, started again over
the same file, and everybody comes back with what they were told before. Nothing that somebody was
told may be missing, and no request may have been carried out twice.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx2 as httpx
import websockets
from rich.console import Console
from rich.progress import track

from ludoteca.match.record import verify
from tests.server.running import RunningServer

LONGEST_SECONDS = 10  # until a run is killed, however little was played
SEATINGS = (("quantik", 2), ("knaster", 3), ("kuhvadis", 2), ("knaster", 1))
Entry = dict[str, Any]
_numbers = count()


@dataclass
class Tally:
    """What was counted over all runs."""

    runs: int = 0
    tables: int = 0
    acknowledged: int = 0
    missing: int = 0  # answered with a state, but not there after the restart
    half_visible: int = 0  # told to somebody, but not so after the restart
    twice: int = 0  # carried out more often than asked for
    finished: int = 0
    records_wrong: int = 0

    @property
    def is_clean(self) -> bool:
        """Say whether nothing went wrong."""
        return not (self.missing or self.half_visible or self.twice or self.records_wrong)


@dataclass
class Guest:
    """A player or spectator, with all that the server ever told them."""

    table: str
    seat: int | None
    token: str | None
    history: list[Entry] = field(default_factory=list)
    revision: int = 0
    answered: list[int] = field(default_factory=list)  # the actions of acknowledged moves
    pending: dict[str, Any] | None = None
    is_over: bool = False

    def check(self, state: dict[str, Any], tally: Tally) -> None:
        """Compare the table after a restart with what this guest was told before."""
        tally.missing += max(0, len(self.answered) - _common(self._own(state), self.answered))
        known = _settled(self.history)
        is_same = state["history"][: len(known)] == known and state["revision"] >= self.revision
        tally.half_visible += not is_same
        expected = len(self.answered) + (self.pending is not None)
        tally.twice += max(0, len(self._own(state)) - expected)

    def hear(self, state: dict[str, Any], tally: Tally) -> None:
        """Take in a message of the running server."""
        self.history = self.history[: state["history_from"]] + state["history"]
        self.revision, self.is_over = state["revision"], state["result"] is not None
        if self.pending is not None and state["answers"] == self.pending["id"]:
            self.answered.append(self.pending["action"])
            self.pending = None
            tally.acknowledged += 1

    def _own(self, state: dict[str, Any]) -> list[int]:
        moves = [entry for entry in state["history"] if entry["kind"] == "move"]
        return [entry["move"]["action"] for entry in moves if entry["seat"] == self.seat]


def _settled(history: list[Entry]) -> list[Entry]:
    """Return the part that cannot change any more: a round is sorted when all have chosen."""
    rolls = [i for i, entry in enumerate(history) if entry["kind"] == "roll"]
    return history[: rolls[-1] + 1] if rolls else history


def _common(first: Sequence[int], second: Sequence[int]) -> int:
    """Return how long two sequences agree."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(first), len(second)))


async def play_and_kill(server: RunningServer, guests: list[Guest], tally: Tally) -> None:
    """Open tables, play at all that are not over, and kill the server in the middle of it."""
    tasks = [asyncio.create_task(_attend(server, guest, tally)) for guest in guests]
    tasks += [asyncio.create_task(_open(server, guests, tally, *seating)) for seating in SEATINGS]
    enough = tally.acknowledged + random.choice([0, *range(100)])
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_SECONDS):
            while tally.acknowledged < enough:
                await asyncio.sleep(0.001)
    await asyncio.sleep(random.uniform(0, 0.03))
    await asyncio.get_running_loop().run_in_executor(None, server.kill)
    await asyncio.gather(*tasks)


async def _open(
    server: RunningServer, guests: list[Guest], tally: Tally, game: str, num_players: int
) -> None:
    """Open a table, sit down everywhere, and play; whoever has a key must find the table again."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (num_players - 1)]
    new: list[Guest] = []
    with suppress(httpx.HTTPError):  # killed meanwhile
        async with httpx.AsyncClient(base_url=server.url) as client:
            answer = await client.post("/api/tables", json={"game": game, "seats": seats})
            key = answer.raise_for_status().json()
            table = key["table"]
            tally.tables += 1
            new += [Guest(table, None, None), Guest(table, 0, key["token"])]
            for seat in range(1, num_players):
                client.cookies.clear()
                address = f"/api/tables/{table}/seats/{seat}"
                answer = await client.post(address, json={"name": "Emmy"})
                new.append(Guest(table, seat, answer.raise_for_status().json()["token"]))
    guests += new
    await asyncio.gather(*(_attend(server, guest, tally) for guest in new))


async def _attend(server: RunningServer, guest: Guest, tally: Tally) -> None:
    """Compare, send the unanswered move again, and play until the connection breaks."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/socket"
    with suppress(OSError, websockets.WebSocketException, asyncio.IncompleteReadError):
        async with websockets.connect(address, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": guest.token}))
            state = json.loads(await socket.recv())
            if state["type"] != "state":
                tally.missing += 1  # the whole table
                return
            guest.check(state, tally)
            guest.hear(state, tally)
            if guest.pending is not None:
                await socket.send(json.dumps(guest.pending))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "state":
                    guest.hear(message, tally)
                    state = message
                elif guest.pending and message["answers"] == guest.pending["id"]:
                    guest.pending = None
                    await asyncio.sleep(0.1)  # too fast
                if guest.pending is None and not guest.is_over:
                    await _move(socket, guest, state)


async def _move(socket: websockets.ClientConnection, guest: Guest, state: dict[str, Any]) -> None:
    """Send a move if this guest may make one."""
    view = state["views"][0] if state["views"] else {"legal": []}
    if not view["legal"]:
        return
    guest.pending = {
        "type": "move",
        "id": f"k{next(_numbers)}",
        "seat": guest.seat,
        "version": view["version"],
        "action": random.choice(view["legal"])["action"],
    }
    await socket.send(json.dumps(guest.pending))


async def check_everything(server: RunningServer, guests: list[Guest], tally: Tally) -> None:
    """Come back to every table once more; the records of finished games must prove true."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        for guest in guests:
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/socket"
            async with websockets.connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "token": guest.token}))
                guest.check(json.loads(await socket.recv()), tally)
            if guest.is_over and guest.seat is None:
                tally.finished += 1
                record = (await client.get(f"/api/tables/{guest.table}/record")).text
                try:
                    verify(record)
                except ValueError:
                    tally.records_wrong += 1


def kill_runs(runs: int, storage: Path, seed: int = 0) -> Tally:
    """Kill a server so many times and count."""
    random.seed(seed)
    tally, guests = Tally(), list[Guest]()
    server = RunningServer(storage)
    for _ in track(range(runs), "kill -9", console=Console(stderr=True)):
        server.start()
        over = {guest.table for guest in guests if guest.is_over}
        playing = [guest for guest in guests if guest.table not in over][-40:]
        new = list(playing)
        asyncio.run(play_and_kill(server, new, tally))
        guests += new[len(playing) :]
        tally.runs += 1
    with server:
        asyncio.run(check_everything(server, guests, tally))
    return tally


def main() -> None:
    """Do as many runs as asked for and print what was counted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kill_runs", description=__doc__)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_runs(arguments.runs, Path(folder) / "tables.sqlite", arguments.seed)
    print(
        f"{tally.runs} kills, {tally.tables} tables opened, {tally.acknowledged} moves acknowledged"
        f" in {time.perf_counter() - begin:.0f} s\n"
        f"acknowledged moves missing: {tally.missing}\n"
        f"told, but not so after the restart: {tally.half_visible}\n"
        f"requests carried out twice: {tally.twice}\n"
        f"finished games: {tally.finished}, of which records wrong: {tally.records_wrong}"
    )
    raise SystemExit(0 if tally.is_clean else 1)


if __name__ == "__main__":
    main()
