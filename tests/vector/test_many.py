"""Games that are stepped side by side do what each of them does alone."""

from typing import Any

import numpy as np
import pytest

from ludoteca.compiled import is_off
from ludoteca.errors import IllegalMove
from ludoteca.lanes import NUM_LANES
from ludoteca.rows import AT_ONCE
from ludoteca.vector import Games
from tests.vector.play import random_actions

SIZE = AT_ONCE + NUM_LANES + 3  # all at once, then some, then some that are too few
FEW = NUM_LANES - 1
STEPS = 12 if is_off() else 60


def told(games: Games) -> list[Any]:
    """Return all that a batch tells, and its states."""
    arrays = [games.observations, games.masks, games.to_act, games.rewards]
    states = [games.state(row) for row in range(len(games))]
    return [*(array.tolist() for array in (*arrays, games.done, games.truncated)), states]


@pytest.mark.parametrize(
    ("num_players", "options"),
    [
        (1, {"reset": "same_step"}),
        (1, {"reset": "next_step", "max_steps": 20}),
        (2, {"reset": "same_step", "max_steps": 33}),
        (4, {"reset": "next_step"}),
    ],
)
def test_many_are_stepped_like_each_alone(num_players: int, options: dict[str, Any]) -> None:
    many = Games("knaster", SIZE, num_players=num_players, seed=5, **options)
    alone = [
        Games("knaster", len(rows), num_players=num_players, seed=5 + rows[0], **options)
        for rows in (range(SIZE)[n : n + FEW] for n in range(0, SIZE, FEW))
    ]
    rng = np.random.default_rng(3)
    for _ in range(STEPS):
        actions = random_actions(many, rng)
        many.step(actions)
        for n, few in enumerate(alone):
            few.step(actions[FEW * n : FEW * (n + 1)])
        parts = [told(few) for few in alone]
        assert told(many) == [[x for part in parts for x in part[k]] for k in range(7)]


def test_what_the_caller_wrote_over_rewards_is_gone_with_the_next_step() -> None:
    games = Games("knaster", SIZE, seed=1)
    games.rewards[:] = 3
    games.step(random_actions(games, np.random.default_rng(1)))
    assert not games.rewards.any()


def test_one_wrong_action_among_many_changes_nothing() -> None:
    games, rng = Games("knaster", SIZE, seed=2), np.random.default_rng(2)
    for _ in range(5):
        games.step(random_actions(games, rng))
    games.rewards[:] = 3
    before, actions = told(games), random_actions(games, rng)
    for wrong in (-1, 64, 435, 1 << 40):
        actions[77] = wrong
        with pytest.raises(IllegalMove, match="77"):
            games.step(actions)
        assert told(games) == before
