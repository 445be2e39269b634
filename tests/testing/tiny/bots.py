"""One bot, which always takes."""

from typing import Any

from ludoteca.contract import Bots


def choose(_bot: str, _state: Any, _player: int, _rng: Any) -> int:
    """Take."""
    return 0


BOTS = Bots(names=("taker",), choose=choose)
