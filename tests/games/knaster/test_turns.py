"""The clauses of games/knaster/rules.md about hand circles, the end and the score."""

from itertools import combinations, permutations

import pytest

from ludoteca.errors import IllegalMove
from ludoteca.games.knaster.rules import RULES, rating
from ludoteca.games.knaster.sheet import Sheet, score
from tests.games.knaster.play import (
    CELLS,
    NEARLY_FULL,
    QUIET,
    grids,
    legal,
    play,
    roll,
    solo,
    with_circles,
)


def hand_moves(line: str, cells: str, size: int) -> set[str]:
    """Write every way to circle some of these cells."""
    choices = combinations(cells.split(), size)
    return {f"{line}:" + "".join(f"({cell})" for cell in choice) for choice in choices}


@pytest.mark.clause("knaster", "R8", "R11")
def test_a_full_house_gives_two_circles_at_once() -> None:
    # The 11 and the 4 were circled before; the 5 completes row 2 to 5-5-7-7-5.
    state = play(solo("(4).79(11)/5.775/...../8..../....5", 5), "b2")
    assert legal(state) == hand_moves("row2", "a2 b2 c2 d2 e2", 2)
    assert RULES.num_dice(state) == 0
    state = play(state, "row2:(b2)(d2)")
    assert grids(state) == ["(4).79(11)/5(5)7(7)5/...../8..../....5"]
    assert RULES.num_dice(state) == 2


@pytest.mark.clause("knaster", "R11")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("row2:(a2)", "row 2 gives 2 circles"),
        ("row2:(a2)(b2)(c2)", "row 2 gives 2 circles"),
        ("row1:(a1)(c1)", "No hand is to be circled in row 1"),
        ("rise:(a5)", "No hand is to be circled in the rising diagonal"),
        ("fall:(a1)", "No hand is to be circled in the falling diagonal"),
        ("colb:(b2)", "No hand is to be circled in column b"),
        ("row2:(a2)(d2)", "d2 is circled already"),
        ("c3", "First circle 2 cells for the hand in row 2"),
        ("(a2)", "First circle 2 cells for the hand in row 2"),
        ("pass", "First circle 2 cells for the hand in row 2"),
    ],
)
def test_hand_circles_are_mandatory_and_exact(move: str, reason: str) -> None:
    state = play(solo("4.7911/5.7(7)5/...../8..../....5", 5), "b2")
    assert legal(state) == hand_moves("row2", "a2 b2 c2 e2", 2)
    with pytest.raises(IllegalMove, match=reason):
        play(state, move)


@pytest.mark.clause("knaster", "R8", "R11")
def test_fewer_cells_left_than_circles_are_all_circled() -> None:
    # A straight gives three circles, but only e1, just written, and b1 are not circled yet.
    state = play(solo("(5)6(7)(8)./...../...../...../.....", 9), "e1")
    assert legal(state) == {"row1:(b1)(e1)"}
    assert score(play(state, "row1:(b1)(e1)").sheets[0]) == 5 + 9


@pytest.mark.clause("knaster", "R8")
def test_four_numbers_have_no_hand_and_a_hand_is_read_once() -> None:
    state = play(solo("77..7/...../...../...../.....", 7), "c1")
    assert RULES.num_dice(state) == 2  # four of a kind, but only four numbers
    state = play(roll(state, 1, 2), "d1", "row1:(a1)(b1)")
    for faces, move in [((3, 4), "(c1)"), ((3, 4), "(e1)"), ((1, 1), "c3")]:
        state = play(roll(state, *faces), move)
        assert RULES.num_dice(state) == 2
    assert grids(state) == ["(7)(7)(7)3(7)/...../..2../...../....."]


@pytest.mark.clause("knaster", "R13")
def test_circling_never_triggers_a_hand() -> None:
    state = play(solo("(5)(6)(7)(8)5/.5.../...../...../.....", 5), "(e1)")
    assert RULES.num_dice(state) == 2
    assert score(state.sheets[0]) == 5 + 9
    # Hand circles that complete another line's five numbers trigger nothing either.
    state = play(solo("2222./....3/....4/....5/....6", 2), "e1")
    assert {move.split(":")[0] for move in legal(state)} == {"row1", "cole"}
    state = play(state, "row1:(a1)(b1)(e1)", "cole:(e2)(e3)(e4)")
    assert RULES.num_dice(state) == 2


# The centre is missing in row 3 (then 7 7 7 8 9), in column c (5 6 7 8 9) and in both diagonals,
# falling (7 7 7 7 7) and rising (4 4 7 4 7).
STAR = "7.5.7/.764./77.89/.487./4.9.7"


@pytest.mark.clause("knaster", "R9", "R11", "R12")
def test_the_centre_may_fill_four_lines() -> None:
    state = play(solo(STAR, 7), "c3")
    row, column = "a3 b3 c3 d3 e3", "c1 c2 c3 c4 c5"
    fall, rise = "a1 b2 c3 d4 e5", "a5 b4 c3 d2 e1"
    assert legal(state) == (
        hand_moves("row3", row, 1)
        | hand_moves("colc", column, 3)
        | hand_moves("fall", fall, 3)
        | hand_moves("rise", rise, 2)
    )
    # Once the centre is circled, the other three hands do without it.
    state = play(state, "rise:(c3)(d2)")
    assert legal(state) == (
        hand_moves("row3", "a3 b3 d3 e3", 1)
        | hand_moves("colc", "c1 c2 c4 c5", 3)
        | hand_moves("fall", "a1 b2 d4 e5", 3)
    )
    state = play(state, "fall:(a1)(b2)(e5)")
    assert {move.split(":")[0] for move in legal(state)} == {"row3", "colc"}
    state = play(state, "row3:(a3)", "colc:(c1)(c2)(c5)")
    assert grids(state) == ["(7).(5).7/.(7)(6)(4)./(7)7(7)89/.487./4.(9).(7)"]


@pytest.mark.clause("knaster", "R12")
def test_hands_are_taken_in_any_order_each_finished_before_the_next() -> None:
    turns = ["row3:(a3)", "colc:(c1)(c2)(c4)", "fall:(a1)(b2)(d4)", "rise:(a5)(b4)"]
    ends = {grids(play(solo(STAR, 7), "c3", *order))[0] for order in permutations(turns)}
    assert ends == {"(7).(5).7/.(7)(6)4./(7)7789/.(4)(8)(7)./(4).9.7"}


@pytest.mark.clause("knaster", "R12")
def test_a_hand_is_lost_when_its_line_is_circled_meanwhile() -> None:
    # e1 completes a straight in row 1, where all else is circled, and three 3s in column e.
    state = play(solo("(5)(6)(7)(8)./....3/....3/....3/....2", 9), "e1")
    assert legal(state) == {"row1:(e1)"} | hand_moves("cole", "e1 e2 e3 e4 e5", 1)
    assert legal(play(state, "row1:(e1)")) == hand_moves("cole", "e2 e3 e4 e5", 1)
    lost = play(state, "cole:(e1)")
    assert RULES.num_dice(lost) == 2
    assert score(lost.sheets[0]) == 5 + 9


@pytest.mark.clause("knaster", "R14", "R18")
def test_one_circle_may_win_several_lines() -> None:
    corner = "b1 c1 d1 e1 a2 a3 a4 a5 b2 c3 d4 e5"
    assert score(with_circles(corner)) == 12
    assert score(with_circles(corner + " a1")) == 13 + 9 + 9 + 10


@pytest.mark.clause("knaster", "R14", "R18")
def test_three_lines_and_fifteen_circles_make_41_points() -> None:
    rows_and_diagonal = "a1 b1 c1 d1 e1 a3 b3 c3 d3 e3 b2 d4 e5"
    assert score(with_circles(rows_and_diagonal + " a5 b4")) == 9 + 10 + 7 + 15 == 41


@pytest.mark.clause("knaster", "R2", "R18")
def test_the_highest_score_is_115() -> None:
    assert score(Sheet(*solo(QUIET, 2, "last").sheets[0][:4], (1 << 25) - 1, 0)) == 115
    assert RULES.outcome_range == (0, 115)


@pytest.mark.clause("knaster", "R15", "R16")
def test_the_game_ends_one_roll_after_a_full_grid() -> None:
    # The second player has circled one 4 and so has a free cell more.
    other = "2(4)6810/681024/102468/468102/8102.."
    state = RULES.parse_position(f"play 24 - {NEARLY_FULL} {other}")
    state = play(roll(state, 3, 3), "e5")
    assert legal(state, 1) == {"d5", "e5", "(c1)", "(a2)", "(d3)", "(b4)"}  # no pass in this round
    state = play(state, "d5", player=1)
    assert (RULES.num_dice(state), RULES.outcome(state)) == (2, None)
    state = roll(state, 3, 4)
    assert legal(state, 0) == {"pass"}
    assert legal(state, 1) == {"e5", "pass"}
    state = play(play(state, "e5", player=1), "pass")
    assert RULES.outcome(state) == (0, 1)
    assert (RULES.num_dice(state), RULES.to_act(state)) == (0, ())
    with pytest.raises(IllegalMove, match="The game is over"):
        play(state, "pass")


@pytest.mark.clause("knaster", "R15")
def test_several_full_grids_at_once_still_leave_one_roll() -> None:
    state = RULES.parse_position(f"play 25 6 {NEARLY_FULL} {NEARLY_FULL}")
    state = play(play(state, "e5"), "e5", player=1)
    assert (RULES.num_dice(state), RULES.outcome(state)) == (2, None)
    state = roll(state, 1, 1)
    state = play(play(state, "pass"), "(a1)", player=1)
    assert RULES.outcome(state) == (0, 1)


@pytest.mark.clause("knaster", "R16", "R17")
def test_a_circle_on_the_last_roll_counts() -> None:
    state = solo("(2)(4)(6)(8)10/681024/102468/468102/810246", 10, "last")
    assert legal(state) == {"(e1)", "(c2)", "(a3)", "(d4)", "(b5)", "pass"}
    assert RULES.outcome(play(state, "pass")) == (4,)
    assert RULES.outcome(play(state, "(e1)")) == (5 + 9,)


# One player writes every roll, cell by cell; the other writes and circles in turns.
ROLLS = [2, 4, 6, 8, 10, 6, 8, 10, 2, 4, 10, 2, 4, 6, 8, 4, 6, 8, 10, 2, 8, 10, 2, 4, 6]
OTHER = (
    "a1 b1 c1 d1 e1 (c1) (d1) (e1) (a1) (b1) c2 a5 b5 c5 a2 (b5) (c5) (a2) (c2) (a5) b2 d2 c4 d4 e4"
)


@pytest.mark.clause("knaster", "R15", "R16", "R17", "R18", "R19")
def test_a_whole_game_with_a_hand_on_the_last_roll() -> None:
    state = RULES.initial_state(2, "")
    for number, cell, move in zip(ROLLS, CELLS, OTHER.split(), strict=True):
        assert RULES.outcome(state) is None
        state = RULES.apply_chance(state, number)
        state = play(play(state, move, player=1), cell)
    assert grids(state) == [QUIET, "(2)(4)(6)(8)(10)/(8)8(10)10./...../..246/(2)(4)(6).."]
    state = roll(state, 4, 6)
    state = play(play(state, "pass"), "e2", player=1)
    assert legal(state, 1) == hand_moves("row2", "b2 d2 e2", 2)  # a full house
    state = play(state, "row2:(b2)(d2)", player=1)
    assert RULES.outcome(state) == (0, 9 + 12)


@pytest.mark.clause("knaster", "R19")
def test_equal_scores_are_equal_outcomes() -> None:
    state = RULES.parse_position(f"last 26 2 {QUIET} {QUIET} {QUIET}")
    for player, move in enumerate(["(a1)", "(d2)", "pass"]):
        state = play(state, move, player=player)
    assert RULES.outcome(state) == (1, 1, 0)


@pytest.mark.clause("knaster", "R20")
def test_playing_alone_follows_the_same_rules() -> None:
    state = play(roll(RULES.initial_state(1, ""), 3, 6), "c3")
    assert grids(state) == ["...../...../..9../...../....."]
    assert RULES.num_dice(state) == 2
    assert legal(roll(state, 4, 5)) == set(CELLS) - {"c3"} | {"(c3)"}


@pytest.mark.clause("knaster", "R20")
@pytest.mark.parametrize(
    ("points", "praise"),
    [
        *((0, "fair"), (50, "fair"), (51, "good"), (80, "good")),
        *((81, "super"), (100, "super"), (101, "spectacular"), (115, "spectacular")),
    ],
)
def test_solo_scores_are_rated(points: int, praise: str) -> None:
    assert rating(points) == praise
