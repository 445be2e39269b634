"""Connect Four keeps its promises, and plays as it should."""

import pytest
from connect_four.rules import RULES

from ludoteca.errors import InvalidPosition
from ludoteca.testing import check_game


def test_it_keeps_the_promises_of_every_game() -> None:
    check_game("connect_four")


def test_as_many_positions_are_reached_as_others_have_counted() -> None:
    level = {RULES.initial_state(2, "")}
    for number in (7, 49, 238, 1_120, 4_263):  # OEIS A212693
        level = {
            RULES.apply(state, player, action)
            for state in level
            for player in RULES.to_act(state)
            for action in RULES.legal_actions(state, player)
        }
        assert len(level) == number


@pytest.mark.parametrize("moves", ["abababa", "aabbccd", "abbccdcddgd"])
def test_four_in_a_column_a_row_or_a_diagonal_win(moves: str) -> None:
    state = RULES.initial_state(2, "")
    for move in moves:
        assert RULES.outcome(state) is None
        player = RULES.to_act(state)[0]
        state = RULES.apply(state, player, RULES.parse_move(state, player, move))
    assert RULES.outcome(state) == (1, -1)


@pytest.mark.parametrize(
    "bottom", ["X.X....", "XO.O...", "XXXXOOO/.....O.", "XXXX.../OOOO...", "X......X"]
)
def test_positions_that_no_game_leads_to_are_refused(bottom: str) -> None:
    rows = bottom.split("/")[::-1]
    text = "/".join(["......."] * (6 - len(rows)) + rows)
    with pytest.raises(InvalidPosition):
        RULES.parse_position(text)
