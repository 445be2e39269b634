"""What holds for all tests: no time limits on noisy machines, and the examples installed."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from ludoteca.contract import Game
from ludoteca.found import game_folder, game_packages
from ludoteca.games import load
from tests import examples, tiny_game

# On a build machine the same examples each time; elsewhere new ones, to find what is still hidden.
settings.register_profile("ludoteca", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("ludoteca")


@pytest.fixture(scope="session", autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the games of the tests apart from those of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTECA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def installed_examples(tmp_path_factory: pytest.TempPathFactory) -> examples.Installed:
    """Install the example games for processes that are started with `environ`."""
    return examples.install(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def visible_examples(installed_examples: examples.Installed) -> Iterator[examples.Installed]:
    """Let this very process find the example games, as long as a test lasts."""
    sys.path.insert(0, str(installed_examples.folder))
    _look_again()
    yield installed_examples
    sys.path.remove(str(installed_examples.folder))
    _look_again()


def _look_again() -> None:
    for found in (game_packages, game_folder, load):
        found.cache_clear()


@pytest.fixture
def worthless(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return that game without its values."""
    monkeypatch.setitem(vars(tiny), "worth", None)
    return tiny


@pytest.fixture
def tiny() -> Iterator[Game]:
    """Install a game in which everything can be worked out by hand."""
    with tiny_game.installed():
        yield tiny_game.GAME
