"""Training: the same bytes whoever helps and however often it is interrupted."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from ludoteca.games.knaster import train
from ludoteca.games.knaster.allrolls import play_all_rolls
from ludoteca.games.knaster.learning import add_gradient, descend, flat
from ludoteca.games.knaster.lines import ALONE, LATE
from ludoteca.games.knaster.rivals import num_free
from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.search import load, worths_of_rolls
from ludoteca.games.knaster.sheet import EMPTY
from ludoteca.games.knaster.train import PLAN, TRAINING, Phase, run
from ludoteca.games.knaster.value import (
    VALUE_FILE,
    decode,
    fix_rows,
    load_value,
    new_desk,
    prospects,
    worth,
    worth_of,
)
from ludoteca.rng import seeded
from tests.games.knaster.play import QUIET

pytestmark = pytest.mark.compiled

TINY = tuple(phase._replace(rounds=1) for phase in PLAN)


class Interrupted(Exception):
    """Stands for a kill."""


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "CHUNK", 1)
    monkeypatch.setattr(train, "CHUNKS", 3)
    monkeypatch.setattr(train, "KEEP_EVERY", 1)
    monkeypatch.setattr(train, "FOLLOW_EVERY", 1)


def trained(folder: Path, workers: int, stop_after: str = "") -> bytes:
    """Train a little; be interrupted after a phase."""

    def report(phase: str, done: int, total: int) -> None:
        assert (done, total) == (1, 1)
        if phase == stop_after:
            raise Interrupted

    with ThreadPoolExecutor(workers) as executor:
        file = run(
            seed=7, folder=folder, executor=executor, workers=workers, report=report, plan=TINY
        )
    return file.read_bytes()


def test_workers_and_kills_change_no_byte(tmp_path: Path) -> None:
    expected = trained(tmp_path / "one", 1)
    assert decode(expected) is not None
    for phase in ("greedy", "alone"):
        with pytest.raises(Interrupted):
            trained(tmp_path / "two", 2, phase)
    assert trained(tmp_path / "two", 2) == expected
    curve = json.loads((tmp_path / "two" / "curve.json").read_text("utf-8"))
    alone = sum(phase.seats == 1 for phase in TINY)
    assert [games for games, _ in curve["games and mean score"]] == [
        3 * (i + 1) for i in range(alone)
    ]
    assert curve == json.loads((tmp_path / "one" / "curve.json").read_text("utf-8"))


def test_a_checkpoint_of_another_training_is_not_taken_over(tmp_path: Path) -> None:
    plan = (Phase("greedy", 1, 1, (1e-3, 1e-3), (1.0, 1.0)),)
    with ThreadPoolExecutor(1) as executor:
        files = [
            run(
                seed=seed,
                folder=tmp_path / name,
                executor=executor,
                workers=1,
                report=lambda *_: None,
                plan=plan,
            ).read_bytes()
            for seed, name in ((1, "a"), (2, "a"), (2, "b"))
        ]
    assert files[0] != files[1] == files[2]


def test_what_a_sheet_led_to_is_told_less_its_luck() -> None:
    net, lines, worths = load_value().alone, np.empty((12, 2)), np.empty(13)
    sheets, targets = np.empty((60, 6), np.int64), np.empty((60, 12, 2), np.float32)
    scores = np.empty(1)
    num = play_all_rolls(net, seeded(3), 1, 1.0, sheets, targets, scores)
    first, last = load(sheets, 0), load(sheets, num - 1)
    assert (25 - num_free(first), num_free(last)) == (1, 1)
    # Nothing but the mean over the rolls is known of the last sheet; the first one knows as well
    # what all later ones were worth more than they seemed. So does the score, from the beginning.
    mean = worths_of_rolls(new_desk(net), last, ALONE, False, lines, worths)
    assert worth_of(targets[num - 1].astype(np.float64)) == pytest.approx(mean, abs=1e-4)
    begin = worths_of_rolls(new_desk(net), EMPTY, ALONE, False, lines, worths)
    later = worth_of(targets[0].astype(np.float64)) - worth(new_desk(net), first, ALONE, lines)
    assert scores[0] == pytest.approx(begin + later, abs=1e-4)


def test_facts_that_are_learned_last_stay_unknown_before() -> None:
    pupil, early = train.new_pupil(1), PLAN[1]
    dear = next(phase for phase in PLAN if phase.name == train.ALL_ROLLS)
    (sheets, targets, _), *_ = train.play_chunks((PLAN[0], (), [(1, "test", 0, 0)], 1.0))
    for phase in (early, dear):
        assert not pupil.learning.rows[LATE:].any()
        train.learn_batch(pupil, phase, sheets, targets, 1e-3)
    assert pupil.learning.rows[LATE:].any()


def test_what_is_shipped_is_what_the_training_makes() -> None:
    assert TRAINING.file == VALUE_FILE
    assert TRAINING.run is run


def test_learning_one_sheet_by_heart() -> None:
    sheet = RULES.parse_position(f"play 24 - {QUIET[:-1]}.").sheets[0]
    sheets = np.array([[*sheet[:5], ALONE]], dtype=np.int64)
    targets = np.zeros((1, 12, 2), np.float32)
    dear = [0, 1, 2, 5, 6, 7]  # here only its value tells a line from others
    targets[0, dear] = 1, 5
    net = train.new_pupil(3).learning
    slope, mean, square = (flat(net) for _ in range(3))
    for _ in range(150):
        add_gradient(net, sheets, targets, slope)
        descend(net, slope, mean, square, 1.0, 0.01)
    fix_rows(net)
    lines = np.empty((12, 2))
    prospects(new_desk(net), sheet, ALONE, lines)
    cheap = [3, 4, 8, 9]
    assert (lines[dear] > (0.9, 4)).all()
    assert (lines[cheap] < (0.1, 1)).all()
