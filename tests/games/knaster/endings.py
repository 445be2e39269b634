"""Measure what `master` loses with few cells free, exactly; docs/knaster-play.md has the figures.

    python -m tests.games.knaster.endings GAMES FREE

It plays alone. From the moment when FREE cells or fewer are free, every choice is compared with the
best one by the exact value of all sheets that can follow. By how much it falls short, added up over
a game, has the mean that separates it from the best possible play from there on. Interrupted, it
goes on where it stopped.
"""

import json
import sys

import numpy as np
from numba import types
from numba.typed import Dict
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.knaster.bots import NAMES, choose_by_code
from ludoteca.games.knaster.lines import CHANCES
from ludoteca.games.knaster.search import load
from ludoteca.games.knaster.sheet import (
    EMPTY,
    NUM_CELLS,
    NUM_LINES,
    Sheet,
    full_lines,
    is_full,
    line_cells,
    play,
    written,
)
from ludoteca.games.knaster.value import Learned, load_value, worth_of_last_roll
from ludoteca.rng import Rng, below, next_word, seeded
from tests.games.knaster.bound import SHEET, kept_in, uses_of
from tests.games.knaster.measure import interval

_KEY = types.UniTuple(types.int64, SHEET)
MOST_USES = 1 << 13  # of one roll; a hand circles the cell it shares, so this is never reached
Known = dict[tuple[int, ...], float]


def nothing_known() -> Known:
    """Return a table for exact values, still empty."""
    table: Known = Dict.empty(_KEY, types.float64)
    return table


@compiled
def forget(sheet: Sheet) -> Sheet:
    """Call circled numbers 8 where no hand is still to come: only that they are circled counts."""
    unfinished, done = ~full_lines(written(sheet)), sheet.circled
    for line in range(NUM_LINES):
        if unfinished >> line & 1:
            done &= ~line_cells(line, 31)
    keep = ~done
    return Sheet(
        sheet.ones & keep,
        sheet.twos & keep,
        sheet.fours & keep,
        sheet.eights | done,
        sheet.circled,
        0,
    )


@compiled
def exact(sheet: Sheet, known: Known) -> float:
    """Return the expected score of a sheet before the next roll, if it is played at best."""
    if is_full(sheet):
        return worth_of_last_roll(sheet)
    sheet = forget(sheet)
    key = (sheet.ones, sheet.twos, sheet.fours, sheet.eights, sheet.circled)
    if key in known:
        return known[key]
    total, afters = 0.0, np.empty((MOST_USES, SHEET), np.int64)
    for roll in range(2, 13):
        best = 0.0
        for i in range(_all_uses(sheet, roll, afters)):
            best = max(best, exact(load(afters, i), known))
        total += CHANCES[roll] * best
    known[key] = total / 36
    return total / 36


@compiled
def _all_uses(sheet: Sheet, roll: int, afters: NDArray[np.int64]) -> int:
    """Write down all uses of a roll, and refuse to leave any out."""
    num = uses_of(sheet, roll, afters)
    if num == len(afters):
        raise ValueError("too many uses to be sure of the best")
    return num


@compiled
def exact_after(sheet: Sheet, roll: int, known: Known) -> float:
    """Return the expected score of a sheet whose player uses this roll at best."""
    # Two functions that call each other crash where Numba loads them from its cache.
    best, afters = 0.0, np.empty((MOST_USES, SHEET), np.int64)
    for i in range(_all_uses(sheet, roll, afters)):
        best = max(best, exact(load(afters, i), known))
    return best


@compiled
def _fall_short(
    learned: Learned, bot: int, rng: Rng, most_free: int, known: Known, found: NDArray[np.float64]
) -> None:
    """Play one game; write what the choices cost with so many cells free, for each number."""
    sheet, nobody = EMPTY, np.zeros((0, SHEET), np.int64)
    while not is_full(sheet):
        roll = 2 + below(rng, 6) + below(rng, 6)
        before, free = sheet, NUM_CELLS - num_bits(written(sheet))
        is_done = False
        while not is_done:
            action = choose_by_code(learned, bot, sheet, nobody, roll, False, next_word(rng))
            sheet = play(sheet, roll, action)
            is_done = sheet.pending == 0
        if free <= most_free:
            found[free] += exact_after(before, roll, known) - exact(sheet, known)


def main(games: int, most_free: int) -> None:
    """Play what is missing, and tell from time to time."""
    file, bot = kept_in(f"endings-{most_free}"), NAMES.index("master")
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    while len(found) < games:
        rng, short = seeded(1, "endings", len(found)), np.zeros(most_free + 1)
        _fall_short(load_value(), bot, rng, most_free, nothing_known(), short)
        found.append(short.tolist())
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(found[-1]) + "\n")
        if len(found) % 20 == 0:
            tell(np.array(found))
    tell(np.array(found))


def tell(found: NDArray[np.float64]) -> None:
    """Print how far the choices fell short so far."""
    texts = [f"{free} free {interval(found[:, free])}" for free in range(1, found.shape[1])]
    total = found.sum(axis=1)
    sys.stdout.write(
        f"{len(found)} games: {', '.join(texts)}; together {interval(total)}, "
        f"none {interval(total < 1e-9)}, most {total.max():.2f}\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
