"""A server killed in the middle of games has kept all that it told anybody."""

from pathlib import Path

from benchmarks.kill_runs import kill_runs


def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = kill_runs(runs=3, storage=tmp_path / "tables.sqlite")
    assert tally.is_clean, tally
    assert tally.acknowledged > 10
