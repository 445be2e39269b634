"""Games are played in PufferLib's buffers, with a stand-in where PufferLib is not installed."""

from typing import Any

import numpy as np
import pytest

from ludoteca.errors import IllegalMove
from tests.envs.puffer_stand_in import stand_in

stand_in()
from ludoteca.envs.pufferlib import LOG_INTERVAL, GamePuffer  # noqa: E402 - the module comes first
from ludoteca.vector import Games  # noqa: E402 - as above


def masked(env: Any, rng: np.random.Generator) -> Any:
    """Choose a legal action in every game, as PufferLib hands it on."""
    actions = (rng.random(env.action_masks.shape) * env.action_masks).argmax(axis=1)
    return actions.astype(np.int32)


def test_a_batch_is_played_in_buffers_of_the_callers() -> None:
    rng, plain = np.random.default_rng(3), Games("knaster", 6, num_players=1, reset="same_step")
    env: Any = GamePuffer("knaster", num_envs=6, num_players=1, by_lot=False)
    buffers = [env.observations, env.rewards, env.terminals, env.truncations]
    seen, infos = env.reset(seed=0)
    told: list[dict[str, float]] = []
    for _ in range(2 * LOG_INTERVAL):
        actions = masked(env, rng)
        plain.step(actions)
        seen, rewards, ended, cut, infos = env.step(actions)
        told += infos
        assert seen is buffers[0]
        assert all(a is b for a, b in zip((rewards, ended, cut), buffers[1:], strict=True))
        assert np.array_equal(seen, plain.observations)
        assert np.array_equal(rewards, plain.rewards[:, 0])
        assert np.array_equal(ended, plain.done)
    assert [info["illegal"] for info in told] == [0, 0]
    assert min(info["games"] for info in told) > 6
    assert 5 < told[0]["last_reward"] < 20  # random games score 9.5 in the mean
    env.close()


def test_two_environments_share_large_buffers_of_the_callers() -> None:
    single: Any = GamePuffer("quantik", opponent="random")
    shape, dtype = single.single_observation_space.shape, single.single_observation_space.dtype
    whole: dict[str, Any] = {
        "observations": np.zeros((4, *shape), dtype=dtype),
        "rewards": np.zeros(4, dtype=np.float32),
        "actions": np.zeros(4, dtype=np.int32),
    } | {name: np.zeros(4, dtype=bool) for name in ("terminals", "truncations", "masks")}
    halves = [{name: whole[name][n : n + 2] for name in whole} for n in (0, 2)]
    envs: list[Any] = [
        GamePuffer("quantik", 2, opponent="random", buf=half, seed=n)
        for n, half in enumerate(halves)
    ]
    rng, ended = np.random.default_rng(5), np.zeros(4)
    for _ in range(40):
        for env in envs:
            env.step(masked(env, rng))
        assert (whole["rewards"][~whole["terminals"]] == 0).all()
        assert (np.abs(whole["rewards"][whole["terminals"]]) == 1).all()
        ended += whole["terminals"]
    assert ended.min() > 2


def test_an_illegal_action_loses_its_own_game_or_is_refused() -> None:
    env: Any = GamePuffer("quantik", 3, opponent="random", by_lot=False)
    rng, first = np.random.default_rng(1), env.observations.copy()
    env.step(masked(env, rng))
    actions = masked(env, rng)
    actions[1] = np.flatnonzero(env.action_masks[1] == 0)[0]
    seen, rewards, ended, _, _ = env.step(actions)
    assert (rewards[1], bool(ended[1])) == (-2.0, True)
    assert np.array_equal(seen[1], first[1])  # the empty board of its next game
    assert not ended[[0, 2]].any()
    assert seen[0].sum() == seen[2].sum() == 4
    for wrong in (-1, 64):
        actions = masked(env, rng)
        actions[2] = wrong
        assert env.step(actions)[1][2] == -2
    strict: Any = GamePuffer("quantik", 3, opponent="random", illegal="raise", by_lot=False)
    with pytest.raises(IllegalMove, match="Row 2: action 64"):
        strict.step(np.array([0, 1, 64], dtype=np.int32))
    assert not strict.observations.any()
