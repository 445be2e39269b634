"""Who sits at a match, what happens in it, and how it ends."""

from functools import lru_cache
from typing import Literal, NamedTuple


class Seat(NamedTuple):
    """A person, or a bot under some name."""

    name: str
    bot: str | None = None


class Roll(NamedTuple):
    """Dice were rolled; faces count from 1."""

    faces: tuple[int, ...]


class Move(NamedTuple):
    """Somebody decided."""

    seat: int
    action: int


class Resign(NamedTuple):
    """Somebody gave up."""

    seat: int


Event = Roll | Move | Resign


@lru_cache(maxsize=16_384)  # five dice fall in 7,776 ways
def roll_of(faces: tuple[int, ...]) -> Roll:
    """Return a roll, the same object for the same dice: a full house holds millions of events."""
    return Roll(faces)


@lru_cache(maxsize=16_384)
def move_of(seat: int, action: int) -> Move:
    """Return a move, the same object for the same decision."""
    return Move(seat, action)


def place_in_round(event: Event) -> tuple[bool, int]:
    """Return what orders the events of a round: who resigned stands first, then the choices."""
    return isinstance(event, Move), -1 if isinstance(event, Roll) else event.seat


class Result(NamedTuple):
    """How a match ended: a draw is a win shared by all, a solo game given up has no winner."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]  # a value per seat, as the game's outcome
    reason: Literal["played", "resigned"]
