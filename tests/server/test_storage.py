"""The log keeps what it says it kept, and nothing else."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludoteca.server.storage import Line, Storage, StorageError


def reopened(path: Path, table: str) -> list[object]:
    storage = Storage(path)
    try:
        return list(storage.events(table))
    finally:
        storage.close()


def test_events_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"

    async def write() -> None:
        storage = Storage(path)
        await storage.append(Line("t", 0, {"n": 0}, ("anna",)))
        await asyncio.gather(*(storage.append(Line(f"t{i}", 0, {"n": i})) for i in range(100)))
        await storage.append(Line("t", 1, {"n": 1}), Line("t", 2, {"n": '“ß”\\"'}))
        storage.close()

    asyncio.run(write())
    assert reopened(path, "t") == [{"n": 0}, {"n": 1}, {"n": '“ß”\\"'}]
    assert reopened(path, "t99") == [{"n": 99}]
    assert reopened(path, "nobody") == []


def test_a_second_event_in_the_same_place_is_refused_alone(tmp_path: Path) -> None:
    async def write() -> list[object]:
        storage = Storage(tmp_path / "tables.sqlite")
        await storage.append(Line("t", 0, {"first": True}))
        appends = [storage.append(Line(f"t{i}", 0, {})) for i in range(20)]
        both = Line("other", 0, {}, ("anna",)), Line("t", 0, {"first": False})
        appends.insert(7, storage.append(*both))
        results = await asyncio.gather(*appends, return_exceptions=True)
        storage.close()
        return results

    results = asyncio.run(write())
    assert [i for i, result in enumerate(results) if isinstance(result, StorageError)] == [7]
    assert reopened(tmp_path / "tables.sqlite", "t") == [{"first": True}]
    assert reopened(tmp_path / "tables.sqlite", "t19") == [{}]
    assert reopened(tmp_path / "tables.sqlite", "other") == []  # written together or not at all


def test_moves_that_come_together_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    insert = Storage._insert

    def count(storage: Storage, lines: list[Line]) -> None:
        batches.append(len(lines))
        insert(storage, lines)

    monkeypatch.setattr(Storage, "_insert", count)

    async def scenario() -> None:
        storage = Storage(tmp_path / "log.sqlite")
        await asyncio.gather(*(storage.append(Line("a", seq, {})) for seq in range(200)))
        storage.close()

    asyncio.run(scenario())
    assert sum(batches) == 200
    assert len(batches) <= 20


def test_tables_of_an_owner_are_newest_first(tmp_path: Path) -> None:
    async def write() -> list[str]:
        storage = Storage(tmp_path / "tables.sqlite")
        await storage.append(Line("old", 0, {}, ("anna", "otto")))
        await storage.append(Line("other", 0, {}, ("otto",)))
        await storage.append(Line("new", 0, {}, ("anna",)))
        await storage.append(Line("old", 1, {}, ("anna",)))  # sits there already
        try:
            return storage.tables_of("anna")
        finally:
            storage.close()

    assert asyncio.run(write()) == ["new", "old"]


def test_a_setting_keeps_its_first_value(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "tables.sqlite")
    assert storage.setting("key", "first") == "first"
    storage.close()
    storage = Storage(tmp_path / "tables.sqlite")
    assert storage.setting("key", "second") == "first"
    storage.close()


def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("not a database, but somebody's text " * 100)
    with pytest.raises(StorageError, match="cannot be kept"):
        Storage(path)
    assert path.read_text().startswith("not a database")


def test_a_log_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version=99")
    newer.close()
    with pytest.raises(StorageError, match="newer"):
        Storage(path)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="name a file"):
        Storage(tmp_path)


def test_after_the_end_nothing_more_is_promised(tmp_path: Path) -> None:
    async def write() -> None:
        storage = Storage(tmp_path / "tables.sqlite")
        storage.close()
        await storage.append(Line("t", 0, {}))

    with pytest.raises(StorageError, match="nothing was changed"):
        asyncio.run(write())


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def write() -> None:
        storage = Storage(tmp_path / "tables.sqlite")
        waiting = [asyncio.create_task(storage.append(Line("t", i, {"n": i}))) for i in range(50)]
        await asyncio.sleep(0)
        storage.close()
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert len(reopened(tmp_path / "tables.sqlite", "t")) == 50
