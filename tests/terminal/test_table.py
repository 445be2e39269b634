"""What all games share at the table: bots, languages, help, odd names."""

import re

import pytest

from ludoteca.match import Match, Seat
from ludoteca.terminal.dialogs import Confirm
from ludoteca.terminal.end import End
from ludoteca.terminal.help import Rules
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from tests.terminal.conftest import at_table, match_of, opened, shown, until


@pytest.mark.parametrize("game", ["quantik", "knaster", "kuhvadis"])
async def test_bots_play_a_whole_game_by_themselves(game: str) -> None:
    async with at_table(game, bots=("greedy", "random")) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
        result = match_of(pilot).result
        assert result is not None
        assert result.reason == "played"


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "choose a shape"), ("fr", "choisissez"), ("it", "scegli"), ("de", "Wähle")],
)
async def test_the_table_speaks_each_language(language: str, word: str) -> None:
    async with opened(language) as pilot:
        match = Match.start("quantik", [Seat("A"), Seat("B")], secret=bytes(32))
        await pilot.app.push_screen(Play(match, Save("quantik")))
        await until(pilot, lambda: word in shown(pilot))


async def test_help_shows_the_rules_and_returns() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        for key in ("question_mark", "f1"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, Rules)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Play)


async def test_names_are_shown_as_they_are() -> None:
    name = "[b]Anna[/b] \\"
    async with at_table("quantik", name, "[/]") as pilot:
        assert name in shown(pilot)
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("enter")
        await pilot.pause()
        assert name in shown(pilot)


async def test_the_keys_at_the_bottom_can_be_clicked() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        line = shown(pilot).splitlines()[23]
        await pilot.click("#keys", offset=(line.index("resign"), 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.click("#keys", offset=(line.index("menu"), 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)


async def test_who_resigned_watches_the_others_finish() -> None:
    async with at_table("knaster", "Anna", bots=("random", "greedy")) as pilot:
        match = match_of(pilot)
        await until(pilot, lambda: match.seats_to_act == (0,))
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
        assert match.result is not None
        assert 0 not in match.result.winners
        assert "resigned" in shown(pilot)


@pytest.mark.parametrize("game", ["knaster", "kuhvadis"])
async def test_one_who_plays_a_bot_may_see_what_every_choice_is_worth(game: str) -> None:
    async with at_table(game, "Anna", bots=("random",)) as pilot:
        match = match_of(pilot)
        await until(pilot, lambda: 0 in match.seats_to_act)
        await pilot.press("v")
        await pilot.pause()
        assert "What every choice is worth" in shown(pilot)
        assert re.search(r"\d\s?%  \S", shown(pilot))
        assert match.helped
        await pilot.press("v")
        await pilot.pause()
        assert "What every choice is worth" not in shown(pilot)
        await pilot.press("h")
        await pilot.pause()
        assert "Hint: " in shown(pilot)


@pytest.mark.parametrize("keys", ["x", "hx"])
async def test_the_end_says_whether_somebody_was_helped(keys: str) -> None:
    async with at_table("quantik", "Anna", bots=("random",)) as pilot:
        match = match_of(pilot)
        await until(pilot, lambda: 0 in match.seats_to_act)
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
        assert ("This game was played with help." in shown(pilot)) == ("h" in keys)


async def test_help_that_is_still_being_compiled_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table("knaster", "Anna") as pilot:
        engine, is_compiled = pilot.app.engine, False  # type: ignore[attr-defined] # of our app
        engine.is_cold = True
        monkeypatch.setattr(type(engine), "is_ready", lambda *_: is_compiled)
        for key in ("v", "h"):
            await pilot.press(key)
            await pilot.pause()
            assert "Hints are being compiled for this computer" in shown(pilot)
        assert not match_of(pilot).helped
        is_compiled = True
        await pilot.press("h")
        await pilot.pause()
        assert "Hint: " in shown(pilot)


async def test_there_is_no_help_between_people() -> None:
    async with at_table("knaster", "Anna", "Bruno") as pilot:
        await pilot.press("enter")  # behind the curtain
        for key in ("v", "h"):
            await pilot.press(key)
            await pilot.pause()
            assert "Help is only for games alone or against bots" in shown(pilot)
            await pilot.press("right")
            await pilot.pause()
            assert "Help is only" not in shown(pilot)
        assert not match_of(pilot).helped
