"""A decision that is looked at again: mark on a drawing what was played and what was better."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ludoteca.faces import canvas as paint

BETTER, TAKEN = "★", "?"  # told apart without any colour


class Judged(NamedTuple):
    """A decision: who took it, what it was, and what would have been better."""

    player: int
    taken: int
    better: int


class Sign(NamedTuple):
    """What stands at the left and at the right of a place, and the bars below."""

    corners: str
    bars: str
    ink: str


def signs_of(taken: Collection[int], better: Collection[int]) -> dict[int, Sign]:
    """Return the signs of all places that one decision uses, or the other, or both."""
    signs = dict.fromkeys(taken, Sign(TAKEN * 2, "╎╎", paint.SECOND))
    signs |= dict.fromkeys(better, Sign(BETTER * 2, "▌▐", paint.LEGAL))
    return signs | dict.fromkeys({*taken} & {*better}, Sign(BETTER + TAKEN, "▌▐", paint.LEGAL))


def mark(drawing: Text, name: str, signs: Mapping[int, Sign]) -> Text:
    """Put signs on the places of a drawing that answer to the mouse by this name."""
    rows = drawing.split("\n", allow_blank=True)
    seen: set[int] = set()
    for row in rows:
        for place, (start, end) in _places(row, name).items():
            if place in signs:
                corners, bars, ink = signs[place]
                sides = bars if place in seen else corners
                seen.add(place)
                plain = row.plain
                row.plain = (
                    plain[:start] + sides[0] + plain[start + 1 : end - 1] + sides[1] + plain[end:]
                )
                for column in (start, end - 1):
                    row.stylize(Style(color=ink, bold=True), column, column + 1)
    marked = Text("\n").join(rows)
    marked.no_wrap, marked.overflow, marked.end = drawing.no_wrap, drawing.overflow, drawing.end
    return marked


def _places(row: Text, name: str) -> dict[int, tuple[int, int]]:
    """Return from where to where each place of a name reaches in a row."""
    found: dict[int, tuple[int, int]] = {}
    for start, end, style in row.spans:
        place = style.meta.get(name) if isinstance(style, Style) else None
        if isinstance(place, int):
            first, last = found.get(place, (start, end))
            found[place] = min(first, start), max(last, end)
    return found
