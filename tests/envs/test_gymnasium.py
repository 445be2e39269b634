"""Gymnasium's own checkers accept our environments, and games in them are played by the rules."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ludoteca.envs import env_id
from ludoteca.envs.gymnasium import GameEnv, GameVectorEnv
from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.games import ids
from ludoteca.vector import InvalidBatch


@pytest.mark.parametrize("game", ids())
@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # the checker's advice on spaces
def test_the_checker_accepts_a_game(game: str) -> None:
    env = gymnasium.make(env_id(game), opponent="random", max_episode_steps=400)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", ids())
def test_a_game_is_played_to_its_end_and_drawn(game: str) -> None:
    env = GameEnv(game, opponent="random", render_mode="ansi", max_steps=300)
    seen, info = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert np.array_equal(seen, again)
    rng, ended = np.random.default_rng(1), False
    while not ended:
        assert env.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, done, truncated, info = env.step(action)
        ended = done or truncated
    assert (reward != 0) or truncated or game != "quantik"
    assert len(str(env.render()).splitlines()) > 3
    env.render_mode = "svg"
    assert str(env.render()).startswith("<svg")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = GameEnv("knaster")
    env.reset(seed=1)
    _, reward, done, truncated, info = env.step(434)
    assert (reward, done, truncated, info["illegal"]) == (-1.0, True, False, True)
    strict = GameEnv("knaster", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="Row 0: action 434"):
        strict.step(434)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_vector_env_plays_many_games(mode: AutoresetMode) -> None:
    envs: Any = gymnasium.make_vec(
        env_id("quantik"),
        num_envs=6,
        vectorization_mode="vector_entry_point",
        opponent="random",
        autoreset_mode=mode,
    )
    assert isinstance(envs.unwrapped, GameVectorEnv)
    seen, info = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    rng, ended = np.random.default_rng(2), 0
    for _ in range(30):
        scores = rng.random(info["action_mask"].shape) * info["action_mask"]
        seen, rewards, done, truncated, info = envs.step(scores.argmax(axis=1))
        assert envs.observation_space.contains(seen)
        assert rewards.shape == done.shape == truncated.shape == (6,)
        assert (np.abs(rewards) == done).all()
        ended += int(done.sum())
        if mode == AutoresetMode.SAME_STEP:
            finals = info["final_obs"]
            assert [final is not None for final in finals] == done.tolist()
    assert ended > 0
    first, _ = envs.reset(seed=3)
    second, _ = envs.reset(seed=[3, 4, 5, 6, 7, 8])
    assert np.array_equal(first, second)
    envs.close()


def test_a_vector_env_draws_every_game() -> None:
    envs = GameVectorEnv("quantik", 2, render_mode="ansi", by_lot=False)
    first, second = envs.render() or ()
    assert first == second
    assert len(first.splitlines()) > 3
    assert GameVectorEnv("quantik", 2).render() is None


def test_seeds_are_taken_by_row_and_refused_as_a_whole() -> None:
    envs = GameVectorEnv("knaster", 3)
    envs.reset(seed=[3, 4, 5])
    sums = [envs.games.state(row).roll for row in range(3)]
    for seed, said in (
        ([1, 2, -3], "Row 2: a seed"),
        ([1, 2], "or 3 of them"),
        ([1, 2.5, 3], "Row 1"),
    ):
        with pytest.raises(InvalidBatch, match=said):
            envs.reset(seed=seed)  # type: ignore[arg-type] # as a stranger would
        assert [envs.games.state(row).roll for row in range(3)] == sums
    others = GameVectorEnv("knaster", 3)
    others.reset(seed=[13, 14, 15])
    others.reset(seed=[3, 4, 5], options={"reset_mask": np.array([True, False, True])})
    assert [others.games.state(row) for row in (0, 2)] == [envs.games.state(row) for row in (0, 2)]
    others.reset(seed=[None, 4, None])
    assert others.games.state(1) == envs.games.state(1)


def test_games_without_a_seed_differ() -> None:
    def rolls(envs: GameVectorEnv) -> tuple[int, ...]:
        envs.reset()
        return tuple(envs.games.state(row).roll for row in range(40))

    assert len({rolls(GameVectorEnv("knaster", 40)) for _ in range(3)}) == 3
    assert len({rolls(GameVectorEnv("knaster", 40, seed=5)) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"render_mode": "pixels"},
        {"illegal": "forgive"},
        {"opponent": "nobody"},
        {"num_players": 0},
        {"num_players": -1},
        {"num_players": 1.5},
    ],
)
def test_what_cannot_be_asked_for_is_refused_in_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(LudotecaError, match=r"choose|whole number"):
        GameEnv("knaster", **options)


@pytest.mark.parametrize("action", [1.7, None, "a", 2**70, [1]])
def test_what_is_no_action_is_refused_and_changes_nothing(action: object) -> None:
    env = GameEnv("knaster")
    env.reset(seed=1)
    before = env.games.state(0)
    with pytest.raises(InvalidBatch, match="actions must be"):
        env.step(action)
    assert env.games.state(0) == before
