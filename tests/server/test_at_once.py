"""What is carried out where it is read keeps its order with what has to wait."""

import asyncio
import json
import random
import time
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest

from ludoteca.server import messages as m
from ludoteca.server.changes import Changes
from ludoteca.server.decide import open_table
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.mailbox import Mailbox
from ludoteca.server.socket import _Requests
from ludoteca.server.tables import Table
from tests.server.raw_socket import TEXT, RawSocket, frame
from tests.server.running import RunningServer

NUM_REQUESTS = 50  # a socket may send so many at once
PATIENCE = 120.0


def request(number: int) -> bytes:
    """Return a move of who plays both sides, or the request to take it back."""
    if number % 2:
        return frame(TEXT, b'{"type":"undo","id":"r%d","seat":%d}' % (number, 0))
    move = {"type": "move", "id": f"r{number}", "seat": 0, "version": 1 + number, "action": 0}
    return frame(TEXT, json.dumps(move).encode())


@pytest.mark.parametrize("seed", range(4))
def test_requests_keep_their_order_however_they_are_cut(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    body = {"game": "knaster", "seats": [{"kind": "me", "name": "N"}] * 2}
    sent = b"".join(map(request, range(NUM_REQUESTS)))
    with RunningServer(tmp_path / "tables.sqlite", is_warm=True) as server:
        key = httpx.post(f"{server.url}/api/tables", json=body, timeout=PATIENCE).json()
        with closing(RawSocket(server.port)) as line:
            line.upgrade(key["table"], b'{"type":"hello","token":"%s"}' % key["token"].encode())
            while sent:
                size = rng.choice((1, 7, len(request(0)), 300, 900))
                line.socket.sendall(sent[:size])
                sent = sent[size:]
                time.sleep(rng.choice((0, 0, 0.002, 0.03)))
            heard, last = b"", f'"answers":"r{NUM_REQUESTS - 1}"'.encode()
            line.socket.settimeout(PATIENCE)
            while last not in heard:
                heard += line.socket.recv(65536)
        answers = [part.split(b'"', 1)[0] for part in heard.split(b'"answers":"')[1:]]
        log = httpx.get(f"{server.url}/api/tables/{key['table']}", timeout=PATIENCE).json()
    assert answers == [f"r{number}".encode() for number in range(NUM_REQUESTS)]
    assert b'"refusal"' not in heard
    assert len(log["history"]) == 1  # the first roll: each move was taken back


class Line:
    """A line of which everything is passed on by hand."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.queue, self.has_played = Mailbox(), False
        self.receive = self.queue.get


class Noted(Changes):
    """Changes of which is only noted what was asked for."""

    def __init__(self) -> None:
        """Begin with nothing asked for."""
        self.asked = list[str]()

    def begin(self, desk: Desk, _guest: Guest, request: m.AnyRequest) -> bool:
        """Note it, and give the lock back."""
        self.asked.append(request.id)
        desk.lock.give_back()
        return True


async def test_who_goes_beyond_the_pace_waits_and_nothing_later_comes_before_it() -> None:
    table = Table(
        "t", [open_table(m.NewTable(game="quantik", seats=[m.NewSeat(kind="me")] * 2), "", 0)]
    )
    line, changes, desk, delays = Line(), Noted(), Desk(table, ""), [0.0, 0.05, 0.0]
    guest = Guest("", m.Hello())
    requests = _Requests(line, lambda _now: delays.pop(0), changes, desk, guest)
    working = asyncio.create_task(requests.carry_out())
    texts = [m.Undo(id=name, seat=0).model_dump_json() for name in "abc"]
    assert requests.hear(texts[0])
    for text in texts[1:]:
        assert not requests.hear(text)
        line.queue.put_nowait({"type": "websocket.receive", "text": text})
        await asyncio.sleep(0.01)
    assert changes.asked == ["a"]
    while len(changes.asked) < len(texts):
        await asyncio.sleep(0.01)
    assert changes.asked == ["a", "b", "c"]
    assert delays == []  # each was counted once
    working.cancel()
