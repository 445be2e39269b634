"""The soak itself works: people play, leave and come back, and it says what it found."""

import asyncio
import socket
from pathlib import Path

import pytest

from benchmarks import soak
from benchmarks.light_socket import LightSocket
from tests.server.running import RunningServer


def test_a_short_soak_finds_nothing_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "EVERY", 0.5)
    monkeypatch.setattr(soak, "STEP", 0.05)
    monkeypatch.setattr(soak, "STAY", (0.2, 1.0))
    lines: list[str] = []
    with RunningServer(tmp_path / "tables.sqlite", is_warm=True) as server:
        tally = asyncio.run(soak.soak(server, 12, 5, 0, lines.append))
    assert (tally.kills, tally.lost, tally.stuck) == (0, 0, 0)
    assert tally.moves > 10
    assert tally.comings > 12
    assert len(lines) >= 5
    assert 0.5 < tally.growth < 1.5


async def test_who_is_called_away_before_the_hand_shake_hangs_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"ws://127.0.0.1:{silent.getsockname()[1]}/"
        coming = asyncio.create_task(LightSocket.connect(address, lambda _: None))
        with (await asyncio.to_thread(silent.accept))[0] as met:
            met.settimeout(60)
            assert (await asyncio.to_thread(met.recv, 4)) == b"GET "
            coming.cancel()
            await asyncio.wait([coming])
            while await asyncio.to_thread(met.recv, 1_000):
                pass  # the rest of the request, then the end
