"""Let bots play many games from a program."""

import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ludoteca.games import load
from ludoteca.lab import simulate as lab

SEED_BITS = 32


def simulate(
    game: str,
    bots: Sequence[str] | None = None,
    *,
    games: int = 1000,
    seed: int | None = None,
    setup: str = "",
    workers: int = 1,
) -> lab.Result:
    """Let bots play many games and count; the same seed gives the same games on any machine.

    Without bots the one that the game proposes to beginners plays itself. The result has a tally
    for each seat: wins, draws, losses and the mean score.

    >>> import ludoteca as lu
    >>> found = lu.simulate("quantik", ["greedy", "random"], games=100, seed=1)
    >>> found
    <Simulation of 100 games of quantik: greedy 99 won, 0 drawn, 1 lost, mean score 0.98; random 1 won, 0 drawn, 99 lost, mean score -0.98>
    >>> found.seats[0].wins
    99
    """  # noqa: E501 - a line of output
    known = load(game)
    plan = lab.Plan(
        game=game,
        bots=tuple(bots or [known.bots.first] * known.min_players),
        games=games,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        setup=setup or known.rules.setups[0],
    )
    with ThreadPoolExecutor(workers) as threads:
        return lab.simulate(plan, threads, workers)
