"""Two bots for the tiny game whose results can be worked out by hand."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.contract import Bots, Game
from ludoteca.rng import Rng
from tests.tiny_game.rules import AGAIN, TAKE, State


def choose(bot: str, state: State, _player: int, _rng: Rng) -> int:
    """Keep a 2 and put a 1 back, which is always right; the rash one does the contrary."""
    right = TAKE if state.die == 2 else AGAIN
    return right if bot == "wise" else 1 - right


BOTS = Bots(names=("rash", "wise"), choose=choose)


@contextmanager
def playing(game: Game, bots: "Bots[State]" = BOTS) -> Iterator[None]:
    """Give these bots to a game."""
    vars(game)["bots"] = bots
    try:
        yield
    finally:
        del vars(game)["bots"]
