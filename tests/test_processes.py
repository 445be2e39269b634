"""Processes beside another: they begin wherever it runs, and end with it, however it ends."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

_CODE = """
import os, time
{begin}
print(pool.submit(os.getpid).result(), pool.submit(os.nice, 0).result() - os.nice(0), flush=True)
time.sleep(60)
"""
_SERVER = "from ludoteca.processes import new_processes; pool = new_processes(1, 3)"
_LAB = "from ludoteca.lab.executors import hired; crew = hired(1); pool = crew.__enter__().executor"
_NO_FILE = """
import io, sys
class Screen(io.StringIO):
    def fileno(self): return -1  # as of an app that has the whole terminal
sys.stderr = Screen()
"""


def test_processes_begin_where_errors_have_no_file() -> None:
    code = f"{_NO_FILE}{_SERVER}; print(pool.submit(abs, -3).result(), type(sys.stderr).__name__)"
    assert subprocess.check_output([sys.executable, "-c", code], timeout=120) == b"3 Screen\n"


@pytest.mark.parametrize(("begin", "nicer"), [(_SERVER, 3), (_LAB, 0)])
def test_who_is_killed_leaves_no_process_behind(begin: str, nicer: int) -> None:
    command = [sys.executable, "-c", _CODE.format(begin=begin)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        worker, niceness = map(int, parent.stdout.readline().split())
        assert niceness == nicer
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        end = time.monotonic() + 120
        while _is_alive(worker):
            assert time.monotonic() < end
            time.sleep(0.02)


def _is_alive(process: int) -> bool:
    """Say whether a process still runs; one that ended may wait for somebody to notice."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
