"""What it takes to cut a Kuh Vadis side off: the cheapest wall through each square.

A side moves along sides and corners, so what stops it is a wall whose squares touch along their
sides, from edge to edge, with some of the side's starts on either hand. (A ring that stays away
from the edge stops it too; it takes eight squares and is hardly ever cheaper, so it is left out.)

From each start a ray leads up and out of the sheet. A wall and the outside together make a ring,
and a start lies inside when the ring crosses its ray an odd number of times. So ways from the
outside are searched on four sheets, one for each way in which crossings can have summed up: four
and not eight, as a ring around all three starts cuts nothing. Two ways that reach a square on
different sheets make a wall. Efforts are those of `ways.py`.
"""

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.squares import BOARD, NOT_A, NOT_G, NUM_CELLS, SIZE
from ludoteca.games.kuhvadis.ways import Numbers, effort

THICK = 20  # stands for any wall that costly, and for none
_SHEETS = 4
_TOP = (1 << SIZE) - 1
_EDGE = BOARD & ~(NOT_A & NOT_G) | _TOP | _TOP << NUM_CELLS - SIZE


@compiled
def walls_through(starts: int, own: int, cows: int, numbers: int) -> Numbers:
    """Return the effort of a wall against these starts by way of each free square."""
    ways = _ways_from_outside(starts, own, cows, numbers)
    walls = np.full(NUM_CELLS, THICK)
    rest = cows | numbers
    while rest:
        cell = num_bits((rest & -rest) - 1)
        rest &= rest - 1
        # The two shortest ways that come in on different sheets.
        first, second = THICK, THICK
        for sheet in range(_SHEETS):
            way = int(ways[sheet, cell])
            first, second = min(first, way), min(second, max(first, way))
        walls[cell] = min(THICK, first + second - effort(cell, cows, numbers))
    return walls


@compiled
def _ways_from_outside(starts: int, own: int, cows: int, numbers: int) -> Numbers:
    """Return the effort of a way from the outside to each square, on each sheet."""
    right, edge = _crossings(starts)
    ways = np.full((_SHEETS, NUM_CELLS), THICK)
    grown, reached = np.zeros(_SHEETS, dtype=np.int64), np.zeros(_SHEETS, dtype=np.int64)
    one, two = np.zeros(_SHEETS, dtype=np.int64), np.zeros(_SHEETS, dtype=np.int64)
    resting = 0
    for level in range(THICK):
        changed = False
        if level == 0:
            for sheet in range(_SHEETS):
                grown[sheet] = edge[sheet] & own
        else:
            for sheet in range(_SHEETS):
                grown[sheet] |= one[sheet] & cows | two[sheet] & numbers
        two[:] = one
        while True:  # squares that are marked cost nothing
            _touch(grown, right, one)
            more = False
            for sheet in range(_SHEETS):
                one[sheet] |= edge[sheet]
                new = one[sheet] & own & ~grown[sheet]
                grown[sheet] |= new
                more |= new != 0
            if not more:
                break
        for sheet in range(_SHEETS):
            new = grown[sheet] & ~reached[sheet]
            changed |= new != 0
            reached[sheet] = grown[sheet]
            while new:
                ways[sheet, num_bits((new & -new) - 1)] = level
                new &= new - 1
        resting = 0 if changed else resting + 1
        if level > 2 and resting == 2:
            break
    return ways


@compiled
def _crossings(starts: int) -> tuple[Numbers, Numbers]:
    """Return by sheet the squares whose step to the right, and whose step outside, leads there."""
    right, edge = np.zeros(_SHEETS, dtype=np.int64), np.zeros(_SHEETS, dtype=np.int64)
    right[0], edge[0] = NOT_G, _EDGE
    for start in range(3):
        cell = num_bits((starts & -starts) - 1)
        starts &= starts - 1
        # The ray runs up beside its start, between two columns; who is right of it crosses it.
        column = min(cell % SIZE, SIZE - 2)
        _cross(right, (BOARD // 127 << column) & ((1 << cell // SIZE * SIZE) - 1), start + 1)
        _cross(edge, _TOP & -2 << column, start + 1)
    return right, edge


@compiled
def _cross(masks: Numbers, cells: int, step: int) -> None:
    """Move squares to the sheets that lie this step from theirs."""
    before = masks.copy()
    for sheet in range(_SHEETS):
        masks[sheet] = before[sheet] & ~cells | before[sheet ^ step] & cells


@compiled
def _touch(cells: Numbers, right: Numbers, touched: Numbers) -> None:
    """Write by sheet what touches these squares along a side."""
    for sheet in range(_SHEETS):
        mask = cells[sheet]
        touched[sheet] = mask << SIZE | mask >> SIZE
    for step in range(_SHEETS):
        crossing = right[step]
        if crossing:
            for sheet in range(_SHEETS):
                mask = cells[sheet ^ step]
                touched[sheet] |= (mask & crossing) << 1 | (mask & crossing << 1) >> 1
    for sheet in range(_SHEETS):
        touched[sheet] &= BOARD
