"""What Quantik positions are worth, exactly, and the moves that threw a game away."""

import random
from typing import Any

import pytest

from ludoteca.contract import Worth
from ludoteca.errors import InvalidPosition
from ludoteca.games import load
from ludoteca.games.quantik.analysis import analyse
from ludoteca.games.quantik.rules import RULES, format_move, initial_state, turn
from ludoteca.match import Match, Seat
from ludoteca.match.review import review
from tests.games.quantik.twin_search import plies_of_moves

QFEN = "c..c/.b.a/.DA./A.D."  # five legal placements, see docs/commands.md
BLUNDERS = ("Aa1", "Bc1", "Cb1", "Dd1")


def worth() -> Worth[Any]:
    found = load("quantik").worth
    assert found is not None
    return found


def match_of(*moves: str) -> Match[Any]:
    """Return a match after some moves; Anna begins."""
    for secret in range(32):
        match = Match.start("quantik", [Seat("Anna"), Seat("Bruno")], secret=bytes([secret] * 32))
        if match.first == 0:
            break
    for number, move in enumerate(moves):
        match.play(number % 2, move)
    return match


def test_values_agree_with_a_search_that_uses_no_table() -> None:
    state = RULES.parse_position(QFEN)
    by_hand = plies_of_moves(QFEN.replace("/", ""))
    plies = {format_move(state, 0, a): n for a, n in worth().plies(state, 0).items()}
    values = {format_move(state, 0, a): v for a, v in worth().actions(state, 0).items()}
    assert plies == by_hand
    assert values == {move: float(n % 2) for move, n in by_hand.items()}
    assert next(iter(values)) == "Bd4"
    assert worth().value(state) == (1.0, 0.0)
    assert worth().actions(state, 1) == worth().plies(state, 1) == {}


def test_values_of_both_players_at_both_turns_and_at_the_end() -> None:
    assert worth().value(initial_state()) == (0.0, 1.0)  # the second player wins
    assert worth().value(RULES.parse_position("A.../..../..../....")) == (0.0, 1.0)
    assert worth().value(RULES.parse_position("A.b./..../..../....")) == (1.0, 0.0)
    assert worth().value(RULES.parse_position("AbCd/..../..../....")) == (0.0, 1.0)
    with pytest.raises(InvalidPosition):
        worth().value(RULES.parse_position("AbCd/..../..../BcDa"))


def test_reasons_say_how_it_ends() -> None:
    state = RULES.parse_position(QFEN)
    reasons = {
        format_move(state, 0, action): worth().explain(state, 0, action)
        for action in worth().actions(state, 0)
    }
    completes = {"kind": "column", "number": 2, "shape": "A", "cell": "b1"}
    assert reasons["Cb4"] == ("quantik-why-completes", {"who": "opponent", **completes})
    assert reasons["Bd3"] == ("quantik-why-stuck", {"who": "you"})
    row = {"kind": "row", "number": 4, "shape": "C", "cell": "b4"}
    assert reasons["Bd4"] == ("quantik-why-completes", {"who": "you", **row})


# Reviews -----------------------------------------------------------------------------------


def test_a_mistake_is_a_move_that_turns_a_win_into_a_loss() -> None:
    # The first player loses from the start, so Aa1 throws nothing away. The second player's Bc1
    # is no reply in the same region: it gives the win to the first player, who wins in seven
    # plies. Cb1 gives it back, for the second player's cone on d1 completes the row.
    reviewed = review(match_of(*BLUNDERS))
    assert [move.verdict for move in reviewed] == ["lost", "thrown", "thrown", "kept"]
    first, second = (move for move in reviewed if move.cost)
    assert [(m.number, m.seat, m.best_plies, m.plies) for m in (first, second)] == [
        (2, 1, 9, 8),
        (3, 0, 7, 2),
    ]
    assert format_move(initial_state(), 0, first.best) == "Bb1"
    assert format_move(initial_state(), 0, second.best) == "Cb3"
    assert [move.values for move in reviewed] == [(0.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 1.0)]


def test_a_game_without_mistakes_has_none() -> None:
    line = [format_move(initial_state(), 0, a) for a in analyse(initial_state()).line]
    assert [move.number for move in review(match_of(*line)) if move.cost] == []
    assert review(match_of()) == []


def test_every_move_of_random_games_is_judged_by_the_position_it_was_made_in() -> None:
    rng = random.Random(4)
    match = match_of()
    while match.result is None:
        (seat,) = match.seats_to_act
        match.act(seat, rng.choice(match.legal_actions(seat)))
    for move in review(match):
        values = worth().actions(move.state, turn(move.state))
        assert (move.value, move.best_value) == (values[move.action], max(values.values()))
