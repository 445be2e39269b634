"""Nobody takes the turns of others: one long thing at a time, and one pace for each client."""

import asyncio
import time
from contextlib import ExitStack, aclosing, closing
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.requests import HTTPConnection

from ludoteca.server.access import MOST_IN_TURN, Turns
from ludoteca.server.tables import TableError
from ludoteca.server.worker import MOST_WAITING
from tests.server.raw_socket import TEXT, RawSocket, frame
from tests.server.running import RunningServer

PATIENCE = 120.0  # seconds; a busy machine is slow, not broken
GREEDY, MODEST = "127.0.0.5", "127.0.0.6"


def test_who_asks_for_much_leaves_others_their_share(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite") as server, ExitStack() as stack:

        def ask(source: str, pages: int) -> RawSocket:
            line = stack.enter_context(closing(RawSocket(server.port, source)))
            asked = f"GET /api/games/quantik/print?pages={pages} HTTP/1.1"
            words = (asked, "Host: localhost", "Connection: close", "", "")
            line.socket.sendall("\r\n".join(words).encode())
            return line

        many = [ask(GREEDY, pages=20) for _ in range(MOST_WAITING + 1)]
        assert ask(MODEST, pages=1).answer(PATIENCE)[9:12] == b"200"
        assert [line.answer(PATIENCE)[9:12] for line in many] == [b"200"] * len(many)


def test_all_sockets_of_an_address_share_its_pace(tmp_path: Path) -> None:
    # 180 sockets, each within its own limits, took the whole processor.
    told = "requests-per-second=0.5"  # so 10 messages a second, after 120 at once
    with RunningServer(tmp_path / "tables.sqlite", told=[told]) as server, ExitStack() as stack:
        body = {"game": "quantik", "seats": [{"kind": "me", "name": "N"}] * 2}
        table = httpx.post(f"{server.url}/api/tables", json=body, timeout=PATIENCE).json()["table"]
        lines = [stack.enter_context(closing(RawSocket(server.port, GREEDY))) for _ in range(4)]
        for line in lines:
            line.upgrade(table)
        begin = time.monotonic()
        for line in lines:
            line.socket.sendall(frame(TEXT, b"{}") * 40)
        for line in lines:
            line.socket.settimeout(PATIENCE)
            read = b""
            while read.count(b'"refusal"') < 40:
                read += line.socket.recv(65536)
        assert time.monotonic() - begin > (160 - 120) / 10 - 1


async def test_turns_of_one_client_come_one_by_one_and_not_too_many_wait() -> None:
    turns, entered = Turns(), list[str]()

    async def visit(host: str, leave: asyncio.Event) -> None:
        async with aclosing(turns(HTTPConnection({"type": "http", "client": (host, 1)}))) as turn:
            await anext(turn)
            entered.append(host)
            await leave.wait()

    leave = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for _ in range(MOST_IN_TURN):
            group.create_task(visit(GREEDY, leave))
        group.create_task(visit(MODEST, leave))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert entered == [GREEDY, MODEST]
        with pytest.raises(TableError):
            await visit(GREEDY, leave)
        leave.set()
    assert entered.count(GREEDY) == MOST_IN_TURN
    assert not turns._locks  # nothing is kept of who has gone
    await visit(GREEDY, leave)
