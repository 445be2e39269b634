"""An append-only log of everything that happens at the tables, in one SQLite file.

One thread writes. Whatever waits when it is free goes into one transaction with
`synchronous=FULL`, so that a busy server pays for one flush, not for one per move.
"""

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ludoteca.errors import LudotecaError

Data = Mapping[str, object]
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


class StorageError(LudotecaError):
    """The file cannot be opened, read or written."""


class _Append(NamedTuple):
    """Events of one table that wait to be written, and who waits for them."""

    rows: list[tuple[str, int, str]]
    owners: list[tuple[str, str, int]]
    written: asyncio.Future[None]


class Storage:
    """The log of one server; the primary key makes a second writer fail rather than overwrite."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        self.path = path
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

    async def append(
        self, table: str, seq: int, *events: Data, owners: tuple[str, ...] = ()
    ) -> None:
        """Write events that follow the first `seq` of a table; return when they are on disk."""
        written = asyncio.get_running_loop().create_future()
        rows = [(table, seq + i, json.dumps(event)) for i, event in enumerate(events)]
        self._waiting.put(_Append(rows, [(owner, table, seq) for owner in owners], written))
        await written

    def events(self, table: str) -> list[Data]:
        """Return all that happened at a table, in order."""
        query = "SELECT data FROM events WHERE table_id = ? ORDER BY seq"
        with closing(self._reader.execute(query, (table,))) as rows:
            return [json.loads(data) for (data,) in rows]

    def tables(self) -> Iterator[str]:
        """Yield the ids of all tables."""
        with closing(self._reader.execute("SELECT DISTINCT table_id FROM events")) as rows:
            yield from (table for (table,) in rows.fetchall())

    def tables_of(self, owner: str, limit: int = 50) -> list[str]:
        """Return the tables where somebody sits, the newest first."""
        query = (
            "SELECT o.table_id FROM owners o JOIN events e ON e.table_id = o.table_id AND e.seq = 0"
            " WHERE o.owner = ? ORDER BY json_extract(e.data, '$.at') DESC LIMIT ?"
        )
        with closing(self._reader.execute(query, (owner, limit))) as rows:
            return [table for (table,) in rows]

    def setting(self, name: str, default: str) -> str:
        """Return a setting, keeping the default if there was none."""
        self._writer.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, default))
        query = "SELECT value FROM settings WHERE name = ?"
        with closing(self._reader.execute(query, (name,))) as rows:
            return str(rows.fetchone()[0])

    def close(self) -> None:
        """Write what waits, then close the file."""
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _write(self) -> None:
        """Write batch after batch until told to stop."""
        is_open = True
        while is_open:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            is_open = None not in batch
            self._commit([append for append in batch if append is not None])

    def _commit(self, batch: list[_Append]) -> None:
        """Write a batch in one transaction and tell everybody who waits."""
        try:
            self._insert(batch)
        except sqlite3.Error as error:
            if len(batch) > 1:  # one bad append must not take the others down
                for append in batch:
                    self._commit([append])
                return
            reason = StorageError("server-error-storage", path=str(self.path), reason=str(error))
            _tell(batch, reason)
        else:
            _tell(batch, None)

    def _insert(self, batch: list[_Append]) -> None:
        """Write all or nothing."""
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for append in batch:
                self._writer.executemany("INSERT INTO events VALUES (?, ?, ?)", append.rows)
                self._writer.executemany(
                    "INSERT OR IGNORE INTO owners VALUES (?, ?, ?)", append.owners
                )
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")


def _tell(batch: list[_Append], problem: Exception | None) -> None:
    """Tell everybody who waits for a batch how it went."""
    for append in batch:
        append.written.get_loop().call_soon_threadsafe(_settle, append.written, problem)


def _settle(written: asyncio.Future[None], problem: Exception | None) -> None:
    """Tell one waiter how it went, unless it has gone away."""
    if written.cancelled():
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)
