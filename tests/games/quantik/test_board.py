"""What clients are told of a Quantik position and of a placement."""

from ludoteca.games.quantik import rules
from ludoteca.games.quantik.board import board, move


def test_cells_pieces_left_and_the_completed_line_are_told() -> None:
    told = board(rules.parse_position("A.bC/..../d..B/...a"))
    assert told.cells == ["A", "", "b", "C", *[""] * 4, "d", "", "", "B", "", "", "", "a"]
    assert told.reserve == [[1, 1, 1, 2], [1, 1, 2, 1]]
    assert told.line == []
    region = board(rules.parse_position("Ab../dC../..../...."))
    assert region.line == [0, 1, 4, 5]


def test_a_placement_is_told_by_its_shape_and_cell() -> None:
    told = move(rules.initial_state(), 0, 2 * 16 + 7)
    assert (told.text, told.kind, told.shape, told.cells) == ("Cd2", "place", "C", [7])


def test_it_is_told_which_piece_forbids_a_shape_where() -> None:
    told = board(rules.parse_position("A.../..../..../...."))  # the dark side is to move
    assert set(told.forbidden["A"]) == {1, 2, 3, 4, 8, 12, 5}  # its row, column and region
    assert set(told.forbidden["A"].values()) == {0}
    assert told.forbidden["B"] == told.forbidden["C"] == told.forbidden["D"] == {}
    answered = board(rules.parse_position("A.../..../..../...b"))  # and now the light side
    assert set(answered.forbidden["B"]) == {3, 7, 11, 12, 13, 14, 10}
    assert answered.forbidden["A"] == {}  # one's own pieces stand in nobody's way


def test_nothing_is_forbidden_any_more_when_a_line_is_complete() -> None:
    assert board(rules.parse_position("Ab../dC../..../....")).forbidden == {}
