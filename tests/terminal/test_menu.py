"""The menu, the set-up and the way into each game."""

import io
import subprocess
import sys
import threading

import pytest
from textual.widgets import Input, Static

from ludoteca.errors import UnknownGame
from ludoteca.match import Match, Seat
from ludoteca.match.warm_up import Step
from ludoteca.terminal import app as app_module
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.dialogs import Curtain
from ludoteca.terminal.help import Rules
from ludoteca.terminal.loading import Loading
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from ludoteca.terminal.setup import Choice, Row, SetUp
from tests.terminal.conftest import match_of, opened, shown, until


async def test_the_menu_shows_our_games_and_four_languages() -> None:
    async with opened() as pilot:
        for word in ("Quantik", "Knaster", "Kuh Vadis", "English", "Français", "Italiano"):
            assert word in shown(pilot)
        assert "Deutsch" in shown(pilot)


def test_the_menu_comes_before_the_rules_are_loaded() -> None:
    code = """
import asyncio, sys
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.engine import Engine
Engine.prepare = lambda self, tell: None
async def main():
    app = LudotecaApp(None, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        print("numba" in sys.modules)
asyncio.run(main())
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


@pytest.mark.parametrize(("key", "game"), [("1", "knaster"), ("2", "kuhvadis"), ("3", "quantik")])
async def test_one_key_plays_against_the_bot_that_the_game_proposes(key: str, game: str) -> None:
    async with opened() as pilot:
        await pilot.press(key)
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        match = match_of(pilot)
        assert match.game.id == game
        assert [seat.bot for seat in match.seats] == [None, "gentle"]


async def test_arrow_keys_and_enter_choose_a_game() -> None:
    async with opened() as pilot:
        await pilot.press("right", "right", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert match_of(pilot).game.id == "quantik"


async def test_a_click_on_play_begins() -> None:
    async with opened() as pilot:
        await pilot.click("#game-knaster .ways", offset=(6, 0))
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert match_of(pilot).game.id == "knaster"


async def test_l_speaks_the_next_language_and_a_click_any() -> None:
    async with opened() as pilot:
        assert "language" in shown(pilot)
        await pilot.press("l")
        assert "langue" in shown(pilot)
        await pilot.press("l")
        assert "lingua" in shown(pilot)
        await pilot.press("l")
        assert "Sprache" in shown(pilot)
        await pilot.click("#languages", offset=(4, 0))
        assert "language" in shown(pilot)


async def test_the_rules_can_be_read_from_the_menu() -> None:
    async with opened("it") as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Rules)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Menu)


async def test_q_leaves() -> None:
    async with opened() as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert pilot.app.return_value == 0


async def test_twelve_people_and_bots_can_be_seated_for_knaster() -> None:
    async with opened(game="knaster") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        await pilot.press(*["right"] * 10)
        await pilot.pause()
        rows = list(pilot.app.screen.query(Row))
        assert len(rows) == 12
        rows[3].query_one(Input).value = "Anna"
        kind = rows[3].query_one(Choice)
        kind.focus()
        await pilot.press("left")
        while kind.value != "person":
            await pilot.press("left")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        seats = match_of(pilot).seats
        assert len(seats) == 12
        assert (seats[3].name, seats[3].bot) == ("Anna", None)
        assert [seat.bot for seat in seats[4:]] == ["gentle"] * 8


async def test_knaster_can_be_played_alone() -> None:
    async with opened(game="knaster") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        await pilot.press("left", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert len(match_of(pilot).seats) == 1


async def test_a_seat_needs_a_name() -> None:
    async with opened(game="quantik") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        pilot.app.screen.query(Input).first().value = "  "
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetUp)
        error = str(pilot.app.screen.query_one("#setup-error", Static).render())
        assert "name" in error


async def test_each_sheet_of_kuh_vadis_can_be_chosen_and_seen() -> None:
    async with opened(game="kuhvadis") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        before = str(pilot.app.screen.query_one("#preview", Static).render())
        pilot.app.screen.query_one("#setup", Choice).focus()
        await pilot.press("right")
        await pilot.pause()
        assert str(pilot.app.screen.query_one("#preview", Static).render()) != before
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        match = match_of(pilot)
        assert match.setup == match.rules.setups[1]


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("clara", "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2"),
        ("X2C3O4C/1234512/1234512/X23451O/1234512/1234512/XC51O2C", "itself"),
    ],
)
async def test_a_sheet_is_named_or_pasted(typed: str, begins: str) -> None:
    async with opened(game="kuhvadis") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        screen = pilot.app.screen
        assert "1 Alma" in str(screen.query_one("#setup", Choice).render())
        before = str(screen.query_one("#preview", Static).render())
        field = screen.query_one("#own-setup", Input)
        field.value = "X2C3"
        await pilot.press("enter")
        await pilot.pause()
        assert "X2C3" in str(screen.query_one("#setup-error", Static).render())
        assert str(screen.query_one("#preview", Static).render()) == before
        field.value = typed
        await pilot.pause()
        assert str(screen.query_one("#preview", Static).render()) != before
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert match_of(pilot).setup == (typed if begins == "itself" else begins)


async def test_a_small_window_asks_for_room_and_survives() -> None:
    async with opened() as pilot:
        await pilot.press("3")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "80 columns" in " ".join(shown(pilot).split())
        assert "24 rows" in " ".join(shown(pilot).split())
        assert "choose a shape" not in shown(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "24 rows" not in shown(pilot)
        assert "Quantik" in shown(pilot)


async def test_waiting_for_a_game_is_told_and_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.terminal.engine.Engine.prepare", lambda *_: None)
    app = LudotecaApp(None, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        app.engine.is_cold = True
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, Loading)
        assert "compiled" in shown(pilot)
        assert "0%" in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Menu)


async def test_a_game_begins_before_its_bots_are_ready_and_waits_for_them_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_go_on, done = threading.Event(), list[Step]()

    def do(step: Step, _look: object) -> None:
        done.append(step)
        assert not step.part or may_go_on.wait(300)

    monkeypatch.setattr("ludoteca.match.warm_up.warm_up", do)
    monkeypatch.setattr("ludoteca.compiled.is_warm", lambda: True)
    monkeypatch.setattr("ludoteca.compiled.mark_warm", lambda: None)
    app = LudotecaApp("quantik", "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SetUp))
        assert done[0] == Step("quantik")  # it was asked for
        seats = [Seat("Ada", "random"), Seat("Bob")]
        starts = (Match.start("quantik", seats, secret=bytes([n]) * 32) for n in range(256))
        match = next(match for match in starts if match.seats_to_act == (0,))
        await app.push_screen(Play(match, Save("quantik")))
        await until(pilot, lambda: "Random is being compiled" in shown(pilot))
        assert len(match.events) == 0
        may_go_on.set()
        await until(pilot, lambda: match.seats_to_act == (1,))
        assert "being compiled" not in shown(pilot)


def test_without_a_terminal_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert app_module.run(None, "fr") == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "terminal" in output.err


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="go"):
        app_module.run("go", "en")
