"""Nobody fills the queues of what takes long: one thing at a time for each client."""

import asyncio
from contextlib import ExitStack, aclosing, closing
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from ludoteca.server.access import MOST_IN_TURN, Turns
from ludoteca.server.tables import TableError
from ludoteca.server.worker import MOST_WAITING
from tests.server.raw_socket import RawSocket
from tests.server.running import RunningServer

GREEDY, MODEST = "127.0.0.5", "127.0.0.6"


def test_who_asks_for_much_leaves_others_their_share(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite") as server, ExitStack() as stack:

        def ask(source: str, pages: int) -> RawSocket:
            line = stack.enter_context(closing(RawSocket(server.port, source)))
            line.socket.settimeout(120)  # a busy machine is slow, not broken
            asked = f"GET /api/games/quantik/print?pages={pages} HTTP/1.1"
            words = (asked, "Host: localhost", "Connection: close", "", "")
            line.socket.sendall("\r\n".join(words).encode())
            return line

        many = [ask(GREEDY, pages=20) for _ in range(MOST_WAITING + 1)]
        assert ask(MODEST, pages=1).answer()[9:12] == b"200"
        assert [line.answer()[9:12] for line in many] == [b"200"] * len(many)


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
