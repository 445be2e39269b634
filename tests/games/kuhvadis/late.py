"""Late moments of Kuh Vadis, with few squares free."""

import random

from ludoteca.bits import members
from ludoteca.games.kuhvadis.rules import RULES, State, initial_state, is_blocked, is_joined

# The only free square is the cow d6. The crosses join with it, the circles block them with it.
ONE_LEFT = (
    "Cx1o5x4o5x2oCx/X4x3oCx3o4oO/Co2xCo5xCo1xCo/O5x1xCx2x5xX/"
    "2oCo4o3x4oCo1x/Co3x2oC1o3oCo/1xCxXCxOCo2x"
)


def late_position(seed: int, num_free: int) -> State:
    """Mark all squares but a few at random, so that the game goes on."""
    rng = random.Random(seed)
    while True:
        state = initial_state(2, RULES.setups[rng.randrange(6)])
        symbols = state.ones | state.twos | state.threes | state.fours | state.fives | state.cows
        cells = members(symbols)
        rng.shuffle(cells)
        for cell in cells[num_free:]:
            field = rng.choice(["crosses", "circles"])
            state = state._replace(**{field: getattr(state, field) | 1 << cell})
        is_over = is_joined(state, 0) or is_joined(state, 1)
        if not is_over and not is_blocked(state, 0) and not is_blocked(state, 1):
            return state._replace(turn=rng.randrange(2))
