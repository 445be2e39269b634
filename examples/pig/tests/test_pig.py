"""Pig keeps its promises, and plays as it should."""

import pytest
from pig.rules import HOLD, ROLL, RULES, State

from ludoteca.errors import InvalidPosition
from ludoteca.testing import check_game


def test_it_keeps_the_promises_of_every_game() -> None:
    check_game("pig")


def test_a_one_loses_the_pile_and_a_hold_banks_it() -> None:
    state = State((40, 12), 0, 9, 0)
    due = RULES.apply(state, 0, ROLL)
    assert RULES.apply_chance(due, 1) == State((40, 12), 1, 0, 1)
    assert RULES.apply_chance(due, 6) == State((40, 12), 0, 15, 0)
    assert RULES.apply(state, 0, HOLD) == State((49, 12), 1, 0, 1)


def test_a_hundred_wins_at_once() -> None:
    state = RULES.apply_chance(State((90, 12), 0, 5, 1), 5)
    assert RULES.outcome(state) == (100, 12)
    assert RULES.to_act(state) == ()


@pytest.mark.parametrize("text", ["1 2+0?", "5 2+1?", "5 2+0", "100 2+0?", "50+56 0", "2 2", "5+2"])
def test_positions_that_no_game_leads_to_are_refused(text: str) -> None:
    with pytest.raises(InvalidPosition):
        RULES.parse_position(text)
