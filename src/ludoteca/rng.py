"""A small random number generator for kernels: sfc32, the same numbers on every machine.

Its state is an array of four 32-bit words. It works in int64 with masks, so that compiled and
plain Python agree. Dice of a real match never come from here (see `match/dice.py`).
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import lean, taken_in

Rng = NDArray[np.int64]
_WORD = 0xFFFFFFFF


def seeded(seed: int, *stream: int | str) -> Rng:
    """Return a generator of its own for each seed and stream name."""
    name = ",".join(map(str, (seed, *stream)))
    words = hashlib.sha256(name.encode()).digest()[:16]
    return np.frombuffer(words, dtype="<u4").astype(np.int64)


@lean
def next_word(rng: Rng) -> int:
    """Return 32 random bits."""
    result, rng[0], rng[1], rng[2], rng[3] = stir(rng[0], rng[1], rng[2], rng[3])
    return int(result)


@taken_in
def stir(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    """Return 32 random bits and the words of the generator after them."""
    result = (a + b + counter) & _WORD
    mixed = (((c << 21) | (c >> 11)) + result) & _WORD
    return result, b ^ (b >> 9), (c + (c << 3)) & _WORD, mixed, (counter + 1) & _WORD


@lean
def below(rng: Rng, bound: int) -> int:
    """Return a number from 0 to bound - 1; the bias is under bound / 2**32."""
    return (next_word(rng) * bound) >> 32
