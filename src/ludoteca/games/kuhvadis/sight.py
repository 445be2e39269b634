"""What a Kuh Vadis player sees on a board: for each free square, how it lies in the ways of both.

`joins` says how a square lies in the cheapest trees that join a side's starts, `walls` how it lies
in the cheapest walls by which the side cuts the other off.
"""

from typing import NamedTuple

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.rules import State, free_cells, marks_of, starts
from ludoteca.games.kuhvadis.squares import NUM_CELLS
from ludoteca.games.kuhvadis.walls import THICK, walls_through
from ludoteca.games.kuhvadis.ways import FAR, Numbers, effort, efforts_through, least_effort

# How a square lies in a side's joining trees: it completes one, it is on a cheapest one and its
# loss costs 3, 2, 1 or nothing, it is 1, 2 or 3 beside them, or farther off, or there are none.
JOINS, NO_JOIN, BESIDE, OFF = 10, 9, 4, 8
# How it lies in a side's walls: it completes one, it is 0, 1 or 2 beside the cheapest, or farther
# off, or there is nothing to cut.
WALLS, NO_WALL, WALL_OFF = 6, 5, 4
# The least effort of a tree and of a wall; the last number stands for all above, and for none.
JOIN_COSTS, WALL_COSTS = 19, 13


class Sight(NamedTuple):
    """Room for what is seen, for crosses and circles."""

    joins: Numbers  # 2 × 49
    walls: Numbers  # 2 × 49
    join_costs: Numbers  # 2
    wall_costs: Numbers  # 2


@compiled
def new_sight() -> Sight:
    """Return room for what is seen of one board."""
    joins = np.zeros((2, NUM_CELLS), dtype=np.int64)
    walls = np.zeros((2, NUM_CELLS), dtype=np.int64)
    return Sight(joins, walls, np.zeros(2, dtype=np.int64), np.zeros(2, dtype=np.int64))


@compiled
def look(state: State, sight: Sight) -> None:
    """See how each free square lies; the game must go on."""
    free, all_starts = free_cells(state), starts(state)
    cows, numbers = free & state.cows, free & ~state.cows
    for player in range(2):
        own = marks_of(state, player)
        _look_at_trees(player, own & all_starts, own, cows, numbers, sight)
        theirs = marks_of(state, 1 - player) & all_starts
        _look_at_walls(player, theirs, own, cows, numbers, sight)
    for player in range(2):  # nobody needs a wall against a side that is cut off
        if sight.join_costs[1 - player] == JOIN_COSTS - 1:
            sight.wall_costs[player] = WALL_COSTS - 1
            sight.walls[player] = NO_WALL


@compiled
def is_idle(sight: Sight, cell: int) -> bool:
    """Say whether a square lies in nobody's way."""
    return bool(
        min(sight.joins[0, cell], sight.joins[1, cell]) >= OFF
        and min(sight.walls[0, cell], sight.walls[1, cell]) >= WALL_OFF
    )


@compiled
def _look_at_trees(
    player: int, own_starts: int, own: int, cows: int, numbers: int, sight: Sight
) -> None:
    """See how each free square lies in the trees of a side."""
    through = efforts_through(own_starts, own, cows, numbers)
    least = int(through.min())
    sight.join_costs[player] = min(least, JOIN_COSTS - 1)
    if least == FAR:
        sight.join_costs[player] = JOIN_COSTS - 1
        sight.joins[player] = NO_JOIN
        return
    rest = cows | numbers
    while rest:
        bit = rest & -rest
        rest ^= bit
        cell = num_bits(bit - 1)
        slack = int(through[cell]) - least
        if slack == 0 and effort(cell, cows, numbers) == least:
            sight.joins[player, cell] = 0
        elif slack == 0:
            left = least_effort(own_starts, own, cows & ~bit, numbers & ~bit)
            sight.joins[player, cell] = BESIDE - min(3, left - least)
        else:
            sight.joins[player, cell] = min(BESIDE + slack, OFF)


@compiled
def _look_at_walls(
    player: int, their_starts: int, own: int, cows: int, numbers: int, sight: Sight
) -> None:
    """See how each free square lies in the walls of a side."""
    walls = walls_through(their_starts, own, cows, numbers)
    least = int(walls.min())
    sight.wall_costs[player] = min(least, WALL_COSTS - 1)
    rest = cows | numbers
    while rest:
        cell = num_bits((rest & -rest) - 1)
        rest &= rest - 1
        slack = int(walls[cell]) - least
        if slack == 0 and effort(cell, cows, numbers) == least:
            sight.walls[player, cell] = 0
        else:
            sight.walls[player, cell] = min(1 + slack, WALL_OFF) if least < THICK else WALL_OFF
