"""All tables that somebody is at: one change at a time each, on disk before anyone is told."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from ludoteca import players
from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.storage import Line, Storage, StorageError
from ludoteca.server.tables import (
    Event,
    Table,
    TableError,
    new_table_id,
    opening,
    rematch_opening,
)
from ludoteca.server.thinking import Thought

BOT_THREADS = 8  # more than cores, so that a quick bot need not wait for the slow ones
RETRY_SECONDS = 2.0  # before a bot tries again what could not be written


class Room:
    """All desks over one storage."""

    def __init__(self, storage: Storage, bot_pause: float = 0.6) -> None:
        """Open the room; bots pause so that people can follow."""
        self.storage = storage
        self._bot_pause = bot_pause
        self._desks: dict[str, Desk] = {}
        self._bots: set[asyncio.Task[None]] = set()
        self._thinkers = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bot")

    # Tables come and go --------------------------------------------------------------------

    async def open(self, request: m.NewTable, owner: str) -> str:
        """Open a table and return its id."""
        for seat in request.seats:
            if seat.kind == "bot":
                players.code(request.game, seat.bot or "")
        table = new_table_id()
        event = opening(request, owner, time.time_ns())
        Table(table, [event])  # refuses what cannot begin, before anything is written
        await self.storage.append(Line(table, 0, event, (owner,)))
        return table

    @asynccontextmanager
    async def desk(self, table: str) -> AsyncIterator[Desk]:
        """Bring a table into memory for as long as somebody needs it."""
        desk = self._desks.get(table)
        if desk is None:
            desk = self._desks[table] = Desk(self._stored(table))
        desk.users += 1
        try:
            yield desk
        finally:
            self._release(desk)

    def _stored(self, table: str) -> Table:
        """Return a table as its log tells it."""
        events = self.storage.events(table)
        if not events:
            raise TableError("server-error-no-table")
        return Table(table, events)

    def _release(self, desk: Desk) -> None:
        """Forget a desk that nobody needs any more; the log remembers."""
        desk.users -= 1
        if desk.users == 0 and self._desks.get(desk.table.id) is desk:
            del self._desks[desk.table.id]

    async def close(self) -> None:
        """Send the bots home."""
        for task in self._bots:
            task.cancel()
        await asyncio.gather(*self._bots, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    # People come, ask and go ---------------------------------------------------------------

    async def enter(self, desk: Desk, guest: Guest) -> None:
        """Let a guest in and tell everybody who is there now."""
        async with desk.lock:
            desk.enter(guest)
            self._wake_bots(desk)

    async def leave(self, desk: Desk, guest: Guest) -> None:
        """Let a guest go."""
        async with desk.lock:
            desk.leave(guest)

    async def sit(self, desk: Desk, seat: int, owner: str, request: m.TakeSeat) -> None:
        """Take an open seat."""
        async with desk.lock:
            await self._change(desk, desk.table.sit(seat, owner, request), owner=owner)

    async def share(self, desk: Desk, owner: str, other: str) -> None:
        """Let an owner come back from another device."""
        async with desk.lock:
            if desk.table.seats_of(owner) != desk.table.seats_of(other):
                await self._change(desk, desk.table.share(owner, other), owner=other)

    async def request(self, desk: Desk, guest: Guest, request: m.AnyRequest) -> None:
        """Carry out a request of a guest and tell everybody; a repeated one changes nothing."""
        async with desk.lock:
            event = desk.table.request(guest.owner, request)
            if event is None:
                desk.tell(guest, request.id)
                return
            more: tuple[Line, ...] = ()
            if event["kind"] == "rematch":
                more = (_rematch(desk.table, event["table"]),)
            await self._change(desk, event, *more, answered=guest, answers=request.id)

    # What they ask for happens -------------------------------------------------------------

    async def _change(
        self,
        desk: Desk,
        event: Event,
        *more: Line,
        owner: str | None = None,
        answered: Guest | None = None,
        answers: str | None = None,
    ) -> None:
        """Apply an event, write it, and only then tell everybody; the lock is held."""
        if desk.is_abandoned:
            raise StorageError("server-error-not-kept")
        table = desk.table
        line = Line(table.id, table.num_events, event, () if owner is None else (owner,))
        try:
            if not table.apply(event):
                if answered is not None:
                    desk.tell(answered, answers)
                return
            await self.storage.append(line, *more)
        except LudotecaError as refusal:
            if isinstance(refusal, StorageError):
                self._reload(desk)
            raise
        except BaseException:
            self._reload(desk)  # nobody knows how far it got
            raise
        desk.tell_all(answered, answers)
        self._wake_bots(desk)

    def _reload(self, desk: Desk) -> None:
        """Go back to what is on disk, which is all that anybody may be told."""
        try:
            desk.table = self._stored(desk.table.id)
            desk.tell_all()
        except LudotecaError:
            self._desks.pop(desk.table.id, None)
            desk.abandon()

    # Bots -----------------------------------------------------------------------------------

    def _wake_bots(self, desk: Desk) -> None:
        """Let the bots think if it is their turn and nobody woke them yet."""
        if desk.are_bots_awake or not desk.table.bots_to_act():
            return
        desk.are_bots_awake = True
        desk.users += 1
        task = asyncio.create_task(self._play_bots(desk))
        self._bots.add(task)
        task.add_done_callback(self._bots.discard)

    async def _play_bots(self, desk: Desk) -> None:
        """Play for the bots until a person is to act."""
        try:
            while desk.table.bots_to_act():
                try:
                    await self._play_bot(desk)
                except StorageError:
                    if not desk.guests:
                        return
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            desk.are_bots_awake = False
            self._release(desk)

    async def _play_bot(self, desk: Desk) -> None:
        """Make one move for a bot, unless something else happens while it thinks."""
        table, num_events = desk.table, desk.table.num_events
        seat = table.bots_to_act()[0]
        if not table.playing().game.is_simultaneous:
            await asyncio.sleep(self._bot_pause)
        if (table, num_events) == (desk.table, desk.table.num_events):
            thought = Thought.begin(table, seat)
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self._thinkers, thought.action)
            async with desk.lock:
                if (table, num_events) == (desk.table, desk.table.num_events):
                    await self._change(desk, {"kind": "move", "seat": seat, "action": action})


def _rematch(table: Table, rematch: str) -> Line:
    """Return the first line of a rematch, written together with the last one of its table."""
    owners = {owner for chair in table.chairs for owner in chair.owners}
    return Line(rematch, 0, rematch_opening(table, time.time_ns()), sorted(owners))
