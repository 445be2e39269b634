"""check_game finds values that are not what they promise to be."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from ludoteca.contract import Game, Words, Worth
from ludoteca.testing import BrokenPromise, Promise, check_game
from tests.tiny_game.rules import RULES, State
from tests.tiny_game.worth import WORTH, actions, value

pytestmark = pytest.mark.compiled  # needs more positions than are looked at without


def _hopeful(state: State) -> tuple[float, ...]:
    return tuple(chance + 0.1 for chance in value(state))


def _never_over(state: State) -> tuple[float, ...]:
    return value(state) if RULES.outcome(state) is None else (0.5, 0.5)


def _of_one_player(state: State) -> tuple[float, ...]:
    return value(state)[:1]


def _best_last(state: State, player: int) -> Mapping[int, float]:
    return dict(reversed(actions(state, player).items()))


def _one_left_out(state: State, player: int) -> Mapping[int, float]:
    return dict(list(actions(state, player).items())[:1])


def _too_low(state: State, player: int) -> Mapping[int, float]:
    return {action: chance / 2 for action, chance in actions(state, player).items()}


def _of_nothing(_state: State, _player: int) -> Mapping[int, float]:
    return {7: 0.1}


def _lucky(_state: State) -> Mapping[int, tuple[float, ...]]:
    return {1: (1.0, 0.0), 2: (1.0, 0.0)}


def _speechless(_state: State, _player: int, _action: int) -> Words:
    return Words("tiny-silence", {})


FAULTS: tuple[tuple[Promise, dict[str, Any]], ...] = (
    (Promise.VALUES, {"value": _hopeful}),
    (Promise.VALUES, {"value": _never_over}),
    (Promise.VALUES, {"value": _of_one_player}),
    (Promise.VALUED_ACTIONS, {"actions": _best_last}),
    (Promise.VALUED_ACTIONS, {"actions": _one_left_out}),
    (Promise.VALUED_ACTIONS, {"actions": _too_low}),
    (Promise.VALUED_ACTIONS, {"errors": _of_nothing}),
    (Promise.VALUED_ACTIONS, {"plies": _of_nothing}),
    (Promise.VALUED_ROLLS, {"rolls": _lucky}),
    (Promise.WORDS, {"explain": _speechless}),
)


def check_with(game: Game, worth: Worth[State], monkeypatch: pytest.MonkeyPatch) -> None:
    """Check a game whose values are these."""
    assert game.worth is not None
    rolls = game.worth.rolls
    complete = worth if worth.rolls is _lucky else replace(worth, rolls=rolls)
    monkeypatch.setitem(vars(game), "worth", complete)
    check_game(game, num_positions=60, num_matches=2)


def test_true_values_pass(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    check_with(tiny, WORTH, monkeypatch)


@pytest.mark.parametrize(("promise", "changes"), FAULTS)
def test_false_values_are_noticed(
    tiny: Game, monkeypatch: pytest.MonkeyPatch, promise: Promise, changes: dict[str, Any]
) -> None:
    with pytest.raises(BrokenPromise) as caught:
        check_with(tiny, replace(WORTH, **changes), monkeypatch)
    assert caught.value.promise is promise, caught.value
