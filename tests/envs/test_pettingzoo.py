"""PettingZoo's own tests accept our environments."""

from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from ludoteca.envs.pettingzoo import aec_env, parallel_env
from ludoteca.errors import IllegalMove
from ludoteca.games import ids
from ludoteca.vector import InvalidBatch

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # their advice on spaces


@pytest.mark.parametrize("game", ids())
def test_agents_act_one_after_the_other(game: str) -> None:
    api_test(aec_env(game, num_players=2), num_cycles=40)
    seed_test(lambda: aec_env(game, num_players=2), num_cycles=10)


def test_agents_act_at_the_same_time() -> None:
    parallel_api_test(parallel_env("knaster", num_players=3), num_cycles=40)
    parallel_seed_test(  # it looks at no mask
        lambda: parallel_env("knaster", num_players=2, illegal="lose"), num_cycles=10
    )


def test_whoever_acts_against_the_rules_loses_or_is_refused() -> None:
    env = parallel_env("knaster", num_players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="Row 0: action 434 is not legal for player 1"):
        env.step({"player_0": 0, "player_1": 434})
    env = parallel_env("knaster", num_players=2, illegal="lose")
    env.reset(seed=1)
    _, rewards, done, _, _ = env.step({"player_0": 0, "player_1": 434})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(done.values())
    assert env.agents == []
    for wrong in ({"player_0": 0, "player_1": 1_000_000}, {"player_0": 0}):
        env.reset(seed=1)
        assert env.step(wrong)[1] == {"player_0": 0.0, "player_1": -1.0}


def test_each_agent_sees_its_own_side() -> None:
    env = aec_env("quantik", render_mode="ansi")
    env.reset(seed=1)
    env.step(17)
    first, second = (env.observe(agent) for agent in env.possible_agents)
    assert first["observation"].nonzero()[0].tolist() == [17]
    assert second["observation"].nonzero()[0].tolist() == [64 + 17]
    assert not first["action_mask"].any()
    assert second["action_mask"].sum() == 53
    assert len(env.render().splitlines()) > 3
    with pytest.raises(IllegalMove, match="Row 0: action 1 "):
        env.step(1)


def test_long_games_are_cut_after_so_many_cycles() -> None:
    def parallel(max_cycles: int) -> object:
        return parallel_env("knaster", num_players=3, illegal="replace", max_cycles=max_cycles)

    def one_by_one(max_cycles: int) -> object:
        return aec_env("knaster", num_players=3, illegal="replace", max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


@pytest.mark.parametrize("action", [0.5, None, "a"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = aec_env("knaster", num_players=2)
    env.reset(seed=1)
    with pytest.raises(InvalidBatch, match="actions must be"):
        env.step(action)
    assert env.agent_selection == "player_0"
    together = parallel_env("knaster", num_players=2, illegal="lose")
    together.reset(seed=1)
    with pytest.raises(InvalidBatch, match="actions must be"):
        together.step({"player_0": 0, "player_1": action})
    assert together.agents == ["player_0", "player_1"]


def test_what_cannot_be_asked_for_is_refused() -> None:
    for make in (aec_env, parallel_env):
        for options in ({"render_mode": "pixels"}, {"illegal": "forgive"}):
            with pytest.raises(InvalidBatch, match="choose from"):
                make("knaster", **options)


def test_games_without_a_seed_differ() -> None:
    def rolls() -> tuple[int, ...]:
        env = aec_env("knaster")
        seen = []
        for _ in range(20):
            env.reset()
            seen.append(env.games.state(0).roll)
        return tuple(seen)

    assert len({rolls() for _ in range(3)}) == 3
