"""The clauses of games/kuhvadis/rules.md on sheets, dice and turns, one by one, with examples."""

from collections import Counter, defaultdict
from math import isclose

import pytest

from ludoteca.errors import InvalidSetup
from ludoteca.games.kuhvadis.rules import RULES, State, initial_state, symbol_at, to_act
from ludoteca.games.kuhvadis.squares import parse_cell
from tests.games.kuhvadis.table import (
    COWS,
    FOURS,
    ONES,
    SHEET,
    THREES,
    marks,
    moved,
    moves,
    position,
    rolled,
    turn_of,
)

# The sheet and the dice --------------------------------------------------------------------


@pytest.mark.clause("kuhvadis", "R1", "R5")
def test_crosses_begin_with_all_five_dice() -> None:
    state = initial_state(2, SHEET)
    assert turn_of(state) == "x ????? 3 -"
    assert (RULES.num_dice(state), to_act(state), RULES.outcome(state)) == (5, (), None)
    assert to_act(rolled(state, "12345")) == (0,)


@pytest.mark.clause("kuhvadis", "R1")
def test_a_second_lot_may_let_the_circles_begin() -> None:
    state = initial_state(2, SHEET)
    assert RULES.begin is not None
    assert RULES.begin(state, 0) == state
    other = RULES.begin(state, 1)
    assert turn_of(other) == "o ????? 3 -"
    assert to_act(rolled(other, "12345")) == (1,)
    assert (other.crosses, other.circles) == (state.crosses, state.circles)


@pytest.mark.clause("kuhvadis", "R1")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_only_two_can_play(players: int) -> None:
    with pytest.raises(InvalidSetup, match="for two"):
        initial_state(players, SHEET)


@pytest.mark.clause("kuhvadis", "R2")
def test_a_sheet_has_49_squares_with_six_starts() -> None:
    state = initial_state(2, SHEET)
    printed = "".join(symbol_at(state, cell) for cell in range(49))
    assert printed == SHEET.replace("/", "")
    assert {cell for cell in range(49) if printed[cell] == "X"} == {7, 27, 44}
    assert {cell for cell in range(49) if printed[cell] == "O"} == {13, 21, 46}


@pytest.mark.clause("kuhvadis", "R2")
@pytest.mark.parametrize(
    ("sheet", "why"),
    [
        (SHEET[:-1], "seven rows of seven"),
        (SHEET + "/1234512", "seven rows of seven"),
        (SHEET.replace("/", ""), "seven rows of seven"),
        (SHEET.replace("5", "6"), "seven rows of seven"),
        (SHEET.replace("C", "."), "seven rows of seven"),
        (SHEET.replace("X", "C", 1), "2 starting crosses and 3 starting circles"),
        (SHEET.replace("C", "O", 1), "3 starting crosses and 4 starting circles"),
        (SHEET.replace("C", "Cx", 1), "unmarked"),
    ],
)
def test_a_broken_sheet_is_refused(sheet: str, why: str) -> None:
    with pytest.raises(InvalidSetup, match=why):
        initial_state(2, sheet)


@pytest.mark.clause("kuhvadis", "R3")
@pytest.mark.parametrize(
    ("sheet", "side"),
    [
        ("XX11111/2X22222/3333333/4444444/5555555/CCCCCCC/OCCOCCO", "crosses"),
        ("OCC1111/2O22222/33O3333/4444444/5555555/CCCCCCC/XCCXCCX", "circles"),
        ("XO11111/OO22222/33X3333/4444444/5555X55/CCCCCCC/CCCCCCC", "circles"),
    ],
)
def test_no_side_may_be_joined_at_the_start(sheet: str, side: str) -> None:
    with pytest.raises(InvalidSetup, match=f"The three starting {side}"):
        initial_state(2, sheet)


@pytest.mark.clause("kuhvadis", "R3")
def test_a_sheet_may_hold_any_number_of_each_symbol() -> None:
    sheet = "XCCCCCC/CCCCCCO/CCCCCCC/XCCCCCO/CCCCCCC/CCCCCCC/XCCCCCO"
    assert len(marks(rolled(initial_state(2, sheet), "CC123"))) == 43


@pytest.mark.clause("kuhvadis", "R3")
def test_our_sheets_have_the_usual_composition() -> None:
    usual = {"1": 6, "2": 6, "3": 5, "4": 5, "5": 5, "C": 16, "X": 3, "O": 3, "/": 6}
    assert len(set(RULES.setups)) == len(RULES.setups) >= 24
    for sheet in RULES.setups:
        assert Counter(sheet) == usual
    assert initial_state() == initial_state(2, RULES.setups[0])


@pytest.mark.clause("kuhvadis", "R4")
def test_each_face_of_a_die_is_equally_likely() -> None:
    state = position("x", "1234?", 1)
    chances = RULES.chance_outcomes(state)
    assert len(chances) == 6
    assert all(isclose(chance, 1 / 6) for _, chance in chances)
    dice = [turn_of(RULES.apply_chance(state, outcome)).split()[1] for outcome, _ in chances]
    assert set(dice) == {"11234", "12234", "12334", "12344", "12345", "1234C"}


@pytest.mark.clause("kuhvadis", "R4")
def test_five_dice_have_252_results() -> None:
    state = initial_state(2, SHEET)
    chances = RULES.chance_outcomes(state)
    assert len(chances) == 252
    assert isclose(sum(chance for _, chance in chances), 1)
    by_dice = {turn_of(RULES.apply_chance(state, n)).split()[1]: chance for n, chance in chances}
    assert len(by_dice) == 252
    assert isclose(by_dice["CCCCC"], 1 / 7776)
    assert isclose(by_dice["12345"], 120 / 7776)
    assert isclose(by_dice["444CC"], 10 / 7776)
    assert isclose(by_dice["1144C"], 30 / 7776)


def chance_of(symbol: str, wanted: int) -> float:
    """Roll three times, always keeping one symbol, and return the chance to have enough of it."""
    tables: dict[State, float] = {initial_state(2, SHEET): 1.0}
    success = 0.0
    while tables:
        later: dict[State, float] = defaultdict(float)
        for state, weight in tables.items():
            for outcome, chance in RULES.chance_outcomes(state):
                after = RULES.apply_chance(state, outcome)
                count = turn_of(after).split()[1].count(symbol)
                if count >= wanted:
                    success += weight * chance
                elif after.rolls:
                    later[moved(after, f"keep {symbol * count or '-'}")] += weight * chance
        tables = later
    return success


@pytest.mark.clause("kuhvadis", "R4", "R5")
@pytest.mark.parametrize(
    ("symbol", "wanted", "percent"),
    [("C", 2, 69.9), ("5", 3, 35.5), ("1", 4, 10.4), ("C", 4, 10.4)],
)
def test_chasing_one_symbol_has_the_known_odds(symbol: str, wanted: int, percent: float) -> None:
    assert round(100 * chance_of(symbol, wanted), 1) == percent


# A turn ------------------------------------------------------------------------------------


@pytest.mark.clause("kuhvadis", "R5")
def test_three_rolls_and_no_more() -> None:
    state = rolled(initial_state(2, SHEET), "11245")
    assert turn_of(state) == "x 11245 2 -"
    state = moved(state, "keep 11")
    assert turn_of(state) == "x 11??? 2 -"
    state = rolled(state, "C35")
    assert turn_of(state) == "x 1135C 1 -"
    state = rolled(moved(state, "keep -"), "22334")
    assert turn_of(state) == "x 22334 0 -"
    assert moves(state) == {"pass"}


@pytest.mark.clause("kuhvadis", "R5")
def test_dice_set_aside_can_be_rolled_again_later() -> None:
    state = moved(position("x", "12445", 2), "keep 44")
    state = rolled(state, "1CC")
    assert "keep 1CC" in moves(state)
    state = moved(state, "keep CC")
    assert turn_of(state) == "x CC??? 1 -"
    assert turn_of(rolled(state, "CC4")) == "x 4CCCC 0 -"


@pytest.mark.clause("kuhvadis", "R5")
@pytest.mark.parametrize(("dice", "choices"), [("12345", 31), ("11111", 5), ("444CC", 11)])
def test_any_dice_but_all_five_can_be_kept(dice: str, choices: int) -> None:
    keeps = {move for move in moves(position("x", dice, 1)) if move.startswith("keep")}
    assert len(keeps) == choices
    assert "keep -" in keeps


@pytest.mark.clause("kuhvadis", "R5", "R6")
def test_a_player_may_stop_after_the_first_roll() -> None:
    state = moved(rolled(initial_state(2, SHEET), "CC123"), "d4")
    assert turn_of(state) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R6")
@pytest.mark.parametrize("dice", ["CC112", "CCC12", "CC135"])
def test_two_or_three_cows_mark_a_cow_square(dice: str) -> None:
    state = position("o", dice)
    assert marks(state) == COWS
    assert turn_of(moved(state, "g1")) == "x ????? 3 -"


@pytest.mark.clause("kuhvadis", "R7", "R10")
def test_emil_marks_a_4_with_three_4s() -> None:
    state = position("o", "14445", x="b2")
    assert marks(state) == FOURS - {"b2"}
    state = moved(state, "d1")
    assert RULES.format_position(state).startswith("C154o52C/X4x3C34O/")
    assert turn_of(state) == "x ????? 3 -"


@pytest.mark.clause("kuhvadis", "R8")
@pytest.mark.parametrize("square", ["d2", "f2"])
def test_two_cows_and_three_of_a_number_mark_one_of_both(square: str) -> None:
    state = position("x", "444CC")
    assert marks(state) == COWS | FOURS
    assert turn_of(moved(state, square)) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R9")
@pytest.mark.parametrize("dice", ["12345", "1122C", "3344C"])
def test_less_marks_nothing(dice: str) -> None:
    state = position("x", dice)
    assert moves(state) == {"pass"}
    assert turn_of(moved(state, "pass")) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R10")
def test_the_first_mark_need_not_touch_another() -> None:
    state = position("x", "111C2", x="b3 c4", o="e3")
    assert marks(state) == ONES - {"c4"}


@pytest.mark.clause("kuhvadis", "R11")
def test_taken_squares_and_starts_cannot_be_marked() -> None:
    state = position("x", "CCC12", x="d4 a1", o="d2 g6")
    assert marks(state) == COWS - {"d4", "a1", "d2", "g6"}
    starts = {"a2", "g4", "c7", "g2", "a4", "e7"}
    for dice in ("11122", "22211", "33311", "44411", "55511", "CC111"):
        assert not marks(position("o", dice)) & starts


@pytest.mark.clause("kuhvadis", "R12")
@pytest.mark.parametrize(
    ("dice", "squares"), [("33331", THREES), ("33333", THREES), ("1CCCC", COWS), ("CCCCC", COWS)]
)
def test_a_quad_marks_one_square_and_plays_again(dice: str, squares: set[str]) -> None:
    state = position("o", dice)
    assert marks(state) == squares
    for square in squares:
        assert turn_of(moved(state, square)) == f"o ????? 3 {square}"


# Playing again -----------------------------------------------------------------------------


@pytest.mark.clause("kuhvadis", "R13")
def test_the_next_square_is_one_of_the_eight_neighbours() -> None:
    around = {"c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3"}
    met: set[str] = set()
    for dice in ("11122", "22211", "33311", "44411", "55511", "CC123"):
        met |= marks(position("x", dice, last="d2", x="d2"))
    assert met == around


@pytest.mark.clause("kuhvadis", "R13")
def test_a_corner_and_an_edge_have_fewer_neighbours() -> None:
    assert marks(position("x", "CC123", last="g1", x="g1")) == set()
    assert marks(position("x", "222CC", last="g1", x="g1")) == {"f1"}
    assert marks(position("o", "111CC", last="a6", o="a6")) == {"a7", "b5", "b7"}


@pytest.mark.clause("kuhvadis", "R12", "R13", "R14")
def test_sarahs_chain_of_four_3s_four_cows_and_three_1s() -> None:
    state = moved(rolled(initial_state(2, SHEET), "33332"), "b6")
    assert turn_of(state) == "x ????? 3 b6"
    state = moved(rolled(state, "1CC24"), "keep CC")
    state = moved(rolled(state, "C35"), "keep CCC")
    state = rolled(state, "C1")
    assert marks(state) == {"a6", "b5", "b7"}
    state = moved(state, "a6")
    assert turn_of(state) == "x ????? 3 a6"
    state = rolled(state, "11145")
    assert marks(state) == {"a7"}
    state = moved(state, "a7")
    assert RULES.format_position(state).split("/")[5:] == ["Cx3x2C13C", "1xCXCOC2 o ????? 3 -"]


@pytest.mark.clause("kuhvadis", "R14")
def test_only_the_square_marked_last_counts_in_a_chain() -> None:
    state = position("x", "3333C", last="a6", x="b6 a6")
    assert marks(state) == set()  # c2, d5 … touch at most b6, and b6 itself is taken
    state = position("x", "4444C", last="b3", x="b6 a6 b5 b4 b3")
    assert marks(state) == {"b2"}  # c5 touches b4, which was marked earlier


@pytest.mark.clause("kuhvadis", "R15")
def test_a_quad_without_a_matching_free_square_marks_nothing() -> None:
    state = position("x", "55551", x="c1 b4", o="e1 d3 f4")
    assert moves(state) == {"pass"}
    assert turn_of(moved(state, "pass")) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R15")
@pytest.mark.parametrize("dice", ["1111C", "11122", "222CC"])
def test_playing_again_without_a_free_neighbour_marks_nothing(dice: str) -> None:
    state = position("x", dice, last="a1", x="a1 b2", o="b1")
    assert moves(state) == {"pass"}
    assert turn_of(moved(state, "pass")) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R16")
@pytest.mark.parametrize(("dice", "rolls", "last"), [("CCCC1", 0, "-"), ("44412", 2, "d2")])
def test_a_mark_may_be_declined(dice: str, rolls: int, last: str) -> None:
    state = position("x", dice, rolls, last, x="d2")
    assert marks(state)
    after = moved(state, "pass")
    assert turn_of(after) == "o ????? 3 -"
    assert (after.crosses, after.circles) == (state.crosses, state.circles)


def test_cells_are_numbered_row_by_row() -> None:
    assert [parse_cell(name) for name in ("a1", "g1", "a2", "d4", "g7")] == [0, 6, 7, 24, 48]
