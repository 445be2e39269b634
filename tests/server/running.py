"""A real server in a process of its own, for tests, pictures and benchmarks."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

_CODE = """
import sys
from pathlib import Path
from ludoteca.server.app import Settings, create_app
from ludoteca.server.run import listen, run
settings = Settings(Path(sys.argv[1]), bot_pause=float(sys.argv[3]), requests_per_second=1e6)
run(create_app(settings), listen("127.0.0.1", int(sys.argv[2])))
"""


def free_port() -> int:
    """Return a port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RunningServer:
    """Start, kill and start again, always with the same storage and port."""

    def __init__(self, storage: Path, bot_pause: float = 0.0) -> None:
        """Choose a port; nothing runs yet."""
        self.storage, self.bot_pause, self.port = storage, bot_pause, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        arguments = [str(self.storage), str(self.port), str(self.bot_pause)]
        command = [sys.executable, "-c", _CODE, *arguments]
        self.process = subprocess.Popen(command, env=os.environ)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):  # noqa: S310 - ours
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    @property
    def pid(self) -> int:
        """Return the id of its process."""
        if self.process is None:
            raise RuntimeError("the server does not run")
        return self.process.pid

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
