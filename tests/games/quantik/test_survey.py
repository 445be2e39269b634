"""The survey of solved Quantik, against a search without table."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca.games.quantik.rules import format_position
from ludoteca.games.quantik.survey import survey
from tests.games.quantik import twin_search as naive


def winning_moves(cells: str) -> int:
    """Count the placements that win, by searching on from each."""
    count = 0
    for cell, piece in naive.placements(cells):
        child = naive.place(cells, cell, piece)
        count += naive.completes_a_line(child, cell) or naive.distance(child) % 2 == 0
    return count


@pytest.mark.deep
def test_only_moves_and_longest_fights_are_what_they_are_said_to_be(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        surveys = survey(tmp_path, executor)
    assert [found.ply for found in surveys] == list(range(17))
    assert surveys[0].longest % 2 == 0  # the second player wins
    for found in surveys[6:]:
        for state in found.fights[:20]:
            cells = format_position(state).replace("/", "")
            assert naive.distance(cells) == found.longest
        for state in found.hardest[:20]:
            assert winning_moves(format_position(state).replace("/", "")) == 1
        assert found.only_moves >= len(found.hardest)
