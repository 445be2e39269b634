"""What the servers of a club tell each other, and a sweep that finds what nobody told.

The database decides what happened. The bus only says where to look: that a table has more events,
who is connected to which server, and how much somebody has asked for. Who misses a message sees
the same a little later.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from ludoteca.server.access import Limiter
from ludoteca.server.club.bus import Bus, Message
from ludoteca.server.desk import Desk
from ludoteca.server.storage import Storage, StorageError

BEAT_SECONDS = 1.0  # between two signs of life
SILENT_SECONDS = 5.0  # after which a server is taken for dead, and its guests for gone
REFRESH_BEATS = 30  # in which the presence at every table is told again
MOST_CLIENTS = 500  # of which is told in one beat what they asked for
_ALL = "servers"  # the word that every server hears

_log = logging.getLogger(__name__)


class Club:
    """One of the servers of a club, as far as it has to do with the others."""

    def __init__(
        self,
        storage: Storage,
        follow: Callable[[str, int], Awaitable[None]],
        desks: Mapping[str, Desk],
        limiters: Mapping[str, Limiter],
        sweep_seconds: float,
    ) -> None:
        """Look after these desks; `follow` reads what a table has more than we know."""
        self.server = secrets.token_hex(6)
        self._storage, self._follow, self._desks = storage, follow, desks
        self._limiters, self._sweep_seconds = limiters, sweep_seconds
        self._bus: Bus | None = None
        self._last_heard: dict[str, float] = {}  # by server
        self._is_due = asyncio.Event()  # a sweep before its time
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_bus_up(self) -> bool:
        """Say whether others can hear us."""
        return self._bus is not None and self._bus.is_up

    async def start(self, bus: str) -> None:
        """Begin to sweep, and to listen if there is a bus."""
        self._tasks = [asyncio.create_task(self._sweep())]
        if bus:
            name = await self._storage.setting("club", secrets.token_hex(8))
            self._bus = Bus(bus, f"ludoteca.{name}", self._come_back)
            self._bus.hear(_ALL, self._hear_server)
            self._bus.start()
            self._tasks.append(asyncio.create_task(self._beat()))
            for limiter in self._limiters.values():
                limiter.count_spent()

    async def stop(self) -> None:
        """Take leave: others need not wait to see our guests gone."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bus is not None:
            self._bus.say(_ALL, {"server": self.server, "leaves": True})
            await self._bus.stop()

    # What we tell -----------------------------------------------------------------------------

    def announce(self, desk: Desk) -> None:
        """Say that a table has more events, after they were written."""
        if self._bus is not None:
            number = desk.table.num_events
            self._bus.say(_word(desk), {"server": self.server, "events": number})

    def attend(self, desk: Desk) -> None:
        """Somebody came or left: listen as long as somebody is here, and say who is."""
        current = self._desks.get(desk.table.id)
        if self._bus is None or current not in (desk, None):  # another one has taken its place
            return
        if not desk.guests:
            self._bus.ignore(_word(desk))
            desk.hear_nobody()
        is_new, desk.is_heard = bool(desk.guests) and not desk.is_heard, bool(desk.guests)
        if is_new:
            self._bus.hear(_word(desk), self._hear_table)
        if is_new or desk.here() != desk.told_here:
            self._tell_presence(desk, asks=is_new)

    def _tell_presence(self, desk: Desk, *, asks: bool = False) -> None:
        """Say which seats are held here; who asks is told the same by the others."""
        desk.told_here = desk.here()
        if self._bus is not None:
            said: Message = {"server": self.server, "seats": sorted(desk.told_here)}
            self._bus.say(_word(desk), {**said, "asks": True} if asks else said)

    def _ask_presence(self) -> None:
        for desk in list(self._desks.values()):
            if desk.guests:
                self._tell_presence(desk, asks=True)

    async def _beat(self) -> None:
        """Say again and again that we live, what was asked of us, and now and then who is here."""
        beat = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            beat += 1
            spent = {name: each.take_spent(MOST_CLIENTS) for name, each in self._limiters.items()}
            if self._bus is not None:
                self._bus.say(_ALL, {"server": self.server, "spent": spent})
            for desk in list(self._desks.values()):
                if hash(desk.table.id) % REFRESH_BEATS == beat % REFRESH_BEATS and desk.guests:
                    self._tell_presence(desk)
            await self._forget_silent()

    # What we hear -----------------------------------------------------------------------------

    async def _hear_table(self, table: str, said: Message) -> None:
        desk, server = self._desks.get(table), said.get("server")
        if desk is None or not isinstance(server, str) or server == self.server:
            return
        events, seats = said.get("events"), said.get("seats")
        if isinstance(events, int):
            await self._follow(table, events)
        if isinstance(seats, list):
            self._note(server)
            async with desk.lock:
                desk.hear(server, frozenset(seat for seat in seats if isinstance(seat, int)))
            if said.get("asks") is True and desk.here():
                self._tell_presence(desk)

    async def _hear_server(self, _word: str, said: Message) -> None:
        server, spent = said.get("server"), said.get("spent")
        if not isinstance(server, str) or server == self.server:
            return
        if said.get("leaves") is True:
            self._last_heard[server] = -SILENT_SECONDS
            await self._forget_silent()
            return
        self._note(server)
        for name, counts in spent.items() if isinstance(spent, dict) else ():
            if name in self._limiters and isinstance(counts, dict):
                for client, number in counts.items():
                    if isinstance(number, int):
                        self._limiters[name].charge(client, number, time.monotonic())

    def _note(self, server: str) -> None:
        """Note that a server lives; one that we did not know of is asked who is there."""
        is_new = server not in self._last_heard
        self._last_heard[server] = time.monotonic()
        if is_new:
            self._ask_presence()

    async def _forget_silent(self) -> None:
        """Take the guests of servers that say nothing any more for gone."""
        now = time.monotonic()
        for name, last in list(self._last_heard.items()):
            if now - last > SILENT_SECONDS:
                del self._last_heard[name]
        for desk in list(self._desks.values()):
            for server in desk.elsewhere.keys() - self._last_heard.keys():
                async with desk.lock:
                    desk.hear(server, frozenset())

    # What nobody told -------------------------------------------------------------------------

    def _come_back(self) -> None:
        """Look at once for what was said while nobody could hear it, and ask who is there."""
        self._is_due.set()
        self._last_heard.clear()  # whoever we hear of again is asked

    async def _sweep(self) -> None:
        """Ask the database now and then which of our tables have more than we know."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_due.wait(), self._sweep_seconds)
            self._is_due.clear()
            try:
                await self._sweep_once()
            except StorageError:
                continue  # the storage tells the log; the next sweep comes
            except Exception:  # sweeping must go on, whatever happens
                _log.exception("a sweep failed")

    async def _sweep_once(self) -> None:
        known = {name: desk.table.num_events for name, desk in self._desks.items()}
        if known:
            for table, number in (await self._storage.lengths(known)).items():
                if number > known[table]:
                    await self._follow(table, number)


def _word(desk: Desk) -> str:
    return f"table.{desk.table.id}"
