"""Looking back at a match: every state it went through."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ludoteca.match import Match
from ludoteca.match.past import as_it_was
from tests.match.matches import ANNA, BRUNO, knaster, kuhvadis, quantik

OF_EACH_GAME = pytest.mark.parametrize(
    "start",
    [quantik, partial(knaster, ANNA, BRUNO), kuhvadis],
    ids=["quantik", "knaster", "kuhvadis"],
)


def played(match: Match[Any], decisions: int) -> list[tuple[int, Any]]:
    """Decide for whoever is due; return after how many events there was which state."""
    found = [(len(match.events), match.state)]
    for choice in range(decisions):
        seat = match.seats_to_act[0]
        actions = match.legal_actions(seat)
        match.act(seat, actions[choice * 7 % len(actions)])
        found.append((len(match.events), match.state))
    return found


@OF_EACH_GAME
def test_every_state_is_found_again(start: Callable[[], Match[Any]]) -> None:
    match = start()
    for number, state in played(match, 4):
        assert match.state_after(number) == state
    assert match.state_after(0) == match.rules.initial_state(len(match.seats), match.setup)


@OF_EACH_GAME
def test_a_match_is_shown_as_it_was(start: Callable[[], Match[Any]]) -> None:
    match = start()
    played(match, 4)
    match.resign(0)
    for number in range(len(match.events) + 1):
        then = as_it_was(match, number)
        assert then.events == match.events[:number]
        assert then.state == match.state_after(number)
        assert then.view(None) == then.state  # nothing is hidden any more
        assert then.seats_to_act == ()
    assert then.resigned == (0,)
    assert as_it_was(match, 0).resigned == ()
