"""Knaster and Kuh Vadis taken apart; their values are far too slow without compilation."""

from time import process_time

import pytest

from ludoteca.match.luck import same_dice, take_apart
from ludoteca.match.match import Match
from ludoteca.match.thinking import Thought
from tests.match.test_luck import (
    begin,
    play_at_random,
    play_with_bots,
    require_exact_sums,
    require_fair_rolls,
)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("game", "num_seats"), [("knaster", 1), ("knaster", 2), ("knaster", 4), ("kuhvadis", 2)]
)
@pytest.mark.parametrize("number", range(3))
def test_random_games_are_exact(game: str, num_seats: int, number: int) -> None:
    match = play_at_random(begin(game, num_seats, number), number)
    require_exact_sums(match)
    require_fair_rolls(match)


@pytest.mark.parametrize(
    ("game", "num_seats", "bot"),
    [
        ("knaster", 1, "expert"),
        ("knaster", 2, "expert"),
        ("knaster", 3, "gentle"),
        ("kuhvadis", 2, "expert"),
        ("kuhvadis", 2, "gentle"),
    ],
)
def test_games_of_bots_are_exact(game: str, num_seats: int, bot: str) -> None:
    for number in range(3):
        found = require_exact_sums(play_with_bots(begin(game, num_seats, number, bot)))
        for account in found.accounts:
            assert account.mistakes >= 0


def test_who_chooses_the_best_makes_no_mistake() -> None:
    match = begin("knaster", 1, 0)
    worth = match.game.worth
    assert worth is not None
    while match.result is None:
        match.act(0, next(iter(worth.actions(match.state, 0))))
    assert take_apart(match).accounts[0].mistakes == 0


def test_what_is_hidden_does_not_change_what_a_choice_was_worth() -> None:
    # Two games with the same dice and Anna's same choices, while Bruno chooses otherwise in the
    # first round: what Anna's first choice was worth, in skill and cost, is the same.
    skills = []
    for place in (0, 12):
        match = begin("knaster", 2, 5)
        match.act(0, 6)
        match.act(1, place)
        step = next(s for s in take_apart(match).steps if s.choice and s.choice.seat == 0)
        assert step.choice is not None
        skills.append((step.skill, step.choice.value, step.choice.best_value))
    assert skills[0] == skills[1]


def test_a_seat_that_gave_up_among_three_leaves_the_sum_exact() -> None:
    match = begin("knaster", 3, 2)
    match.resign(1)
    number = 0
    while match.result is None:
        seat = match.seats_to_act[0]
        action = match.legal_actions(seat)[0]
        if seat in match.resigned:
            action = Thought.begin(match, seat, number).action()
        match.act(seat, action)
        number += 1
    found = require_exact_sums(match)
    assert found.accounts[1].result == 0.0


def test_the_same_dice_are_played_again_by_the_strongest() -> None:
    match = play_at_random(begin("knaster", 1, 3), 3)
    assert match.result is not None
    best = same_dice(match)
    assert best == same_dice(match)
    assert best is not None
    assert best > match.result.scores[0] + 20  # chance alone scores some 30, the strongest 100


def test_a_review_takes_less_than_two_seconds_of_one_core() -> None:
    for game, num_seats in (("knaster", 1), ("knaster", 4), ("kuhvadis", 2)):
        match: Match[object] = play_with_bots(begin(game, num_seats, 7, "gentle"))
        take_apart(match)  # kernels are loaded
        began = process_time()
        take_apart(begin_again(match))
        assert process_time() - began < 2, game


def test_a_review_of_quantik_takes_less_than_200_milliseconds() -> None:
    take_apart(play_at_random(begin("quantik", 2, 0), 0))  # the solution is loaded
    match = play_at_random(begin("quantik", 2, 1), 1)
    began = process_time()
    take_apart(match)
    assert process_time() - began < 0.2


def begin_again(match: Match[object]) -> Match[object]:
    """Return another match of the same kind, whose values are in no cache."""
    game, bot = match.game.id, match.seats[0].bot
    return play_with_bots(begin(game, len(match.seats), 8, bot))
