"""Knaster to print: four sheets a page with the hands beside each grid, and the rules in short."""

from collections.abc import Callable
from functools import partial

from reportlab.lib.units import mm

from ludoteca.faces.paper import MARGIN, Page
from ludoteca.games.knaster.sheet import VALUES
from ludoteca.texts import Texts

SHORT_RULES = (
    "knaster-paper-turn",
    "knaster-paper-hand",
    "knaster-paper-lines",
    "knaster-paper-end",
)
SIDE = 11.6 * mm  # of a cell
HANDS = (  # the circles they give (R9)
    ("three", 1),
    ("two-pairs", 1),
    ("four", 2),
    ("full-house", 2),
    ("five", 3),
    ("straight", 3),
)


def pages(count: int, _setups: tuple[str, ...], language: str) -> list[Callable[[Page], None]]:
    """Return so many pages, all alike: a sheet is filled by one player in one game."""
    return [partial(_page, Texts(language))] * count


def _page(texts: Texts, page: Page) -> None:
    width, height = (page.width - 2 * MARGIN) / 2, 100 * mm
    for number in range(4):
        row, column = divmod(number, 2)
        _sheet(texts, page, MARGIN + column * width, 27 * mm + row * height)
    rules = [texts(message) for message in SHORT_RULES]
    page.prose(MARGIN, 27 * mm + 2 * height, page.width - 2 * MARGIN, rules)


def _sheet(texts: Texts, page: Page, left: float, top: float) -> None:
    """Draw a grid with the values of its lines at their ends, a name and the score."""
    page.text(left, top, texts("knaster-paper-name"), 10, align="left")
    page.line(left + 14 * mm, top + 2 * mm, left + 4.9 * SIDE, top + 2 * mm)
    top += 6 * mm
    for i in range(6):
        page.line(left, top + i * SIDE, left + 5 * SIDE, top + i * SIDE)
        page.line(left + i * SIDE, top, left + i * SIDE, top + 5 * SIDE)
    for i in range(5):
        _value(page, left + 5.5 * SIDE, top + (i + 0.5) * SIDE, VALUES[i])
        _value(page, left + (i + 0.5) * SIDE, top + 5.5 * SIDE, VALUES[5 + i])
    _value(page, left + 5.5 * SIDE, top + 5.5 * SIDE, VALUES[10])
    _value(page, left + 5.5 * SIDE, top - 0.42 * SIDE, VALUES[11])
    beside = left + 6.15 * SIDE
    for number, (hand, circles) in enumerate(HANDS):
        y = top + (0.35 + 0.62 * number) * SIDE
        page.text(
            beside, y, texts("knaster-paper-hands", hand=hand, count=circles), 7, align="left"
        )
    y = top + 6.6 * SIDE
    page.text(left, y, texts("knaster-paper-score"), 10, align="left")


def _value(page: Page, x: float, y: float, value: int) -> None:
    page.circle(x, y, 0.36 * SIDE, weight=0.5)
    page.text(x, y, str(value), 11, bold=True)
