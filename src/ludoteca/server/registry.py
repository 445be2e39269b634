"""The tables in memory: who comes to them and leaves them, and what goes on beside the games."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.errors import LudotecaError
from ludoteca.match.record import Verification
from ludoteca.server import messages as m
from ludoteca.server.bots import Bots
from ludoteca.server.chain import write_line
from ludoteca.server.changes import Changes
from ludoteca.server.decide import Help, Revoke, Share, Sit, new_table_id, open_table
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.events import write_event
from ludoteca.server.folding import FOLD_EVERY
from ludoteca.server.loading import Loader
from ludoteca.server.metrics import Metrics
from ludoteca.server.schema import RUNNING, WAITING
from ludoteca.server.settings import Settings
from ludoteca.server.shares import Shares
from ludoteca.server.storage import Storage, StorageError
from ludoteca.server.tables import Table, TableError
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.warm_up import ASK_SECONDS, NotReady, Readiness

if TYPE_CHECKING:
    from ludoteca.server.club.others import Club

MOST_LOADING = 256  # tables that are read or wait to be read; who comes then is told to wait

_log = logging.getLogger(__name__)


class TableRegistry:
    """Every table that somebody is at, by its id, over one storage."""

    club: "Club | None" = None  # the other servers, where there are some

    def __init__(
        self,
        storage: Storage,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
        readiness: Readiness | None = None,
        shares: Shares | None = None,
    ) -> None:
        """Begin with no table in memory; without a `readiness` every game is ready."""
        self.storage = storage
        self.is_full = False  # the storage, for new tables
        self._settings = settings or Settings(Path())
        self._metrics, self._readiness = metrics, readiness
        self._shares = shares or Shares(self._settings.megabytes_per_address)
        self._sockets: Counter[str] = Counter()  # of each owner
        self._desks: dict[str, Desk] = {}
        self._claims: dict[str, list[asyncio.Future[Desk]]] = {}  # on tables that are being read
        self._tasks: set[asyncio.Task[None]] = set()
        self._loader = Loader(storage, self._admit)
        self._thinkers = Thinkers()
        pause = self._settings.bot_pause
        follow = (self._start, self._reload, self._go_on, self._admit_table)
        self.changes = Changes(storage, self._shares, metrics, *follow)
        change = self.changes.change
        self._bots = Bots(change, self._thinkers, pause, metrics, readiness, self._shares)

    # Tables come and go --------------------------------------------------------------------

    async def open(self, request: m.NewTable, owner: str) -> str:
        """Open a table and return its id."""
        self._admit_table()
        self._shares.admit()
        self._admit(request.game, *(seat.bot or "" for seat in request.seats))
        table = new_table_id()
        event = open_table(request, owner, time.time_ns())
        Table(table, [event])  # refuses what cannot begin, before anything is written
        status = WAITING if any(chair.is_open for chair in event.chairs) else RUNNING
        line = write_line(table, 0, write_event(event), "", (owner,), status)
        await self.storage.append(line)
        self._shares.spend(line)
        return table

    def _admit(self, game: str, *bots: str) -> None:
        """Refuse a game that is not ready yet; what is going to be needed comes first."""
        if self._readiness is not None:
            for bot in bots:
                self._readiness.ask_for(game, bot)
            self._readiness.admit(game)

    @asynccontextmanager
    async def desk(self, table: str, *, is_patient: bool = False) -> AsyncIterator[Desk]:
        """Bring a table into memory for as long as somebody needs it; the patient wait for it."""
        while True:
            try:
                desk = await self._claim(table)
                break
            except NotReady:
                if not is_patient:
                    raise
                await asyncio.sleep(ASK_SECONDS)
        try:
            yield desk
        finally:
            self._release(desk)

    async def _claim(self, table: str) -> Desk:
        """Return the desk of a table, counted as used; who comes while it is read waits too."""
        desk = self._desks.get(table)
        if desk is not None:
            desk.users += 1
            if self.storage.is_shared:
                await self._refresh(desk)
            return desk
        if table not in self._claims:
            if len(self._claims) >= MOST_LOADING:
                raise StorageError("server-error-busy")
            self._claims[table] = []
            self._start(self._load(table))
        claim: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self._claims[table].append(claim)
        try:
            return await claim
        except asyncio.CancelledError:
            if claim.done() and not claim.cancelled() and claim.exception() is None:
                self._release(claim.result())
            raise

    async def _refresh(self, desk: Desk) -> None:
        """Take in what other servers wrote: who comes may know of it already."""
        try:
            async with desk.lock:
                await self._catch_up(desk)
        except BaseException:
            self._release(desk)
            raise

    async def _load(self, table: str) -> None:
        """Read a table, and hand its desk to all who wait for it."""
        try:
            desk = Desk(*await self._loader.load(table))
            bots = [chair.bot for chair in desk.table.chairs if chair.bot]
            self._bots.expect(desk.table.game, bots)
        except Exception as problem:  # whatever it is, those who wait must hear of it
            for claim in self._claims.pop(table):
                if not claim.done():
                    claim.set_exception(problem)
            return
        waiting = [claim for claim in self._claims.pop(table) if not claim.done()]
        if waiting:
            self._desks[table] = desk
            desk.users = len(waiting)
        for claim in waiting:
            claim.set_result(desk)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Let something happen beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _release(self, desk: Desk) -> None:
        """Forget a desk that nobody needs any more; the log remembers."""
        desk.users -= 1
        if desk.users == 0 and self._desks.get(desk.table.id) is desk:
            del self._desks[desk.table.id]

    async def close(self) -> None:
        """Send the bots home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.close()
        self._loader.close()

    # People come, ask and go ---------------------------------------------------------------

    async def enter(self, desk: Desk, guest: Guest) -> None:
        """Let a guest in and tell everybody who is there now."""
        async with desk.lock:
            if guest.owner is not None:
                most = self._settings.sockets_per_owner
                if self._sockets[guest.owner] >= most:
                    raise TableError("server-error-sockets", most=most)
                if desk.table.seats_of(guest.owner):  # who comes to a rematch has accepted it
                    self._start(self._list_for(guest.owner, desk.table.id))
            desk.enter(guest)
            if guest.owner is not None:
                self._sockets[guest.owner] += 1
            self._wake_bots(desk)
            if self.club is not None:
                self.club.attend(desk)

    async def _list_for(self, owner: str, table: str) -> None:
        with suppress(StorageError):  # the next time, then
            await self.storage.list_for(owner, table)

    async def leave(self, desk: Desk, guest: Guest) -> None:
        """Let a guest go, if it ever came in."""
        async with desk.lock:
            if guest in desk.guests and guest.owner is not None:
                self._sockets[guest.owner] -= 1
                if not self._sockets[guest.owner]:
                    del self._sockets[guest.owner]
            desk.leave(guest)
            if self.club is not None:
                self.club.attend(desk)

    async def sit(self, desk: Desk, seat: int, owner: str, sitter: m.TakeSeat) -> None:
        """Take an open seat."""
        async with desk.lock:
            await self.changes.carry_out(desk, owner, Sit(seat, sitter), listed=owner)

    async def share(self, desk: Desk, owner: str, other: str) -> None:
        """Let an owner come back from another device."""
        async with desk.lock:
            await self.changes.carry_out(desk, owner, Share(other), listed=other)

    async def help(self, desk: Desk, owner: str, seat: int) -> None:
        """Mark a game as helped before the help is given."""
        async with desk.lock:
            await self.changes.carry_out(desk, owner, Help(seat))

    async def revoke(self, desk: Desk, owner: str) -> None:
        """Let an owner hold their seats alone; whoever held them too has to come again."""
        async with desk.lock:
            await self.changes.carry_out(desk, owner, Revoke())
            desk.send_away(owner)

    # Changes and what follows from them ----------------------------------------------------

    def _admit_table(self) -> None:
        """Refuse one more table where there is no room."""
        if self.is_full:
            raise TableError("server-error-full", most=self._settings.storage_megabytes)

    def _go_on(self, desk: Desk) -> None:
        """Let the bots and the other servers know of a change."""
        self._wake_bots(desk)
        if self.club is not None:
            self.club.announce(desk)

    async def _reload(self, desk: Desk, forgets: bool) -> None:
        """Go back to what is on disk, which is all that anybody may be told."""
        try:
            desk.put(*await self._loader.load(desk.table.id), forgets=forgets)
        except LudotecaError:
            self._desks.pop(desk.table.id, None)
            desk.abandon()

    # What happened at other servers -----------------------------------------------------------

    async def follow(self, table: str, num_events: int) -> None:
        """Take in what others wrote, if a table is here and has more events than we know."""
        desk = self._desks.get(table)
        if desk is None or desk.table.num_events >= num_events:
            return
        desk.users += 1
        try:
            async with desk.lock:
                if desk.table.num_events < num_events:
                    await self._catch_up(desk)
        except LudotecaError:
            pass  # the log knows, and the next sweep tries again
        finally:
            self._release(desk)

    async def _catch_up(self, desk: Desk) -> None:
        """Read what we do not know of a table, and tell everybody; the lock is held."""
        if desk.is_abandoned:
            raise StorageError("server-error-not-kept")
        gap = await self.storage.entries_from(desk.table.id, desk.table.num_events)
        if not gap:
            return
        try:
            if len(gap) > FOLD_EVERY:  # beside the games, then
                desk.put(*await self._loader.load(desk.table.id), forgets=False)
            else:
                desk.take_in(gap)
        except Exception as problem:  # damaged, or of a newer version: whoever comes hears why
            _log.error("table %s is set aside: %s", desk.table.id, problem)
            self._desks.pop(desk.table.id, None)
            desk.abandon()
            raise
        desk.trouble = None
        self._wake_bots(desk)

    # Bots -----------------------------------------------------------------------------------

    def _wake_bots(self, desk: Desk) -> None:
        """Let the bots play if it is their turn and nobody woke them yet."""
        if self._bots.wake(desk):
            desk.users += 1
            self._start(self._play_bots(desk))

    async def _play_bots(self, desk: Desk) -> None:
        try:
            await self._bots.play(desk)
        finally:
            self._release(desk)

    # Beside the games -----------------------------------------------------------------------

    @property
    def desks(self) -> Mapping[str, Desk]:
        """Return the tables that somebody is at, by their ids."""
        return self._desks

    async def fold_old(self) -> None:
        """Fold the long tables of an earlier time before somebody comes to them."""
        await self._loader.fold_old()

    async def verify(self, text: str) -> Verification:
        """Check a record where no game has to wait for it."""
        return await self._thinkers.verify(text)

    async def print(self, game: str, paper: str, pages: int, setup: str, language: str) -> bytes:
        """Make pages of a game where nobody has to wait for them."""
        return await self._thinkers.print(game, paper, pages, setup, language)

    async def wait_for(self, game: str, *parts: str) -> None:
        """Wait until parts of a game are ready; other processes compile them."""
        if self._readiness is not None:
            for part in parts:
                await self._readiness.wait_for(game, part)

    async def measure(self, metrics: Metrics) -> None:
        """Note how things stand now."""
        metrics.tables.set(len(self._desks))
        metrics.loading.set(len(self._claims))
        metrics.sockets.set(sum(len(desk.guests) for desk in self._desks.values()))
        metrics.writes.set(self.storage.num_waiting)
        metrics.bytes.set(await self.storage.num_bytes())
        metrics.bus.set(self.club is not None and self.club.is_bus_up)
