"""All tables that somebody is at: one change at a time each, on disk before anyone is told."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from ludoteca import players
from ludoteca.errors import LudotecaError
from ludoteca.players.rng import seeded
from ludoteca.server import messages as m
from ludoteca.server.snapshots import seat_infos, snapshot
from ludoteca.server.storage import Storage
from ludoteca.server.tables import (
    Event,
    Table,
    TableError,
    new_table_id,
    opening,
    rematch_opening,
)

MOST_NEWS = 256  # messages a guest may be behind before it is let go


class Guest:
    """One connection to a table: a browser, a program or a spectator."""

    def __init__(self, owner: str | None, hello: m.Hello) -> None:
        """Remember who it is and what it knows."""
        self.owner = owner
        self.news: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_NEWS)
        self._known, self._revision = hello.since, hello.revision

    def tell(self, table: Table, seats: list[m.SeatInfo], answers: str | None = None) -> None:
        """Put the table as this guest may see it among its news."""
        if table.last_takeback >= self._revision:  # what it knew may not hold any more
            self._known = 0
        state = snapshot(table, self.owner, self._known, seats, answers)
        self._known, self._revision = state.history_from + len(state.history), state.revision
        self.send(state)

    def send(self, message: m.TableState | m.Refusal) -> None:
        """Put a message among the news; a guest too far behind is let go, and comes back."""
        if self.news.qsize() >= MOST_NEWS - 1:
            self.news = asyncio.Queue(MOST_NEWS)
            self.news.put_nowait(None)
        else:
            self.news.put_nowait(message.model_dump_json().encode())


class Desk:
    """A table in memory with its guests; the lock makes changes and news take turns."""

    def __init__(self, table: Table) -> None:
        """Put a table on the desk."""
        self.table = table
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.users = 0  # requests and bots at work; nobody may forget the desk meanwhile
        self.bots: asyncio.Task[None] | None = None

    def seats(self) -> list[m.SeatInfo]:
        """Return who sits where, and who is there."""
        connected = {guest.owner for guest in self.guests if guest.owner is not None}
        return seat_infos(self.table, connected)

    def tell_all(self, answered: Guest | None = None, answers: str | None = None) -> None:
        """Tell every guest what changed."""
        seats = self.seats()
        for guest in self.guests:
            guest.tell(self.table, seats, answers if guest is answered else None)


class Room:
    """All desks over one storage."""

    def __init__(self, storage: Storage, bot_pause: float = 0.6, bot_threads: int = 2) -> None:
        """Open the room; bots pause so that people can follow."""
        self.storage = storage
        self._bot_pause = bot_pause
        self._desks: dict[str, Desk] = {}
        self._thinkers = ThreadPoolExecutor(bot_threads, thread_name_prefix="bot")

    async def open(self, request: m.NewTable, owner: str) -> str:
        """Open a table and return its id."""
        for seat in request.seats:
            if seat.kind == "bot":
                players.code(request.game, seat.bot or "")
        table = new_table_id()
        event = opening(request, owner, time.time_ns())
        Table(table, [event])  # refuses what cannot begin, before anything is written
        await self.storage.append(table, 0, event, owners=(owner,))
        return table

    async def sit(self, table: str, seat: int, owner: str, request: m.TakeSeat) -> None:
        """Take an open seat."""
        async with self.desk(table) as desk, desk.lock:
            await self._change(desk, desk.table.sit(seat, owner, request), owner)

    async def share(self, table: str, owner: str, other: str) -> None:
        """Let an owner come back from another device."""
        async with self.desk(table) as desk, desk.lock:
            if desk.table.seats_of(owner) != desk.table.seats_of(other):
                await self._change(desk, desk.table.share(owner, other), other)

    async def request(self, desk: Desk, guest: Guest, request: m.AnyRequest) -> None:
        """Carry out a request of a guest and tell everybody."""
        async with desk.lock:
            event = desk.table.request(guest.owner, request)
            if event is None:  # carried out before: say how things are
                guest.tell(desk.table, desk.seats(), request.id)
                return
            if event["kind"] == "rematch":
                await self._open_rematch(desk.table, event["table"])
            await self._change(desk, event, answered=guest, answers=request.id)

    async def _open_rematch(self, table: Table, rematch: str) -> None:
        owners = {owner for chair in table.chairs for owner in chair.owners}
        event = rematch_opening(table, time.time_ns())
        await self.storage.append(rematch, 0, event, owners=tuple(sorted(owners)))

    async def enter(self, desk: Desk, guest: Guest) -> None:
        """Let a guest in and tell everybody who is there now."""
        async with desk.lock:
            desk.guests.add(guest)
            desk.tell_all()
            self._wake_bots(desk)

    async def leave(self, desk: Desk, guest: Guest) -> None:
        """Let a guest go."""
        async with desk.lock:
            desk.guests.discard(guest)
            desk.tell_all()

    @asynccontextmanager
    async def desk(self, table: str) -> AsyncIterator[Desk]:
        """Bring a table into memory for as long as somebody needs it."""
        desk = self._desks.get(table)
        if desk is None:
            events = self.storage.events(table)
            if not events:
                raise TableError("server-error-no-table")
            desk = self._desks.setdefault(table, Desk(Table(table, events)))
        desk.users += 1
        try:
            yield desk
        finally:
            desk.users -= 1
            if desk.users == 0 and self._desks.get(table) is desk:
                del self._desks[table]

    def close(self) -> None:
        """Stop the bots."""
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    async def _change(
        self,
        desk: Desk,
        event: Event,
        owner: str | None = None,
        answered: Guest | None = None,
        answers: str | None = None,
    ) -> None:
        """Apply an event, write it, and only then tell everybody; the lock is held."""
        seq = desk.table.num_events
        desk.table.apply(event)
        try:
            owners = () if owner is None else (owner,)
            await self.storage.append(desk.table.id, seq, event, owners=owners)
        except LudotecaError:
            desk.table = Table(desk.table.id, self.storage.events(desk.table.id))
            raise
        desk.tell_all(answered, answers)
        self._wake_bots(desk)

    def _wake_bots(self, desk: Desk) -> None:
        """Let the bots think if it is their turn and nobody woke them yet."""
        if desk.table.bots_to_act() and (desk.bots is None or desk.bots.done()):
            desk.bots = asyncio.create_task(self._play_bots(desk.table.id))

    async def _play_bots(self, table: str) -> None:
        """Play for the bots until a person is to act."""
        async with self.desk(table) as desk:
            while seats := desk.table.bots_to_act():
                seat, num_events = seats[0], desk.table.num_events
                if not desk.table.playing().game.is_simultaneous:
                    await asyncio.sleep(self._bot_pause)
                action = await asyncio.get_running_loop().run_in_executor(
                    self._thinkers, _think, desk.table, seat
                )
                async with desk.lock:
                    if num_events != desk.table.num_events:
                        continue  # something happened meanwhile: look again
                    await self._change(desk, {"kind": "move", "seat": seat, "action": action})


def _think(table: Table, seat: int) -> int:
    """Let a bot choose; its dice are its own, not those of the match."""
    match = table.playing()
    player = match.player_of(seat)
    key = hashlib.sha256(b"bot" + table.secret).hexdigest()
    rng = seeded(int(key, 16), seat, table.num_events)
    bot = match.bot_at(seat) or ""
    return players.choose(match.game.id, bot, match.view(seat), player, rng)
