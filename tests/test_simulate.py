"""Simulation: what is counted, how sure it is, and that a seed means the same everywhere."""

import json
import math
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from ludoteca.contract import Game
from ludoteca.errors import InvalidSetup, UnknownBot, UnknownGame
from ludoteca.games import ids
from ludoteca.lab import simulate as lab
from ludoteca.lab.simulate import Plan, Result, Tally, play, play_chunks, simulate


def plan(game: str = "quantik", **changes: Any) -> Plan:
    base = Plan(game=game, bots=("random", "greedy"), games=8, seed=5)
    return replace(base, **changes)


def counts(result: Result) -> list[tuple[int, ...]]:
    return [(s.wins, s.draws, s.losses, s.total, s.squares) for s in result.seats]


class Inline(Executor):
    """Run every task at once, and let go of the keyboard after some."""

    def __init__(self, interrupt_after: int = 10**9) -> None:
        """Say after how many tasks."""
        self.left = interrupt_after

    def submit(self, task: Callable[..., Any], /, *values: Any, **more: Any) -> Future[Any]:
        """Run the task."""
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        future: Future[Any] = Future()
        future.set_result(task(*values, **more))
        return future


# What is counted ---------------------------------------------------------------------------


def test_best_alone_wins_best_together_draws_and_the_rest_loses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [[41, 26, 26], [30, 30, 12], [7, 7, 7], [-1, 0, 1]]
    monkeypatch.setattr(lab, "play", lambda *_: np.array(games, dtype=np.int64))
    assert play_chunks(plan("knaster", bots=("random",) * 3, games=4), range(1)) == [
        (1, 2, 1, 77, 41**2 + 30**2 + 49 + 1),
        (0, 2, 2, 63, 26**2 + 30**2 + 49),
        (1, 1, 2, 46, 26**2 + 12**2 + 49 + 1),
    ]


def test_who_plays_alone_is_always_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play", lambda *_: np.array([[50], [81]], dtype=np.int64))
    assert play_chunks(plan("knaster", bots=("random",), games=2), range(1)) == [
        (2, 0, 0, 131, 9061)
    ]


@pytest.mark.parametrize("game", ids())
def test_every_seat_counts_every_game(game: str) -> None:
    result = simulate(plan(game), Inline())
    assert result.games == 8
    assert result.is_complete
    assert [seat.wins + seat.draws + seat.losses for seat in result.seats] == [8, 8]
    assert result.seats[0].wins == result.seats[1].losses
    assert result.seats[0].draws == result.seats[1].draws
    assert [seat.name for seat in result.seats] == ["random", "greedy"]


def test_greedy_beats_random_more_often_than_not() -> None:
    result = simulate(plan(games=60), Inline())
    assert result.seats[1].wins > 45


def test_last_chunk_is_as_short_as_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 3)
    reports: list[int] = []
    assert simulate(plan(games=7), Inline(), 1, reports.append).games == 7
    assert reports[-1] == 7
    assert play(plan(games=7), range(2, 3)).shape == (1, 2)


def test_games_without_a_kernel_are_played_decision_by_decision(tiny: Game) -> None:
    # Whatever a bot without a thought does, its die is a 1 or a 2 with the same chance: half of
    # the games are drawn, and each seat wins a quarter. Five standard errors of 4,000 games.
    result = simulate(plan(tiny.id, bots=("random", "random"), games=4000), Inline())
    first, second = result.seats
    assert (first.wins, first.losses, first.draws) == (second.losses, second.wins, second.draws)
    assert first.draws == pytest.approx(2000, abs=5 * math.sqrt(4000 / 4))
    assert first.wins == pytest.approx(1000, abs=5 * math.sqrt(4000 * 3 / 16))
    with ThreadPoolExecutor(2) as threads:
        together = simulate(plan(tiny.id, bots=("random", "random"), games=4000), threads, 2)
    assert counts(together) == counts(result)


# Intervals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Wilson's interval worked out by hand for z = 1.959964
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_win_interval(wins: int, games: int, low: float, high: float) -> None:
    tally = Tally("random", wins=wins, losses=games - wins)
    assert tally.win_interval() == pytest.approx((low, high), abs=5e-5)


def test_score_margin_is_two_standard_errors() -> None:
    tally = Tally("random", wins=4, total=1 + 2 + 3 + 4, squares=1 + 4 + 9 + 16)
    assert tally.mean_score == 2.5
    assert tally.score_margin() == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2)


def test_equal_scores_leave_no_doubt_and_one_game_leaves_all() -> None:
    assert Tally("random", wins=3, total=30, squares=300).score_margin() == 0
    assert Tally("random", wins=1, total=30, squares=900).score_margin() is None


# Same seed, same result --------------------------------------------------------------------


@pytest.mark.parametrize("game", ids())
def test_workers_do_not_change_the_result(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 2)
    alone = simulate(plan(game), Inline())
    with ThreadPoolExecutor(3) as threads:
        together = simulate(plan(game), threads, 3)
    assert counts(together) == counts(alone)


def test_processes_do_not_change_the_result() -> None:
    alone = simulate(plan(games=40), Inline())
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        apart = simulate(plan(games=40), processes)
    assert counts(apart) == counts(alone)


def test_chunks_may_be_played_together_or_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 5)
    together = play(plan(games=13), range(3))
    apart = [play(plan(games=13), range(chunk, chunk + 1)) for chunk in range(3)]
    assert together.shape == (13, 2)
    assert (together == np.concatenate(apart)).all()


def test_another_seed_plays_other_games() -> None:
    assert counts(simulate(plan(games=40), Inline())) != counts(
        simulate(plan(games=40, seed=6), Inline())
    )


@pytest.mark.parametrize("game", ids())
def test_compiled_and_plain_python_play_the_same_games(game: str) -> None:
    mine = simulate(plan(game, games=4), Inline())
    words = ["simulate", game, "--players", "random,greedy", "--games", "4", "--seed", "5"]
    is_plain = os.environ.get("NUMBA_DISABLE_JIT") == "1"
    environ = os.environ | {"NUMBA_DISABLE_JIT": "0" if is_plain else "1"}
    command = [sys.executable, "-m", "ludoteca", *words, "--json"]
    output = subprocess.run(command, env=environ, capture_output=True, check=True).stdout
    theirs = json.loads(output)["players"]
    assert [(p["wins"], p["draws"], p["losses"]) for p in theirs] == [
        (s.wins, s.draws, s.losses) for s in mine.seats
    ]
    assert [p["mean_score"] for p in theirs] == [s.mean_score for s in mine.seats]


# Interruption and bad plans ----------------------------------------------------------------


def test_interruption_returns_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 2)
    result = simulate(plan(games=100), Inline(interrupt_after=3))
    assert not result.is_complete
    assert 0 < result.games <= 6
    assert [seat.games for seat in result.seats] == [result.games] * 2


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "go"}, UnknownGame),
        ({"bots": ("random", "clever")}, UnknownBot),
        ({"bots": ("random",)}, InvalidSetup),
        ({"bots": ("random",) * 3}, InvalidSetup),
        ({"setup": "x"}, InvalidSetup),
    ],
)
def test_impossible_plans_are_refused(changes: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan(**changes), Inline())
