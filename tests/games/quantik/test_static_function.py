"""The static function: every stored key gets its value back."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.quantik.static_function import MAX_VALUE, build, value_of

KEYS = st.integers(0, (1 << 44) - 1)


@given(st.dictionaries(KEYS, st.integers(0, MAX_VALUE), min_size=1, max_size=60))
@settings(max_examples=20, deadline=None)
def test_stored_values_come_back(values: dict[int, int]) -> None:
    keys = np.array(list(values), dtype=np.int64)
    function = build(keys, np.array(list(values.values()), dtype=np.int64))
    assert [value_of(function, key) for key in values] == list(values.values())


def test_thousands_of_neighbouring_keys_come_back() -> None:
    keys = np.arange(20_000) + (1 << 43)
    values = np.arange(20_000) % 7
    function = build(keys, values)
    assert [value_of(function, int(key)) for key in keys[::17]] == values[::17].tolist()


def test_the_same_values_give_the_same_bits() -> None:
    keys, values = np.arange(0, 5000, 7), np.arange(0, 5000, 7) % 3
    assert build(keys, values).row.tobytes() == build(keys, values).row.tobytes()


def test_a_key_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="distinct"):
        build(np.array([5, 5]), np.array([0, 1]))


@pytest.mark.parametrize("value", [-1, MAX_VALUE + 1])
def test_a_value_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match="values must be"):
        build(np.array([1]), np.array([value]))
