"""The learned value of a Kuh Vadis board: a small network over what a player sees.

Each free square is a sum of learned rows, one for each pair of things that are seen of it. The
squares of a symbol are added up with a row for the efforts of both sides, and cut off at zero; the
six symbols go through shared weights, the five numbers through the same; the result is squeezed
between 0 and 1. Only + − × ÷ and √ are used, always in the same order: these are exact to the last
bit on every machine, compiled or not, so that choices never differ.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_FACES
from ludoteca.games.kuhvadis.rules import State, free_cells
from ludoteca.games.kuhvadis.sight import JOIN_COSTS, JOINS, WALL_COSTS, WALLS, Sight
from ludoteca.games.kuhvadis.squares import spread

Values = NDArray[np.float64]

WIDTH, DEPTH, QUAD_WIDTH = 24, 32, 8
NUM_PAIRS = 6
NUM_ROWS = JOINS * JOINS + WALLS * WALLS + 4 * JOINS * WALLS  # rows for a number; as many for a cow
SHAPES = (
    (2 * NUM_ROWS, WIDTH),
    (2 * JOIN_COSTS * JOIN_COSTS, WIDTH),
    (2 * WALL_COSTS * WALL_COSTS, WIDTH),
    (2 * WIDTH, DEPTH),
    (1, DEPTH),
    (1, DEPTH),
    (JOIN_COSTS * JOIN_COSTS, 1),
    (WALL_COSTS * WALL_COSTS, 1),
    (2 * NUM_ROWS, QUAD_WIDTH),
    (2 * JOIN_COSTS * JOIN_COSTS, QUAD_WIDTH),
    (2, QUAD_WIDTH),
    (JOIN_COSTS * JOIN_COSTS, 1),
)
NUM_WEIGHTS = sum(rows * columns for rows, columns in SHAPES)


class Net(NamedTuple):
    """The weights, and room to work in."""

    cells: Values  # a row for each pair of things seen of a free square
    joins: Values  # … and for the efforts of both sides' trees
    walls: Values  # … and of both sides' walls
    mix: Values  # from the squares of a symbol to the whole: numbers first, then cows
    bias: Values
    out: Values
    join_out: Values  # what the efforts say by themselves
    wall_out: Values
    quad_cells: Values  # the same, smaller, for the neighbours of a square to go on from
    quad_joins: Values
    quad_out: Values
    quad_join_out: Values


def net_of(weights: Values) -> Net:
    """Return the parts of all weights in a row, as views."""
    ends = np.cumsum([rows * columns for rows, columns in SHAPES])[:-1]
    parts = np.split(weights, ends)
    return Net._make(part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True))


@compiled
def squeeze(x: float) -> float:
    """Return a number between 0 and 1."""
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


@compiled
def kind_of(face: int) -> int:
    """Return 1 for the cow, 0 for a number."""
    return 1 if face == NUM_FACES - 1 else 0


@compiled
def join_row(sight: Sight, mover: int) -> int:
    """Return the row of both sides' tree efforts."""
    return int(sight.join_costs[mover] * JOIN_COSTS + sight.join_costs[1 - mover])


@compiled
def wall_row(sight: Sight, mover: int) -> int:
    """Return the row of both sides' wall efforts."""
    return int(sight.wall_costs[mover] * WALL_COSTS + sight.wall_costs[1 - mover])


@compiled
def cell_code(sight: Sight, mover: int, cell: int) -> int:
    """Return all that is seen of a square as one number, the mover's side first."""
    code = sight.joins[mover, cell] * JOINS + sight.joins[1 - mover, cell]
    return int((code * WALLS + sight.walls[mover, cell]) * WALLS + sight.walls[1 - mover, cell])


@compiled
def pair_row(code: int, pair: int) -> int:
    """Return the row of one pair of things seen of a square."""
    their_wall, rest = code % WALLS, code // WALLS
    own_wall, rest = rest % WALLS, rest // WALLS
    their_join, own_join = rest % JOINS, rest // JOINS
    if pair == 0:
        return own_join * JOINS + their_join
    base = JOINS * JOINS
    if pair == 1:
        return base + own_wall * WALLS + their_wall
    base += WALLS * WALLS + (pair - 2) * JOINS * WALLS
    join = own_join if pair < 4 else their_join
    return base + join * WALLS + (own_wall if pair % 2 == 0 else their_wall)


@compiled
def add_rows(table: Values, kind: int, code: int, total: Values) -> None:
    """Add up the rows of a square."""
    base = kind * NUM_ROWS
    for pair in range(NUM_PAIRS):
        row = base + pair_row(code, pair)
        for column in range(total.shape[0]):
            total[column] += table[row, column]


@compiled
def board_value(net: Net, state: State, mover: int, sight: Sight) -> float:
    """Return the mover's expected result before a turn: a win 1, a draw one half."""
    joins, walls = join_row(sight, mover), wall_row(sight, mover)
    total, whole = np.empty(WIDTH), np.empty(DEPTH)
    for unit in range(DEPTH):
        whole[unit] = net.bias[0, unit]
    for face in range(NUM_FACES):
        kind = kind_of(face)
        cells = state[face] & free_cells(state)
        if cells == 0:
            continue
        join, wall = kind * JOIN_COSTS**2 + joins, kind * WALL_COSTS**2 + walls
        for column in range(WIDTH):
            total[column] = net.joins[join, column] + net.walls[wall, column]
        while cells:
            cell = num_bits((cells & -cells) - 1)
            cells &= cells - 1
            add_rows(net.cells, kind, cell_code(sight, mover, cell), total)
        for column in range(WIDTH):
            active = total[column]
            if active > 0.0:
                row = kind * WIDTH + column
                for unit in range(DEPTH):
                    whole[unit] += active * net.mix[row, unit]
    value = net.join_out[joins, 0] + net.wall_out[walls, 0]
    for unit in range(DEPTH):
        value += max(whole[unit], 0.0) * net.out[0, unit]
    return squeeze(value)


@compiled
def go_on_share(net: Net, state: State, mover: int, last: int, sight: Sight) -> float:
    """Return which share of what is still to be won another go from a square brings."""
    joins = join_row(sight, mover)
    total = np.empty(QUAD_WIDTH)
    near = free_cells(state) & spread(1 << last)
    if near == 0:
        return 0.0
    value = net.quad_join_out[joins, 0]
    for face in range(NUM_FACES):
        kind = kind_of(face)
        cells = state[face] & near
        if cells == 0:
            continue
        for column in range(QUAD_WIDTH):
            total[column] = net.quad_joins[kind * JOIN_COSTS**2 + joins, column]
        while cells:
            cell = num_bits((cells & -cells) - 1)
            cells &= cells - 1
            add_rows(net.quad_cells, kind, cell_code(sight, mover, cell), total)
        for column in range(QUAD_WIDTH):
            value += max(total[column], 0.0) * net.quad_out[kind, column]
    return squeeze(value)
