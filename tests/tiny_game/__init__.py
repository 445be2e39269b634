"""A game small enough to work everything out by hand, for tests of what is the same for all.

Each of two players rolls a die with the faces 1 and 2 and takes it, or rolls again and must take
that. The higher die wins.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludoteca import found, games
from ludoteca.contract import Game

GAME = Game(id="tiny", name="Tiny", package=__name__)


@contextmanager
def installed(package: str = __name__) -> Iterator[None]:
    """Add the game to those that are found."""
    packages = found.game_packages() | {"tiny": package}
    with pytest.MonkeyPatch.context() as patch:
        for module in (found, games):
            patch.setattr(module, "game_packages", lambda: packages)
        games.load.cache_clear()
        found.game_folder.cache_clear()
        yield
    games.load.cache_clear()
    found.game_folder.cache_clear()
