"""Kuh Vadis once more, from the clauses alone: slow, obvious, and sharing no code with the rules.

A table is a dict: the printed squares and the marks by (row, column) counted from 0, the dice that
lie there as a list of symbols, and where the turn stands. Its functions change it in place.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

Square = tuple[int, int]
Table = dict[str, Any]


def new_table(sheet: str) -> Table:
    """Lay out a sheet; the crosses begin (R1, R2)."""
    squares = {
        (row, column): symbol
        for row, line in enumerate(sheet.split("/"))
        for column, symbol in enumerate(line)
    }
    marks = {square: symbol.lower() for square, symbol in squares.items() if symbol in "XO"}
    table: Table = {"squares": squares, "marks": marks, "result": None}
    begin_go(table, "x", None)
    return table


def begin_go(table: Table, side: str, just_marked: Square | None) -> None:
    """Give a side three rolls, the first with all dice (R5, R13)."""
    table.update(side=side, just_marked=just_marked, dice=[], to_roll=5, rolls_left=3)


def roll(table: Table, symbols: list[str]) -> None:
    """Let the dice that are to be rolled fall (R5)."""
    assert len(symbols) == table["to_roll"]
    table["dice"] = table["dice"] + symbols
    table["to_roll"] = 0
    table["rolls_left"] -= 1


def moves(table: Table) -> set[str]:
    """Name all that can be done with the dice on the table."""
    if table["to_roll"] or table["result"]:
        return set()
    named = {"pass", *map(name, markable(table))}  # R16
    if table["rolls_left"]:
        for size in range(5):
            for kept in combinations(sorted(table["dice"]), size):
                named.add("keep " + ("".join(kept) or "-"))  # R5
    return named


def markable(table: Table) -> list[Square]:
    """List the squares that the dice allow (R6–R11, R13, R15)."""
    found = []
    for square, symbol in table["squares"].items():
        if square in table["marks"]:
            continue
        if table["just_marked"] and square not in neighbours(table["just_marked"]):
            continue
        if table["dice"].count(symbol) >= (2 if symbol == "C" else 3):
            found.append(square)
    return found


def play(table: Table, move: str) -> None:
    """Do what a move says."""
    if move == "pass":
        begin_go(table, other(table["side"]), None)
    elif move.startswith("keep "):
        table["dice"] = [symbol for symbol in move[5:] if symbol != "-"]
        table["to_roll"] = 5 - len(table["dice"])
    else:
        mark(table, next(square for square in table["squares"] if name(square) == move))


def mark(table: Table, square: Square) -> None:
    """Mark a square; win, draw, play again or end the turn (R12, R14, R17, R20)."""
    side = table["side"]
    table["marks"][square] = side
    has_quad = table["dice"].count(table["squares"][square]) >= 4
    if has_joined(table, side):
        table.update(result=side, dice=[], rolls_left=0, just_marked=None)
    elif is_blocked(table, "x") and is_blocked(table, "o"):
        table.update(result="draw", dice=[], rolls_left=0, just_marked=None)
    elif has_quad:
        begin_go(table, side, square)
    else:
        begin_go(table, other(side), None)


def has_joined(table: Table, side: str) -> bool:
    """Look for an unbroken chain through a side's own squares (R17, R18)."""
    own = [square for square, mark in table["marks"].items() if mark == side]
    return in_one_piece(starts(table, side), own)


def is_blocked(table: Table, side: str) -> bool:
    """Look whether own and free squares no longer hold the starts together (R19)."""
    open_to_it = [square for square in table["squares"] if table["marks"].get(square, side) == side]
    return not in_one_piece(starts(table, side), open_to_it)


def starts(table: Table, side: str) -> list[Square]:
    """List the starting squares of a side (R2)."""
    return [square for square, symbol in table["squares"].items() if symbol == side.upper()]


def in_one_piece(wanted: list[Square], squares: Iterable[Square]) -> bool:
    """Walk from the first wanted square over these squares and see whether all are met."""
    not_met = set(squares) - {wanted[0]}
    walk = [wanted[0]]
    while walk:
        for square in neighbours(walk.pop()):
            if square in not_met:
                not_met.remove(square)
                walk.append(square)
    return not set(wanted) & not_met


def neighbours(square: Square) -> list[Square]:
    """List the squares along the sides and at the corners (R13)."""
    row, column = square
    return [
        (row + down, column + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down, right) != (0, 0) and 0 <= row + down < 7 and 0 <= column + right < 7
    ]


def other(side: str) -> str:
    """Return the other side."""
    return "o" if side == "x" else "x"


def name(square: Square) -> str:
    """Name a square: the column's letter, the row's number."""
    return "abcdefg"[square[1]] + str(square[0] + 1)


def position(table: Table) -> str:
    """Write the table as a position."""
    rows = []
    for row in range(7):
        text = ""
        for column in range(7):
            symbol = table["squares"][row, column]
            text += symbol if symbol in "XO" else symbol + table["marks"].get((row, column), "")
        rows.append(text)
    dice = "".join(sorted(table["dice"])) + "?" * table["to_roll"] or "-"
    last = name(table["just_marked"]) if table["just_marked"] else "-"
    return f"{'/'.join(rows)} {table['side']} {dice} {table['rolls_left']} {last}"
