"""Behind a proxy: who it forwards is believed, whoever else says so is not."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.raw_socket import RawSocket
from tests.server.running import RunningServer

PROXY, STRANGER = "127.0.0.1", "127.0.0.3"
RATE, MOST_SOCKETS = 1, 3
BURST = 12 * RATE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    told = (
        f"trusted-proxies={PROXY}",
        f"requests-per-second={RATE}",
        f"connections-per-address={MOST_SOCKETS}",
        "hosts=games.example",
    )
    path = tmp_path_factory.mktemp("proxy") / "tables.sqlite"
    with RunningServer(path, told=told) as running:
        yield running


def ask(server: RunningServer, source: str, *headers: str, method: str = "GET") -> bytes:
    """Ask for the list of games from an address of this machine; return the answer."""
    with closing(RawSocket(server.port, source)) as line:
        first = f"{method} /api/games HTTP/1.1"
        words = (first, "Host: games.example", "Connection: close", *headers, "", "")
        line.socket.sendall("\r\n".join(words).encode())
        return line.answer()


def statuses(server: RunningServer, source: str, forwarded: str, number: int) -> list[int]:
    """Ask so many times for somebody who is forwarded, and return the statuses."""
    told = [f"X-Forwarded-For: {forwarded.format(i)}" for i in range(number)]
    return [int(ask(server, source, words)[9:12]) for words in told]


def test_each_who_is_forwarded_by_the_proxy_has_a_share_of_their_own(server: RunningServer) -> None:
    first = statuses(server, PROXY, "10.0.0.1", BURST + 8)
    assert first[:BURST] == [200] * BURST
    assert 429 in first
    assert statuses(server, PROXY, "10.0.0.{}", 20)[2:] == [200] * 18


def test_who_forwards_themselves_is_not_believed(server: RunningServer) -> None:
    assert 429 in statuses(server, STRANGER, "10.1.0.{}", BURST + 8)


def test_only_the_proxy_can_say_that_the_line_is_encrypted(server: RunningServer) -> None:
    told = ("X-Forwarded-For: 10.2.0.1", "X-Forwarded-Proto: https")
    hsts = b"strict-transport-security: max-age="
    assert hsts in ask(server, PROXY, *told).lower()
    assert hsts not in ask(server, PROXY, told[0]).lower()
    assert hsts not in ask(server, "127.0.0.4", *told).lower()
    for scheme, status in (("https", b"405"), ("http", b"403")):
        origin = f"Origin: {scheme}://games.example"
        assert ask(server, PROXY, *told, origin, method="POST")[9:12] == status


def open_table(server: RunningServer) -> str:
    """Open a table to come to, and return its name."""
    body = {"game": "quantik", "seats": [{"kind": "me", "name": f"N{i}"} for i in range(2)]}
    opened = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status()
    return str(opened.json()["table"])


def come(server: RunningServer, stack: ExitStack, table: str, forwarded: str) -> RawSocket:
    """Come to a table by the proxy."""
    line = RawSocket(server.port, PROXY)
    stack.callback(line.close)
    line.upgrade(table, b'{"type":"hello"}', f"X-Forwarded-For: {forwarded}")
    line.socket.settimeout(60)
    return line


def test_sockets_are_counted_for_each_who_is_forwarded(server: RunningServer) -> None:
    table = open_table(server)
    with ExitStack() as stack:
        visitors = ["10.3.0.1"] * (MOST_SOCKETS + 1) + ["10.3.0.2"]
        said = [come(server, stack, table, who).socket.recv(1000) for who in visitors]
        assert [b"server-error-sockets" in words for words in said] == [False] * 3 + [True, False]


def test_sockets_of_a_few_who_are_forwarded_leave_room_for_others(tmp_path: Path) -> None:
    told = (f"trusted-proxies={PROXY}", "connections=12", "requests-per-second=1e6")
    with RunningServer(tmp_path / "t.sqlite", told=told) as server, ExitStack() as stack:
        table = open_table(server)
        many = [come(server, stack, table, f"10.4.0.{i % 2}") for i in range(12)]
        assert all(line.socket.recv(1) for line in many)
        assert come(server, stack, table, "10.4.0.9").socket.recv(1)
        assert any(line.is_cut(0) for line in many)
