"""Roll the dice of Kuh Vadis with a seeded generator, for games among players without hands."""

import numpy as np

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_DICE, NUM_FACES
from ludoteca.rng import Rng, next_word

_POWERS = NUM_FACES ** np.arange(NUM_DICE + 1)
_THROWS = np.arange(NUM_FACES**NUM_DICE)  # a digit to base six for each die
_ROLLED = np.sum([1 << 4 * (_THROWS // power % NUM_FACES) for power in _POWERS[:NUM_DICE]], axis=0)


@compiled
def roll(count: int, rng: Rng) -> int:
    """Roll some dice."""
    return rolled(count, next_word(rng))


@compiled
def rolled(count: int, word: int) -> int:
    """Return what some dice show, from 32 random bits."""
    # In a throw below 6**count all further dice show a 1, which is the lowest digit.
    return int(_ROLLED[word * int(_POWERS[count]) >> 32]) - (NUM_DICE - count)
