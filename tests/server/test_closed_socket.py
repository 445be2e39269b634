"""Whoever has left is forgotten at once: all objects are looked through once in a long while."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from ludoteca.server.lines import LineLimits, Lines, SocketLine, protocols
from tests.server.running import free_port


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[weakref.ref[ServerProtocol]]]:
    """Note the protocol of every line that is made, without looking for cycles meanwhile."""
    found: list[weakref.ref[ServerProtocol]] = []
    original = SocketLine.__init__

    def begin(line: SocketLine, *rest: Any, **named: Any) -> None:
        original(line, *rest, **named)
        found.append(weakref.ref(line.conn))

    monkeypatch.setattr(SocketLine, "__init__", begin)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


async def welcome(
    _scope: Any, receive: Callable[[], Any], send: Callable[[dict[str, str]], Any]
) -> None:
    """Accept a socket and wait until it is gone."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize("is_polite", [True, False])
def test_a_closed_socket_leaves_no_cycle_behind(
    seen: list[weakref.ref[ServerProtocol]], is_polite: bool
) -> None:
    _, kind = protocols(Lines(LineLimits(10, 10), Counter()))
    config = uvicorn.Config(welcome, ws=kind, lifespan="off", log_config=None)
    config.load()

    async def scenario() -> None:
        loop, port = asyncio.get_running_loop(), free_port()
        begin = lambda: kind(config, ServerState(), {})  # noqa: E731
        async with await loop.create_server(begin, "127.0.0.1", port):
            guest = await connect(f"ws://127.0.0.1:{port}/")
            await guest.send("hello")
            assert seen[0]() is not None
            if is_polite:
                await guest.close()
            else:
                guest.transport.abort()
            for _ in range(1000):
                if seen[0]() is None:
                    break
                await asyncio.sleep(0.01)

    asyncio.run(scenario())
    assert seen[0]() is None
