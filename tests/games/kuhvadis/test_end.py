"""The clauses of games/kuhvadis/rules.md on winning, blocking and draws, one by one."""

import pytest

from ludoteca.games.kuhvadis.rules import RULES, initial_state, is_blocked, to_act
from tests.games.kuhvadis.table import COWS, SHEET, marks, moved, position, rolled, turn_of

# Two chains that need one more square each; they cross between b3, c4 and b4, c3, and between
# d6, c7 and c6, d7.
CROSSES = "b3 c4 d5 e4 f4 d6"
CIRCLES = "b4 c3 d3 e3 f3 c5 c6 d7"


def without(squares: str, square: str) -> str:
    """Leave out one square."""
    return squares.replace(square, "").strip()


@pytest.mark.clause("kuhvadis", "R17", "R18")
@pytest.mark.parametrize(("square", "dice"), [("d6", "CC123"), ("d5", "33312"), ("b3", "222CC")])
def test_joining_the_three_crosses_wins(square: str, dice: str) -> None:
    circles = without(CIRCLES, "f3")
    state = position("x", dice, x=without(CROSSES, square), o=circles)
    assert RULES.outcome(state) is None
    state = moved(state, square)
    assert RULES.outcome(state) == (1, -1)
    assert (to_act(state), RULES.num_dice(state), turn_of(state)) == ((), 0, "x - 0 -")


@pytest.mark.clause("kuhvadis", "R17", "R18")
@pytest.mark.parametrize(("square", "dice"), [("f3", "11123"), ("d7", "CCC44"), ("c5", "44412")])
def test_joining_the_three_circles_wins(square: str, dice: str) -> None:
    state = position("o", dice, x=without(CROSSES, "f4"), o=without(CIRCLES, square))
    assert RULES.outcome(moved(state, square)) == (-1, 1)


@pytest.mark.clause("kuhvadis", "R17")
def test_a_chain_of_quads_ends_with_the_win() -> None:
    state = position("x", "3333C", 2, "c4", x=without(CROSSES, "d5"))
    state = moved(state, "d5")
    assert RULES.outcome(state) == (1, -1)
    assert RULES.num_dice(state) == 0


@pytest.mark.clause("kuhvadis", "R17")
@pytest.mark.parametrize("missing", CROSSES.split())
def test_a_gap_does_not_win(missing: str) -> None:
    state = moved(position("x", "222CC", x=without(CROSSES, missing)), "g7")
    assert RULES.outcome(state) is None
    assert turn_of(state) == "o ????? 3 -"


@pytest.mark.clause("kuhvadis", "R17")
def test_the_others_mark_does_not_win_for_oneself() -> None:
    state = position("o", "33312", x=without(CROSSES, "d5"))
    assert RULES.outcome(moved(state, "d5")) is None


AROUND_A4 = "a3 b3 b4 b5 a5"  # a start of the circles
AROUND_G4 = "g3 f3 f4 f5 g5"  # a start of the crosses


@pytest.mark.clause("kuhvadis", "R19")
def test_a_blocked_player_plays_on() -> None:
    state = position("x", "222CC", x=without(AROUND_A4, "a5"))
    assert not is_blocked(state, 1)
    state = moved(state, "a5")
    assert [is_blocked(state, 0), is_blocked(state, 1)] == [False, True]
    assert RULES.outcome(state) is None
    state = rolled(state, "CC123")
    assert marks(state) == COWS - {"a3", "b5"}
    state = moved(state, "g1")
    assert RULES.outcome(state) is None
    assert turn_of(state) == "x ????? 3 -"


@pytest.mark.clause("kuhvadis", "R19")
@pytest.mark.parametrize("gap", AROUND_A4.split())
def test_free_and_own_squares_keep_the_way_open(gap: str) -> None:
    assert not is_blocked(position("x", "?????", 3, x=without(AROUND_A4, gap)), 1)
    own = position("x", "?????", 3, x=without(AROUND_A4, gap), o=gap)
    assert not is_blocked(own, 1)


@pytest.mark.clause("kuhvadis", "R20")
@pytest.mark.parametrize("dice", ["222CC", "2222C"])
def test_both_blocked_is_a_draw_at_once(dice: str) -> None:
    state = position("x", dice, x=without(AROUND_A4, "a5"), o=AROUND_G4)
    assert RULES.outcome(state) is None
    state = moved(state, "a5")
    assert RULES.outcome(state) == (0, 0)
    assert (to_act(state), RULES.num_dice(state), turn_of(state)) == ((), 0, "x - 0 -")


@pytest.mark.clause("kuhvadis", "R20")
def test_the_circles_can_make_the_draw() -> None:
    state = position("o", "11134", x=AROUND_A4, o=without(AROUND_G4, "g5"))
    assert RULES.outcome(moved(state, "g5")) == (0, 0)


@pytest.mark.clause("kuhvadis", "R16", "R21")
def test_passing_goes_on_without_limit() -> None:
    first = state = initial_state(2, SHEET)
    for turn in range(1000):
        assert state.turn == turn % 2
        state = moved(rolled(state, "12345"), "pass")
    assert state == first


@pytest.mark.clause("kuhvadis", "R22")
def test_nothing_is_hidden() -> None:
    state = position("x", "44???", 2, "d2", x="d2", o="c1")
    assert RULES.view(state, 0) == RULES.view(state, 1) == RULES.view(state, None) == state
