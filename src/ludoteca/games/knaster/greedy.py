"""A Knaster player that looks at the present roll only and has some hope for unfinished hands.

It may overlook some of the lines, as people do: those it does not see count for nothing.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    HAND,
    LINES,
    NUM_CELLS,
    NUM_LINES,
    PASS,
    THROUGH,
    VALUES,
    Sheet,
    circles_due,
    full_lines,
    line_cells,
    number_at,
    options,
    play,
    score,
    uncircled,
    written,
)

# What a line promises, in hundredths of a circle: by how many numbers it holds, and by how many of
# them repeat another one; the second table is for lines that can still become a straight. The
# figures were found by trial; their mean solo score is 92.
HOPE = np.array(
    [
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [15, 90, 0, 0, 0],
        [5, 115, 210, 0, 0],
        [0, 90, 220, 300, 0],
        [0, 0, 165, 180, 400],
    ]
)
STRAIGHT_HOPE = np.array([0, 5, 25, 55, 125, 420])
CHANCES = np.array([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of each sum, in 36
LEAST = -(1 << 40)  # less than any gain or loss


@compiled
def choose_greedily(sheet: Sheet, roll: int, is_last: bool, word: int, seen: int) -> int:
    """Return the action that promises most, by lot among equals; on the last roll, brings most."""
    weights = _weights(sheet, is_last, seen)
    if sheet.pending:
        return _choose_hand(sheet, is_last, weights)
    if is_last:
        return _choose_last(sheet, roll, seen)
    promises = np.zeros(NUM_LINES, np.int64)
    for line in range(NUM_LINES):
        if weights[line]:
            promises[line] = _promise(sheet, line, roll)
    cells = options(sheet, roll)
    taken = written(sheet)
    gains = np.empty(NUM_CELLS, np.int64)
    most = LEAST
    for cell in range(NUM_CELLS):
        if cells >> cell & 1:
            is_circle = taken >> cell & 1
            gains[cell] = 100 * _sum(weights, cell) if is_circle else _sum(promises, cell)
            most = max(most, gains[cell])
    best = 0
    for cell in range(NUM_CELLS):
        if cells >> cell & 1 and gains[cell] >= most:
            best |= 1 << cell
    cell = nth_bit(best, word * num_bits(best) >> 32)
    return cell + CIRCLE * (taken >> cell & 1)


@compiled
def _choose_last(sheet: Sheet, roll: int, seen: int) -> int:
    """Return the action that scores most at once in the lines seen, hands included."""
    cells = options(sheet, roll)
    taken = written(sheet)
    best, most = PASS, _points(sheet, seen)
    for cell in range(NUM_CELLS):
        if cells >> cell & 1:
            action = cell + CIRCLE * (taken >> cell & 1)
            after = play(sheet, roll, action)
            while after.pending:
                weights = _weights(after, True, seen)
                after = play(after, roll, _choose_hand(after, True, weights))
            if _points(after, seen) > most:
                best, most = action, _points(after, seen)
    return best


@compiled
def _points(sheet: Sheet, seen: int) -> int:
    """Return the points of a sheet, less the values of full lines that are not seen."""
    points = score(sheet)
    for line in range(NUM_LINES):
        if full_lines(sheet.circled) & ~seen & 1 << line:
            points -= VALUES[line]
    return points


@compiled
def _choose_hand(sheet: Sheet, is_last: bool, weights: NDArray[np.int64]) -> int:
    """Return the pending line and its cells that are worth most, rather those hard to roll."""
    best, most = 0, LEAST
    for line in range(NUM_LINES):
        if sheet.pending >> line & 1:
            left = uncircled(sheet, line)
            positions = total = 0
            for _ in range(circles_due(sheet, line)):
                position, gain = _best_position(sheet, line, left & ~positions, weights, is_last)
                positions |= 1 << position
                total += gain
            if total > most:
                best, most = HAND + 32 * line + positions, total
    return best


@compiled
def _best_position(
    sheet: Sheet, line: int, left: int, weights: NDArray[np.int64], is_last: bool
) -> tuple[int, int]:
    """Return the position among those left that is best to circle, and what it is worth."""
    best, most = 0, LEAST
    for i in range(5):
        if left >> i & 1:
            cell = LINES[line, i]
            chances = 0 if is_last else CHANCES[number_at(sheet, cell)]
            gain = _sum(weights, cell) * (5 - chances)
            if gain > most:
                best, most = i, gain
    return best, most


@compiled
def _weights(sheet: Sheet, is_last: bool, seen: int) -> NDArray[np.int64]:
    """Return what a circle in each line is worth: nothing where all are drawn, or unseen."""
    weights = np.zeros(NUM_LINES, np.int64)
    for line in range(NUM_LINES):
        if not seen >> line & 1:
            continue
        circles = num_bits(sheet.circled & line_cells(line, 31))
        if is_last:
            weights[line] = VALUES[line] if circles == 4 else 0
        elif circles < 5:
            weights[line] = 1  # to prefer the dearer lines gains nothing
    return weights


@compiled
def _promise(sheet: Sheet, line: int, roll: int) -> int:
    """Return how much more a line promises with the roll written in it."""
    num_written = 0
    seen = 0
    for i in range(5):
        number = number_at(sheet, LINES[line, i])
        if number:
            num_written += 1
            seen |= 1 << number
    if num_written == 5:
        return 0
    return _hope(num_written + 1, seen | 1 << roll) - _hope(num_written, seen)


@compiled
def _hope(num_written: int, seen: int) -> int:
    """Return the hope for a line with so many numbers, given the set of them."""
    repeats = num_written - num_bits(seen)
    if repeats == 0 and seen < (seen & -seen) * 32:  # they span five numbers at most
        return int(STRAIGHT_HOPE[num_written])
    return int(HOPE[num_written, repeats])


@compiled
def _sum(values: NDArray[np.int64], cell: int) -> int:
    """Add up the values of the lines through a cell."""
    total = 0
    lines = THROUGH[cell]
    for line in range(NUM_LINES):
        if lines >> line & 1:
            total += values[line]
    return int(total)
