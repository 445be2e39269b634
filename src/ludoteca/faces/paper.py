"""Pages to print: vector drawings and short rules, in black and white, on A4 or US letter."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from ludoteca.contract import Game

SIZES = {"a4": A4, "letter": LETTER}
MARGIN = 14 * mm
_TITLE, _TEXT = "Times-Bold", "Times-Roman"
_RULES = ParagraphStyle("rules", fontName=_TEXT, fontSize=9.5, leading=12, spaceAfter=3)


class Page:
    """One page with the origin at its upper left; all lengths are in points."""

    def __init__(self, canvas: Canvas, width: float, height: float) -> None:
        """Lay a page out."""
        self.width, self.height = width, height
        self._canvas = canvas

    def line(self, x: float, y: float, to_x: float, to_y: float, weight: float = 0.6) -> None:
        """Draw a straight line."""
        self._canvas.setLineWidth(weight)
        self._canvas.line(x, self.height - y, to_x, self.height - to_y)

    def box(self, x: float, y: float, width: float, height: float, **style: Any) -> None:
        """Draw a rectangle: `weight`, `grey` (0 black, 1 white) to fill it, `dash`."""
        self._pen(**style)
        is_filled = "grey" in style
        self._canvas.rect(x, self.height - y - height, width, height, stroke=1, fill=int(is_filled))

    def circle(self, x: float, y: float, radius: float, **style: Any) -> None:
        """Draw a circle around a point."""
        self._pen(**style)
        self._canvas.circle(x, self.height - y, radius, stroke=1, fill=int("grey" in style))

    def shape(self, points: Sequence[tuple[float, float]], **style: Any) -> None:
        """Draw a closed outline."""
        self._pen(**style)
        path = self._canvas.beginPath()
        for number, (x, y) in enumerate(points):
            (path.lineTo if number else path.moveTo)(x, self.height - y)
        path.close()
        self._canvas.drawPath(path, stroke=1, fill=int("grey" in style))

    def text(self, x: float, y: float, text: str, size: float, **style: Any) -> None:
        """Write a line of text with its middle at a height; `align` is left, centre or right."""
        self._canvas.setFont(_TITLE if style.get("bold") else _TEXT, size)
        self._canvas.setFillGray(style.get("ink", 0))
        write = {
            "left": self._canvas.drawString,
            "centre": self._canvas.drawCentredString,
            "right": self._canvas.drawRightString,
        }[style.get("align", "centre")]
        write(x, self.height - y - 0.34 * size, text)

    def prose(self, x: float, y: float, width: float, paragraphs: Sequence[str]) -> float:
        """Write paragraphs from a height downwards and return where they end."""
        for words in paragraphs:
            paragraph = Paragraph(words, _RULES)
            _, height = paragraph.wrap(width, self.height)
            paragraph.drawOn(self._canvas, x, self.height - y - height)
            y += height + _RULES.spaceAfter
        return y

    def _pen(self, weight: float = 0.6, grey: float = 1.0, dash: bool = False, **_: Any) -> None:
        self._canvas.setLineWidth(weight)
        self._canvas.setFillGray(grey)
        self._canvas.setDash([3, 3] if dash else [])


def make_pdf(title: str, size: str, drawings: Sequence[Callable[[Page], None]]) -> bytes:
    """Return a PDF with a page for each drawing; the same input gives the same bytes."""
    width, height = SIZES[size]
    memory = BytesIO()
    canvas = Canvas(memory, pagesize=(width, height), invariant=1)
    canvas.setTitle(title)
    canvas.setCreator("Ludoteca")
    for draw in drawings:
        page = Page(canvas, width, height)
        page.text(MARGIN, MARGIN + 2 * mm, title, 17, bold=True, align="left")
        draw(page)
        canvas.showPage()
    canvas.save()
    return memory.getvalue()


def print_game(game: Game, size: str, count: int, setup: str, language: str) -> bytes:
    """Return so many pages of a game that has any; "" asks for as many set-ups as there are."""
    part: Any = game.part("paper")
    if setup:
        game.rules.initial_state(game.min_players, setup)  # refuses what is none
    return make_pdf(game.name, size, part.pages(count, (setup,) if setup else (), language))
