"""Players who make a move every so often and note how long it takes until both were told."""

import asyncio
import json
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx2 as httpx
import websockets

NAMES = ("Ada", "Emmy")


@dataclass
class Game:
    """Two players at one table; `told` is set when both know of the last move."""

    table: str
    tokens: tuple[str, str]
    states: list[dict[str, Any]] = field(default_factory=lambda: [{}, {}])
    sockets: list[websockets.ClientConnection] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    revision: int = 2  # the table was opened, somebody sat down
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def attend(self, stack: AsyncExitStack, url: str, number: int) -> None:
        """Connect one of the players and let them take in the news."""
        socket = await connect(stack, url, self.table, self.tokens[number])
        self.sockets.append(socket)
        self.states[number] = json.loads(await socket.recv())
        task = asyncio.create_task(self._listen(socket, number))
        stack.callback(task.cancel)

    async def _listen(self, socket: websockets.ClientConnection, number: int) -> None:
        async for text in socket:
            self.states[number] = json.loads(text)
            if all(state.get("revision", 0) >= self.revision for state in self.states):
                self.told.set()

    async def play(self, step: float, end: float) -> None:
        """Make a move every so many seconds; one that has to wait for the last one comes late."""
        due = time.perf_counter() + random.random() * step
        while due < end and not self.states[0]["result"]:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += step
            number = next(i for i in (0, 1) if self.states[i]["views"][0]["legal"])
            view = self.states[number]["views"][0]
            move = {"type": "move", "id": f"m{self.revision}", "seat": number}
            move |= {"version": view["version"], "action": random.choice(view["legal"])["action"]}
            self.revision += 1
            self.told.clear()
            begin = time.perf_counter()
            await self.sockets[number].send(json.dumps(move))
            await self.told.wait()
            self.waits.append(time.perf_counter() - begin)


async def connect(
    stack: AsyncExitStack, url: str, table: str, token: str
) -> websockets.ClientConnection:
    """Come to a table and say hello."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    connecting = websockets.connect(address, compression=None, ping_interval=None)
    socket = await stack.enter_async_context(connecting)
    await socket.send(json.dumps({"type": "hello", "token": token}))
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
    return Game(first["table"], (first["token"], second["token"]))
