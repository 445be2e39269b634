"""Play Knaster games to learn from and go through all rolls: what a sheet led to, less its luck.

A sheet's prospects are the mean over the eleven rolls that may come next, each used at best. What
really came is told only as far as no roll explains it: how much better or worse the later sheets
look when one stands before them. So the net hears nearly no noise of the dice.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import ALONE, CHANCES
from ludoteca.games.knaster.search import (
    LEAST,
    MOST_CANDIDATES,
    actions_of,
    after_action,
    best_use,
    load,
    steps,
    store,
)
from ludoteca.games.knaster.selfplay import MOST_ROLLS
from ludoteca.games.knaster.sheet import (
    EMPTY,
    NUM_LINES,
    Sheet,
    full_lines,
    is_full,
    line_cells,
)
from ludoteca.games.knaster.value import Desk, Net, new_desk, prospects, worth_of
from ludoteca.rng import Rng, below, next_word

STRAY = 4  # sixteenths of the decisions in every other game
STRAY_MARGIN = 2.0  # points that such a decision may cost


@compiled
def play_all_rolls(
    net: Net,
    rng: Rng,
    num_games: int,
    trust: float,
    sheets: NDArray[np.int64],
    targets: NDArray[np.float32],
    scores: NDArray[np.float64],
) -> int:
    """Play alone, write down each sheet before a roll with what it led to; return how many.

    Every other game strays now and then from what seems best, and so meets sheets that a player
    who errs about them would never see; only the others have a score, which is told less its luck.
    """
    total, desk = 0, new_desk(net)
    means, said = np.empty((MOST_ROLLS, NUM_LINES, 2)), np.empty((MOST_ROLLS, NUM_LINES, 2))
    nexts = np.empty((13, 5), np.int64)
    has_strayed = np.zeros(MOST_ROLLS, np.bool_)
    for game in range(num_games):
        sheet, num = EMPTY, 0
        while not is_full(sheet):
            if num:  # the empty sheet is never valued
                store(sheets, total + num - 1, sheet)
                sheets[total + num - 1, 5] = ALONE
            prospects(desk, sheet, ALONE, said[num])
            expect(desk, sheet, means[num], nexts)
            dice = below(rng, 36)
            roll = 2 + dice // 6 + dice % 6
            has_strayed[num] = game % 2 == 1 and below(rng, 16) < STRAY
            if has_strayed[num]:
                sheet = _stray(desk, sheet, roll, next_word(rng))
            else:
                sheet = load(nexts, roll)
            num += 1
        after = targets[total : total + num - 1]
        _look_back(means[1:num], said[1:num], has_strayed[1:num], trust, after)
        total += num - 1
        if game % 2 == 0:
            scores[game // 2] = worth_of(means[0])
            for i in range(1, num):
                scores[game // 2] += worth_of(means[i]) - worth_of(said[i])
    return total


@compiled
def expect(desk: Desk, sheet: Sheet, lines: NDArray[np.float64], nexts: NDArray[np.int64]) -> None:
    """Write the mean prospects after the best use of each roll, and the sheets these lead to."""
    lines[:] = 0
    later = np.empty((NUM_LINES, 2))
    for roll in range(2, 13):
        _, after, _ = best_use(desk, sheet, roll, ALONE, False, later)
        store(nexts, roll, after)
        if is_full(after):
            expect_end(desk, after, later)
        else:
            prospects(desk, after, ALONE, later)
        lines += later * (CHANCES[roll] / 36)


@compiled
def expect_end(desk: Desk, sheet: Sheet, lines: NDArray[np.float64]) -> None:
    """Write the prospects of a full sheet: the mean over the results of the last roll."""
    scratch = np.empty((NUM_LINES, 2))
    lines[:] = 0
    for roll in range(2, 13):
        _, end, _ = best_use(desk, sheet, roll, ALONE, True, scratch)
        won, chance = full_lines(end.circled), CHANCES[roll] / 36
        for line in range(NUM_LINES):
            lines[line, 0] += chance * (won >> line & 1)
            lines[line, 1] += chance * num_bits(end.circled & line_cells(line, 31))


@compiled
def _stray(desk: Desk, sheet: Sheet, roll: int, word: int) -> Sheet:
    """Use a roll in any of the ways that seem to cost little."""
    actions, values = np.empty(MOST_CANDIDATES, np.int64), np.empty(MOST_CANDIDATES, np.int64)
    afters, lines = np.empty((MOST_CANDIDATES, 5), np.int64), np.empty((NUM_LINES, 2))
    num, most, num_near = actions_of(sheet, roll, False, actions), LEAST, 0
    for i in range(num):
        act = actions[i]
        after, there = after_action(desk, sheet, roll, act, ALONE, False, lines)
        store(afters, i, after)
        values[i] = steps(there)
        most = max(most, values[i])
    for i in range(num):
        if values[i] >= most - steps(STRAY_MARGIN):
            afters[num_near] = afters[i]
            num_near += 1
    return load(afters, word * num_near >> 32)


@compiled
def _look_back(
    means: NDArray[np.float64],
    said: NDArray[np.float64],
    has_strayed: NDArray[np.bool_],
    trust: float,
    targets: NDArray[np.float32],
) -> None:
    """Write what each sheet led to: its mean, and what the later ones were told beyond theirs."""
    surprise = np.zeros((NUM_LINES, 2))
    for i in range(len(means) - 1, -1, -1):
        if has_strayed[i]:
            surprise[:] = 0
        for line in range(NUM_LINES):
            for k in range(2):
                target = means[i, line, k] + trust * surprise[line, k]
                targets[i, line, k] = target
                surprise[line, k] = target - said[i, line, k]
