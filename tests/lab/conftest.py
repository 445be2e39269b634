"""What the tests of long work share."""

from collections.abc import Iterator

import pytest

from ludoteca.contract import Game
from tests.lab import tiny_bots


@pytest.fixture
def wise_and_rash(tiny: Game) -> Iterator[Game]:
    """Return the tiny game with two bots whose results are known."""
    with tiny_bots.playing(tiny):
        yield tiny
