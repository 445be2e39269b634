"""`ludoteca serve` as people start and stop it: what it says, what not, and how it ends."""

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
import websockets

from ludoteca.server import run
from ludoteca.server.settings import Settings
from ludoteca.server.storage import StorageError

_CODE = """
import logging, sys
from pathlib import Path
from ludoteca.server import run
from ludoteca.server.settings import Settings
logging.basicConfig(level=logging.DEBUG)  # more than anybody asks for
logging.getLogger("numba").setLevel(logging.WARNING)
run.STATIC = Path(sys.argv[1])
run.is_warm, run.Readiness.run = lambda: True, lambda readiness: None  # nobody plays for long
settings = Settings(Path(sys.argv[1]) / "tables.sqlite")
run.serve("127.0.0.1", 0, settings, "en", open_browser=False)
"""

PATIENCE = 180  # seconds; it takes one on a machine that has nothing else to do


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the server and read from its first line where it is."""
    (folder / "index.html").write_text("<title>Ludoteca</title>")
    log = (folder / "log.txt").open("w")
    command = [sys.executable, "-c", _CODE, str(folder)]
    with log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert found, (folder / "log.txt").read_text()
            yield process, found[0]
        finally:
            process.kill()


def open_table(address: str, *seats: dict[str, str]) -> dict[str, str]:
    """Open a Knaster table; keep the cookie that comes with the answer."""
    body = {"game": "knaster", "seats": seats}
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=PATIENCE)
    return {**answer.raise_for_status().json(), "cookie": answer.headers["set-cookie"]}


async def play(address: str, table: str, token: str, process: subprocess.Popen[str]) -> int:
    """Make moves, good and bad, then interrupt the server; return why it hung up."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with websockets.connect(url) as bad:
        await bad.send(f'{{"type": "hello", "token": "{token}", "since": -1}}')
        await bad.wait_closed()
    async with websockets.connect(url) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        state = json.loads(await socket.recv())
        for action in (0, 99):
            move = {"type": "move", "id": f"m{action}", "seat": 0, "action": action}
            await socket.send(json.dumps(move | {"version": state["views"][0]["version"]}))
        await socket.send(token)
        refused = 0
        while refused < 2:  # an action that there is not, and what is no message at all
            refused += json.loads(await socket.recv())["type"] == "refusal"
        process.send_signal(signal.SIGINT)
        await socket.wait_closed()
        assert socket.close_reason == "retry-after=5"
        return socket.close_code or 0


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_server_stops_at_once_when_nobody_is_there(
    tmp_path: Path, stop: signal.Signals
) -> None:
    with serving(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).json() == {"status": "ok"}
        process.send_signal(stop)
        code = process.wait(PATIENCE)
        assert code == (0 if stop == signal.SIGINT else -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "log.txt").read_text()


def test_ctrl_c_ends_it_soon_and_the_log_keeps_secrets(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
        key = open_table(address, *seats)
        code = asyncio.run(play(address, key["table"], key["token"], process))
        assert process.wait(PATIENCE) == 0
        assert code == 1012  # so that browsers come back when the server does
    log = (tmp_path / "log.txt").read_text()
    assert "Traceback" not in log
    owner, signature = key["token"].split(".")
    cookie = key["cookie"].partition("=")[2].partition(";")[0]
    for secret in (owner, signature, cookie, cookie.partition(".")[2]):
        assert len(secret) > 20
        assert secret not in log


def test_a_place_where_nothing_can_be_kept_is_refused_before_anybody_is_invited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(run, "STATIC", tmp_path)
    storage = tmp_path / "index.html" / "tables.sqlite"
    with pytest.raises(StorageError, match=r"cannot be kept in .*tables\.sqlite"):
        run.serve("127.0.0.1", 0, Settings(storage), "en", open_browser=False)
    assert capsys.readouterr().out == ""
