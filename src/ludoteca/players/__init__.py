"""Who can decide, and what a position or a move is worth."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludoteca import games
from ludoteca.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.players.rng import Rng

__all__ = ["UnknownBot", "bots", "choose", "code", "load"]


class UnknownBot(LudotecaError):
    """No bot of this game has this name."""


def load(game_id: str) -> ModuleType:
    """Return the module with the bots of a game."""
    game = games.load(game_id)
    return import_module(f"ludoteca.players.{game.id}")


def bots(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game; a name's index is its code in kernels."""
    names: tuple[str, ...] = load(game_id).BOTS
    return names


def code(game_id: str, bot: str) -> int:
    """Return the number by which kernels know a bot."""
    names = bots(game_id)
    if bot not in names:
        raise UnknownBot("error-unknown-bot", name=bot, game=game_id, bots=", ".join(names))
    return names.index(bot)


def choose(game_id: str, bot: str, state: Any, player: int, rng: "Rng") -> int:
    """Return the action a bot takes; the state is what that player may see."""
    code(game_id, bot)
    action: int = load(game_id).choose(bot, state, player, rng)
    return action
