"""The picture of Quantik in the menu; no rules are needed to draw it."""

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import CARD, Canvas
from ludoteca.faces.shapes import CONE, CUBE, CYLINDER, SPHERE
from ludoteca.faces.shapes import picture as block_picture


def picture() -> Text:
    """Draw one of each shape, in turn filled and in outline."""
    canvas = Canvas(*CARD)
    places = (
        (3, 0, SPHERE, True),
        (12, 0, CYLINDER, False),
        (3, 4, CUBE, False),
        (12, 4, CONE, True),
    )
    for x, y, shape, filled in places:
        canvas.paint(x - 1, y, 8, 3, paint.SQUARE[filled])
        canvas.stamp(
            x, y, block_picture(shape, 3, filled=filled), paint.FIRST if filled else paint.SECOND
        )
    canvas.put(2, 3, "────────┼─────────", paint.LINE)
    for y in (0, 1, 2, 4, 5, 6):
        canvas.put(10, y, "│", paint.LINE)
    return canvas.text()
