"""What one player sees of one state, as numbers: the same as in a batch."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.contract import Game
from ludoteca.vector.engines import engine_for


class Observer:
    """Look at states of a game with the eyes of any player."""

    def __init__(self, game: Game, num_players: int) -> None:
        """Make room for one game."""
        nobody = np.full(num_players, -1, dtype=np.int64)
        self.engine = engine_for(game, 1, nobody, threads=1, compiled=True)
        self.num_features, self.dtype = self.engine.num_features, self.engine.dtype

    def look(self, state: Any, player: int) -> NDArray[Any]:
        """Return what a player sees."""
        self.engine.set_state(0, state)
        return self.engine.look(0, player)
