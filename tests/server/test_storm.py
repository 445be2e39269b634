"""A short storm of guests who do whatever they like leaves the server and its tables whole."""

from pathlib import Path

from benchmarks.storm import RUSH, Found, look_after, storm
from tests.server.running import RunningServer

SECONDS = 3


def test_nothing_comes_of_a_storm_of_guests(tmp_path: Path) -> None:
    found = Found()
    with RunningServer(tmp_path / "tables.sqlite", is_warm=True) as server:
        look_after(server, storm(server.url, SECONDS, found), found)
    assert dict(+found.counts) == {}
    assert found.num_events > 50  # they did play
    assert found.num_requests > RUSH
