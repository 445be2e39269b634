"""Play a Knaster game to win it: weigh the own sheet against those of the others.

The final score of each player is taken for a normal one, with the learned mean and a spread that
follows from the chances of the lines; once somebody's 25th number is written the last roll is gone
through exactly. The others are taken for players who want to score most.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import ALONE, CHANCES, NEARNESS
from ludoteca.games.knaster.search import (
    MOST_CANDIDATES,
    STEPS,
    actions_of,
    best_use,
    highest,
    load,
    promising,
    settle,
    steps,
    store,
)
from ludoteca.games.knaster.sheet import (
    NUM_CELLS,
    NUM_LINES,
    VALUES,
    Sheet,
    is_full,
    play,
    written,
)
from ludoteca.games.knaster.value import Desk, Net, logistic, new_desk, prospects, worth_of

# Nine points of the normal distribution, and the weight of each (Gauss and Hermite).
NODES = np.polynomial.hermite_e.hermegauss(9)[0].round(12)
WEIGHTS = (np.polynomial.hermite_e.hermegauss(9)[1] / np.sqrt(2 * np.pi)).round(12)
LEAST_SPREAD = 0.5  # points; equal scores share the win
WIN = 100.0  # what a win is worth in the value of a choice; a point more or less counts little
POINT = 0.02
MOST_WATCHED = 4  # rivals one roll ahead: at a full table all would take too long


class Rivals(NamedTuple):
    """The others after a roll, as far as they can be foreseen; [player, whether I have written]."""

    free: NDArray[np.int64]  # [player]
    means: NDArray[np.float64]
    variances: NDArray[np.float64]
    finals: NDArray[np.int64]  # [player, roll]: scores if the next roll is the last one
    fewest_free: int


@compiled
def num_free(sheet: Sheet) -> int:
    """Return how many cells are free."""
    return NUM_CELLS - num_bits(written(sheet))


@compiled
def fewest_free(sheets: NDArray[np.int64], but: int) -> int:
    """Return the fewest cells that anybody but one player has free."""
    fewest = ALONE
    for i in range(len(sheets)):
        if i != but:
            fewest = min(fewest, num_free(load(sheets, i)))
    return fewest


@compiled
def variance_of(lines: NDArray[np.float64]) -> float:
    """Return how uncertain the lines are, each for itself."""
    total = 0.0
    for line in range(NUM_LINES):
        p = lines[line, 0]
        total += VALUES[line] * VALUES[line] * p * (1 - p)
    return total


@compiled
def foresee(
    desk: Desk,
    others: NDArray[np.int64],
    own_free: int,
    roll: int,
    after: NDArray[np.int64],
) -> None:
    """Let the others use a roll as they would to score most."""
    lines = np.empty((NUM_LINES, 2))
    for i in range(len(others)):
        clock = min(own_free, fewest_free(others, i))
        _, sheet, _ = best_use(desk, load(others, i), roll, clock, False, lines)
        store(after, i, sheet)


@compiled
def judge(desk: Desk, others: NDArray[np.int64], own_free: int) -> Rivals:
    """Say what the others will score, whether or not I write, and if the next roll is the last."""
    num = len(others)
    lines = np.empty((NUM_LINES, 2))
    free = np.empty(num, np.int64)
    means, variances = np.zeros((num, 2)), np.zeros((num, 2))
    finals = np.zeros((num, 13), np.int64)
    fewest = fewest_free(others, -1)
    may_end = fewest == 0 or own_free <= 1
    for i in range(num):
        sheet = load(others, i)
        free[i] = num_free(sheet)
        if may_end:
            last_scores(desk, sheet, finals[i], lines)
        if fewest > 0:
            for has_written in range(2):
                clock = min(own_free - has_written, fewest_free(others, i))
                if clock > 0:
                    prospects(desk, sheet, clock, lines)
                    means[i, has_written] = worth_of(lines)
                    variances[i, has_written] = variance_of(lines)
    return Rivals(free, means, variances, finals, fewest)


@compiled
def watched(sheets: NDArray[np.int64], rivals: Rivals) -> NDArray[np.int64]:
    """Return the sheets that matter most: of who is nearest to the end and who expects most."""
    if len(sheets) <= MOST_WATCHED:
        return sheets
    means, kept = rivals.means[:, 0].copy(), np.empty((MOST_WATCHED, 5), np.int64)
    means[np.argmin(rivals.free)] = np.inf
    for n in range(MOST_WATCHED):
        first = np.argmax(means)
        kept[n] = sheets[first]
        means[first] = -np.inf
    return kept


@compiled
def last_scores(
    desk: Desk, sheet: Sheet, scores: NDArray[np.int64], lines: NDArray[np.float64]
) -> None:
    """Write the score that each last roll brings at best."""
    for roll in range(2, 13):
        scores[roll] = int(best_use(desk, sheet, roll, ALONE, True, lines)[2])


@compiled
def chance_to_win(
    desk: Desk,
    spreads: NDArray[np.float64],
    own: Sheet,
    rivals: Rivals,
    own_free: int,
    lines: NDArray[np.float64],
) -> float:
    """Return the value of a sheet among others: mostly the chance to win, a shared win in part.

    `own_free` is what was free when the rivals were judged.
    """
    if rivals.fewest_free == 0 or is_full(own):
        return _chance_at_the_last_roll(desk, own, rivals, lines)
    prospects(desk, own, rivals.fewest_free, lines)
    mean = worth_of(lines)
    left = num_free(own)
    has_written = own_free - left
    spread = spreads[NEARNESS[min(left, rivals.fewest_free)]]
    own_sigma = np.sqrt(spread * variance_of(lines)) + LEAST_SPREAD
    chance = 0.0
    for k in range(len(NODES)):
        score = mean + NODES[k] * own_sigma
        product = WEIGHTS[k]
        for i in range(len(rivals.free)):
            sigma = np.sqrt(spread * rivals.variances[i, has_written]) + LEAST_SPREAD
            product *= logistic(1.702 * (score - rivals.means[i, has_written]) / sigma)
        chance += product
    return WIN * chance + POINT * mean


@compiled
def _chance_at_the_last_roll(
    desk: Desk, own: Sheet, rivals: Rivals, lines: NDArray[np.float64]
) -> float:
    """Go through the rolls that end the game."""
    scores = np.zeros(13, np.int64)
    last_scores(desk, own, scores, lines)
    total = 0.0
    for roll in range(2, 13):
        best, sharing = 0, 1
        for i in range(len(rivals.free)):
            if rivals.finals[i, roll] > best:
                best, sharing = rivals.finals[i, roll], 1
            if rivals.finals[i, roll] == best:
                sharing += 1
        win = 1.0 if scores[roll] > best else 1 / sharing if scores[roll] == best else 0.0
        total += CHANCES[roll] * (WIN * win + POINT * scores[roll])
    return total / 36


@compiled
def _used(
    desk: Desk,
    own: Sheet,
    roll: int,
    action: int,
    clock: int,
    lines: NDArray[np.float64],
) -> Sheet:
    """Return the sheet that an action leads to, its hands circled to score most."""
    after = play(own, roll, action)
    return settle(desk, after, clock, False, lines)[0] if after.pending else after


@compiled
def _best_chance(
    desk: Desk,
    spreads: NDArray[np.float64],
    own: Sheet,
    roll: int,
    rivals: Rivals,
    lines: NDArray[np.float64],
) -> float:
    """Return the value of the best use of a roll, the others having used it."""
    actions = np.empty(MOST_CANDIDATES, np.int64)
    own_free, clock, best = num_free(own), max(1, rivals.fewest_free), -1.0
    for i in range(actions_of(own, roll, False, actions)):
        after = _used(desk, own, roll, actions[i], clock, lines)
        best = max(best, chance_to_win(desk, spreads, after, rivals, own_free, lines))
    return best


@compiled
def choose_to_win(
    net: Net,
    spreads: NDArray[np.float64],
    own: Sheet,
    others: NDArray[np.int64],
    roll: int,
    is_last: bool,
    width: int,
    margin: float,
) -> int:
    """Return the action that wins most often, looking one roll ahead where several come close."""
    lines, desk = np.empty((NUM_LINES, 2)), new_desk(net)
    if is_last:  # the others cannot be helped: the more points the better
        return best_use(desk, own, roll, ALONE, True, lines)[0]
    own_free = num_free(own)
    theirs = np.empty((len(others), 5), np.int64)
    foresee(desk, others, own_free, roll, theirs)
    rivals = judge(desk, theirs, own_free)
    actions = np.empty(MOST_CANDIDATES, np.int64)
    values = np.empty(MOST_CANDIDATES, np.int64)
    afters = np.empty((MOST_CANDIDATES, 5), np.int64)
    num, clock = actions_of(own, roll, False, actions), max(1, rivals.fewest_free)
    for i in range(num):
        after = _used(desk, own, roll, actions[i], clock, lines)
        store(afters, i, after)
        values[i] = steps(chance_to_win(desk, spreads, after, rivals, own_free, lines))
    if rivals.fewest_free == 0:
        return int(actions[highest(values, num)])
    near = watched(theirs, rivals)
    return _look_ahead(net, spreads, near, actions, values, num, afters, width, margin)


@compiled
def _look_ahead(
    net: Net,
    spreads: NDArray[np.float64],
    others: NDArray[np.int64],
    actions: NDArray[np.int64],
    values: NDArray[np.int64],
    num_actions: int,
    afters: NDArray[np.int64],
    width: int,
    margin: float,
) -> int:
    """Return the best of the most promising actions by its value one roll later."""
    chosen, deep = np.empty(width, np.int64), np.zeros(width)
    own_values = values.copy()
    num = promising(values, num_actions, width, margin, chosen)
    if num == 1:
        return int(actions[chosen[0]])
    theirs = np.empty((len(others), 5), np.int64)
    lines, desk, others_desk = np.empty((NUM_LINES, 2)), new_desk(net), new_desk(net)
    free = np.empty(num, np.int64)
    for k in range(num):
        free[k] = num_free(load(afters, chosen[k]))
    for own_free in range(max(1, free.min()), free.max() + 1):  # written, or circled
        for roll in range(2, 13):
            foresee(others_desk, others, own_free, roll, theirs)
            rivals = judge(others_desk, theirs, own_free)
            for k in range(num):
                if free[k] == own_free:
                    own = load(afters, chosen[k])
                    value = _best_chance(desk, spreads, own, roll, rivals, lines)
                    deep[k] += CHANCES[roll] * value / 36
    best = 0
    for k in range(num):
        if free[k] == 0:  # known exactly
            deep[k] = own_values[chosen[k]] / STEPS
        if steps(deep[k]) > steps(deep[best]):
            best = k
    return int(actions[chosen[best]])
