"""Who sits where and what is seen: what adapters to one side of a game share."""

import numpy as np
from gymnasium import spaces

from ludoteca.contract import Game
from ludoteca.vector import Games


def seats_of(game: Game, opponent: str | None, num_players: int | None) -> list[str | None]:
    """Return who plays: the caller, and the opponent in every other seat."""
    number = num_players or game.min_players
    return [None] + [opponent or game.bots.first] * (number - 1)


def observation_space(games: Games) -> spaces.Box:
    """Return the space of one observation."""
    dtype, shape = games.observations.dtype, games.observations.shape[-1:]
    low = 0 if dtype == np.int8 else np.iinfo(dtype).min
    return spaces.Box(low, np.iinfo(dtype).max, shape, dtype.type)
