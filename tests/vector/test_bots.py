"""Bots decide in a batch as they do anywhere else, also those that are called by their address."""

from typing import Any

import numpy as np
import pytest

from ludoteca.games import ids, load
from ludoteca.rng import seeded
from ludoteca.vector import Games
from tests.vector.play import random_actions

GAMES, MOMENTS = 3, 4
BOTS = [(game, bot) for game in ids() for bot in load(game).bots.names]


def moments(game: str) -> Any:
    """Play at random, and return games at some moments."""
    games, rng = Games(game, GAMES, seed=4, reset="same_step"), np.random.default_rng(4)
    for _ in range(MOMENTS):
        yield games
        for _ in range(5):
            games.step(random_actions(games, rng))


@pytest.mark.compiled  # the strong ones think for long
@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_decides_in_a_batch_as_elsewhere(game: str, bot: str) -> None:
    """The kernel of a batch and the bot itself choose the same, and draw the same numbers."""
    declared = load(game)
    batch, rules, number = declared.batch, declared.rules, declared.bot(bot)
    assert batch is not None
    mind = batch.prepare(*[number] * declared.min_players)
    for games in moments(game):
        for row in range(GAMES):
            state, player = games.state(row), int(games.to_act[row])
            words = np.zeros((1, batch.num_words(games.num_players)), dtype=np.int64)
            batch.pack(state, words[0])
            inside, outside = seeded(row, "bot"), seeded(row, "bot")
            chosen = batch.kind.choose(mind, number, words, 0, player, inside)
            view = rules.view(state, player)
            assert chosen == declared.bots.choose(bot, view, player, outside)
            assert inside.tolist() == outside.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("players", [(None, "expert"), (None, "greedy", "expert")])
def test_a_strong_bot_plays_beside_others(players: tuple[str | None, ...]) -> None:
    """Threads and the size of a batch make no difference to those called by their address."""
    options: dict[str, Any] = {"players": players, "by_lot": True, "seed": 9}
    many, few = Games("knaster", 6, threads=2, **options), Games("knaster", 2, **options)
    rng = np.random.default_rng(9)
    for _ in range(8):
        actions = random_actions(many, rng)
        many.step(actions)
        few.step(actions[:2])
        assert np.array_equal(many.observations[:2], few.observations)
    many.close()
