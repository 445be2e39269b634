"""What the learned value sees of a sheet: for each line, the numbers of some rows of one table.

A row stands for a fact, such as "an uncircled 9, of which there are two, with six cells free". The
twelve lines share all rows, and no row tells a row of the grid from the column of the same value or
a number n from 14 - n: so a sheet and its mirror images are worth the same.
"""

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.knaster.sheet import (
    LINES,
    NUM_CELLS,
    NUM_LINES,
    THROUGH,
    VALUES,
    Sheet,
    number_at,
)

ALONE = 26  # in place of the fewest cells that another player has free, where there is none
RARITY = np.array([0, 0, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5])  # of each sum: its distance from 7
NEEDS = np.array([0, 0, 3, 3, 2, 2, 1, 1, 1, 2, 2, 3, 3])  # 0: of a free cell
CHANCES = np.array([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of each sum, in 36
KINDS = np.array([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 6])  # of lines: a row is like its column
# How near the end is, by the fewest free cells of anybody.
NEARNESS = np.array([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9] + [10] * 4 + [11] * 6)
NUM_NEARNESS = 12
NUM_PATTERNS = 15  # of an unfinished hand, see `_pattern`


def _crossing(line: int) -> list[tuple[int, int]]:
    """Return where other lines cross a line, and which: its position and the other line."""
    return [
        (i, other)
        for i, cell in enumerate(LINES[line])
        for other in range(NUM_LINES)
        if other != line and THROUGH[cell] >> other & 1
    ]


_CROSSINGS = [_crossing(line) for line in range(NUM_LINES)]
MAX_CROSSINGS = max(map(len, _CROSSINGS))
NUM_CROSSINGS = np.array([len(crossings) for crossings in _CROSSINGS])
CROSSINGS = np.array([(c + [(0, 0)] * MAX_CROSSINGS)[:MAX_CROSSINGS] for c in _CROSSINGS])


class Hands(NamedTuple):
    """Every multiset of up to five numbers, numbered so that mirror images share a number."""

    ids: NDArray[np.int16]  # by the five places of a line, read in base 12 (0 is none, 1 a two)
    patterns: NDArray[np.int64]  # by id


def _mirrored(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(12 - digit if digit else 0 for digit in hand))


_HANDS = sorted({min(h, _mirrored(h)) for h in combinations_with_replacement(range(12), 5)})
NUM_HANDS = len(_HANDS)

# The table's rows, one block after the other.
OWN_FREE = 0  # 26
OTHERS_FREE = OWN_FREE + 26  # 27
CIRCLES = OTHERS_FREE + 27  # 26
CHANCE = CIRCLES + 26  # 37: in how many of 36 rolls some number can be circled
NUM_SHARED = 5  # rows that all lines have in common
KIND = CHANCE + 37  # 7
SHAPE = KIND + 7  # free 6 × uncircled 6 × nearness 12
NUMBER = SHAPE + 36 * NUM_NEARNESS  # rarity 6 × copies 4 × nearness 12
CROSS = NUMBER + 24 * NUM_NEARNESS  # need 4 × (pattern 15 × uncircled 6, and 6 for full lines)
CROSS_HAND = CROSS + 4 * (NUM_PATTERNS + 1) * 6
HAND = CROSS_HAND + NUM_HANDS
OPEN = HAND + NUM_HANDS
# These are learned last.
LATE = OPEN + NUM_HANDS
ROLLS = LATE  # own free 26 × chance 37
AHEAD = ROLLS + 26 * 37  # need 4 × copies 3 × those more wanted 4 × nearness 12
LONE = AHEAD + 48 * NUM_NEARNESS  # the last number of a line: rarity 6 × more wanted 4 × free 26
TWO = LONE + 24 * 26  # its last two: rarities 6 × 6 × free 26
NUM_ROWS = TWO + 36 * 26
NUM_OWN = 5  # places for a line's own rows; then two for each of its numbers, two a crossing
NO_ROW = -1  # in a place that is empty
NUM_PLACES = NUM_OWN + 10 + 2 * MAX_CROSSINGS  # of one line, beside those shared


def _pattern(hand: tuple[int, ...]) -> int:
    """Return a number for what an unfinished hand has: repeats, a part of a straight, nothing."""
    numbers = [digit for digit in hand if digit]
    repeats = sorted((numbers.count(n) for n in set(numbers)), reverse=True)
    span = max(numbers) - min(numbers) if numbers else 0
    have = [[], [1], [2], [1, 1], [3], [2, 1], [1, 1, 1], [4], [3, 1], [2, 2], [2, 1, 1]]
    have.append([1, 1, 1, 1])
    if len(numbers) == 5:
        return NUM_PATTERNS
    is_scattered = len(numbers) > 1 and repeats[0] == 1 and span > 4
    return have.index(repeats) if not is_scattered else 10 + len(numbers)


def hands() -> Hands:
    """Give every hand its number and its pattern."""
    numbers = {hand: i for i, hand in enumerate(_HANDS)}
    digits = np.indices((12,) * 5).reshape(5, -1).T
    digits.sort(axis=1)
    codes = digits @ 12 ** np.arange(5)
    distinct, where = np.unique(codes, return_inverse=True)
    ids = np.empty(len(distinct), np.int16)
    for i, code in enumerate(distinct.tolist()):
        hand = tuple(code // 12**k % 12 for k in range(5))
        ids[i] = numbers[min(hand, _mirrored(hand))]
    return Hands(ids[where.ravel()], np.array([_pattern(hand) for hand in _HANDS]))


class Sight(NamedTuple):
    """What is seen of a sheet, and what it is found with."""

    shared: NDArray[np.int64]  # the rows that all lines share
    rows: NDArray[np.int64]  # [line, place]: a row, or none; each fact has its place
    num_open: NDArray[np.int64]  # [line]: cells that are not circled
    num_free: NDArray[np.int64]  # [line]: cells without a number
    crossed: NDArray[np.int64]  # [line]: its row for a line that it crosses in a free cell
    crossed_hand: NDArray[np.int64]  # [line]: its hand's row for such a line
    numbers: NDArray[np.int64]  # [cell]
    is_open: NDArray[np.int64]  # [cell]
    copies: NDArray[np.int64]  # [number]: uncircled ones
    wanted: NDArray[np.int64]  # [cell]: how much a circle there would help its lines
    ahead: NDArray[np.int64]  # [cell]: uncircled cells with the same number that are more wanted


@compiled
def new_sight() -> Sight:
    """Return room for what is seen of a sheet."""
    rows = np.full((NUM_LINES, NUM_PLACES), NO_ROW)
    n = np.empty((4, NUM_LINES), np.int64)
    cells = np.empty((4, NUM_CELLS), np.int64)
    shared, copies = np.empty(NUM_SHARED, np.int64), np.empty(13, np.int64)
    numbers, is_open, wanted, ahead = cells[0], cells[1], cells[2], cells[3]
    return Sight(shared, rows, n[0], n[1], n[2], n[3], numbers, is_open, copies, wanted, ahead)


@compiled
def look(hands: Hands, sheet: Sheet, others_free: int, seen: Sight) -> None:
    """Find the rows of a sheet; the others' fewest free cells tell how near the end is."""
    free = _look_at_cells(sheet, seen)
    seen.shared[1] = OTHERS_FREE + others_free
    clock = min(free, others_free)
    near = NEARNESS[clock]
    for line in range(NUM_LINES):
        _look_at_line(hands, line, near, seen)
    _look_at_copies(seen)
    for line in range(NUM_LINES):
        if seen.num_open[line]:
            _look_across(line, near, seen)
            _look_at_last_numbers(line, clock, seen)


@compiled
def _look_at_cells(sheet: Sheet, seen: Sight) -> int:
    """Read the cells, and return how many are free."""
    for number in range(len(seen.copies)):
        seen.copies[number] = 0
    free = circles = chance = 0
    for cell in range(NUM_CELLS):
        number = number_at(sheet, cell)
        is_open = sheet.circled >> cell & 1 ^ 1
        seen.numbers[cell], seen.is_open[cell] = number, is_open
        circles += 1 - is_open
        free += number == 0
        seen.copies[number] += is_open
        seen.wanted[cell] = 0
    for number in range(2, 13):
        if seen.copies[number]:
            chance += CHANCES[number]
    seen.shared[0] = OWN_FREE + free
    seen.shared[2] = CIRCLES + circles
    seen.shared[3] = CHANCE + chance
    seen.shared[4] = ROLLS + 37 * free + chance
    return free


@compiled
def _look_at_line(hands: Hands, line: int, near: int, seen: Sight) -> None:
    """Find what a line has of its own, and what it is to the lines that it crosses."""
    code = open_code = num_free = num_open = 0
    for i in range(5):
        cell = LINES[line, i]
        number, is_open = seen.numbers[cell], seen.is_open[cell]
        digit = number - 1 if number else 0
        code = 12 * code + digit
        open_code = 12 * open_code + digit * is_open
        num_free += number == 0
        num_open += is_open
    for i in range(5):
        seen.wanted[LINES[line, i]] += VALUES[line] * (256 >> 2 * num_open)
    hand, rows = hands.ids[code], seen.rows[line]
    seen.num_free[line], seen.num_open[line] = num_free, num_open
    rows[0] = KIND + KINDS[line]
    rows[1] = SHAPE + 36 * near + 6 * num_free + num_open - num_free
    rows[2] = OPEN + hands.ids[open_code]
    rows[3] = HAND + hand if num_free else NO_ROW  # a full line's hand has been read
    seen.crossed[line] = CROSS + 6 * hands.patterns[hand] + num_open - num_free
    seen.crossed_hand[line] = CROSS_HAND + hand if num_free else NO_ROW


@compiled
def _look_at_copies(seen: Sight) -> None:
    """Count for each uncircled number how many of its copies will be circled before it."""
    for cell in range(NUM_CELLS):
        seen.ahead[cell] = 0
        number = seen.numbers[cell]
        if number and seen.is_open[cell] and seen.copies[number] > 1:
            for other in range(NUM_CELLS):
                if seen.numbers[other] == number and seen.is_open[other]:
                    seen.ahead[cell] += seen.wanted[other] > seen.wanted[cell]


@compiled
def _look_at_last_numbers(line: int, clock: int, seen: Sight) -> None:
    """Find the row of a full line that waits for one or two numbers."""
    row, num_open = NO_ROW, seen.num_open[line]
    if num_open <= 2 and seen.num_free[line] == 0:
        first = second = -1
        ahead = 0
        for i in range(5):
            cell = LINES[line, i]
            if seen.is_open[cell]:
                rarity = RARITY[seen.numbers[cell]]
                first, second = max(first, rarity), rarity if first < 0 else min(first, rarity)
                ahead = min(seen.ahead[cell], 3)
        if num_open == 1:
            row = LONE + 26 * (4 * first + ahead) + clock
        else:
            row = TWO + 26 * (6 * first + second) + clock
    seen.rows[line, NUM_OWN - 1] = row


@compiled
def _look_across(line: int, near: int, seen: Sight) -> None:
    """Find what the open cells of a line have: how hard each is to roll, and who else helps."""
    rows = seen.rows[line]
    for i in range(5):
        number = seen.numbers[LINES[line, i]]
        row = NO_ROW
        if number and seen.is_open[LINES[line, i]]:
            copies = min(seen.copies[number], 4)
            row = NUMBER + 24 * near + 4 * RARITY[number] + copies - 1
        rows[NUM_OWN + i] = row
        row = NO_ROW
        if number and seen.is_open[LINES[line, i]] and seen.copies[number] > 1:
            ahead = min(seen.ahead[LINES[line, i]], 3)
            copies = min(seen.copies[number], 4) - 2
            row = AHEAD + 48 * near + 12 * NEEDS[number] + 4 * copies + ahead
        rows[NUM_PLACES - 5 + i] = row
    for k in range(NUM_CROSSINGS[line]):
        i, other = CROSSINGS[line, k, 0], CROSSINGS[line, k, 1]
        cell, place = LINES[line, i], NUM_OWN + 5 + 2 * k
        if seen.is_open[cell]:
            need = NEEDS[seen.numbers[cell]]
            rows[place] = seen.crossed[other] + 6 * (NUM_PATTERNS + 1) * need
            rows[place + 1] = seen.crossed_hand[other]
        else:
            rows[place] = rows[place + 1] = NO_ROW
