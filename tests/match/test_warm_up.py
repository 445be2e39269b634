"""Games are made ready in the order in which they are wanted, here or in other processes."""

import os
import threading
from multiprocessing.connection import Connection
from typing import Any

import pytest

from ludoteca import compiled
from ludoteca.games import load
from ludoteca.match import Match
from ludoteca.match import warm_up as warm_ups
from ludoteca.match.warm_up import WORTH, Step, WarmUp, do_nothing

GAME = "quantik"  # is compiled quickest


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return whether all was noted to be compiled."""
    noted: list[bool] = []
    monkeypatch.setattr(compiled, "mark_warm", lambda: noted.append(True))
    return noted


def test_first_come_rules_and_first_opponents_then_all_others(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    done: list[Step] = []
    warm_up = WarmUp()

    def do(step: Step, _look: object) -> None:
        assert not warm_up.is_ready(*step)
        if not done:
            warm_up.ask_for(GAME, "expert")
        done.append(step)

    monkeypatch.setattr(warm_ups, "warm_up", do)
    monkeypatch.setattr(compiled, "is_warm", lambda: True)  # one after the other, in this process
    assert not warm_up.is_ready(GAME)
    warm_up.run()
    assert done[1:3] == [Step(GAME), Step(GAME, "expert")]
    steps = [step for step in done if step.game != GAME]
    firsts = [step for step in steps if step.part in ("", load(step.game).bots.first)]
    assert steps[: len(firsts)] == firsts
    assert len(done) == len(set(done)) > len(firsts)
    assert warm_up.is_ready(GAME, "expert")
    assert marked == [True]


@pytest.mark.parametrize(("game", "tables"), [("quantik", [2]), ("knaster", [1, 2])])
def test_values_are_made_ready_for_hints_and_reviews(
    monkeypatch: pytest.MonkeyPatch, game: str, tables: list[int]
) -> None:
    judged: list[int] = []
    apart: list[int] = []
    monkeypatch.setattr(compiled, "is_off", lambda: False)
    monkeypatch.setattr(warm_ups, "choices_of", lambda *told: judged.append(told[2]))
    monkeypatch.setattr(warm_ups, "take_apart", lambda match: apart.append(len(match.seats)))
    warm_ups.warm_up.__wrapped__(Step(game, WORTH))
    assert apart == tables
    assert set(judged) == set(range(max(tables)))


def test_a_game_that_cannot_be_made_ready_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    def fail(step: Step, _look: object) -> None:
        if step.game == GAME:
            raise RuntimeError("no compiler")

    monkeypatch.setattr(warm_ups, "warm_up", fail)
    monkeypatch.setattr(compiled, "is_warm", lambda: True)
    warm_up = WarmUp()
    warm_up.run()
    assert list(warm_up.unusable) == [GAME]
    assert warm_up.is_ready(GAME)  # who wants it is told why not
    assert warm_up.is_over
    assert marked == []  # the next start tries again


def test_this_process_compiles_where_no_other_can_be_started(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    done: list[Step] = []

    def refuse() -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(compiled, "is_warm", lambda: False)
    monkeypatch.setattr(compiled, "is_off", lambda: False)
    monkeypatch.setattr(compiled, "is_uncached", lambda: False)
    monkeypatch.setattr(warm_ups, "spawning", refuse)
    monkeypatch.setattr(warm_ups, "warm_up", lambda step, _look: done.append(step))
    warm_up = WarmUp()
    warm_up.run()
    assert set(done) == set(warm_ups.all_steps())
    assert warm_up.is_over
    assert marked == [True]


def test_other_processes_compile_and_this_one_loads(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    looked: list[Match[Any]] = []
    monkeypatch.setattr(compiled, "is_warm", lambda: False)
    monkeypatch.setattr(compiled, "is_off", lambda: False)
    monkeypatch.setattr(compiled, "is_uncached", lambda: False)
    monkeypatch.setattr(warm_ups, "ids", lambda: (GAME,))
    asked: list[Step] = []
    listen = WarmUp._listen

    def listening(self: WarmUp, helper: Connection, step: Step) -> None:
        asked.append(step)
        listen(self, helper, step)

    monkeypatch.setattr(WarmUp, "_listen", listening)
    monkeypatch.setattr(warm_ups, "warm_up", lambda _step, look: look(looked))
    warm_up = WarmUp(do_nothing)
    warm_up.run()
    assert [step.part for step in asked][:2] == ["", load(GAME).bots.first]
    assert len(asked) == 1 + len(load(GAME).bots.names) + 1
    assert asked[-1] == Step(GAME, WORTH)
    assert warm_up.is_over
    assert marked == [True]


def die(_steps: object, _look: object) -> None:
    """Be a process that the system ends."""
    os._exit(1)


def wait(steps: Connection, _look: object) -> None:
    """Be a process that is never done."""
    while steps.recv():
        pass


def test_where_another_process_dies_this_one_compiles(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    done: list[Step] = []
    monkeypatch.setattr(compiled, "is_warm", lambda: False)
    monkeypatch.setattr(compiled, "is_off", lambda: False)
    monkeypatch.setattr(compiled, "is_uncached", lambda: False)
    monkeypatch.setattr(warm_ups, "ids", lambda: (GAME,))
    monkeypatch.setattr(warm_ups, "warm_up", lambda step, _look: done.append(step))
    monkeypatch.setattr(warm_ups, "_help", die)
    WarmUp().run()
    assert len(done) == 1 + len(load(GAME).bots.names) + 1
    assert marked == [True]


def test_who_leaves_leaves_no_process_behind(
    monkeypatch: pytest.MonkeyPatch, marked: list[bool]
) -> None:
    begun = threading.Event()
    monkeypatch.setattr(compiled, "is_warm", lambda: False)
    monkeypatch.setattr(compiled, "is_off", lambda: False)
    monkeypatch.setattr(compiled, "is_uncached", lambda: False)
    monkeypatch.setattr(warm_ups, "_help", wait)
    monkeypatch.setattr(WarmUp, "_count", lambda *_: begun.set())
    warm_up = WarmUp()
    running = threading.Thread(target=warm_up.run)
    running.start()
    assert begun.wait(300)
    warm_up.stop()
    running.join(300)
    assert not running.is_alive()
    assert not warm_up.is_over
    assert marked == []
