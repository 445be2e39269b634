"""Training with real games: the same bytes from one thread and from two processes."""

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca.games.kuhvadis import train


def trained(folder: Path, executor: Executor, workers: int) -> bytes:
    plan = train.Plan(iterations=2, chunks=3, games=4, exam_sheets=2)
    file = train.run(
        seed=1,
        folder=folder,
        executor=executor,
        workers=workers,
        report=lambda *_: None,
        plan=plan,
    )
    return file.read_bytes() + (folder / train.CURVE).read_bytes()


@pytest.mark.deep
def test_workers_change_nothing_in_real_games(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:
        assert trained(tmp_path / "one", one, 1) == trained(tmp_path / "two", two, 2)
