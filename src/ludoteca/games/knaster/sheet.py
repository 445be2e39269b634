"""One Knaster sheet: what a write, a circle and a hand do to it, and what it is worth.

     a  b  c  d  e        Twelve lines: rows 0–4 from the top, columns 5–9 from the left,
1    0  1  2  3  4  9     line 10 falls from a1 to e5, line 11 rises from a5 to e1.
2    5  6  7  8  9  8     Their values stand at the edge; each diagonal is worth 10.
3   10 11 12 13 14  7
4   15 16 17 18 19  6     Actions: 0–24 write in a cell, 25–49 circle a cell, 50 pass, and from 51
5   20 21 22 23 24  5     on, 51 + line * 32 + a mask of the line's five positions: circle these
     9  8  7  6  5 10     for the line's hand. The clauses (R1 …) are in rules.md beside this file.
"""

from collections import Counter
from typing import NamedTuple

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compilable, compiled, taken_in

NUM_CELLS = 25
NUM_LINES = 12
GRID = (1 << NUM_CELLS) - 1  # all 25 cells
CIRCLE = 25  # the first action that circles
PASS = 50
HAND = 51  # the first action that circles for a hand
NUM_ACTIONS = HAND + NUM_LINES * 32
VALUES = (9, 8, 7, 6, 5, 9, 8, 7, 6, 5, 10, 10)  # of the lines (R2)
HAND_CIRCLES = {  # R9
    "three": 1,
    "two-pairs": 1,
    "four": 2,
    "full-house": 2,
    "five": 3,
    "straight": 3,
}
FALL, RISE = 0x1041041, 0x0111110  # the diagonals' cells
LINES = np.array(
    [[5 * row + i for i in range(5)] for row in range(5)]
    + [[column + 5 * i for i in range(5)] for column in range(5)]
    + [[6 * i for i in range(5)], [20 - 4 * i for i in range(5)]]
)
THROUGH = np.array(  # the lines through each cell, as a mask; none for actions that do not write
    [sum(1 << line for line in range(12) if action in LINES[line]) for action in range(64)]
)
# A product brings the cells of a line side by side: rows, columns and diagonals by one factor each.
_OF_LINE = np.array(
    [(31 << 5 * row, 1, 5 * row) for row in range(5)]
    + [(0x108421 << column, 0x11111, 16 + column) for column in range(5)]
    + [(FALL, 0x108421, 20), (RISE, 0x108421, 20)]
)
_CELLS = np.array(  # the cells at any positions of each line
    [[sum(1 << c for i, c in enumerate(line) if p >> i & 1) for p in range(32)] for line in LINES]
)
_NIBBLES = np.array([sum((p >> i & 1) << 4 * i for i in range(5)) for p in range(32)])


class Sheet(NamedTuple):
    """One player's grid: the numbers in binary, four planes of 25 bits; 0 is a free cell."""

    ones: int
    twos: int
    fours: int
    eights: int
    circled: int
    pending: int  # the lines whose hands are still to be circled


EMPTY = Sheet(0, 0, 0, 0, 0, 0)


@compilable
def written(sheet: Sheet) -> int:
    """Return the cells that hold a number."""
    return sheet.ones | sheet.twos | sheet.fours | sheet.eights


@compilable
def is_full(sheet: Sheet) -> bool:
    """Say whether all 25 cells are written (R15)."""
    return written(sheet) == GRID


@compiled
def number_at(sheet: Sheet, cell: int) -> int:
    """Return the number in a cell, 0 when it is free."""
    low = (sheet.ones >> cell & 1) | (sheet.twos >> cell & 1) << 1
    return low | (sheet.fours >> cell & 1) << 2 | (sheet.eights >> cell & 1) << 3


@compilable
def cells_with(sheet: Sheet, number: int) -> int:
    """Return the cells that hold a number."""
    # x ^ -1 is ~x: each plane is complemented where the number has a zero.
    low = (sheet.ones ^ ((number & 1) - 1)) & (sheet.twos ^ ((number >> 1 & 1) - 1))
    high = (sheet.fours ^ ((number >> 2 & 1) - 1)) & (sheet.eights ^ ((number >> 3 & 1) - 1))
    return low & high & GRID


@compilable
def options(sheet: Sheet, roll: int) -> int:
    """Return the cells where a roll can be used: free ones to write, others to circle (R4–R6)."""
    return (GRID & ~written(sheet)) | (cells_with(sheet, roll) & ~sheet.circled)


@compiled
def full_lines(cells: int) -> int:
    """Return the lines that lie entirely in these cells."""
    pairs = cells & cells >> 1
    rows = pairs & pairs >> 2 & cells >> 4 & 0x108421
    rows = (rows * 0x11111) >> 16 & 31  # brings bits 0, 5, 10, 15, 20 side by side
    columns = cells & cells >> 5
    columns = columns & columns >> 10 & cells >> 20 & 31
    fall = (cells & FALL) + (GRID + 1 - FALL) >> NUM_CELLS  # one more bit if all of them are set
    rise = (cells & RISE) + (GRID + 1 - RISE) >> NUM_CELLS
    return rows | columns << 5 | fall << 10 | rise << 11


@compiled
def write(sheet: Sheet, cell: int, number: int) -> Sheet:
    """Write a number; the lines it fills with a hand become pending (R5, R8)."""
    return use_roll(sheet, number, cell)


@compilable
def circle(sheet: Sheet, cells: int) -> Sheet:
    """Circle cells; a pending line with nothing left to circle is done (R6, R11–R13)."""
    circled = sheet.circled | cells
    pending = sheet.pending & ~full_lines(circled)
    return Sheet(sheet.ones, sheet.twos, sheet.fours, sheet.eights, circled, pending)


@compiled
def circle_hand(sheet: Sheet, line: int, positions: int) -> Sheet:
    """Circle these positions of a line and be done with its hand (R11, R12)."""
    after = circle(sheet, line_cells(line, positions))
    pending = after.pending & ~(1 << line)
    return Sheet(after.ones, after.twos, after.fours, after.eights, after.circled, pending)


@compiled
def use_roll(sheet: Sheet, roll: int, action: int) -> Sheet:
    """Write or circle a roll, or pass; lines that are filled with a hand become pending (R5–R8)."""
    after = mark(sheet, roll, action)
    pending = with_hands(after, full_lines(written(after)) & int(THROUGH[action & 63]))
    return Sheet(after.ones, after.twos, after.fours, after.eights, after.circled, pending)


@taken_in
def mark(sheet: Sheet, roll: int, action: int) -> Sheet:
    """Write or circle a roll, or pass, whatever lines that fills (R5–R7)."""
    # What cannot be foretold is not branched on: one of these two has one cell, the other none.
    bit = 1 << action
    cell, circled = bit & GRID, sheet.circled | bit >> CIRCLE & GRID
    ones, twos = sheet.ones | cell & -(roll & 1), sheet.twos | cell & -(roll >> 1 & 1)
    fours, eights = sheet.fours | cell & -(roll >> 2 & 1), sheet.eights | cell & -(roll >> 3 & 1)
    return Sheet(ones, twos, fours, eights, circled, sheet.pending)


@taken_in
def with_hands(sheet: Sheet, lines: int) -> int:
    """Return those of some full lines that have a hand (R8)."""
    pending = 0
    while lines:
        lowest = lines & -lines
        lines ^= lowest
        pending |= lowest if hand_circles(sheet, num_bits(lowest - 1)) > 0 else 0
    return pending


@compiled
def play(sheet: Sheet, roll: int, action: int) -> Sheet:
    """Return the sheet after any action."""
    if action < HAND:
        return use_roll(sheet, roll, action)
    return circle_hand(sheet, (action - HAND) >> 5, (action - HAND) & 31)


@compiled
def hand_circles(sheet: Sheet, line: int) -> int:
    """Return how many circles the hand of a full line gives (R9, R10)."""
    low = _NIBBLES[_of_line(sheet.ones, line)] | _NIBBLES[_of_line(sheet.twos, line)] << 1
    high = _NIBBLES[_of_line(sheet.fours, line)] | _NIBBLES[_of_line(sheet.eights, line)] << 1
    numbers, seen = int(low | high << 2), 0
    for i in range(5):
        seen |= 1 << (numbers >> 4 * i & 15)
    if seen == (seen & -seen) * 31:  # five numbers in a row: a straight
        return 3
    # One number: five of a kind. Two: four of a kind or full house. Three: three or two pairs.
    return max(0, 4 - num_bits(seen))


@compiled
def line_cells(line: int, positions: int) -> int:
    """Return the cells at these positions of a line."""
    return int(_CELLS[line & 15, positions & 31])


@compiled
def uncircled(sheet: Sheet, line: int) -> int:
    """Return the positions of a line that are not circled."""
    return _of_line(sheet.circled, line) ^ 31


@compilable
def _of_line(cells: int, line: int) -> int:
    """Return at which positions of a line some cells are."""
    line &= 15  # never negative, so nothing is looked up for that
    return int((cells & _OF_LINE[line, 0]) * _OF_LINE[line, 1] >> _OF_LINE[line, 2]) & 31


@compiled
def circles_due(sheet: Sheet, line: int) -> int:
    """Return how many circles a hand is worth now: no more than are left in its line (R11)."""
    return min(hand_circles(sheet, line), num_bits(uncircled(sheet, line)))


@compiled
def hand_actions(sheet: Sheet) -> list[int]:
    """Return every way to circle for one of the pending lines (R11, R12)."""
    actions = []
    for line in range(NUM_LINES):
        if sheet.pending >> line & 1:
            left = uncircled(sheet, line)
            due = circles_due(sheet, line)
            for positions in range(1, 32):
                if positions & ~left == 0 and num_bits(positions) == due:
                    actions.append(HAND + 32 * line + positions)  # noqa: PERF401 - for Numba
    return actions


@compiled
def score(sheet: Sheet) -> int:
    """Return the values of the fully circled lines and a point per circle (R14, R18)."""
    points = num_bits(sheet.circled)
    lines = full_lines(sheet.circled)
    line = 0
    while lines:
        if lines & 1:
            points += VALUES[line]
        lines >>= 1
        line += 1
    return points


def hand_name(sheet: Sheet, line: int) -> str:
    """Return the best hand of a full line, `none` if it gives no circles (R9, R10)."""
    numbers = [number_at(sheet, int(cell)) for cell in LINES[line]]
    if len(set(numbers)) == 5:
        return "straight" if max(numbers) - min(numbers) == 4 else "none"
    repeats = sorted(Counter(numbers).values(), reverse=True)
    names = {(2, 2): "two-pairs", (3, 1): "three", (3, 2): "full-house", (4, 1): "four"}
    return "five" if len(repeats) == 1 else names.get((repeats[0], repeats[1]), "none")
