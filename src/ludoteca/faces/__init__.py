"""What the faces of a game are made of: a canvas, dice and shapes, and a board for the terminal."""

from typing import Any

from rich.text import Text

from ludoteca import games
from ludoteca.faces.svg import from_text


def draw(game: str, state: Any, language: str) -> Text:
    """Draw a position of any game with a caption in words."""
    found = games.load(game)
    drawing = found.part("drawing")
    if drawing is None:
        return Text((found.rules.draw or found.rules.format_position)(state))
    text: Text = drawing.draw(state, language)
    return text


def picture(game: str, state: Any) -> str:
    """Draw a position of any game as SVG; without a picture of its own, as its drawing looks."""
    found = games.load(game)
    own = found.part("picture")
    if own is None:
        title = f"{found.name}: {found.rules.format_position(state)}"
        return from_text(draw(game, state, "en"), title)
    svg: str = own.svg(state)
    return svg
