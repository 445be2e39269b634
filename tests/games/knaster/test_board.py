"""What clients are told of the sheets beyond their cells."""

import pytest

from ludoteca.games.knaster import rules, sheet
from ludoteca.games.knaster.board import KnasterHand, KnasterSheet, board, move
from ludoteca.games.knaster.sheet import EMPTY, Sheet, circle, write


def shown(own: Sheet) -> KnasterSheet:
    """Return the sheet of somebody who plays alone."""
    return board(rules.initial_state(1)._replace(sheets=(own,))).sheets[0]


def row_of(*numbers: int) -> Sheet:
    """Return a sheet with these numbers in its second row."""
    own = EMPTY
    for cell, number in enumerate(numbers, start=5):
        own = write(own, cell, number)
    return own


def test_a_full_row_names_its_hand_and_the_circles_due() -> None:
    pending = shown(row_of(5, 5, 8, 8, 5)).pending
    assert pending == [KnasterHand(line=1, hand="full-house", due=2)]


def test_no_more_circles_are_due_than_a_line_has_left() -> None:
    own = EMPTY
    for cell, number in zip(range(4), (6, 4, 7, 5), strict=True):
        own = circle(write(own, cell, number), 1 << cell)
    own = write(own, 4, 8)
    assert shown(own).pending == [KnasterHand(line=0, hand="straight", due=1)]


@pytest.mark.parametrize(
    ("numbers", "hand"),
    [
        ((5, 5, 5, 7, 9), "three"),
        ((5, 5, 7, 7, 9), "two-pairs"),
        ((5, 5, 5, 5, 9), "four"),
        ((5, 5, 8, 8, 5), "full-house"),
        ((8, 8, 8, 8, 8), "five"),
        ((7, 10, 8, 6, 9), "straight"),
    ],
)
def test_the_board_tells_what_every_hand_gives(numbers: tuple[int, ...], hand: str) -> None:
    told = board(rules.initial_state(1)).hand_circles
    assert len(told) == 6
    assert told[hand] == sheet.hand_circles(row_of(*numbers), 1)
    assert sheet.hand_name(row_of(*numbers), 1) == hand


def test_the_sheet_tells_what_its_score_deserves() -> None:
    assert (shown(EMPTY).score, shown(EMPTY).rating) == (0, "fair")
    full = Sheet(sheet.GRID, 0, 0, 0, sheet.GRID, 0)
    assert (shown(full).score, shown(full).rating) == (115, "spectacular")


def test_a_hand_is_told_with_its_line_and_its_cells() -> None:
    state = rules.initial_state(1)
    told = move(state, 0, sheet.HAND + 32 * 10 + 0b10001)
    assert (told.kind, told.line, told.cells) == ("hand", 10, [0, 24])
    assert move(state, 0, sheet.PASS).cells == []
