"""Who can come to a server: this machine, the local network when asked, nobody by a false name.

The network of the tests is the address 127.0.0.2; nothing else is ever asked for.
"""

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from ludoteca.server.app import create_app
from ludoteca.server.reach import Reach, address_of
from ludoteca.server.run import ServerError, listen, usable_host
from ludoteca.server.settings import Settings
from tests.server.running import RunningServer

PATIENCE = 60
_SERVE = """
import sys
from pathlib import Path
from ludoteca.server import reach, run
from ludoteca.server.settings import Settings
reach.lan_address = lambda: "127.0.0.2"
run.STATIC = Path(sys.argv[1])
run.warm_up = lambda: None
run.serve("127.0.0.1", 0, Settings(run.STATIC / "t.sqlite"), "en", open_browser=False, lan=True)
"""


def test_the_network_is_let_in_when_somebody_here_asks(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite") as server:
        away = f"http://127.0.0.2:{server.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{away}/api/health", timeout=PATIENCE)
        here = httpx.Client(base_url=server.url, timeout=PATIENCE)
        assert here.get("/api/reach").json() == {"lan": None, "can_let_in": True}
        refused = here.post("/api/reach", headers={"Origin": "http://127.0.0.2"})
        assert refused.status_code == 403
        let_in = {"lan": f"{away}/", "can_let_in": False}
        assert here.post("/api/reach").json() == let_in
        assert here.post("/api/reach").json() == let_in  # once more changes nothing
        assert httpx.get(f"{away}/api/health", timeout=PATIENCE).json() == {"status": "ok"}
        here.close()


@pytest.mark.parametrize(
    ("client", "lan", "status", "message"),
    [
        ("192.168.7.7", "127.0.0.2", 403, "server-error-not-here"),
        ("127.0.0.1", None, 400, "server-error-no-network"),
    ],
)
def test_nobody_else_opens_the_door_and_there_must_be_one(
    tmp_path: Path, client: str, lan: str | None, status: int, message: str
) -> None:
    app = create_app(Settings(tmp_path / "t.sqlite"))
    app.state.reach = Reach(find_lan=lambda: lan)
    with TestClient(app, "http://127.0.0.1", client=(client, 5000)) as asking:
        can = asking.get("/api/reach").json()["can_let_in"]
        assert can == (client == "127.0.0.1")
        answer = asking.post("/api/reach")
        assert (answer.status_code, answer.json()["message"]) == (status, message)


def test_lan_lets_the_network_in_from_the_start(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Ludoteca</title>")
    command = [sys.executable, "-c", _SERVE, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            lines = [process.stdout.readline() for _ in range(2)]
            found = re.findall(r"http://127\.0\.0\.[12]:\d+/", "".join(lines))
            assert [address[7:16] for address in found] == ["127.0.0.1", "127.0.0.2"]
            for address in found:
                answer = httpx.get(f"{address}api/health", timeout=PATIENCE)
                assert answer.json() == {"status": "ok"}
        finally:
            process.kill()


def test_hosts_are_taken_as_people_write_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usable_host(" 127.0.0.1 ") == "127.0.0.1"
    assert usable_host("[::1]") == "::1"
    assert address_of("::1", 8642) == "http://[::1]:8642/"
    anywhere = Reach("0.0.0.0", 80, find_lan=lambda: None)  # noqa: S104 - nothing listens
    assert anywhere.address == "http://127.0.0.1:80/"
    asked: list[str] = []

    def look_up(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    for unusable in ("", " ", "no host", "a/b", "bücher.example", "ä..b"):
        with pytest.raises(ServerError) as refused:
            usable_host(unusable)
        assert f"“{unusable}”" in refused.value.sentence("en")
    assert asked == ["xn--bcher-kva.example"]


def test_a_host_of_another_machine_and_a_taken_port_are_said() -> None:
    with pytest.raises(ServerError, match=r"192\.0\.2\.7"):
        listen("192.0.2.7", 0)  # nobody is asked: it is only not ours
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError) as refused:
            listen("127.0.0.1", port)
        assert f" {port};" in refused.value.sentence("en")
