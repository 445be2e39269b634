"""Backups while games go on, restoring one, checking; damage is found, named and harms no other."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.server.keeping import backup, check_storage, restore
from ludoteca.server.schema import VERSION
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import StorageError
from tests.server.table_client import application, open_table, seated

GOLDEN = Path(__file__).parent / "golden" / "storages"


def play(path: Path, num_moves: int) -> str:
    """Play some moves at a new table and return its id."""
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            for _ in range(num_moves):
                player.move()
    return str(key["table"])


def change(path: Path, statement: str, *values: object) -> None:
    """Change a file behind the server's back."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(statement, values)
        file.commit()


def test_a_backup_made_while_people_play_has_all_that_was_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            for _ in range(5):
                player.move()
            told = player.history
            assert main(["backup", str(copy), "--storage", str(path), "--lang", "en"]) == 0
            assert "1 tables with 6 events" in capsys.readouterr().out
            player.move()
    play(path, 3)
    assert main(["restore", str(copy), "--storage", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "before-restore-1" in said
    assert check_storage(tmp_path / "t.sqlite.before-restore-1").num_tables == 2
    with application(path) as client:
        assert client.get(f"/api/tables/{key['table']}").json()["history"] == told


def test_a_backup_is_one_file_that_nobody_else_can_read(tmp_path: Path) -> None:
    path, folder = tmp_path / "t.sqlite", tmp_path / "backups"
    folder.mkdir()
    with application(path):
        backup(path, folder / "copy")
    check_storage(folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
    restore(folder / "copy", path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    path, link = tmp_path / "t.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(path)
    with application(path):
        with pytest.raises(StorageError) as caught:
            SqliteStorage(link)
        assert caught.value.message == "server-error-storage-taken"


def test_a_file_of_two_names_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "t.sqlite", tmp_path / "link.sqlite"
    key = play(path, 1)
    link.hardlink_to(path)
    for name in (path, link):
        with pytest.raises(StorageError, match="hard link"):
            SqliteStorage(name)
    link.unlink()
    with application(path) as client:
        assert client.get(f"/api/tables/{key}").status_code == 200


def test_nothing_is_written_over_and_nothing_brought_back_under_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy"
    play(path, 1)
    backup(path, copy)
    here = ["--storage", str(path), "--lang", "en"]
    assert main(["backup", str(copy), *here]) == 2
    assert "is there already" in capsys.readouterr().err
    storage = SqliteStorage(path)
    assert main(["restore", str(copy), *here]) == 2
    assert "Another server" in capsys.readouterr().err
    with pytest.raises(StorageError, match="Another server"):
        SqliteStorage(path)
    storage.close()
    for words in (["restore", str(tmp_path / "none"), *here], ["check", str(tmp_path / "none")]):
        assert main([*words, "--lang", "en"]) == 2
        assert "is no storage" in capsys.readouterr().err
    text = tmp_path / "text"
    text.write_text("somebody's letter " * 100)
    assert main(["check", str(text), "--lang", "en"]) == 2


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET data = replace(data, 'N0', 'NO') WHERE table_id = ? AND seq = 0",
        "DELETE FROM events WHERE table_id = ? AND seq = 0",
        "UPDATE events SET data = x'ff00' WHERE table_id = ? AND seq = 0",
    ],
)
def test_a_damaged_table_is_named_and_harms_no_other(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    damage: str,
) -> None:
    path = tmp_path / "t.sqlite"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            for _ in range(3):
                player.move()
        other = open_table(client, "quantik", "me", "me")
        cookies = dict(client.cookies)
    change(path, damage, key["table"])
    with application(path) as client:
        client.cookies.update(cookies)
        for _ in range(2):
            answer = client.get(f"/api/tables/{key['table']}")
            assert (answer.status_code, answer.json()["message"]) == (500, "server-error-damaged")
        assert [table["table"] for table in client.get("/api/tables").json()] == [other["table"]]
        assert client.get(f"/api/tables/{other['table']}").status_code == 200
    named = [record.getMessage() for record in caplog.records if "set aside" in record.message]
    assert len(named) == 1
    assert key["table"] in named[0]
    assert main(["check", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert f"Table {key['table']} is damaged from entry 0 on." in said
    assert other["table"] not in said
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--storage", str(path), "--lang", "en"]) == 1
    assert main(["restore", str(copy), "--storage", str(path), "--lang", "en"]) == 2


@pytest.mark.parametrize("name", ["tables", "owners"])
def test_a_table_that_is_missing_from_the_lists_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = tmp_path / "t.sqlite"
    lost, other = play(path, 1), play(path, 1)
    change(path, f"DELETE FROM {name} WHERE table_id = ?", lost)  # noqa: S608 - ours
    assert main(["check", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert f"Table {lost} is missing from the lists." in said
    assert other not in said


def test_a_damaged_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.sqlite"
    play(path, 8)
    content = bytearray(path.read_bytes())
    content[4096:20480] = bytes(range(256)) * 64
    path.write_bytes(content)
    assert main(["check", str(path), "--lang", "en"]) == 1
    assert "The file itself is damaged" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(file.name for file in GOLDEN.glob("*.sqlite")))
def test_a_storage_of_every_version_is_brought_up_to_date_after_a_copy(
    tmp_path: Path, name: str
) -> None:
    version = int(name.removeprefix("v").removesuffix(".sqlite"))
    path = tmp_path / "t.sqlite"
    shutil.copy(GOLDEN / name, path)
    before = check_storage(path)
    assert (before.version, before.num_tables, before.is_whole) == (version, 8, True)
    with closing(sqlite3.connect(path)) as file:
        tables = [table for (table,) in file.execute("SELECT DISTINCT table_id FROM events")]
        owner = "SELECT owner, count(*) FROM owners GROUP BY owner ORDER BY 2 DESC LIMIT 1"
        ((owner, number),) = file.execute(owner).fetchall()
    with application(path) as client:
        for table in tables:
            assert client.get(f"/api/tables/{table}").status_code == 200

    async def listed() -> list[str]:
        storage = SqliteStorage(path)
        try:
            return await storage.tables_of(owner)
        finally:
            storage.close()

    assert len(asyncio.run(listed())) == number
    after = check_storage(path)
    assert after == before._replace(version=VERSION)
    kept = path.with_name(f"t.sqlite.version-{version}")
    if version < VERSION:
        assert check_storage(kept) == before
        restored, _ = restore(kept, tmp_path / "again.sqlite")
        assert restored == before
    else:
        assert not kept.exists()


@pytest.mark.parametrize("command", ["check", "restore"])
def test_what_is_no_database_is_called_so(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear grandma, " * 500)
    more = ["--storage", str(tmp_path / "new.sqlite")] if command == "restore" else []
    assert main([command, str(other), *more]) == 2
    assert "letter.txt is no storage of Ludoteca; name " in capsys.readouterr().err
