"""Training: the same bytes whatever the workers, and after a kill; gradients by difference."""

import json
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from ludoteca.games.kuhvadis import train
from ludoteca.games.kuhvadis.goes import UNSEEN
from ludoteca.games.kuhvadis.learn import Learner, first_weights, mean_error
from ludoteca.games.kuhvadis.net import NUM_WEIGHTS, Values, net_of
from ludoteca.games.kuhvadis.selfplay import Samples
from ludoteca.rng import seeded

PLAN = train.Plan(iterations=4, chunks=3, games=1, remembered=2, exam=99)


def made_up_samples(_weights: Values, seed: int, iteration: int, chunk: int, games: int) -> Samples:
    """Return what a chunk might have noted, without playing."""
    rng = np.random.default_rng([seed, iteration, chunk])
    size = 22 * games
    codes = rng.integers(0, 3_600, (size, 49)).astype(np.int16)
    codes[rng.random((size, 49)) < 0.8] = -1
    faces = rng.integers(0, 6, (size, 49)).astype(np.int8)
    rows = rng.integers(0, 169, (size, 2)).astype(np.int16)
    bases = np.where(rng.random(size) < 0.8, UNSEEN, rng.random(size))
    return Samples(codes, faces, rows, bases, rng.random(size))


@pytest.fixture(scope="module", autouse=True)
def without_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(train, "play_chunk", made_up_samples)
        patch.setattr(train, "meet_greedy", lambda *_: (0.5, 0.1))
        yield


@pytest.fixture(scope="module")
def finished(without_games: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001
    """Return the folder of a training by one worker that nobody disturbed."""
    folder = tmp_path_factory.mktemp("finished")
    trained(folder, 1)
    return folder


@pytest.fixture(scope="module")
def whole(finished: Path) -> bytes:
    """Return what that training has learnt."""
    return (finished / train.WEIGHTS).read_bytes()


def trained(
    folder: Path, workers: int, report: Callable[[str, int, int], object] = lambda *_: None
) -> bytes:
    with ThreadPoolExecutor(workers) as executor:
        file = train.run(
            seed=3, folder=folder, executor=executor, workers=workers, report=report, plan=PLAN
        )
    return file.read_bytes()


def test_the_number_of_workers_changes_nothing(tmp_path: Path, whole: bytes) -> None:
    assert trained(tmp_path, 2) == whole


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, whole: bytes) -> None:
    seen: list[int] = []

    def stop(_stage: str, done: int, _total: int) -> None:
        if done == 3 and 3 not in seen:
            seen.append(done)
            raise KeyboardInterrupt
        seen.append(done)

    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "killed", 1, stop)
    assert not (tmp_path / "killed" / train.WEIGHTS).exists()
    assert trained(tmp_path / "killed", 1, stop) == whole
    assert seen == [0, 1, 2, 3, 3, 4]  # nothing was done twice


def test_a_damaged_or_foreign_checkpoint_is_not_gone_on_from(
    tmp_path: Path, finished: Path, whole: bytes
) -> None:
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / train.CHECKPOINT).write_bytes(b"PK\3\4 not quite")
    assert trained(tmp_path / "damaged", 1) == whole
    with ThreadPoolExecutor(1) as executor:
        folder = shutil.copytree(finished, tmp_path / "foreign")
        other = train.run(
            seed=4, folder=folder, executor=executor, workers=1, report=lambda *_: None, plan=PLAN
        )
    assert other.read_bytes() != whole


def test_the_learning_curve_is_written(finished: Path) -> None:
    curve = json.loads((finished / train.CURVE).read_text("utf-8"))
    assert [point["games"] for point in curve] == [3, 6, 9, 12]
    assert all(0 < point["error"] < 1 for point in curve)
    assert curve[0]["score"] == 0.5


def test_learning_follows_the_slope_of_the_error() -> None:
    samples = made_up_samples(np.zeros(0), 1, 0, 0, 3)
    one = Samples._make(part[:64] for part in samples)
    weights = first_weights(seeded(5))
    learner = Learner(weights.copy())
    learner.learn(one, np.arange(64), 1e-3)
    slopes = learner.means / 0.1  # after one step the mean is a tenth of the slope
    steep = np.argsort(-np.abs(slopes))[:: NUM_WEIGHTS // 2_000][:12]
    for place in steep[np.abs(slopes[steep]) > 1e-7]:
        higher, lower = weights.copy(), weights.copy()
        higher[place] += 1e-5
        lower[place] -= 1e-5
        rise = mean_error(net_of(higher), one) - mean_error(net_of(lower), one)
        assert rise / 2e-5 == pytest.approx(slopes[place], rel=1e-3, abs=1e-8)
    assert mean_error(net_of(learner.weights), one) < mean_error(net_of(weights), one)
