"""The clauses of games/quantik/rules.md, one by one, with the examples of the printed rules."""

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup, LudotecaError
from ludoteca.games.quantik.rules import (
    RULES,
    State,
    completing_placements,
    has_full_line,
    initial_state,
    legal_actions,
    legal_placements,
    outcome,
    pieces_of,
    reach,
    to_act,
    turn,
)

# A game that fills the board without a complete line, one that leaves the first player stuck
# after four turns, and one that ends with the second player's cone in row 1.
FULL_BOARD = "Dd1 Db4 Ab3 Da4 Bd2 Ca2 Cd4 Ac4 Ab1 Ca1 Bb2 Bc3 Dc1 Ac2 Cd3 Ba3"
STUCK = "Da2 Ca1 Da3 Cc4 Ad4 Bd2 Ab1 Bb3"
LINE = "Aa1 Bb1 Cc1 Dd1"

LINES = [
    *({"a1", "b1", "c1", "d1"}, {"a2", "b2", "c2", "d2"}),
    *({"a3", "b3", "c3", "d3"}, {"a4", "b4", "c4", "d4"}),
    *({"a1", "a2", "a3", "a4"}, {"b1", "b2", "b3", "b4"}),
    *({"c1", "c2", "c3", "c4"}, {"d1", "d2", "d3", "d4"}),
    *({"a1", "b1", "a2", "b2"}, {"c1", "d1", "c2", "d2"}),
    *({"a3", "b3", "a4", "b4"}, {"c3", "d3", "c4", "d4"}),
]
CELLS = [column + row for row in "1234" for column in "abcd"]


def play(moves: str, state: State | None = None) -> State:
    """Play a list of moves, the players in turn."""
    state = initial_state() if state is None else state
    for move in moves.split():
        player = turn(state)
        state = RULES.apply(state, player, RULES.parse_move(state, player, move))
    return state


def moves_of(qfen: str) -> set[str]:
    """Write every legal move of a position."""
    state = RULES.parse_position(qfen)
    player = turn(state)
    return {RULES.format_move(state, player, action) for action in legal_actions(state, player)}


def cells_for(shape: str, qfen: str) -> set[str]:
    """Name the cells where the player to move may place a shape."""
    return {move[1:] for move in moves_of(qfen) if move[0] == shape}


@pytest.mark.clause("quantik", "R1")
def test_the_board_starts_empty() -> None:
    assert RULES.format_position(initial_state()) == "..../..../..../...."
    assert len(legal_actions(initial_state(), 0)) == 64


@pytest.mark.clause("quantik", "R1", "R6")
@pytest.mark.parametrize("cell", range(16))
def test_a_piece_reaches_its_row_column_and_region(cell: int) -> None:
    expected = set().union(*(line for line in LINES if CELLS[cell] in line))
    assert {CELLS[other] for other in range(16) if reach(1 << cell) >> other & 1} == expected


@pytest.mark.clause("quantik", "R1", "R8")
def test_four_shapes_win_on_the_twelve_lines_and_nowhere_else() -> None:
    for cells in combinations(range(16), 4):
        is_line = {CELLS[cell] for cell in cells} in LINES
        for a, b, c, d in permutations(cells) if is_line else [cells]:
            assert has_full_line(State(1 << a, 1 << b, 1 << c, 1 << d)) == is_line


@pytest.mark.clause("quantik", "R2")
def test_there_are_two_pieces_of_each_shape_per_player() -> None:
    assert cells_for("A", "A.../..b./..../....") != set()
    assert cells_for("A", "AA../..bb/..../....") == set()  # both spheres are placed
    assert cells_for("B", "AA../..bb/..../....") == {"a3", "b3", "a4", "b4"}
    with pytest.raises(IllegalMove, match="Both your spheres are on the board"):
        play("Aa1 Bc2 Ab1 Bd2 Ac4")


@pytest.mark.clause("quantik", "R2")
def test_only_two_can_play_and_without_a_sheet() -> None:
    for count in (1, 3):
        with pytest.raises(InvalidSetup, match="exactly two"):
            initial_state(count)
    with pytest.raises(InvalidSetup, match="leave the sheet out"):
        initial_state(2, "sheet")


@pytest.mark.clause("quantik", "R4")
def test_the_players_take_turns_without_passing() -> None:
    state = initial_state()
    for expected, move in enumerate(STUCK.split()):
        assert to_act(state) == (expected % 2,)
        assert legal_actions(state, 1 - expected % 2) == ()
        state = play(move, state)
    with pytest.raises(IllegalMove, match="not your turn"):
        RULES.parse_move(initial_state(), 1, "Aa1")


@pytest.mark.clause("quantik", "R5")
def test_a_piece_goes_to_an_empty_cell_and_stays() -> None:
    state = play("Aa1")
    with pytest.raises(IllegalMove, match="The cell a1 is taken"):
        RULES.parse_move(state, 1, "Ba1")
    qfens = ["A.../..../..../....", "A.../..b./..../....", "A.../..b./.C../...."]
    assert [
        RULES.format_position(play(moves)) for moves in ("Aa1", "Aa1 Bc2", "Aa1 Bc2 Cb3")
    ] == qfens


@pytest.mark.clause("quantik", "R6")
def test_the_opponents_shape_keeps_mine_away_to_the_end() -> None:
    # David's sphere on b2 closes row 2, column b and the region at the top left to Benoit's.
    open_cells = {"c1", "d1", "a3", "c3", "d3", "a4", "c4", "d4"}
    assert cells_for("A", "..../.A../..../....") == open_cells
    assert cells_for("B", "..../.A../..../....") == set(CELLS) - {"b2"}
    assert cells_for("A", "..c./.A.D/..../b..C") == open_cells - {"c1", "a4", "d4"}
    with pytest.raises(IllegalMove, match="You cannot place a sphere on b4"):
        play("Ab2 Ab4")


@pytest.mark.clause("quantik", "R6")
def test_both_of_the_opponents_pieces_count() -> None:
    assert cells_for("A", "A.../..b./..b./..AC") == {"d2", "b3"}


@pytest.mark.clause("quantik", "R7")
def test_my_own_shape_is_no_obstacle() -> None:
    # David's second sphere may join his first, wherever Benoit has none.
    assert cells_for("A", "..../.A../..../...b") == set(CELLS) - {"b2", "d4"}


@pytest.mark.clause("quantik", "R7")
def test_the_opponents_shape_forbids_what_my_own_allows() -> None:
    # d1 shares row 1 with the player's own sphere and column d with the opponent's.
    assert cells_for("A", "A.../..../..../...a") == {"b1", "c1", "a2", "b2", "c2", "a3", "b3"}


@pytest.mark.clause("quantik", "R8")
@pytest.mark.parametrize(
    ("moves", "result"),
    [
        (LINE, (-1, 1)),  # a row, of both players' pieces
        ("Aa1 Bb1 Cc1 Ba4 Dd1", (1, -1)),  # the row again, three of the winner's
        ("Aa1 Ba2 Ca3 Da4", (-1, 1)),  # a column
        ("Ac3 Bd3 Cc4 Dd4", (-1, 1)),  # a region
    ],
)
def test_the_fourth_shape_wins_at_once_whoever_owns_the_rest(
    moves: str, result: tuple[int, int]
) -> None:
    almost, last = moves.rsplit(" ", 1)
    assert outcome(play(almost)) is None
    state = play(last, play(almost))
    assert outcome(state) == result
    assert to_act(state) == ()
    assert legal_actions(state, 0) == legal_actions(state, 1) == ()
    with pytest.raises(IllegalMove, match="The game is over"):
        RULES.parse_move(state, turn(state), "Ad4")


@pytest.mark.clause("quantik", "R8")
def test_four_pieces_with_a_shape_twice_are_no_line() -> None:
    assert outcome(play("Aa1 Bb1 Cc1 Cd4 Ad1")) is None


@pytest.mark.clause("quantik", "R8")
@pytest.mark.parametrize(
    ("qfen", "winning"),
    [
        ("A.bC/..../...d/....", ["Db1"]),
        ("A.bC/..../.d../....", []),  # column b holds the opponent's cone
        ("A.bC/..../..../...a", ["Db1"]),
        ("AB../cA../..../..b.", []),  # the region is full, without a cone
        ("aB../C.../B.../..d.", ["Db2", "Da4"]),  # a region or a column
        ("..../d.../..a./..BC", ["Dd3"]),
    ],
)
def test_completing_placements_are_those_that_win(qfen: str, winning: list[str]) -> None:
    state = RULES.parse_position(qfen)
    player = turn(state)
    completing = completing_placements(pieces_of(state, player), pieces_of(state, 1 - player))
    actions = [action for action in range(64) if completing >> action & 1]
    assert [RULES.format_move(state, player, action) for action in actions] == winning


@pytest.mark.clause("quantik", "R9")
def test_a_stuck_player_loses_at_once() -> None:
    before = play(STUCK.rsplit(" ", 1)[0])
    assert outcome(before) is None
    state = play(STUCK)
    assert RULES.format_position(state) == "cA../D..b/Db../..cA"
    assert not has_full_line(state)
    assert legal_placements(pieces_of(state, 0), pieces_of(state, 1)) == 0
    assert outcome(state) == (-1, 1)
    assert to_act(state) == ()


@pytest.mark.clause("quantik", "R10")
def test_a_full_board_without_a_line_loses_for_the_first_player() -> None:
    state = play(FULL_BOARD)
    assert RULES.format_position(state) == "cADD/cBaB/bAbC/ddaC"
    assert not has_full_line(state)
    assert outcome(state) == (-1, 1)


@pytest.mark.clause("quantik", "R11")
def test_nothing_is_hidden_and_nothing_left_to_chance() -> None:
    state = play(STUCK)
    assert RULES.view(state, 0) == RULES.view(state, 1) == RULES.view(state, None) == state
    assert RULES.num_dice(state) == 0
    assert RULES.chance_outcomes(state) == ()
    with pytest.raises(IllegalMove, match="No dice"):
        RULES.outcome_of_dice(state, (1, 2))
    with pytest.raises(IllegalMove, match="No dice"):
        RULES.apply_chance(state, 0)


def test_actions_are_numbered_by_shape_and_cell() -> None:
    state = initial_state()
    assert RULES.parse_move(state, 0, "Aa1") == 0
    assert RULES.parse_move(state, 0, "Ad4") == 15
    assert RULES.parse_move(state, 0, "bC2") == 1 * 16 + 6
    assert RULES.parse_move(state, 0, " Dd4 ") == 63
    assert RULES.format_move(state, 0, 22) == "Bc2"


def test_qfen_names_shapes_and_owners() -> None:
    state = RULES.parse_position("A.bC/..../d..B/...a")
    assert state == State(a=1 << 0 | 1 << 31, b=1 << 11 | 1 << 18, c=1 << 3, d=1 << 24)
    assert turn(state) == 0
    assert turn(RULES.parse_position("A.bC/..../d..B/..Da")) == 1


@pytest.mark.parametrize(
    ("qfen", "sentence"),
    [
        ("", "is not a QFEN"),
        ("..../..../....", "is not a QFEN"),
        ("..../..../..../...", "is not a QFEN"),
        ("..../..../..../...E", "is not a QFEN"),
        ("..../..../..../..../", "is not a QFEN"),
        ("AAA./..../..../bb..", "“A” stands on the board 3 times"),
        ("a.../..../..../....", "With 0 pieces of the first player and 1 of the second"),
        ("A.B./..../..../....", "With 2 pieces of the first player and 0 of the second"),
        ("A..a/..../..../....", "Spheres of both players share a row"),
        ("..../..../D.../.d..", "Cones of both players share a row, column or region"),
    ],
)
def test_a_position_that_no_game_allows_is_refused(qfen: str, sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        RULES.parse_position(qfen)


@pytest.mark.parametrize("text", ["", "A", "Aa", "Aa5", "Ee1", "Aa11", "a1", "Ai1", "A²1", "Aaa"])
def test_a_move_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a Quantik move"):
        RULES.parse_move(initial_state(), 0, text)


def read(parse: Callable[..., Any], *values: object) -> Any:
    """Return what a parser reads, or else the id of its error, which must have a sentence."""
    try:
        return parse(*values)
    except LudotecaError as error:
        return error.message if str(error) else None


@given(st.text(max_size=30) | st.text("ABCDabcd./ ", min_size=15, max_size=23))
def test_any_text_is_a_position_or_a_clear_error(text: str) -> None:
    result = read(RULES.parse_position, text)
    if isinstance(result, State):
        assert RULES.format_position(result) == text.strip()
    else:
        assert result.startswith("quantik-error-")


@given(st.lists(st.text("ABCDabcd....", min_size=4, max_size=4), min_size=4, max_size=4))
def test_any_board_is_a_position_or_breaks_a_rule(ranks: list[str]) -> None:
    result = read(RULES.parse_position, "/".join(ranks))
    if isinstance(result, State):
        assert RULES.format_position(result) == "/".join(ranks)
    else:
        assert result in {"quantik-error-too-many", "quantik-error-turn", "quantik-error-clash"}


@given(st.text(max_size=6) | st.text("ABCDEabcde12345 ", min_size=2, max_size=4))
def test_any_text_is_a_legal_move_or_a_clear_error(text: str) -> None:
    state = play("Aa1 Bb3 Cc2 Dd4")
    result = read(RULES.parse_move, state, 0, text)
    if isinstance(result, int):
        assert result in legal_actions(state, 0)
        assert RULES.format_move(state, 0, result).lower() == text.strip().lower()
    else:
        assert result.startswith("quantik-error-")
