"""Kuh Vadis to print: a sheet on every page, and the rules in short."""

from collections.abc import Callable
from functools import partial

from reportlab.lib.units import mm

from ludoteca.faces.paper import MARGIN, Page
from ludoteca.games.kuhvadis.rules import RULES, State, initial_state, symbol_at
from ludoteca.games.kuhvadis.squares import NUM_CELLS, SIZE
from ludoteca.texts import Texts

SHORT_RULES = (
    "kuhvadis-paper-turn",
    "kuhvadis-paper-marks",
    "kuhvadis-paper-quad",
    "kuhvadis-paper-win",
)
SIDE = 21.5 * mm


def pages(count: int, setups: tuple[str, ...], language: str) -> list[Callable[[Page], None]]:
    """Return so many pages, each with another sheet as long as there are any."""
    texts, sheets = Texts(language), setups or tuple(RULES.setups)
    chosen = [sheets[number % len(sheets)] for number in range(count)]
    return [partial(_page, texts, initial_state(2, sheet), _name(sheet)) for sheet in chosen]


def _name(sheet: str) -> str:
    """Return the number and the name of a sheet of ours, nothing for another."""
    if sheet not in RULES.setups:
        return ""
    index = RULES.setups.index(sheet)
    return f"{index + 1} · {RULES.setup_names[index]}"


def _page(texts: Texts, state: State, name: str, page: Page) -> None:
    left, top = (page.width - SIZE * SIDE) / 2, 30 * mm
    if name:
        title = texts("kuhvadis-paper-sheet", number=name)
        page.text(page.width - MARGIN, MARGIN + 2 * mm, title, 12, align="right")
    for cell in range(NUM_CELLS):
        row, column = divmod(cell, SIZE)
        x, y = left + column * SIDE, top + row * SIDE
        _square(page, x, y, symbol_at(state, cell))
    for i in range(SIZE):
        page.text(left + (i + 0.5) * SIDE, top - 3.5 * mm, chr(ord("a") + i), 10)
        page.text(left - 4 * mm, top + (i + 0.5) * SIDE, str(i + 1), 10)
    rules = [texts(message) for message in SHORT_RULES]
    page.prose(MARGIN, top + SIZE * SIDE + 6 * mm, page.width - 2 * MARGIN, rules)


def _square(page: Page, x: float, y: float, symbol: str) -> None:
    """Draw a square with its number, its cow or its start; numbers leave room for a mark."""
    page.box(x, y, SIDE, SIDE, weight=1.0, grey=0.92 if symbol in "XO" else 1.0)
    centre_x, centre_y, r = x + SIDE / 2, y + SIDE / 2, 0.3 * SIDE
    if symbol == "X":
        page.line(centre_x - r, centre_y - r, centre_x + r, centre_y + r, 4)
        page.line(centre_x - r, centre_y + r, centre_x + r, centre_y - r, 4)
    elif symbol == "O":
        page.circle(centre_x, centre_y, r, weight=4)
    elif symbol == "C":
        _cow(page, centre_x, centre_y, 0.3 * SIDE)
    else:
        page.text(centre_x, centre_y, symbol, 30, ink=0.35)


def _cow(page: Page, x: float, y: float, r: float) -> None:
    """Draw the head of a cow from the front."""
    for side in (-1, 1):
        ear = [(0.5, -0.42), (1.05, -0.62), (0.95, -0.2), (0.55, -0.1)]
        horn = [(0.28, -0.62), (0.62, -1.0), (0.5, -0.5)]
        page.shape([(x + side * a * r, y + b * r) for a, b in ear], grey=0.55, weight=0.8)
        page.shape([(x + side * a * r, y + b * r) for a, b in horn], grey=1.0, weight=0.8)
    head = [(-0.5, -0.62), (0.5, -0.62), (0.58, 0.1), (0.42, 0.95), (-0.42, 0.95), (-0.58, 0.1)]
    page.shape([(x + a * r, y + b * r) for a, b in head], grey=1.0, weight=1.0)
    patch = [(0.0, -0.62), (0.5, -0.62), (0.56, 0.05), (0.2, 0.1)]
    page.shape([(x + a * r, y + b * r) for a, b in patch], grey=0.55, weight=0.4)
    muzzle = [(-0.5, 0.45), (0.5, 0.45), (0.42, 0.95), (-0.42, 0.95)]
    page.shape([(x + a * r, y + b * r) for a, b in muzzle], grey=0.85, weight=0.8)
    for side in (-1, 1):
        page.circle(x + 0.26 * side * r, y - 0.12 * r, 0.07 * r, grey=0.0)
        page.circle(x + 0.2 * side * r, y + 0.7 * r, 0.07 * r, grey=0.0)
