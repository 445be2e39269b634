"""What a storage file looks like, and how one of an earlier time becomes one of today."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from ludoteca.server.chain import link

# 1 and 2 were alike but for the lines in them; 3 has the chain, the order of the database, what
# lists need to know of tables, and folded tables.
VERSION = 3
WAITING, RUNNING, OVER = range(3)
_DAY = 24 * 3600
_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS events (table_id TEXT NOT NULL, seq INTEGER NOT NULL,"
    " data TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS tables (table_id TEXT PRIMARY KEY, status INTEGER NOT NULL,"
    " touched INTEGER NOT NULL) WITHOUT ROWID",  # touched: the day, counted from 1970
    "CREATE INDEX IF NOT EXISTS tables_by_day ON tables (status, touched)",
    "CREATE TABLE IF NOT EXISTS owners (number INTEGER PRIMARY KEY AUTOINCREMENT,"
    " owner TEXT NOT NULL, table_id TEXT NOT NULL, UNIQUE (owner, table_id))",
    "CREATE INDEX IF NOT EXISTS owners_by_table ON owners (table_id)",
    "CREATE TABLE IF NOT EXISTS folded (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL,"
    " data TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
    " WITHOUT ROWID",
)


def today() -> int:
    """Return the day, counted from 1970; tables are retired by it, nothing is ordered by it."""
    return int(time.time()) // _DAY


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a file; 0 is an empty one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def prepare(connection: sqlite3.Connection, path: Path, day: int) -> None:
    """Set a new file up, or bring an older one up to date after making a copy of it."""
    version = version_of(connection)
    if version == VERSION:
        return
    if version:
        copy(connection, path.with_name(f"{path.name}.version-{version}"))
    connection.execute("BEGIN IMMEDIATE")
    try:
        if version:
            connection.execute("ALTER TABLE events RENAME TO old_events")
            connection.execute("ALTER TABLE owners RENAME TO old_owners")
        for statement in _SCHEMA:
            connection.execute(statement)
        if version:
            _upgrade(connection, day)
        connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Write all that is in a file, also what is still in its log, to another that has no log."""
    keep_private(path)
    with closing(sqlite3.connect(path)) as target:
        connection.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # who looks at it leaves no files beside it


def keep_private(path: Path) -> None:
    """Let nobody else read the file, which holds secrets and the key; SQLite's others follow it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if path.stat().st_mode & 0o077:
        with suppress(PermissionError):  # it belongs to somebody else, who decides
            path.chmod(0o600)


def _upgrade(connection: sqlite3.Connection, day: int) -> None:
    """Take over what versions 1 and 2 held; what was written then is believed."""
    head, last = "", ""
    query = "SELECT table_id, seq, data FROM old_events ORDER BY table_id, seq"
    for table, seq, data in connection.execute(query):
        head = link(head if table == last else "", table, seq, data)
        last = table
        connection.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table, seq, data, head))
    connection.execute(
        "INSERT INTO tables SELECT DISTINCT table_id, ?, ? FROM old_events", (RUNNING, day)
    )
    connection.execute(
        "INSERT INTO owners (owner, table_id)"
        " SELECT owner, table_id FROM old_owners ORDER BY added, table_id"
    )
    connection.execute("DROP TABLE old_events")
    connection.execute("DROP TABLE old_owners")
