"""Late Kuh Vadis positions solved exactly, to see how far the learned value is off.

With n squares free there are 3ⁿ ways in which they can be marked. Marks never go away, so these are
solved from the fullest to the emptiest; only the pass leads in a circle, from one side to the other
and back, and is iterated until nothing changes. Values are expected results, a win 1, a draw ½.
"""

from typing import NamedTuple

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_DICE
from ludoteca.games.kuhvadis.goes import (
    UNSEEN,
    Go,
    board_after,
    end_value,
    new_go,
    plan_marks,
    targets_of,
)
from ludoteca.games.kuhvadis.net import Values
from ludoteca.games.kuhvadis.rules import (
    NO_CELL,
    NUM_ROLLS,
    State,
    free_cells,
    is_blocked,
    is_joined,
)
from ludoteca.games.kuhvadis.squares import NUM_CELLS
from ludoteca.games.kuhvadis.ways import Numbers

MOST_FREE = 10  # squares; each one more takes three times as long
_CLOSE = 1e-13


class Endgame(NamedTuple):
    """All positions that can follow: a digit to base three for each free square, 0 while free."""

    places: Numbers  # 49: the digit of each square, -1 if it has none
    turns: Values  # 3ⁿ × 2: the value of a turn for the side that begins it
    chains: Values  # 3ⁿ × 2 × n: the value of another go from a square just marked
    free: int  # the squares that have a digit


def solve(state: State) -> Endgame:
    """Solve all that can follow a position with at most MOST_FREE free squares."""
    free = free_cells(state)
    count = num_bits(free)
    if count > MOST_FREE:
        raise ValueError(f"{count} free squares are too many")
    places = np.full(NUM_CELLS, -1)
    cells = [cell for cell in range(NUM_CELLS) if free >> cell & 1]
    places[cells] = np.arange(count)
    turns, chains = np.full((3**count, 2), 0.5), np.full((3**count, 2, max(1, count)), 0.5)
    endgame = Endgame(places, turns, chains, free)
    _solve(endgame, np.array(cells, dtype=np.int64), state)
    return endgame


@compiled
def think_exactly(endgame: Endgame, state: State, go: Go) -> float:
    """Think any later go through and return its value before the first roll."""
    _value_marks(endgame, state, go)
    return plan_marks(state, 1.0 - endgame.turns[_marking(endgame, state), 1 - state.turn], go)


@compiled
def _marking(endgame: Endgame, state: State) -> int:
    """Return the number of the way in which the squares are marked."""
    marking, power, rest = 0, 1, endgame.free
    while rest:
        bit = rest & -rest
        rest ^= bit
        digit = 1 if state.crosses & bit else 2 if state.circles & bit else 0
        marking += power * digit
        power *= 3
    return marking


@compiled
def _solve(endgame: Endgame, cells: Numbers, root: State) -> None:
    """Fill in all values, the fullest markings first."""
    gos = new_go(), new_go()
    for marking in range(len(endgame.turns) - 1, -1, -1):
        crosses, circles, rest = root.crosses, root.circles, marking
        for place in range(len(cells)):
            digit, rest = rest % 3, rest // 3
            crosses |= int(digit == 1) << cells[place]
            circles |= int(digit == 2) << cells[place]
        state = State(*root[:6], crosses, circles, 0, NUM_ROLLS, NUM_DICE, NO_CELL, 0)
        if not _is_over(state):
            _solve_turns(endgame, marking, state, gos)
            _solve_chains(endgame, marking, cells, state, gos[0])


@compiled
def _is_over(state: State) -> bool:
    """Say whether the marks end the game."""
    if is_joined(state, 0) or is_joined(state, 1):
        return True
    return is_blocked(state, 0) and is_blocked(state, 1)


@compiled
def _solve_turns(endgame: Endgame, marking: int, state: State, gos: tuple[Go, Go]) -> None:
    """Iterate the values of both sides' turns until passing changes nothing."""
    turns = endgame.turns[marking]
    moments = State(*state[:12], 0), State(*state[:12], 1)
    for player in range(2):
        _value_marks(endgame, moments[player], gos[player])
    change = 1.0
    while change > _CLOSE:
        change = 0.0
        for player in range(2):
            value = plan_marks(moments[player], 1.0 - turns[1 - player], gos[player])
            change = max(change, abs(value - turns[player]))
            turns[player] = value


@compiled
def _solve_chains(endgame: Endgame, marking: int, cells: Numbers, state: State, go: Go) -> None:
    """Fill in the values of going on from each square that may have been marked last."""
    rest = marking
    for place in range(len(cells)):
        digit, rest = rest % 3, rest // 3
        if digit:
            player = digit - 1
            moment = State(*state[:11], cells[place], player)
            endgame.chains[marking, player, place] = think_exactly(endgame, moment, go)


@compiled
def _value_marks(endgame: Endgame, state: State, go: Go) -> None:
    """Fill in the values of all marks of a go."""
    targets = targets_of(state)
    while targets:
        cell = num_bits((targets & -targets) - 1)
        targets &= targets - 1
        after = board_after(state, state.turn, cell)
        value = end_value(after, state.turn)
        go.singles[cell] = value
        go.quads[cell] = value
        if value == UNSEEN:
            marking = _marking(endgame, after)
            go.singles[cell] = 1.0 - endgame.turns[marking, 1 - state.turn]
            go.quads[cell] = endgame.chains[marking, state.turn, endgame.places[cell]]
