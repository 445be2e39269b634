"""What all players of a Knaster game can expect, together: their chances add up to one win.

Who has still to use the roll is taken for a player who wants to score most. What follows is taken
from the learned value: a normal score for each, with the learned mean and a spread by the chances
of the lines; once somebody's 25th number is written the last roll is gone through exactly. Alone
it is the expected final score.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import ALONE, CHANCES, NEARNESS
from ludoteca.games.knaster.rivals import (
    LEAST_SPREAD,
    NODES,
    WEIGHTS,
    fewest_free,
    last_scores,
    variance_of,
)
from ludoteca.games.knaster.search import after_action, best_use, load, store
from ludoteca.games.knaster.sheet import NUM_LINES, Sheet, hand_actions, score
from ludoteca.games.knaster.value import (
    Desk,
    Learned,
    logistic,
    new_desk,
    prospects,
    worth,
    worth_of,
)

Sheets = NDArray[np.int64]  # a row per player; the lines pending stand last
Chances = NDArray[np.float64]  # per player


@compiled
def sheet_of(sheets: Sheets, player: int) -> Sheet:
    """Read a sheet with the hands that are pending."""
    row = sheets[player]
    return Sheet(row[0], row[1], row[2], row[3], row[4], row[5])


@compiled
def clock_of(sheets: Sheets, player: int) -> int:
    """Return how near the others bring the end: the fewest cells that one of them has free."""
    return max(1, fewest_free(sheets, player))


@compiled
def expect_after(learned: Learned, sheets: Sheets, is_over: bool, values: Chances) -> None:
    """Write what each player can expect when all have used the roll."""
    num, lines = len(sheets), np.empty((NUM_LINES, 2))
    if num == 1:
        sheet = load(sheets, 0)
        values[0] = score(sheet) if is_over else worth(new_desk(learned.alone), sheet, ALONE, lines)
    elif is_over:
        scores = np.empty(num, np.int64)
        for i in range(num):
            scores[i] = score(load(sheets, i))
        values[:] = 0
        _share(scores, 1.0, values)
    elif fewest_free(sheets, -1) == 0:
        _expect_last_roll(new_desk(learned.among), sheets, lines, values)
    else:
        _expect_far(learned, sheets, lines, values)


@compiled
def _share(scores: NDArray[np.int64], win: float, values: Chances) -> None:
    """Give a part of a win to those who score most."""
    best = scores.max()
    sharing = 0
    for i in range(len(scores)):
        sharing += scores[i] == best
    for i in range(len(scores)):
        if scores[i] == best:
            values[i] += win / sharing


@compiled
def _expect_last_roll(
    desk: Desk, sheets: Sheets, lines: NDArray[np.float64], values: Chances
) -> None:
    """Go through the rolls that end the game."""
    num = len(sheets)
    finals, scores = np.zeros((num, 13), np.int64), np.empty(num, np.int64)
    for i in range(num):
        last_scores(desk, load(sheets, i), finals[i], lines)
    values[:] = 0
    for roll in range(2, 13):
        for i in range(num):
            scores[i] = finals[i, roll]
        _share(scores, CHANCES[roll] / 36, values)


@compiled
def _expect_far(
    learned: Learned, sheets: Sheets, lines: NDArray[np.float64], values: Chances
) -> None:
    """Compare normal scores with the learned means."""
    num = len(sheets)
    means, sigmas, desk = np.empty(num), np.empty(num), new_desk(learned.among)
    spread = learned.spreads[NEARNESS[fewest_free(sheets, -1)]]
    for i in range(num):
        prospects(desk, load(sheets, i), clock_of(sheets, i), lines)
        means[i] = worth_of(lines)
        sigmas[i] = np.sqrt(spread * variance_of(lines)) + LEAST_SPREAD
    total = 0.0
    for i in range(num):
        values[i] = 0
        for k in range(len(NODES)):
            points, product = means[i] + NODES[k] * sigmas[i], WEIGHTS[k]
            for j in range(num):
                if j != i:
                    product *= logistic(1.702 * (points - means[j]) / sigmas[j])
            values[i] += product
        total += values[i]
    for i in range(num):
        values[i] /= total


@compiled
def use_to_score(
    learned: Learned, sheet: Sheet, roll: int, clock: int, is_last: bool, is_alone: bool
) -> tuple[int, int, int, int, int]:
    """Return a sheet, without what is pending, after the use of a roll that scores most."""
    desk, lines = new_desk(learned.alone if is_alone else learned.among), np.empty((NUM_LINES, 2))
    if sheet.pending:
        sheet = _best_hand(desk, sheet, roll, clock, is_last, lines)
    else:
        sheet = best_use(desk, sheet, roll, clock, is_last, lines)[1]
    return sheet[:5]


@compiled
def _best_hand(
    desk: Desk, sheet: Sheet, roll: int, clock: int, is_last: bool, lines: NDArray[np.float64]
) -> Sheet:
    """Return the sheet after the best circles for the pending hands, in any order of the lines."""
    best, most = sheet, -1.0
    for action in hand_actions(sheet):
        after, there = after_action(desk, sheet, roll, action, clock, is_last, lines)
        if there > most:
            best, most = after, there
    return best


@compiled
def expect_rolls(learned: Learned, sheets: Sheets, is_last: bool, values: Chances) -> None:
    """Write, in a row for each roll, what each player can expect after it."""
    num, after = len(sheets), np.zeros_like(sheets)
    for roll in range(2, 13):
        for i in range(num):
            sheet, clock = load(sheets, i), clock_of(sheets, i)
            used = use_to_score(learned, sheet, roll, clock, is_last, num == 1)
            for k in range(5):
                after[i, k] = used[k]
        expect_after(learned, after, is_last, values[roll])


@compiled
def value_actions(
    learned: Learned,
    sheets: Sheets,
    player: int,
    roll: int,
    is_last: bool,
    after: Sheets,
    actions: NDArray[np.int64],
    values: Chances,
) -> None:
    """Write what each action is worth to a player, given what the others' sheets will be."""
    desk = new_desk(learned.alone if len(sheets) == 1 else learned.among)
    lines = np.empty((NUM_LINES, 2))
    chances, clock, own = np.empty(len(sheets)), clock_of(sheets, player), sheet_of(sheets, player)
    for i in range(len(actions)):
        sheet, _ = after_action(desk, own, roll, actions[i], clock, is_last, lines)
        store(after, player, sheet)
        expect_after(learned, after, is_last, chances)
        values[i] = chances[player]
