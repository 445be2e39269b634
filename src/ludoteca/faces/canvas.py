"""A grid of coloured characters to draw a board on, and the colours all boards share.

Colours come from the Okabe–Ito set, which colour-blind eyes tell apart; every sign also differs
in shape, so that a board stays readable without any colour.
"""

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

FIRST = "#56b4e9"  # sky blue
SECOND = "#e69f00"  # orange
CURSOR = "#f0e442"  # yellow
LEGAL = "#5fd3ae"  # bluish green, lightened to be read on dark ground
CHOSEN = "#cc79a7"  # reddish purple
INK = "#e8edf2"
FAINT = "#7d8b99"
LINE = "#52606d"
GROUND = "#18212b"
SQUARE = ("#223040", "#1c2733")  # the two shades of a chequered board
LIT = ("#1f4d43", "#1b443b")  # the ground of a legal target
RECENT = "#3d3a5c"  # the ground of the last move
WON = "#5a4a12"  # the ground of a finished line

CARD = 22, 7  # columns and rows of a picture in the menu

Meta = tuple[str, int]


class Canvas:
    """A sheet of characters; later strokes lie on top and keep the ground below them."""

    def __init__(self, width: int, height: int, ground: str | None = None) -> None:
        """Lay out an empty sheet."""
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._ink: list[list[str | None]] = [[None] * width for _ in range(height)]
        self._ground = [[ground] * width for _ in range(height)]
        self._bold = [[False] * width for _ in range(height)]
        self._meta: list[list[Meta | None]] = [[None] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str | None = None, *, bold: bool = False) -> None:
        """Write a text from a point to the right; what falls off the sheet is cut."""
        if not 0 <= y < self.height:
            return
        for column, char in enumerate(text, x):
            if 0 <= column < self.width:
                self._chars[y][column] = char
                self._ink[y][column] = ink
                self._bold[y][column] = bold

    def paint(self, x: int, y: int, width: int, height: int, ground: str | None) -> None:
        """Colour the ground of a rectangle."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._ground[row][column] = ground

    def stamp(self, x: int, y: int, rows: Sequence[str], ink: str, *, bold: bool = False) -> None:
        """Put rows of characters; blanks let what lies below shine through."""
        for row, text in enumerate(rows, y):
            for column, char in enumerate(text, x):
                if char != " ":
                    self.put(column, row, char, ink, bold=bold)

    def frame(self, x: int, y: int, width: int, height: int, ink: str) -> None:
        """Draw a heavy frame, as for a cursor."""
        self.put(x, y, "┏" + "━" * (width - 2) + "┓", ink, bold=True)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "┃", ink, bold=True)
            self.put(x + width - 1, row, "┃", ink, bold=True)
        self.put(x, y + height - 1, "┗" + "━" * (width - 2) + "┛", ink, bold=True)

    def link(self, x: int, y: int, width: int, height: int, name: str, value: int) -> None:
        """Make a rectangle answer to the mouse: a click there carries this name and value."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._meta[row][column] = (name, value)

    def text(self) -> Text:
        """Return the drawing as lines of styled text."""
        text = Text(no_wrap=True, overflow="crop", end="")
        for row in range(self.height):
            looks = zip(
                self._ink[row], self._ground[row], self._bold[row], self._meta[row], strict=True
            )
            column = 0
            for look, same in groupby(looks):
                end = column + len(list(same))
                text.append("".join(self._chars[row][column:end]), _style(*look))
                column = end
            if row < self.height - 1:
                text.append("\n")
        return text


@cache
def _style(ink: str | None, ground: str | None, is_bold: bool, meta: Meta | None) -> Style:
    return Style(
        color=ink,
        bgcolor=ground,
        bold=is_bold or None,
        meta=dict([meta]) if meta else None,
    )
