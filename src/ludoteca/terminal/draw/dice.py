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
_DIGITS = {  # dots of each number, row by row: three columns by four or by five rows
    4: (".#.##..#.###", "##...#.#.###", "##..##..###.", "#.##.####..#", "#####...###."),
    5: (
        ".#.##..#..#.###",
        "##...#.#.#..###",
        "##...#.#...###.",
        "#.##.####..#..#",
        "####..##...###.",
    ),
}


def pips(faces: Sequence[int]) -> Text:
    """Draw dice with pips, side by side on a light ground."""
    canvas = Canvas(9 * len(faces), 3)
    for index, face in enumerate(faces):
        canvas.paint(9 * index, 0, 7, 3, paint.INK)
        canvas.stamp(9 * index + 1, 0, _PIPS[face - 1], paint.GROUND)
    return canvas.text()


def digit(number: int, height: int) -> tuple[str, ...]:
    """Return a number from 1 to 5 in two or three rows of half blocks, three columns wide."""
    dots = _DIGITS[4 if height == 2 else 5][number - 1] + "..."
    return tuple(
        "".join(" ▀▄█"[(dots[at] == "#") + 2 * (dots[at + 3] == "#")] for at in range(row, row + 3))
        for row in range(0, 6 * height, 6)
    )


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
