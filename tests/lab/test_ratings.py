"""Elo and intervals, against values worked out by hand and against chance itself."""

import math
import random

import pytest

from ludoteca.lab.ratings import PER_ELO, Score, rate, score_of


def test_scores_by_hand() -> None:
    # 0, 1/2, 1, 1: mean 5/8, squared deviations 25/64 + 1/64 + 9/64 + 9/64 = 44/64.
    score = score_of(4, 2.5, 2.25)
    assert (score.number, score.mean) == (4, 0.625)
    assert score.variance == pytest.approx(44 / 64 / 3)
    assert score.margin() == pytest.approx(1.959964 * math.sqrt(44 / 64 / 3 / 4))


def test_results_that_are_all_the_same_are_not_certain() -> None:
    # Wilson's interval for 10 wins of 10 begins at 0.7225.
    assert score_of(10, 10.0, 10.0).margin() == pytest.approx(1 - 0.7225, abs=5e-5)
    assert score_of(1, 1.0, 1.0).margin() > 0.5
    assert score_of(0, 0.0, 0.0).margin() == 1.0


def test_three_wins_of_four_are_191_elo() -> None:
    # 400 log10(3) = 190.85, half of it to each side; the added draw does not count among millions.
    number = 4_000_000
    strong, weak = rate(2, {(0, 1): Score(number, 0.75, 0.1)})
    assert (strong.elo, weak.elo) == pytest.approx((95.42, -95.42), abs=0.01)
    # The slope of the expected score at 3/4 is 3/16 per natural unit of the difference.
    deviation = math.sqrt(0.1 / number) / (3 / 16) / PER_ELO
    assert strong.margin == pytest.approx(1.959964 * deviation / 2, rel=1e-4)


def test_one_draw_keeps_ratings_finite() -> None:
    # 10 wins and the added draw: 10.5 of 11, so 400 log10(21) = 528.9.
    strong, weak = rate(2, {(0, 1): Score(10, 1.0, 0.0)})
    assert strong.elo - weak.elo == pytest.approx(528.9, abs=0.1)
    assert math.isfinite(strong.margin)
    assert strong.margin > 0


def chance(difference: float) -> float:
    """Return what Elo expects."""
    return 1 / (1 + 10 ** (-difference / 400))


def test_ratings_are_found_again() -> None:
    true = (-200.0, -50.0, 100.0, 150.0)
    scores = {
        (i, j): Score(10**8, chance(true[i] - true[j]), 0.25)
        for i in range(4)
        for j in range(i + 1, 4)
        if (i, j) != (0, 3)  # who never met is compared through the others
    }
    assert [rating.elo for rating in rate(4, scores)] == pytest.approx(true, abs=0.01)


def test_intervals_hold_what_they_promise() -> None:
    true, rng, held, total = (-100.0, 0.0, 100.0), random.Random(3), 0, 0
    for _ in range(200):
        scores = {}
        for i, j in ((0, 1), (0, 2), (1, 2)):
            results = [float(rng.random() < chance(true[i] - true[j])) for _ in range(100)]
            scores[i, j] = score_of(100, sum(results), sum(results))
        for rating, elo in zip(rate(3, scores), true, strict=True):
            held += abs(rating.elo - elo) <= rating.margin
            total += 1
    assert held / total == pytest.approx(0.95, abs=0.03)  # two of the three are independent


def test_who_has_not_met_anybody_is_unrated() -> None:
    assert [rating.elo for rating in rate(2, {(0, 1): Score(0, 0.5, 0.0)})] == [0, 0]
