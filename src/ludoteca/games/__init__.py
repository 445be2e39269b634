"""The rules, and nothing but the rules."""

from importlib import import_module
from typing import Any

from ludoteca.errors import UnknownGame
from ludoteca.games.game import Game

GAMES = ("quantik", "knaster", "kuhvadis")

__all__ = ["GAMES", "Game", "load"]


def load(name: str) -> Game[Any]:
    """Return the game with this id."""
    if name not in GAMES:
        raise UnknownGame("error-unknown-game", name=name, games=", ".join(GAMES))
    game: Game[Any] = import_module(f"ludoteca.games.{name}").GAME
    return game
