"""What batches write for known seeds never changes, however fast it is written."""

import hashlib
from typing import Any

import numpy as np
import pytest

from ludoteca.vector import Games

pytestmark = pytest.mark.compiled  # plays too many games to be interpreted

GAMES, STEPS = 150, 120  # more than a block of rows, and more than a game of most
KNOWN: list[tuple[str, dict[str, Any], str]] = [
    ("quantik", {}, "60f63e823d699811"),
    ("quantik", {"reset": "same_step"}, "971bbaade799a0dc"),
    ("quantik", {"players": (None, "greedy"), "by_lot": True, "max_steps": 3}, "2fb99e25929940df"),
    ("knaster", {"num_players": 1, "reset": "same_step"}, "d2edfa286a278edf"),
    ("knaster", {"num_players": 1, "rewards": "points"}, "b43ab62335fab541"),
    ("knaster", {"num_players": 4, "reset": "same_step", "rewards": "points"}, "a7ba0127badcccd1"),
    ("knaster", {"num_players": 3, "simultaneous": True, "max_steps": 30}, "26491bbb0fbbc63a"),
    ("knaster", {"players": (None, "gentle", None), "by_lot": True}, "214b42d465eba282"),
    ("kuhvadis", {"reset": "same_step", "max_steps": 50}, "faaa2b60314ea87e"),
    ("kuhvadis", {"players": (None, "random"), "by_lot": True}, "853288b5ea07f534"),
]


def digest(game: str, options: dict[str, Any]) -> str:
    """Return a number for all that a batch writes while it is played at random."""
    games, rng = Games(game, GAMES, seed=2026, **options), np.random.default_rng(11)
    told, shape = hashlib.sha256(), games.masks.shape
    for _ in range(STEPS):
        games.step((rng.random(shape) * games.masks).argmax(axis=-1))
        for array in (games.observations, games.masks, games.rewards, games.to_act):
            told.update(array.tobytes())
        told.update(games.done.tobytes() + games.truncated.tobytes())
        if games.final_observations is not None:
            told.update(games.final_observations.tobytes())
    return told.hexdigest()[:16]


@pytest.mark.parametrize(("game", "options", "known"), KNOWN)
def test_the_same_seeds_give_the_same_games(game: str, options: dict[str, Any], known: str) -> None:
    """All arrays after each step are as they were when this was written down."""
    assert digest(game, options) == known
