"""Name the cells of a grid: a letter for the column, a number for the row, from the top left.

Cells are numbered row by row from 0: a name follows from the cell and the number of columns.
"""

import re

MAX_COLUMNS = 26  # a letter each
MAX_ROWS = 99
_NAME = re.compile("([a-z])([1-9][0-9]?)")


def format_cell(cell: int, columns: int) -> str:
    """Write a cell such as `c4`."""
    return chr(ord("a") + cell % columns) + str(cell // columns + 1)


def parse_cell(text: str, columns: int, rows: int = MAX_ROWS) -> int | None:
    """Return the cell that a text names, None if it names none of this grid."""
    name = _NAME.fullmatch(text.lower())
    if not name:
        return None
    column, row = ord(name[1]) - ord("a"), int(name[2]) - 1
    return row * columns + column if column < columns and row < rows else None
