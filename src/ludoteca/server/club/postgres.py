"""The storage of many servers: a schema of PostgreSQL, where the place of an event decides.

Whatever waits while a batch is written goes into the next one. A line that broke is tried again
with the very same events: their hashes tell whether it was us who wrote them the first time.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Any, NamedTuple

import asyncpg

from ludoteca.server.chain import Entry, Line
from ludoteca.server.club.schema import prepare
from ludoteca.server.places import Database, parse_database
from ludoteca.server.schema import OVER, RUNNING, WAITING, today
from ludoteca.server.storage import SHORT, Log, OutcomeUnknown, SequenceConflict, StorageError

CONNECTIONS = 8  # of each server; one of them writes
CONNECT_SECONDS, COMMAND_SECONDS = 5.0, 10.0
RETRY_SECONDS = 5.0  # that something waits for a database that is away
PAUSE_SECONDS = 0.1  # before it is tried again
MOST_LINES = 500  # in one batch

_INSERT_EVENTS = (
    "INSERT INTO events SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq, hash"
)
_INSERT_ALL = (  # only events that were first change what lists know
    "WITH told AS (SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::int[])"
    " AS told (table_id, seq, data, hash, status)),"
    " new AS (INSERT INTO events SELECT table_id, seq, data, hash FROM told"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq, hash),"
    " listed AS (INSERT INTO tables SELECT DISTINCT ON (table_id) table_id, status, $6::int"
    " FROM told JOIN new USING (table_id, seq) WHERE status IS NOT NULL"
    " ORDER BY table_id, seq DESC"
    " ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, touched = excluded.touched),"
    " owned AS (INSERT INTO owners (owner, table_id) SELECT owner, table_id"
    " FROM unnest($7::text[], $8::text[], $9::int[]) AS owned (owner, table_id, seq)"
    " JOIN new USING (table_id, seq) ON CONFLICT DO NOTHING)"
    " SELECT table_id, seq, hash FROM new"
)
_FIND = (
    "SELECT table_id, seq, hash FROM events"
    " JOIN unnest($1::text[], $2::int[]) AS asked (table_id, seq) USING (table_id, seq)"
)
_INSERT_FOLDED = (
    "INSERT INTO folded VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE"
    " SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= folded.seq"
)
_SET = (
    "INSERT INTO settings VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING value"
)
_LOG_FROM = "SELECT seq, data, hash FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
_LENGTHS = (
    "SELECT asked, (SELECT max(seq) FROM events WHERE table_id = asked)"
    " FROM unnest($1::text[]) AS asked"
)
_LISTED = (
    "SELECT owners.table_id FROM owners JOIN tables USING (table_id) WHERE owner = $1"
    " ORDER BY status = $2, number DESC LIMIT $3 OFFSET $4"
)
_UNFOLDED = (
    "SELECT table_id FROM tables WHERE table_id > $1"
    " AND EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.table_id AND seq = $2)"
    " AND NOT EXISTS (SELECT 1 FROM folded WHERE folded.table_id = tables.table_id"
    " AND starts_with(data, $3)) ORDER BY table_id LIMIT 1"
)
_RETIRE = (  # the rest of a table goes with it
    "DELETE FROM tables WHERE (status = $1 AND touched < $2 OR status = $3 AND touched < $4)"
    " AND table_id <> ALL ($5::text[]) RETURNING table_id"
)
_TOUCH = "UPDATE tables SET touched = $2 WHERE table_id = $1 AND touched < $2"
_LIST_FOR = "INSERT INTO owners (owner, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
_SIZE = (
    "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class"
    " WHERE relnamespace = to_regnamespace($1) AND relkind = 'r'"
)
# What says nothing about our events, only about the way to them.
_BROKEN = (
    *(OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError),
    *(asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError),
    *(asyncpg.TransactionRollbackError, asyncpg.InternalClientError),
)

_Key = tuple[str, int, str]  # table, seq, hash
_log = logging.getLogger(__name__)


class _Work(NamedTuple):
    """Lines that are written all or none, and who waits for it."""

    lines: Sequence[Line]
    written: asyncio.Future[None]


async def connect(
    place: Database, command_seconds: float | None = COMMAND_SECONDS
) -> asyncpg.Connection:
    """Open one connection to a club, or say in a sentence why there is none."""
    async with _refusals(place):
        return await asyncpg.connect(place.address, **_options(place, command_seconds))


def _options(place: Database, command_seconds: float | None = COMMAND_SECONDS) -> dict[str, Any]:
    settings = {
        "application_name": "ludoteca",
        "search_path": place.schema,
        "synchronous_commit": "on",  # what was answered is on disk, whatever others prefer
    }
    timeouts = {"timeout": CONNECT_SECONDS, "command_timeout": command_seconds}
    return {**timeouts, "server_settings": settings}


@asynccontextmanager
async def _refusals(place: Database) -> AsyncIterator[None]:
    """Turn what the driver and the database say at the start into our sentences."""
    shown = place.shown
    try:
        yield
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError):
        raise StorageError("server-error-database-password", place=shown) from None
    except asyncpg.InvalidCatalogNameError:
        raise StorageError("server-error-no-database", place=shown) from None
    except asyncpg.InsufficientPrivilegeError:
        raise StorageError("server-error-database-rights", place=shown) from None
    except TimeoutError:
        raise StorageError("server-error-database-silent", place=shown) from None
    except OSError as problem:
        raise StorageError("server-error-no-server", problem, place=shown) from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as problem:
        if isinstance(problem, StorageError):
            raise
        reason = str(problem) if isinstance(problem, asyncpg.PostgresError) else ""
        raise StorageError("server-error-database", place=shown, reason=reason or "?") from None


class PostgresStorage:
    """The log of a club; any number of servers may write to it."""

    def __init__(self, place: Database, pool: asyncpg.Pool) -> None:
        """Take over a pool of connections to a club that is prepared; `open` makes one."""
        self.place, self.is_shared = place, True
        self.commit_seconds = 0.0  # of the last batch
        self._pool = pool
        self._is_open = True
        self._waiting: list[_Work] = []
        self._writer: asyncio.Task[None] | None = None
        self._trouble = ""  # what the log was told last

    @classmethod
    async def open(cls, address: str) -> "PostgresStorage":
        """Open a club, or make it; others may use it meanwhile."""
        place = parse_database(address)
        connection = await connect(place)
        try:
            async with _refusals(place):
                await prepare(connection, place)
        finally:
            await connection.close(timeout=CONNECT_SECONDS)
        pool = asyncpg.create_pool(
            place.address,
            min_size=1,
            max_size=CONNECTIONS,
            reset=_leave,
            **_options(place),
        )
        async with _refusals(place):
            return cls(place, await pool)

    # Writing ---------------------------------------------------------------------------------

    def append(self, *lines: Line) -> "asyncio.Future[None]":
        """Write lines, all or none; it is done when they are on disk."""
        if not self._is_open:
            raise StorageError("server-error-not-kept")
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Work(lines, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return written

    async def keep_folded(self, table: str, seq: int, data: str) -> None:
        """Keep how things stood after so many events, in place of what was kept of fewer."""
        await self._ask(_INSERT_FOLDED, table, seq, data)

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting, in place of an earlier value."""
        await self._ask(_SET, name, value)

    async def list_for(self, owner: str, table: str) -> None:
        """Let somebody who came find a table in their list; nobody retires it for a while then."""
        await self._ask(_TOUCH, table, today())
        await self._ask(_LIST_FOR, owner, table)

    async def retire(self, waiting_days: int, idle_days: int, in_use: Collection[str] = ()) -> int:
        """Remove tables that nobody began or came back to in so many days; say how many."""
        day = today()
        limits = WAITING, day - waiting_days, RUNNING, day - idle_days
        return len(await self._ask(_RETIRE, *limits, list(in_use)))

    # Reading ---------------------------------------------------------------------------------

    async def log(self, table: str) -> Log:
        """Return all that happened at a table, in order."""
        entries = await self.entries_from(table, 0)
        if len(entries) < SHORT:
            return Log(entries)
        folded = await self._ask("SELECT seq, data FROM folded WHERE table_id = $1", table)
        return Log(entries, (folded[0][0], folded[0][1]) if folded else None)

    async def entries_from(self, table: str, seq: int) -> list[Entry]:
        """Return what happened at a table from one place on, in order."""
        if not table.isascii() or not table.isprintable():  # nothing that a database could hold
            return []
        return [Entry(*row) for row in await self._ask(_LOG_FROM, table, seq)]

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return how many events each of these tables has; those that are gone are left out."""
        found = await self._ask(_LENGTHS, list(tables))
        return {table: last + 1 for table, last in found if last is not None}

    async def next_unfolded(self, after: str, most: int, start: str) -> str | None:
        """Return a table of more events that is not kept folded by a text with such a start."""
        found = await self._ask(_UNFOLDED, after, most, start)
        return found[0][0] if found else None

    async def tables_of(self, owner: str, limit: int = 50, offset: int = 0) -> list[str]:
        """Return the tables of somebody: those that are not over first, then the latest first."""
        return [table for (table,) in await self._ask(_LISTED, owner, OVER, limit, offset)]

    async def setting(self, name: str, default: str) -> str:
        """Return a setting, keeping the default if there was none."""
        await self._ask(
            "INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, default
        )
        ((value,),) = await self._ask("SELECT value FROM settings WHERE name = $1", name)
        return str(value)

    async def probe(self) -> None:
        """Write something and read it back, or raise."""
        await self.set_setting("probe", str(time.time_ns()))

    async def num_bytes(self) -> int:
        """Return how large the club is."""
        ((size,),) = await self._ask(_SIZE, self.place.schema)
        return int(size)

    @property
    def num_waiting(self) -> int:
        """Return how many wait to be written."""
        return len(self._waiting)

    async def end(self) -> None:
        """Write what waits, then close."""
        self._is_open = False
        if self._writer is not None:
            await self._writer
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except (TimeoutError, *_BROKEN):
            self._pool.terminate()

    async def _ask(self, query: str, *values: object) -> list[Any]:
        """Ask once more if the line broke: whatever is asked here may be asked twice."""
        for is_last in (False, True):
            try:
                async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                    rows: list[Any] = await connection.fetch(query, *values)
                    return rows
            except _BROKEN as problem:
                if is_last:
                    self._complain("cannot reach %s: %s", self.place.shown, _reason(problem))
                    break
            except asyncpg.PostgresError as problem:
                self._complain("%s refuses: %s", self.place.shown, problem)
                break
        raise StorageError("server-error-not-kept")

    # The task that writes -------------------------------------------------------------------

    async def _write(self) -> None:
        """Write batch after batch as long as something waits."""
        try:
            while self._waiting:
                batch = list(islice(self._waiting, MOST_LINES))
                del self._waiting[:MOST_LINES]
                single = [work for work in batch if len(work.lines) == 1]
                await self._commit(single)
                for work in batch:
                    if len(work.lines) != 1:
                        await self._commit([work])
        finally:
            self._writer = None

    async def _commit(self, batch: list[_Work]) -> None:
        """Write a batch and tell everybody who waits; events of one work hang together."""
        batch = [work for work in batch if not work.written.done()]  # some have gone away
        if not batch:
            return
        lines = [line for work in batch for line in work.lines]
        insert = _insert if len(lines) == len(batch) else _insert_together
        begin, is_sent = time.monotonic(), False
        while True:
            try:
                async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                    is_sent = True
                    kept = await insert(connection, lines)
                break
            except _BROKEN as problem:
                self._complain("cannot write to %s: %s", self.place.shown, _reason(problem))
                if time.monotonic() - begin > RETRY_SECONDS:
                    _settle(batch, _unknown() if is_sent else StorageError("server-error-not-kept"))
                    return
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception as problem:  # one bad append must not take the others down
                await self._commit_each(batch, problem)
                return
        self._trouble = ""
        self.commit_seconds = time.monotonic() - begin
        for work in batch:
            is_kept = kept >= _keys(work.lines)
            _settle([work], None if is_kept else SequenceConflict("server-error-conflict"))

    async def _commit_each(self, batch: list[_Work], problem: Exception) -> None:
        """Write one work after the other, to find the one that cannot be written."""
        if len(batch) > 1:
            for work in batch:
                await self._commit([work])
            return
        if isinstance(problem, asyncpg.IntegrityConstraintViolationError):  # the table is retired
            _settle(batch, SequenceConflict("server-error-conflict"))
            return
        self._complain("cannot write to %s: %s", self.place.shown, problem)
        _settle(batch, StorageError("server-error-not-kept"))

    def _complain(self, message: str, *values: object) -> None:
        """Tell the log of a trouble, once until something could be written again."""
        trouble = message % values
        if trouble != self._trouble:
            self._trouble = trouble
            _log.error("%s", trouble)


async def _insert(connection: Any, lines: list[Line]) -> set[_Key]:
    """Write events whose place is free; return all that stand in the log as we have them."""
    lines = sorted(lines, key=lambda line: line[:2])  # in one order everywhere: no deadlocks
    columns = [[line[part] for line in lines] for part in range(4)]
    owners = [(owner, line.table, line.seq) for line in lines for owner in line.owners]
    statuses = [line.status for line in lines]
    if owners or any(status is not None for status in statuses):
        parts = [[owner[part] for owner in owners] for part in range(3)]
        rows = await connection.fetch(_INSERT_ALL, *columns, statuses, today(), *parts)
    else:
        rows = await connection.fetch(_INSERT_EVENTS, *columns)
    if len(rows) < len(lines):
        rows += await connection.fetch(_FIND, *columns[:2])
    return {tuple(row) for row in rows}


async def _insert_together(connection: Any, lines: list[Line]) -> set[_Key]:
    """Write events that hang together: all of them, or none."""
    transaction = connection.transaction()
    await transaction.start()
    try:
        kept = await _insert(connection, lines)
    except BaseException:
        await transaction.rollback()
        raise
    if kept >= _keys(lines):
        await transaction.commit()
        return kept
    await transaction.rollback()
    return set()


def _keys(lines: Sequence[Line]) -> set[_Key]:
    return {(line.table, line.seq, line.hash) for line in lines}


async def _leave(_connection: object) -> None:
    """Give a connection back as it is: nothing was set that would have to be reset."""


def _unknown() -> StorageError:
    return OutcomeUnknown("server-error-unknown-outcome")


def _reason(problem: BaseException) -> str:
    return str(problem) or type(problem).__name__


def _settle(batch: list[_Work], problem: Exception | None) -> None:
    """Tell the waiters how it went, except those who have gone away."""
    for work in batch:
        with suppress(asyncio.InvalidStateError):
            if problem is None:
                work.written.set_result(None)
            else:
                work.written.set_exception(problem)
