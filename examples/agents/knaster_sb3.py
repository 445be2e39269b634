"""Teach Knaster, alone, by MaskablePPO of sb3-contrib: `python examples/agents/knaster_sb3.py`.

Needs `pip install "ludoteca[sb3]"`.
"""

import sys
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from ludoteca.envs.gymnasium import GameEnv


def learn(steps: int, seed: int = 0) -> tuple[MaskablePPO, float]:
    """Learn for so many decisions, and return the model and the mean score of 100 games."""
    kept: dict[str, Any] = {"game": "knaster", "rewards": "points", "num_players": 1}
    envs = make_vec_env(GameEnv, n_envs=16, seed=seed, env_kwargs=kept)
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=512, seed=seed)
    model.learn(steps)
    env, total = GameEnv(**kept), 0.0
    for game in range(100):
        seen, _ = env.reset(seed=game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, done, truncated, _ = env.step(action)
            total, ended = total + reward, done or truncated
    return model, total / 100


if __name__ == "__main__":
    print(f"mean score: {learn(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)[1]:.1f}")
