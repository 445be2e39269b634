"""What each choice in a go of Kuh Vadis is worth: the learned value after every mark, and the dice.

Values are expected results for the player whose go it is: a win 1, a draw one half.
"""

from typing import NamedTuple

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import (
    MULTISETS,
    NUM_DICE,
    NUM_FACES,
    NUM_PARTS,
    PARTS,
    is_quad,
    multiset_number,
    result_number,
)
from ludoteca.games.kuhvadis.net import Net, Values, board_value, go_on_share
from ludoteca.games.kuhvadis.rolls import (
    NUM_ROWS,
    STOP,
    best_keep,
    best_part,
    dice_value,
    kept_value,
    plan_go,
)
from ludoteca.games.kuhvadis.rules import (
    KEEP,
    NO_CELL,
    NUM_ROLLS,
    PASS,
    State,
    free_cells,
    is_blocked,
    is_joined,
    markable,
)
from ludoteca.games.kuhvadis.sight import Sight, is_idle, look, new_sight
from ludoteca.games.kuhvadis.squares import NUM_CELLS, spread

UNSEEN = -1.0


class Go(NamedTuple):
    """A go thought through, and room to think in."""

    singles: Values  # 49: the value of each square marked with just enough dice
    quads: Values  # 49: … and with a quad
    numbers: Values  # 13: the best of each symbol, and the pass
    plan: Values  # what every choice of dice is worth
    sight: Sight  # the board as it is
    after: Sight  # the board after a mark


@compiled
def new_go() -> Go:
    """Return room to think in."""
    plan = np.zeros((NUM_ROWS, len(MULTISETS)))
    singles, quads, numbers = np.zeros(NUM_CELLS), np.zeros(NUM_CELLS), np.zeros(2 * NUM_FACES + 1)
    return Go(singles, quads, numbers, plan, new_sight(), new_sight())


@compiled
def board_after(state: State, player: int, cell: int) -> State:
    """Return the board with one more mark, the others to roll."""
    crosses = state.crosses | (1 - player) << cell
    circles = state.circles | player << cell
    return State(*state[:6], crosses, circles, 0, NUM_ROLLS, NUM_DICE, NO_CELL, 1 - player)


@compiled
def end_value(state: State, player: int) -> float:
    """Return the result for who has just marked if the marks end the game, else UNSEEN."""
    if is_joined(state, player):
        return 1.0
    if is_blocked(state, 1 - player) and is_blocked(state, player):
        return 0.5
    return UNSEEN


@compiled
def targets_of(state: State) -> int:
    """Return the free squares that this go could mark, whatever the dice."""
    targets = free_cells(state)
    return targets if state.last == NO_CELL else targets & spread(1 << state.last)


@compiled
def value_marks(net: Net, state: State, go: Go) -> float:
    """Value every mark of a go by the board after it; return the value of the pass."""
    player = state.turn
    look(state, go.sight)
    passing = 1.0 - board_value(net, state, 1 - player, go.sight)
    targets = targets_of(state)
    for face in range(NUM_FACES):
        idle = PASS
        cells = targets & state[face]
        while cells:
            cell = num_bits((cells & -cells) - 1)
            cells &= cells - 1
            if idle < PASS and is_idle(go.sight, cell):  # one of those stands for all
                go.singles[cell] = go.singles[idle]
                go.quads[cell] = go.quads[idle]
                continue
            if is_idle(go.sight, cell):
                idle = cell
            _value_mark(net, state, cell, go)
    return passing


@compiled
def _value_mark(net: Net, state: State, cell: int, go: Go) -> None:
    """Value one mark, with just enough dice and with a quad."""
    player = state.turn
    after = board_after(state, player, cell)
    value = end_value(after, player)
    if value != UNSEEN:
        go.singles[cell] = value
        go.quads[cell] = value
        return
    look(after, go.after)
    value = 1.0 - board_value(net, after, 1 - player, go.after)
    go.singles[cell] = value
    go.quads[cell] = value + (1.0 - value) * go_on_share(net, after, player, cell, go.after)


@compiled
def plan_marks(state: State, passing: float, go: Go) -> float:
    """Take the best square of each symbol and plan the dice; return the go's value before it."""
    targets = targets_of(state)
    go.numbers[2 * NUM_FACES] = passing
    for face in range(NUM_FACES):
        # No mark counts for less than a pass, or two such players would pass for ever.
        single, quad = passing, passing
        cells = targets & state[face]
        while cells:
            cell = num_bits((cells & -cells) - 1)
            cells &= cells - 1
            single, quad = max(single, go.singles[cell]), max(quad, go.quads[cell])
        go.numbers[face] = single
        go.numbers[NUM_FACES + face] = quad
    return plan_go(go.numbers, go.plan)


@compiled
def think(net: Net, state: State, go: Go) -> float:
    """Think a go through and return its value before the first roll."""
    return plan_marks(state, value_marks(net, state, go), go)


@compiled
def best_action(state: State, go: Go) -> int:
    """Return the best action of a go that was thought through."""
    marks = markable(state)
    if state.rolls:
        if marks == 0:
            return KEEP + best_part(state.dice, state.rolls, go.plan)
        keep = best_keep(state.dice, state.rolls, go.plan)
        if keep != STOP:
            return KEEP + keep
    return best_mark(marks, go.quads if is_quad(state.dice) else go.singles)


@compiled
def best_mark(marks: int, values: Values) -> int:
    """Return the best of some squares, or the pass if there are none."""
    most, best = -2.0, PASS
    while marks:
        cell = num_bits((marks & -marks) - 1)
        marks &= marks - 1
        if values[cell] > most:
            most, best = values[cell], cell
    return best


@compiled
def moment_value(state: State, go: Go) -> float:
    """Return the value of any moment of a go that was thought through, dice on the table or due."""
    if state.due:
        return kept_value(multiset_number(state.dice), state.rolls, go.plan)
    return dice_value(state.dice, state.rolls, go.plan)


@compiled
def action_values(state: State, go: Go, values: Values) -> None:
    """Write the value of every action of a go that was thought through, UNSEEN if it is illegal."""
    values[:] = UNSEEN
    values[PASS] = go.numbers[2 * NUM_FACES]
    marks = markable(state)
    while marks:
        cell = num_bits((marks & -marks) - 1)
        marks &= marks - 1
        values[cell] = go.quads[cell] if is_quad(state.dice) else go.singles[cell]
    if state.rolls:
        result = result_number(state.dice)
        for place in range(NUM_PARTS[result]):
            part = int(PARTS[result, place])
            values[KEEP + part] = kept_value(part, state.rolls, go.plan)
