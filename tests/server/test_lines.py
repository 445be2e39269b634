"""Floods, silence and slowness: one client that means ill must not stop the evening for others."""

import os
import signal
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.raw_socket import CONTINUATION, PING, TEXT, RawSocket, frame
from tests.server.running import MANY, RunningServer

SHORT = ("header-seconds=1", "body-seconds=1", "stalled-seconds=1")
PATIENCE = 120  # seconds; what is cut off after one may take longer where much else is going on
MOST_MEGABYTES = 40  # that an attack may cost
LONGEST_WAIT = 2.0  # of others meanwhile; it was 6 to 26 s


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    path = tmp_path_factory.mktemp("lines") / "tables.sqlite"
    with RunningServer(path, told=(*MANY, *SHORT)) as running:
        yield running


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Run a server that cuts nobody off for being slow."""
    path = tmp_path_factory.mktemp("lines") / "tables.sqlite"
    with RunningServer(path, told=(*MANY, "header-seconds=600", "body-seconds=600")) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: RunningServer) -> str:
    """Open a table and look at it: what the server loads for that is not the cost of an attack."""
    found = open_table(server, 2)[0]
    with closing(RawSocket(server.port)) as guest:
        guest.upgrade(found)
        guest.socket.settimeout(60)
        assert guest.socket.recv(1)  # the first message: kernels are there
    return found


def open_table(server: RunningServer, num_seats: int) -> tuple[str, str]:
    """Open a table with long messages; return its id and the token."""
    body = {"game": "knaster", "seats": [{"kind": "me", "name": f"N{i}"} for i in range(num_seats)]}
    key = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return key["table"], key["token"]


def waiting_time(server: RunningServer) -> float:
    """Return how long somebody else waits for an answer."""
    begin = time.monotonic()
    with urllib.request.urlopen(f"{server.url}/api/health", timeout=60):  # noqa: S310 - ours
        return time.monotonic() - begin


FLOODS = {
    "pings": frame(PING, b"x" * 100) * 500,
    "malformed": frame(TEXT, b"{") * 2000,
    "empty fragments": frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 10_000,
    "empty messages": frame(TEXT) * 10_000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_costs_nobody_else_anything(
    server: RunningServer, table: str, kind: str
) -> None:
    before = server.memory()
    with closing(RawSocket(server.port)) as attacker:
        attacker.upgrade(table)
        sent = attacker.flood(FLOODS[kind], 1)
        wait = waiting_time(server)
        assert attacker.is_cut(PATIENCE)
    assert sent < 20_000_000
    assert wait < LONGEST_WAIT
    assert server.memory() - before < MOST_MEGABYTES


def test_who_takes_nothing_in_is_cut_off(server: RunningServer) -> None:
    table, token = open_table(server, 12)
    with ExitStack() as stack:
        deaf = [RawSocket(server.port, receive_buffer=4096) for _ in range(5)]
        for line in deaf:
            stack.callback(line.close)
            line.upgrade(table)
        player = RawSocket(server.port)
        stack.callback(player.close)
        player.upgrade(table, f'{{"type":"hello","token":"{token}"}}'.encode())
        for number in range(60):  # a choice and its undo; everybody is told of each
            kind = "undo" if number % 2 else "move"
            more = "" if number % 2 else f',"version":{1 + number},"action":0'
            text = f'{{"type":"{kind}","id":"m{number}","seat":0{more}}}'
            player.socket.sendall(frame(TEXT, text.encode()))
        player.answer(1)
        assert all(line.is_cut(PATIENCE) for line in deaf)


@pytest.mark.parametrize("start", ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-A: "])
def test_who_does_not_finish_a_header_is_cut_off(server: RunningServer, start: str) -> None:
    with closing(RawSocket(server.port)) as line:
        line.socket.sendall(start.encode())
        assert line.is_cut(PATIENCE)


def test_who_does_not_finish_a_body_is_cut_off(server: RunningServer) -> None:
    with closing(RawSocket(server.port)) as line:
        line.socket.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
        )
        assert line.is_cut(PATIENCE)


@pytest.mark.parametrize(
    ("headers", "status"),
    [("Host: 127.0.0.1\r\nOrigin: http://evil.example", 403), ("Host: evil.example", 421)],
)
def test_a_refusal_does_not_wait_for_the_body(
    server: RunningServer, headers: str, status: int
) -> None:
    with closing(RawSocket(server.port)) as line:
        request = f"POST /api/tables HTTP/1.1\r\n{headers}\r\nContent-Length: 99\r\n\r\n"
        line.socket.sendall(request.encode())
        assert line.answer().startswith(f"HTTP/1.1 {status} ".encode())


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/none/hints/0"])  # read, and not
def test_who_goes_on_after_the_answer_is_cut_off(patient_server: RunningServer, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with closing(RawSocket(patient_server.port)) as line:
        line.socket.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        line.flood(b"8000\r\n" + b"x" * 0x8000 + b"\r\n", 5)
        assert line.is_cut(PATIENCE)


def test_silent_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite", told=["header-seconds=600"], files=256) as server:
        with ExitStack() as stack:
            for _ in range(290):
                with suppress(ConnectionResetError):  # cut off before the system has told us
                    stack.callback(RawSocket(server.port).close)
            with closing(RawSocket(server.port, "127.0.0.2")) as other:
                other.socket.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert other.socket.recv(100).startswith(b"HTTP/1.1 200")
        assert "too many of one address" in server.log.read_text()


def test_silent_connections_of_several_addresses_leave_room_for_others(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite", told=["header-seconds=600"], files=256) as server:
        with ExitStack() as stack:
            for number in range(320):
                with suppress(ConnectionResetError):
                    line = RawSocket(server.port, f"127.0.0.{2 + number % 4}")
                    stack.callback(line.close)
            for _ in range(20):
                with closing(RawSocket(server.port)) as other:
                    other.socket.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    assert other.socket.recv(100).startswith(b"HTTP/1.1 200")
        assert "room for others" in server.log.read_text()


def test_silent_sockets_of_a_few_addresses_leave_room_for_others(tmp_path: Path) -> None:
    """Take all lines with sockets that watch; one that plays there is cut off last."""
    told = ("requests-per-second=1e6", "connections=24")
    with RunningServer(tmp_path / "t.sqlite", told=told) as server, ExitStack() as stack:
        table, token = open_table(server, 2)

        def come(source: str, hello: bytes = b'{"type":"hello"}') -> RawSocket:
            line = RawSocket(server.port, source)
            stack.callback(line.close)
            line.upgrade(table, hello)
            line.socket.settimeout(60)
            assert line.socket.recv(1)
            return line

        player = come("127.0.0.2", f'{{"type":"hello","token":"{token}"}}'.encode())
        move = b'{"type":"move","id":"m","seat":0,"version":1,"action":0}'
        player.socket.sendall(frame(TEXT, move))
        watching = [come(f"127.0.0.{2 + number % 3}") for number in range(23)]
        waiting = come("127.0.0.5")  # for it there is room, and for requests too
        for number in range(12):
            other = RawSocket(server.port, f"127.0.0.{6 + number}")
            stack.callback(other.close)
            other.socket.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert other.socket.recv(100).startswith(b"HTTP/1.1 200")
        assert not player.is_cut(0)
        assert not waiting.is_cut(0)
        assert watching[0].is_cut(PATIENCE)
        assert "room for others" in server.log.read_text()


def test_bodies_without_an_end_leave_room_for_others(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"
    told = ("body-seconds=600", "connections=20")
    with RunningServer(tmp_path / "t.sqlite", told=told) as server, ExitStack() as stack:
        for number in range(20):
            line = RawSocket(server.port, f"127.0.0.{2 + number % 2}")
            stack.callback(line.close)
            line.socket.sendall(head)
        assert waiting_time(server) < LONGEST_WAIT


UPGRADE = (
    "GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize("body", ["Content-Length: 9", "Transfer-Encoding: chunked"])
def test_an_upgrade_with_a_body_is_not_held_for_good(server: RunningServer, body: str) -> None:
    with closing(RawSocket(server.port)) as line:
        line.socket.sendall(f"{UPGRADE}{body}\r\n\r\n".encode())
        assert line.is_cut(PATIENCE)


@pytest.mark.parametrize(
    ("before", "after"),
    [("127.0.0.1", "evil.example"), ("/socket", "/nothing"), ("Version: 13", "Version: 12")],
)
def test_who_gets_no_socket_gets_the_headers_of_every_answer(
    server: RunningServer, before: str, after: str
) -> None:
    with closing(RawSocket(server.port)) as line:
        line.socket.sendall(f"{UPGRADE.replace(before, after)}\r\n".encode())
        answer = line.answer().decode().lower()
        assert answer.startswith("http/1.1 4")
        assert "content-security-policy" in answer
        assert "nosniff" in answer


@pytest.mark.parametrize(
    "message", [frame(TEXT, b"\xff"), frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"x")]
)
def test_who_sends_no_text_is_told_so_and_leaves_no_traceback(
    server: RunningServer, table: str, message: bytes
) -> None:
    with closing(RawSocket(server.port)) as line:
        line.upgrade(table)
        line.socket.sendall(message)
        assert line.answer().endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))
    assert "Traceback" not in server.log.read_text()


def test_what_is_no_http_is_refused_and_does_not_fill_the_log(tmp_path: Path) -> None:
    """Send nonsense at once, behind an answer, and in a request to change the protocol."""
    head = "POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with RunningServer(tmp_path / "t.sqlite") as server:
        for _ in range(20):
            with closing(RawSocket(server.port)) as line:
                line.socket.sendall(b"nonsense\r\n\r\n")
                answer = line.answer().decode().lower()
                assert answer.startswith("http/1.1 400")
                assert "content-security-policy" in answer
                assert "nosniff" in answer
            with closing(RawSocket(server.port)) as line:
                line.socket.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
                assert line.socket.recv(100).startswith(b"HTTP/1.1 404")
                line.socket.sendall(b"zzz\r\n\r\n")
                line.answer()
            with closing(RawSocket(server.port)) as line:
                line.socket.sendall(f"{head}Connection: Upgrade\r\nUpgrade: tea\r\n\r\n".encode())
                assert line.socket.recv(100).startswith(b"HTTP/1.1 404")
        log = server.log.read_text().splitlines()
    assert len(log) == 1
    assert "no HTTP (1 so far)" in log[0]


def test_a_request_without_an_end_does_not_stain_the_log_of_a_server_that_closes(
    tmp_path: Path,
) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with (
        RunningServer(tmp_path / "t.sqlite") as server,
        closing(RawSocket(server.port)) as line,
    ):
        line.socket.sendall(f"{head}Content-Length: 9\r\n\r\n{{".encode())
        waiting_time(server)  # by now it has been looked at
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        server.process.wait(PATIENCE)
        assert "Traceback" not in server.log.read_text()
