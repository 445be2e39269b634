"""Expert and master: strong alone, out to win among others, alike with and without a compiler."""

import os
import subprocess
import sys

import numpy as np
import pytest

from ludoteca.games.knaster.bots import choose
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.rivals import Rivals, watched
from ludoteca.games.knaster.rules import LAST_ROLL, PLAYING, ROLLS, RULES, State
from ludoteca.games.knaster.search import after_action, worth_ahead
from ludoteca.games.knaster.sheet import NUM_LINES, Sheet
from ludoteca.games.knaster.value import load_value, new_desk, worth
from ludoteca.rng import seeded
from tests.games.knaster.play import QUIET
from tests.games.knaster.test_bots import outcomes_of, played_by_the_rules

pytestmark = pytest.mark.compiled  # compares choices with and without by itself


def sheet(grid: str) -> Sheet:
    """Read a sheet, whether or not a game could have come to it."""
    numbers = len([mark for mark in grid.replace("10", "t").replace("12", "w") if mark.isalnum()])
    rolls = numbers + grid.count("(")
    phase = "play" if "." in grid else "last"
    return RULES.parse_position(f"{phase} {rolls} - {grid}").sheets[0]


def among(roll: int, *grids: str, phase: int = PLAYING) -> State:
    """Return a state in which all are to use a roll; the sheets need not share their rolls."""
    sheets = tuple(map(sheet, grids))
    return State(sheets, sheets, roll, 0, 40, phase)


def move(bot: str, state: State) -> str:
    """Return what a bot does as the first player."""
    return RULES.format_move(state, 0, choose(bot, state, 0, seeded(1)))


# One cell is free, and a six can be written there or circled in a4; two rows are won on LEADING.
LEADING = "(2)(4)(6)(8)(10)/(6)(8)(10)(2)(4)/(10)2468/468102/81024."
TRAILING = "246810/681024/102468/468102/81024."
HOPEFUL = "(2)(4)(6)(8)10/(6)(8)(10)(2)4/102.68/46..2/8.24."  # two rows and more within reach


def test_master_ends_the_game_while_it_leads() -> None:
    state = among(6, LEADING, TRAILING.replace("102468", "(10)(2)468"))
    assert move("master", state) == "e5"
    assert move("expert", state) != "e5"  # there are more points to be had by going on


def test_master_goes_on_while_it_trails() -> None:
    assert move("master", among(6, TRAILING, LEADING)) != "e5"


def test_master_ends_the_game_before_others_catch_up() -> None:
    state = among(6, LEADING.replace("(10)2468", "10(2)468"), HOPEFUL, HOPEFUL)
    assert move("master", state) == "e5"


@pytest.mark.parametrize("bot", ["expert", "master"])
def test_the_last_roll_takes_the_dearest_line(bot: str) -> None:
    # Both tens complete a line: row 1 is worth 9, column e with the ten in e5 only 5.
    grid = "(2)(4)(6)(8)10/68102(4)/10246(8)/46810(2)/8246(10)"
    other = QUIET
    assert move(bot, among(10, grid, other, phase=LAST_ROLL)) == "(e1)"
    assert move(bot, among(3, grid, other, phase=LAST_ROLL)) == "pass"


@pytest.mark.parametrize("bot", ["expert", "master"])
def test_a_line_that_is_nearly_won_is_won(bot: str) -> None:
    state = among(10, TRAILING.replace("246810", "(2)(4)(6)(8)10"))
    assert move(bot, state) == "(e1)"


def looked_through(sheet: Sheet, rolls_ahead: int) -> float:
    """Return what a sheet is worth so many rolls later, every use of every roll gone through."""
    desk, lines = new_desk(load_value().alone), np.empty((NUM_LINES, 2))
    state = State((sheet,), (sheet,), 0, 0, 40, PLAYING)
    if not rolls_ahead or "." not in RULES.format_position(state):
        return float(worth(desk, sheet, ALONE, lines))
    total = 0.0
    for roll, chance in ROLLS:
        legal = RULES.legal_actions(state._replace(roll=roll), 0)
        afters = [after_action(desk, sheet, roll, act, ALONE, False, lines)[0] for act in legal]
        total += chance * max(looked_through(after, rolls_ahead - 1) for after in afters)
    return total


@pytest.mark.parametrize("rolls_ahead", [1, 2])
@pytest.mark.parametrize("grid", [LEADING, TRAILING, HOPEFUL])
def test_little_is_overlooked_by_looking_at_what_is_promising(grid: str, rolls_ahead: int) -> None:
    desk, lines = new_desk(load_value().alone), np.empty((NUM_LINES, 2))
    found = worth_ahead(desk, sheet(grid), ALONE, rolls_ahead, lines)
    missed = looked_through(sheet(grid), rolls_ahead) - found
    assert -1e-9 < missed < (0.01 if rolls_ahead > 1 else 1e-9)


def test_compiled_games_of_experts_are_those_of_the_rules() -> None:
    assert outcomes_of(["expert"], 1, seed=6).tolist() == [
        played_by_the_rules(["expert"], seeded(6))
    ]


def test_experts_leave_greedy_players_behind() -> None:
    mean = outcomes_of(["expert"], 100, seed=11).mean()
    assert mean > 98  # 103.5 in the long run; 17 points of spread


_CHOICES = """
from tests.games.knaster.test_strong import LEADING, HOPEFUL, TRAILING, among, move
START = "7..../.6.../..8../...../....."
print(move("expert", among(9, START)), move("expert", among(6, HOPEFUL)))
print(move("master", among(6, LEADING, TRAILING)), move("master", among(9, LEADING)))
print(move("master", among(6, HOPEFUL)))
"""


def test_choices_are_the_same_with_and_without_a_compiler() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", _CHOICES],
            env={**os.environ, "NUMBA_DISABLE_JIT": setting},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for setting in ("0", "1")
    ]
    assert said[0] == said[1]
    assert len(said[0].split()) == 5


def test_at_a_full_table_master_watches_who_may_end_it_and_who_expects_most() -> None:
    sheets = np.arange(7 * 5).reshape(7, 5)  # they are copied, not looked at
    free, means = np.array([9, 8, 2, 9, 9, 9, 9]), [70.0, 90, 20, 60, 80, 50, 40]
    zeros, finals = np.zeros((7, 2)), np.zeros((7, 13), np.int64)
    rivals = Rivals(free, np.array([means, means]).T.copy(), zeros, finals, 2)
    assert watched(sheets, rivals)[:, 0].tolist() == [10, 5, 20, 0]
    few = Rivals(free[:4], rivals.means[:4], zeros[:4], finals[:4], 2)
    assert watched(sheets[:4], few).tolist() == sheets[:4].tolist()


def test_master_looks_at_the_sheets_as_they_were_shown() -> None:
    state = among(6, TRAILING, LEADING)
    hidden = state._replace(sheets=(state.sheets[0], sheet(TRAILING)))
    first, second = (RULES.view(s, 0) for s in (state, hidden))
    assert np.all([choose("master", view, 0, seeded(1)) for view in (first, second)])
    assert first == second
