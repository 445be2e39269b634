"""Prospects as the mean over all rolls: worked out by hand where the end is near."""

import numpy as np
import pytest

from ludoteca.games.knaster.allrolls import expect, expect_end
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.search import load, worths_of_rolls
from ludoteca.games.knaster.sheet import Sheet, play
from ludoteca.games.knaster.value import load_value, new_desk, worth_of
from tests.games.knaster.play import QUIET

NET = load_value().alone
NEARLY_WON = QUIET.replace("246810", "(2)(4)(6)(8)10")


def sheet(text: str) -> Sheet:
    """Read a sheet."""
    return RULES.parse_position(text).sheets[0]


def test_before_the_last_roll_the_mean_is_known() -> None:
    lines = np.empty((12, 2))
    expect_end(new_desk(NET), sheet(f"last 29 - {NEARLY_WON}"), lines)
    # Three rolls of 36 are a ten, which completes row 1; no other line has more than a circle.
    assert lines[0] == pytest.approx([3 / 36, 4 + 3 / 36])
    assert lines[1:, 0].tolist() == [0] * 11
    # A 2, 4, 6 or 8 (14 rolls) circles a cell somewhere else.
    assert worth_of(lines) == pytest.approx(4 + (3 * 10 + 14) / 36)


def test_before_any_other_roll_it_is_the_mean_of_the_best_uses() -> None:
    before = sheet(f"play 28 - {NEARLY_WON[:-1]}.")
    lines, nexts = np.empty((12, 2)), np.zeros((13, 5), np.int64)
    expect(new_desk(NET), before, lines, nexts)
    scratch, worths = np.empty((12, 2)), np.empty(13)
    mean = worths_of_rolls(new_desk(NET), before, ALONE, False, scratch, worths)
    assert worth_of(lines) == pytest.approx(mean, abs=1e-9)
    assert load(nexts, 12) == play(before, 12, 24)._replace(pending=0)  # nothing but e5 is left
    assert load(nexts, 10) == play(before, 10, 25 + 4)  # the ten in e1 wins the row
