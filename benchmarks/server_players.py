"""Players who make a move every so often and note how long it takes until both were told."""

import asyncio
import json
import random
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx2 as httpx

from benchmarks.light_socket import LightSocket
from ludoteca.games import load

NAMES = ("Ada", "Emmy")


@dataclass
class Game:
    """Two players at one table; `told` is set when both know of the last move."""

    table: str
    tokens: tuple[str, str]
    hides: bool  # choices, until both have made theirs
    news: list[bytes] = field(default_factory=lambda: [b"", b""])  # the last state of each
    revisions: list[int] = field(default_factory=lambda: [0, 0])
    sockets: list[LightSocket] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    before: list[int] = field(default_factory=lambda: [0, 0])  # revisions before the last move
    num_moves: int = 0
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def attend(self, stack: ExitStack, url: str, number: int) -> None:
        """Connect one of the players and let them take in the news."""
        hear = partial(self._hear, number)
        self.sockets.append(await connect(stack, url, self.table, self.tokens[number], hear))
        while not self.news[number]:
            await asyncio.sleep(0.001)

    def _hear(self, number: int, text: bytes) -> None:
        """Note the revision; the rest is read by whoever moves next."""
        self.news[number] = text
        self.revisions[number] = int(text[text.index(b'"revision":') + 11 :].split(b",", 1)[0])
        both = all(now > then for now, then in zip(self.revisions, self.before, strict=True))
        if both or (self.hides and _is_half_done(text)):  # of which nobody else may know
            self.told.set()

    async def play(self, step: float, end: float) -> None:
        """Make a move every so many seconds; one that has to wait for the last one comes late."""
        due = time.perf_counter() + random.random() * step
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += step
            number = next((i for i in (0, 1) if b'"legal":[]' not in self.news[i]), None)
            if number is None:  # the game is over
                return
            view = json.loads(self.news[number])["views"][0]
            move = {"type": "move", "id": f"m{self.num_moves}", "seat": number}
            move |= {"version": view["version"], "action": random.choice(view["legal"])["action"]}
            self.num_moves += 1
            self.before = list(self.revisions)
            self.told.clear()
            begin = time.perf_counter()
            self.sockets[number].send(json.dumps(move))
            await self.told.wait()
            self.waits.append(time.perf_counter() - begin)


def _is_half_done(text: bytes) -> bool:
    """Say whether a move was answered with more to choose, before the dice fall again."""
    is_more_due = b'"legal":[]' not in text and b'"kind":"roll"' not in text
    return is_more_due and b'"answers":null' not in text


async def connect(
    stack: ExitStack, url: str, table: str, token: str, hear: partial[None]
) -> LightSocket:
    """Come to a table and say hello."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await LightSocket.connect(address, hear)
    stack.callback(socket.close)
    socket.send(json.dumps({"type": "hello", "token": token}))
    return socket


def web_client(url: str) -> httpx.AsyncClient:
    """Return a client that keeps no cookie, so that each request comes from somebody new."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=url, timeout=60, cookies=nobody)


async def seat(client: httpx.AsyncClient, game: str) -> Game:
    """Open a table and sit down twice."""
    body = {"game": game, "seats": [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]}
    first = (await client.post("/api/tables", json=body)).raise_for_status().json()
    sitting = client.post(f"/api/tables/{first['table']}/seats/1", json={"name": NAMES[1]})
    second = (await sitting).raise_for_status().json()
    hides = load(game).rules.is_simultaneous
    return Game(first["table"], (first["token"], second["token"]), hides)
