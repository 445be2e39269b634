"""PufferLib: a batch of games as one native environment, in buffers that PufferLib owns.

    from ludoteca.envs.pufferlib import GamePuffer

    env = GamePuffer("quantik", num_envs=1024, opponent="greedy")
    seen, _ = env.reset(seed=7)

Every game is an agent of its own. Observations are those of `ludoteca.vector`, actions the game's;
the reward is the own outcome at the end, or with `rewards="points"` what was won in the step. A
game that ends is flagged in `terminals` or `truncations`; the next begins in the same step.

PufferLib's loops choose without masks: an action that is not legal ends the game with one point
less than the worst outcome; with `illegal="raise"` it is an error, and no game is changed. A loop
that does mask finds the legal actions in `action_masks`. Now and then `step` tells how many games
have ended since it last did, the mean reward of their last steps, and how many ended illegally.
"""

from typing import Any, Literal

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.envs.checks import check_choice
from ludoteca.envs.seats import observation_space, seats_of
from ludoteca.games import load
from ludoteca.vector import Games

LOG_INTERVAL = 128  # steps


class GamePuffer(pufferlib.PufferEnv):  # type: ignore[misc]  # it has no types
    """Many games of one kind, each against bots or alone."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponent: str | None = None,
        num_players: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        buf: Any = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        """Seat the bots; further options are those of `Games`."""
        check_choice(illegal, ("lose", "raise"))
        found = load(game)
        options = {"by_lot": True, **options, "reset": "same_step", "seed": seed}
        options["players"] = seats_of(found, opponent, num_players)
        self.num_agents, self.illegal = num_envs, illegal
        self.single_observation_space = observation_space(Games(found, 1, **options))
        self.single_action_space = spaces.Discrete(found.rules.num_actions)
        super().__init__(buf)
        self.games = Games(found, num_envs, buffers=self._buffers(), **options)
        self.action_masks = self.games.masks
        self._rows, self._chosen = np.arange(num_envs), np.zeros(num_envs, dtype=np.int64)
        self._penalty = found.rules.outcome_range[0] - 1
        self._forget()

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], list[dict[str, float]]]:
        """Begin all games; without a seed the dice go on."""
        self.games.reset(seed=seed)
        self.rewards[:] = 0
        self._forget()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Play an action in every game, and let the bots answer."""
        games, chosen = self.games, self._chosen
        chosen[:] = actions
        players, lost = games.to_act.copy(), self._illegal(chosen)
        if len(lost) and self.illegal == "lose":
            chosen[lost] = games.masks[lost].argmax(axis=1)  # something legal, then it is undone
        games.step(chosen)
        self.rewards[:] = games.rewards[self._rows, players]
        if len(lost):
            games.reset(rows=lost)
            self.rewards[lost], self.terminals[lost], self.truncations[lost] = (
                self._penalty,
                True,
                False,
            )
        return self.observations, self.rewards, self.terminals, self.truncations, self._log(lost)

    def close(self) -> None:
        """Let the threads go."""
        self.games.close()

    def _buffers(self) -> dict[str, NDArray[Any]]:
        """Return PufferLib's buffers by our names, as far as they mean the same."""
        return {
            "observations": self.observations,
            "done": self.terminals,
            "truncated": self.truncations,
        }

    def _illegal(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the games whose action is not legal."""
        num_actions = self.action_masks.shape[1]
        inside = np.clip(chosen, 0, num_actions - 1)
        is_wrong = (inside != chosen) | (self.action_masks[self._rows, inside] == 0)
        return np.flatnonzero(is_wrong)

    def _log(self, lost: NDArray[np.int64]) -> list[dict[str, float]]:
        """Count what ended, and tell it now and then."""
        ended = self.terminals | self.truncations
        self._steps += 1
        self._ended += int(ended.sum())
        self._total += float(self.rewards[ended].sum())
        self._lost += len(lost)
        if self._steps < LOG_INTERVAL or not self._ended:
            return []
        told = {
            "games": float(self._ended),
            "last_reward": self._total / self._ended,
            "illegal": float(self._lost),
        }
        self._forget()
        return [told]

    def _forget(self) -> None:
        self._steps, self._ended, self._total, self._lost = 0, 0, 0.0, 0


__all__ = ["GamePuffer"]
