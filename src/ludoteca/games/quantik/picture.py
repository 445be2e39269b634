"""Draw Quantik as SVG, in the colours of the terminal: one position, or several with remarks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.faces import canvas as paint
from ludoteca.faces.svg import box, picture, words
from ludoteca.games.quantik.drawing import COLOURS, LETTERS, LOSES, WINS, pieces_of
from ludoteca.games.quantik.rules import State, format_position

CELL, GAP, MARGIN = 52, 6, 26  # of a cell, between regions, around the board with its coordinates
SIZE = 4 * CELL + GAP
WIDTH, HEIGHT = SIZE + 2 * MARGIN, SIZE + 2 * MARGIN
LINE_HEIGHT = 20


class Board(NamedTuple):
    """A position, what is written on its cells, and the lines below it."""

    state: State
    labels: Mapping[int, str]
    caption: Sequence[str]


def svg(state: State) -> str:
    """Draw a position."""
    return picture(WIDTH, HEIGHT, format_position(state), _board(Board(state, {}, ())))


def sheet(boards: Sequence[Board]) -> str:
    """Draw boards side by side."""
    width = WIDTH * len(boards)
    height = HEIGHT + LINE_HEIGHT * max(len(board.caption) for board in boards)
    title = "; ".join(" ".join(board.caption) for board in boards)
    parts = []
    for number, board in enumerate(boards):
        parts += [f'<g transform="translate({number * WIDTH} 0)">', *_board(board), "</g>"]
    return picture(width, height, title, parts)


def _board(board: Board) -> list[str]:
    """Draw one board."""
    pieces = pieces_of(board.state)
    parts = []
    for n in range(4):
        parts.append(words(_place(n) + CELL / 2, MARGIN - 8, "abcd"[n], paint.FAINT, 13))
        parts.append(words(MARGIN / 2, _place(n) + CELL / 2 + 5, "1234"[n], paint.FAINT, 13))
    for cell in range(16):
        x, y = _place(cell % 4), _place(cell // 4)
        ground = paint.SQUARE[(cell // 2 + cell // 8) % 2]
        parts.append(
            box(x + 1, y + 1, CELL - 2, CELL - 2, f'fill="{ground}" stroke="{paint.LINE}"')
        )
        if cell in pieces:
            parts += _piece(x + CELL / 2, y + CELL / 2, *pieces[cell])
        label = board.labels.get(cell, "")
        if label and cell in pieces:
            parts.append(words(x + CELL - 9, y + 14, label, paint.INK, 12))
        elif label:
            colour = {"+": WINS, "−": LOSES}.get(label[0], paint.CURSOR)
            parts.append(words(x + CELL / 2, y + CELL / 2 + 6, label, colour, 18))
    for row, text in enumerate(board.caption):
        y = HEIGHT + row * LINE_HEIGHT
        parts.append(words(WIDTH / 2, y, text, paint.INK if row else paint.CURSOR, 14))
    return parts


def _piece(x: float, y: float, player: int, shape: int) -> list[str]:
    """Draw a piece: the first player's filled, the second's in outline, each with its letter."""
    colour = COLOURS[player]
    fill = colour if player == 0 else "none"
    look = f'fill="{fill}" stroke="{colour}" stroke-width="3" stroke-linejoin="round"'
    outline = (
        f'<circle cx="{x}" cy="{y}" r="17" {look}/>',
        box(x - 10, y - 18, 20, 36, f'rx="10" ry="6" {look}'),
        box(x - 16, y - 16, 32, 32, look),
        f'<path d="M{x} {y - 18}L{x + 18} {y + 16}H{x - 18}Z" {look}/>',
    )[shape]
    ink = paint.GROUND if player == 0 else colour
    return [outline, words(x, y + (11 if shape == 3 else 6), LETTERS[player][shape], ink, 15)]


def _place(n: int) -> int:
    """Return where a row or column begins."""
    return MARGIN + n * CELL + (GAP if n >= 2 else 0)
