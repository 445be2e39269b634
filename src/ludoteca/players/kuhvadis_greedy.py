"""A Kuh Vadis player that looks one mark ahead: how far both sides are from joining after it."""

import numpy as np

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis import (
    KEEP,
    NO_CELL,
    PASS,
    State,
    free_cells,
    markable,
    marks_of,
    starts,
)
from ludoteca.games.kuhvadis_dice import NUM_FACES
from ludoteca.games.kuhvadis_squares import NUM_CELLS, spread
from ludoteca.players.bits import nth_bit, num_bits
from ludoteca.players.kuhvadis_rolls import STOP, best_keep
from ludoteca.players.kuhvadis_ways import FAR, Numbers, effort, efforts_through, least_effort
from ludoteca.players.rng import Rng, below

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
    gains = _gains(state, targets)
    if state.rolls:
        singles, quads = _symbol_values(state, targets, gains)
        keep = best_keep(state.dice, state.rolls, singles, quads)
        if keep != STOP:
            return KEEP + keep
    return _best_mark(marks, gains, rng) if marks else PASS


@compiled
def _gains(state: State, targets: int) -> Numbers:
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
        if after > 0 and opposing_through[cell] == opposing_effort:
            after = least_effort(opposing_starts, opposing, cows & ~bit, numbers & ~bit)
            gains[cell] += _WORTH[opposing_effort] - _WORTH[after]
    return gains


@compiled
def _symbol_values(state: State, targets: int, gains: Numbers) -> tuple[Numbers, Numbers]:
    """Return what each symbol is worth, just enough of it and as a quad with a go to follow."""
    singles = np.zeros(NUM_FACES, dtype=np.int64)
    quads = np.zeros(NUM_FACES, dtype=np.int64)
    for face in range(NUM_FACES):
        cells = targets & state[face]
        while cells:
            bit = cells & -cells
            cells ^= bit
            gain = gains[num_bits(bit - 1)]
            singles[face] = max(singles[face], gain)
            follow_up = _most(spread(bit) & targets & ~bit, gains)
            value = min(gain + follow_up // 2, _WIN)  # it succeeds half the time
            quads[face] = max(quads[face], value)
    return singles, quads


@compiled
def _most(cells: int, gains: Numbers) -> int:
    """Return the greatest gain among some squares."""
    most = 0
    while cells:
        most = max(most, int(gains[num_bits((cells & -cells) - 1)]))
        cells &= cells - 1
    return most


@compiled
def _best_mark(marks: int, gains: Numbers, rng: Rng) -> int:
    """Return one of the best marks."""
    most, best = _most(marks, gains), 0
    while marks:
        bit = marks & -marks
        marks ^= bit
        if gains[num_bits(bit - 1)] == most:
            best |= bit
    return nth_bit(best, below(rng, num_bits(best)))
