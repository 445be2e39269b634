"""Random games and perft: how many a second."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.figure import Figure, rate
from ludoteca import games
from ludoteca.games.quantik.perft import perft
from ludoteca.games.quantik.rules import initial_state
from ludoteca.rng import seeded

LEAVES = 231_883_776  # sequences of five placements, see games/quantik/rules.md


def play(game: str, *bots: str) -> Callable[[int], None]:
    """Return a function that plays a number of games in one go."""
    codes = np.array([games.load(game).bot(bot) for bot in bots], dtype=np.int64)
    state = games.load(game).rules.initial_state(len(bots), "")
    rng, play_games = seeded(1, "benchmark", game), games.load(game).bots.play_games
    if play_games is None:
        raise ValueError(f"{game} has no kernel that plays many games")

    def work(amount: int) -> None:
        outcomes = np.empty((amount, len(bots)), dtype=np.int64)
        play_games(codes, state, rng, outcomes)

    return work


def quantik() -> Iterator[Figure]:
    """Measure Quantik."""
    yield Figure(
        name="Quantik, random games",
        value=rate(play("quantik", "random", "random"), 1000),
        unit="/s",
        target=1_200_000,
        plain=_without_compilation("quantik", "random", "random"),
    )
    yield Figure(
        name="Quantik, greedy games",
        value=rate(play("quantik", "greedy", "greedy"), 1000),
        unit="/s",
    )
    per_second = rate(lambda amount: [perft(initial_state(), 5) for _ in range(amount)], 1)
    yield Figure(name="Quantik, perft 5", value=per_second.inverse(), unit="s", target=2)
    yield Figure(name="Quantik, perft 5, leaves", value=per_second.times(LEAVES), unit="/s")


def knaster() -> Iterator[Figure]:
    """Measure Knaster."""
    yield Figure(
        name="Knaster, random games alone",
        value=rate(play("knaster", "random"), 1000),
        unit="/s",
        target=250_000,
        plain=_without_compilation("knaster", "random"),
    )
    yield Figure(
        name="Knaster, greedy games alone", value=rate(play("knaster", "greedy"), 100), unit="/s"
    )


def kuhvadis() -> Iterator[Figure]:
    """Measure Kuh Vadis."""
    yield Figure(
        name="Kuh Vadis, random games",
        value=rate(play("kuhvadis", "random", "random"), 100),
        unit="/s",
        target=25_000,
        plain=_without_compilation("kuhvadis", "random", "random"),
    )
    yield Figure(
        name="Kuh Vadis, greedy games",
        value=rate(play("kuhvadis", "greedy", "greedy"), 10),
        unit="/s",
    )


def _without_compilation(game: str, *bots: str) -> float:
    """Return the games per second of the same code as plain Python."""
    command = [sys.executable, "-m", "benchmarks.games", game, *bots]
    environ = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    return float(subprocess.run(command, env=environ, capture_output=True, check=True).stdout)


if __name__ == "__main__":  # called by _without_compilation
    print(rate(play(*sys.argv[1:]), 1, seconds=2, runs=1).median)
