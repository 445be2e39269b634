"""Honest clients of a club: they come back, ask until they are answered, and forget nothing."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx2 as httpx
import websockets

from benchmarks.server_players import web_client
from ludoteca.games import ids, load

FIRST_DELAY, LONGEST_DELAY = 0.3, 8.0  # seconds before somebody comes back, as browsers do it
RETRY_SECONDS = 0.5  # before a request is sent again that could not be written
MOST_PEOPLE = 3  # at a table
# Nothing was changed, or nobody knows: the same request may be sent again.
PASSING = {
    "server-error-not-kept",
    "server-error-conflict",
    "server-error-busy",
    "server-error-too-fast",
    "server-error-unexpected",
}
State = dict[str, Any]
_numbers = count()


@dataclass
class Absence:
    """When a guest lost its line, when it was shown the table again, and its next answered move."""

    lost: float
    back: float | None = None
    played: float | None = None


@dataclass
class Guest:
    """A player or spectator with all that it asked for and all that it was ever told."""

    table: str
    seat: int | None
    token: str | None
    pace: float  # seconds between two moves, in the mean
    heard: list[str] = field(default_factory=list)  # every state, word for word
    asked: dict[str, State] = field(default_factory=dict)  # moves by id
    acknowledged: set[str] = field(default_factory=set)
    refused: dict[str, str] = field(default_factory=dict)
    absences: list[Absence] = field(default_factory=list)
    pending: str | None = None
    revision: int = 0
    num_known: int = 0  # entries of the history
    is_over: bool = False

    async def attend(self, url: str, may_move: Callable[[], bool]) -> None:
        """Be at the table until the game is over, whatever happens to the line."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        delay = FIRST_DELAY
        while not self.is_over:
            num_heard = len(self.heard)
            with suppress(OSError, EOFError, TimeoutError, websockets.WebSocketException):
                async with websockets.connect(
                    address, compression=None, ping_interval=None, close_timeout=0.2, proxy=None
                ) as socket:
                    await self._stay(socket, may_move)
            if self.is_over:
                return
            if len(self.heard) > num_heard:
                delay = FIRST_DELAY
                self.absences.append(Absence(time.monotonic()))
            await asyncio.sleep(delay * random.uniform(0.75, 1.25))
            delay = min(2 * delay, LONGEST_DELAY)

    async def _stay(
        self, socket: websockets.ClientConnection, may_move: Callable[[], bool]
    ) -> None:
        """Say hello, ask again for what was not answered, and play."""
        hello = {"type": "hello", "token": self.token, "since": self.num_known}
        await socket.send(json.dumps(hello | {"revision": self.revision}))
        if self.pending is not None:
            await socket.send(json.dumps(self.asked[self.pending]))
        state: State | None = None
        due = 0.0  # when the next move is made, if one can be made
        while not self.is_over:
            can_move = state is not None and self.pending is None and _legal(state)
            if can_move and not due:
                due = time.monotonic() + random.uniform(0.5, 1.5) * self.pace
            try:
                wait = max(0.01, due - time.monotonic()) if can_move else 1.0
                async with asyncio.timeout(wait):
                    message = json.loads(text := await socket.recv(decode=True))
            except TimeoutError:
                if can_move and state is not None and may_move() and time.monotonic() >= due:
                    due = 0.0
                    await self._move(socket, state)
                continue
            if message["type"] == "state":
                state = message
                self._hear(text, message)
            elif not await self._is_refused(socket, message):
                return

    def _hear(self, text: str, state: State) -> None:
        """Note a state and what it answers."""
        self.heard.append(text)
        self.revision = state["revision"]
        self.num_known = state["history_from"] + len(state["history"])
        self.is_over = state["result"] is not None and self.pending in (None, state["answers"])
        now = time.monotonic()
        if self.absences and self.absences[-1].back is None:
            self.absences[-1].back = now
        if self.pending is not None and state["answers"] == self.pending:
            self.acknowledged.add(self.pending)
            self.pending = None
            if self.absences and self.absences[-1].played is None:
                self.absences[-1].played = now

    async def _is_refused(self, socket: websockets.ClientConnection, message: State) -> bool:
        """Take a refusal in, and say whether to stay: who is not let in comes again."""
        if self.pending is None or message["answers"] != self.pending:
            return False
        if message["message"] in PASSING:
            await asyncio.sleep(RETRY_SECONDS)
            await socket.send(json.dumps(self.asked[self.pending]))
        else:
            self.refused[self.pending] = message["message"]
            self.pending = None
        return True

    async def _move(self, socket: websockets.ClientConnection, state: State) -> None:
        """Send one of the moves that were offered."""
        view = state["views"][0]
        self.pending = f"c{next(_numbers)}"
        self.asked[self.pending] = {
            "type": "move",
            "id": self.pending,
            "seat": self.seat,
            "version": view["version"],
            "action": random.choice(view["legal"])["action"],
        }
        await socket.send(json.dumps(self.asked[self.pending]))


def _legal(state: State) -> bool:
    return bool(state["my_seats"] and state["views"] and state["views"][0]["legal"])


class Crowd:
    """People at so many tables, who begin a new game when one is over."""

    def __init__(self, url: str, num_tables: int, pace: float) -> None:
        """Begin with no table."""
        self.url, self.guests = url, list[Guest]()
        self.is_playing = True
        self.num_refused_tables = 0
        self._num_tables, self._pace = num_tables, pace
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let everybody come."""
        seatings = _seatings()
        for _ in range(self._num_tables):
            self._tasks.append(asyncio.create_task(self._play(seatings)))

    async def stop(self) -> None:
        """Send everybody home."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    @property
    def num_acknowledged(self) -> int:
        """Return how many moves were answered so far."""
        return sum(len(guest.acknowledged) for guest in self.guests)

    async def _play(self, seatings: Iterator[tuple[str, list[str]]]) -> None:
        """Play game after game."""
        while self.is_playing:
            game, seats = next(seatings)
            try:
                guests = await self._open(game, seats)
            except (httpx.HTTPError, OSError):
                self.num_refused_tables += 1
                await asyncio.sleep(random.uniform(0.3, 0.6))
                continue
            self.guests += guests
            async with asyncio.TaskGroup() as group:
                for guest in guests:
                    group.create_task(guest.attend(self.url, lambda: self.is_playing))

    async def _open(self, game: str, seats: list[str]) -> list[Guest]:
        """Open a table, sit down everywhere, and bring a spectator."""
        async with web_client(self.url) as client:
            body = {"game": game, "seats": [_seat(seat) for seat in seats]}
            key = (await client.post("/api/tables", json=body)).raise_for_status().json()
            table, pace = key["table"], self._pace
            guests = [Guest(table, 0, key["token"], pace)]
            for seat, kind in enumerate(seats):
                if kind == "open":
                    sitting = client.post(f"/api/tables/{table}/seats/{seat}", json={"name": "E"})
                    token = (await sitting).raise_for_status().json()["token"]
                    guests.append(Guest(table, seat, token, pace))
        return [*guests, Guest(table, None, None, pace)]


def _seat(kind: str) -> dict[str, str]:
    return {"kind": kind, "name": "A"} if kind in ("me", "open") else {"kind": "bot", "bot": kind}


def _seatings() -> Iterator[tuple[str, list[str]]]:
    """Go round all games that are installed: people among themselves, and with a bot."""
    found = []
    for game in map(load, ids()):
        for people in range(
            game.min_players, min(MOST_PEOPLE, game.max_players or MOST_PEOPLE) + 1
        ):
            seats = ["me", *["open"] * (people - 1)]
            found.append((game.id, seats))
            if people > 1:
                found.append((game.id, [*seats[:-1], game.bots.names[0]]))
    while True:
        yield from random.sample(found, len(found))
