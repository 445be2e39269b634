"""Knaster's sheets and actions as messages for clients."""

import json
from functools import lru_cache
from typing import Literal

from ludoteca.bits import members
from ludoteca.faces.fields import message, split, writer
from ludoteca.faces.messages import Board, LegalMove, Message
from ludoteca.games.knaster import rules, sheet

HAS_FIXED_MOVES = True

HandName = Literal["three", "two-pairs", "four", "full-house", "five", "straight"]


class KnasterHand(Message):
    """The hand of a line just filled, while its circles are due."""

    line: int  # as in `lines`
    hand: HandName
    due: int  # how many cells of the line must be circled now


class KnasterSheet(Message):
    """One player's sheet: 25 numbers (0 where free), circled cells, lines won."""

    numbers: list[int]
    circled: list[int]
    lines_won: list[int]  # 0–4 rows, 5–9 columns, 10 falling and 11 rising diagonal
    pending: list[KnasterHand]  # still to be circled
    score: int
    rating: Literal["fair", "good", "super", "spectacular"]  # of the score, for one who plays alone


class KnasterBoard(Board, extra="forbid"):
    """All sheets in player order, as this seat may see them."""

    game: Literal["knaster"] = "knaster"
    sheets: list[KnasterSheet]
    roll: int  # the sum to write or circle; 0 before a roll
    roller: int
    is_last_roll: bool
    line_values: list[int]
    lines: list[list[int]]  # the five cells of each of the twelve lines
    hand_circles: dict[str, int]  # how many circles each hand gives


class KnasterMove(LegalMove, extra="forbid"):
    """A number to be written, or cells to be circled."""

    kind: Literal["write", "circle", "hand", "pass"]
    line: int | None = None  # hand: the line


_SHEETS, _FRAME = split(KnasterBoard, "sheets")
_write_sheet = writer(KnasterSheet)
_NUMBERS = {f"{number:x}": str(number) for number in range(16)}


def board(state: rules.State) -> KnasterBoard:
    """Return all sheets as they are drawn."""
    return KnasterBoard(
        sheets=[_sheet(own) for own in state.sheets],
        roll=state.roll,
        roller=rules.roller(state),
        is_last_roll=state.phase == rules.LAST_ROLL,
        line_values=list(sheet.VALUES),
        lines=sheet.LINES.tolist(),
        hand_circles=sheet.HAND_CIRCLES,
    )


def board_json(state: rules.State) -> str:
    """Write the board from sheets that were written before: a move changes one of them."""
    frame = _frame_json(state.roll, rules.roller(state), state.phase == rules.LAST_ROLL)
    sheets = ",".join([_sheet_json(own) for own in state.sheets])
    return message(_SHEETS(sheets=f"[{sheets}]"), frame)


def move(state: rules.State, player: int, action: int) -> KnasterMove:
    """Return an action as it is drawn."""
    text = rules.format_move(state, player, action)
    if action < sheet.CIRCLE:
        return KnasterMove(action=action, text=text, kind="write", cells=[action])
    if action < sheet.PASS:
        return KnasterMove(action=action, text=text, kind="circle", cells=[action - sheet.CIRCLE])
    if action == sheet.PASS:
        return KnasterMove(action=action, text=text, kind="pass")
    line, positions = divmod(action - sheet.HAND, 32)
    cells = members(sheet.line_cells(line, positions))
    return KnasterMove(action=action, text=text, kind="hand", cells=cells, line=line)


@lru_cache(maxsize=4096)
def _frame_json(roll: int, roller: int, is_last_roll: bool) -> str:
    """Write the board without its sheets."""
    return _FRAME(
        game='"knaster"',
        roll=roll,
        roller=roller,
        is_last_roll=json.dumps(is_last_roll),
        line_values=json.dumps(sheet.VALUES),
        lines=json.dumps(sheet.LINES.tolist()),
        hand_circles=json.dumps(sheet.HAND_CIRCLES),
    )


@lru_cache(maxsize=4096)
def _sheet_json(own: sheet.Sheet) -> str:
    """Write what `_sheet` returns: every move changes a sheet, and models take their time."""
    points = sheet.score(own)
    return _write_sheet(
        numbers=f"[{','.join(map(_NUMBERS.__getitem__, _digits(own)))}]",
        circled=members(own.circled),
        lines_won=members(sheet.full_lines(own.circled)) if own.circled else "[]",
        pending=json.dumps([_hand(own, line) for line in members(own.pending)])
        if own.pending
        else "[]",
        score=points,
        rating=f'"{rules.rating(points)}"',
    )


def _sheet(own: sheet.Sheet) -> KnasterSheet:
    points = sheet.score(own)
    return KnasterSheet.model_validate(
        {
            "numbers": _numbers(own),
            "circled": members(own.circled),
            "lines_won": members(sheet.full_lines(own.circled)),
            "pending": [_hand(own, line) for line in members(own.pending)],
            "score": points,
            "rating": rules.rating(points),
        }
    )


def _hand(own: sheet.Sheet, line: int) -> dict[str, str | int]:
    due = sheet.circles_due(own, line)
    return {"line": line, "hand": sheet.hand_name(own, line), "due": due}


def _numbers(own: sheet.Sheet) -> list[int]:
    """Return the number of each cell."""
    return [int(digit, 16) for digit in _digits(own)]


def _digits(own: sheet.Sheet) -> str:
    """Return the number of each cell as a hexadecimal digit, without 25 kernel calls."""
    ones, twos, fours, eights = own.ones, own.twos, own.fours, own.eights
    digits = int(f"{ones:b}", 16)  # a bit becomes a hexadecimal digit
    digits |= int(f"{twos:b}", 16) << 1 | int(f"{fours:b}", 16) << 2 | int(f"{eights:b}", 16) << 3
    return f"{digits:0{sheet.NUM_CELLS}x}"[::-1]
