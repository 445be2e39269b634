"""Carry the games of a file over into a database, all of them or none; and check a club."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from ludoteca.server.chain import Entry
from ludoteca.server.club.postgres import connect
from ludoteca.server.club.schema import prepare, version_of
from ludoteca.server.keeping import UNLISTED, Census, Checked, KeepingError, check_storage
from ludoteca.server.places import Database, parse_database
from ludoteca.server.schema import RUNNING, VERSION, today
from ludoteca.server.sqlite import SqliteStorage

AT_ONCE = 1_000  # events that are fetched together

Tell = Callable[[int, int], None]  # how many events are done, of how many
_EVENTS = "SELECT table_id, seq, data, hash FROM events ORDER BY table_id, seq"
_ALL = (  # what goes with the events; a table of which lists know nothing goes on like the others
    (
        "tables",
        ("table_id", "status", "touched"),
        "SELECT table_id, status, touched FROM tables UNION ALL"
        " SELECT DISTINCT table_id, :running, :day FROM events"
        " WHERE table_id NOT IN (SELECT table_id FROM tables)",
    ),
    ("events", ("table_id", "seq", "data", "hash"), _EVENTS),
    (
        "owners",
        ("number", "owner", "table_id"),
        "SELECT number, owner, table_id FROM owners"
        " WHERE table_id IN (SELECT table_id FROM events)",
    ),
    (
        "folded",
        ("table_id", "seq", "data"),
        "SELECT table_id, seq, data FROM folded WHERE table_id IN (SELECT table_id FROM events)",
    ),
    ("settings", ("name", "value"), "SELECT name, value FROM settings WHERE name <> 'probe'"),
)
_GO_ON = (  # numbers of new rows follow those that were copied
    "SELECT setval(pg_get_serial_sequence('owners', 'number'),"
    " (SELECT coalesce(max(number), 0) + 1 FROM owners), false)"
)


def move(path: Path, address: str, tell: Tell) -> Checked:
    """Copy all that is in a file into an empty schema, verify it there, and only then keep it."""
    place = parse_database(address)
    found = check_storage(path)
    if not found.is_whole:
        raise KeepingError("server-error-not-whole", path=str(path))
    with closing(SqliteStorage(path)):  # nobody serves it meanwhile, and it is of today's version
        return asyncio.run(_move(path, place, found, tell))


def check_club(address: str) -> Checked:
    """Look at every event of every table of a club; nothing is changed."""
    return asyncio.run(_check_club(parse_database(address)))


async def _move(path: Path, place: Database, found: Checked, tell: Tell) -> Checked:
    connection = await connect(place, command_seconds=None)
    try:
        if await version_of(connection, place):
            raise KeepingError("server-error-club-taken", place=place.shown)
        async with connection.transaction():
            await prepare(connection, place)
            with closing(sqlite3.connect(path)) as source:
                told = {"running": RUNNING, "day": today()}
                for name, columns, query in _ALL:
                    rows: Iterator[Any] = source.execute(query, told)
                    if name == "events":
                        rows = _counted(rows, found.num_events, tell)
                    await connection.copy_records_to_table(
                        name, records=rows, columns=columns, schema_name=place.schema
                    )
            await connection.execute(_GO_ON)
            moved = await _look(connection)
            if moved != found._replace(version=VERSION):
                raise KeepingError("server-error-not-moved", place=place.shown, path=str(path))
        return moved
    finally:
        await connection.close()


def _counted(rows: Iterator[Any], total: int, tell: Tell) -> Iterator[Any]:
    for done, row in enumerate(rows):
        if done % AT_ONCE == 0:
            tell(done, total)
        yield row
    tell(total, total)


async def _check_club(place: Database) -> Checked:
    connection = await connect(place, command_seconds=None)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            if not await version_of(connection, place):
                raise KeepingError("server-error-no-club", place=place.shown)
            return await _look(connection)
    finally:
        await connection.close()


async def _look(connection: Any) -> Checked:
    census = Census(await connection.fetchval("SELECT version FROM ludoteca"))
    async for table, *entry in connection.cursor(_EVENTS, prefetch=AT_ONCE):
        census.look(table, Entry(*entry))
    return census.result(unlisted=[table for (table,) in await connection.fetch(UNLISTED)])
