"""What Quantik positions are worth and why: reasons and endings."""

import random

import pytest

from ludoteca.errors import InvalidPosition
from ludoteca.games.quantik.analysis import (
    Ending,
    analyse,
    ending_of,
    follow,
    outlooks,
    value_of,
)
from ludoteca.games.quantik.rules import RULES, format_move, initial_state, turn
from tests.games.quantik import twin_search as naive

QFEN = "c..c/.b.a/.DA./A.D."  # five legal placements, see docs/commands.md


def test_an_analysis_agrees_with_a_search_that_uses_no_table() -> None:
    state = RULES.parse_position(QFEN)
    analysis = analyse(state)
    moves = {format_move(state, 0, action): plies for action, plies in analysis.moves}
    assert moves == naive.plies_of_moves(QFEN.replace("/", ""))
    assert (analysis.value, analysis.plies) == ("win", 3)
    assert [format_move(state, 0, action) for action in analysis.line] == ["Bd4", "Ab1", "Cb4"]


def test_odd_plies_win() -> None:
    assert [value_of(plies) for plies in range(4)] == ["loss", "win", "loss", "win"]


def test_a_position_that_no_game_reaches_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="No game can reach"):
        analyse(RULES.parse_position("AbCd/..../..../BcDa"))


@pytest.mark.parametrize(
    ("qfen", "kind", "number"),
    [
        ("AbCd/..../..../....", "row", 1),
        ("..../..../..../dAbC", "row", 4),
        ("A.../b.../C.../d...", "column", 1),
        ("...A/...b/...C/...d", "column", 4),
        ("..C./..b./..A./..d.", "column", 3),
        ("Ab../Cd../..../....", "region", 1),
        ("..Ab/..dC/..../....", "region", 2),
        ("..../..../bA../Cd..", "region", 3),
        ("..../..../..dA/..bC", "region", 4),
        ("cA../D..b/Db../..cA", "stuck", 0),
        ("cADD/cBaB/bAbC/ddaC", "stuck", 0),  # the board is full
    ],
)
def test_endings_name_the_line_that_is_full(qfen: str, kind: str, number: int) -> None:
    assert ending_of(RULES.parse_position(qfen)) == (kind, number)


def test_outlooks_follow_best_play_to_the_end() -> None:
    rng = random.Random(2)
    for _ in range(6):
        state = initial_state()
        for _ in range(rng.randint(4, 8)):
            if RULES.outcome(state) is None:
                state = RULES.apply(
                    state, turn(state), rng.choice(RULES.legal_actions(state, turn(state)))
                )
        moves = analyse(state).moves
        found = outlooks(state, moves)
        assert sorted(action for outlook in found for action in outlook.actions) == sorted(
            action for action, _ in moves
        )
        for outlook in found:
            assert {dict(moves)[action] for action in outlook.actions} == {outlook.plies}
            assert outlook.line[0] == outlook.actions[0]
            assert len(outlook.line) == outlook.plies
            end = follow(state, outlook.line)
            assert RULES.outcome(end) is not None
            assert ending_of(end) == outlook.ending


def test_moves_that_are_alike_are_followed_once() -> None:
    (everything,) = outlooks(initial_state(), analyse(initial_state()).moves)
    assert everything.actions == list(range(64))
    # With a sphere in the corner, the first player's other shapes are interchangeable.
    state = RULES.parse_position("A.../..../..../....")
    groups = [len(outlook.actions) for outlook in outlooks(state, analyse(state).moves)]
    assert sum(groups) == 53
    # Spheres: one place or two; others: beside, on the diagonal, in the line outside, far away.
    assert len(groups) <= 8


def test_why_the_losing_moves_of_an_example_lose() -> None:
    state = RULES.parse_position(QFEN)
    losing = [move for move in analyse(state).moves if value_of(move[1]) == "loss"]
    reasons = {
        format_move(state, 0, outlook.actions[0]): outlook.ending
        for outlook in outlooks(state, losing)
    }
    # The second player's cone on a2 fills column a with cube, cylinder and sphere; a sphere on b1
    # fills column b with cylinder, cone and cube.
    assert reasons["Ba3"] == Ending("column", 1)
    assert reasons["Cb4"] == Ending("column", 2)
    assert reasons["Bd3"] == Ending("stuck", 0)
