"""Quantik's solution in the terminal: values on the board, and mistakes after the end."""

import re
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca.errors import LudotecaError
from ludoteca.games.quantik.solution import Solution, UnusableTable
from ludoteca.games.quantik.terminal import QuantikBoard
from ludoteca.match import Match, Seat
from ludoteca.terminal.end import End
from ludoteca.terminal.look_back import LookBack
from ludoteca.terminal.mistakes import lessons
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from ludoteca.texts import LANGUAGES, Texts
from tests.games.quantik.twin_search import plies_of_moves
from tests.terminal.conftest import match_of, opened, shown, until

FIVE_MOVES = "c..c/.b.a/.DA./A.D."  # see docs/commands.md
WAY_THERE = ("Aa4", "Ca1", "Ac3", "Cd1", "Db3", "Bb2", "Dc4", "Ad2")


def match_after(*moves: str, bots: tuple[str | None, str | None] = (None, None)) -> Match[Any]:
    """Return a match between Anna, who begins, and Bruno after some moves."""
    for secret in range(32):
        seats = [Seat("Anna", bots[0]), Seat("Bruno", bots[1])]
        match = Match.start("quantik", seats, secret=bytes([secret] * 32))
        if match.first == 0:
            break
    for number, move in enumerate(moves):
        match.play(number % 2, move)
    return match


def board_of(pilot: Pilot[int]) -> QuantikBoard:
    """Return the board on the screen."""
    return pilot.app.screen.query_one(QuantikBoard)


def status(pilot: Pilot[int]) -> str:
    """Return the line that says what is expected, or what went wrong."""
    return str(pilot.app.screen.query_one("#status", Static).render())


def labels_on(board: QuantikBoard) -> dict[str, str]:
    """Read the values off the drawing, by the cells they stand on; a cell is 8 by 3."""
    lines = board.draw().plain.splitlines()
    found = {}
    for cell in range(16):
        x, y = 3 + cell % 4 * 9, 2 + cell // 4 * 4
        value = re.search(r"[+−]\d+", lines[y + 1][x : x + 8])
        if value:
            found["abcd"[cell % 4] + "1234"[cell // 4]] = value[0]
    return found


def values_by_hand() -> dict[str, str]:
    """Search on from every move of the example, without the table."""
    found = plies_of_moves(FIVE_MOVES.replace("/", ""))
    return {move: f"+{n}" if n % 2 else f"−{n}" for move, n in found.items()}


# Values on the board -----------------------------------------------------------------------


async def test_v_shows_what_the_chosen_shape_is_worth_on_each_legal_cell() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(
            Play(match_after(*WAY_THERE, bots=(None, "random")), Save("quantik"))
        )
        await pilot.pause()
        board = board_of(pilot)
        await pilot.press("b")
        assert labels_on(board) == {}
        await pilot.press("v")
        await pilot.pause()
        values = values_by_hand()
        assert labels_on(board) == {m[1:]: v for m, v in values.items() if m[0] == "B"}
        await pilot.press("c")
        assert labels_on(board) == {m[1:]: v for m, v in values.items() if m[0] == "C"}
        screen = shown(pilot)
        assert "+n wins, −n loses, in n plies" in screen
        assert "V worth" in screen
        await pilot.press("v")
        await pilot.pause()
        assert labels_on(board) == {}
        assert "+n wins" not in shown(pilot)


async def test_without_a_shape_each_cell_shows_its_best_and_each_shape_too() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(
            Play(match_after(*WAY_THERE, bots=(None, "random")), Save("quantik"))
        )
        await pilot.pause()
        await pilot.press("V")
        await pilot.pause()
        cells = {"c1": "−4", "a3": "−2", "d3": "−4", "b4": "−2", "d4": "+3"}
        assert labels_on(board_of(pilot)) == cells
        beside = str(pilot.app.screen.query_one("#beside", Static).render())
        assert re.search(r"B cylinder +\+3", beside)
        assert re.search(r"C cube +−2", beside)


async def test_values_stay_on_for_the_next_decision_and_wait_for_ones_turn() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(Play(match_after(bots=(None, "random")), Save("quantik")))
        await pilot.pause()
        board = board_of(pilot)
        await pilot.press("a", "v")
        assert set(labels_on(board).values()) == {"−10"}  # every first move loses in ten plies
        assert len(labels_on(board)) == 16
        await pilot.press("enter")
        await until(pilot, lambda: len(match_of(pilot).events) == 2)
        await pilot.press("b")
        await pilot.pause()
        assert labels_on(board)


async def test_placing_works_while_values_are_shown() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(Play(match_after(bots=(None, "random")), Save("quantik")))
        await pilot.pause()
        await pilot.press("v", "a", "enter")
        await pilot.pause()
        assert len(match_of(pilot).events) >= 1


@pytest.fixture
def _no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Solution:
        raise UnusableTable(
            "quantik-error-solution-missing", file="x.bin", command="ludoteca solve quantik"
        )

    monkeypatch.setattr(Solution, "load", missing)


@pytest.mark.usefixtures("_no_table")
async def test_without_the_table_v_and_strong_bots_name_the_command_that_makes_it() -> None:
    with pytest.raises(LudotecaError):
        Solution.load()
    async with opened() as pilot:
        await pilot.app.push_screen(Play(match_after(bots=(None, "random")), Save("quantik")))
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert "ludoteca solve quantik" in status(pilot)
    async with opened() as pilot:
        match = match_after(bots=("perfect", None))
        await pilot.app.push_screen(Play(match, Save("quantik")))
        await pilot.pause(0.2)
        assert "ludoteca solve quantik" in status(pilot)
        assert match.events == []


# After the end -----------------------------------------------------------------------------

# The second player's Bc1 gives away a win in nine plies, the first player's Cb1 one in seven.
BLUNDERS = ("Aa1", "Bc1", "Cb1", "Dd1")


async def test_the_end_lists_the_moves_that_threw_the_game_away() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(Play(match_after(*BLUNDERS[:3]), Save("quantik")))
        await pilot.pause()
        match_of(pilot).play(1, BLUNDERS[3])
        play = pilot.app.screen
        assert isinstance(play, Play)
        play.advance()
        await until(pilot, lambda: "2 moves threw the game away:" in shown(pilot))
        assert isinstance(pilot.app.screen, End)
        screen = shown(pilot)
        assert "2. Bruno Bc1: win in 9 → loss in 8; best Bb1" in screen
        assert "3. Anna Cb1: win in 7 → loss in 2; best Cb3" in screen
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LookBack)
        rows = shown(pilot).splitlines()
        taken, better = (next(n for n, row in enumerate(rows) if s in row) for s in "?★")
        board = board_of(pilot)
        assert better - taken == 2 * (board.cell_height + 1)  # from b1 to b3, across two lines
        assert rows[taken].index("?") == rows[better].index("★")


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_each_language(language: str) -> None:
    texts = Texts(language)
    told = lessons(match_after(*BLUNDERS), texts).text.plain.splitlines()
    assert len(told) == 3
    assert all(len(line) <= 58 for line in told)  # the width of the dialog
    for line, pieces in zip(
        told[1:], (("2", "Bruno", "9", "8", "Bb1"), ("3", "Anna", "7", "2")), strict=True
    ):
        assert all(piece in line for piece in pieces)
    alone = lessons(match_after("Aa1"), texts).text.plain
    assert len(alone.splitlines()) == 1
    assert alone != told[0]


@pytest.mark.usefixtures("_no_table")
def test_without_the_table_the_end_says_so() -> None:
    assert "ludoteca solve quantik" in lessons(match_after("Aa1"), Texts("en")).text.plain


async def test_between_people_nothing_is_shown_and_beside_a_bot_the_match_is_marked() -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(Play(match_after(*WAY_THERE), Save("quantik")))
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert labels_on(board_of(pilot)) == {}
        assert "between people" in status(pilot)
        assert not match_of(pilot).helped
    async with opened() as pilot:
        match = match_after(*WAY_THERE, bots=(None, "random"))
        await pilot.app.push_screen(Play(match, Save("quantik")))
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "Hint: Bd4" in status(pilot)
        assert match.helped
