"""The log keeps what it says it kept, and nothing else: in a file and in a database."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludoteca.server.chain import Data, Line, check, write_line
from ludoteca.server.opening import open_storage
from ludoteca.server.schema import OVER, RUNNING, WAITING
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import SequenceConflict, Storage, StorageError

Place = Path | str
T = TypeVar("T")


@pytest.fixture(params=["file", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return where nothing has been kept yet."""
    if request.param == "file":
        return tmp_path / "new" / "tables.sqlite"
    club: str = request.getfixturevalue("club")
    return club


def run(place: Place, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Open a storage, do something with it, and close it."""

    async def whole() -> T:
        storage = await open_storage(place)
        try:
            return await work(storage)
        finally:
            await storage.end()

    return asyncio.run(whole())


def reopened(place: Place, table: str) -> list[object]:
    log = run(place, lambda storage: storage.log(table))
    check(table, log.entries)
    return [json.loads(entry.data) for entry in log.entries]


def test_nobody_else_reads_the_file_and_the_folder_we_make(tmp_path: Path) -> None:
    open_to_all = tmp_path / "old.sqlite"
    open_to_all.touch(0o644)
    for path in (tmp_path / "new" / "tables.sqlite", open_to_all):
        storage = SqliteStorage(path)
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob("*sqlite*")}
        storage.close()
        assert set(modes.values()) == {0o600}, modes
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


class Writer:
    """Write events of several tables, each behind the one before."""

    def __init__(self) -> None:
        """Begin with empty tables."""
        self._heads: dict[str, str] = {}

    def __call__(self, table: str, seq: int, event: Data, owners: Sequence[str] = ()) -> Line:
        """Return the next line of a table."""
        status = RUNNING if owners or seq == 0 else None
        line = write_line(table, seq, event, self._heads.get(table, ""), owners, status)
        self._heads[table] = line.hash
        return line


def test_events_come_back_in_order_after_reopening(place: Place) -> None:
    async def write(storage: Storage) -> None:
        line = Writer()
        await storage.append(line("t", 0, {"n": 0}, ("anna",)))
        await asyncio.gather(*(storage.append(line(f"t{i}", 0, {"n": i})) for i in range(100)))
        await storage.append(line("t", 1, {"n": 1}), line("t", 2, {"n": '“ß”\\"'}))

    run(place, write)
    assert reopened(place, "t") == [{"n": 0}, {"n": 1}, {"n": '“ß”\\"'}]
    assert reopened(place, "t99") == [{"n": 99}]
    assert reopened(place, "nobody") == []
    assert reopened(place, "no\0body") == reopened(place, "nöbody") == []


def test_a_second_event_in_the_same_place_is_refused_alone(place: Place) -> None:
    async def write(storage: Storage) -> list[BaseException | None]:
        line = Writer()
        await storage.append(line("t", 0, {"first": True}))
        appends = [storage.append(line(f"t{i}", 0, {})) for i in range(20)]
        both = line("other", 0, {}, ("anna",)), line("t", 0, {"first": False})
        appends.insert(7, storage.append(*both))
        appends.insert(11, storage.append(line("t", 0, {"first": None}, ("otto",))))
        return await asyncio.gather(*appends, return_exceptions=True)

    results = run(place, write)
    conflicts = [i for i, result in enumerate(results) if isinstance(result, SequenceConflict)]
    assert conflicts == [7, 11]
    assert reopened(place, "t") == [{"first": True}]
    assert reopened(place, "t19") == [{}]
    assert reopened(place, "other") == []  # written together or not at all
    assert run(place, lambda storage: storage.tables_of("anna")) == []
    assert run(place, lambda storage: storage.tables_of("otto")) == []  # no list was changed


def test_what_is_missing_can_be_read_alone(place: Place) -> None:
    async def write(storage: Storage) -> None:
        line = Writer()
        await storage.append(*(line("t", i, {"n": i}) for i in range(5)))
        await storage.append(line("u", 0, {}))
        gap = await storage.entries_from("t", 3)
        assert [(entry.seq, json.loads(entry.data)) for entry in gap] == [
            (3, {"n": 3}),
            (4, {"n": 4}),
        ]
        assert list(await storage.entries_from("t", 5)) == []
        assert await storage.lengths(["t", "u", "none"]) == {"t": 5, "u": 1}

    run(place, write)


def test_a_folded_table_never_gives_way_to_an_older_one(place: Place) -> None:
    async def write(storage: Storage) -> None:
        line = Writer()
        await storage.append(*(line("t", i, {}) for i in range(70)))
        assert await storage.next_unfolded("", 60, "2 ") == "t"
        for seq, text in ((64, "2 new"), (32, "2 old")):
            await storage.keep_folded("t", seq, text)
        assert (await storage.log("t")).folded == (64, "2 new")
        assert await storage.next_unfolded("", 60, "2 ") is None
        assert await storage.next_unfolded("", 60, "3 ") == "t"
        assert await storage.next_unfolded("", 70, "3 ") is None

    run(place, write)


def test_old_tables_are_retired_unless_somebody_is_there(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(storage: Storage) -> None:
        for name, status in (("w", WAITING), ("r", RUNNING), ("o", OVER), ("in-use", WAITING)):
            await storage.append(write_line(name, 0, {}, "", ("anna",), status))
        assert await storage.retire(30, 400) == 0
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 40 * 24 * 3600)
        assert await storage.retire(30, 400, ["in-use"]) == 1
        assert await storage.lengths(["w", "r", "o", "in-use"]) == {"r": 1, "o": 1, "in-use": 1}
        monkeypatch.setattr(time, "time", lambda: now + 401 * 24 * 3600)
        assert await storage.retire(30, 400) == 2
        assert await storage.tables_of("anna") == ["o"]

    run(place, write)


def test_the_storage_can_say_that_it_works_and_how_large_it_is(place: Place) -> None:
    async def look(storage: Storage) -> None:
        await storage.probe()
        assert await storage.num_bytes() > 0
        assert storage.num_waiting == 0

    run(place, look)


def test_moves_that_come_together_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    insert = SqliteStorage._insert

    def count(storage: SqliteStorage, batch: list[Any]) -> None:
        batches.append(len(batch))
        insert(storage, batch)

    monkeypatch.setattr(SqliteStorage, "_insert", count)

    async def scenario() -> None:
        line, storage = Writer(), SqliteStorage(tmp_path / "log.sqlite")
        await asyncio.gather(*(storage.append(line("a", seq, {})) for seq in range(200)))
        storage.close()

    asyncio.run(scenario())
    assert sum(batches) == 200
    assert len(batches) <= 20


def test_tables_that_are_folded_together_are_written_together(tmp_path: Path) -> None:
    written: list[str] = []

    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite")
        storage._writer.set_trace_callback(written.append)
        tables = [f"table-{number}" for number in range(200)]
        await asyncio.gather(*(storage.keep_folded(table, 64, table) for table in tables))
        found = storage._reader.execute("SELECT table_id, seq, data FROM folded").fetchall()
        assert sorted(found) == sorted((table, 64, table) for table in tables)
        await storage.end()

    asyncio.run(scenario())
    assert sum("INTO folded" in statement for statement in written) < 20


def test_tables_of_an_owner_are_newest_first(place: Place) -> None:
    async def write(storage: Storage) -> list[str]:
        line = Writer()
        await storage.append(line("old", 0, {}, ("anna", "otto")))
        await storage.append(line("other", 0, {}, ("otto",)))
        await storage.append(line("new", 0, {}, ("anna",)))
        await storage.append(line("old", 1, {}, ("anna",)))  # sits there already
        await storage.list_for("anna", "new")
        await storage.list_for("anna", "other")
        return await storage.tables_of("anna")

    assert run(place, write) == ["other", "new", "old"]


def test_a_setting_keeps_its_first_value(place: Place) -> None:
    assert run(place, lambda storage: storage.setting("key", "first")) == "first"
    assert run(place, lambda storage: storage.setting("key", "second")) == "first"


def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("not a database, but somebody's text " * 100)
    with pytest.raises(StorageError, match="cannot be kept"):
        SqliteStorage(path)
    assert path.read_text().startswith("not a database")


def test_a_log_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version=99")
    for _ in range(2):  # nothing is left locked
        with pytest.raises(StorageError, match="newer"):
            SqliteStorage(path)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="name a file"):
        SqliteStorage(tmp_path)


def test_after_the_end_nothing_more_is_promised(place: Place) -> None:
    async def write() -> None:
        storage = await open_storage(place)
        await storage.end()
        await storage.append(Writer()("t", 0, {}))

    with pytest.raises(StorageError, match="nothing was changed"):
        asyncio.run(write())


def test_what_waits_is_written_before_the_end(place: Place) -> None:
    async def write() -> None:
        line, storage = Writer(), await open_storage(place)
        waiting = [storage.append(line("t", i, {"n": i})) for i in range(50)]
        await asyncio.sleep(0)
        await storage.end()
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert len(reopened(place, "t")) == 50
