"""What is done to eight rows at once is what is done to each of them."""

import random
from typing import Any

import pytest

from ludoteca.compiled import lean
from ludoteca.lanes import NUM_LANES, lanes_with, load, store, where
from ludoteca.rows import Rows, side_by_side

FROM = 3  # the first of the rows that are read


@lean
def compute(rows: Rows, out: Rows) -> int:
    """Do everything that lanes can do."""
    a, b = load(rows, FROM, 0), load(rows, FROM, 1)
    store(out, FROM, 0, formula(a, b))
    store(out, FROM, 1, where(a < b, a, b))
    store(out, FROM, 2, where(a != b, 7, a))
    return lanes_with((a & 1) == (b & 1))


@lean
def formula(a: Any, b: Any) -> Any:
    """Use all operators, for lanes or for numbers."""
    return (~a & b | -b ^ a << 3) + (b >> 2) * 5 - (3 - a)


@pytest.mark.parametrize("seed", range(20))
def test_lanes_are_computed_like_numbers(seed: int) -> None:
    rng = random.Random(seed)
    rows, out = side_by_side(16, 2), side_by_side(16, 3)
    values = [[rng.randrange(-(1 << 40), 1 << 40), rng.randrange(8)] for _ in range(NUM_LANES)]
    values[2][0] = values[2][1]
    rows[FROM : FROM + NUM_LANES] = values
    equal = compute(rows, out)
    for lane, (a, b) in enumerate(values):
        expected = (~a & b | -b ^ a << 3) + (b >> 2) * 5 - (3 - a)
        assert out[FROM + lane].tolist() == [expected, min(a, b), 7 if a != b else a]
        assert equal >> lane & 1 == (a % 2 == b % 2)
    assert not out[:FROM].any()
    assert not out[FROM + NUM_LANES :].any()


@pytest.mark.parametrize("size", [1, 8, 500, 512, 1024, 8192])
def test_words_of_a_row_do_not_compete_for_the_same_place(size: int) -> None:
    rows = side_by_side(size, 16)
    assert len(rows) >= size
    assert rows.flags.f_contiguous
    assert rows.strides[1] % 4096 not in (0, 8, 4088)
