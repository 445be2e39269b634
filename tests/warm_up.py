"""Compile the kernels that most tests need, once: `python -m tests.warm_up`.

Else each worker, and each server that a test starts, would compile the same ones beside the others.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from ludoteca import compiled
from ludoteca.games import ids, load
from ludoteca.rng import seeded
from ludoteca.server.warm_up import Readiness


def main() -> None:
    """Compile what play needs, then what the command line needs."""
    if compiled.is_warm():
        return
    Readiness().run()
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        list(processes.map(compile_more, ids()))


def compile_more(name: str) -> None:
    """Let the weakest and the strongest bots of a game meet."""
    game = load(name)
    state = game.rules.initial_state(2, game.rules.setups[0])
    for bot in (0, len(game.bots.names) - 1):
        if game.bots.play_games is not None:
            game.bots.play_games(np.array([bot, bot]), state, seeded(1), np.zeros((1, 2), np.int64))


if __name__ == "__main__":
    main()
