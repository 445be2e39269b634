"""From pressing Enter to seeing something."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.figure import Figure, Measured

COMMAND = [sys.executable, "-m", "ludoteca"]
PATIENCE = 60  # seconds


def startup() -> Iterator[Figure]:
    """Measure the command and the terminal app, with warm caches."""
    first_screen()
    helps = Measured.of([help_time() for _ in range(9)])
    yield Figure(name="ludoteca --help", value=helps, unit="s", target=0.3)
    yield Figure(
        name="ludoteca play, first screen",
        value=Measured.of([first_screen() for _ in range(5)]),
        unit="s",
        target=2,
    )


def help_time() -> float:
    """Return the seconds that the help takes, Python's own start included."""
    begin = time.perf_counter()
    subprocess.run([*COMMAND, "--help"], check=True, capture_output=True)
    return time.perf_counter() - begin


def first_screen() -> float:
    """Return the seconds until the app has painted the names of its games."""
    ours, theirs = pty.openpty()
    environ = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    begin = time.perf_counter()
    command = [*COMMAND, "play", "--lang", "en"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ) as app:
        os.close(theirs)
        shown = b""
        while b"Kuh Vadis" not in shown:
            left = begin + PATIENCE - time.perf_counter()
            if not select.select([ours], [], [], max(left, 0))[0]:
                app.kill()
                raise TimeoutError("the terminal app has not painted its first screen")
            shown += os.read(ours, 65536)
        seconds = time.perf_counter() - begin
        app.kill()
    os.close(ours)
    return seconds
