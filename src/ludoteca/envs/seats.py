"""Who sits where and what is seen: what adapters to one side of a game share."""

import numpy as np
from gymnasium import spaces

from ludoteca.contract import Game
from ludoteca.envs.checks import check_number
from ludoteca.vector import Games


def seats_of(game: Game, opponent: str | None, num_players: int | None) -> list[str | None]:
    """Return who plays: the caller, and the opponent in every other seat."""
    number = game.min_players if num_players is None else num_players
    check_number("num_players", number)
    bot = opponent or game.bots.first
    game.bot(bot)  # a wrong name is refused also where nobody sits opposite
    return [None] + [bot] * (number - 1)


def observation_space(games: Games) -> spaces.Box:
    """Return the space of one observation."""
    dtype, shape = games.observations.dtype, games.observations.shape[-1:]
    low = 0 if dtype == np.int8 else np.iinfo(dtype).min
    return spaces.Box(low, np.iinfo(dtype).max, shape, dtype.type)
