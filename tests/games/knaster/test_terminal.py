"""Knaster by keys: alone, with hidden choices behind a curtain, and hands."""

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca.faces.verdicts import Judged
from ludoteca.faces.words import tell_move
from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.sheet import Sheet
from ludoteca.games.knaster.terminal import KnasterBoard
from ludoteca.match import Match, Move, Roll, Seat
from ludoteca.terminal.dialogs import Curtain
from ludoteca.terminal.end import End
from ludoteca.terminal.look_back import LookBack
from ludoteca.terminal.mistakes import Lessons, Moment
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from ludoteca.texts import Texts
from tests.terminal.conftest import at_table, match_of, opened, shown

ROW_VALUES = COLUMN_VALUES = (9, 8, 7, 6, 5)


def points_by_hand(sheet: Sheet) -> int:
    """Count the circles and the lines that are circled throughout."""
    circled = [[bool(sheet.circled >> (5 * row + c) & 1) for c in range(5)] for row in range(5)]
    points = sum(map(sum, circled))
    for line in range(5):
        points += ROW_VALUES[line] * all(circled[line])
        points += COLUMN_VALUES[line] * all(row[line] for row in circled)
    points += 10 * all(circled[i][i] for i in range(5))
    points += 10 * all(circled[i][4 - i] for i in range(5))
    return points


def board_of(pilot: Pilot[int]) -> KnasterBoard:
    """Return the sheet in the middle."""
    return pilot.app.screen.query_one(KnasterBoard)


async def test_a_whole_solo_game_by_keys_ends_with_points_and_a_rating() -> None:
    async with at_table("knaster", "Anna") as pilot:
        match = match_of(pilot)
        while match.result is None:
            board = board_of(pilot)
            if board.line is not None and board.chosen not in board.choices():
                await pilot.press("space", "tab")
            else:
                await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        points = points_by_hand(match.state.sheets[0])
        assert match.result.scores == (points,)
        assert f"{points} points" in shown(pilot)
        words = {100: "spectacular", 80: "super", 50: "good"}
        rating = next((word for over, word in words.items() if points > over), "more than 50")
        assert rating in shown(pilot)


async def test_enter_writes_in_a_free_cell_and_circles_the_same_number_later() -> None:
    async with at_table("knaster", "Anna") as pilot:
        match = match_of(pilot)
        roll = match.events[0]
        assert isinstance(roll, Roll)
        await pilot.press("up", "up", "left", "left", "enter")
        await pilot.pause()
        assert match.events[1] == Move(0, 0)  # cell a1
        assert f"= {sum(roll.faces)}" in str(pilot.app.screen.query_one("#log", Static).render())


async def test_writing_over_a_number_is_answered_with_a_sentence() -> None:
    # The first two rolls of this secret differ, so the second cannot be used on the first.
    async with at_table("knaster", "Anna") as pilot:
        match = match_of(pilot)
        await pilot.press("enter")
        first, second = (e for e in match.events if isinstance(e, Roll))
        assert sum(first.faces) != sum(second.faces)
        board = board_of(pilot)
        board.cursor = 12  # where the first number stands
        await pilot.press("enter")
        await pilot.pause()
        assert len(match.events) == 3
        assert "c3" in str(pilot.app.screen.query_one("#status", Static).render())


async def test_a_hand_is_circled_cell_by_cell_and_confirmed() -> None:
    async with opened() as pilot:
        match = Match.start("knaster", [Seat("Anna")], secret=bytes(32))
        position = "play 6 5 777(5)./...../...../...../....."
        match.state = match.rules.parse_position(position)
        await pilot.app.push_screen(Play(match, Save("knaster")))
        await pilot.pause()
        board = board_of(pilot)
        board.cursor = 4
        await pilot.press("enter")  # 7-7-7-5-5, a full house: two circles
        await pilot.pause()
        assert "full house in row 1" in str(pilot.app.screen.query_one("#status", Static).render())
        assert board.targets() == {0, 1, 2, 4}
        board.cursor = 3  # circled already
        await pilot.press("space")
        await pilot.pause()
        assert "d1" in str(pilot.app.screen.query_one("#status", Static).render())
        assert board.chosen == set()
        board.cursor = 0
        await pilot.press("space", "right", "space")
        assert board.chosen == {0, 1}
        await pilot.press("space", "right", "space")
        assert board.chosen == {0, 2}
        await pilot.press("enter")
        await pilot.pause()
        assert match.state.sheets[0].circled == 0b01101


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, "a1"),
        (25, "(a1)"),
        (50, "pass"),
        (51 + 0b00101, "row 1: (a1)(c1)"),
        (51 + 32 * 5 + 0b11000, "column a: (a4)(a5)"),
        (51 + 32 * 10 + 0b00111, "↘: (a1)(b2)(c3)"),
        (51 + 32 * 11 + 0b00001, "↗: (a5)"),
    ],
)
def test_moves_are_told_in_words_where_the_notation_is_none_that_people_write(
    action: int, words: str
) -> None:
    state = RULES.initial_state(1, "")
    assert tell_move(RULES, state, 0, action, Texts("en")) == words


async def test_the_keyboard_changes_hands_behind_a_curtain() -> None:
    async with at_table("knaster", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert "Anna" in shown(pilot)
        assert "I am here" in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("up", "enter")  # Anna writes in c2
        await pilot.pause()
        assert isinstance(pilot.app.screen, Curtain)
        assert "Bruno" in shown(pilot)
        assert "c2" not in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        board = board_of(pilot)
        anna, bruno = match.player_of(0), match.player_of(1)
        assert board.state.sheets[anna] == board.state.sheets[bruno]  # both still empty
        assert "c2" not in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        moves = [event for event in match.events if isinstance(event, Move)]
        assert moves == [Move(0, 7), Move(1, 12)]  # the cursor had returned to the middle


async def test_twelve_players_fit_into_eighty_columns() -> None:
    async with at_table("knaster", "Anna", bots=("random",) * 11) as pilot:
        for _ in range(100):
            if match_of(pilot).seats_to_act == (0,):
                break
            await pilot.pause(0.05)
        await pilot.pause()
        assert shown(pilot).count("random") >= 11
        assert shown(pilot).count("/25") == 11


async def test_the_last_roll_may_be_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody played what the state below says, so it cannot be taken apart.
    monkeypatch.setattr("ludoteca.terminal.end.lessons", lambda *_: Lessons(Text(), []))
    async with opened() as pilot:
        match = Match.start("knaster", [Seat("Anna")], secret=bytes(32))
        # Five different numbers in each line, never five in a row: no line ever gave a hand.
        rows = "261048/482610/610482/826104/104826"
        match.state = match.rules.parse_position(f"last 26 12 {rows}")
        await pilot.app.push_screen(Play(match, Save("knaster")))
        await pilot.pause()
        assert "pass" in shown(pilot)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, End)


async def test_looking_back_shows_the_sheet_of_who_decided_with_both_cells() -> None:
    async with opened() as pilot:
        match = Match.start("knaster", [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
        for seat in (0, 1):
            match.act(seat, 12 + seat)  # c3 and d3
        match.resign(0)
        judged = Judged(match.player_of(1), 13, 20)  # on d3, where a5 was better
        await pilot.app.push_screen(LookBack(match, Moment(2, 1, "Told.", judged)))
        await pilot.pause()
        board = board_of(pilot)
        assert board.player == match.player_of(1)
        rows = shown(pilot).splitlines()
        taken, better = (next(n for n, row in enumerate(rows) if s in row) for s in "?★")
        assert better - taken == 2 * board.cell_height
        assert rows[taken].index("?") > rows[better].index("★")
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, LookBack)
