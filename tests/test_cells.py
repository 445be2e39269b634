"""The names of cells and the members of masks, which all games share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bits import members
from ludoteca.cells import MAX_COLUMNS, MAX_ROWS, format_cell, parse_cell


def test_cells_are_named_by_column_and_row_from_the_top_left() -> None:
    assert [format_cell(cell, 7) for cell in (0, 6, 7, 24, 41)] == ["a1", "g1", "a2", "d4", "g6"]
    assert [format_cell(cell, 19) for cell in (18, 360)] == ["s1", "s19"]


@given(st.data())
def test_every_name_is_read_back(data: st.DataObject) -> None:
    columns = data.draw(st.integers(1, MAX_COLUMNS))
    rows = data.draw(st.integers(1, MAX_ROWS))
    cell = data.draw(st.integers(0, rows * columns - 1))
    name = format_cell(cell, columns)
    assert parse_cell(name, columns, rows) == parse_cell(name.upper(), columns) == cell


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a01", "a7", "h1", "a-1", "1a", " a1", "a²"])
def test_what_is_no_cell_of_the_grid_is_none(text: str) -> None:
    assert parse_cell(text, 7, 6) is None


@given(st.sets(st.integers(0, 63)))
def test_the_members_of_a_mask_are_its_bits_in_order(bits: set[int]) -> None:
    assert members(sum(1 << bit for bit in bits)) == sorted(bits)
