"""From `ludoteca serve` after a fresh install to the page, to a game and to all bots.

It takes minutes, so `make bench` leaves it out: `python -m benchmarks.first_start`.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from websockets.sync.client import connect

PATIENCE = 1800  # seconds
EVERY = 0.1


def main() -> None:
    """Start a server with an empty cache, play as soon as one can, and print when that was."""
    with tempfile.TemporaryDirectory() as folder:
        home = {"XDG_CACHE_HOME": folder, "LUDOTECA_HOME": folder}
        command = [sys.executable, "-m", "ludoteca", "serve", "--no-browser", "--port", "0"]
        begin = time.perf_counter()
        with subprocess.Popen(
            command, env=os.environ | home, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                _play(server, Path(folder), begin)
            finally:
                server.terminate()


def _play(server: "subprocess.Popen[str]", cache: Path, begin: float) -> None:
    if server.stdout is None:
        raise TypeError("the output is piped")
    found = re.search(r"http://[^/ ]+", server.stdout.readline())
    if found is None:
        raise RuntimeError("the server does not say where it is")
    address = found[0]

    def tell(what: str) -> None:
        print(f"{time.perf_counter() - begin:7.1f} s  {what}", flush=True)

    _ask(f"{address}/")
    tell("the first page")
    for game in json.loads(_ask(f"{address}/api/games")):
        bot = {"kind": "bot", "bot": game["first_bot"]}
        seats = [bot] * max(2, game["min_players"])
        body = {"game": game["id"], "seats": seats}
        table = json.loads(_ask(f"{address}/api/tables", body))["table"]
        tell(f"{game['name']}: a table is open")
        _watch(f"{address}/api/tables/{table}/socket")
        tell(f"{game['name']}: {game['first_bot']} has moved")
    while not list(cache.rglob("warm-*")):
        time.sleep(EVERY)
    tell("all bots are ready")


def _ask(address: str, body: object = None) -> bytes:
    """Ask until there is an answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})  # noqa: S310 - ours
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - ours
                said: bytes = answer.read()
                return said
        except URLError:
            time.sleep(EVERY)
    raise TimeoutError(address)


def _watch(address: str) -> None:
    """Look on until somebody has moved."""
    where, headers = address.replace("http", "ws", 1), {"Origin": address.partition("/api")[0]}
    with connect(where, additional_headers=headers, open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        while '"kind":"move"' not in str(socket.recv(timeout=PATIENCE)):
            pass


if __name__ == "__main__":
    main()
