"""A Kuh Vadis player that looks one mark ahead: how far both sides are from joining after it."""

import numpy as np

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import MULTISETS, NUM_FACES
from ludoteca.games.kuhvadis.rolls import NUM_ROWS, STOP, Values, best_keep, plan_go
from ludoteca.games.kuhvadis.rules import (
    KEEP,
    NO_CELL,
    PASS,
    State,
    free_cells,
    markable,
    marks_of,
    starts,
)
from ludoteca.games.kuhvadis.squares import NUM_CELLS, spread
from ludoteca.games.kuhvadis.ways import FAR, Numbers, effort, efforts_through, least_effort
from ludoteca.rng import Rng, below

_WIN = 100_000
# What it is worth to have so much effort before one: a quarter more for each unit less.
_WORTH = np.array([1_000 * 4**effort // 5**effort for effort in range(FAR + 1)])


@compiled
def choose_greedily(state: State, rng: Rng) -> int:
    """Return the mark or the re-roll that promises most for this turn."""
    marks = markable(state)
    targets = marks
    if state.rolls:
        targets = free_cells(state)
        if state.last != NO_CELL:
            targets &= spread(1 << state.last)
    if targets == 0:
        return PASS
    gains = gains_of(state, targets, True)
    if state.rolls:
        keep = keep_for(state, symbol_values(state, targets, gains, True))
        if keep != STOP:
            return KEEP + keep
    return one_of_the_best(marks, gains, rng) if marks else PASS


@compiled
def keep_for(state: State, numbers: Values) -> int:
    """Return the dice to keep, or STOP, when these are the values of symbols and quads."""
    plan = np.zeros((NUM_ROWS, len(MULTISETS)))
    plan_go(numbers, plan)
    return best_keep(state.dice, state.rolls, plan)


@compiled
def gains_of(state: State, targets: int, sees_blocks: bool) -> Numbers:
    """Return what marking each target is worth; every one is worth something, so games end."""
    own, opposing = marks_of(state, state.turn), marks_of(state, 1 - state.turn)
    own_starts, opposing_starts = own & starts(state), opposing & starts(state)
    cows, numbers = free_cells(state) & state.cows, free_cells(state) & ~state.cows
    own_through = efforts_through(own_starts, own, cows, numbers)
    opposing_through = efforts_through(opposing_starts, opposing, cows, numbers)
    own_effort, opposing_effort = int(own_through.min()), int(opposing_through.min())
    gains = np.zeros(NUM_CELLS, dtype=np.int64)
    while targets:
        bit = targets & -targets
        targets ^= bit
        cell = num_bits(bit - 1)
        after = min(own_effort, int(own_through[cell]) - effort(cell, cows, numbers))
        gains[cell] = _WIN if after == 0 else 1 + _WORTH[after] - _WORTH[own_effort]
        # A square that their best ways do not touch is no loss to them.
        if sees_blocks and after > 0 and opposing_through[cell] == opposing_effort:
            after = least_effort(opposing_starts, opposing, cows & ~bit, numbers & ~bit)
            gains[cell] += _WORTH[opposing_effort] - _WORTH[after]
    return gains


@compiled
def symbol_values(state: State, targets: int, gains: Numbers, sees_quads: bool) -> Values:
    """Return the worth of each symbol, of each as a quad with a go to follow, and of a pass."""
    numbers = np.zeros(2 * NUM_FACES + 1)
    for face in range(NUM_FACES):
        cells = targets & state[face]
        while cells:
            bit = cells & -cells
            cells ^= bit
            gain = int(gains[num_bits(bit - 1)])
            numbers[face] = max(numbers[face], float(gain))
            if sees_quads:
                gain += _most(spread(bit) & targets & ~bit, gains) // 2  # it succeeds half the time
            quad = float(min(gain, _WIN))
            numbers[NUM_FACES + face] = max(numbers[NUM_FACES + face], quad)
    return numbers


@compiled
def _most(cells: int, gains: Numbers) -> int:
    """Return the greatest gain among some squares."""
    most = 0
    while cells:
        most = max(most, int(gains[num_bits((cells & -cells) - 1)]))
        cells &= cells - 1
    return most


@compiled
def one_of_the_best(marks: int, gains: Numbers, rng: Rng) -> int:
    """Return one of the best marks."""
    most, best = _most(marks, gains), 0
    while marks:
        bit = marks & -marks
        marks ^= bit
        if gains[num_bits(bit - 1)] == most:
            best |= bit
    return nth_bit(best, below(rng, num_bits(best)))
