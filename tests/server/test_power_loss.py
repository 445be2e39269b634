"""What was told survives a power cut at any moment, whatever of the rest the disk has kept."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.chain import Entry, check, write_line
from ludoteca.server.sqlite import SqliteStorage
from tests.server.lossy_disk import ANYTHING, EVERYTHING, NOTHING, LossyDisk

NUM_EVENTS = 15
TABLE = "t"


def record(folder: Path, synchronous: str) -> LossyDisk:
    """Write events one after the other, with checkpoints between, and note what the disk sees."""
    disk = LossyDisk()

    async def write(storage: SqliteStorage) -> None:
        storage._writer.execute(f"PRAGMA synchronous={synchronous}")
        storage._writer.execute("PRAGMA wal_autocheckpoint=5")
        head = ""
        for number in range(NUM_EVENTS):
            event = {"kind": "move", "seat": number, "more": "x" * 500}
            line = write_line(TABLE, number, event, head, ("ada",), number % 2)
            head = line.hash
            await storage.append(line)
            disk.told(number + 1)
            if number % 5 == 4:
                await storage.keep_folded(TABLE, number + 1, "y" * 3000)

    with disk.noted():
        storage = SqliteStorage(folder / "tables.sqlite")
        asyncio.run(write(storage))
        storage.close()
    return disk


def losses(disk: LossyDisk, folder: Path, *parts: float) -> Iterator[int]:
    """Cut the power at every moment; yield the moments when something was gone that was told."""
    found: dict[tuple[tuple[str, bytes], ...], int] = {}  # many moments leave the same files
    for number in range(len(disk.notes) + 1):
        for part in parts:
            files, told = disk.after(number, part, seed=number)
            key = tuple(sorted(files.items()))
            if key not in found:
                found[key] = num_events(files, folder)
            if found[key] < told:
                yield number


def num_events(files: dict[str, bytes], folder: Path) -> int:
    """Start on these files and return how many events are there; all of them must verify."""
    for old in folder.iterdir():
        old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'events'").fetchone():
            return 0
        rows = connection.execute("SELECT seq, data, hash FROM events ORDER BY seq").fetchall()
    check(TABLE, map(Entry._make, rows))
    return len(rows)


def folders(tmp_path: Path) -> tuple[Path, Path]:
    found = tmp_path / "before", tmp_path / "after"
    for folder in found:
        folder.mkdir()
    return found


def test_a_power_cut_loses_nothing_that_was_told(tmp_path: Path) -> None:
    before, after = folders(tmp_path)
    disk = record(before, "FULL")
    synced = {note.name for note in disk.notes if note.kind == "sync"}
    assert {"tables.sqlite", "tables.sqlite-wal"} <= synced
    assert disk.after(len(disk.notes), NOTHING)[1] == NUM_EVENTS
    assert list(losses(disk, after, NOTHING, ANYTHING, EVERYTHING)) == []


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_the_disk_does_lose_what_is_not_synced(tmp_path: Path, synchronous: str) -> None:
    before, after = folders(tmp_path)
    disk = record(before, synchronous)
    assert next(losses(disk, after, NOTHING), None) is not None
