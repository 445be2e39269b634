"""Measure the Knaster players; the figures of docs/players-knaster.md come from here.

    python -m tests.games.knaster.measure GAMES PLAYER [PLAYER ...]

Alone: the mean score as it came and less its luck, the share of games over 100 points and of games
with all 115. Among others, all of whom use the same dice: what the first player makes of the game
against the best of the rest. Interrupted, it goes on where it stopped.
"""

import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from ludoteca.compiled import compiled
from ludoteca.games.knaster.bots import NAMES, choose_by_code, play_games
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.rules import initial_state
from ludoteca.games.knaster.search import worths_of_rolls
from ludoteca.games.knaster.sheet import EMPTY, NUM_LINES, is_full, play, score
from ludoteca.games.knaster.value import VALUE_FILE, Learned, load_value, new_desk
from ludoteca.lab.ratings import Z95
from ludoteca.rng import Rng, below, next_word, seeded

CHUNK = 20
MOST = 115


def play_chunk(bots: list[str], number: int) -> NDArray[np.float64]:
    """Play some games; a row for each, with everybody's score, and alone with the luck."""
    codes = np.array([NAMES.index(bot) for bot in bots], np.int64)
    rng = seeded(1, "measure", number)
    if len(bots) == 1:
        found = np.empty((CHUNK, 2))
        _play_alone(load_value(), int(codes[0]), rng, found)
        return found
    outcomes = np.zeros((CHUNK, len(bots)), np.int64)
    play_games(codes, initial_state(len(bots), ""), rng, outcomes)
    return outcomes.astype(np.float64)


@compiled
def _play_alone(learned: Learned, bot: int, rng: Rng, found: NDArray[np.float64]) -> None:
    """Play as `play_games` does, and add up what each roll was worth more than the mean roll."""
    lines, worths, nobody = np.empty((NUM_LINES, 2)), np.empty(13), np.zeros((0, 5), np.int64)
    desk = new_desk(learned.alone)
    for row in range(len(found)):
        below(rng, 1)  # who begins
        sheet, luck, is_last, is_over = EMPTY, 0.0, False, False
        while not is_over:
            is_over = is_last
            mean = worths_of_rolls(desk, sheet, ALONE, is_last, lines, worths)
            dice = below(rng, 36)
            roll = 2 + dice // 6 + dice % 6
            luck += worths[roll] - mean
            is_done = False
            while not is_done:
                action = choose_by_code(learned, bot, sheet, nobody, roll, is_last, next_word(rng))
                sheet = play(sheet, roll, action)
                is_done = sheet.pending == 0
            is_last = is_full(sheet)
        found[row, 0], found[row, 1] = score(sheet), luck


def interval(values: NDArray[Any]) -> str:
    """Write a mean and the margin of its 95 % interval."""
    return f"{np.mean(values):.3f} ± {Z95 * np.std(values) / len(values) ** 0.5:.3f}"


def report(bots: list[str], found: NDArray[np.float64]) -> str:
    """Say what came out."""
    first, num = found[:, 0], len(found)
    if len(bots) == 1:
        fair, over, full = first - found[:, 1], first > 100, first == MOST
        return (
            f"{num} games of {bots[0]}: {interval(first)}, less luck {interval(fair)}, "
            f"luck {interval(found[:, 1])}, variance factor {first.var() / fair.var():.1f}, "
            f"over 100 {interval(over)}, full {interval(full)}"
        )
    lead = first - found[:, 1:].max(axis=1)
    result = (np.sign(lead) + 1) / 2
    counts = [int((np.sign(lead) == sign).sum()) for sign in (1, 0, -1)]
    points = interval(first - found[:, 1:].mean(axis=1))
    return (
        f"{num} games of {', '.join(bots)}: {bots[0]} won, drew, lost {counts}, "
        f"score {interval(result)}, points ahead {points}"
    )


def kept_in(bots: list[str]) -> Path:
    """Return the file of what was played with this value and this search, a line for each chunk."""
    code = [VALUE_FILE.with_name(name) for name in ("search.py", "rivals.py")]
    parts = b"".join(file.read_bytes() for file in (VALUE_FILE, *code))
    folder = user_cache_path("ludoteca") / "measure-knaster"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{'-'.join(bots)}-{hashlib.sha256(parts).hexdigest()[:12]}.jsonl"


def main(games: int, bots: list[str]) -> None:
    """Play what is missing, and tell from time to time."""
    file = kept_in(bots)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [np.array(json.loads(line)) for line in lines]
    begin, played = time.process_time(), 0
    while CHUNK * len(found) < games:
        found.append(play_chunk(bots, len(found)))
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(found[-1].tolist()) + "\n")
        played += CHUNK
        if len(found) % 50 == 0:
            tell(bots, found)
    tell(bots, found)
    if played:
        seconds = time.process_time() - begin
        sys.stdout.write(f"{1000 * seconds / played:.1f} ms of one core a game\n")


def tell(bots: list[str], found: list[NDArray[np.float64]]) -> None:
    """Print what came out so far."""
    sys.stdout.write(report(bots, np.concatenate(found)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
