"""Tournaments: the same result whoever plays them in whatever pieces."""

import json
import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.contract import Game
from ludoteca.errors import InvalidSetup, LudotecaError, UnknownBot
from ludoteca.lab import tournament as lab
from ludoteca.lab.executors import Crew, LabError, hired
from ludoteca.lab.tournament import Plan, Result, play_tournament
from tests.lab.inline import inline

PLAN = Plan(game="quantik", players=("random", "gentle", "greedy"), doubles=10, seed=5)


def all_sums(result: Result) -> list[tuple[float, ...]]:
    return [tuple(result.sums(pair)) for pair in result.plan.pairs]


def test_everybody_meets_everybody_in_all_games() -> None:
    reports: list[int] = []
    result = play_tournament(PLAN, inline(), report=reports.append)
    assert (result.games, result.is_complete, reports[-1]) == (60, True, 60)
    for pair in ((0, 1), (0, 2), (1, 2)):
        sums = result.sums(pair)
        assert (sums.doubles, sums.wins + sums.draws + sums.losses) == (10, 20)
        assert sums.draws == 0  # Quantik has none
        assert sums.score == pytest.approx(sums.wins / 2)
        assert sums.total == sums.wins - sums.losses == -sums.other_total
    elo = [rating.elo for rating in result.ratings()]
    assert elo == sorted(elo)  # random, gentle, greedy
    assert not result.is_adjusted
    assert result.variance_factor((0, 1)) is None


def test_workers_and_pieces_do_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = play_tournament(PLAN, inline())
    with ThreadPoolExecutor(3) as threads:
        together = play_tournament(PLAN, Crew(threads, 6))
    assert all_sums(together) == all_sums(alone)
    monkeypatch.setattr(lab, "TASK_SECONDS", 0.0)  # every chunk a task of its own
    assert all_sums(play_tournament(PLAN, inline())) == all_sums(alone)


def test_processes_do_not_change_the_result() -> None:
    plan = replace(PLAN, players=("random", "greedy"))
    with hired(1) as crew:
        apart = play_tournament(plan, crew)
    assert all_sums(apart) == all_sums(play_tournament(plan, inline()))


def test_an_interrupted_tournament_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "TASK_SECONDS", 0.0)
    file = tmp_path / "some" / "work.json"
    broken = play_tournament(PLAN, inline(interrupt_after=4), file)
    assert 0 < broken.games < 60
    assert not broken.is_complete
    calls: list[range] = []
    whole = lab.play_chunks

    def noted(plan: Plan, pair: lab.Pair, chunks: range) -> lab.Answer:
        calls.append(chunks)
        return whole(plan, pair, chunks)

    monkeypatch.setattr(lab, "play_chunks", noted)
    result = play_tournament(PLAN, inline(), file)
    assert result.is_complete
    assert len(calls) == 3 * 3 - 4  # three pairs of three chunks
    assert all_sums(result) == all_sums(play_tournament(PLAN, inline()))
    calls.clear()
    assert play_tournament(PLAN, inline(), file).is_complete
    assert calls == []


def test_work_is_kept_when_a_task_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TASK_SECONDS", 0.0)
    whole, calls = lab.play_chunks, []

    def fail_late(*arguments: object) -> lab.Answer:
        calls.append(arguments)
        if len(calls) == 3:
            raise LudotecaError("lab-error-worker")
        return whole(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(lab, "play_chunks", fail_late)
    with pytest.raises(LudotecaError):
        play_tournament(PLAN, inline(), tmp_path / "work.json")
    kept = json.loads((tmp_path / "work.json").read_text())
    assert sum(len(chunks) for chunks in kept["chunks"].values()) == 2


def test_work_of_another_plan_or_damaged_work_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work.json"
    play_tournament(PLAN, inline(), file)
    with pytest.raises(LabError, match="another tournament"):
        play_tournament(replace(PLAN, seed=6), inline(), file)
    for text in ("", "{}", "[]", '{"plan": 1}', file.read_text()[:-30]):
        file.write_text(text)
        with pytest.raises(LabError, match="cannot be read"):
            play_tournament(PLAN, inline(), file)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"players": ("random",)}, LabError),
        ({"players": ("random", "random")}, LabError),
        ({"players": ("random", "clever")}, UnknownBot),
        ({"seats": 3}, InvalidSetup),
        ({"setups": ("x",)}, InvalidSetup),
    ],
)
def test_impossible_plans_are_refused(
    changes: dict[str, tuple[str, ...]], error: type[Exception]
) -> None:
    with pytest.raises(error):
        play_tournament(replace(PLAN, **changes), inline())  # type: ignore[arg-type]


def test_luck_is_taken_out_where_there_are_values(wise_and_rash: Game) -> None:
    plan = Plan(game=wise_and_rash.id, players=("wise", "rash"), doubles=300, seed=1)
    result = play_tournament(plan, inline())
    score, raw = result.score((0, 1)), result.raw_score((0, 1))
    assert result.is_adjusted
    # The wise bot scores 3/4, as test_mirrored.py works out.
    assert score.mean == pytest.approx(0.75, abs=2.5 * score.margin())
    assert raw.mean == pytest.approx(0.75, abs=2.5 * raw.margin())
    assert score.margin() < raw.margin() / math.sqrt(2)
    assert result.variance_factor((0, 1)) is None  # nothing but luck makes these results vary


def test_the_variance_factor_compares_results_with_and_without_luck(wise_and_rash: Game) -> None:
    plan = Plan(game=wise_and_rash.id, players=("wise", "rash"), doubles=2, seed=1)
    # Two doubles scored 0 and 1; without luck they would have scored 1/4 and 3/4.
    sums = lab.Sums(doubles=2, score=1, score_squares=1, adjusted=1, adjusted_squares=0.625)
    assert Result(plan, {(0, 1): {0: sums}}).variance_factor((0, 1)) == pytest.approx(4)


def test_sheets_are_played_on_by_turns(wise_and_rash: Game) -> None:
    # From a 2 the wise first player always has a 2, the rash one in half of the games.
    setups = ("00020", "00010")
    plan = Plan(game=wise_and_rash.id, players=("wise", "rash"), doubles=8, seed=1, setups=setups)
    mixed = play_tournament(plan, inline()).sums((0, 1))
    first = play_tournament(replace(plan, setups=setups[:1]), inline()).chunks[0, 1]
    second = play_tournament(replace(plan, setups=setups[1:]), inline()).chunks[0, 1]
    assert mixed.doubles == 8
    assert mixed not in (sum(first.values(), lab.Sums()), sum(second.values(), lab.Sums()))
