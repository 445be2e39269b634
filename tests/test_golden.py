"""The golden playthroughs in tests/golden: whole games that must go on reading just as they do.

`python -m tests.golden` writes them anew; then read the difference as carefully as code.
"""

import pytest

from ludoteca.games import ids
from tests.golden.playthrough import file_of, made, replayed


@pytest.mark.parametrize("name", ids())
def test_a_golden_game_replays_byte_for_byte(name: str) -> None:
    written = file_of(name).read_bytes()
    assert replayed(name).encode() == written
    assert written.count(b"\n") > 20
    assert b"   outcome none" not in written


@pytest.mark.parametrize("name", ids())
def test_a_golden_game_is_what_its_bots_play(name: str) -> None:
    assert made(name).encode() == file_of(name).read_bytes()
