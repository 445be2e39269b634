"""Our games keep what all games promise, by the call that tests anybody's game."""

import pytest

from ludoteca.games import ids
from ludoteca.testing import check_game


@pytest.mark.parametrize("name", ids())
def test_a_game_keeps_its_promises(name: str) -> None:
    check_game(name)
