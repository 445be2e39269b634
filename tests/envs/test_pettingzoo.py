"""PettingZoo's own tests accept our environments."""

from types import SimpleNamespace

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
