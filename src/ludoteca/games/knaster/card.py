"""The picture of Knaster in the menu; no rules are needed to draw it."""

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import CARD, Canvas


def picture() -> Text:
    """Draw a corner of a sheet with a diagonal of circled numbers."""
    canvas = Canvas(*CARD)
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
