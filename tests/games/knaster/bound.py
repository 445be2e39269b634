"""Measure how low a bound by foreknowledge can be; docs/knaster-play.md has the figures.

    python -m tests.games.knaster.bound GAMES WIDTH [SHARE ...]

One who knows all dice pays for each roll what it is worth by the learned value, less the mean over
all rolls, or a SHARE of that. His best result, in the mean over dice, is an upper bound of what can
be reached without such knowledge. A search that keeps the WIDTH best branches finds a play, not
always the best: so the mean of what it finds is what that bound cannot be below. With width 1 and
share 1 it knows nothing of the dice to come. Interrupted, it goes on where it stopped.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.search import (
    MOST_CANDIDATES,
    actions_of,
    best_use,
    load,
    store,
    worths_of_rolls,
)
from ludoteca.games.knaster.sheet import EMPTY, NUM_LINES, Sheet, is_full, play
from ludoteca.games.knaster.value import VALUE_FILE, Desk, Net, load_value, new_desk, worth
from ludoteca.rng import below, seeded
from tests.games.knaster.measure import MOST, interval

MOST_ROLLS = 51  # 25 writes, 25 circles and the last roll
MOST_USES = 2048  # of one roll on one sheet, hands in every way
LOOKS = 3  # so many times the width are looked at closely
SHEET = 5  # numbers that a sheet is stored in


def dice_of(game: int) -> NDArray[np.int64]:
    """Return the rolls of a game, as many as one can have."""
    rng = seeded(1, "bound", game)
    return np.array([2 + below(rng, 6) + below(rng, 6) for _ in range(MOST_ROLLS)])


@compiled
def uses_of(sheet: Sheet, roll: int, afters: NDArray[np.int64]) -> int:
    """Write down all sheets that a roll can lead to, hands in every way; return how many.

    Where there is no room for all of them the rest is left out.
    """
    firsts, ways = np.empty(MOST_CANDIDATES, np.int64), np.empty(MOST_CANDIDATES, np.int64)
    halves, num = np.empty((4 * MOST_CANDIDATES, 6), np.int64), 0  # four hands at most
    for i in range(actions_of(sheet, roll, False, firsts)):
        num_open = 1
        _store_open(halves, 0, play(sheet, roll, firsts[i]))
        while num_open:
            num_open -= 1
            half = _load_open(halves, num_open)
            if half.pending:
                for k in range(actions_of(half, roll, False, ways)):
                    _store_open(halves, num_open, play(half, roll, ways[k]))
                    num_open += 1
            elif num < len(afters):
                store(afters, num, half)
                num += 1
    return num


@compiled
def _store_open(sheets: NDArray[np.int64], i: int, sheet: Sheet) -> None:
    store(sheets, i, sheet)
    sheets[i, SHEET] = sheet.pending


@compiled
def _load_open(sheets: NDArray[np.int64], i: int) -> Sheet:
    row = sheets[i]
    return Sheet(row[0], row[1], row[2], row[3], row[4], row[5])


@compiled
def _take_best(
    keys: NDArray[np.float64], sheets: NDArray[np.int64], num: int, most: int
) -> NDArray[np.int64]:
    """Return the places of the highest keys, each sheet once."""
    taken, count = np.empty(most, np.int64), 0
    for place in np.argsort(-keys[:num], kind="mergesort"):
        if count == most:
            break
        is_new = True
        for k in range(count):
            is_new &= not np.all(sheets[taken[k]] == sheets[place])
        if is_new:
            taken[count] = place
            count += 1
    return taken[:count]


class Branches(NamedTuple):
    """Plays that are followed: the sheet of each, what it has paid, and what it promises."""

    sheets: NDArray[np.int64]
    parents: NDArray[np.int64]
    paid: NDArray[np.float64]
    keys: NDArray[np.float64]  # the result, as it looks now; final once the sheet is full
    worths: NDArray[np.float64]  # [play, roll]: after the best use of each roll; 0: their mean


@compiled
def _branches(num: int) -> Branches:
    sheets, parents = np.zeros((num, SHEET), np.int64), np.zeros(num, np.int64)
    return Branches(sheets, parents, np.zeros(num), np.zeros(num), np.zeros((num, 13)))


@compiled
def _go_on(
    desk: Desk, now: Branches, num: int, roll: int, last: int, share: float, after: Branches
) -> int:
    """Write down where the next roll can lead; the one after it is the last for full sheets."""
    lines, fresh, total = np.empty((NUM_LINES, 2)), np.empty((MOST_USES, SHEET), np.int64), 0
    for i in range(num):
        sheet = load(now.sheets, i)
        count = 1 if is_full(sheet) else uses_of(sheet, roll, fresh)
        for k in range(count):
            after.parents[total] = i
            if is_full(sheet):  # this play is over
                after.sheets[total], after.keys[total] = now.sheets[i], now.keys[i]
            else:
                then = load(fresh, k)
                value = worth(desk, then, ALONE, lines)
                if is_full(then) and share != 1:
                    end = best_use(desk, then, last, ALONE, True, lines)[2]
                    value = share * value + (1 - share) * end
                paid = now.paid[i] + share * (now.worths[i, roll] - now.worths[i, 0])
                after.sheets[total], after.paid[total] = fresh[k], paid
                after.keys[total] = value - paid
            total += 1
    return total


@compiled
def _look_closer(desk: Desk, found: Branches, place: int, kept: Branches, i: int) -> None:
    """Take over a play, with the value of its sheet one roll later."""
    kept.sheets[i], kept.parents[i] = found.sheets[place], found.parents[place]
    kept.paid[i], kept.keys[i] = found.paid[place], found.keys[place]
    sheet = load(kept.sheets, i)
    if not is_full(sheet):
        lines, worths = np.empty((NUM_LINES, 2)), kept.worths[i]
        worths[0] = worths_of_rolls(desk, sheet, ALONE, False, lines, worths)
        kept.keys[i] = worths[0] - kept.paid[i]


@compiled
def foresee(
    net: Net,
    start: Sheet,
    dice: NDArray[np.int64],
    width: int,
    share: float,
    way: NDArray[np.int64],
) -> tuple[float, int]:
    """Search for the best play with known dice; return its result and the rolls up to the last.

    Its sheets are written into `way`, up to the full one; the last roll is used at best.
    """
    desk = new_desk(net)
    found, close = _branches(width * MOST_USES), _branches(LOOKS * width)
    history = np.zeros((MOST_ROLLS, width, SHEET), np.int64)
    parents = np.zeros((MOST_ROLLS, width), np.int64)
    now, num, t, is_over = _branches(width), 1, 0, False
    store(found.sheets, 0, start)
    _look_closer(desk, found, 0, now, 0)
    history[0] = now.sheets
    while not is_over:
        total = _go_on(desk, now, num, dice[t], dice[t + 1], share, found)
        taken = _take_best(found.keys, found.sheets, total, LOOKS * width if share else width)
        for i in range(len(taken)):
            if share:
                _look_closer(desk, found, taken[i], close, i)
            else:
                close.sheets[i], close.parents[i] = found.sheets[taken[i]], found.parents[taken[i]]
                close.keys[i] = found.keys[taken[i]]
        order, t, is_over = np.argsort(-close.keys[: len(taken)], kind="mergesort"), t + 1, True
        num = min(width, len(order))
        for i in range(num):
            j = order[i]
            now.sheets[i], now.paid[i], now.keys[i] = close.sheets[j], close.paid[j], close.keys[j]
            now.worths[i], parents[t, i] = close.worths[j], close.parents[j]
            history[t, i] = close.sheets[j]
            is_over &= is_full(load(now.sheets, i))
        is_over |= not share and now.keys[0] == MOST and is_full(load(now.sheets, 0))
    place, num_rolls = 0, 0
    for step in range(t, -1, -1):
        way[step] = history[step, place]
        num_rolls += not is_full(load(way, step))
        place = parents[step, place]
    return now.keys[0], num_rolls


@compiled
def add_up(
    net: Net, dice: NDArray[np.int64], way: NDArray[np.int64], num_rolls: int
) -> tuple[float, float]:
    """Return the score of a play and all that its rolls were worth more than the mean roll."""
    desk, lines, worths, luck, score = (
        new_desk(net),
        np.empty((NUM_LINES, 2)),
        np.empty(13),
        0.0,
        0.0,
    )
    for t in range(num_rolls + 1):
        sheet, is_last = load(way, t), t == num_rolls
        mean = worths_of_rolls(desk, sheet, ALONE, is_last, lines, worths)
        luck += worths[dice[t]] - mean
        score = worths[dice[t]]  # at the end
    return score, luck


def found_in(game: int, width: int, share: float) -> tuple[float, float]:
    """Return the score and the luck of the play that is found for a game."""
    net, dice, way = load_value().alone, dice_of(game), np.empty((MOST_ROLLS, SHEET), np.int64)
    result, num_rolls = foresee(net, EMPTY, dice, width, share, way)
    score, luck = add_up(net, dice, way, num_rolls)
    if abs(score - share * luck - result) > 1e-6:
        raise AssertionError(f"game {game}: {result} is not {score} less {share} of {luck}")
    return score, luck


def report(width: int, found: dict[float, NDArray[np.float64]]) -> str:
    """Say what was found, and what no share of the payment can be below."""
    num = min(map(len, found.values()))
    texts = [f"{num} games, width {width}"]
    for share, plays in found.items():
        score, luck = plays[:num].T
        texts.append(
            f"share {share}: {interval(score - share * luck)}, score {interval(score)}, "
            f"luck {interval(luck)}, full {interval(score == MOST)}"
        )
    if len(found) > 1:
        all_plays = np.stack([plays[:num] for plays in found.values()])
        for share in np.linspace(0, 1.2, 13):
            best = (all_plays[..., 0] - share * all_plays[..., 1]).max(axis=0)
            texts.append(f"best of these plays, share {share:.1f}: {interval(best)}")
    return "\n  ".join(texts) + "\n"


def kept_in(name: str) -> Path:
    """Return the file of what was found with this value and this search, a line for each game."""
    files = (VALUE_FILE, VALUE_FILE.with_name("search.py"))
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]
    folder = user_cache_path("ludoteca") / "bound-knaster"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}-{digest}.jsonl"
    file.touch()
    return file


def main(games: int, width: int, shares: list[float]) -> None:
    """Search what is missing, and tell from time to time."""
    files = {share: kept_in(f"{width}-{share}") for share in shares}
    while True:
        plays = {s: file.read_text("utf-8").splitlines() for s, file in files.items()}
        share = min(plays, key=lambda s: len(plays[s]))
        game = len(plays[share])
        if game >= games or (game and game % 20 == 0 and share == shares[0]):
            rows = {s: np.array([json.loads(line) for line in p]) for s, p in plays.items()}
            sys.stdout.write(report(width, rows))
            sys.stdout.flush()
        if game >= games:
            return
        with files[share].open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(found_in(game, width, share)) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), [float(s) for s in sys.argv[3:]] or [0.0, 0.5, 1.0])
