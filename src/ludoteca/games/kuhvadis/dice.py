"""The five dice of Kuh Vadis, packed as counts, and the numbering of their multisets.

One hexadecimal digit counts each face, the 1s lowest: 0x200021 is one 1, two 2s and two cows.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

import numpy as np

from ludoteca.compiled import compiled

SYMBOLS = "12345C"  # the faces of a die, and what is printed in the squares of a sheet
NUM_FACES = 6
NUM_DICE = 5

CHOOSE = np.array([[comb(n, k) for k in range(7)] for n in range(12)])
# All multisets of up to five dice, the smaller first: 210 to keep, then 252 results of five dice.
MULTISETS = np.array(
    [
        sum(1 << 4 * face for face in faces)
        for size in range(NUM_DICE + 1)
        for faces in combinations_with_replacement(range(NUM_FACES), size)
    ]
)
NUM_KEEPS = 210
# Which multisets are part of which result of five dice: adding 8s shows the digits that borrow.
_IS_PART = (
    MULTISETS[NUM_KEEPS:, np.newaxis] + 0x888888 - MULTISETS[:NUM_KEEPS]
) & 0x888888 == 0x888888
NUM_PARTS = _IS_PART.sum(axis=1)
PARTS = np.argsort(~_IS_PART, axis=1, kind="stable")[:, : NUM_PARTS.max()].copy()


@compiled
def is_quad(dice: int) -> bool:
    """Say whether four or five dice show the same (R12)."""
    return dice & 0x444444 != 0


@compiled
def count_dice(dice: int) -> int:
    """Return how many dice these are."""
    return dice * 0x111111 >> 20 & 15  # the sixth digit of the product sums them all


@compiled
def multisets_below(size: int) -> int:
    """Return how many multisets have fewer dice than this."""
    return int(CHOOSE[size + 5, 6])


@compiled
def result_number(dice: int) -> int:
    """Return the number of a result of five dice, from 0 to 251."""
    return multiset_number(dice) - NUM_KEEPS


@compiled
def multiset_number(dice: int) -> int:
    """Return the place of some dice in MULTISETS (by the combinatorial number system)."""
    number, count = 0, 0
    for place in range(NUM_FACES):
        count += dice >> 4 * (5 - place) & 15
        number += int(CHOOSE[count + place, place + 1])
    return number


@cache
def multiset_odds(size: int) -> tuple[tuple[int, float], ...]:
    """Return the results of so many dice, numbered from 0, each with its probability (R4)."""
    results = MULTISETS[multisets_below(size) : multisets_below(size + 1)]
    counts = [[int(dice) >> 4 * face & 15 for face in range(NUM_FACES)] for dice in results]
    ways = [factorial(size) // prod(map(factorial, count)) for count in counts]
    return tuple((number, way / NUM_FACES**size) for number, way in enumerate(ways))


def pack_dice(symbols: str) -> int:
    """Count the dice of a text such as `244CC`."""
    return sum(1 << 4 * SYMBOLS.index(symbol) for symbol in symbols)


def format_dice(dice: int) -> str:
    """Write dice in the order of their faces, such as `244CC`."""
    return "".join(symbol * (dice >> 4 * face & 15) for face, symbol in enumerate(SYMBOLS))
