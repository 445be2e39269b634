"""Knaster players that decide on their own sheet alone: by chance, by what is at hand, or mixed.

A decision takes one random word as an argument: handing the generator itself from kernel to kernel
would cost more than the decision.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.knaster import LAST_ROLL, State
from ludoteca.games.knaster_sheet import (
    CIRCLE,
    EMPTY,
    HAND,
    NUM_LINES,
    PASS,
    Sheet,
    circles_due,
    is_full,
    options,
    play,
    score,
    uncircled,
    use_roll,
    written,
)
from ludoteca.players.bits import nth_bit, num_bits
from ludoteca.players.knaster_greedy import choose_greedily
from ludoteca.players.rng import Rng, below, next_word

BOTS = ("random", "gentle", "greedy")  # the weakest first
GENTLE, GREEDY = 1, 2
SLIP = 3  # gentle leaves one decision in so many to chance


def _subsets(positions: int, size: int) -> list[int]:
    """Return the subsets of some positions that have this size."""
    return [s for s in range(32) if s & ~positions == 0 and s.bit_count() == size]


NUM_SUBSETS = np.array([[len(_subsets(p, size)) for size in range(4)] for p in range(32)])
SUBSETS = np.array([[(_subsets(p, size) + [0] * 10)[:10] for size in range(4)] for p in range(32)])


def choose(bot: str, state: State, player: int, rng: Rng) -> int:
    """Return the action a bot takes with the present roll."""
    is_last = state.phase == LAST_ROLL
    sheet = state.sheets[player]
    return int(_choose(BOTS.index(bot), sheet, state.roll, is_last, next_word(rng)))


def play_games(
    bots: NDArray[np.int64], _setup_state: State, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes; there is but one way to begin."""
    _play_games(bots, rng, outcomes)


@compiled
def _play_games(bots: NDArray[np.int64], rng: Rng, outcomes: NDArray[np.int64]) -> None:
    """Play all games with the sheets in one array, so that any number of players will do."""
    num_seats = len(bots)
    sheets = np.zeros((num_seats, 5), dtype=np.int64)
    for row in range(len(outcomes)):
        for seat in range(num_seats):
            _store(sheets, seat, EMPTY)
        first = below(rng, num_seats)
        is_last = is_over = False
        while not is_over:
            is_over = is_last
            dice = below(rng, 36)
            roll = 2 + dice // 6 + dice % 6
            seat = first
            for _ in range(num_seats):
                sheet = _load(sheets, seat)
                sheet = use_roll(
                    sheet, roll, _choose(bots[seat], sheet, roll, is_over, next_word(rng))
                )
                while sheet.pending:
                    action = _choose(bots[seat], sheet, roll, is_over, next_word(rng))
                    sheet = play(sheet, roll, action)
                _store(sheets, seat, sheet)
                is_last |= is_full(sheet)
                seat = 0 if seat + 1 == num_seats else seat + 1
        for seat in range(num_seats):
            outcomes[row, seat] = score(_load(sheets, seat))


@compiled
def _load(rows: NDArray[np.int64], i: int) -> Sheet:
    """Read a sheet with no hand pending."""
    return Sheet(rows[i, 0], rows[i, 1], rows[i, 2], rows[i, 3], rows[i, 4], 0)


@compiled
def _store(rows: NDArray[np.int64], i: int, sheet: Sheet) -> None:
    """Keep a sheet with no hand pending."""
    rows[i, 0], rows[i, 1] = sheet.ones, sheet.twos
    rows[i, 2], rows[i, 3] = sheet.fours, sheet.eights
    rows[i, 4] = sheet.circled


@compiled
def _choose(bot: int, sheet: Sheet, roll: int, is_last: bool, word: int) -> int:
    """Return the choice of the bot with this number."""
    # What chance decides lies in the high bits of a word; whether it may lies in the low ones.
    if bot == GREEDY or (bot == GENTLE and word % 1024 * SLIP >> 10):
        return choose_greedily(sheet, roll, is_last, word)
    if sheet.pending:
        return _choose_any_hand(sheet, word)
    return _choose_any(sheet, roll, is_last, word)


@compiled
def _choose_any(sheet: Sheet, roll: int, is_last: bool, word: int) -> int:
    """Return a write, a circle or on the last roll a pass, each with the same chance."""
    cells = options(sheet, roll)
    num_cells = num_bits(cells)
    n = word * (num_cells + is_last) >> 32
    if n == num_cells:
        return PASS
    cell = nth_bit(cells, n)
    return cell + CIRCLE * (written(sheet) >> cell & 1)


@compiled
def _choose_any_hand(sheet: Sheet, word: int) -> int:
    """Return one of the ways to circle for a pending line, each with the same chance."""
    total = 0
    for line in range(NUM_LINES):
        if sheet.pending >> line & 1:
            total += NUM_SUBSETS[uncircled(sheet, line), circles_due(sheet, line)]
    n = word * total >> 32
    for line in range(NUM_LINES):
        if sheet.pending >> line & 1:
            left = uncircled(sheet, line)
            due = circles_due(sheet, line)
            if n < NUM_SUBSETS[left, due]:
                return int(HAND + 32 * line + SUBSETS[left, due, n])
            n -= NUM_SUBSETS[left, due]
    return PASS  # never: n is less than the total
