"""A bound by foreknowledge holds where the best possible is known, and foresees nothing alone."""

import re
from copy import deepcopy
from functools import cache
from itertools import product
from math import prod

import numpy as np
import pytest

from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.search import load
from ludoteca.games.knaster.sheet import EMPTY, Sheet, circle, write
from ludoteca.games.knaster.value import load_value
from tests.games.knaster.bound import MOST_ROLLS, SHEET, add_up, dice_of, foresee
from tests.games.knaster.endings import exact, nothing_known
from tests.games.knaster.twin import CELLS, Game

pytestmark = pytest.mark.compiled

# Any number makes two pairs of the first row, which circle it or the 7; a 7 or a 5 circles both.
LATE = ".(7)7(5)(5)/(9)(2)(3)(8)(6)/(4)(6)(12)(9)(3)/(8)(3)(5)(2)(11)/(10)(8)(4)(6)(9)"
# Every row has two pairs and is sure to circle its last number.
CERTAIN = "(7).(7)(5)(5)/.(7)(7)(5)(5)/(7)(7)(5).(5)/(7)(7)(5)(5)./(7)(7).(5)(5)"
CHANCE = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}


def marks_of(text: str) -> list[str]:
    """Return the mark of each cell."""
    return re.findall(r"\.|\(?\d+\)?", text)


def sheet_of(text: str) -> Sheet:
    """Return a sheet as it is written down; it need not stem from a game."""
    sheet = EMPTY
    for cell, mark in enumerate(marks_of(text)):
        if mark != ".":
            sheet = write(sheet, cell, int(mark.strip("()")))
            sheet = circle(sheet, (mark[0] == "(") << cell)
    return sheet._replace(pending=0)


@cache
def naive_best() -> float:
    """Go through all rolls and all moves that can follow the late sheet, by the naive twin."""
    marks = dict(zip(CELLS, marks_of(LATE), strict=True))
    game = Game(1)
    game.sheets[0]["numbers"] = {c: int(m.strip("()")) for c, m in marks.items() if m != "."}
    game.sheets[0]["circled"] = {c for c, m in marks.items() if m[0] == "("}
    return _naive(game, {})


def _naive(game: Game, known: dict[str, float]) -> float:
    if game.is_over:
        return float(game.scores()[0])
    sheet = game.sheets[0]
    key = f"{sheet['numbers']} {sorted(sheet['circled'])} {sheet['hands']} {game.roll}"
    if key in known and not game.is_last:
        return known[key]
    values = []
    for option in CHANCE if game.roll == 0 else game.moves(0):
        after = deepcopy(game)
        if isinstance(option, int):
            after.throw(option)
            values.append(CHANCE[option] * _naive(after, known))
        else:
            after.move(0, option)
            values.append(_naive(after, known))
    known[key] = sum(values) if game.roll == 0 else max(values)
    return known[key]


def means(width: int, share: float) -> tuple[float, float]:
    """Return the mean result and the mean score over all dice that the late sheet can see."""
    net, start = load_value().alone, sheet_of(LATE)
    way, result, points = np.empty((MOST_ROLLS, SHEET), np.int64), 0.0, 0.0
    for rolls in product(CHANCE, repeat=3):
        dice, chance = np.array(rolls), prod(CHANCE[roll] for roll in rolls)
        found, num_rolls = foresee(net, start, dice, width, share, way)
        score, luck = add_up(net, dice, way, num_rolls)
        assert found == pytest.approx(score - share * luck)
        result += chance * found
        points += chance * score
    return result, points


def test_late_sheets_are_worth_what_all_rolls_and_moves_say() -> None:
    assert exact(sheet_of(LATE), nothing_known()) == pytest.approx(naive_best())


def test_with_five_cells_free_all_points_can_be_certain() -> None:
    assert exact(sheet_of(CERTAIN), nothing_known()) == pytest.approx(115)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0, 1.5])
def test_no_share_of_the_payment_makes_the_bound_too_low(share: float) -> None:
    result, _ = means(12, share)
    assert result > naive_best() - 1e-9
    if share == 0:
        assert result > naive_best() + 0.1  # it circles what the last roll will not


def test_who_knows_no_dice_pays_nothing_in_the_mean() -> None:
    result, points = means(1, 1.0)
    assert result == pytest.approx(points)
    assert points < naive_best() + 1e-9


def test_what_is_found_is_a_play() -> None:
    way, dice = np.empty((MOST_ROLLS, SHEET), np.int64), dice_of(0)
    _, num_rolls = foresee(load_value().alone, EMPTY, dice, 2, 1.0, way)
    state = RULES.initial_state(1, "")
    for t in range(num_rolls):
        ways, goal = [RULES.apply_chance(state, int(dice[t]))], load(way, t + 1)
        while ways and (state := ways.pop()).sheets[0] != goal:
            ways += [RULES.apply(state, 0, a) for a in RULES.legal_actions(state, 0)]
        assert state.sheets[0] == goal
    assert state.num_rolls == num_rolls
    assert RULES.num_dice(state) == 2  # the last roll is due
