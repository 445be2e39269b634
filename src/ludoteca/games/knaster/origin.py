"""Where Knaster sheets may come from: conditions that every sheet of a real game fulfils.

Each roll before the last one wrote a number or circled one, on every sheet; all other circles come
from hands.
"""

from collections.abc import Sequence

from ludoteca.bits import members, num_bits
from ludoteca.games.knaster.sheet import (
    Sheet,
    cells_with,
    full_lines,
    hand_circles,
    line_cells,
    uncircled,
    written,
)


def missing_circles(sheet: Sheet) -> tuple[int, int]:
    """Return a full line with fewer circles than its hand gave and how many it lacks (R11)."""
    for line in members(full_lines(written(sheet))):
        missing = hand_circles(sheet, line) - (5 - num_bits(uncircled(sheet, line)))
        if missing > 0:
            return line, missing
    return 0, 0


def num_rolls_used(sheet: Sheet) -> tuple[int, int]:
    """Return the fewest and the most rolls that may have led to a sheet (R4, R9)."""
    numbers, circles = num_bits(written(sheet)), num_bits(sheet.circled)
    lines = members(full_lines(written(sheet)))
    by_hands = sum(hand_circles(sheet, line) for line in lines)
    return numbers + max(0, circles - by_hands), numbers + circles


def have_shared_rolls(sheets: Sequence[Sheet], num_rolls: int, *, can_have_passed: bool) -> bool:
    """Say whether the same rolls may have led to all these sheets (R3, R4, R16)."""
    ranges = [_num_rolls_of_each(sheet) for sheet in sheets]
    fewest = [max(numbers) for numbers in zip(*(low for low, _ in ranges), strict=True)]
    most = [min(numbers) for numbers in zip(*(high for _, high in ranges), strict=True)]
    if not can_have_passed:
        return _is_within(num_rolls, fewest, most)
    for last in range(11):  # a last roll of this number is on no sheet, or on some
        spared = [*fewest[:last], max(0, fewest[last] - 1), *fewest[last + 1 :]]
        if _is_within(num_rolls - 1, spared, most):
            return True
    return False


def _num_rolls_of_each(sheet: Sheet) -> tuple[list[int], list[int]]:
    """Return how often each number from 2 to 12 was used on a sheet, at least and at most."""
    hand_cells = 0
    for line in members(full_lines(written(sheet))):
        hand_cells |= line_cells(line, 31) if hand_circles(sheet, line) else 0
    cells = [cells_with(sheet, number) for number in range(2, 13)]
    fewest = [num_bits(c) + num_bits(c & sheet.circled & ~hand_cells) for c in cells]
    return fewest, [num_bits(c) + num_bits(c & sheet.circled) for c in cells]


def _is_within(total: int, fewest: list[int], most: list[int]) -> bool:
    """Say whether a total can be made of parts within these limits."""
    is_possible = all(low <= high for low, high in zip(fewest, most, strict=True))
    return is_possible and sum(fewest) <= total <= sum(most)
