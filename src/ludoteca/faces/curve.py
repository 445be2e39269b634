"""How a match went, as a curve: in characters for a terminal, or as SVG."""

from collections.abc import Sequence

from rich.text import Text

from ludoteca.contract import Values
from ludoteca.faces import canvas as paint
from ludoteca.faces import svg

SIGNS = "●○▲△■□◆◇▼▽★☆"
COLOURS = (paint.FIRST, paint.SECOND, paint.LEGAL, paint.CHOSEN, paint.CURSOR, paint.INK)
_LEFT, _TOP, _WIDTH, _HEIGHT = 70, 44, 640, 240  # of the picture's frame


def highest(rows: Sequence[Values]) -> float:
    """Return the top of the scale: one win, or somewhat more than the best score."""
    return 1.0 if len(rows[0]) > 1 else max(10.0, 1.05 * max(row[0] for row in rows))


def draw_curve(
    rows: Sequence[Values], labels: tuple[str, str, str], width: int = 64, height: int = 9
) -> Text:
    """Draw the values of every seat over time, a sign for each; labels are top, middle, bottom."""
    most, margin = highest(rows), max(map(len, labels))
    columns = min(width, len(rows))
    grid: list[list[int | None]] = [[None] * columns for _ in range(height)]
    for seat in reversed(range(len(rows[0]))):
        for column in range(columns):
            value = rows[round(column * (len(rows) - 1) / max(1, columns - 1))][seat]
            line = round((height - 1) * (1 - min(1.0, max(0.0, value / most))))
            grid[line][column] = seat
    named = {0: labels[0], height // 2: labels[1], height - 1: labels[2]}
    text = Text(no_wrap=True)
    for number, line_of_seats in enumerate(grid):
        text.append(f"{named.get(number, ''):>{margin}} │", paint.FAINT)
        for seat_here in line_of_seats:
            if seat_here is None:
                text.append("┈" if number in named else " ", paint.LINE)
            else:
                text.append(SIGNS[seat_here % len(SIGNS)], COLOURS[seat_here % len(COLOURS)])
        text.append("\n")
    return text


def legend(names: Sequence[str]) -> Text:
    """Name the sign of each seat."""
    text = Text()
    for seat, name in enumerate(names):
        text.append(f"{SIGNS[seat % len(SIGNS)]} {name}   ", COLOURS[seat % len(COLOURS)])
    return text


def curve_svg(
    rows: Sequence[Values], names: Sequence[str], labels: tuple[str, str, str], title: str
) -> str:
    """Draw the same as a picture."""
    most, step = highest(rows), _WIDTH / max(1, len(rows) - 1)
    parts = []
    for label, part in zip(labels, (1.0, 0.5, 0.0), strict=True):
        y = _TOP + _HEIGHT * (1 - part)
        parts.append(svg.box(_LEFT, y, _WIDTH, 1, f'fill="{paint.LINE}"'))
        parts.append(svg.words(_LEFT / 2, y + 5, label, paint.FAINT, 14))
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(
            f"{_LEFT + n * step:.1f},{_TOP + _HEIGHT * (1 - row[seat] / most):.1f}"
            for n, row in enumerate(rows)
        )
        line = f'points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"'
        parts.append(f"<polyline {line}/>")
        place = _LEFT + (seat + 0.5) * _WIDTH / len(names)
        parts.append(svg.words(place, _TOP - 16, name, colour, 15))
    return svg.picture(_LEFT + _WIDTH + 20, _TOP + _HEIGHT + 24, title, parts)
