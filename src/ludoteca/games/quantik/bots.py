"""Quantik players: two that look no further than one reply ahead, four that know the solution."""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.contract import Bots
from ludoteca.games.quantik.levels import LEVELS, choose_at_level, state_of_pieces
from ludoteca.games.quantik.rules import (
    State,
    completing_placements,
    is_line_full,
    legal_placements,
    pieces_of,
    turn,
)
from ludoteca.games.quantik.solution import Solution, Table
from ludoteca.rng import Rng, below

NAMES = ("random", "gentle", "greedy", "club", "expert", "perfect")  # the weakest first
GREEDY = NAMES.index("greedy")

_LEVELS = tuple(LEVELS.index(bot) if bot in LEVELS else -1 for bot in NAMES)
_GIVES_A_LINE = 100  # worse than leaving any number of moves, of which there are at most 64


def choose(bot: str, state: State, player: int, rng: Rng) -> int:
    """Return the placement a bot chooses for the player to move."""
    code = NAMES.index(bot)
    if _LEVELS[code] >= 0:
        table = Solution.load().table
        return int(choose_at_level(table, _LEVELS[code], state, player, rng))
    own, opposing = pieces_of(state, player), pieces_of(state, 1 - player)
    if code == GREEDY:
        return int(_choose_greedily(own, opposing, rng))
    return int(_choose_any(legal_placements(own, opposing), rng))


def play_games(
    bots: NDArray[np.int64], setup_state: State, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes, the lot deciding each time which seat begins (R3)."""
    _play_games(table_for(*bots.tolist()), bots, setup_state, rng, outcomes)


def table_for(*bots: int) -> Table | None:
    """Return the solution if one of these bots needs it."""
    return Solution.load().table if any(_LEVELS[bot] >= 0 for bot in bots) else None


# Kernels: without a table they are compiled without the levels, and as fast as if there were none.


@compiled
def _play_games(
    table: Table | None,
    bots: NDArray[np.int64],
    setup_state: State,
    rng: Rng,
    outcomes: NDArray[np.int64],
) -> None:
    """Play the games."""
    to_move = turn(setup_state)
    for row in range(len(outcomes)):
        first = below(rng, 2)
        seat = (first + to_move) % 2
        own, opposing = pieces_of(setup_state, to_move), pieces_of(setup_state, 1 - to_move)
        while not is_line_full(own | opposing) and legal_placements(own, opposing):
            player = (seat - first) % 2
            placed = own | 1 << choose_by_code(table, bots[seat], own, opposing, player, rng)
            own, opposing = opposing, placed
            seat = 1 - seat
        outcomes[row, seat] = -1
        outcomes[row, 1 - seat] = 1


@compiled
def choose_by_code(
    table: Table | None, bot: int, own: int, opposing: int, player: int, rng: Rng
) -> int:
    """Return the choice of the bot with this number."""
    if table is not None:  # Numba leaves this out where it is None
        level = _LEVELS[bot]
        if level >= 0:
            first, second = (opposing, own) if player else (own, opposing)
            return choose_at_level(table, level, state_of_pieces(first, second), player, rng)
    if bot == GREEDY:
        return _choose_greedily(own, opposing, rng)
    return _choose_any(legal_placements(own, opposing), rng)


@compiled
def _choose_any(placements: int, rng: Rng) -> int:
    """Return one of a set of placements, each with the same chance."""
    return nth_bit(placements, below(rng, num_bits(placements)))


@compiled
def _choose_greedily(own: int, opposing: int, rng: Rng) -> int:
    """Complete a line; else leave none to complete and as few replies as possible."""
    winning = completing_placements(own, opposing)
    if winning:
        return _choose_any(winning, rng)
    least, best = 2 * _GIVES_A_LINE, 0
    rest = legal_placements(own, opposing)
    while rest:
        placement = rest & -rest
        rest ^= placement
        placed = own | placement
        danger = num_bits(legal_placements(opposing, placed))
        if completing_placements(opposing, placed):
            danger += _GIVES_A_LINE
        if danger < least:
            least, best = danger, placement
        elif danger == least:
            best |= placement
    return _choose_any(best, rng)


BOTS = Bots(names=NAMES, choose=choose, play_games=play_games, first="gentle", stand_in="greedy")
