"""Draw Knaster as SVG: a sheet for each player, with circles and the value of every line."""

from collections.abc import Iterator

from ludoteca.faces import canvas as paint
from ludoteca.faces.svg import box, picture, words
from ludoteca.games.knaster import sheet as rules
from ludoteca.games.knaster.rules import State, format_position
from ludoteca.games.knaster.sheet import Sheet

CELL, MARGIN = 44, 34  # of a cell, and around the grid with coordinates and values
SIZE = 5 * CELL + 2 * MARGIN
PER_ROW = 4  # sheets side by side
CAPTION = 24  # the dice below all sheets


def svg(state: State) -> str:
    """Draw a position."""
    num_sheets = len(state.sheets)
    height = -(-num_sheets // PER_ROW) * SIZE
    width = min(num_sheets, PER_ROW) * SIZE
    parts = []
    for player, own in enumerate(state.sheets):
        x, y = player % PER_ROW * SIZE, player // PER_ROW * SIZE
        parts += [f'<g transform="translate({x} {y})">', *_sheet(own), "</g>"]
    if state.roll:
        parts.append(words(width / 2, height + 8, str(state.roll), paint.CURSOR, 22))
        height += CAPTION
    return picture(width, height, format_position(state), parts)


def _sheet(own: Sheet) -> Iterator[str]:
    """Draw one sheet."""
    for cell in range(rules.NUM_CELLS):
        x, y = MARGIN + cell % 5 * CELL, MARGIN + cell // 5 * CELL
        ground = f'fill="{paint.SQUARE[cell % 2]}" stroke="{paint.LINE}"'
        yield box(x + 1, y + 1, CELL - 2, CELL - 2, ground)
        number = rules.number_at(own, cell)
        is_circled = bool(own.circled >> cell & 1)
        middle = (x + CELL / 2, y + CELL / 2)
        if is_circled:
            look = f'fill="none" stroke="{paint.FIRST}" stroke-width="3"'
            yield f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="17" {look}/>'
        if number:
            ink = paint.FIRST if is_circled else paint.INK
            yield words(middle[0], middle[1] + 6, str(number), ink, 18)
    yield from _edges(own)


def _edges(own: Sheet) -> Iterator[str]:
    """Write the coordinates, and the value of each line where the line ends."""
    won = rules.full_lines(own.circled)
    near, far = MARGIN / 2, SIZE - MARGIN / 2
    for index in range(5):
        middle = MARGIN + index * CELL + CELL / 2
        yield words(middle, near + 5, "abcde"[index], paint.FAINT, 13)
        yield words(near, middle + 5, "12345"[index], paint.FAINT, 13)
    ends = [(far, MARGIN + row * CELL + CELL / 2) for row in range(5)]
    ends += [(MARGIN + column * CELL + CELL / 2, far) for column in range(5)]
    ends += [(far, far), (far, near)]
    for line, (x, y) in enumerate(ends):
        if won >> line & 1:
            look = f'fill="none" stroke="{paint.FIRST}" stroke-width="2"'
            yield f'<circle cx="{x:g}" cy="{y:g}" r="12" {look}/>'
        ink = paint.FIRST if won >> line & 1 else paint.FAINT
        yield words(x, y + 5, str(rules.VALUES[line]), ink, 14)
