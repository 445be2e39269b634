"""What is written in wide stores is what is written byte by byte."""

import random

import numpy as np
import pytest

from ludoteca.bits import list_bits, members
from ludoteca.compiled import lean
from ludoteca.planes import Bytes, put_planes

PUT = 3  # of four places in each of two rows
ROOM = (2, 4, 100)


@lean
def put_masks(out: Bytes, bits: int) -> None:
    """Write bits in every length."""
    put_planes(out, 1, 0, 3, (bits,), 64)
    put_planes(out, 1, 1, 3, (bits,), 56)
    put_planes(out, 1, 2, 3, (bits,), 32)
    put_planes(out, 1, 3, 3, (bits,), 8)


@lean
def put_digits(out: Bytes, ones: int, twos: int, fours: int, eights: int) -> None:
    """Write numbers of four binary digits, and of two."""
    put_planes(out, 0, PUT, 36, (ones, twos, fours, eights), 64)
    put_planes(out, 0, 0, 0, (ones, twos), 24)


@pytest.mark.parametrize("seed", range(20))
def test_bits_become_bytes(seed: int) -> None:
    bits = random.Random(seed).getrandbits(64) - (1 << 63)  # also where the highest is set
    out = np.full(ROOM, 7, dtype=np.int8)
    put_masks(out, bits)
    for place, count in enumerate((64, 56, 32, 8)):
        expected = [7] * 3 + [bits >> n & 1 for n in range(count)] + [7] * (97 - count)
        assert out[1, place].tolist() == expected
    assert set(out[0].ravel().tolist()) == {7}


@pytest.mark.parametrize("seed", range(20))
def test_planes_become_numbers(seed: int) -> None:
    numbers = [random.Random(seed + n).randrange(16) for n in range(63)]
    planes = [sum((number >> k & 1) << n for n, number in enumerate(numbers)) for k in range(4)]
    out = np.full(ROOM, 7, dtype=np.int8)
    put_digits(out, *planes)
    assert out[0, PUT].tolist() == [7] * 36 + numbers + [0]
    assert out[0, 0].tolist() == [number & 3 for number in numbers[:24]] + [7] * 76


@pytest.mark.parametrize("mask", [0, 1, 1 << 62, -1, -(1 << 63), 0x5A5A << 20, 2**63 - 1])
def test_bits_are_listed(mask: int) -> None:
    numbers = np.zeros(64, dtype=np.int64)
    count = list_bits(mask, numbers)
    assert numbers[:count].tolist() == members(mask & (1 << 64) - 1)
