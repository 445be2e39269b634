"""Work on a real cluster: the same result as here, and nothing lost when a worker dies."""

import os
import signal
from dataclasses import replace

import pytest
from distributed import Client

from ludoteca.lab.executors import LabError, hired
from ludoteca.lab.tournament import Plan, play_tournament
from tests.lab.cluster import running_cluster
from tests.lab.inline import inline

PLAN = Plan(game="quantik", players=("random", "gentle", "greedy"), doubles=40, seed=7)


def test_a_worker_killed_in_mid_job_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.lab.tournament.TASK_SECONDS", 0.0)  # many small tasks
    killed_at: list[int] = []
    with (
        running_cluster(2) as cluster,
        Client(cluster.address, set_as_default=False) as client,
        hired(1, cluster.address) as crew,
    ):
        client.wait_for_workers(2)

        def kill(games: int) -> None:
            tasks = client.processing().values()
            if not killed_at and len(tasks) == 2 and all(tasks):  # both still have much to do
                cluster.workers[0].send_signal(signal.SIGKILL)
                cluster.workers[0].wait()
                killed_at.append(games)

        result = play_tournament(PLAN, crew, report=kill)
        assert cluster.workers[1].poll() is None
    assert killed_at
    assert killed_at[0] < 240
    assert result.is_complete
    assert result.chunks == play_tournament(PLAN, inline()).chunks


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "x://host:1"])
@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_no_scheduler_is_told_in_a_sentence_alone(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr("ludoteca.lab.executors._TIMEOUT", 0.5)
    with pytest.raises(LabError, match=f"no dask scheduler at {address};"), hired(1, address):
        pass


def test_a_killed_process_is_told_in_a_sentence() -> None:
    with pytest.raises(LabError, match="goes on from here"), hired(1) as crew:  # noqa: PT012 - both
        crew.executor.submit(_end_this_process).exception()
        play_tournament(replace(PLAN, doubles=4), crew)


def _end_this_process() -> None:
    os._exit(1)
