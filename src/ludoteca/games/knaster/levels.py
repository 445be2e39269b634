"""Knaster players that err like people: they overlook lines, other ones at each decision."""

from ludoteca.compiled import compiled
from ludoteca.games.knaster.greedy import choose_greedily
from ludoteca.games.knaster.sheet import NUM_LINES, Sheet

ALL_SEEN = (1 << NUM_LINES) - 1
GENTLE_SEES, CLUB_SEES = 7, 13  # sixteenths of the lines


@compiled
def glance(word: int, sixteenths: int) -> int:
    """Return the lines that a player sees at a glance who sees so many sixteenths of them."""
    seen = 0
    for line in range(NUM_LINES):
        word = (word * 1664525 + 1013904223) & 0xFFFFFFFF
        if word >> 28 < sixteenths:
            seen |= 1 << line
    return seen


@compiled
def choose_at_a_glance(sheet: Sheet, roll: int, is_last: bool, word: int, sixteenths: int) -> int:
    """Return what seems best to a player who sees so many sixteenths of the lines."""
    return choose_greedily(sheet, roll, is_last, word, glance(word, sixteenths))
