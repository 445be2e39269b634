"""A Kuh Vadis beginner: sees the own way and the squares next to it, and takes what the dice give.

It errs by overlooking, not by coin toss: it does not think of standing in the other's way, of
squares far from its own, of what a quad may lead to, and now and then of a square right before it.
"""

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.goes import targets_of
from ludoteca.games.kuhvadis.greedy import gains_of, keep_for, one_of_the_best, symbol_values
from ludoteca.games.kuhvadis.levels import is_overlooked
from ludoteca.games.kuhvadis.rolls import STOP
from ludoteca.games.kuhvadis.rules import KEEP, PASS, State, markable, marks_of
from ludoteca.games.kuhvadis.squares import spread
from ludoteca.rng import Rng

_BLIND = 3  # one near square in so many is overlooked


@compiled
def choose_gently(state: State, rng: Rng) -> int:
    """Return the mark or the re-roll that seems best for the own way."""
    targets, marks = targets_of(state), markable(state)
    if targets == 0:
        return PASS
    seen = _seen(state, targets)
    gains = gains_of(state, targets, False)
    if state.rolls:
        keep = keep_for(state, symbol_values(state, seen, gains, False))
        if keep != STOP:
            return KEEP + keep
    if marks & seen:
        return one_of_the_best(marks & seen, gains, rng)
    return one_of_the_best(marks, gains, rng) if marks else PASS  # dice are never thrown away


@compiled
def _seen(state: State, targets: int) -> int:
    """Return the squares that are thought of: near the own ones, all if there is none."""
    near = targets & spread(marks_of(state, state.turn))
    seen, rest = 0, near
    while rest:
        bit = rest & -rest
        rest ^= bit
        if not is_overlooked(state, num_bits(bit - 1), _BLIND):
            seen |= bit
    return seen or near or targets
