"""The board of a match on a screen, whatever the game."""

from typing import Any

from ludoteca.faces.widget import Board
from ludoteca.match import Match
from ludoteca.terminal.plain import PlainBoard

SIDE_WIDTH = 36  # columns beside the board, at least


def board_of(match: Match[Any], language: str) -> Board:
    """Return the game's own board, or the plain one that serves every game."""
    part = match.game.part("terminal")
    own: type[Board] = PlainBoard if part is None else part.BOARD
    return own(match, language)
