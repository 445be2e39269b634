"""The storage that needs nothing: one file of SQLite, for one server.

One thread writes. Whatever waits when it is free goes into one transaction with
`synchronous=FULL`, so that a busy server pays for one flush, not for one per move. When it is
busy the thread waits a little for more: every flush also takes Python's lock from the others.
Another thread reads. Nobody else touches the file, so that the loop never waits for a disk.
"""

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludoteca.server.chain import Entry, Line
from ludoteca.server.file_lock import FileLock, Taken
from ludoteca.server.schema import (
    OVER,
    RUNNING,
    VERSION,
    WAITING,
    keep_private,
    prepare,
    today,
    version_of,
)
from ludoteca.server.storage import SHORT, Log, SequenceConflict, StorageError

PROBE_SIZE = 16_384  # letters, more than a table needs: a disk with room for a word is full
CARRY_AFTER = 4000  # pages of the log of writes, 16 MB: what changed often is carried over once
GATHER_SECONDS = 0.02  # what a move waits for others at a busy server; nobody notices
# One statement writes a whole batch: each statement lets go of Python's lock, and on a busy
# server it takes long to get it back.
_INSERT_EVENTS = (
    "INSERT INTO events SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)"
)
_INSERT_OWNERS = (
    "INSERT OR IGNORE INTO owners (owner, table_id)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)"
)
_INSERT_TABLES = (
    "INSERT OR REPLACE INTO tables SELECT json_extract(value, '$[0]'),"
    " json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
_INSERT_FOLDED = (
    "INSERT INTO folded SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]') FROM json_each(?) WHERE true ON CONFLICT DO UPDATE"
    " SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= folded.seq"
)
_LOG = "SELECT seq, data, hash FROM events WHERE table_id = ? ORDER BY seq"
_LOG_FROM = "SELECT seq, data, hash FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq"
_LENGTHS = "SELECT value, (SELECT max(seq) FROM events WHERE table_id = value) FROM json_each(?)"
_LISTED = (
    "SELECT owners.table_id FROM owners JOIN tables USING (table_id) WHERE owner = ?"
    " ORDER BY status = ?, number DESC LIMIT ? OFFSET ?"
)
_UNFOLDED = (
    "SELECT table_id FROM tables WHERE table_id > ?"
    " AND EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.table_id AND seq = ?)"
    " AND NOT EXISTS (SELECT 1 FROM folded WHERE folded.table_id = tables.table_id"
    " AND data >= ? AND data < ?) ORDER BY table_id LIMIT 1"
)
_OLD = "SELECT table_id FROM tables WHERE status = ? AND touched < ?"

T = TypeVar("T")
_log = logging.getLogger(__name__)


class _Work(NamedTuple):
    """Something that is written whole or not at all, and who waits for it."""

    lines: Sequence[Line]
    folded: tuple[str, int, str] | None
    do: Callable[[sqlite3.Connection], object] | None
    written: asyncio.Future[None]


class SqliteStorage:
    """The log of one server; the primary key makes a second writer fail rather than overwrite."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; nobody else may serve it meanwhile."""
        self.path = path
        self.is_shared = False
        self.commit_seconds = 0.0  # of the last batch
        self._is_open = True
        self._waiting: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._troubles: dict[str, str] = {}  # what the log was told last, of each kind
        try:
            with ExitStack() as opened:  # closed again where something goes wrong
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._lock = FileLock(path)
                opened.callback(self._lock.release)
                keep_private(path)
                self._reader = opened.enter_context(closing(_connect(path)))
                self._writer = opened.enter_context(closing(_connect(path)))
                self._prepare()
                opened.pop_all()
        except Taken:
            raise StorageError("server-error-storage-taken", path=str(path)) from None
        except OSError as problem:
            raise StorageError("server-error-storage", problem, path=str(path)) from None
        except sqlite3.Error as problem:
            raise StorageError(
                "server-error-storage", path=str(path), reason=str(problem)
            ) from None
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        """Set the file up."""
        if version_of(self._writer) > VERSION:
            raise StorageError("server-error-newer-storage", path=str(self.path))
        if self.path.stat().st_nlink > 1:  # each name would have a lock and a log of its own
            raise StorageError("server-error-storage-linked", path=str(self.path))
        self._writer.execute("PRAGMA journal_mode=WAL")
        self._writer.execute("PRAGMA synchronous=FULL")
        self._writer.execute(f"PRAGMA wal_autocheckpoint={CARRY_AFTER}")
        prepare(self._writer, self.path, today())
        self._inode = self.path.stat().st_ino

    # Writing ---------------------------------------------------------------------------------

    def append(self, *lines: Line) -> "asyncio.Future[None]":
        """Write lines, all or none; it is done when they are on disk."""
        return self._do(lines)

    async def keep_folded(self, table: str, seq: int, data: str) -> None:
        """Keep how things stood after so many events, in place of what was kept of fewer."""
        await self._do(folded=(table, seq, data))

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting, in place of an earlier value."""
        await self._do(do=_statement("INSERT OR REPLACE INTO settings VALUES (?, ?)", name, value))

    async def list_for(self, owner: str, table: str) -> None:
        """Let somebody find a table in their list, if they do not yet."""
        listed = "SELECT 1 FROM owners WHERE owner = ? AND table_id = ?"
        if await self._read(listed, owner, table):
            return
        insert = "INSERT OR IGNORE INTO owners (owner, table_id) VALUES (?, ?)"
        await self._do(do=_statement(insert, owner, table))

    async def retire(self, waiting_days: int, idle_days: int, in_use: Collection[str] = ()) -> int:
        """Remove tables that nobody began or came back to in so many days; say how many."""
        day = today()
        found = await self._read(_OLD, WAITING, day - waiting_days)
        found += await self._read(_OLD, RUNNING, day - idle_days)
        found = [table for (table,) in found if table not in in_use]
        names = json.dumps(found)

        def remove(connection: sqlite3.Connection) -> None:
            for name in ("events", "tables", "owners", "folded"):
                where = "WHERE table_id IN (SELECT value FROM json_each(?))"
                connection.execute(f"DELETE FROM {name} {where}", (names,))  # noqa: S608 - ours

        if found:
            await self._do(do=remove)
        return len(found)

    def _do(
        self,
        lines: Sequence[Line] = (),
        folded: tuple[str, int, str] | None = None,
        do: Callable[[sqlite3.Connection], object] | None = None,
    ) -> "asyncio.Future[None]":
        if not self._is_open:
            raise StorageError("server-error-not-kept")
        written = asyncio.get_running_loop().create_future()
        self._waiting.put(_Work(lines, folded, do, written))
        return written

    # Reading ---------------------------------------------------------------------------------

    async def log(self, table: str) -> Log:
        """Return all that happened at a table, in order."""
        return await self._ask(partial(self._fetch_log, table))

    async def entries_from(self, table: str, seq: int) -> Sequence[Entry]:
        """Return what happened at a table from one place on, in order."""
        return list(map(Entry._make, await self._read(_LOG_FROM, table, seq)))

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return how many events each of these tables has; those that are gone are left out."""
        found = await self._read(_LENGTHS, json.dumps(list(tables)))
        return {table: last + 1 for table, last in found if last is not None}

    async def next_unfolded(self, after: str, most: int, start: str) -> str | None:
        """Return a table of more events that is not kept folded by a text with such a start."""
        found = await self._read(_UNFOLDED, after, most, start, f"{start}\N{DELETE}")
        return found[0][0] if found else None

    async def tables_of(self, owner: str, limit: int = 50, offset: int = 0) -> list[str]:
        """Return the tables of somebody: those that are not over first, then the latest first."""
        return [table for (table,) in await self._read(_LISTED, owner, OVER, limit, offset)]

    async def setting(self, name: str, default: str) -> str:
        """Return a setting, keeping the default if there was none."""
        await self._do(do=_statement("INSERT OR IGNORE INTO settings VALUES (?, ?)", name, default))
        ((value,),) = await self._read("SELECT value FROM settings WHERE name = ?", name)
        return str(value)

    async def probe(self) -> None:
        """Write something and read it back from the file at our path, or raise."""
        now = str(time.time_ns()).ljust(PROBE_SIZE)
        await self.set_setting("probe", now)
        ((value,),) = await self._read("SELECT value FROM settings WHERE name = 'probe'")
        try:
            is_ours = self.path.stat().st_ino == self._inode
        except OSError:
            is_ours = False
        if value != now or not is_ours:
            self._complain("moved", "the file at %s is not the one that was opened", self.path)
            raise StorageError("server-error-not-kept")
        self._troubles.pop("moved", None)

    async def num_bytes(self) -> int:
        """Return how large the file is, without what lies free in it."""
        ((pages,),) = await self._read("PRAGMA page_count")
        ((free,),) = await self._read("PRAGMA freelist_count")
        ((size,),) = await self._read("PRAGMA page_size")
        return int((pages - free) * size)

    @property
    def num_waiting(self) -> int:
        """Return how many wait to be written."""
        return self._waiting.qsize()

    async def end(self) -> None:
        """Write what waits, then close the file, while others go on."""
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """Write what waits, then close the file."""
        self._is_open = False
        self._waiting.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._writer.close()
        self._reader.close()
        self._lock.release()

    async def _read(self, query: str, *values: str | int) -> list[Any]:
        return await self._ask(partial(self._fetch, query, values))

    async def _ask(self, fetch: Callable[[], T]) -> T:
        """Let the thread that reads do so."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, fetch)
        except (sqlite3.Error, UnicodeDecodeError) as problem:
            self._complain("reading", "cannot read %s: %s", self.path, problem)
            raise StorageError("server-error-not-kept") from None

    def _fetch(self, query: str, values: Sequence[str | int]) -> list[Any]:
        return self._reader.execute(query, values).fetchall()

    def _fetch_log(self, table: str) -> Log:
        entries = list(map(Entry._make, self._reader.execute(_LOG, (table,))))
        if len(entries) < SHORT:
            return Log(entries)
        folded = self._fetch("SELECT seq, data FROM folded WHERE table_id = ?", (table,))
        return Log(entries, folded[0] if folded else None)

    # The thread that writes -----------------------------------------------------------------

    def _write(self) -> None:
        """Write batch after batch until told to stop."""
        is_open, is_busy = True, False
        while is_open:
            batch = [self._waiting.get()]
            if is_busy:
                time.sleep(GATHER_SECONDS)
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            is_open, is_busy = None not in batch, len(batch) > 1
            self._commit([work for work in batch if work is not None])

    def _commit(self, batch: list[_Work]) -> None:
        """Write a batch in one transaction and tell everybody who waits."""
        begin = time.perf_counter()
        try:
            self._insert(batch)
        except Exception as problem:  # the thread must live on, whatever happens
            if len(batch) > 1:  # one bad append must not take the others down
                for work in batch:
                    self._commit([work])
                return
            if isinstance(problem, sqlite3.IntegrityError):
                _tell(batch, SequenceConflict("server-error-conflict"))
                return
            self._complain("writing", "cannot write to %s: %s", self.path, problem)
            _tell(batch, StorageError("server-error-not-kept"))
        else:
            self._troubles.pop("writing", None)
            self.commit_seconds = time.perf_counter() - begin
            _tell(batch, None)

    def _insert(self, batch: list[_Work]) -> None:
        """Write all or nothing."""
        lines, day = [line for work in batch for line in work.lines], today()
        rows: dict[str, list[Any]] = {
            _INSERT_EVENTS: [line[:4] for line in lines],
            _INSERT_TABLES: [
                (line.table, line.status, day) for line in lines if line.status is not None
            ],
            _INSERT_OWNERS: [(owner, line.table) for line in lines for owner in line.owners],
            _INSERT_FOLDED: [work.folded for work in batch if work.folded],
        }
        statements = [(insert, (json.dumps(news),)) for insert, news in rows.items() if news]
        doings = [work.do for work in batch if work.do]
        if len(statements) == 1 and not doings:
            self._writer.execute(*statements[0])  # a transaction of its own
            return
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                self._writer.execute(*statement)
            for do in doings:
                do(self._writer)
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    def _complain(self, kind: str, message: str, *values: object) -> None:
        """Tell the log of a trouble, once until it is over; that of a part of the file lasts."""
        trouble = message % values
        if trouble != self._troubles.get(kind):
            self._troubles[kind] = trouble
            _log.error("%s", trouble)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, check_same_thread=False, isolation_level=None)


def _statement(query: str, *values: str | int) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute(query, values)


def _tell(batch: list[_Work], problem: Exception | None) -> None:
    """Tell everybody who waits for a batch how it went, waking the loop once."""
    if batch:
        with suppress(RuntimeError):  # the loop has ended, and all who waited with it
            loop = batch[0].written.get_loop()
            loop.call_soon_threadsafe(_settle, [work.written for work in batch], problem)


def _settle(waiting: list[asyncio.Future[None]], problem: Exception | None) -> None:
    """Tell the waiters how it went, except those who have gone away."""
    for written in waiting:
        if written.cancelled():
            continue
        if problem is None:
            written.set_result(None)
        else:
            written.set_exception(problem)
