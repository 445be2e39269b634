"""Quantik's positions and placements as messages for clients."""

from typing import Literal

from ludoteca.faces.messages import Board, LegalMove
from ludoteca.games.quantik.rules import (
    LINES,
    NUM_CELLS,
    SHAPES,
    State,
    format_move,
    has_full_line,
)
from ludoteca.games.quantik.rules import format_position as write

HAS_FIXED_MOVES = True
_ALL = set(SHAPES)
_SAME_LINES = [  # of each cell: the cells of its row, its column and its region
    {cell for line in LINES if by in line for cell in line} for by in range(NUM_CELLS)
]


class QuantikBoard(Board, extra="forbid"):
    """Sixteen cells row by row: `A`–`D` the first player's shapes, `a`–`d` the second's, or ``."""

    game: Literal["quantik"] = "quantik"
    cells: list[str]
    reserve: list[list[int]]  # per player, the unplaced pieces of each shape
    line: list[int]  # the cells of a completed line, if there is one
    # For whoever is to move, by shape: the empty cells where it must not go, each with the cell of
    # the opponent's piece that forbids it.
    forbidden: dict[str, dict[int, int]]


class QuantikMove(LegalMove, extra="forbid"):
    """A piece to be placed."""

    kind: Literal["place"] = "place"
    shape: str  # `A`–`D`


def board(state: State) -> QuantikBoard:
    """Return a position as it is drawn."""
    cells = [character.strip(".") for character in write(state) if character != "/"]
    is_won = has_full_line(state)  # most are not
    line = next(list(line) for line in LINES if _is_complete(cells, line)) if is_won else []
    return QuantikBoard(
        cells=cells,
        reserve=[[2 - cells.count(s) for s in shapes] for shapes in (SHAPES, SHAPES.lower())],
        line=line,
        forbidden={} if line else _forbidden(cells),
    )


def move(state: State, player: int, action: int) -> QuantikMove:
    """Return a placement as it is drawn."""
    shape, cell = divmod(action, NUM_CELLS)
    text = format_move(state, player, action)
    return QuantikMove(action=action, text=text, cells=[cell], shape=SHAPES[shape])


def _forbidden(cells: list[str]) -> dict[str, dict[int, int]]:
    """Say where the opponent's pieces stand in the way of each shape (R6, R7)."""
    num_light = sum(piece.isupper() for piece in cells)
    is_light_to_move = 2 * num_light == sum(piece != "" for piece in cells)
    opposing = SHAPES.lower() if is_light_to_move else SHAPES
    return {
        shape: {
            cell: by
            for by, piece in enumerate(cells)
            if piece == opposing[index]
            for cell in _SAME_LINES[by]
            if not cells[cell]
        }
        for index, shape in enumerate(SHAPES)
    }


def _is_complete(cells: list[str], line: tuple[int, ...]) -> bool:
    return {cells[cell].upper() for cell in line} == _ALL
