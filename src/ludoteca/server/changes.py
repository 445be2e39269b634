"""Changes of tables, one at a time at each: decided, written, and only then told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.chain import Line, write_line
from ludoteca.server.decide import Asked, Sit, decide, open_rematch
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.events import Event, Moved, Rematched, write_event
from ludoteca.server.folding import fold, is_due
from ludoteca.server.metrics import Metrics
from ludoteca.server.schema import RUNNING
from ludoteca.server.shares import Shares
from ludoteca.server.storage import OutcomeUnknown, SequenceConflict, Storage, StorageError
from ludoteca.server.tables import Table, TableError

MOST_CONFLICTS = 8  # one after the other, before somebody is told to try again

_log = logging.getLogger(__name__)


class _Change(NamedTuple):
    """An event that the table in memory has taken in, and its lines of the log."""

    event: Event
    lines: tuple[Line, ...]  # its own first


class Changes:
    """Let happen what people and bots ask for; the lock of a table is held all the while."""

    def __init__(
        self,
        storage: Storage,
        shares: Shares,
        metrics: Metrics | None,
        start: Callable[[Coroutine[None, None, None]], None],
        restore: Callable[[Desk, bool], Awaitable[None]],
        go_on: Callable[[Desk], None],
        admit_table: Callable[[], None],
    ) -> None:
        """Write to a storage; `start` begins a task, `restore` goes back to what is on disk.

        `go_on` lets happen what follows from a change, `admit_table` may refuse one more table.
        """
        self._storage, self._shares, self._metrics = storage, shares, metrics
        self._start, self._restore, self._go_on = start, restore, go_on
        self._admit_table = admit_table

    # What guests ask for ---------------------------------------------------------------------

    def begin(self, desk: Desk, guest: Guest, request: m.AnyRequest) -> bool:
        """Begin to carry out a request, and say whether it may come to pass.

        Everybody is told when it is written, or the guest why not; a repeated one changes nothing.
        The lock is held, and given back then.
        """
        since = time.perf_counter()
        try:
            change = self._decide(desk, guest.owner, request)
            if change is None:
                desk.tell(guest, request.id)
                desk.lock.give_back()
                return True
            written = self._storage.append(*change.lines)
        except Exception as problem:
            if _is_refusal(problem):
                _refuse(desk, guest, request, problem)
                desk.lock.give_back()
            else:
                self._start(self._recover(desk, guest, request, since, problem))
            return False
        written.add_done_callback(partial(self._end, desk, guest, request, since, change))
        return True

    def _end(
        self,
        desk: Desk,
        guest: Guest,
        request: m.AnyRequest,
        since: float,
        change: _Change,
        written: "asyncio.Future[None]",
    ) -> None:
        """Tell everybody what was written, or see what is to be done where it was not."""
        problem = written.exception()
        if problem is not None:
            self._start(self._recover(desk, guest, request, since, problem))
            return
        try:
            self._tell(desk, change, guest, request.id)
            self._observe(since)
        except Exception as fault:
            _refuse(desk, guest, request, fault)
        finally:
            desk.lock.give_back()

    async def _recover(
        self,
        desk: Desk,
        guest: Guest,
        request: m.AnyRequest,
        since: float,
        problem: BaseException,
    ) -> None:
        """Go back to what is on disk; who was overtaken decides again."""
        try:
            await self._mend(desk, problem)
            if not isinstance(problem, SequenceConflict | OutcomeUnknown) or desk.is_abandoned:
                raise problem
            if await self.carry_out(desk, guest.owner, request, answered=guest):
                self._observe(since)
            else:
                desk.tell(guest, request.id)
        except Exception as reason:
            _refuse(desk, guest, request, reason)
        finally:
            desk.lock.give_back()

    def _observe(self, since: float) -> None:
        if self._metrics is not None:
            self._metrics.told.observe(time.perf_counter() - since)
            self._metrics.commit.observe(self._storage.commit_seconds)

    # How it happens --------------------------------------------------------------------------

    async def carry_out(
        self,
        desk: Desk,
        owner: str | None,
        asked: Asked,
        *,
        listed: str | None = None,
        answered: Guest | None = None,
    ) -> bool:
        """Decide, and let it happen; who was overtaken decides again. Say whether it is new.

        What is asked has an id, or asking twice for it does no harm.
        """
        answers = asked.id if isinstance(asked, m.Request) else None
        for number in range(MOST_CONFLICTS + 1):
            try:
                return await self._write(
                    desk, partial(self._decide, desk, owner, asked, listed), answered, answers
                )
            except (SequenceConflict, OutcomeUnknown):
                if number == MOST_CONFLICTS or desk.is_abandoned:
                    raise
                if isinstance(asked, Sit) and owner in desk.table.chairs[asked.seat].owners:
                    return False  # it was written after all
        return False

    async def change(self, desk: Desk, event: Event) -> None:
        """Let an event happen that nobody has to be asked about, as the move of a bot."""
        await self._write(desk, partial(self._evolve, desk, event))

    async def _write(
        self,
        desk: Desk,
        make: Callable[[], _Change | None],
        answered: Guest | None = None,
        answers: str | None = None,
    ) -> bool:
        """Make a change, write it, and only then tell everybody; say whether there was one."""
        try:
            change = make()
            if change is None:
                return False
            await self._storage.append(*change.lines)
        except BaseException as problem:
            await self._mend(desk, problem)
            raise
        self._tell(desk, change, answered, answers)
        return True

    def _decide(
        self, desk: Desk, owner: str | None, asked: Asked, listed: str | None = None
    ) -> _Change | None:
        """Let the table take in what somebody asks for; None if it has happened before."""
        event = decide(desk.table, owner, asked)
        if event is None:
            return None
        self._shares.admit()
        if not isinstance(event, Rematched):
            return self._evolve(desk, event, listed)
        self._admit_table()
        return self._evolve(desk, event, listed, _rematch(desk.table, event))

    def _evolve(
        self, desk: Desk, event: Event, listed: str | None = None, *more: Line
    ) -> _Change | None:
        """Let the table take in an event; None if it changed nothing."""
        if desk.is_abandoned:
            raise StorageError("server-error-not-kept")
        table, seq = desk.table, desk.table.num_events
        if not table.evolve(event):
            return None
        owners = () if listed is None else (listed,)
        status = desk.new_status()
        line = write_line(table.id, seq, write_event(event), desk.head, owners, status)
        return _Change(event, (line, *more))

    def _tell(
        self, desk: Desk, change: _Change, answered: Guest | None, answers: str | None
    ) -> None:
        """Tell everybody what is on disk now, and let follow what follows from it."""
        self._shares.spend(*change.lines)
        desk.head = change.lines[0].hash
        if is_due(desk.table):
            text = fold(desk.table, desk.head)
            self._start(self._keep_folded(desk.table.id, desk.table.num_events, text))
        if self._metrics is not None and isinstance(change.event, Moved):
            self._metrics.moves.inc()
        desk.trouble = None  # the bots will try again
        desk.tell_all(answered, answers)
        self._go_on(desk)

    async def _keep_folded(self, table: str, num_events: int, text: str) -> None:
        """Write a long table down whole, beside its log; nobody waits for that."""
        with suppress(StorageError):  # it only saves time
            await self._storage.keep_folded(table, num_events, text)

    async def _mend(self, desk: Desk, problem: BaseException) -> None:
        """Go back to what is on disk, unless nothing can have changed."""
        if _is_refusal(problem) or desk.is_abandoned:
            return
        is_overtaken = isinstance(problem, SequenceConflict)
        if is_overtaken and self._metrics is not None:
            self._metrics.conflicts.inc()
        await self._restore(desk, not is_overtaken)


def _is_refusal(problem: BaseException) -> bool:
    """Say whether a request was refused before anything changed."""
    return isinstance(problem, LudotecaError) and not isinstance(problem, StorageError)


def _refuse(desk: Desk, guest: Guest, request: m.AnyRequest, problem: BaseException) -> None:
    """Tell a guest why nothing changed; a fault of ours goes to the log."""
    if not isinstance(problem, LudotecaError):
        extra = {"table": desk.table.id, "request": request.id}
        _log.error("a request failed", exc_info=problem, extra=extra)
        problem = TableError("server-error-unexpected")
    guest.refuse(problem, request.id)


def _rematch(table: Table, asked: Rematched) -> Line:
    """Return the first line of a rematch, written together with the last one of its table.

    Only who asked for it finds it in the list at once, the others when they have come to it.
    """
    owners = sorted(table.chairs[asked.seat].owners)
    event = open_rematch(table, time.time_ns())
    return write_line(asked.table, 0, write_event(event), "", owners, RUNNING)
