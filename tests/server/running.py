"""A real server in a process of its own, for tests, pictures and benchmarks."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

_CODE = """
import os, resource, sys, threading, time
from pathlib import Path
from ludoteca import compiled
from ludoteca.match import warm_up
from ludoteca.server.app import create_app
from ludoteca.server.reach import Reach
from ludoteca.server.run import listen, run
from ludoteca.server.settings import read_settings
from ludoteca.server.warm_up import Readiness
path, port, files, warm, held, *told = sys.argv[1:]
if warm:
    Readiness().run()
readiness = None
if held:
    def wait(step, look):
        while not Path(held, step.part or step.game).exists():
            time.sleep(0.05)
    warm_up.warm_up, compiled.is_warm, compiled.mark_warm = wait, lambda: True, lambda: None
    readiness = Readiness()
    threading.Thread(target=readiness.run, daemon=True).start()
if int(files):
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))
settings = read_settings(Path(path), os.environ, told)
reach = Reach("0.0.0.0" if int(files) else "127.0.0.1", int(port), find_lan=lambda: "127.0.0.2")
run(create_app(settings, readiness), listen(reach.host, reach.port), reach=reach)
"""
START_SECONDS = 180  # it takes two on a machine that has nothing else to do
MANY = ("requests-per-second=1e6", "connections-per-address=10000", "sockets-per-owner=10000")


def free_port() -> int:
    """Return a port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class RunningServer:
    """Start, kill and start again, always with the same storage and port."""

    def __init__(
        self,
        storage: Path,
        bot_pause: float = 0.0,
        environ: Mapping[str, str] = os.environ,
        told: Sequence[str] = MANY,
        files: int = 0,
        *,
        is_warm: bool = False,
        held: Path | None = None,
    ) -> None:
        """Choose a port; nothing runs yet. With a limit of files it listens to all addresses.

        A warm one has loaded all kernels before it listens. One that is held takes a game or a
        bot for ready when there is a file of its name in that folder.
        """
        self.environ, self.files, self.is_warm, self.held = environ, files, is_warm, held
        self.told = (f"bot-pause={bot_pause}", *told)
        self.storage, self.port = storage, free_port()
        self.log = storage.with_name(f"{storage.name}.log")
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        warm = "warm" if self.is_warm else ""
        held = str(self.held or "")
        arguments = [str(self.storage), str(self.port), str(self.files), warm, held, *self.told]
        command = [sys.executable, "-c", _CODE, *arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environ, stderr=log)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):  # noqa: S310 - ours
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        self.kill()
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        """Return the id of its process."""
        if self.process is None:
            raise RuntimeError("the server does not run")
        return self.process.pid

    def memory(self) -> float:
        """Return its resident memory in megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor_seconds(self) -> float:
        """Return the processor time that it has used so far, its other processes not counted."""
        return processor_seconds(self.pid)

    def kill(self) -> None:
        """Kill without warning, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def __enter__(self) -> "RunningServer":
        """Start."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Make an end."""
        self.kill()
