"""The 7×7 squares of a Kuh Vadis sheet as bits 0–48 of a mask: neighbours, pieces and names."""

from collections.abc import Iterable

from ludoteca import cells as grid
from ludoteca.compiled import compiled

SIZE = 7
NUM_CELLS = SIZE * SIZE
BOARD = (1 << NUM_CELLS) - 1
_COLUMN_A = BOARD // 127  # the lowest bit of each row
NOT_A = BOARD & ~_COLUMN_A
NOT_G = BOARD & ~(_COLUMN_A << 6)


@compiled
def spread(cells: int) -> int:
    """Return these squares and all that touch them along a side or a corner (R13, R17)."""
    wide = cells | (cells & NOT_G) << 1 | (cells & NOT_A) >> 1
    return (wide | wide << 7 | wide >> 7) & BOARD


@compiled
def are_joined(cells: int, area: int) -> bool:
    """Say whether one connected piece of the area holds all these squares."""
    reached = cells & -cells
    while True:
        grown = spread(reached) & area
        if cells & ~grown == 0:
            return True
        if grown == reached:
            return False
        reached = grown


def mask_of(flags: Iterable[bool]) -> int:
    """Return the mask of the squares whose flag is set, the first flag for square 0."""
    return sum(flag << cell for cell, flag in enumerate(flags))


def format_cell(cell: int) -> str:
    """Write a square such as `c4`."""
    return grid.format_cell(cell, SIZE)


def parse_cell(text: str) -> int | None:
    """Return the square that a text names, None if it names none."""
    return grid.parse_cell(text, SIZE, SIZE)
