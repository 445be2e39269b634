"""PufferLib's environment class as its documentation has it, where PufferLib is not installed.

PufferLib 3.0 asks for NumPy below 2 and cannot share an environment with our other tests. This
stands for its class: buffers are taken as given, or made by the spaces, before anything else.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np


class PufferEnv:
    """What native environments derive from."""

    single_observation_space: Any
    single_action_space: Any
    num_agents: int

    def __init__(self, buf: Any = None) -> None:
        """Take the caller's buffers, or make them."""
        assert self.num_agents >= 1
        seen, number = self.single_observation_space, self.num_agents
        made = buf or {
            "observations": np.zeros((number, *seen.shape), dtype=seen.dtype),
            "rewards": np.zeros(number, dtype=np.float32),
            "terminals": np.zeros(number, dtype=bool),
            "truncations": np.zeros(number, dtype=bool),
            "masks": np.ones(number, dtype=bool),
            "actions": np.zeros(number, dtype=np.int32),
        }
        self.observations, self.rewards = made["observations"], made["rewards"]
        self.terminals, self.truncations = made["terminals"], made["truncations"]
        self.masks, self.actions = made["masks"], made["actions"]


def stand_in() -> None:
    """Be PufferLib unless the real one is there."""
    if "pufferlib" not in sys.modules and find_spec("pufferlib") is None:
        module: Any = ModuleType("pufferlib")
        module.PufferEnv = PufferEnv
        sys.modules["pufferlib"] = module
