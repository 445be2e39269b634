"""Draw dice: with pips for Knaster, with numbers and cows for Kuh Vadis."""

from collections.abc import Collection, Sequence

from rich.text import Text

from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.draw.canvas import Canvas

COW_FACE = 6
COW = ("^__^", "(oo)", "(__)")
_PIPS = (
    ("     ", "  ●  ", "     "),
    ("●    ", "     ", "    ●"),
    ("●    ", "  ●  ", "    ●"),
    ("●   ●", "     ", "●   ●"),
    ("●   ●", "  ●  ", "●   ●"),
    ("●   ●", "●   ●", "●   ●"),
)
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


def pips(faces: Sequence[int]) -> Text:
    """Draw dice with pips, side by side on a light ground."""
    canvas = Canvas(9 * len(faces), 3)
    for index, face in enumerate(faces):
        canvas.paint(9 * index, 0, 7, 3, paint.INK)
        canvas.stamp(9 * index + 1, 0, _PIPS[face - 1], paint.GROUND)
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
