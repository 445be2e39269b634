"""Searches find what is best where that can be worked out by hand."""

import doctest
import sys
from random import Random

import pytest

from ludoteca.contract import Game
from ludoteca.games import load
from ludoteca.search import InvalidSearch, Walk, expectimax, mcts
from tests.examples import Installed

MATE = (0, 17, 34)  # a sphere, a cylinder and a cube in a row of Quantik


@pytest.mark.parametrize("name", ["mcts", "expectimax"])
def test_examples_do_what_they_show(name: str) -> None:
    assert doctest.testmod(sys.modules[f"ludoteca.search.{name}"]).failed == 0


def test_expectimax_averages_the_dice_of_the_tiny_game(tiny: Game) -> None:
    # From the rules alone: mean over dice, the better of both choices for the one who decides.
    rules = tiny.rules

    def worth(state: object) -> float:
        outcome = rules.outcome(state)
        if outcome is not None:
            return outcome[0]
        if rules.num_dice(state):
            chances = rules.chance_outcomes(state)
            return sum(p * worth(rules.apply_chance(state, o)) for o, p in chances)
        (player,) = rules.to_act(state)
        best = (max, min)[player]
        return best(
            worth(rules.apply(state, player, a)) for a in rules.legal_actions(state, player)
        )

    walk = Walk(tiny)
    found = expectimax(walk, 50)
    assert found.best is None  # a die is due
    assert found.values[0] == pytest.approx(worth(walk.state))
    assert found.values[0] == pytest.approx(-found.values[1])
    assert walk.depth == 0


def test_expectimax_sees_a_loss_two_plies_away() -> None:
    walk = Walk("quantik")
    for action in MATE[:2]:
        walk.apply(action)
    assert expectimax(walk, 1).values == (0.0, 0.0)  # nothing is decided yet
    walk.apply(MATE[2])  # gives the row away
    assert expectimax(walk, 2).values == (-1.0, 1.0)
    assert expectimax(walk, 1, lambda _state: (5.0, -5.0)).best == 51


def test_the_same_seed_searches_the_same() -> None:
    walk = Walk("kuhvadis")
    walk.apply(0)
    first, second = (mcts(walk, 12, seed=5)[0] for _ in range(2))
    assert first == second
    assert sum(first.visits.values()) == 12
    assert walk.depth == 1


def test_those_who_choose_at_the_same_time_get_a_choice_each(visible_examples: Installed) -> None:
    assert visible_examples.folder.exists()
    found = mcts(Walk("rock_paper_scissors", 3), 30)
    assert sorted(found) == [0, 1, 2]
    assert all(sum(choice.visits.values()) == 30 for choice in found.values())


def test_knaster_is_searched_for_all_players_at_once() -> None:
    walk = Walk("knaster", 2)
    walk.apply(7)
    found = mcts(walk, 60)
    assert sorted(found) == [0, 1]
    assert all(0 < choice.value(choice.best) < 1 for choice in found.values())


@pytest.mark.parametrize("number", [0, -3, 1.5, True, "many"])
def test_a_number_of_simulations_is_a_number(number: int) -> None:
    with pytest.raises(InvalidSearch, match="from 1 on"):
        mcts(Walk("quantik"), number)
    with pytest.raises(InvalidSearch, match="from 1 on"):
        expectimax(Walk("quantik"), number)


def test_where_nobody_or_everybody_decides_that_is_said() -> None:
    walk = Walk("knaster", 2)
    with pytest.raises(InvalidSearch, match="nothing to decide"):
        mcts(walk, 10)
    walk.apply(7)
    with pytest.raises(InvalidSearch, match="use mcts"):
        expectimax(walk, 1)


def test_a_search_finds_what_wins_where_that_is_known() -> None:
    game, rng = load("quantik"), Random(3)
    assert game.worth is not None
    found = 0
    while found < 3:
        walk = Walk(game)
        while walk.depth < 9 and not walk.is_over:
            walk.apply(rng.choice(walk.legal()))
        if walk.is_over:
            continue
        values = game.worth.actions(walk.state, walk.player)
        best = {action for action, value in values.items() if value == max(values.values())}
        if max(values.values()) > 0 and len(best) * 3 < len(values):
            assert mcts(walk, 800)[walk.player].best in best
            found += 1


def test_a_tree_grows_when_its_room_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk("quantik")
    roomy = mcts(walk, 300, seed=2)
    monkeypatch.setattr(sys.modules["ludoteca.search.mcts"], "MOST_ROOM", 1)
    assert mcts(walk, 300, seed=2) == roomy


def test_a_search_by_the_rules_alone_agrees_with_kernels() -> None:
    walk, plain = Walk("quantik"), Walk("quantik", plain=True)
    for action in MATE:
        walk.apply(action)
        plain.apply(action)
    compiled, slow = mcts(walk, 200)[1], mcts(plain, 200)[1]
    assert sorted(compiled.visits) == sorted(slow.visits) == sorted(walk.legal())
    assert compiled.best == slow.best == 51
    assert compiled.value(51) == slow.value(51) == 1
    assert sum(compiled.visits.values()) == sum(slow.visits.values()) == 200
