"""Draw Kuh Vadis as SVG: the meadow with numbers and cows, the marks of both sides, the dice."""

from collections.abc import Iterator

from ludoteca.faces import canvas as paint
from ludoteca.faces.svg import box, picture, words
from ludoteca.games.kuhvadis.card import PASTURE
from ludoteca.games.kuhvadis.dice import SYMBOLS
from ludoteca.games.kuhvadis.drawing import (
    COLOURS,
    MARKED,
    PRINT,
    faces_of,
    mark_at,
    symbol_at,
)
from ludoteca.games.kuhvadis.rules import State, format_position

CELL, MARGIN = 44, 26
SIZE = 7 * CELL + 2 * MARGIN
DICE = 48  # below the board
COW = SYMBOLS.index("C") + 1


def svg(state: State) -> str:
    """Draw a position."""
    faces = faces_of(state)
    parts = [*_board(state), *_dice(faces)]
    return picture(SIZE, SIZE + (DICE if faces else 0), format_position(state), parts)


def _board(state: State) -> Iterator[str]:
    for index in range(7):
        middle = MARGIN + index * CELL + CELL / 2
        yield words(middle, MARGIN - 8, "abcdefg"[index], paint.FAINT, 13)
        yield words(MARGIN / 2, middle + 5, "1234567"[index], paint.FAINT, 13)
    for cell in range(49):
        x, y = MARGIN + cell % 7 * CELL, MARGIN + cell // 7 * CELL
        player, face = mark_at(state, cell), symbol_at(state, cell)
        ground = PASTURE[cell % 2] if player is None else MARKED[player]
        if player is not None and not face:  # a start
            ground = COLOURS[player]
        yield box(x + 1, y + 1, CELL - 2, CELL - 2, f'fill="{ground}"')
        if face:
            yield from _symbol(x + CELL / 2, y + CELL / 2, face, PRINT)
        if player is not None:
            ink = COLOURS[player] if face else paint.GROUND
            yield _mark(x + CELL / 2, y + CELL / 2, player, ink)


def _mark(x: float, y: float, player: int, ink: str) -> str:
    """Draw a cross for the first player, a circle for the second."""
    look = f'fill="none" stroke="{ink}" stroke-width="4" stroke-linecap="round"'
    if player == 1:
        return f'<circle cx="{x:g}" cy="{y:g}" r="15" {look}/>'
    return f'<path d="M{x - 13:g} {y - 13:g}l26 26m0 -26l-26 26" {look}/>'


def _symbol(x: float, y: float, face: int, ink: str) -> Iterator[str]:
    """Draw a number, or the head of a cow."""
    if face != COW:
        yield words(x, y + 6, str(face), ink, 18)
        return
    look = f'fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round"'
    yield f'<path d="M{x - 10:g} {y - 11:g}q1 7 6 6h8q5 1 6 -6" {look}/>'  # horns
    yield f'<ellipse cx="{x:g}" cy="{y:g}" rx="8" ry="7" {look}/>'
    yield f'<ellipse cx="{x:g}" cy="{y + 8:g}" rx="6" ry="4" {look}/>'  # muzzle
    yield f'<path d="M{x - 3:g} {y - 1:g}h0M{x + 3:g} {y - 1:g}h0" {look}/>'  # eyes


def _dice(faces: list[int]) -> Iterator[str]:
    """Draw the dice on the table, in rising order."""
    for number, face in enumerate(faces):
        x = SIZE / 2 + (number - len(faces) / 2) * CELL
        yield box(x + 3, SIZE, CELL - 6, CELL - 6, f'rx="6" fill="{paint.INK}"')
        yield from _symbol(x + CELL / 2, SIZE + CELL / 2 - 3, face, paint.GROUND)
