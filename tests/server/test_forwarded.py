"""Behind a proxy: who it forwards is believed, whoever else says so is not."""

from collections.abc import Iterator
from contextlib import ExitStack, closing

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


def test_sockets_are_counted_for_each_who_is_forwarded(server: RunningServer) -> None:
    body = {"game": "quantik", "seats": [{"kind": "me", "name": f"N{i}"} for i in range(2)]}
    opened = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status()
    table = opened.json()["table"]
    with ExitStack() as stack:

        def come(forwarded: str) -> bytes:
            line = RawSocket(server.port, PROXY)
            stack.callback(line.close)
            line.upgrade(table, b'{"type":"hello"}', f"X-Forwarded-For: {forwarded}")
            line.socket.settimeout(60)
            return line.socket.recv(1000)

        said = [come("10.3.0.1") for _ in range(MOST_SOCKETS + 1)]
        assert b"server-error-sockets" in said[-1]
        assert b"server-error-sockets" not in b"".join(said[:-1])
        assert b"server-error-sockets" not in come("10.3.0.2")
