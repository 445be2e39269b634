"""Gymnasium: one game against bots or alone as an `Env`, and batches of them as a `VectorEnv`.

    import gymnasium
    import ludoteca.envs.gymnasium  # registers the ids

    env = gymnasium.make("ludoteca/quantik-v1", opponent="greedy")
    envs = gymnasium.make_vec(
        "ludoteca/quantik-v1", num_envs=64, vectorization_mode="vector_entry_point"
    )

Observations are those of `ludoteca.vector`, actions the game's. The mask of legal actions is in
`info["action_mask"]` and comes from `env.action_masks()`, as MaskablePPO asks for it. The reward is
the own outcome at the end, or with `rewards="points"` what was won in the step. An action that is
not legal ends the game with one point less than the worst outcome, and `info["illegal"]` is true;
with `illegal="raise"` it is an error. A `VectorEnv` always raises, and no game is changed.

`render_mode` is "ansi" for text, "svg", or "rgb_array" for pixels (with `ludoteca[rgb]`); a
`VectorEnv` draws a tuple of them. Without a seed every environment plays other games.
"""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludoteca.envs import env_id
from ludoteca.envs.checks import check_choice
from ludoteca.envs.rendering import MODES, render
from ludoteca.envs.seats import observation_space, seats_of
from ludoteca.errors import IllegalMove
from ludoteca.games import ids, load
from ludoteca.vector import Games, InvalidBatch

Observation = NDArray[Any]
Info = dict[str, Any]
ILLEGAL = ("lose", "raise")
RESETS = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}


class GameEnv(gymnasium.Env[Observation, np.int64]):
    """One game."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        game: str,
        opponent: str | None = None,
        num_players: int | None = None,
        render_mode: str | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        **options: Any,
    ) -> None:
        """Seat the bots; further options are those of `Games`."""
        check_choice(render_mode, MODES)
        check_choice(illegal, ILLEGAL)
        found = load(game)
        options = {"by_lot": True, "seed": None, **options}
        players = seats_of(found, opponent, num_players)
        self.games = Games(found, 1, players=players, reset="disabled", **options)
        self.observation_space = observation_space(self.games)
        self.action_space = spaces.Discrete(found.rules.num_actions)
        self.render_mode, self.illegal = render_mode, illegal
        self._is_ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a new game; without a seed the dice go on."""
        super().reset(seed=seed)
        del options
        self.games.reset(seed=seed)
        self._is_ended = False
        return self.games.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, and let the bots answer."""
        games, player = self.games, int(self.games.to_act[0])
        if self._is_ended:
            raise gymnasium.error.ResetNeeded("reset() must be called before the next step()")
        try:
            games.step(np.asarray([action]))
        except IllegalMove:
            if self.illegal == "raise":
                raise
            self._is_ended = True
            reward = float(games.game.rules.outcome_range[0] - 1)
            return games.observations[0].copy(), reward, True, False, self._info(illegal=True)
        done, truncated = bool(games.done[0]), bool(games.truncated[0])
        self._is_ended = done or truncated
        reward = float(games.rewards[0, player])
        return games.observations[0].copy(), reward, done, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions."""
        return np.array(self.games.masks[0], dtype=np.bool_)

    def render(self) -> Any:
        """Draw the game as text, as SVG or as pixels."""
        return render(self.games.game, self.games.state(0), self.render_mode)

    def _info(self, *, illegal: bool = False) -> Info:
        return {
            "action_mask": self.games.masks[0].copy(),
            "player": int(self.games.to_act[0]),
            "illegal": illegal,
        }


class GameVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Any]):
    """A batch of games; observations and rewards are the arrays of the batch unless copied."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str | None = None,
        num_players: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Seat the bots; further options are those of `Games`."""
        check_choice(render_mode, MODES)
        found, mode = load(game), AutoresetMode(autoreset_mode)
        options = {"by_lot": True, "seed": None, **options}
        players = seats_of(found, opponent, num_players)
        self.games = Games(
            found,
            num_envs,
            players=players,
            reset=RESETS.get(mode, "disabled"),  # type: ignore[arg-type]
            **options,
        )
        self.metadata = {"autoreset_mode": mode, "render_modes": list(MODES), "render_fps": 1}
        self.num_envs, self.copy, self.mode = num_envs, copy, mode
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self.games)
        self.single_action_space = spaces.Discrete(found.rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin all games, or those of `options["reset_mask"]`; a list has a seed for each."""
        mask = (options or {}).get("reset_mask")
        if isinstance(seed, list | tuple | np.ndarray):
            self._reset_each(list(seed), mask)
        else:
            self.games.reset(seed=seed, rows=mask)
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        """Play an action in every game."""
        games, rows = self.games, np.arange(self.num_envs)
        players = np.maximum(games.to_act, 0)
        games.step(actions)
        rewards = games.rewards[rows, players].astype(np.float64)
        info, ended = self._info(), games.done | games.truncated
        if self.mode == AutoresetMode.SAME_STEP and games.final_observations is not None:
            final = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                final[row] = games.final_observations[row].copy()
            empty = {"action_mask": np.zeros_like(games.masks), "_action_mask": ended.copy()}
            info |= {"final_obs": final, "_final_obs": ended.copy(), "final_info": empty}
            info["_final_info"] = ended.copy()
        return self._observed(), rewards, games.done.copy(), games.truncated.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of legal actions."""
        return np.array(self.games.masks, dtype=np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """Draw every game as text, as SVG or as pixels."""
        if self.render_mode is None:
            return None
        games, mode = self.games, self.render_mode
        return tuple(render(games.game, games.state(row), mode) for row in range(self.num_envs))

    def close_extras(self, **_options: Any) -> None:
        """Let the threads go."""
        self.games.close()

    def _reset_each(self, seeds: list[int | None], mask: Any) -> None:
        """Begin games from seeds of their own, where None goes on; refuse all of it or nothing."""
        chosen = np.ones(self.num_envs, dtype=np.bool_) if mask is None else np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise InvalidBatch("vector-error-rows", rows=self.num_envs)
        if len(seeds) != self.num_envs:
            raise InvalidBatch("vector-error-seeds", seed=str(seeds), rows=self.num_envs)
        rows = np.flatnonzero(chosen).tolist()
        seeded = {row: seed for row in rows if (seed := seeds[row]) is not None}
        others = [row for row in rows if row not in seeded]
        if seeded:
            self.games.reset(seed=list(seeded.values()), rows=list(seeded))
        if others:
            self.games.reset(rows=others)

    def _observed(self) -> Observation:
        return self.games.observations.copy() if self.copy else self.games.observations

    def _info(self) -> Info:
        masks = self.games.masks.copy() if self.copy else self.games.masks
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, dtype=np.bool_)}


def register() -> None:
    """Register every installed game."""
    for game in ids():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point=f"{__name__}:GameEnv",
                vector_entry_point=f"{__name__}:GameVectorEnv",
                kwargs={"game": game},
            )


register()
__all__ = ["GameEnv", "GameVectorEnv", "register"]
