"""What SVG pictures are made of, and a drawing in characters as a picture."""

from collections.abc import Iterable, Iterator
from html import escape

from rich.color import Color
from rich.console import Console
from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.shapes import QUADRANTS

WIDTH, HEIGHT = 10, 20  # of a character; block pictures are twice as many characters wide as high
MARGIN = 12


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Put parts on the ground of our boards; the title says what they show."""
    begin = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="sans-serif" text-anchor="middle">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{paint.GROUND}"/>'
    return "\n".join([begin, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def box(x: float, y: float, width: float, height: float, look: str) -> str:
    """Draw a rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {look}/>'


def words(x: float, y: float, text: str, colour: str, size: int) -> str:
    """Write centred on a point of the line that the letters stand on."""
    look = f'fill="{colour}" font-size="{size}" font-weight="bold"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(text)}</text>'


def from_text(text: Text, title: str) -> str:
    """Draw styled text, character by character."""
    rows = [list(_runs(line)) for line in text.split("\n")]
    columns = max((sum(len(run[0]) for run in row) for row in rows), default=0)
    parts: list[str] = []
    for number, row in enumerate(rows):
        x, y = MARGIN, MARGIN + number * HEIGHT
        for characters, ink, ground, is_bold in row:
            if ground:
                parts.append(box(x, y, len(characters) * WIDTH, HEIGHT, f'fill="{ground}"'))
            parts += _characters(x, y, characters, ink, is_bold=is_bold)
            x += len(characters) * WIDTH
    width, height = columns * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    return picture(width, height, title, parts)


def _runs(line: Text) -> Iterator[tuple[str, str, str, bool]]:
    """Yield the characters of each style, with their ink, their ground, and whether bold."""
    for segment in line.render(Console(width=1000, color_system="truecolor"), end=""):
        style = segment.style
        ink, ground = (style.color, style.bgcolor) if style else (None, None)
        is_bold = bool(style and style.bold)
        yield segment.text, _hex(ink) or paint.INK, _hex(ground), is_bold


def _hex(colour: Color | None) -> str:
    return colour.get_truecolor().hex if colour is not None and not colour.is_default else ""


def _characters(x: float, y: float, run: str, ink: str, *, is_bold: bool) -> Iterator[str]:
    """Draw blocks as boxes, which no font leaves gaps between, and write all the rest."""
    for place, character in enumerate(run):
        if character in QUADRANTS:
            yield from _block(x + place * WIDTH, y, QUADRANTS.index(character), ink)
    rest = "".join(" " if character in QUADRANTS else character for character in run)
    if rest.strip():
        weight = ' font-weight="bold"' if is_bold else ""
        yield (
            f'<text x="{x:g}" y="{y + 15:g}" fill="{ink}" font-family="monospace" font-size="16" '
            'text-anchor="start" '
            f'textLength="{len(run) * WIDTH}" xml:space="preserve"{weight}>{escape(rest)}</text>'
        )


def _block(x: float, y: float, quadrants: int, ink: str) -> Iterator[str]:
    """Draw the quarters of a character that are filled."""
    for bit in range(4):
        if quadrants >> bit & 1:
            left, top = x + bit % 2 * WIDTH / 2, y + bit // 2 * HEIGHT / 2
            yield box(left, top, WIDTH / 2, HEIGHT / 2, f'fill="{ink}"')
