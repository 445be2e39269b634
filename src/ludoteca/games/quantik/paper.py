"""Quantik to print: a board, sixteen pieces to cut out, and the rules in short."""

from collections.abc import Callable
from functools import partial
from math import pi

from reportlab.lib.units import mm

from ludoteca.faces.paper import MARGIN, Page
from ludoteca.games.quantik.rules import NUM_SHAPES, SHAPES
from ludoteca.texts import Texts

SHORT_RULES = ("quantik-paper-cut", "quantik-paper-turn", "quantik-paper-win")
SIDE = 26 * mm  # of a cell
PIECE = 19 * mm


def pages(count: int, _setups: tuple[str, ...], language: str) -> list[Callable[[Page], None]]:
    """Return so many pages, all alike: one set is enough for two players."""
    return [partial(_page, Texts(language))] * count


def _page(texts: Texts, page: Page) -> None:
    left, top = (page.width - 4 * SIDE) / 2, 26 * mm
    _board(page, left, top)
    bottom = top + 4 * SIDE + 12 * mm
    for player in range(2):
        for number in range(2 * NUM_SHAPES):
            x = MARGIN + (number + 0.5) * (page.width - 2 * MARGIN) / (2 * NUM_SHAPES)
            y = bottom + (player + 0.5) * (PIECE + 4 * mm)
            page.box(x - PIECE / 2, y - PIECE / 2, PIECE, PIECE, dash=True, weight=0.3)
            _piece(page, x, y, number // 2, is_first=player == 0)
    rules = [texts(message) for message in SHORT_RULES]
    page.prose(MARGIN, bottom + 2 * (PIECE + 4 * mm) + 6 * mm, page.width - 2 * MARGIN, rules)


def _board(page: Page, left: float, top: float) -> None:
    for i in range(5):
        weight = 2.2 if i % 2 == 0 else 0.6
        page.line(left + i * SIDE, top, left + i * SIDE, top + 4 * SIDE, weight)
        page.line(left, top + i * SIDE, left + 4 * SIDE, top + i * SIDE, weight)
    for i in range(4):
        page.text(left + (i + 0.5) * SIDE, top - 4 * mm, "abcd"[i], 11)
        page.text(left - 4 * mm, top + (i + 0.5) * SIDE, "1234"[i], 11)


def _piece(page: Page, x: float, y: float, shape: int, *, is_first: bool) -> None:
    """Draw a shape, filled for the first player and in outline for the second."""
    r, grey = 6 * mm, 0.25 if is_first else 1.0
    style = {"grey": grey, "weight": 1.4}
    if SHAPES[shape] == "A":
        page.circle(x, y, r, **style)
    elif SHAPES[shape] == "B":  # a cylinder from the side, its lid drawn
        page.box(x - 0.75 * r, y - r, 1.5 * r, 2 * r, **style)
        page.box(x - 0.75 * r, y - r, 1.5 * r, 0.5 * r, grey=0.85, weight=1.4)
    elif SHAPES[shape] == "C":
        page.box(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, **style)
    else:
        height = r * (pi / 3)
        page.shape([(x, y - height), (x + r, y + 0.85 * r), (x - r, y + 0.85 * r)], **style)
