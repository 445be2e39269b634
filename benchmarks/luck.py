"""Measure luck and skill: `python -m benchmarks.luck GAME BOT[,BOT] GAMES [SEED]`, for the docs.

One bot plays alone; two meet in mirrored games on the same dice. Told are the mean luck, which must
be 0 within its interval, the mean result with and without luck, and what of the variance of a
result is dice. Two bots that look at the same dice need no more games than the last line says.
"""

import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games import load
from ludoteca.lab.luck import Mean, mean_of
from ludoteca.lab.mirrored import Stream, play_game
from ludoteca.lab.ratings import Z95


class Sample(NamedTuple):
    """What one game gave the first bot: its result (points alone, else a share) and its luck."""

    result: float
    luck: float


def play(game_id: str, bots: Sequence[str], num_games: int, seed: int) -> list[Sample]:
    """Play so many games, by turns with seats exchanged; every set-up has its turn."""
    game, found = load(game_id), []
    setups = game.rules.setups
    for number in range(num_games):
        double, mirror = divmod(number, len(bots))
        seats = [*bots[mirror:], *bots[:mirror]]
        dice: Stream = (seed, "dice", double)
        chance: Stream = (seed, *bots, number)
        setup = setups[double % len(setups)]
        played = play_game(game, seats, setup, dice, chance)
        own = seats.index(bots[0])
        result = float(played.outcome[0]) if len(bots) == 1 else played.shares[own]
        found.append(Sample(result, played.luck[own]))
    return found


def variance(numbers: Sequence[float]) -> float:
    """Return the variance of some numbers."""
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def pairs(numbers: Sequence[float], size: int) -> list[float]:
    """Return the means of the games on the same dice."""
    whole = len(numbers) - len(numbers) % size
    return [sum(numbers[n : n + size]) / size for n in range(0, whole, size)]


def report(bots: Sequence[str], samples: Sequence[Sample], seconds: float) -> list[str]:
    """Tell what came out."""
    size = len(bots)
    results = [sample.result for sample in samples]
    luck = [sample.luck for sample in samples]
    rest = [sample.result - sample.luck for sample in samples]
    lines = [f"{' against '.join(bots)}: {len(samples)} games, {seconds:.0f} s of one core"]
    for name, numbers in (("luck", luck), ("result", results), ("result without luck", rest)):
        lines.append(f"  {name:<20} {_told(mean_of(pairs(numbers, size)))}")
    raw, less = variance(results), variance(rest)
    if not raw * less:  # two players who never err write the same sheet on the same dice
        return [*lines, "  all results are the same"]
    lines.append(
        f"  variance of a result {raw:.4g}, without luck {less:.4g}: factor {raw / less:.2f}"
    )
    lines.append(f"  dice are {100 * (1 - less / raw):.0f} % of the variance")
    edge = abs(mean_of(rest).mean - 0.5)
    if size == 2 and edge > 0:
        needed = [round((Z95 / edge) ** 2 * spread) for spread in (raw, less)]
        lines.append(f"  games to tell them apart: {needed[0]}, without luck {needed[1]}")
    return lines


def _told(mean: Mean) -> str:
    return f"{mean.mean:+.4f} ± {mean.margin or 0:.4f}"


def main(game: str, bots: str, num_games: str, seed: str = "1") -> None:
    """Play and tell."""
    names, begin = bots.split(","), time.process_time()
    samples = play(game, names, int(num_games), int(seed))
    seconds = time.process_time() - begin
    sys.stdout.write("\n".join(report(names, samples, seconds)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
