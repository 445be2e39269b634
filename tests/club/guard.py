"""End processes and remove a folder when whoever started them is gone, however that happened.

Run as a program with a folder as its argument: it reads ids of processes from its standard input
until that is closed, which the system does also for a process that was killed.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

GRACE_SECONDS = 2.0


class Guard:
    """Look after processes and a folder from a process of its own."""

    def __init__(self, folder: Path) -> None:
        """Start to guard a folder."""
        command = [sys.executable, __file__, str(folder)]
        # In a session of its own it outlives Ctrl-C, which goes to all of a terminal.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
        self._watched: list[subprocess.Popen[bytes]] = []

    def watch(self, process: "subprocess.Popen[bytes]") -> None:
        """Have a process ended in the end, too."""
        self._watched.append(process)
        if self._process.stdin is not None:
            self._process.stdin.write(f"{process.pid} {_started(process.pid)}\n".encode())
            self._process.stdin.flush()

    def close(self) -> None:
        """End everything now."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        for process in self._watched:
            process.wait()


def _started(pid: int) -> str:
    """Return when a process began, by which one that has its number later is told apart."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]
    except OSError:
        return ""


def is_running(pid: int) -> bool:
    """Say whether a process has not ended yet; one that nobody has buried has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _main(folder: Path) -> None:
    watched = [line.split() for line in sys.stdin]
    alive = [int(pid) for pid, *began in watched if began and began[0] == _started(int(pid))]
    # PostgreSQL takes SIGQUIT for the quickest end that leaves no shared memory behind.
    for number in (signal.SIGQUIT, signal.SIGKILL):
        for pid in alive:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        end = time.monotonic() + GRACE_SECONDS
        while time.monotonic() < end and any(map(is_running, alive)):
            time.sleep(0.02)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    _main(Path(sys.argv[1]))
