"""Compile the kernels that most tests need, once: `python -m tests.warm_up`.

Else each worker, and each server that a test starts, would compile the same ones beside the others.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from ludoteca import compiled
from ludoteca.contract import Game
from ludoteca.games import ids, load
from ludoteca.rng import seeded
from ludoteca.search import Walk, mcts
from ludoteca.server.warm_up import Readiness
from ludoteca.vector import Games


def main() -> None:
    """Compile what play needs, then what the command line and research need."""
    if compiled.is_warm():
        return
    Readiness().run()
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        list(processes.map(compile_more, ids()))


def compile_more(name: str) -> None:
    """Let bots of a game meet, and step and search it as research does."""
    game = load(name)
    _let_bots_meet(game)
    if game.batch is not None:
        _step_and_search(game)


def _let_bots_meet(game: Game) -> None:
    """Let the weakest meet themselves, and the strongest."""
    state = game.rules.initial_state(2, game.rules.setups[0])
    for bot in (0, len(game.bots.names) - 1):
        if game.bots.play_games is not None:
            game.bots.play_games(np.array([bot, bot]), state, seeded(1), np.zeros((1, 2), np.int64))


def _step_and_search(game: Game) -> None:
    """Step a batch without and with a bot in it, and look at a tree."""
    for players in ((None, None), (None, game.bots.names[0])):
        games = Games(game.id, 2, seed=1, players=players)
        games.step(games.masks.argmax(axis=-1))
        games.close()
    walk = Walk(game.id, 2)
    while walk.is_chance:
        walk.roll(Random(1))
    mcts(walk, 2)
    walk.apply(walk.legal()[0])


if __name__ == "__main__":
    main()
