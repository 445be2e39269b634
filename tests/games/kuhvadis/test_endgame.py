"""Late positions solved exactly: by hand, and against a twin that weighs one go with fractions."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from ludoteca.bits import members
from ludoteca.games.kuhvadis.endgame import MOST_FREE, Endgame, solve, think_exactly
from ludoteca.games.kuhvadis.goes import action_values, new_go
from ludoteca.games.kuhvadis.rules import (
    NUM_ACTIONS,
    NUM_ROLLS,
    RULES,
    State,
    apply,
    free_cells,
    initial_state,
    is_blocked,
    is_joined,
    parse_position,
)
from ludoteca.games.kuhvadis.squares import spread
from tests.games.kuhvadis.late import ONE_LEFT, late_position
from tests.games.kuhvadis.turn import Turn


def value_of(endgame: Endgame, state: State) -> float:
    """Return the exact value before the first roll of a go."""
    return float(think_exactly(endgame, state, new_go()))


def test_the_last_square_by_hand() -> None:
    state = parse_position(f"{ONE_LEFT} x ????? 3 -")
    cow = Fraction(91, 216)  # the chance of a cow with one die in three rolls
    mark = 1 - sum(comb(5, n) * cow**n * (1 - cow) ** (5 - n) for n in (0, 1))
    # crosses = mark + (1 - mark) (1 - circles), circles = mark / 2 + (1 - mark) (1 - crosses)
    rest = 1 - mark
    crosses = (mark + rest - rest * (mark / 2 + rest)) / (1 - rest * rest)
    circles = mark / 2 + rest * (1 - crosses)
    endgame = solve(state)
    assert value_of(endgame, state) == pytest.approx(float(crosses), abs=1e-10)
    other = parse_position(f"{ONE_LEFT} o ????? 3 -")
    assert value_of(endgame, other) == pytest.approx(float(circles), abs=1e-10)


def result_after(state: State, player: int) -> Fraction | None:
    """Return the result for who has just marked, if that ends the game."""
    if is_joined(state, player):
        return Fraction(1)
    both = is_blocked(state, player) and is_blocked(state, 1 - player)
    return Fraction(1, 2) if both else None


def weighed(endgame: Endgame, state: State) -> float:
    """Return what a go is worth when all that can follow is worth what was solved."""
    player, targets = state.turn, free_cells(state)
    if state.last >= 0:
        targets &= spread(1 << state.last)
    passing = 1 - Fraction(value_of(endgame, state._replace(turn=1 - player, last=-1)))
    marks, quads = [passing] * 6, [passing] * 6
    for face in range(6):
        for cell in members(targets & state[face]):
            field = ("crosses", "circles")[player]
            after = state._replace(**{field: state[6 + player] | 1 << cell})
            result = result_after(after, player)
            if result is None:
                reply = after._replace(turn=1 - player, last=-1)
                marks[face] = max(marks[face], 1 - Fraction(value_of(endgame, reply)))
                chain = Fraction(value_of(endgame, after._replace(last=cell)))
                quads[face] = max(quads[face], chain)
            else:
                marks[face], quads[face] = max(marks[face], result), max(quads[face], result)
    turn = Turn([Fraction(float(n)) for n in marks], [Fraction(float(n)) for n in quads], passing)
    return float(turn.keeping((), NUM_ROLLS))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_value_is_the_best_mean_of_those_that_follow(seed: int) -> None:
    state = late_position(seed, 3)
    endgame = solve(state)
    assert value_of(endgame, state) == pytest.approx(weighed(endgame, state), abs=1e-9)
    chain = state._replace(last=members(state[6 + state.turn])[0])
    assert value_of(endgame, chain) == pytest.approx(weighed(endgame, chain), abs=1e-9)


def test_a_mark_is_never_worse_than_a_pass() -> None:
    state = late_position(5, 3)
    endgame, go, values = solve(state), new_go(), np.empty(NUM_ACTIONS)
    for dice in (0x300000, 0x000003, 0x400000):
        rolled = state._replace(dice=dice | 0x000200, rolls=0, due=0)
        think_exactly(endgame, rolled, go)
        action_values(rolled, go, values)
        legal = RULES.legal_actions(rolled, rolled.turn)
        assert all(values[action] >= values[49] - 1e-12 for action in legal)
        assert {action for action in range(NUM_ACTIONS) if values[action] >= 0} == set(legal)


def test_values_stay_true_as_squares_are_marked() -> None:
    state = late_position(7, 3)
    endgame = solve(state)
    face = next(face for face in range(6) if state[face] & free_cells(state))
    cell = members(state[face] & free_cells(state))[0]
    dice = state._replace(
        dice=3 << 4 * face | (2 << 4 * ((face + 1) % 6) if face != 4 else 2), rolls=0, due=0
    )
    after = apply(dice, state.turn, cell)
    if RULES.outcome(after) is None:
        assert value_of(endgame, after) == pytest.approx(value_of(solve(after), after), abs=1e-10)


def test_too_many_free_squares_are_refused() -> None:
    with pytest.raises(ValueError, match="43 free squares"):
        solve(initial_state())
    assert MOST_FREE >= 8
