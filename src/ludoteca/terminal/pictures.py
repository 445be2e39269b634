"""A small picture of each game for the menu, drawn without loading any rules."""

from rich.text import Text

from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.draw.canvas import Canvas
from ludoteca.terminal.draw.dice import COW, digit
from ludoteca.terminal.draw.pieces import CONE, CROSS, CUBE, CYLINDER, SPHERE, picture

WIDTH, HEIGHT = 22, 7


def quantik() -> Text:
    """Draw one of each shape, in turn filled and in outline."""
    canvas = Canvas(WIDTH, HEIGHT)
    places = (
        (3, 0, SPHERE, True),
        (12, 0, CYLINDER, False),
        (3, 4, CUBE, False),
        (12, 4, CONE, True),
    )
    for x, y, shape, filled in places:
        canvas.paint(x - 1, y, 8, 3, paint.SQUARE[filled])
        canvas.stamp(
            x, y, picture(shape, 3, filled=filled), paint.FIRST if filled else paint.SECOND
        )
    canvas.put(2, 3, "────────┼─────────", paint.LINE)
    for y in (0, 1, 2, 4, 5, 6):
        canvas.put(10, y, "│", paint.LINE)
    return canvas.text()


def knaster() -> Text:
    """Draw a corner of a sheet with a diagonal of circled numbers."""
    canvas = Canvas(WIDTH, HEIGHT)
    numbers = ((9, 4, 7), (9, 6, 11), (3, 9, 9))
    for row in range(3):
        for column in range(3):
            x, y = 2 + 6 * column, 1 + 2 * row
            is_circled = row == column
            number = f"{numbers[row][column]:>2}"
            text = f" ({number})" if is_circled else f"  {number} "
            canvas.put(x, y, text, paint.FIRST if is_circled else paint.INK, bold=True)
            canvas.put(x + 5, y, "│", paint.LINE)
        canvas.put(1, 1 + 2 * row, "│", paint.LINE)
        canvas.put(20, 1 + 2 * row, "987"[row], paint.FAINT)
    for line, joints in enumerate(("╭┬╮", "├┼┤", "├┼┤", "╰┴╯")):
        rule = joints[0] + joints[1].join(["─" * 5] * 3) + joints[2]
        canvas.put(1, 2 * line, rule, paint.LINE)
    return canvas.text()


def kuhvadis() -> Text:
    """Draw a cow between crosses and circles."""
    canvas = Canvas(WIDTH, HEIGHT)
    squares = ("#2b3a2f", "#26332a")
    for cell in range(6):
        row, column = divmod(cell, 3)
        canvas.paint(1 + 7 * column, row * 4 - (row > 0), 7, 3 + (row > 0), squares[cell % 2])
    canvas.stamp(2, 0, picture(CROSS, 3, filled=True)[:3], paint.FIRST)
    canvas.stamp(10, 0, COW, "#b4c2b0")
    canvas.stamp(17, 0, digit(4, 3), "#b4c2b0")
    canvas.stamp(4, 4, digit(2, 3), "#b4c2b0")
    canvas.stamp(9, 4, picture(CROSS, 3, filled=True), paint.FIRST)
    canvas.stamp(16, 4, picture(SPHERE, 3, filled=False), paint.SECOND)
    return canvas.text()


PICTURES = {"quantik": quantik, "knaster": knaster, "kuhvadis": kuhvadis}
