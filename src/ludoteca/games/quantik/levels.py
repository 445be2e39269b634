"""Quantik players of graded strength: they see the solution, but only so many plies far.

A level sees how each placement ends if that is no further off than its *horizon*; all that lies
beyond looks alike to it. Now and then it has a lapse, and for one move its horizon is nearer: it
overlooks what people overlook, the far end of a plan first.
"""

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import BOARD, State, apply, legal_placements, pieces_of
from ludoteca.games.quantik.solution import Table, distance, worth
from ludoteca.rng import Rng, below

LEVELS = ("gentle", "club", "expert", "perfect")  # the weakest first
FOREVER = 31  # plies, more than any game has
HORIZONS = (2, 6, 8, FOREVER)  # plies that a level sees, its own placement the first of them
LAPSED = (0, 4, 6, FOREVER)  # … and in a lapse; from 1 on no win in one is missed
LAPSE_IN = (4, 6, 8, 1)  # one move in so many is a lapse

_UNCLEAR = 0  # what lies beyond the horizon is worse than any win and better than any loss


@compiled
def choose_at_level(table: Table, level: int, state: State, player: int, rng: Rng) -> int:
    """Return the placement of a level in an ongoing game, by chance among those it likes best."""
    lapses = below(rng, LAPSE_IN[level]) == 0
    horizon = LAPSED[level] if lapses else HORIZONS[level]
    best = best_placements(table, horizon, state, player)
    return nth_bit(best, below(rng, num_bits(best)))


@compiled
def best_placements(table: Table, horizon: int, state: State, player: int) -> int:
    """Return the set of placements that seem best to who sees so many plies ahead."""
    rest = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
    best, most = 0, -FOREVER - 1
    for action in range(64):
        if not rest >> action & 1:
            continue
        seems = _UNCLEAR
        if horizon > 0:
            plies = 1 + distance(table, apply(state, player, action), 1 - player)
            if plies <= horizon:
                seems = worth(plies)
        if seems > most:
            best, most = 0, seems
        if seems == most:
            best |= 1 << action
    return best


@compiled
def state_of_pieces(first: int, second: int) -> State:
    """Return the state with these pieces of the first and of the second player."""
    return State(
        (first & BOARD) | (second & BOARD) << 16,
        (first >> 16 & BOARD) | (second >> 16 & BOARD) << 16,
        (first >> 32 & BOARD) | (second >> 32 & BOARD) << 16,
        (first >> 48 & BOARD) | (second >> 48 & BOARD) << 16,
    )
