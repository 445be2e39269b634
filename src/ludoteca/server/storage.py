"""An append-only log of everything that happens at the tables, in one SQLite file.

One thread writes. Whatever waits when it is free goes into one transaction with
`synchronous=FULL`, so that a busy server pays for one flush, not for one per move. When it is
busy the thread waits a little for more: every flush also takes Python's lock from the others.
"""

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.errors import LudotecaError

Data = Mapping[str, Any]
_SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owners (
    owner TEXT NOT NULL, table_id TEXT NOT NULL, added INTEGER NOT NULL,
    PRIMARY KEY (owner, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
_VERSION = 1
GATHER_SECONDS = 0.01  # what a move waits for others at a busy server; nobody notices
# One statement writes a whole batch: each statement lets go of Python's lock, and on a busy
# server it takes long to get it back.
_INSERT = (
    "INSERT INTO {} SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]') FROM json_each(?)"
)
_INSERT_EVENTS = _INSERT.format("events")
_INSERT_OWNERS = _INSERT.format("owners").replace("INSERT", "INSERT OR IGNORE", 1)

_log = logging.getLogger(__name__)


class StorageError(LudotecaError):
    """The file cannot be opened, read or written."""


class Line(NamedTuple):
    """The event in one place of a table's log, and the owners who find the table by it."""

    table: str
    seq: int
    event: Data
    owners: Sequence[str] = ()


class _Append(NamedTuple):
    """Lines that are written together or not at all, and who waits for them."""

    lines: tuple[Line, ...]
    written: asyncio.Future[None]


class Storage:
    """The log of one server; the primary key makes a second writer fail rather than overwrite."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        self.path = path
        self._is_open = True
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._reader = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
            self._writer = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
            self._prepare()
        except (OSError, sqlite3.Error) as problem:
            raise StorageError(
                "server-error-storage", path=str(path), reason=str(problem)
            ) from None
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        """Set the file up."""
        version = self._writer.execute("PRAGMA user_version").fetchone()[0]
        if version > _VERSION:
            raise StorageError("server-error-newer-storage", path=str(self.path))
        self._writer.execute("PRAGMA journal_mode=WAL")
        self._writer.execute("PRAGMA synchronous=FULL")
        self._writer.executescript(_SCHEMA)
        self._writer.execute(f"PRAGMA user_version={_VERSION}")

    async def append(self, *lines: Line) -> None:
        """Write lines, all or none; return when they are on disk."""
        if not self._is_open:
            raise StorageError("server-error-not-kept")
        written = asyncio.get_running_loop().create_future()
        self._waiting.put(_Append(lines, written))
        await written

    def events(self, table: str) -> list[Data]:
        """Return all that happened at a table, in order."""
        query = "SELECT data FROM events WHERE table_id = ? ORDER BY seq"
        return [json.loads(data) for (data,) in self._read(query, table)]

    def tables_of(self, owner: str, limit: int = 50) -> list[str]:
        """Return the tables where somebody sat down, the latest first."""
        query = "SELECT table_id FROM owners WHERE owner = ? ORDER BY added DESC LIMIT ?"
        return [table for (table,) in self._read(query, owner, limit)]

    def setting(self, name: str, default: str) -> str:
        """Return a setting, keeping the default if there was none."""
        self._writer.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, default))
        ((value,),) = self._read("SELECT value FROM settings WHERE name = ?", name)
        return str(value)

    def close(self) -> None:
        """Write what waits, then close the file."""
        self._is_open = False
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            with closing(self._reader.execute(query, values)) as rows:
                return rows.fetchall()
        except sqlite3.Error:
            _log.exception("cannot read %s", self.path)
            raise StorageError("server-error-not-kept") from None

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
            self._commit([append for append in batch if append is not None])

    def _commit(self, batch: list[_Append]) -> None:
        """Write a batch in one transaction and tell everybody who waits."""
        try:
            self._insert([line for append in batch for line in append.lines])
        except Exception as problem:  # the thread must live on, whatever happens
            if len(batch) > 1:  # one bad append must not take the others down
                for append in batch:
                    self._commit([append])
                return
            _log.error("cannot write to %s: %s", self.path, problem)
            _tell(batch, StorageError("server-error-not-kept"))
        else:
            _tell(batch, None)

    def _insert(self, lines: list[Line]) -> None:
        """Write all or nothing."""
        now = time.time_ns()
        owners = [(owner, line.table, now) for line in lines for owner in line.owners]
        events = json.dumps([(line.table, line.seq, line.event) for line in lines])
        if not owners:
            self._writer.execute(_INSERT_EVENTS, (events,))  # a transaction of its own
            return
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            self._writer.execute(_INSERT_EVENTS, (events,))
            self._writer.execute(_INSERT_OWNERS, (json.dumps(owners),))
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")


def _tell(batch: list[_Append], problem: Exception | None) -> None:
    """Tell everybody who waits for a batch how it went, waking the loop once."""
    if batch:
        with suppress(RuntimeError):  # the loop has ended, and all who waited with it
            loop = batch[0].written.get_loop()
            loop.call_soon_threadsafe(_settle, [append.written for append in batch], problem)


def _settle(waiting: list[asyncio.Future[None]], problem: Exception | None) -> None:
    """Tell the waiters how it went, except those who have gone away."""
    for written in waiting:
        if written.cancelled():
            continue
        if problem is None:
            written.set_result(None)
        else:
            written.set_exception(problem)
