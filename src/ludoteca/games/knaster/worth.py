"""What Knaster positions are worth: alone the expected final score, among others the chance to win.

Before a roll stands the mean over the eleven sums. While a roll is being used, who has not chosen
is taken for a player who uses it to score most: so a choice is judged against what one may expect
of the others, never against what they have chosen and hidden.
"""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludoteca.contract import Values, Words, Worth
from ludoteca.games.knaster.outlook import (
    clock_of,
    expect_after,
    expect_rolls,
    use_to_score,
    value_actions,
)
from ludoteca.games.knaster.reasons import explain as reason
from ludoteca.games.knaster.rules import LAST_ROLL, OVER, ROLLS, State, legal_actions, view
from ludoteca.games.knaster.sheet import Sheet
from ludoteca.games.knaster.value import load_value


def value(state: State) -> Values:
    """Return what everybody can expect."""
    if state.roll or state.phase == OVER:
        return _expected(state)
    after = rolls(state)
    return tuple(
        sum(chance * after[roll][player] for roll, chance in ROLLS)
        for player in range(len(state.sheets))
    )


def actions(state: State, player: int) -> Mapping[int, float]:
    """Return the value of every legal action to a player, the best first."""
    seen = view(state, player)
    legal = legal_actions(seen, player)
    if not legal:
        return {}
    numbers, values = np.array(legal, np.int64), np.empty(len(legal))
    is_last, after = state.phase == LAST_ROLL, foreseen(seen, but=player)
    value_actions(load_value(), _rows(seen), player, state.roll, is_last, after, numbers, values)
    found = dict(zip(legal, values.tolist(), strict=True))
    return {action: found[action] for action in sorted(legal, key=lambda one: -found[one])}


def rolls(state: State) -> Mapping[int, Values]:
    """Return what everybody can expect after each sum of the dice."""
    return dict(_expected_rolls(state._replace(num_rolls=0)))


def explain(state: State, player: int, action: int) -> Words:
    """Say why an action is worth what it is."""
    learned, sheets = load_value(), _rows(view(state, player))
    net = learned.alone if len(sheets) == 1 else learned.among
    return reason(net, state.sheets[player], state.roll, clock_of(sheets, player), action)


def foreseen(state: State, but: int | None = None) -> NDArray[np.int64]:
    """Return the sheets when all but one who have not yet used the roll have, to score most."""
    after, sheets = _rows(state), _rows(state)
    is_last, is_alone = state.phase == LAST_ROLL, len(sheets) == 1
    for player, sheet in enumerate(state.sheets):
        if state.roll and player != but and not state.finished >> player & 1:
            clock = clock_of(sheets, player)
            after[player] = _use(sheet, state.roll, clock, is_last, is_alone)
    return after


@lru_cache(maxsize=1024)
def _use(sheet: Sheet, roll: int, clock: int, is_last: bool, is_alone: bool) -> tuple[int, ...]:
    return (*use_to_score(load_value(), sheet, roll, clock, is_last, is_alone), 0)


@lru_cache(maxsize=256)
def _expected_rolls(state: State) -> tuple[tuple[int, Values], ...]:
    values = np.zeros((13, len(state.sheets)))
    expect_rolls(load_value(), _rows(state), state.phase == LAST_ROLL, values)
    return tuple((roll, tuple(values[roll].tolist())) for roll, _chance in ROLLS)


@lru_cache(maxsize=256)
def _expected(state: State) -> Values:
    values = np.empty(len(state.sheets))
    is_over = state.phase in (LAST_ROLL, OVER)
    expect_after(load_value(), foreseen(state), is_over, values)
    return tuple(values.tolist())


def _rows(state: State) -> NDArray[np.int64]:
    return np.array(state.sheets, np.int64)


WORTH = Worth(value=value, actions=actions, rolls=rolls, explain=explain)
