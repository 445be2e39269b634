"""A function on a known set of keys, stored without the keys: about 1.13 bits per bit of value.

A value is written in unary (n ones, then a zero). Each of its bits is the exclusive or of three
cells of one long row of bits, at places that a hash of key and bit number chooses. All three lie
in neighbouring segments of the row (a binary fuse filter, Graf and Lemire 2022), which lets the
system of equations be solved by peeling. A key outside the set gets a meaningless value.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled

MAX_VALUE = 15  # so that a bit's number fits four bits
_MAX_SEEDS = 64
_WORD = 0xFFFFFFFF
_SEGMENT_BITS = 13
_SEGMENT = 1 << _SEGMENT_BITS


class StaticFunction(NamedTuple):
    """The row of bits, eight a byte, and the seed of the hash."""

    row: NDArray[np.uint8]
    seed: int


@compiled
def value_of(function: StaticFunction, key: int) -> int:
    """Return the value of a key (44 bits at most) that is in the set."""
    row = function.row
    segments = (len(row) * 8 >> _SEGMENT_BITS) - 2
    value = 0
    while value <= MAX_VALUE:
        x, y, z = _places(key, value, function.seed, segments)
        if not (row[x >> 3] >> (x & 7) ^ row[y >> 3] >> (y & 7) ^ row[z >> 3] >> (z & 7)) & 1:
            break
        value += 1
    return value


def build(keys: NDArray[np.int64], values: NDArray[np.int64]) -> StaticFunction:
    """Store distinct keys' values; the same keys and values give the same bits."""
    if len(values) and not 0 <= values.min() <= values.max() <= MAX_VALUE:
        raise ValueError(f"values must be 0 to {MAX_VALUE}")
    num_equations = int((values + 1).sum())
    segments = max(1, -(-num_equations * 9 // 8 >> _SEGMENT_BITS) + 1)
    for seed in range(_MAX_SEEDS):
        cells = np.zeros(segments + 2 << _SEGMENT_BITS, dtype=np.uint8)
        if _solve(keys, values, num_equations, seed, segments, cells):
            return StaticFunction(np.packbits(cells, bitorder="little"), seed)
    raise ValueError("the keys must be distinct")


@compiled
def _places(key: int, bit: int, seed: int, segments: int) -> tuple[int, int, int]:
    """Return the three cells that make up one bit; distinct keys get distinct 64-bit hashes."""
    low = key & _WORD
    first = _mixed(low ^ _mixed(key >> 32 | bit << 12 | seed << 16))
    second = _mixed(low + first & _WORD)
    start = (first * segments >> 32) << _SEGMENT_BITS
    return (
        start + (second & _SEGMENT - 1),
        start + _SEGMENT + (second >> _SEGMENT_BITS & _SEGMENT - 1),
        start + 2 * _SEGMENT + (first & _SEGMENT - 1),
    )


@compiled
def _mixed(word: int) -> int:
    """Mix the bits of a 32-bit word; one-to-one."""
    word ^= word >> 16
    word = word * 0x7FEB352D & _WORD
    word ^= word >> 15
    word = word * 0x68E31DA5 & _WORD
    return word ^ word >> 16


@compiled
def _solve(
    keys: NDArray[np.int64],
    values: NDArray[np.int64],
    num_equations: int,
    seed: int,
    segments: int,
    cells: NDArray[np.uint8],
) -> bool:
    """Choose the cells so that all equations hold; say whether this seed allows it."""
    places = np.empty((num_equations, 3), dtype=np.int32)
    right_sides = np.zeros(num_equations, dtype=np.uint8)
    degrees = np.zeros(len(cells), dtype=np.int32)
    joined = np.zeros(len(cells), dtype=np.int32)  # exclusive or of the equations of a cell
    equation = 0
    for i in range(len(keys)):
        for bit in range(values[i] + 1):
            x, y, z = _places(int(keys[i]), bit, seed, segments)
            for j, place in enumerate((x, y, z)):
                places[equation, j] = place
                degrees[place] += 1
                joined[place] ^= equation
            right_sides[equation] = bit < values[i]
            equation += 1

    # Peel: an equation with a cell of its own can wait until all others are satisfied.
    peeled = np.empty((num_equations, 2), dtype=np.int32)  # equation, the cell of its own
    alone = np.empty(len(cells), dtype=np.int32)
    num_alone = 0
    num_peeled = 0
    for place in range(len(cells)):
        if degrees[place] == 1:
            alone[num_alone] = place
            num_alone += 1
    while num_alone:
        num_alone -= 1
        own = alone[num_alone]
        if degrees[own] != 1:
            continue
        equation = joined[own]
        peeled[num_peeled, 0] = equation
        peeled[num_peeled, 1] = own
        num_peeled += 1
        for place in places[equation]:
            degrees[place] -= 1
            joined[place] ^= equation
            if degrees[place] == 1:
                alone[num_alone] = place
                num_alone += 1

    for i in range(num_peeled - 1, -1, -1):
        equation = peeled[i, 0]
        total = right_sides[equation]
        for place in places[equation]:
            total ^= cells[place]
        cells[peeled[i, 1]] = total
    return num_peeled == num_equations
