"""Mirrored games: the same dice for both, seats exchanged, and luck taken out."""

import math

import pytest

from ludoteca.contract import Bots, Game
from ludoteca.games import load
from ludoteca.lab.mirrored import Double, play_double, play_game, shares_of
from ludoteca.match.thinking import BotFailed
from tests.lab.tiny_bots import playing
from tests.tiny_game.rules import State


def doubles(game: Game, first: str, second: str, number: int) -> list[Double]:
    return [play_double(game, (first, second), 2, "", 1, n) for n in range(number)]


def test_a_win_is_divided_among_the_best() -> None:
    assert shares_of((7, 3, 7)) == (0.5, 0.0, 0.5)
    assert shares_of((-1, 1)) == (0.0, 1.0)
    assert shares_of((0, 0, 0)) == pytest.approx((1 / 3,) * 3)


def test_results_are_those_worked_out_by_hand(wise_and_rash: Game) -> None:
    # The wise bot ends with a 2 in 3/4 of its turns, the rash one in 1/4: so it wins 9/16 of the
    # games and draws 6/16, which scores 3/4 with the variance 21/32 - 9/16 = 3/32. The games of a
    # double may go together, so 1,000 of them count as 1,000 results. Five standard errors.
    played = doubles(wise_and_rash, "wise", "rash", 1000)
    mean = sum(double.score for double in played) / 1000
    assert mean == pytest.approx(0.75, abs=5 * math.sqrt(3 / 32 / 1000))
    wins = sum(double.shares.count(1.0) for double in played)
    assert wins == pytest.approx(2000 * 9 / 16, abs=2 * 5 * math.sqrt(1000 * 9 / 16 * 7 / 16))


def test_both_games_of_a_double_have_the_same_dice(wise_and_rash: Game) -> None:
    for number in range(20):
        streams = ((1, "dice", number), (1, "x", number))
        one = play_game(wise_and_rash, ["wise", "wise"], "", *streams)
        again = play_game(wise_and_rash, ["wise", "wise"], "", streams[0], (2, "y", number))
        assert one == again
        # Exchanged seats on the same dice: each seat gets the same, whoever sits there.
        double = play_double(wise_and_rash, ("wise", "wise"), 2, "", 1, number)
        assert double.shares == (one.shares[0], one.shares[1])


def test_luck_is_all_that_happens_between_equals_without_mistakes(wise_and_rash: Game) -> None:
    for double in doubles(wise_and_rash, "wise", "wise", 50):
        assert double.score - double.luck == pytest.approx(0.5, abs=1e-12)


def test_without_luck_the_mean_is_the_same_and_the_variance_smaller(wise_and_rash: Game) -> None:
    played = doubles(wise_and_rash, "wise", "rash", 600)
    raw = [double.score for double in played]
    adjusted = [double.score - double.luck for double in played]
    mean, adjusted_mean = sum(raw) / 600, sum(adjusted) / 600
    variance = sum((x - mean) ** 2 for x in raw) / 599
    smaller = sum((x - adjusted_mean) ** 2 for x in adjusted) / 599
    assert smaller < variance / 2
    assert adjusted_mean == pytest.approx(0.75, abs=5 * math.sqrt(smaller / 600))


def test_games_without_values_have_no_luck(wise_and_rash: Game, worthless: Game) -> None:
    assert wise_and_rash is worthless
    assert {double.luck for double in doubles(worthless, "wise", "rash", 20)} == {0.0}


def test_who_plays_alone_is_compared_on_the_same_dice() -> None:
    game = load("knaster")
    double = play_double(game, ("greedy", "random"), 1, "", 1, 0)
    assert double.shares == (1.0, 1.0)
    assert double.totals[0] > double.totals[1]
    mirrored = play_double(game, ("random", "greedy"), 1, "", 1, 0)
    assert mirrored.totals == double.totals[::-1]
    assert mirrored.shares == (0.0, 0.0)


def test_three_sit_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(load("knaster")), "worth", None)  # luck is not what this is about
    # greedy random greedy, then random greedy random: far more than half of the win in the mean.
    double = play_double(load("knaster"), ("greedy", "random"), 3, "", 1, 0)
    assert double.shares == (1.0, 1.0)
    with_loss = play_double(load("knaster"), ("random", "greedy"), 3, "", 1, 0)
    assert with_loss.score == 0.0


def test_a_bot_that_breaks_the_rules_is_named(tiny: Game) -> None:
    cheat: Bots[State] = Bots(names=("cheat", "other"), choose=lambda *_: 7)
    with playing(tiny, cheat), pytest.raises(BotFailed, match="cheat"):
        play_double(tiny, ("cheat", "other"), 2, "", 1, 0)
