"""Walks go where the rules lead, and back."""

import doctest
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteca.errors import IllegalMove
from ludoteca.games import ids, load
from ludoteca.search import NothingToUndo, Walk, walk
from tests.examples import IDS, Installed


def check_walk(game: str, num_players: int, plain: bool, seed: int) -> None:
    """Walk at random to the end beside the rules, and all the way back."""
    rules, rng = load(game).rules, Random(seed)
    way, states = Walk(game, num_players, plain=plain), []
    while not way.is_over:
        state = way.state
        states.append((state, way.acting))
        assert way.players == rules.to_act(state)
        assert way.is_chance == (rules.num_dice(state) > 0)
        if way.is_chance:
            assert way.legal() == []
            outcomes = [outcome for outcome, _ in way.chances()]
            way.roll(rng)
            assert way.state in {rules.apply_chance(state, outcome) for outcome in outcomes}
            if rng.random() < 0.3:  # and the same roll by its outcome
                after = way.state
                way.undo()
                way.apply(next(o for o in outcomes if rules.apply_chance(state, o) == after))
                assert way.state == after
            continue
        player = rng.choice(way.players)
        assert sorted(way.legal(player)) == sorted(rules.legal_actions(state, player))
        assert way.legal() == way.legal(way.player)
        action = rng.choice(way.legal(player))
        way.apply(action, player)
        assert way.state == rules.apply(state, player, action)
        if way.depth > 120:
            break
    assert way.outcome() == rules.outcome(way.state)
    twin = way.clone()
    assert twin.state == way.state
    assert twin.depth == 0
    for state, acting in reversed(states):
        way.undo()
        assert (way.state, way.acting) == (state, acting)
    with pytest.raises(NothingToUndo, match="nothing to take back"):
        way.undo()


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("game", ids())
def test_a_walk_goes_where_the_rules_lead(game: str, plain: bool) -> None:
    for seed in range(2):
        check_walk(game, 2, plain, seed)


@pytest.mark.parametrize("game", IDS)
def test_a_fourth_game_can_be_walked_through(visible_examples: Installed, game: str) -> None:
    assert visible_examples.folder.exists()
    check_walk(game, 2, plain=False, seed=1)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("game", "steps", "wrong"),
    [
        ("quantik", [], 64),
        ("quantik", [], -1),
        ("quantik", [0], 0),
        ("knaster", [], 13),
        ("knaster", [7], 50),
        ("kuhvadis", [], 252),
        ("kuhvadis", [0], 60),
    ],
)
def test_what_is_not_legal_changes_nothing(
    game: str, steps: list[int], wrong: int, plain: bool
) -> None:
    way = Walk(game, plain=plain)
    for step in steps:
        way.apply(step)
    before: Any = (way.state, way.acting, way.depth, way.legal())
    with pytest.raises(IllegalMove, match=f"Action {wrong} is not legal here"):
        way.apply(wrong)
    assert (way.state, way.acting, way.depth, way.legal()) == before


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("wrong", [0.5, 1.0, "0", None, [0]])
def test_what_is_no_action_is_refused(wrong: Any, plain: bool) -> None:
    way = Walk("quantik", plain=plain)
    with pytest.raises(IllegalMove, match="is not legal here"):
        way.apply(wrong)
    assert (way.depth, len(way.legal())) == (0, 64)
    small: Any = np.int8(63)
    way.apply(small)
    assert way.depth == 1


@pytest.mark.parametrize("plain", [True, False])
def test_dice_that_are_not_due_do_not_fall(plain: bool) -> None:
    with pytest.raises(IllegalMove, match="No dice are to be rolled"):
        Walk("quantik", plain=plain).roll(Random(0))


def test_walks_that_come_and_go_do_not_meet() -> None:
    way, start = Walk("quantik"), Walk("quantik").state
    way.apply(0)
    state, listed = way.state, way.legal()
    aside = Walk("quantik", state=state)
    aside.apply(listed[0])
    del aside
    others = [Walk("quantik") for _ in range(3)]
    assert [other.state for other in others] == [start] * 3
    for other in others:
        other.apply(5)
    assert (way.state, way.legal()) == (state, listed)
    way.legal().clear()  # what was told is the caller's
    assert way.legal() == listed


def test_the_example_does_what_it_shows() -> None:
    assert doctest.testmod(walk).failed == 0
