"""Whether what a game says of its positions is what values are promised to be."""

from math import isclose
from typing import Any

from ludoteca.compiled import is_off
from ludoteca.contract import Values, Worth
from ludoteca.testing.promises import Promise
from ludoteca.testing.rules import check_words
from ludoteca.testing.subject import Subject

NUM_VALUED = 25  # positions; values may take their time
_ROUNDING = 1e-6


def check_worth(subject: Subject) -> None:
    """Require that values agree with the rules and with each other, if the game has any."""
    worth = subject.game.worth
    if worth is None:
        return
    num_valued = 2 if is_off() else NUM_VALUED  # without compilation a value may take seconds
    for state in subject.looked_at(step=-max(1, len(subject.states) // num_valued)):
        values = worth.value(state)
        is_right = len(values) == subject.num_players and values == worth.value(state)
        subject.require(is_right, Promise.VALUES, f"{values}, then {worth.value(state)}")
        if subject.num_players > 1:
            subject.require(_is_near(sum(values), 1), Promise.VALUES, f"{values} are not 1 in all")
        outcome = subject.rules.outcome(state)
        if outcome is not None:
            right = _result(outcome)
            is_right = all(map(_is_near, values, right))
            subject.require(is_right, Promise.VALUES, f"{values} at the end, not {right}")
        for player, value in enumerate(values):
            _check_actions(subject, worth, state, player, value)
        if subject.rules.num_dice(state):
            _check_rolls(subject, worth, state, values)


def _result(outcome: tuple[int, ...]) -> Values:
    """Return the value of an end: the score alone, among others the share of the win."""
    if len(outcome) == 1:
        return (float(outcome[0]),)
    winners = outcome.count(max(outcome))
    return tuple((score == max(outcome)) / winners for score in outcome)


def _check_actions(
    subject: Subject, worth: Worth[Any], state: Any, player: int, value: float
) -> None:
    """Require a value of every legal action, the best first, none by what is hidden."""
    rules = subject.rules
    actions = worth.actions(state, player)
    found = list(actions.values())
    is_right = set(actions) == set(rules.legal_actions(state, player))
    is_right &= found == sorted(found, reverse=True)
    is_right &= list(worth.actions(rules.view(state, player), player).items()) == list(
        actions.items()
    )
    is_right &= set(worth.errors(state, player)) <= set(actions)
    is_right &= set(worth.plies(state, player)) in (set(), set(actions))
    if rules.to_act(state) == (player,) and rules.view(state, player) == state:
        is_right &= bool(found) and _is_near(found[0], value)
    subject.require(is_right, Promise.VALUED_ACTIONS, f"{dict(actions)}", player=player)
    for action in list(actions)[:: max(1, len(actions) - 1)]:  # the best and the worst
        check_words(subject, worth.explain(state, player, action), player, action)


def _check_rolls(subject: Subject, worth: Worth[Any], state: Any, values: Values) -> None:
    """Require that the value before a roll is the mean over what can fall."""
    chances, rolls = dict(subject.rules.chance_outcomes(state)), worth.rolls(state)
    is_right = set(rolls) == set(chances) and all(
        _is_near(value, sum(chances[roll] * rolls[roll][player] for roll in rolls))
        for player, value in enumerate(values)
    )
    subject.require(is_right, Promise.VALUED_ROLLS, f"{values} before {dict(rolls)}")


def _is_near(one: float, other: float) -> bool:
    return isclose(one, other, rel_tol=_ROUNDING, abs_tol=_ROUNDING)
