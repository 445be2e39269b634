"""Sheets that come with Kuh Vadis and sheets that are made: valid, and fair by the table."""

from collections import Counter

import pytest

from ludoteca.games.kuhvadis.balance import Balance, is_fair, measure
from ludoteca.games.kuhvadis.rules import RULES, initial_state
from ludoteca.games.kuhvadis.sheet_table import SHEETS
from ludoteca.games.kuhvadis.sheets import (
    APART,
    are_apart,
    candidate,
    format_sheet,
    make_sheet,
    random_sheet,
)
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import seeded
from tests.games.kuhvadis.sheets_page import PAGE, page

PRINT = {"1": 6, "2": 6, "3": 5, "4": 5, "5": 5, "C": 16, "X": 3, "O": 3}
FIRST = (
    "3XC1C5C/C1C5O42/532CC1X/4C132C5/O2CC134/15X4C2C/C4C2CO3",
    "CCO231C/X415CCX/15CC423/2C435C1/315CC42/OCC425O/C231XCC",
    "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2",
    "C14OCXC/23C5C14/4CC1352/X524CC3/CC3C52X/O25C1C1/C413O2C",
    "C31C2CX/X25CO14/4C315C2/C5C4C3C/4C325C1/O15CX24/C32C1CO",
    "C45CO1C/XCC3C42/43125CX/52CC13C/O13C2C5/2C213C4/C1X54OC",
)


def test_the_first_sheets_never_change() -> None:
    assert tuple(RULES.setups[:6]) == FIRST  # records and set-ups name them by number


def test_there_are_many_each_with_a_name_of_its_own() -> None:
    assert len(SHEETS) >= 24
    assert len({sheet.name for sheet in SHEETS}) == len({sheet.board for sheet in SHEETS})
    assert [sheet.board for sheet in SHEETS] == list(RULES.setups)
    for sheet in SHEETS:
        assert Counter(sheet.board.replace("/", "")) == PRINT


def test_the_table_says_that_every_sheet_is_fair() -> None:
    for number, sheet in enumerate(SHEETS):
        draws = sheet.draws / 100 if number >= 6 else 0.0  # the first six are as they always were
        balance = Balance(sheet.crosses / 100, sheet.margin, sheet.beginner, sheet.turns, draws)
        assert is_fair(balance), sheet
        assert 0 < sheet.margin < 2


def test_the_page_shows_the_table() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m tests.games.kuhvadis.sheets_page"


@pytest.mark.parametrize("apart", [0, APART])
def test_random_sheets_can_be_played(apart: int) -> None:
    rng = seeded(4, apart)
    sheets = {format_sheet(random_sheet(rng, apart)) for _ in range(20)}
    assert len(sheets) == 20
    for sheet in sheets:
        state = initial_state(2, sheet)
        assert Counter(sheet.replace("/", "")) == PRINT
        assert are_apart(state.crosses, apart)
        assert are_apart(state.circles, apart)


def test_steps_are_counted_along_sides_and_corners() -> None:
    a1_d4, a1_c3 = 1 | 1 << 24, 1 | 1 << 16
    assert are_apart(a1_d4, 3)
    assert not are_apart(a1_c3, 3)
    assert are_apart(a1_c3, 2)


def test_lopsided_short_long_and_drawn_sheets_are_refused() -> None:
    fair = Balance(0.51, 0.01, 0.55, 14.0, 0.1)
    assert is_fair(fair)
    assert not is_fair(fair._replace(crosses=0.525))
    assert not is_fair(fair._replace(crosses=0.475))
    assert not is_fair(fair._replace(turns=6.0))
    assert not is_fair(fair._replace(turns=40.0))
    assert not is_fair(fair._replace(draws=0.3))


@pytest.mark.deep
def test_a_made_sheet_is_fair_and_always_the_same() -> None:
    sheet = make_sheet(1)
    assert sheet == make_sheet(1) != make_sheet(2)
    assert is_fair(measure(initial_state(2, sheet), 300, 9, load_net()))


@pytest.mark.deep
def test_the_table_can_be_made_again() -> None:
    assert candidate(5) == SHEETS[8].board  # the second and third were refused
