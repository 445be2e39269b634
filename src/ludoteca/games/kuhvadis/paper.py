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
FIVE_EACH = "345"  # the numbers of which a sheet has five each


def pages(count: int, setups: tuple[str, ...], language: str) -> list[Callable[[Page], None]]:
    """Return so many pages: all with another sheet, or with the sheets that were asked for."""
    texts = Texts(language)
    chosen = (
        [(setups[number % len(setups)], 0) for number in range(count)]
        if setups
        else [(RULES.setups[n % len(RULES.setups)], n // len(RULES.setups)) for n in range(count)]
    )
    return [
        partial(_page, texts, initial_state(2, varied(sheet, round_)), _name(sheet, round_))
        for sheet, round_ in chosen
    ]


def varied(sheet: str, number: int) -> str:
    """Return a sheet as it is (0), or turned, mirrored and with other numbers: just as fair.

    Numbers are equally likely, so it does not matter which one a square has; those that stand there
    as often change places. Twenty-four differ.
    """
    rows = [list(row) for row in sheet.split("/")]
    if number // 4 % 2:
        rows = [row[::-1] for row in rows]
    for _ in range(number % 4):
        rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    turned = "".join(FIVE_EACH[(number + n) % 3] for n in range(3))
    renamed = str.maketrans(FIVE_EACH, turned)
    return "/".join("".join(row) for row in rows).translate(renamed)


def _name(sheet: str, number: int) -> str:
    """Return the number and the name of a sheet of ours, nothing for another."""
    if sheet not in RULES.setups:
        return ""
    index = RULES.setups.index(sheet)
    name = f"{index + 1} · {RULES.setup_names[index]}"
    return f"{name} · {number + 1}" if number else name


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
