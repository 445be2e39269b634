"""Copy, bring back and check a storage, also while a server uses it."""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from ludoteca.errors import LudotecaError
from ludoteca.server.chain import DamagedTable, Entry, check
from ludoteca.server.events import UnreadableEvent, parse_event
from ludoteca.server.file_lock import FileLock, Taken
from ludoteca.server.schema import VERSION, copy, version_of

FIRST_WITH_CHAIN = 3
UNLISTED = (  # the tables that nobody finds in a list, or that lists know nothing of
    "SELECT table_id FROM events GROUP BY table_id"
    " HAVING table_id NOT IN (SELECT table_id FROM tables)"
    " OR table_id NOT IN (SELECT table_id FROM owners)"
)


class KeepingError(LudotecaError):
    """A file that cannot be copied, brought back or checked."""


class Damage(NamedTuple):
    """What is wrong with a table: from which entry on, and why."""

    table: str
    place: int
    message: str  # an id of the catalogues


class Checked(NamedTuple):
    """What was found in a storage."""

    version: int
    num_tables: int
    num_events: int
    damages: list[Damage]
    complaints: list[str]  # of SQLite about the file itself

    @property
    def is_whole(self) -> bool:
        """Say whether nothing is wrong."""
        return not self.damages and not self.complaints


def backup(storage: Path, target: Path) -> Checked:
    """Copy a storage as it is at one moment, and check the copy before it gets its name."""
    if target.exists():
        raise KeepingError("server-error-exists", path=str(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with _opened(storage) as source:
            copy(source, unfinished)
        found = check_storage(unfinished)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.rename(target)
    except OSError as problem:
        raise KeepingError("server-error-storage", problem, path=str(target)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return found


def restore(source: Path, storage: Path) -> tuple[Checked, Path | None]:
    """Put a backup in a storage's place; return what is in it, and where the old one lies now."""
    found = check_storage(source)
    if not found.is_whole:
        raise KeepingError("server-error-not-whole", path=str(source))
    storage.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(storage)
    except Taken:
        raise KeepingError("server-error-storage-taken", path=str(storage)) from None
    try:
        aside = _put_aside(storage)
        with _opened(source) as connection:
            copy(connection, storage)
    finally:
        lock.release()
    return found, aside


def check_storage(path: Path) -> Checked:
    """Look at every event of every table; nothing is changed."""
    with _opened(path) as connection:
        version = version_of(connection)
        if version > VERSION:
            raise KeepingError("server-error-newer-storage", path=str(path))
        if version == 0:
            raise KeepingError("server-error-no-storage", path=str(path))
        try:
            complaints = [text for (text,) in connection.execute("PRAGMA integrity_check(10)")]
            return _check(connection, version, [text for text in complaints if text != "ok"])
        except sqlite3.DatabaseError as problem:  # it cannot even be read to the end
            return Checked(version, 0, 0, [], [str(problem)])


def _check(connection: sqlite3.Connection, version: int, complaints: list[str]) -> Checked:
    hashed = "hash" if version >= FIRST_WITH_CHAIN else "''"
    query = f"SELECT table_id, seq, data, {hashed} FROM events ORDER BY table_id, seq"  # noqa: S608
    census = Census(version)
    for table, *entry in connection.execute(query):
        census.look(table, Entry(*entry))
    missing = connection.execute(UNLISTED) if version >= FIRST_WITH_CHAIN else ()
    return census.result(complaints, [table for (table,) in missing])


class Census:
    """Count events that come table by table, each in order, and note what is wrong with them."""

    def __init__(self, version: int) -> None:
        """Begin with nothing; early versions have no chain."""
        self._version = version
        self._table, self._entries = "", list[Entry]()
        self._num_tables = self._num_events = 0
        self._damages: list[Damage] = []

    def look(self, table: str, entry: Entry) -> None:
        """Take in the next event."""
        if table != self._table:
            self._end_table()
            self._table = table
        self._entries.append(entry)

    def result(self, complaints: Sequence[str] = (), unlisted: Iterable[str] = ()) -> Checked:
        """Say what was found, after the last event."""
        self._end_table()
        self._damages += [Damage(table, 0, "server-check-unlisted") for table in unlisted]
        counts = self._num_tables, self._num_events
        return Checked(self._version, *counts, self._damages, list(complaints))

    def _end_table(self) -> None:
        if not self._entries:
            return
        self._num_tables += 1
        self._num_events += len(self._entries)
        has_chain = self._version >= FIRST_WITH_CHAIN
        damage = _damage(self._table, self._entries, has_chain=has_chain)
        if damage is not None:
            self._damages.append(damage)
        self._entries = []


def _damage(table: str, entries: list[Entry], *, has_chain: bool) -> Damage | None:
    """Return where a log is broken first, or cannot be read."""
    try:
        if has_chain:
            check(table, entries)
    except DamagedTable as damage:
        return Damage(table, int(damage.values["place"]), "server-check-damaged")
    for place, entry in enumerate(entries):
        try:
            parse_event(json.loads(entry.data))
        except (UnreadableEvent, ValueError, KeyError, TypeError):
            return Damage(table, place, "server-check-unreadable")
    return None


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a storage to read it, or say that there is none."""
    if not path.is_file():
        raise KeepingError("server-error-no-storage", path=str(path))
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema")
            yield connection
    except sqlite3.Error as problem:
        if problem.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise KeepingError("server-error-no-storage", path=str(path)) from None
        raise KeepingError("server-error-storage", path=str(path), reason=str(problem)) from None


def _put_aside(storage: Path) -> Path | None:
    """Keep what was there, with what its log still holds, under a name that nothing has."""
    if not storage.exists():
        return None
    number = 1
    while (aside := storage.with_name(f"{storage.name}.before-restore-{number}")).exists():
        number += 1
    for ending in ("", "-wal", "-shm"):
        part = storage.with_name(storage.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside
