"""Draw Kuh Vadis: numbers and cows, crosses in blue and circles in orange."""

from collections.abc import Collection, Sequence

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import Canvas
from ludoteca.faces.shapes import CROSS, SPHERE, picture
from ludoteca.games.kuhvadis.card import COW, PASTURE, digit
from ludoteca.games.kuhvadis.rules import RULES, State
from ludoteca.texts import Texts

COLOURS = (paint.FIRST, paint.SECOND)
MARKED = ("#1d4560", "#5c4310")  # the ground of marked squares
SIGNS = ("✕", "◯")
_LEFT = 2
PRINT = "#d3ddcf"  # numbers and cows on paper
COW_FACE = 6


def draw(state: State, language: str) -> Text:
    """Draw a position with the dice and whose turn it is."""
    texts = Texts(language)
    text = board(state)
    text.append("\n")
    faces = faces_of(state)
    if faces:
        dice = " ".join("12345C"[face - 1] for face in faces)
        text.append("\n" + texts("kuhvadis-terminal-dice", dice=dice, rolls=state.rolls))
    outcome = RULES.outcome(state)
    if outcome is None:
        message, player = "kuhvadis-terminal-to-move", state.turn
    elif outcome == (0, 0):
        message, player = "kuhvadis-terminal-draw", 0
    else:
        message, player = "kuhvadis-terminal-won-by", outcome.index(1)
    text.append("\n" + texts(message, player=player + 1))
    return text


def draw_setup(setup: str) -> Text:
    """Draw a sheet before its first mark."""
    return board(RULES.initial_state(2, setup))


def size(height: int) -> tuple[int, int]:
    """Return the width and height of a board whose squares have this height."""
    return _LEFT + 7 * _width(height), 7 * height + 1


def board(
    state: State,
    *,
    height: int = 2,
    cursor: int | None = None,
    targets: Collection[int] = (),
    last: Collection[int] = (),
) -> Text:
    """Draw the sheet; the squares marked last stand on a ground of their own."""
    canvas = Canvas(*size(height))
    width = _width(height)
    for index in range(7):
        canvas.put(0, 1 + index * height + (height - 1) // 2, "1234567"[index], paint.FAINT)
        canvas.put(_LEFT + index * width + (width - 1) // 2, 0, "abcdefg"[index], paint.FAINT)
    for cell in range(49):
        x, y = _LEFT + cell % 7 * width, 1 + cell // 7 * height
        canvas.link(x, y, width, height, "cell", cell)
        player = mark_at(state, cell)
        if player is not None:
            _mark(canvas, x, y, height, player, state, cell, is_last=cell in last)
        else:
            ground = paint.LIT[cell % 2] if cell in targets else PASTURE[cell % 2]
            canvas.paint(x, y, width, height, ground)
            ink = paint.LEGAL if cell in targets else PRINT
            if cell in targets:
                canvas.put(x, y, "·", paint.LEGAL, bold=True)
                canvas.put(x + width - 1, y, "·", paint.LEGAL, bold=True)
            _symbol(canvas, x, y, height, symbol_at(state, cell), ink, is_bold=cell in targets)
        if cell == cursor:
            for row in range(y, y + height):
                canvas.put(x, row, "▌", paint.CURSOR)
                canvas.put(x + width - 1, row, "▐", paint.CURSOR)
    return canvas.text()


def symbols(faces: Sequence[int], kept: Collection[int] = (), *, is_open: bool = False) -> Text:
    """Draw dice with numbers and cows, the kept ones raised, and their keys while it is open."""
    canvas = Canvas(7 * len(faces) - 1, 5)
    for index, face in enumerate(faces):
        x, y = 7 * index, 0 if index in kept else 1
        ground = paint.CURSOR if index in kept else paint.INK
        canvas.paint(x, y, 6, 3, ground)
        if face == COW_FACE:
            canvas.stamp(x + 1, y, COW, paint.GROUND, bold=True)
        else:
            canvas.stamp(x + 2, y, digit(face, 3), paint.GROUND)
        canvas.put(x + 2, 4, f"{index + 1}{'▲' if index in kept else ' '}" * is_open, paint.FAINT)
        canvas.link(x, 0, 6, 5, "die", index)
    return canvas.text()


def faces_of(state: State) -> list[int]:
    """Return the dice on the table, faces counted from 1, in rising order."""
    return [face + 1 for face in range(6) for _ in range(state.dice >> 4 * face & 15)]


def symbol_at(state: State, cell: int) -> int:
    """Return the face printed on a square, 0 for a start."""
    return next((face + 1 for face in range(6) if state[face] >> cell & 1), 0)


def mark_at(state: State, cell: int) -> int | None:
    """Return the player who marked a square."""
    return next((p for p, m in enumerate((state.crosses, state.circles)) if m >> cell & 1), None)


def _width(height: int) -> int:
    return 2 * height + 2


def _mark(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    player: int,
    state: State,
    cell: int,
    *,
    is_last: bool,
) -> None:
    """Draw a cross or a circle; the printed starts stand out by full colour and two bars."""
    is_start = not symbol_at(state, cell)
    colour = COLOURS[player]
    ground = colour if is_start else paint.RECENT if is_last else MARKED[player]
    canvas.paint(x, y, _width(height), height, ground)
    sign = picture(CROSS if player == 0 else SPHERE, height, filled=player == 0)
    ink = paint.GROUND if is_start else colour
    canvas.stamp(x + 1, y, sign, ink)
    for row in range(y, y + height if is_start else y):
        canvas.put(x, row, "│", ink)
        canvas.put(x + _width(height) - 1, row, "│", ink)


def _symbol(
    canvas: Canvas, x: int, y: int, height: int, face: int, ink: str, *, is_bold: bool
) -> None:
    rows = min(height, 3)
    top = y + (height - rows) // 2
    if face == COW_FACE:
        canvas.stamp(x + (_width(height) - 4) // 2, top, COW[:rows], ink, bold=is_bold)
    elif face:
        canvas.stamp(x + (_width(height) - 3) // 2, top, digit(face, rows), ink)
