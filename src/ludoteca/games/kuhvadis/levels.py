"""Kuh Vadis players of graded strength on top of the learned value.

`expert` takes the board after each mark for what the network says. `master` also thinks the other
side's whole next turn through, and the go that follows a quad, for the three best squares of each
symbol. `club` thinks like the expert, but overlooks squares and what a quad leads to.
"""

from typing import NamedTuple

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_DICE, NUM_FACES
from ludoteca.games.kuhvadis.goes import (
    UNSEEN,
    Go,
    best_action,
    best_mark,
    board_after,
    end_value,
    new_go,
    plan_marks,
    targets_of,
    think,
    value_marks,
)
from ludoteca.games.kuhvadis.net import Net
from ludoteca.games.kuhvadis.rules import NO_CELL, NUM_ROLLS, State
from ludoteca.games.kuhvadis.squares import NUM_CELLS
from ludoteca.games.kuhvadis.ways import Numbers

CLUB, EXPERT, MASTER = range(3)
BREADTH = 3  # squares of a symbol that the master looks at closely
_BLIND = 20  # club overlooks one square in so many


class Mind(NamedTuple):
    """What a player has thought of, and room to think in."""

    go: Go
    reply: Go
    about: Numbers  # level, board, square just marked and side that the go was thought of for


@compiled
def new_mind() -> Mind:
    """Return a mind that has thought of nothing."""
    return Mind(new_go(), new_go(), np.full(11, -1))


@compiled
def choose_at_level(net: Net, level: int, state: State, mind: Mind) -> int:
    """Return the choice of a level."""
    consider(net, level, state, mind)
    return best_action(state, mind.go)


@compiled
def consider(net: Net, level: int, state: State, mind: Mind) -> None:
    """Think a go through, unless that was done just before."""
    if _is_known(level, state, mind.about):
        return
    passing = value_marks(net, state, mind.go)
    if level == CLUB:
        _overlook(state, mind.go)
    elif level == MASTER:
        passing = _look_further(net, state, mind)
    plan_marks(state, passing, mind.go)


@compiled
def _is_known(level: int, state: State, about: Numbers) -> bool:
    """Say whether a mind has just thought of this go; from now on it has."""
    is_known = about[0] == level and about[9] == state.last and about[10] == state.turn
    for place in range(8):
        is_known &= about[1 + place] == state[place]
        about[1 + place] = state[place]
    about[0], about[9], about[10] = level, state.last, state.turn
    return bool(is_known)


@compiled
def is_overlooked(state: State, cell: int, one_in: int) -> bool:
    """Say whether a square escapes somebody's notice as long as the marks are the same."""
    mixed = (state.crosses * 31 + state.circles * 17 + cell * 0x9E3779B1) & 0x7FFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0x7FFFFFFF
    mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & 0x7FFFFFFF
    return (mixed ^ mixed >> 15) % one_in == 0


@compiled
def _overlook(state: State, go: Go) -> None:
    """Forget some squares, and what may follow a quad; a win is always seen."""
    targets = targets_of(state)
    while targets:
        cell = num_bits((targets & -targets) - 1)
        targets &= targets - 1
        if go.singles[cell] < 1.0 and is_overlooked(state, cell, _BLIND):
            go.singles[cell] = UNSEEN
        go.quads[cell] = go.singles[cell]


@compiled
def _look_further(net: Net, state: State, mind: Mind) -> float:
    """Think through what follows the best marks, forget the others; return the pass's value."""
    player, targets = state.turn, targets_of(state)
    go, reply = mind.go, mind.reply
    singles, quads = go.singles.copy(), go.quads.copy()
    for cell in range(NUM_CELLS):
        go.singles[cell] = UNSEEN
        go.quads[cell] = UNSEEN
    for face in range(NUM_FACES):
        cells, follow_ups = targets & state[face], targets & state[face]
        for _ in range(BREADTH):
            if cells:
                cell = best_mark(cells, singles)
                cells &= ~(1 << cell)
                after = board_after(state, player, cell)
                value = end_value(after, player)
                go.singles[cell] = 1.0 - think(net, after, reply) if value == UNSEEN else value
            if follow_ups:
                cell = best_mark(follow_ups, quads)
                follow_ups &= ~(1 << cell)
                after = board_after(state, player, cell)
                value = end_value(after, player)
                again = State(*after[:8], 0, NUM_ROLLS, NUM_DICE, cell, player)
                go.quads[cell] = think(net, again, reply) if value == UNSEEN else value
    passed = State(*state[:8], 0, NUM_ROLLS, NUM_DICE, NO_CELL, 1 - player)
    return 1.0 - think(net, passed, reply)
