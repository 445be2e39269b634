"""Expectimax for any game: every decision is made for the one who makes it, chance is averaged.

The outcomes of dice are multisets with their probabilities, as the rules tell them, not dice in
order. With several players each maximises the own value (max^n); between two whose outcomes cancel
that is minimax.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.search.mcts import InvalidSearch
from ludoteca.search.walk import Walk

Values = tuple[float, ...]


class Found(NamedTuple):
    """The value of a position for each player, and the best action, None if nobody decides."""

    values: Values
    best: int | None


def expectimax(walk: Walk, depth: int, value: Callable[[Any], Values] | None = None) -> Found:
    """Look so many decisions ahead, and value what lies beyond by a function of states.

    Values at the end are outcomes. Without a function, what lies beyond counts as the middle of
    all outcomes. The walk is left as it was.

    >>> from ludoteca.search import Walk, expectimax
    >>> walk = Walk("quantik")
    >>> for action in (0, 17, 34):
    ...     walk.apply(action)
    >>> expectimax(walk, 1)
    Found(values=(-1.0, 1.0), best=51)
    """
    if isinstance(depth, bool) or not isinstance(depth, int) or depth < 1:
        raise InvalidSearch("search-error-number", name="depth", value=str(depth))
    return _look(walk, depth, value)


def _look(walk: Walk, depth: int, value: Callable[[Any], Values] | None) -> Found:
    outcome = walk.outcome()
    if outcome is not None:
        return Found(tuple(map(float, outcome)), None)
    if walk.is_chance:
        return Found(_mean(walk, depth, value), None)
    if len(walk.players) > 1:
        raise InvalidSearch("search-error-simultaneous")
    if not depth:
        low, high = walk.game.rules.outcome_range
        middle = ((low + high) / 2,) * walk.num_players
        return Found(middle if value is None else value(walk.state), None)
    player, found = walk.player, Found((), None)
    for action in walk.legal():
        values = _after(walk, action, depth - 1, value)
        if found.best is None or values[player] > found.values[player]:
            found = Found(values, action)
    return found


def _mean(walk: Walk, depth: int, value: Callable[[Any], Values] | None) -> Values:
    """Return the mean over the dice that are due."""
    totals = [0.0] * walk.num_players
    for outcome, odds in walk.chances():
        for player, worth in enumerate(_after(walk, outcome, depth, value)):
            totals[player] += odds * worth
    return tuple(totals)


def _after(walk: Walk, action: int, depth: int, value: Callable[[Any], Values] | None) -> Values:
    """Return the values after an action or an outcome."""
    walk.apply(action)
    values = _look(walk, depth, value).values
    walk.undo()
    return values
