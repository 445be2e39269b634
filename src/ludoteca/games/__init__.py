"""The games: found by their entry points, each in a folder of its own."""

from functools import cache
from importlib import import_module

from ludoteca.contract import Bots, Game, Rules, Words, Worth
from ludoteca.errors import UnknownGame
from ludoteca.found import game_packages

__all__ = ["Bots", "Game", "Rules", "Words", "Worth", "ids", "load", "offering"]


def ids() -> tuple[str, ...]:
    """Return the ids of all games that are installed."""
    return tuple(game_packages())


@cache
def load(name: str) -> Game:
    """Return the game with this id; its rules are imported when they are asked for."""
    package = game_packages().get(name)
    if package is None:
        raise UnknownGame("error-unknown-game", name=name, games=", ".join(ids()))
    game: Game = import_module(package).GAME
    return game


def offering(part: str) -> tuple[str, ...]:
    """Return the ids of all games that have a further part, such as `solve`."""
    return tuple(name for name in ids() if load(name).has(part))
