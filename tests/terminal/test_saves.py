"""Games on disk: continued after a kill, damaged files kept, folders that cannot be written."""

import os
import time
from pathlib import Path
from typing import cast

import pytest
from textual.widgets import Input, Static

from ludoteca.match.record import parse_record
from ludoteca.terminal import saves
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.end import End
from ludoteca.terminal.export import Export
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.play import Play
from ludoteca.terminal.resume import Resume
from tests.terminal.conftest import at_table, match_of, opened, shown, until


async def test_a_killed_game_is_offered_again_and_goes_on(home: Path) -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("c", "enter")
        await pilot.pause()
        match = match_of(pilot)
        (file,) = (home / "unfinished").iterdir()
        killed = file.read_bytes()  # what a kill leaves behind at this moment
    assert file.read_bytes() == killed
    async with opened() as pilot:
        assert "Continue the unfinished game" in shown(pilot)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        continued = match_of(pilot)
        assert continued == match
        await pilot.press("d", "enter")
        await pilot.pause()
        assert len(parse_record(file.read_text("utf-8")).events) == 2


async def test_a_finished_game_is_kept_but_not_offered(home: Path) -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert list((home / "unfinished").iterdir()) == []
        (file,) = (home / "finished").iterdir()
        assert parse_record(file.read_text("utf-8")).result is not None


async def test_a_match_left_before_any_decision_leaves_nothing_behind(home: Path) -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        assert len(list((home / "unfinished").iterdir())) == 1
        await pilot.press("q")
        await pilot.pause()
        assert list((home / "unfinished").iterdir()) == []


async def test_several_games_are_listed(home: Path) -> None:
    for shape in "ab":
        async with at_table("quantik", f"Anna {shape}", "Bruno") as pilot:
            await pilot.press(shape, "enter")
            await pilot.pause()
    async with opened() as pilot:
        await pilot.press("c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Resume))
        await pilot.pause()
        assert "Anna a" in shown(pilot)
        assert "Anna b" in shown(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert len(list((home / "unfinished").iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe\x00", b'[Game "quantik"]\n'])
async def test_a_damaged_save_is_kept_and_told(home: Path, damage: bytes) -> None:
    folder = home / "unfinished"
    folder.mkdir(parents=True)
    (folder / "quantik-old.ludoteca").write_bytes(damage)
    async with opened() as pilot:
        kept = home / "damaged" / "quantik-old.ludoteca"
        await until(pilot, kept.exists)
        await until(pilot, lambda: "kept untouched" in shown(pilot))
        assert kept.read_bytes() == damage
        assert "Continue" not in shown(pilot)


async def test_a_damaged_save_never_replaces_another(home: Path) -> None:
    for name in ("unfinished", "damaged"):
        (home / name).mkdir(parents=True)
        (home / name / "quantik-old.ludoteca").write_text(name)
    async with opened() as pilot:
        folder = home / "damaged"
        await until(pilot, lambda: len(list(folder.iterdir())) == 2)
    assert (folder / "quantik-old.ludoteca").read_text() == "damaged"
    assert sorted(p.read_text() for p in folder.iterdir()) == ["damaged", "unfinished"]


async def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("LUDOTECA_HOME", str(tmp_path / "file" / "home"))
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        assert "cannot be written" in str(pilot.app.screen.query_one("#status", Static).render())
        await pilot.press("c", "enter")
        await pilot.pause()
        assert len(match_of(pilot).events) == 1
        said = str(pilot.app.screen.query_one("#status", Static).render())
        assert "cannot be written" in said  # still, as it still is so
        assert "choose a shape" in said
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)


async def test_two_windows_do_not_overwrite_each_other(home: Path) -> None:
    mine = saves.Save("quantik")
    mine.write("first", is_over=False)
    other = saves.Save("quantik", mine.path, b"first")
    other.write("other", is_over=False)
    mine.write("mine", is_over=False)
    texts = sorted(path.read_text() for path in (home / "unfinished").iterdir())
    assert texts == ["mine", "other"]


def test_a_write_that_fails_leaves_the_old_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saves.Save("quantik")
    file.write("old", is_over=False)

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        file.write("new", is_over=False)
    assert [path.read_text() for path in (home / "unfinished").iterdir()] == ["old"]


async def test_a_record_is_written_where_nothing_stands(tmp_path: Path) -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("c", "enter")
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "mine.txt"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Play)
        assert parse_record((tmp_path / "mine.txt").read_text("utf-8")) == match_of(pilot)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("there.txt", "exists already"), ("no/where.txt", "cannot be written"), (" ", "needs a name")],
)
async def test_a_record_never_overwrites_a_file(tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "there.txt").write_text("old")
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = name
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Export)
        assert sentence in str(pilot.app.screen.query_one("#save-error", Static).render())
        assert (tmp_path / "there.txt").read_text() == "old"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Play)


def test_a_link_that_leads_nowhere_hides_no_game(home: Path) -> None:
    folder = home / "unfinished"
    folder.mkdir(parents=True)
    (folder / "quantik-gone.ludoteca").symlink_to(home / "nowhere")
    (folder / "quantik-here.ludoteca").write_text("something")
    assert [path.name for path in saves.unfinished()] == ["quantik-here.ludoteca"]


async def test_enter_shows_the_result_again_to_one_who_looked_at_the_board(home: Path) -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
        await pilot.press("b")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
    assert len(list((home / "finished").iterdir())) == 1


async def test_all_damaged_files_are_named(home: Path) -> None:
    (home / "unfinished").mkdir(parents=True)
    for name in ("quantik-a", "quantik-b", "knaster-c"):
        (home / "unfinished" / f"{name}.ludoteca").write_text("?")
    async with opened() as pilot:
        await until(pilot, lambda: len(list((home / "damaged").glob("*"))) == 3)
        await until(pilot, lambda: "3 saved games" in shown(pilot))
        for name in ("quantik-a", "quantik-b", "knaster-c"):
            assert f"{name}.ludoteca" in "".join(shown(pilot).split())


async def test_a_damaged_file_is_named_once_however_often_one_looks(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = saves.set_aside

    def take_long(path: Path, folder: str) -> Path:
        time.sleep(0.2)
        return move(path, folder)

    monkeypatch.setattr(saves, "set_aside", take_long)
    async with opened() as pilot:
        (home / "unfinished").mkdir(parents=True)
        (home / "unfinished" / "quantik-a.ludoteca").write_text("?")
        app = cast("LudotecaApp", pilot.app)
        for _ in range(3):  # as when one game after the other becomes ready
            app.look_for_games()
        await until(pilot, lambda: "quantik-a" in "".join(shown(pilot).split()))
        await pilot.pause(1)  # the others have had their turn
        assert "saved games" not in shown(pilot)
        assert len(list((home / "damaged").iterdir())) == 1
