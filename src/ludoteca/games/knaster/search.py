"""Choose for a Knaster sheet by what it is worth afterwards, and one or two rolls later."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import CHANCES
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    HAND,
    NUM_CELLS,
    NUM_LINES,
    PASS,
    Sheet,
    circles_due,
    is_full,
    options,
    play,
    score,
    uncircled,
    written,
)
from ludoteca.games.knaster.value import Desk, Net, new_desk, worth

LEAST = -(1 << 60)
STEPS = 1e6  # values are compared as so many steps of a point: rounding decides nothing
MOST_CANDIDATES = 32
# Which uses of a roll are looked at again so many rolls later: how many at most, within how many
# points of the best. Two rolls ahead it goes with few cells free, where the value errs most.
WIDTHS, MARGINS = (0, 5, 4), (0.0, 1.5, 0.8)
INNER_WIDTH, INNER_MARGIN = 3, 0.7  # the same for the uses of a roll that lies between
FAR = 10


class Uses(NamedTuple):
    """What can be done with a roll, where it leads, and what that is worth in steps."""

    actions: NDArray[np.int64]
    afters: NDArray[np.int64]
    values: NDArray[np.int64]
    chosen: NDArray[np.int64]  # places of those that are looked at more closely


@compiled
def new_uses() -> Uses:
    """Return room for the uses of a roll."""
    return Uses(
        np.empty(MOST_CANDIDATES, np.int64),
        np.empty((MOST_CANDIDATES, 5), np.int64),
        np.empty(MOST_CANDIDATES, np.int64),
        np.empty(MOST_CANDIDATES, np.int64),
    )


@compiled
def steps(value: float) -> int:
    """Return a value as a whole number of steps."""
    return int(np.floor(value * STEPS + 0.5))


@compiled
def _worth(
    desk: Desk, sheet: Sheet, others_free: int, is_last: bool, lines: NDArray[np.float64]
) -> float:
    """Return what a sheet is worth after its player's choice."""
    return float(score(sheet)) if is_last else worth(desk, sheet, others_free, lines)


@compiled
def lowest(mask: int) -> int:
    """Return the number of the lowest bit that is set."""
    n = 0
    while not mask >> n & 1:
        n += 1
    return n


@compiled
def settle(
    desk: Desk, sheet: Sheet, others_free: int, is_last: bool, lines: NDArray[np.float64]
) -> tuple[Sheet, float]:
    """Circle for the pending lines what is best, and return the sheet and its value.

    All ways for the last two lines are compared; those before are taken one by one.
    """
    firsts, seconds = np.empty(MOST_CANDIDATES, np.int64), np.empty(MOST_CANDIDATES, np.int64)
    value = 0.0
    while sheet.pending:
        best, most = sheet, LEAST
        for i in range(actions_of(sheet, 0, is_last, firsts)):
            half = play(sheet, 0, firsts[i])
            has_second = num_bits(half.pending) == 1
            for k in range(actions_of(half, 0, is_last, seconds) if has_second else 1):
                after = play(half, 0, seconds[k]) if has_second else half
                there = _worth(desk, after, others_free, is_last, lines)
                if steps(there) > most:
                    most, best, value = steps(there), after, there
        sheet = best
    return sheet, value


@compiled
def after_action(
    desk: Desk,
    sheet: Sheet,
    roll: int,
    action: int,
    others_free: int,
    is_last: bool,
    lines: NDArray[np.float64],
) -> tuple[Sheet, float]:
    """Return the sheet that an action leads to, its hands circled at best, and its value."""
    after = play(sheet, roll, action)
    if after.pending:
        return settle(desk, after, others_free, is_last, lines)
    return after, _worth(desk, after, others_free, is_last, lines)


@compiled
def actions_of(sheet: Sheet, roll: int, is_last: bool, actions: NDArray[np.int64]) -> int:
    """Write down what can be done, hands in the order of their lines; return how many it is."""
    num = 0
    if sheet.pending:
        line = lowest(sheet.pending)
        left, due = uncircled(sheet, line), circles_due(sheet, line)
        for positions in range(1, 32):
            if positions & ~left == 0 and num_bits(positions) == due:
                actions[num] = HAND + 32 * line + positions
                num += 1
        return num
    cells, taken = options(sheet, roll), written(sheet)
    for cell in range(NUM_CELLS):
        if cells >> cell & 1:
            actions[num] = cell + CIRCLE * (taken >> cell & 1)
            num += 1
    if is_last:
        actions[num] = PASS
        num += 1
    return num


@compiled
def best_use(
    desk: Desk,
    sheet: Sheet,
    roll: int,
    others_free: int,
    is_last: bool,
    lines: NDArray[np.float64],
) -> tuple[int, Sheet, float]:
    """Return the best action, the sheet after it and after all hands, and the value of that."""
    actions = np.empty(MOST_CANDIDATES, np.int64)
    action, best, value, most = PASS, sheet, 0.0, LEAST
    for i in range(actions_of(sheet, roll, is_last, actions)):
        act = actions[i]
        after, there = after_action(desk, sheet, roll, act, others_free, is_last, lines)
        if steps(there) > most:
            most, action, best, value = steps(there), act, after, there
    return action, best, value


@compiled
def worths_of_rolls(
    desk: Desk,
    sheet: Sheet,
    others_free: int,
    is_last: bool,
    lines: NDArray[np.float64],
    worths: NDArray[np.float64],
) -> float:
    """Write the expected final score after the best use of each roll, and return the mean."""
    total = 0.0
    for roll in range(2, 13):
        worths[roll] = best_use(desk, sheet, roll, others_free, is_last, lines)[2]
        total += CHANCES[roll] * worths[roll]
    return total / 36


@compiled
def highest(values: NDArray[np.int64], num: int) -> int:
    """Return the place of the highest of the first values, the first of equals."""
    best = 0
    for i in range(1, num):
        if values[i] > values[best]:
            best = i
    return best


@compiled
def rank(
    desk: Desk,
    sheet: Sheet,
    roll: int,
    others_free: int,
    is_last: bool,
    lines: NDArray[np.float64],
    uses: Uses,
) -> int:
    """Write down every use of a roll, its hands circled at best; return how many there are."""
    num = actions_of(sheet, roll, is_last, uses.actions)
    for i in range(num):
        act = uses.actions[i]
        after, there = after_action(desk, sheet, roll, act, others_free, is_last, lines)
        store(uses.afters, i, after)
        uses.values[i] = steps(there)
    return num


@compiled
def promising(
    values: NDArray[np.int64], num: int, width: int, margin: float, chosen: NDArray[np.int64]
) -> int:
    """Take the best values out, so many at most and within a margin; return how many it were."""
    near, count = values[highest(values, num)] - steps(margin), 0
    for _ in range(min(width, num)):
        i = highest(values, num)
        if values[i] < near:
            break
        chosen[count] = i
        values[i] = LEAST
        count += 1
    return count


@compiled
def worth_ahead(
    desk: Desk, sheet: Sheet, others_free: int, rolls_ahead: int, lines: NDArray[np.float64]
) -> float:
    """Return the expected final score of a sheet as it looks so many rolls later."""
    if is_full(sheet):  # known exactly
        return worth(desk, sheet, others_free, lines)
    if rolls_ahead == 1:
        return worths_of_rolls(desk, sheet, others_free, False, lines, np.empty(13))
    uses, total = new_uses(), 0.0
    for roll in range(2, 13):
        num, best = rank(desk, sheet, roll, others_free, False, lines, uses), 0.0
        for k in range(promising(uses.values, num, INNER_WIDTH, INNER_MARGIN, uses.chosen)):
            after = load(uses.afters, uses.chosen[k])
            best = max(best, worth_ahead(desk, after, others_free, rolls_ahead - 1, lines))
        total += CHANCES[roll] * best
    return total / 36


@compiled
def choose_ahead(
    net: Net, sheet: Sheet, roll: int, is_last: bool, others_free: int, rolls_ahead: int
) -> int:
    """Return the best action: every use as it looks now, the best ones as they look later."""
    lines, desk, uses = np.empty((NUM_LINES, 2)), new_desk(net), new_uses()
    num = rank(desk, sheet, roll, others_free, is_last, lines, uses)
    if NUM_CELLS - num_bits(written(sheet)) > FAR:
        rolls_ahead = min(rolls_ahead, 1)
    for ahead in range(1, 1 if is_last else rolls_ahead + 1):
        width, margin = WIDTHS[ahead], MARGINS[ahead]
        count = promising(uses.values, num, width, margin, uses.chosen)
        if count == 1:
            return int(uses.actions[uses.chosen[0]])
        uses.values[:] = LEAST
        for k in range(count):
            i = uses.chosen[k]
            after = load(uses.afters, i)
            uses.values[i] = steps(worth_ahead(desk, after, others_free, ahead, lines))
    return int(uses.actions[highest(uses.values, num)])


@compiled
def load(sheets: NDArray[np.int64], i: int) -> Sheet:
    """Read a sheet with no hand pending."""
    return Sheet(sheets[i, 0], sheets[i, 1], sheets[i, 2], sheets[i, 3], sheets[i, 4], 0)


@compiled
def store(sheets: NDArray[np.int64], i: int, sheet: Sheet) -> None:
    """Keep a sheet with no hand pending."""
    sheets[i, 0], sheets[i, 1] = sheet.ones, sheet.twos
    sheets[i, 2], sheets[i, 3] = sheet.fours, sheet.eights
    sheets[i, 4] = sheet.circled
