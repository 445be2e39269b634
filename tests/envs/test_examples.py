"""The example programs for research run, shortly."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "examples"


def program(name: str) -> ModuleType:
    """Import an example from its file."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "bot"), [("quantik", "perfect"), ("knaster", "random")])
def test_an_agent_meets_a_bot(game: str, bot: str) -> None:
    agent = program("agent")
    results = agent.compete(game, agent.search(4), bot, games=2)
    assert sum(results) == 2
    assert results == agent.compete(game, agent.search(4), bot, games=2)


def test_the_perfect_player_is_not_beaten_where_it_begins_second() -> None:
    agent = program("agent")
    assert agent.play("quantik", agent.search(20), "perfect", seat=0, seed=3) == (-1, 1)
