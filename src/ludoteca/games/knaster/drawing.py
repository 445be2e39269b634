"""Draw Knaster: sheets with their numbers, circles and the value of each line at its end."""

from collections.abc import Collection

from rich.text import Text

from ludoteca.cells import format_cell
from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import Canvas
from ludoteca.faces.shapes import SPHERE, picture
from ludoteca.games.knaster import rules as knaster
from ludoteca.games.knaster import sheet as rules
from ludoteca.games.knaster.rules import State
from ludoteca.games.knaster.sheet import Sheet
from ludoteca.texts import Texts

FALL, RISE = 10, 11  # the two diagonals among the lines
_LEFT = 2  # columns for the row numbers
_CIRCLED = "#1d3f57"
_VALUE = 4  # columns for the values at the right edge


def draw(state: State, language: str) -> Text:
    """Draw the sheet of each player and what the dice show."""
    texts = Texts(language)
    text = Text()
    for player, own in enumerate(state.sheets):
        points = rules.score(own)
        title = texts("knaster-terminal-sheet", player=player + 1, points=points)
        text.append(title + "\n", "bold")
        text.append_text(sheet(own, height=1))
        text.append("\n\n")
    phase = "over" if knaster.outcome(state) else "roll" if state.roll else "dice"
    text.append(texts("knaster-terminal-phase", phase=phase, roll=state.roll))
    return text


def size(height: int) -> tuple[int, int]:
    """Return the width and height of a sheet whose cells have this height."""
    return _LEFT + 5 * _width(height) + _VALUE, 5 * height + 2


def sheet(
    own: Sheet,
    *,
    height: int = 3,
    cursor: int | None = None,
    ghost: int | None = None,
    targets: Collection[int] = (),
    line: int | None = None,
    chosen: Collection[int] = (),
    last: Collection[int] = (),
) -> Text:
    """Draw a sheet; a ghost is the number that would be written at the cursor.

    With a line given its hand is being circled: the chosen cells are those picked so far.
    """
    canvas = Canvas(*size(height))
    width = _width(height)
    cells_of_line = () if line is None else {int(cell) for cell in rules.LINES[line]}
    for cell in range(rules.NUM_CELLS):
        x, y = _LEFT + cell % 5 * width, 1 + cell // 5 * height
        ground = paint.SQUARE[cell % 2]
        if own.circled >> cell & 1:
            ground = _CIRCLED
        if cell in last:
            ground = paint.RECENT
        if cell in cells_of_line:
            ground = paint.WON
        elif cell in targets:
            ground = paint.LIT[cell % 2]
        canvas.paint(x, y, width, height, ground)
        canvas.link(x, y, width, height, "cell", cell)
        _number(canvas, x, y, height, own, cell, is_target=cell in targets)
        if cell in chosen:
            _circle(canvas, x, y, height, paint.CHOSEN, heavy=True)
        if cell == cursor:
            if ghost and not rules.number_at(own, cell):
                canvas.put(x + (width - 2) // 2, y + height // 2, f"{ghost:>2}", paint.FAINT)
            for row in range(y, y + height):
                canvas.put(x, row, "▌", paint.CURSOR)
                canvas.put(x + width - 1, row, "▐", paint.CURSOR)
    _edges(canvas, own, height, width, line)
    return canvas.text()


def small_sheet(own: Sheet, last: Collection[int] = ()) -> Text:
    """Draw a sheet in five rows of fifteen characters; circled numbers stand in a block."""
    text = Text(no_wrap=True)
    for cell in range(rules.NUM_CELLS):
        number = rules.number_at(own, cell)
        ground = paint.RECENT if cell in last else paint.SQUARE[cell % 2]
        style = f"{paint.INK} on {ground}"
        if own.circled >> cell & 1:
            style = f"bold {paint.GROUND} on {paint.FIRST}"
        text.append(f"{number or '·':>2} ", style)
        if cell % 5 == 4 and cell < 24:
            text.append("\n")
    return text


def _width(height: int) -> int:
    return {1: 6, 3: 7}.get(height, 2 * height + 2)


def _number(
    canvas: Canvas, x: int, y: int, height: int, own: Sheet, cell: int, *, is_target: bool
) -> None:
    width = _width(height)
    number = rules.number_at(own, cell)
    is_circled = bool(own.circled >> cell & 1)
    if not number:
        if is_target:
            canvas.put(x + width // 2, y + height // 2, "·", paint.LEGAL, bold=True)
        return
    if is_circled and height > 3:
        canvas.stamp(x + 1, y, picture(SPHERE, height, filled=False), paint.FIRST)
    elif is_circled:
        _circle(canvas, x, y, height, paint.FIRST)
    elif is_target:
        _circle(canvas, x, y, height, paint.LEGAL, dotted=True)
    ink = paint.FIRST if is_circled else paint.INK
    canvas.put(x + (width - 2) // 2, y + height // 2, f"{number:>2}", ink, bold=True)


def _circle(
    canvas: Canvas,
    x: int,
    y: int,
    height: int,
    ink: str,
    *,
    heavy: bool = False,
    dotted: bool = False,
) -> None:
    """Draw a circle in a cell; one line high it is a pair of brackets."""
    width = _width(height)
    if height == 1:
        left, right = ("[", "]") if heavy else ("‹", "›") if dotted else ("(", ")")
        canvas.put(x + 1, y, left, ink, bold=True)
        canvas.put(x + width - 2, y, right, ink, bold=True)
        return
    corners, flat, upright = ("╔╗╚╝", "═", "║") if heavy else ("╭╮╰╯", "─", "│")
    if dotted:
        flat, upright = "╌", "╎"
    inner = width - 4
    canvas.put(x + 1, y, corners[0] + flat * inner + corners[1], ink)
    canvas.put(x + 1, y + height - 1, corners[2] + flat * inner + corners[3], ink)
    for row in range(y + 1, y + height - 1):
        canvas.put(x + 1, row, upright, ink)
        canvas.put(x + width - 2, row, upright, ink)


def _edges(canvas: Canvas, own: Sheet, height: int, width: int, line: int | None) -> None:
    """Write the coordinates, and the value of each line where the line ends."""
    won = rules.full_lines(own.circled)

    def value(x: int, y: int, number: int) -> None:
        is_won = won >> number & 1
        text = f"({rules.VALUES[number]})" if is_won else f" {rules.VALUES[number]} "
        ink = paint.FIRST if is_won else paint.CURSOR if number == line else paint.FAINT
        canvas.put(x, y, text, ink, bold=bool(is_won) or number == line)

    right, bottom = _LEFT + 5 * width, 1 + 5 * height
    for index in range(5):
        canvas.put(0, 1 + index * height + height // 2, "12345"[index], paint.FAINT)
        canvas.put(_LEFT + index * width + width // 2, 0, "abcde"[index], paint.FAINT)
        value(right, 1 + index * height + height // 2, index)
        value(_LEFT + index * width + width // 2 - 1, bottom, 5 + index)
    value(right, bottom, FALL)
    value(right, 0, RISE)


def cell_name(cell: int) -> str:
    """Return a cell's column letter and row number."""
    return format_cell(cell, 5)


def cells_of(actions: Collection[int]) -> set[int]:
    """Return the cells that these actions write or circle."""
    cells: set[int] = set()
    for action in actions:
        if action < rules.PASS:
            cells.add(action % rules.CIRCLE)
        elif action >= rules.HAND:
            line, positions = divmod(action - rules.HAND, 32)
            cells |= {
                int(cell) for place, cell in enumerate(rules.LINES[line]) if positions >> place & 1
            }
    return cells
