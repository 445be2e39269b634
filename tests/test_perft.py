"""Counting sequences of moves: by hand, by the rules alone, and by a game's own fast counter."""

import pytest

from ludoteca.contract import Game
from ludoteca.games import load
from ludoteca.lab.perft import count_sequences, perft
from tests.tiny_game.rules import RULES, State

# Rolled and taken are two steps, put back three; a game has four to six. By length: who takes has
# 2 ways (the faces), who puts back 4. So 4 steps: both took (2 × 2), or the second has put back
# (2 × 2), or the first has and the second has rolled (4 × 2); and so on.
TINY = [1, 2, 4, 8, 16, 24, 16, 0, 0]


@pytest.mark.parametrize("depth", range(len(TINY)))
def test_sequences_of_the_tiny_game(tiny: Game, depth: int) -> None:
    assert perft(tiny, depth, State(0, 0, 0, 0, 0)) == TINY[depth]


def test_a_game_that_is_over_goes_no_further() -> None:
    assert [count_sequences(RULES, depth, State(2, 1, 2, 0, 0)) for depth in (0, 1, 2)] == [1, 0, 0]


def test_rolls_count_by_outcome_and_players_choose_one_after_the_other() -> None:
    rules = load("knaster").rules
    # Eleven sums; 25 cells for each player; the next roll may repeat the sum, which can then be
    # circled as well as written into one of 24 cells.
    assert count_sequences(rules, 2, rules.initial_state(1, "")) == 11 * 25
    assert count_sequences(rules, 3, rules.initial_state(2, "")) == 11 * 25 * 25
    assert count_sequences(rules, 4, rules.initial_state(1, "")) == 275 * (11 * 24 + 1)


@pytest.mark.parametrize(("depth", "count"), [(1, 64), (2, 3_392), (3, 167_552)])
def test_the_rules_alone_give_the_published_counts(depth: int, count: int) -> None:
    rules = load("quantik").rules
    assert count_sequences(rules, depth, rules.initial_state(2, "")) == count


@pytest.mark.parametrize("depth", range(4))
def test_a_game_may_bring_its_own_counter(depth: int) -> None:
    game = load("quantik")
    for qfen in ("c..c/.b.a/.DA./A.D.", "cA../D..b/Db../..cA", "Ab../..Cd/Ba../...."):
        state = game.rules.parse_position(qfen)
        assert perft(game, depth, state) == count_sequences(game.rules, depth, state)
