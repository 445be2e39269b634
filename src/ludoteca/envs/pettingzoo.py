"""PettingZoo: any game as an `AECEnv`, and those with choices at the same time as a `ParallelEnv`.

    from ludoteca.envs.pettingzoo import aec_env, parallel_env

    env = aec_env("kuhvadis")
    env = parallel_env("knaster", num_players=4)

Agents are `player_0`, `player_1`, …. An observation is `{"observation": …, "action_mask": …}`, the
first as in `ludoteca.vector` for the agent who looks; the mask is all 0 for who is not to act. In
the parallel form the action of an agent whose mask is all 0 is not looked at. Rewards are the
outcomes at the end. An action that is not legal is an error, and nothing is changed. For a penalty
wrap an `AECEnv` in `TerminateIllegalWrapper`, and make a `ParallelEnv` with `illegal="lose"`: it
ends the game, with one point less than the worst outcome for who was wrong, 0 for the others.
`illegal="replace"` plays the first legal action instead, for tests that look at no mask.
`max_cycles` truncates a game after so many rounds in which every agent acts once.
`render_mode` is "ansi" for text, "svg", or "rgb_array" for pixels (with `ludoteca[rgb]`).
Without a seed every environment plays other games.
"""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ludoteca.contract import Game
from ludoteca.envs import env_id
from ludoteca.envs.checks import check_choice
from ludoteca.envs.rendering import MODES, render
from ludoteca.errors import IllegalMove
from ludoteca.games import load
from ludoteca.vector import Games

Told = tuple[dict[str, Any], ...]


class GameAECEnv(AECEnv):  # type: ignore[misc]
    """One game, agent by agent."""

    def __init__(
        self,
        game: str | Game,
        render_mode: str | None = None,
        illegal: Literal["raise", "replace"] = "raise",
        max_cycles: int = 0,
        **options: Any,
    ) -> None:
        """Begin a game; further options are those of `Games`."""
        super().__init__()
        check_choice(render_mode, MODES)
        check_choice(illegal, ("raise", "replace"))
        options = {"seed": None, **options}
        self.games = Games(game, 1, reset="disabled", **options)
        if max_cycles:
            options["max_steps"] = max_cycles * self.games.num_players
            self.games = Games(game, 1, reset="disabled", **options)
        self.game, self.render_mode, self.illegal = self.games.game, render_mode, illegal
        self.metadata = _metadata(self.game, parallel=self.game.rules.is_simultaneous)
        self.possible_agents = _agents(self.games)
        self.observation_spaces = _observation_spaces(self.games)
        self.action_spaces = _action_spaces(self.games)

    def observation_space(self, agent: str) -> Any:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        del options
        self.games.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.games.to_act[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now."""
        games, player = self.games, self.possible_agents.index(agent)
        if games.to_act[0] == player:
            return {
                "observation": games.observations[0].copy(),
                "action_mask": games.masks[0].copy(),
            }
        seen = games.observation(0, player)
        return {"observation": seen, "action_mask": np.zeros_like(games.masks[0])}

    def step(self, action: Any) -> None:
        """Let the selected agent act; one whose game is over acts with None."""
        agent, games = self.agent_selection, self.games
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = _replaced(games.masks[0], int(action)) if self.illegal == "replace" else action
        games.step(np.asarray([chosen]))
        self._cumulative_rewards[agent] = 0.0
        for player, name in enumerate(self.possible_agents):
            self.rewards[name] = float(games.rewards[0, player])
            self.terminations[name] = bool(games.done[0])
            self.truncations[name] = bool(games.truncated[0])
        if games.to_act[0] >= 0:
            self.agent_selection = self.possible_agents[int(games.to_act[0])]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Draw the game as text, as SVG or as pixels."""
        return render(self.game, self.games.state(0), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


class GameParallelEnv(ParallelEnv):  # type: ignore[misc]
    """One game in which all choose at the same time."""

    def __init__(
        self,
        game: str | Game,
        render_mode: str | None = None,
        illegal: Literal["lose", "raise", "replace"] = "raise",
        max_cycles: int = 0,
        **options: Any,
    ) -> None:
        """Begin a game; further options are those of `Games`."""
        check_choice(render_mode, MODES)
        check_choice(illegal, ("lose", "raise", "replace"))
        options = {"max_steps": max_cycles, "seed": None, **options}
        self.games = Games(game, 1, reset="disabled", simultaneous=True, **options)
        self.game, self.render_mode, self.illegal = self.games.game, render_mode, illegal
        self.metadata = _metadata(self.game, parallel=True)
        self.possible_agents = _agents(self.games)
        self.observation_spaces = _observation_spaces(self.games)
        self.action_spaces = _action_spaces(self.games)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        del options
        self.games.reset(seed=seed)
        self.agents = self.possible_agents[:]
        return self._observations(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Told:
        """Let all agents act."""
        games, agents = self.games, self.agents
        chosen = [actions.get(agent, -1) for agent in self.possible_agents]
        if self.illegal == "replace":
            chosen = list(map(_replaced, games.masks[0], map(int, chosen)))
        try:
            games.step(np.asarray([chosen]))
        except IllegalMove:
            if self.illegal == "raise":
                raise
            return self._lose(chosen)
        rewards = {agent: float(games.rewards[0, p]) for p, agent in enumerate(agents)}
        done = dict.fromkeys(agents, bool(games.done[0]))
        truncated = dict.fromkeys(agents, bool(games.truncated[0]))
        told: Told = (
            self._observations(agents),
            rewards,
            done,
            truncated,
            {agent: {} for agent in agents},
        )
        if games.done[0] or games.truncated[0]:
            self.agents = []
        return told

    def render(self) -> Any:
        """Draw the game as text, as SVG or as pixels."""
        return render(self.game, self.games.state(0), self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _lose(self, chosen: list[int]) -> Told:
        """End the game to the cost of those whose action was not legal."""
        agents, masks, self.agents = self.agents, self.games.masks[0], []
        penalty = float(self.game.rules.outcome_range[0] - 1)
        rewards = {
            agent: penalty if masks[p].any() and not _is_legal(masks[p], chosen[p]) else 0.0
            for p, agent in enumerate(agents)
        }
        ends = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return self._observations(agents), rewards, *ends, {agent: {} for agent in agents}

    def _observations(self, agents: list[str]) -> dict[str, Any]:
        seen, masks = self.games.observations[0].copy(), self.games.masks[0].copy()
        return {
            agent: {"observation": seen[player], "action_mask": masks[player]}
            for player, agent in enumerate(agents)
        }


def aec_env(game: str, **options: Any) -> GameAECEnv:
    """Return a game as an environment in which agents act one after the other."""
    return GameAECEnv(game, **options)


def parallel_env(game: str, **options: Any) -> GameParallelEnv:
    """Return a game as an environment in which all agents act at the same time."""
    return GameParallelEnv(load(game), **options)


def _replaced(mask: Any, action: int) -> int:
    """Return an action, or the first legal one in place of one that is not."""
    return action if _is_legal(mask, action) else int(mask.argmax())


def _is_legal(mask: Any, action: int) -> bool:
    return 0 <= action < len(mask) and bool(mask[action])


def _metadata(game: Game, *, parallel: bool) -> dict[str, Any]:
    name = env_id(game.id).partition("/")[2].replace("-", "_")
    return {"render_modes": list(MODES), "name": name, "is_parallelizable": parallel}


def _agents(games: Games) -> list[str]:
    return [f"player_{player}" for player in range(games.num_players)]


def _observation_spaces(games: Games) -> dict[str, Any]:
    dtype, shape = games.observations.dtype, games.observations.shape[-1:]
    low = 0 if dtype == np.int8 else np.iinfo(dtype).min
    parts: dict[str, Any] = {
        "observation": spaces.Box(low, np.iinfo(dtype).max, shape, dtype.type),
        "action_mask": spaces.Box(0, 1, games.masks.shape[-1:], np.int8),
    }
    return {agent: spaces.Dict(parts) for agent in _agents(games)}


def _action_spaces(games: Games) -> dict[str, Any]:
    return {agent: spaces.Discrete(games.game.rules.num_actions) for agent in _agents(games)}
