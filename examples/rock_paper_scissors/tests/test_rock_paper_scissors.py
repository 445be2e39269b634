"""Rock, paper, scissors keeps its promises, and plays as it should."""

import pytest
from rock_paper_scissors.rules import RULES

from ludoteca.errors import InvalidPosition
from ludoteca.testing import check_game


def test_it_keeps_the_promises_of_every_game() -> None:
    check_game("rock_paper_scissors")


@pytest.mark.parametrize(
    ("hands", "points"), [("RS", (1, 0)), ("SP", (1, 0)), ("PR", (1, 0)), ("RR", (0, 0))]
)
def test_each_hand_beats_one_other(hands: str, points: tuple[int, ...]) -> None:
    assert RULES.points is not None
    assert RULES.points(RULES.parse_position(f"{hands}/..")) == points
    assert RULES.points(RULES.parse_position(f"{hands[::-1]}/..")) == points[::-1]


def test_a_hand_wins_a_point_of_each_that_it_beats() -> None:
    assert RULES.points is not None
    assert RULES.points(RULES.parse_position("RSSP/....")) == (2, 1, 1, 1)


@pytest.mark.parametrize("text", ["R", "RS", "R./..", "RS/...", "RS/" * 5 + "R.", "RS/" * 6 + ".."])
def test_positions_that_no_game_has_are_refused(text: str) -> None:
    with pytest.raises(InvalidPosition):
        RULES.parse_position(text)
