"""A real dask cluster on this machine; `python -m tests.lab.cluster` plays a tournament on it."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

DASK = [sys.executable, "-m", "dask"]
TOURNAMENT = ("tournament", "quantik", "--games", "2000", "--seed", "1")
_PATIENCE = 180  # seconds


class Cluster(NamedTuple):
    """The address of a scheduler, and the processes of its workers."""

    address: str
    workers: list["subprocess.Popen[bytes]"]


@contextmanager
def running_cluster(num_workers: int = 2) -> Iterator[Cluster]:
    """Start a scheduler and workers of one thread each, and end them all."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        file = folder / "scheduler.json"
        quiet = ["--no-dashboard", "--scheduler-file", str(file)]
        stack.enter_context(_process(["scheduler", "--port", "0", "--host", "127.0.0.1", *quiet]))
        address = _address(file)
        options = ["--nthreads", "1", "--no-nanny", "--no-dashboard"]
        options += ["--local-directory", str(folder)]
        workers = [
            stack.enter_context(_process(["worker", address, *options])) for _ in range(num_workers)
        ]
        yield Cluster(address, workers)


@contextmanager
def _process(words: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    environ = os.environ | {"NUMBA_NUM_THREADS": "1"}
    with subprocess.Popen([*DASK, *words], env=environ, stderr=subprocess.DEVNULL) as child:
        try:
            yield child
        finally:
            child.kill()


def _address(file: Path) -> str:
    """Wait until the scheduler has written where it is."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if file.exists() and (text := file.read_text("utf-8")).endswith("}"):
            return str(json.loads(text)["address"])
        time.sleep(0.1)
    raise TimeoutError("the scheduler does not start")


def main() -> int:
    """Play a tournament on a cluster of two workers."""
    with running_cluster() as cluster:
        command = [sys.executable, "-m", "ludoteca", *TOURNAMENT, "--scheduler", cluster.address]
        sys.stdout.write(" ".join(["ludoteca", *command[3:]]) + "\n")
        sys.stdout.flush()
        return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
