"""Environments draw their games in every mode that they name."""

import numpy as np
import pytest

from ludoteca.envs.gymnasium import GameEnv
from ludoteca.envs.pettingzoo import aec_env
from ludoteca.envs.rendering import MODES, WIDTH, pixels
from ludoteca.games import ids


@pytest.mark.parametrize("game", ids())
def test_a_game_is_drawn_in_pixels(game: str) -> None:
    env = GameEnv(game, render_mode="rgb_array")
    assert env.metadata["render_modes"] == list(MODES)
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8
    assert before.shape[1:] == (WIDTH, 3)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    after = env.render()
    assert not np.array_equal(before, after)
    agents = aec_env(game, num_players=2, render_mode="rgb_array")
    agents.reset(seed=1)
    assert agents.render().shape[1:] == (WIDTH, 3)


def test_pixels_have_the_colours_of_the_picture() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">'
        '<rect width="1" height="1" fill="#ff0000"/></svg>'
    )
    drawn = pixels(svg)
    assert drawn.shape == (WIDTH // 2, WIDTH, 3)
    assert drawn[100, 100].tolist() == [255, 0, 0]
    assert drawn[100, 400].tolist() == [255, 255, 255]
