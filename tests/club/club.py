"""A whole club on this machine: PostgreSQL, NATS, some servers, and one address for all of them."""

import asyncio
import random
import tempfile
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self, TypeVar

from ludoteca.compiled import is_warm
from ludoteca.server.warm_up import Readiness
from tests.club.components import PATIENCE, Bus, Component, Database, Member
from tests.club.guard import Guard
from tests.club.spreader import ANSWER_SECONDS, Spreader
from tests.club.wires import BusWire, Proxy, Wire
from tests.server.running import MANY

T = TypeVar("T")


class Club:
    """Start everything, and end everything, whatever happens meanwhile."""

    def __init__(
        self,
        num_servers: int = 3,
        *,
        told: Sequence[str] = MANY,
        clock_shifts: Sequence[float] = (),
        with_wires: bool = True,
        port: int = 0,
        on_change: Callable[[int, bool], None] | None = None,
        answer_seconds: float = ANSWER_SECONDS,
        seed: int = 0,
    ) -> None:
        """Say how many servers, what they are told, and how wrong their clocks are."""
        self._answer_seconds = answer_seconds
        self._num_servers, self._told, self._port, self._seed = num_servers, told, port, seed
        self._shifts = [*clock_shifts, *[0.0] * num_servers]
        self._with_wires, self._on_change = with_wires, on_change
        self.members: list[Member] = []
        self.database_wires: list[Wire] = []
        self.bus_wires: list[BusWire] = []
        self._proxies: list[Proxy] = []

    def __enter__(self) -> Self:
        """Start everything."""
        with ExitStack() as stack:
            self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-club-"))
            self.folder.chmod(0o755)  # PostgreSQL runs as somebody else where we are root
            guard = Guard(self.folder)
            stack.callback(guard.close)
            self._loop = asyncio.new_event_loop()
            stack.callback(self._loop.close)
            thread = threading.Thread(target=self._loop.run_forever, name="proxies", daemon=True)
            thread.start()
            stack.callback(thread.join)
            stack.callback(self._loop.call_soon_threadsafe, self._loop.stop)
            stack.callback(self._stop_proxies)
            self._start(guard)
            self._open = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        """End everything."""
        self._open.close()

    def _start(self, guard: Guard) -> None:
        if not is_warm():
            Readiness().run()  # once here rather than in every server
        self.database, self.bus = Database(self.folder, guard), Bus(self.folder, guard)
        start_all([self.database, self.bus])
        for number in range(1, self._num_servers + 1):
            where = self._where(number)
            shift = self._shifts[number - 1]
            member = Member(number, self.folder, guard, where, told=self._told, clock_shift=shift)
            self.members.append(member)
        self.members[0].start()  # the first one makes the tables of the database
        start_all(self.members[1:])
        ports = {member.number: member.port for member in self.members}
        self.spreader = self.call(
            _made(lambda: Spreader(ports, self._on_change, self._answer_seconds))
        )
        self._run(self.spreader, self._port)
        self.url = f"http://127.0.0.1:{self.spreader.port}"

    def _where(self, number: int) -> list[str]:
        """Return what a server is told of the components, which it reaches by wires of its own."""
        database, bus = self.database.port, self.bus.port
        if self._with_wires:
            choice = random.Random(f"{self._seed}-{number}")
            self.database_wires.append(self.call(_made(lambda: Wire(database))))
            self.bus_wires.append(self.call(_made(lambda: BusWire(bus, choice))))
            for wire in (self.database_wires[-1], self.bus_wires[-1]):
                self._run(wire)
            database, bus = self.database_wires[-1].port, self.bus_wires[-1].port
        return ["--storage", self.database.url(database), "--bus", self.bus.url(bus)]

    def _run(self, proxy: Proxy, port: int = 0) -> None:
        self.call(proxy.start(port))
        self._proxies.append(proxy)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the loop of the proxies and return what comes out."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def do(self, *doings: Callable[[], object]) -> None:
        """Do something to the proxies, in their loop."""
        for doing in doings:
            self.call(_made(doing))

    def _stop_proxies(self) -> None:
        for proxy in self._proxies:
            self.call(proxy.stop())


def start_all(components: Sequence[Component]) -> None:
    """Start some components at the same time."""
    for component in components:
        component.begin()
    with ThreadPoolExecutor() as waiters:
        list(waiters.map(Component.wait, components))


async def _made(make: Callable[[], T]) -> T:
    return make()
