"""Knaster players: by chance, at a glance, greedily, and with a learned value.

A decision takes one random word as an argument: handing the generator itself from kernel to kernel
would cost more than the decision. All but `master` look at their own sheet alone.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.contract import Bots
from ludoteca.games.knaster.greedy import choose_greedily
from ludoteca.games.knaster.levels import ALL_SEEN, CLUB_SEES, GENTLE_SEES, choose_at_a_glance
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.rivals import choose_to_win
from ludoteca.games.knaster.rules import LAST_ROLL, State
from ludoteca.games.knaster.search import choose_ahead, load, store
from ludoteca.games.knaster.sheet import (
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
from ludoteca.games.knaster.value import Learned, load_value
from ludoteca.rng import Rng, below, next_word

NAMES = ("random", "gentle", "club", "greedy", "expert", "master")  # the weakest first
RANDOM, GENTLE, CLUB, GREEDY, EXPERT, MASTER = range(6)
ROLLS_AHEAD = 2  # how far master looks, alone
WIN_WIDTH, WIN_MARGIN = 5, 1.5  # among others: a roll, so many choices, hundredths of a win


def _subsets(positions: int, size: int) -> list[int]:
    """Return the subsets of some positions that have this size."""
    return [s for s in range(32) if s & ~positions == 0 and s.bit_count() == size]


NUM_SUBSETS = np.array([[len(_subsets(p, size)) for size in range(4)] for p in range(32)])
SUBSETS = np.array([[(_subsets(p, size) + [0] * 10)[:10] for size in range(4)] for p in range(32)])


def choose(bot: str, state: State, player: int, rng: Rng) -> int:
    """Return the action a bot takes with the present roll."""
    code = NAMES.index(bot)
    rows = np.array([sheet[:5] for sheet in state.sheets], dtype=np.int64)
    others = np.roll(rows, -player, axis=0)[1:]
    word, is_last = next_word(rng), state.phase == LAST_ROLL
    learned = learned_for(code)
    sheet = state.sheets[player]
    if learned is None:  # one kernel for all who need nothing learned: most of it is the same
        return int(choose_by_code(None, code, sheet, others, state.roll, is_last, word))
    if code == MASTER and len(others):
        net, spreads = learned.among, learned.spreads
        width, margin = WIN_WIDTH, WIN_MARGIN
        return int(choose_to_win(net, spreads, sheet, others, state.roll, is_last, width, margin))
    ahead = ROLLS_AHEAD if code == MASTER else 0
    return int(choose_ahead(learned.alone, sheet, state.roll, is_last, ALONE, ahead))


def play_games(
    bots: NDArray[np.int64], _setup_state: State, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes; there is but one way to begin."""
    _play_games(learned_for(*bots.tolist()), bots, rng, outcomes)


def learned_for(*bots: int) -> Learned | None:
    """Return what was learned if one of these bots needs it."""
    return load_value() if max(bots) >= EXPERT else None


# Kernels: without a value they are compiled without those who need it, and quickly.


@compiled
def _play_games(
    learned: Learned | None, bots: NDArray[np.int64], rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play all games with the sheets in one array, so that any number of players will do."""
    num_seats = len(bots)
    sheets = np.zeros((num_seats, 5), dtype=np.int64)
    shown = np.zeros((num_seats, 5), dtype=np.int64)
    others = np.zeros((num_seats - 1, 5), dtype=np.int64)
    for row in range(len(outcomes)):
        for seat in range(num_seats):
            store(sheets, seat, EMPTY)
        first = below(rng, num_seats)
        is_last = is_over = False
        while not is_over:
            is_over = is_last
            dice = below(rng, 36)
            roll = 2 + dice // 6 + dice % 6
            if learned is not None:  # the only ones who look at others need it
                shown[:] = sheets
            seat = first
            for _ in range(num_seats):
                if learned is not None:
                    for i in range(num_seats - 1):
                        others[i] = shown[(seat + 1 + i) % num_seats]
                sheet = load(sheets, seat)
                word = next_word(rng)
                action = choose_by_code(learned, bots[seat], sheet, others, roll, is_over, word)
                sheet = use_roll(sheet, roll, action)
                while sheet.pending:
                    word = next_word(rng)
                    action = choose_by_code(learned, bots[seat], sheet, others, roll, is_over, word)
                    sheet = play(sheet, roll, action)
                store(sheets, seat, sheet)
                is_last |= is_full(sheet)
                seat = 0 if seat + 1 == num_seats else seat + 1
        for seat in range(num_seats):
            outcomes[row, seat] = score(load(sheets, seat))


@compiled
def choose_by_code(
    learned: Learned | None,
    bot: int,
    sheet: Sheet,
    others: NDArray[np.int64],
    roll: int,
    is_last: bool,
    word: int,
) -> int:
    """Return the choice of the bot with this number."""
    if learned is not None:  # Numba leaves this out where it is None
        if bot == MASTER and len(others):
            return choose_to_win(
                learned.among, learned.spreads, sheet, others, roll, is_last, WIN_WIDTH, WIN_MARGIN
            )
        if bot >= EXPERT:
            ahead = ROLLS_AHEAD if bot == MASTER else 0
            return choose_ahead(learned.alone, sheet, roll, is_last, ALONE, ahead)
    if bot == GREEDY:
        return choose_greedily(sheet, roll, is_last, word, ALL_SEEN)
    if bot != RANDOM:
        sees = GENTLE_SEES if bot == GENTLE else CLUB_SEES
        return choose_at_a_glance(sheet, roll, is_last, word, sees)
    return choose_any(sheet, roll, is_last, word)


@compiled
def choose_any(sheet: Sheet, roll: int, is_last: bool, word: int) -> int:
    """Return a write, a circle, on the last roll a pass, or circles for a hand, all alike."""
    if sheet.pending:
        return _choose_any_hand(sheet, word)
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


BOTS = Bots(
    names=NAMES,
    choose=choose,
    play_games=play_games,
    first="gentle",
    stand_in="greedy",
    slow=("master",),
)
