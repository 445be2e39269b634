"""Count and pick the members of a set held in the 64 bits of an integer."""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled, lean

_ALL = (1 << 64) - 1


@compiled
def num_bits(mask: int) -> int:
    """Return how many bits are set."""
    mask = int(mask)  # uncompiled, a NumPy scalar would complain of overflow
    twos = mask - (mask >> 1 & 0x5555555555555555)
    fours = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return eights * 0x0101010101010101 >> 56 & 0x7F


@compiled
def nth_bit(mask: int, n: int) -> int:
    """Return the number of the n-th set bit, n counted from 0."""
    mask = int(mask)  # as above
    # Count in fields of 2, 4 and 8 bits, sum up the bytes, then halve the range six times.
    twos = mask - (mask >> 1 & 0x5555555555555555)
    fours = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333)
    up_to = ((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101
    bit = 32 if n >= up_to >> 24 & 0x7F else 0
    bit += 16 if n >= up_to >> (bit + 8) & 0x7F else 0
    bit += 8 if n >= up_to >> bit & 0x7F else 0
    n -= (up_to << 8) >> bit & 0x7F
    count = fours >> bit & 7
    if n >= count:
        n -= count
        bit += 4
    count = twos >> bit & 3
    if n >= count:
        n -= count
        bit += 2
    return bit if n < mask >> bit & 1 else bit + 1


@lean
def list_bits(mask: int, numbers: NDArray[np.int64]) -> int:
    """List the numbers of the bits that are set, the lowest first, and return how many are."""
    mask, count = int(mask), num_bits(mask)
    for n in range(count):
        lowest = mask & -mask
        numbers[n] = num_bits(lowest - 1)
        mask ^= lowest
    return count


_MEMBERS = [  # of each byte, by its place and its value
    [tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]
    for place in range(8)
]


def members(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, the lowest first."""
    found, place, left = list[int](), 0, mask & _ALL
    while left:
        found += _MEMBERS[place][left & 255]
        left >>= 8
        place += 1
    return found
