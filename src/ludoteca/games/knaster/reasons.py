"""Why an action of Knaster is worth that: the line it serves most, and what it can become."""

from collections import Counter

import numpy as np

from ludoteca.contract import Words
from ludoteca.games.knaster.rules import line_values
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    HAND,
    LINES,
    NUM_LINES,
    PASS,
    THROUGH,
    VALUES,
    Sheet,
    circles_due,
    full_lines,
    hand_name,
    number_at,
    play,
    uncircled,
)
from ludoteca.games.knaster.value import Net, new_desk, prospects


def explain(net: Net, sheet: Sheet, roll: int, clock: int, action: int) -> Words:
    """Name the line that matters most after an action, and what there is to hope for."""
    if action == PASS:
        return Words("knaster-why-pass", {})
    after = play(sheet, roll, action)
    won = full_lines(after.circled) & ~full_lines(sheet.circled)
    if won:
        line = max(_lines_of(won), key=lambda one: int(VALUES[one]))
        return Words("knaster-why-wins", {**line_values(line), "points": int(VALUES[line])})
    if after.pending and action < CIRCLE:
        line = max(_lines_of(after.pending), key=lambda one: int(circles_due(after, one)))
        values: dict[str, str | int] = {
            "hand": hand_name(after, line),
            "count": int(circles_due(after, line)),
        }
        return Words("knaster-why-hand", {**line_values(line), **values})
    chances = np.zeros((NUM_LINES, 2))
    prospects(new_desk(net), after._replace(pending=0), clock, chances)
    touched = _lines_of(_touched(action))
    line = max(touched, key=lambda one: float(VALUES[one] * chances[one, 0]))
    of_line: dict[str, str | int] = {
        **line_values(line),
        "percent": round(100 * float(chances[line, 0])),
        "points": int(VALUES[line]),
    }
    if action >= CIRCLE:
        return Words(
            "knaster-why-circle", {**of_line, "circles": 5 - uncircled(after, line).bit_count()}
        )
    return Words("knaster-why-write", {**of_line, "hand": hope(numbers_of(after, line))})


def numbers_of(sheet: Sheet, line: int) -> list[int]:
    """Return the numbers that are written in a line."""
    numbers = [int(number_at(sheet, int(cell))) for cell in LINES[line]]
    return [number for number in numbers if number]


def hope(numbers: list[int]) -> str:
    """Return what an unfinished line can still become by what it holds; `none` or `any` as well."""
    repeats = sorted(Counter(numbers).values(), reverse=True)
    if len(numbers) in (0, 1, 5):
        return "full" if len(numbers) == 5 else "any"
    if repeats[0] == 1 and max(numbers) - min(numbers) <= 4:
        return "straight"
    if repeats[0] == 4:
        return "five"
    if len(repeats) == 2 or repeats[0] > 1 == len(repeats):
        return "full-house"
    if len(numbers) == 4:
        return "two-pairs" if repeats[0] == 2 else "none"
    return "three"


def _touched(action: int) -> int:
    """Return the lines that an action serves."""
    if action < PASS:
        return int(THROUGH[action % CIRCLE])
    line, positions = divmod(action - HAND, 32)
    lines = 0
    for place, cell in enumerate(LINES[line]):
        if positions >> place & 1:
            lines |= int(THROUGH[cell])
    return lines


def _lines_of(mask: int) -> list[int]:
    return [line for line in range(NUM_LINES) if mask >> line & 1]
