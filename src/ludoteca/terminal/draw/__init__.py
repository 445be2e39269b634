"""Boards as coloured text: pure functions that also draw outside the app."""

from importlib import import_module
from typing import Any

from rich.text import Text


def draw(game: str, state: Any, language: str) -> Text:
    """Draw a position of any game with a caption in words."""
    drawing: Text = import_module(f"ludoteca.terminal.draw.{game}").draw(state, language)
    return drawing
