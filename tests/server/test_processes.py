"""Processes beside the server end with it, however it ends."""

import signal
import subprocess
import sys
import time
from pathlib import Path

_CODE = """
import os, time
from ludoteca.server.processes import new_processes
pool = new_processes(1, 3)
print(pool.submit(os.getpid).result(), pool.submit(os.nice, 0).result() - os.nice(0), flush=True)
time.sleep(60)
"""


def test_a_server_that_is_killed_leaves_no_process_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", _CODE], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker, niceness = map(int, server.stdout.readline().split())
        assert niceness == 3
        server.send_signal(signal.SIGKILL)
        server.wait()
        end = time.monotonic() + 120
        while _is_alive(worker):
            assert time.monotonic() < end
            time.sleep(0.02)


def _is_alive(process: int) -> bool:
    """Say whether a process still runs; one that ended may wait for somebody to notice."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
