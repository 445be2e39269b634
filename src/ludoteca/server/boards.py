"""Any game's positions and moves as JSON; what comes again is written once."""

from functools import cache, lru_cache
from typing import Any

from ludoteca.faces.boards import Teller, teller_of
from ludoteca.faces.messages import LegalMove
from ludoteca.games import load


def board_json(game: str, state: Any) -> str:
    """Write a state as its board."""
    return _teller(game).board_json(state)


def moves_json(game: str, state: Any, player: int, actions: tuple[int, ...]) -> str:
    """Write what is offered to a player who sees this state."""
    if not actions:
        return "[]"
    if has_fixed_moves(game):
        return f"[{','.join(map(_fixed_moves(game).__getitem__, actions))}]"
    return _moves_json(game, state, player, actions)


def move_message(game: str, state: Any, player: int, action: int) -> LegalMove:
    """Return an action as it is offered to a player who sees this state."""
    if has_fixed_moves(game):
        return fixed_move_message(game, action)
    return _teller(game).move(state, player, action)


@cache
def has_fixed_moves(game: str) -> bool:
    """Say whether an action is told in the same way in every state."""
    return _teller(game).has_fixed_moves


@cache
def fixed_move_message(game: str, action: int) -> LegalMove:
    """Return an action of which the same is said in every state."""
    found = load(game)
    state = found.rules.initial_state(found.min_players, found.rules.setups[0])  # as good as any
    return _teller(game).move(state, 0, action)


@cache
def _teller(game: str) -> Teller:
    return teller_of(load(game))


@lru_cache(maxsize=512)
def _moves_json(game: str, state: Any, player: int, actions: tuple[int, ...]) -> str:
    moves = [_teller(game).move(state, player, action) for action in actions]
    return f"[{','.join([move.model_dump_json() for move in moves])}]"


class _FixedMoves(dict[int, str]):
    """The moves of a game of which the same is said in every state, written when asked for."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, action: int) -> str:
        written = self[action] = fixed_move_message(self._game, action).model_dump_json()
        return written


_fixed_moves = cache(_FixedMoves)
