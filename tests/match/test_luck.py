"""A match taken apart: start, luck, skill and what others did are the result, to the last digit."""

import random
from typing import Any

import pytest

from ludoteca.contract import Game
from ludoteca.match import Match, Move, Seat
from ludoteca.match.events import Roll
from ludoteca.match.luck import Apart, same_dice, take_apart
from ludoteca.match.review import NoWorth, worth_of
from ludoteca.match.thinking import Thought
from tests.tiny_game.rules import AGAIN, TAKE

NAMES = ("Anna", "Bruno", "Clara", "Dario")


def begin(game: str, num_seats: int, number: int, bot: str | None = None) -> Match[Any]:
    seats = [Seat(name, bot) for name in NAMES[:num_seats]]
    return Match.start(game, seats, secret=bytes([number + 1] * 32))


def play_at_random(match: Match[Any], number: int) -> Match[Any]:
    """Play to the end by chance."""
    chance = random.Random(number)
    while match.result is None:
        seat = chance.choice(match.seats_to_act)
        match.act(seat, chance.choice(match.legal_actions(seat)))
    return match


def play_with_bots(match: Match[Any]) -> Match[Any]:
    """Let the bots of a match play to the end."""
    number = 0
    while match.result is None:
        seat = match.seats_to_act[0]
        match.act(seat, Thought.begin(match, seat, number).action())
        number += 1
    return match


def require_exact_sums(match: Match[Any]) -> Apart:
    """Add everything up for every seat, and compare with what the rules say of the end."""
    found = take_apart(match)
    result = match.result
    assert result is not None
    for seat, account in enumerate(found.accounts):
        share = (seat in result.winners) / max(1, len(result.winners))
        right = share if len(match.seats) > 1 else result.scores[0]
        made = account.start + account.luck + account.skill + account.others
        assert made == pytest.approx(right, abs=1e-9)
        assert account.result == right
    for seat in range(len(match.seats)):  # and step by step
        value = found.start[seat]
        for step in found.steps:
            is_own = not isinstance(step.event, Roll) and step.event.seat == seat
            value += step.luck[seat] + step.others[seat] + (step.skill if is_own else 0.0)
            assert value == pytest.approx(step.values[seat], abs=1e-9)
    return found


def require_fair_rolls(match: Match[Any]) -> None:
    """Require that the luck to be expected is 0 at every roll of a match."""
    rules, worth = match.rules, worth_of(match.game)
    for before, event, _ in match.replay(match.events):
        if isinstance(event, Roll):
            then, values = worth.value(before), worth.rolls(before)
            for player, value in enumerate(then):
                mean = sum(
                    p * (values[o][player] - value) for o, p in rules.chance_outcomes(before)
                )
                assert mean == pytest.approx(0.0, abs=1e-9)


def test_a_match_worked_out_by_hand(tiny: Game) -> None:
    # Before the first die both have 1/2. A 2 makes the first player's 0.625, a 1 0.375; to put a 2
    # back costs 0.25, and so does taking a 1 (see test_worth.py).
    seen = set()
    for number in range(8):
        match = begin(tiny.id, 2, number)
        die = match.state.die
        match.act(match.first, AGAIN if die == 2 else TAKE)  # wrong
        while match.result is None:
            match.act(match.seats_to_act[0], AGAIN if match.state.die == 1 else TAKE)  # right
        found = require_exact_sums(match)
        first, second = found.accounts[match.first], found.accounts[1 - match.first]
        roll, wrong = found.steps[:2]
        assert (found.start, roll.skill, wrong.luck) == ((0.5, 0.5), 0.0, (0.0, 0.0))
        assert roll.luck[match.first] == {1: -0.125, 2: 0.125}[die]
        assert wrong.skill == first.skill == -0.25
        assert wrong.others[match.first] == 0.0
        assert wrong.others[1 - match.first] == second.others == 0.25
        assert (second.skill, first.others) == (0.0, 0.0)
        assert first.luck == -second.luck == first.result - 0.25
        assert first.mistakes == 0.25
        assert [step.number for step in found.dearest(match.first)] == [1]
        assert found.dearest(1 - match.first) == []
        best, worst = found.rolls(0) or (roll, roll)
        assert best.luck[0] == max(step.luck[0] for step in found.steps if step.choice is None)
        assert worst.luck[0] == min(step.luck[0] for step in found.steps if step.choice is None)
        seen.add(die)
    assert seen == {1, 2}


def test_who_gives_up_loses_what_was_left_by_skill(tiny: Game) -> None:
    match = begin(tiny.id, 2, 0)
    value = take_apart(match).accounts[0].result
    match.resign(0)
    found = require_exact_sums(match)
    assert found.steps[-1].skill == -value
    assert (found.accounts[0].result, found.accounts[1].result) == (0.0, 1.0)


def test_a_match_that_goes_on_is_taken_apart_so_far(tiny: Game) -> None:
    match = begin(tiny.id, 2, 0)
    found = take_apart(match)
    assert [step.event for step in found.steps] == match.events
    assert found.accounts[0].result == found.steps[-1].values[0]


def test_games_without_values_cannot_be_taken_apart(worthless: Game) -> None:
    with pytest.raises(NoWorth):
        take_apart(begin(worthless.id, 2, 0))


@pytest.mark.parametrize("number", range(6))
def test_quantik_has_no_luck_and_no_skill_above_zero(number: int) -> None:
    found = require_exact_sums(play_at_random(begin("quantik", 2, number), number))
    assert all(step.skill <= 0 and not any(step.luck) for step in found.steps)
    assert found.rolls(0) is None
    for account in found.accounts:
        assert account.mistakes == -account.skill
    moves = [step.choice.number for step in found.steps if step.choice]
    assert moves == list(range(1, len(moves) + 1))
    assert all(isinstance(step.event, Move) for step in found.steps)
    assert same_dice(begin("quantik", 2, 0)) is None


@pytest.mark.parametrize("number", range(20))
def test_random_games_of_the_smallest_game_are_exact(tiny: Game, number: int) -> None:
    match = play_at_random(begin(tiny.id, 2, number), number)
    found = require_exact_sums(match)
    assert all(step.skill <= 0 for step in found.steps)
    require_fair_rolls(match)
