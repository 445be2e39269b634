"""Tiny for clients."""

from typing import Any

from ludoteca.faces.messages import Board, LegalMove


class TinyBoard(Board):
    """What the die shows."""

    game: str = "tiny"
    die: int


def board(state: Any) -> TinyBoard:
    """Return the die."""
    return TinyBoard(die=state.die)


def move(_state: Any, _player: int, action: int) -> LegalMove:
    """Return a choice."""
    return LegalMove(action=action, text=("take", "leave")[action])
