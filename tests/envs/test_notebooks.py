"""The example notebooks run from above to below, and print what is kept in them."""

import pytest

from tests.notebooks import code_cells, notebooks, outputs, read, run


def test_there_is_a_notebook_of_each_example() -> None:
    assert len(notebooks()) == 4


@pytest.mark.parametrize("name", notebooks())
def test_a_notebook_prints_what_it_shows(name: str) -> None:
    notebook = read(name)
    shown = [outputs(cell) for cell in code_cells(notebook)]
    assert any(shown)
    assert run(notebook) == shown
