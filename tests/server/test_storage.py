"""The log keeps what it says it kept, and nothing else."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.chain import Data, Line, check, write_line
from ludoteca.server.schema import RUNNING
from ludoteca.server.storage import SequenceConflict, Storage, StorageError


def reopened(path: Path, table: str) -> list[object]:
    storage = Storage(path)
    try:
        log = asyncio.run(storage.log(table))
        check(table, log.entries)
        return [json.loads(entry.data) for entry in log.entries]
    finally:
        storage.close()


def test_nobody_else_reads_the_file_and_the_folder_we_make(tmp_path: Path) -> None:
    open_to_all = tmp_path / "old.sqlite"
    open_to_all.touch(0o644)
    for path in (tmp_path / "new" / "tables.sqlite", open_to_all):
        storage = Storage(path)
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
        status = RUNNING if owners else None
        line = write_line(table, seq, event, self._heads.get(table, ""), owners, status)
        self._heads[table] = line.hash
        return line


def test_events_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"

    async def write() -> None:
        line, storage = Writer(), Storage(path)
        await storage.append(line("t", 0, {"n": 0}, ("anna",)))
        await asyncio.gather(*(storage.append(line(f"t{i}", 0, {"n": i})) for i in range(100)))
        await storage.append(line("t", 1, {"n": 1}), line("t", 2, {"n": '“ß”\\"'}))
        storage.close()

    asyncio.run(write())
    assert reopened(path, "t") == [{"n": 0}, {"n": 1}, {"n": '“ß”\\"'}]
    assert reopened(path, "t99") == [{"n": 99}]
    assert reopened(path, "nobody") == []


def test_a_second_event_in_the_same_place_is_refused_alone(tmp_path: Path) -> None:
    async def write() -> list[BaseException | None]:
        line, storage = Writer(), Storage(tmp_path / "tables.sqlite")
        await storage.append(line("t", 0, {"first": True}))
        appends = [storage.append(line(f"t{i}", 0, {})) for i in range(20)]
        both = line("other", 0, {}, ("anna",)), line("t", 0, {"first": False})
        appends.insert(7, storage.append(*both))
        results = await asyncio.gather(*appends, return_exceptions=True)
        storage.close()
        return results

    results = asyncio.run(write())
    assert [i for i, result in enumerate(results) if isinstance(result, SequenceConflict)] == [7]
    assert reopened(tmp_path / "tables.sqlite", "t") == [{"first": True}]
    assert reopened(tmp_path / "tables.sqlite", "t19") == [{}]
    assert reopened(tmp_path / "tables.sqlite", "other") == []  # written together or not at all


def test_moves_that_come_together_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    insert = Storage._insert

    def count(storage: Storage, lines: list[Line], doings: Sequence[Any]) -> None:
        batches.append(len(lines))
        insert(storage, lines, doings)

    monkeypatch.setattr(Storage, "_insert", count)

    async def scenario() -> None:
        line, storage = Writer(), Storage(tmp_path / "log.sqlite")
        await asyncio.gather(*(storage.append(line("a", seq, {})) for seq in range(200)))
        storage.close()

    asyncio.run(scenario())
    assert sum(batches) == 200
    assert len(batches) <= 20


def test_tables_of_an_owner_are_newest_first(tmp_path: Path) -> None:
    async def write() -> list[str]:
        line, storage = Writer(), Storage(tmp_path / "tables.sqlite")
        await storage.append(line("old", 0, {}, ("anna", "otto")))
        await storage.append(line("other", 0, {}, ("otto",)))
        await storage.append(line("new", 0, {}, ("anna",)))
        await storage.append(line("old", 1, {}, ("anna",)))  # sits there already
        try:
            return await storage.tables_of("anna")
        finally:
            storage.close()

    assert asyncio.run(write()) == ["new", "old"]


def test_a_setting_keeps_its_first_value(tmp_path: Path) -> None:
    for value in ("first", "second"):
        storage = Storage(tmp_path / "tables.sqlite")
        assert asyncio.run(storage.setting("key", value)) == "first"
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
        line, storage = Writer(), Storage(tmp_path / "tables.sqlite")
        storage.close()
        await storage.append(line("t", 0, {}))

    with pytest.raises(StorageError, match="nothing was changed"):
        asyncio.run(write())


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def write() -> None:
        line, storage = Writer(), Storage(tmp_path / "tables.sqlite")
        waiting = [asyncio.create_task(storage.append(line("t", i, {"n": i}))) for i in range(50)]
        await asyncio.sleep(0)
        storage.close()
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert len(reopened(tmp_path / "tables.sqlite", "t")) == 50
