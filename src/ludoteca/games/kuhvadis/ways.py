"""How far a Kuh Vadis side is from joining its starts: the least effort of a tree of squares.

A square of one's own costs nothing, a cow 1 and a number 2: three of a number take about twice as
many turns to roll as two cows. Squares of the other side cannot be crossed. A tree that joins
three starts is three ways from one square where they meet (Dreyfus and Wagner's algorithm, with
sets of squares instead of single ones).
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.squares import NUM_CELLS, spread

Numbers = NDArray[np.int64]

FAR = 40  # stands for any way that long, and for none


@compiled
def effort(cell: int, cows: int, numbers: int) -> int:
    """Return what it takes to mark a square."""
    return (cows >> cell & 1) + 2 * (numbers >> cell & 1)


@compiled
def least_effort(starts: int, own: int, cows: int, numbers: int) -> int:
    """Return the effort of joining three starts, FAR if it cannot be done."""
    ways = _ways_from(starts, own, cows, numbers)
    least = FAR
    for cell in range(NUM_CELLS):
        meeting = ways[0, cell] + ways[1, cell] + ways[2, cell]
        least = min(least, int(meeting) - 2 * effort(cell, cows, numbers))
    return least


@compiled
def efforts_through(starts: int, own: int, cows: int, numbers: int) -> Numbers:
    """Return for each square the effort of joining three starts by way of that square."""
    ways = _ways_from(starts, own, cows, numbers)
    through = np.full(NUM_CELLS, FAR)
    for start in range(3):
        # The square hangs on the branch to this start; the other two meet where that begins.
        pair = _pair_ways(ways[start - 1], ways[start - 2], own, cows, numbers)
        for cell in range(NUM_CELLS):
            joined = pair[cell] + ways[start, cell] - effort(cell, cows, numbers)
            through[cell] = min(through[cell], joined)
    return through


@compiled
def _ways_from(starts: int, own: int, cows: int, numbers: int) -> Numbers:
    """Return the effort of a way from each of three starts to each square."""
    ways = np.full((3, NUM_CELLS), FAR)
    seeds = np.zeros(FAR, dtype=np.int64)
    for start in range(3):
        seeds[0] = starts & -starts
        starts &= starts - 1
        _flood(seeds, 0, own, cows, numbers, ways[start])
    return ways


@compiled
def _pair_ways(first: Numbers, second: Numbers, own: int, cows: int, numbers: int) -> Numbers:
    """Return the effort of joining two starts and each square."""
    seeds = np.zeros(FAR, dtype=np.int64)
    last = 0
    for cell in range(NUM_CELLS):
        meeting = int(first[cell] + second[cell]) - effort(cell, cows, numbers)
        if meeting < FAR:
            seeds[meeting] |= 1 << cell
            last = max(last, meeting)
    ways = np.full(NUM_CELLS, FAR)
    _flood(seeds, last, own, cows, numbers, ways)
    return ways


@compiled
def _flood(seeds: Numbers, last: int, own: int, cows: int, numbers: int, ways: Numbers) -> None:
    """Fill in the least effort of each square, seeds[e] being reached with e, none after last."""
    earlier, reached = 0, 0
    for level in range(FAR):
        grown = reached | int(seeds[level]) | spread(reached) & cows | spread(earlier) & numbers
        more = grown | spread(grown) & own
        while more != grown:
            grown, more = more, more | spread(more) & own
        new = grown & ~reached
        while new:
            ways[num_bits((new & -new) - 1)] = level
            new &= new - 1
        if grown == earlier and level > last:
            return
        earlier, reached = reached, grown
