"""What any moment of Kuh Vadis and any action are worth: the chance to win, a draw half of one.

Within a go all values agree: before a roll they are the mean over its outcomes, and with dice on
the table those of the best action. After a mark stands the learned value of the board.
"""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from ludoteca.contract import Values, Words, Worth
from ludoteca.games.kuhvadis.dice import MULTISETS, multisets_below
from ludoteca.games.kuhvadis.goes import Go, action_values, moment_value, new_go, think
from ludoteca.games.kuhvadis.reasons import explain as reason
from ludoteca.games.kuhvadis.rules import (
    NUM_ACTIONS,
    NUM_ROLLS,
    PASS,
    State,
    add_dice,
    chance_outcomes,
    legal_actions,
    outcome,
)
from ludoteca.games.kuhvadis.weights import load_net


def value(state: State) -> Values:
    """Return what both sides can expect."""
    result = outcome(state)
    if result is not None:
        return (0.5 + result[0] / 2, 0.5 + result[1] / 2)
    return _both(state, moment_value(state, _thought(state)))


def actions(state: State, player: int) -> Mapping[int, float]:
    """Return the value of every legal action to the player, the best first."""
    legal = legal_actions(state, player)
    if not legal:
        return {}
    values = np.empty(NUM_ACTIONS)
    action_values(state, _thought(state), values)
    # Of equals a mark is recommended before another roll, and both before a pass.
    best_first = sorted(legal, key=lambda action: (-values[action], action == PASS))
    return {action: float(values[action]) for action in best_first}


def rolls(state: State) -> Mapping[int, Values]:
    """Return what both sides can expect after each outcome of the roll that is due."""
    go, below = _thought(state), multisets_below(state.due)
    results = {
        number: add_dice(state, int(MULTISETS[below + number]))
        for number, _chance in chance_outcomes(state)
    }
    return {number: _both(after, moment_value(after, go)) for number, after in results.items()}


def explain(state: State, player: int, action: int) -> Words:
    """Say why an action is worth what it is."""
    return reason(state, _thought(state), player, action)


def _thought(state: State) -> Go:
    """Return the go of a state, thought through once for all its dice."""
    return _think_of(state._replace(dice=0, rolls=NUM_ROLLS, due=5))


@lru_cache(maxsize=256)
def _think_of(state: State) -> Go:
    go: Go = new_go()
    think(load_net(), state, go)
    return go


def _both(state: State, own: float) -> Values:
    """Return the values of crosses and circles, given that of the side whose turn it is."""
    return (own, 1.0 - own) if state.turn == 0 else (1.0 - own, own)


WORTH = Worth(value=value, actions=actions, rolls=rolls, explain=explain)
