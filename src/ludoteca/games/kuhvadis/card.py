"""The picture of Kuh Vadis in the menu, and its signs; no rules are needed to draw them."""

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import CARD, Canvas
from ludoteca.faces.shapes import CROSS, SPHERE
from ludoteca.faces.shapes import picture as shape

COW = ("^__^", "(oo)", "(__)")
PASTURE = ("#2b3a2f", "#26332a")  # the chequered meadow, dim enough for every ink
_PRINT = "#b4c2b0"
_BLOCKS = (  # three columns by five rows
    ".#.##..#..#.###",
    "##...#.#.#..###",
    "##...#.#...###.",
    "#.##.####..#..#",
    "####..##...###.",
)
_DOTS = (  # five columns by seven rows
    "..#...##..#.#....#....#....#..#####",
    ".###.#...#....#..##..#...#....#####",
    ".###.#...#....#..##.....##...#.###.",
    "...#...##..#.#.#..#.#####...#....#.",
    "######....####.....#....##...#.###.",
)
_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # the bit of each dot


def picture() -> Text:
    """Draw a cow between crosses and circles."""
    canvas = Canvas(*CARD)
    for cell in range(6):
        row, column = divmod(cell, 3)
        canvas.paint(1 + 7 * column, row * 4 - (row > 0), 7, 3 + (row > 0), PASTURE[cell % 2])
    canvas.stamp(2, 0, shape(CROSS, 3, filled=True)[:3], paint.FIRST)
    canvas.stamp(10, 0, COW, _PRINT)
    canvas.stamp(17, 0, digit(4, 3), _PRINT)
    canvas.stamp(4, 4, digit(2, 3), _PRINT)
    canvas.stamp(9, 4, shape(CROSS, 3, filled=True), paint.FIRST)
    canvas.stamp(16, 4, shape(SPHERE, 3, filled=False), paint.SECOND)
    return canvas.text()


def digit(number: int, height: int) -> tuple[str, ...]:
    """Return a number from 1 to 5 in two rows of fine dots or three of half blocks."""
    return _dotted(_DOTS[number - 1]) if height == 2 else _blocked(_BLOCKS[number - 1])


def _blocked(dots: str) -> tuple[str, ...]:
    filled = [dot == "#" for dot in dots + "..."]
    return tuple(
        "".join(" ▀▄█"[filled[at] + 2 * filled[at + 3]] for at in range(row, row + 3))
        for row in range(0, 18, 6)
    )


def _dotted(dots: str) -> tuple[str, ...]:
    # Half blocks have but four dots in two rows, too few to tell a 2 from a 3: Braille has eight.
    codes = [[0] * 3, [0] * 3]
    for index, dot in enumerate(dots):
        y, x = divmod(index, 5)
        if dot == "#":
            codes[y // 4][x // 2] |= _BRAILLE[y % 4][x % 2]
    return tuple("".join(chr(0x2800 + code) if code else " " for code in row) for row in codes)
