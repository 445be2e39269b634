"""Draw dice with pips."""

from collections.abc import Sequence

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import Canvas

_PIPS = (
    ("     ", "  ●  ", "     "),
    ("●    ", "     ", "    ●"),
    ("●    ", "  ●  ", "    ●"),
    ("●   ●", "     ", "●   ●"),
    ("●   ●", "  ●  ", "●   ●"),
    ("●   ●", "●   ●", "●   ●"),
)


def pips(faces: Sequence[int]) -> Text:
    """Draw dice with pips, side by side on a light ground."""
    canvas = Canvas(9 * len(faces), 3)
    for index, face in enumerate(faces):
        canvas.paint(9 * index, 0, 7, 3, paint.INK)
        canvas.stamp(9 * index + 1, 0, _PIPS[face - 1], paint.GROUND)
    return canvas.text()
