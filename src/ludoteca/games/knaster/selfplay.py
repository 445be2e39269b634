"""Play Knaster games to learn from: every sheet that a roll found, and what became of it."""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.greedy import choose_greedily
from ludoteca.games.knaster.levels import ALL_SEEN, glance
from ludoteca.games.knaster.lines import NEARNESS
from ludoteca.games.knaster.rivals import fewest_free, num_free, variance_of
from ludoteca.games.knaster.search import best_use, load, store
from ludoteca.games.knaster.sheet import (
    EMPTY,
    NUM_LINES,
    Sheet,
    full_lines,
    is_full,
    line_cells,
    play,
    score,
)
from ludoteca.games.knaster.value import Net, new_desk, prospects, worth_of
from ludoteca.rng import Rng, below, next_word

MOST_ROLLS = 100  # that are learned from in one game
MOST_SEATS = 4
ALL_SIXTEENTHS = 16
GREEDY_ROLLS = 8  # at the beginning of a game in which spreads are measured
LEAST_SEEN = 4  # sixteenths of the lines that the least attentive opponent sees


@compiled
def play_to_learn(
    net: Net | None,
    rng: Rng,
    num_games: int,
    most_seats: int,
    trust: float,
    sheets: NDArray[np.int64],
    targets: NDArray[np.float32],
    scores: NDArray[np.int64],
) -> int:
    """Play games, write down each sheet before a roll with what it led to; return how many.

    A sheet is five numbers and the fewest free cells of the others. What it led to is, for each
    line, whether all was circled and how many circles there were: a mean of what the net says of
    the later sheets and of the end, where the end counts the more, the nearer `trust` is to 1.
    Without a net the first player is `greedy`. With several seats the opponents are the same
    player or one that overlooks lines, by lot.
    """
    total = 0
    first = 0 if most_seats == 1 else 2
    grids = np.zeros((MOST_SEATS, 5), np.int64)
    shown = np.zeros((MOST_SEATS, 5), np.int64)
    seen = np.zeros(MOST_SEATS, np.int64)
    kept = np.empty((MOST_SEATS, MOST_ROLLS, 6), np.int64)
    said = np.zeros((MOST_SEATS, MOST_ROLLS, NUM_LINES, 2))
    for game in range(num_games):
        num_seats = 1 if most_seats == 1 else first + below(rng, most_seats - 1)
        for seat in range(num_seats):
            store(grids, seat, EMPTY)
            is_other = seat > 0 and below(rng, 2) == 0
            seen[seat] = LEAST_SEEN + below(rng, 17 - LEAST_SEEN) if is_other else 0
        is_last = is_over = False
        num_rolls = 0
        while not is_over:
            is_over = is_last
            shown[:] = grids
            dice = below(rng, 36)
            roll = 2 + dice // 6 + dice % 6
            for seat in range(num_seats):
                _play_roll(net, shown[:num_seats], seat, seen[seat], roll, is_over, rng, grids)
                is_last |= is_full(load(grids, seat))
            if not is_last and num_rolls < MOST_ROLLS:
                for seat in range(num_seats):
                    clock = fewest_free(grids[:num_seats], seat)
                    kept[seat, num_rolls, :5] = grids[seat]
                    kept[seat, num_rolls, 5] = clock
                    if net is not None and seen[seat] == 0:
                        prospects(new_desk(net), load(grids, seat), clock, said[seat, num_rolls])
                num_rolls += 1
        scores[game] = score(load(grids, 0))
        for seat in range(num_seats):
            if seen[seat] == 0:
                sheets[total : total + num_rolls] = kept[seat, :num_rolls]
                after = targets[total : total + num_rolls]
                _look_back(load(grids, seat), said[seat, :num_rolls], trust, after)
                total += num_rolls
    return total


@compiled
def _play_roll(
    net: Net | None,
    shown: NDArray[np.int64],
    seat: int,
    sixteenths: int,
    roll: int,
    is_last: bool,
    rng: Rng,
    grids: NDArray[np.int64],
) -> None:
    """Let a player use a roll; one who sees only some of the lines plays greedily."""
    sheet = load(shown, seat)
    if net is not None and sixteenths == 0:
        lines = np.empty((NUM_LINES, 2))
        _, sheet, _ = best_use(new_desk(net), sheet, roll, fewest_free(shown, seat), is_last, lines)
    else:
        is_done = False
        while not is_done:
            word = next_word(rng)
            seen = glance(word, sixteenths) if sixteenths else ALL_SEEN
            sheet = play(sheet, roll, choose_greedily(sheet, roll, is_last, word, seen))
            is_done = sheet.pending == 0
    store(grids, seat, sheet)


@compiled
def _look_back(
    end: Sheet, said: NDArray[np.float64], trust: float, targets: NDArray[np.float32]
) -> None:
    """Write what each sheet led to, from the last one back to the first."""
    for line in range(NUM_LINES):
        whole = float(full_lines(end.circled) >> line & 1)
        circles = float(num_bits(end.circled & line_cells(line, 31)))
        for i in range(len(said) - 1, -1, -1):
            targets[i, line, 0] = whole
            targets[i, line, 1] = circles
            whole = trust * whole + (1 - trust) * said[i, line, 0]
            circles = trust * circles + (1 - trust) * said[i, line, 1]


@compiled
def measure_spreads(net: Net, rng: Rng, num_games: int, sums: NDArray[np.float64]) -> None:
    """Play pairs and add up, by how near the end is: errors of the difference, and variances.

    The second player begins greedily: two who decide alike would write the same sheet.
    """
    grids, shown = np.zeros((2, 5), np.int64), np.zeros((2, 5), np.int64)
    lines, desk = np.empty((NUM_LINES, 2)), new_desk(net)
    leads, variances = np.empty(MOST_ROLLS), np.empty(MOST_ROLLS)
    nearness = np.empty(MOST_ROLLS, np.int64)
    for _ in range(num_games):
        grids[:] = 0
        is_last = is_over = False
        num_rolls = 0
        while not is_over:
            is_over = is_last
            shown[:] = grids
            dice = below(rng, 36)
            for seat in range(2):
                sees = ALL_SIXTEENTHS if seat and num_rolls < GREEDY_ROLLS else 0
                _play_roll(net, shown, seat, sees, 2 + dice // 6 + dice % 6, is_over, rng, grids)
                is_last |= is_full(load(grids, seat))
            if not is_last and num_rolls < MOST_ROLLS:
                leads[num_rolls] = variances[num_rolls] = 0
                free = np.array([num_free(load(grids, 0)), num_free(load(grids, 1))])
                nearness[num_rolls] = NEARNESS[free.min()]
                for seat in range(2):
                    prospects(desk, load(grids, seat), free[1 - seat], lines)
                    leads[num_rolls] += (1 - 2 * seat) * worth_of(lines)
                    variances[num_rolls] += variance_of(lines)
                num_rolls += 1
        lead = score(load(grids, 0)) - score(load(grids, 1))
        for i in range(GREEDY_ROLLS, num_rolls):
            error = lead - leads[i]
            sums[nearness[i], 0] += error * error
            sums[nearness[i], 1] += variances[i]
