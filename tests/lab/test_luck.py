"""What players give away over many matches, with intervals."""

import math

import pytest

from ludoteca.contract import Game
from ludoteca.lab.luck import mean_of, rate_players
from ludoteca.match import Match, Seat
from ludoteca.match.luck import take_apart
from tests.tiny_game.rules import AGAIN, TAKE


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    found = mean_of([1.0, 2.0, 3.0])
    assert found.mean == 2.0
    assert found.margin == pytest.approx(1.959964 / math.sqrt(3))  # the variance is 1
    assert mean_of([4.0]) == (4.0, None)


def test_rates_are_those_worked_out_by_hand(tiny: Game) -> None:
    # Anna always chooses wrong in her first decision, which costs 0.25 when she begins; Bruno
    # always chooses right.
    played = []
    for number in range(30):
        seats = [Seat("Anna"), Seat("Bruno")]
        match = Match.start(tiny.id, seats, secret=bytes([number] * 32))
        while match.result is None:
            seat = match.seats_to_act[0]
            right = AGAIN if match.state.die == 1 else TAKE
            match.act(seat, 1 - right if seat == 0 == match.first else right)
        played.append((match, take_apart(match)))
    bruno, anna = rate_players(played)
    assert (bruno.name, anna.name) == ("Bruno", "Anna")
    assert (anna.games, bruno.games) == (30, 30)
    assert bruno.mistakes == (0.0, 0.0)
    begun = sum(match.first == 0 for match, _ in played)
    assert anna.mistakes.mean == pytest.approx(0.25 * begun / 30)
    decisions = sum(
        step.choice is not None and step.choice.seat == 0
        for _, apart in played
        for step in apart.steps
    )
    assert anna.decisions == decisions
    assert anna.error.mean == pytest.approx(0.25 * begun / decisions)
    assert anna.error.margin is not None
    assert anna.error.margin > 0
    for rate in (anna, bruno):
        assert abs(rate.luck.mean) < 5 * (rate.luck.margin or 0)
        assert rate.without_luck.mean == pytest.approx(rate.result.mean - rate.luck.mean)
