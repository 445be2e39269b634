"""The clauses of games/knaster/rules.md, one by one, with the examples of the printed rules."""

from itertools import permutations

import pytest

from ludoteca.errors import IllegalMove, InvalidSetup
from ludoteca.games.knaster.rules import RULES, roller, view
from ludoteca.games.knaster.sheet import EMPTY, hand_circles, hand_name, score, write
from tests.games.knaster.play import (
    CELLS,
    EMPTY_GRID,
    grids,
    legal,
    play,
    roll,
    solo,
    with_circles,
)


@pytest.mark.clause("knaster", "R1")
@pytest.mark.parametrize("num_players", [1, 2, 12, 13, 40])
def test_any_number_of_players_begins_with_empty_sheets(num_players: int) -> None:
    state = RULES.initial_state(num_players, "")
    assert grids(state) == [EMPTY_GRID] * num_players
    state = roll(state, 1, 1)
    assert RULES.to_act(state) == tuple(range(num_players))
    assert all(legal(state, player) == set(CELLS) for player in range(num_players))


@pytest.mark.clause("knaster", "R1")
@pytest.mark.parametrize(
    ("num_players", "setup", "message"),
    [
        (0, "", "knaster-error-players"),
        (-1, "", "knaster-error-players"),
        (1, "meadow", "knaster-error-setup"),
    ],
)
def test_nobody_cannot_play_and_there_is_one_beginning(
    num_players: int, setup: str, message: str
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        RULES.initial_state(num_players, setup)
    assert refused.value.message == message


@pytest.mark.clause("knaster", "R2", "R14")
@pytest.mark.parametrize(
    ("cells", "value"),
    [
        *(("a1 b1 c1 d1 e1", 9), ("a2 b2 c2 d2 e2", 8), ("a3 b3 c3 d3 e3", 7)),
        *(("a4 b4 c4 d4 e4", 6), ("a5 b5 c5 d5 e5", 5)),
        *(("a1 a2 a3 a4 a5", 9), ("b1 b2 b3 b4 b5", 8), ("c1 c2 c3 c4 c5", 7)),
        *(("d1 d2 d3 d4 d5", 6), ("e1 e2 e3 e4 e5", 5)),
        *(("a1 b2 c3 d4 e5", 10), ("a5 b4 c3 d2 e1", 10)),
    ],
)
def test_a_line_wins_its_value_with_its_fifth_circle(cells: str, value: int) -> None:
    assert score(with_circles(cells[:-3])) == 4
    assert score(with_circles(cells)) == 5 + value


@pytest.mark.clause("knaster", "R3")
def test_the_sum_of_two_dice_counts_for_everybody() -> None:
    state = RULES.initial_state(3, "")
    chances = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert RULES.chance_outcomes(state) == tuple((n, ways / 36) for n, ways in chances.items())
    state = roll(state, 3, 6)
    assert state.roll == 9
    for player, cell in enumerate(["c3", "b1", "e3"]):
        assert legal(state, player) == set(CELLS)
        state = play(state, cell, player=player)
    assert grids(state) == [
        "...../...../..9../...../.....",
        ".9.../...../...../...../.....",
        "...../...../....9/...../.....",
    ]


@pytest.mark.clause("knaster", "R3")
def test_the_dice_go_round() -> None:
    state = RULES.initial_state(3, "")
    rollers = []
    for cell in ("a1", "c1", "e1", "b2", "d2", "a3", "c3"):
        rollers.append(roller(state))
        state = roll(state, 3, 4)
        assert roller(state) == rollers[-1]
        for player in range(3):
            state = play(state, cell, player=player)
    assert rollers == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.clause("knaster", "R4")
def test_everybody_uses_each_roll_exactly_once() -> None:
    state = RULES.initial_state(2, "")
    assert RULES.to_act(state) == ()
    with pytest.raises(IllegalMove, match="dice have not been rolled yet"):
        play(state, "c3")
    state = roll(state, 3, 6)
    assert RULES.num_dice(state) == 0
    with pytest.raises(IllegalMove, match="No dice are to be rolled"):
        roll(state, 1, 1)
    with pytest.raises(IllegalMove, match="No dice are to be rolled"):
        RULES.apply_chance(state, 7)
    with pytest.raises(IllegalMove, match="Passing is allowed on the last roll only"):
        play(state, "pass")
    state = play(state, "c3")
    assert RULES.to_act(state) == (1,)
    assert legal(state) == set()
    with pytest.raises(IllegalMove, match="not your turn"):
        play(state, "c4")
    state = play(state, "c3", player=1)
    assert RULES.num_dice(state) == 2
    assert RULES.to_act(state) == ()


@pytest.mark.clause("knaster", "R5")
def test_a_number_is_written_in_any_free_cell_and_stays() -> None:
    state = solo("12..../...../..9../...../.....", 3)
    assert legal(state) == set(CELLS) - {"a1", "c3"}
    with pytest.raises(IllegalMove, match="c3 holds a number already"):
        play(state, "c3")
    for cell in ("b1", "a5", "d3"):
        state = play(state, cell)
        state = roll(state, 1, 2)
    assert RULES.format_position(state).endswith("123.../...../..93./...../3....")


@pytest.mark.clause("knaster", "R6")
def test_one_of_the_same_numbers_may_be_circled_instead() -> None:
    # Nine numbers with two 11s: a third one may be written, or one of the two circled.
    state = solo("4.7911/5.11.5/...../8..../....5", 11)
    free = set(CELLS) - {"a1", "c1", "d1", "e1", "a2", "c2", "e2", "a4", "e5"}
    assert legal(state) == free | {"(e1)", "(c2)"}
    circled = play(state, "(c2)")
    assert grids(circled) == ["4.7911/5.(11).5/...../8..../....5"]
    assert legal(roll(circled, 5, 6)) == free | {"(e1)"}
    assert legal(roll(circled, 3, 2)) == free | {"(a2)", "(e2)", "(e5)"}
    assert legal(roll(circled, 1, 1)) == free


@pytest.mark.clause("knaster", "R6")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("(c2)", "c2 is circled already"),
        ("(a2)", "a2 does not hold an 11"),
        ("(b2)", "b2 does not"),
    ],
)
def test_only_uncircled_cells_with_the_number_can_be_circled(move: str, reason: str) -> None:
    state = solo("4.7911/5.(11).5/...../8..../....5", 11)
    with pytest.raises(IllegalMove, match=reason):
        play(state, move)


@pytest.mark.clause("knaster", "R7")
def test_a_choice_is_hidden_until_all_have_finished() -> None:
    before = roll(RULES.initial_state(3, ""), 3, 6)
    chosen = [play(before, "c3"), play(before, "a1")]
    for state in chosen:
        assert view(state, 0).sheets[0] == state.sheets[0]
        assert [view(state, other) for other in (1, 2, None)] == [
            view(before, other) for other in (1, 2, None)
        ]
        assert grids(view(state, 1)) == [EMPTY_GRID] * 3
    shown = play(play(chosen[0], "e5", player=2), "b2", player=1)
    assert [view(shown, player) for player in (0, 1, 2, None)] == [shown] * 4


@pytest.mark.clause("knaster", "R7")
def test_hand_circles_are_hidden_too() -> None:
    row = "5557./...../...../...../....."
    before = RULES.parse_position(f"play 5 7 {row} {row}")
    state = play(before, "e1", "row1:(a1)(e1)")
    assert view(play(before, "e1"), 1) == view(before, 1)
    assert view(state, 1) == view(before, 1)
    assert view(state, 0) != view(before, 0)
    shown = play(state, "b4", player=1)
    assert grids(view(shown, 1)) == [
        "(5)557(7)/...../...../...../.....",
        "5557./...../...../.7.../.....",
    ]


@pytest.mark.clause("knaster", "R7")
def test_the_order_of_arrival_has_no_influence() -> None:
    row = "5557./...../...../...../....."
    before = RULES.parse_position(f"play 5 7 {row} {row} {row}")
    turns = {0: ["e1", "row1:(a1)(e1)"], 1: ["(d1)"], 2: ["c3"]}
    ends = set()
    for order in permutations(turns):
        state = before
        for player in order:
            state = play(state, *turns[player], player=player)
        ends.add(state)
    assert len(ends) == 1


def hand_of(numbers: list[int]) -> tuple[str, int]:
    """Write numbers into row 2; return the name of the hand and the circles it gives."""
    sheet = EMPTY
    for cell, number in zip([5, 6, 7, 8, 9], numbers, strict=True):
        assert sheet.pending == 0
        sheet = write(sheet, cell, number)
    assert (sheet.pending != 0) == (hand_circles(sheet, 1) > 0)
    return hand_name(sheet, 1), hand_circles(sheet, 1)


@pytest.mark.clause("knaster", "R8", "R9", "R10")
@pytest.mark.parametrize(
    ("numbers", "name", "circles"),
    [
        ([7, 8, 7, 7, 4], "three", 1),
        ([5, 6, 6, 10, 5], "two-pairs", 1),
        ([6, 3, 6, 6, 6], "four", 2),
        ([4, 9, 4, 4, 9], "full-house", 2),
        ([5, 5, 5, 7, 7], "full-house", 2),
        ([8, 8, 8, 8, 8], "five", 3),
        ([7, 10, 8, 6, 9], "straight", 3),
        ([4, 5, 6, 7, 8], "straight", 3),
        ([5, 7, 8, 4, 6], "straight", 3),
        ([12, 11, 10, 9, 8], "straight", 3),
        ([2, 3, 4, 5, 6], "straight", 3),
        ([4, 5, 6, 7, 9], "none", 0),  # four in a row do not count
        ([4, 4, 5, 6, 7], "none", 0),  # nor with a pair
        ([9, 4, 2, 9, 12], "none", 0),
        ([2, 4, 6, 8, 10], "none", 0),
    ],
)
def test_each_hand_gives_its_circles_in_any_order(
    numbers: list[int], name: str, circles: int
) -> None:
    assert {hand_of(list(order)) for order in permutations(numbers)} == {(name, circles)}
