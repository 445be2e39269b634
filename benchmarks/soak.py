"""Let many people play for a long while, and look at the memory: `python -m benchmarks.soak`.

Pairs of players make moves, watch each other's tables, leave and come back; the server is killed
some times in the first half and must have kept all that it told. In the second half its memory must
stay where it was.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from statistics import median

import httpx2 as httpx
import uvloop

from benchmarks.server import all_cores
from benchmarks.server_players import Game, connect, seat, web_client
from ludoteca.games import ids, load
from tests.server.running import RunningServer

MINUTES, PLAYERS, KILLS = 10.0, 1000, 3
STEP = 1.0  # seconds between two moves at a table
STAY = (5.0, 40.0)  # seconds until somebody leaves, and comes back
WATCHED = 0.2  # of the tables
EVERY = 10.0  # seconds between two lines
MOST_GROWTH = 1.15  # of the memory in the second half
AT_ONCE = 40  # who sit down at the same time


@dataclass
class Tally:
    """What was counted, and the memory in megabytes over the time since the last start."""

    moves: int = 0
    finished: int = 0
    comings: int = 0  # how often somebody connected
    kills: int = 0
    lost: int = 0  # tables that were behind what somebody had been told
    stuck: int = 0  # moves that nobody was told of
    memory: list[float] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """Return the memory at the end, in parts of that after the last start and some time."""
        part = max(1, len(self.memory) // 4)
        return median(self.memory[-part:]) / median(self.memory[part : 2 * part] or self.memory)


class Pair:
    """Two who play game after game."""

    def __init__(self, tally: Tally, is_watched: bool) -> None:
        """Begin with no table."""
        self._tally, self._is_watched = tally, is_watched
        self._game: Game | None = None

    async def play(self, url: str, client: httpx.AsyncClient, limit: asyncio.Semaphore) -> None:
        """Play until cancelled, leaving now and then."""
        while True:
            with suppress(OSError, httpx.HTTPError):
                async with limit:
                    if self._game is None:
                        self._game = await seat(client, random.choice(_games()))
                await self._stay(self._game, url, limit)
            await asyncio.sleep(random.random())

    async def _stay(self, game: Game, url: str, limit: asyncio.Semaphore) -> None:
        """Come to the table, make some moves, and leave."""
        known = list(game.revisions)
        game.sockets, game.news = [], [b"", b""]
        with ExitStack() as stack:
            async with limit:
                for number in (0, 1):
                    await game.attend(stack, url, number)
                    self._tally.comings += 1
                if self._is_watched:
                    await connect(stack, url, game.table, "", partial(_ignore))
                    self._tally.comings += 1
            self._tally.lost += any(
                now < then for now, then in zip(game.revisions, known, strict=True)
            )
            stay, done = random.uniform(*STAY), len(game.waits)
            try:
                async with asyncio.timeout(stay + 60):
                    await game.play(STEP, time.perf_counter() + stay)
            except TimeoutError:
                self._tally.stuck += 1
                self._game = None
            self._tally.moves += len(game.waits) - done
        if b'"result":null' not in game.news[0]:
            self._tally.finished += 1
            self._game = None


@cache
def _games() -> list[str]:
    """Return our games; whoever else's are installed is not the question."""
    return [name for name in ids() if load(name).package.startswith("ludoteca.")]


def _ignore(_message: bytes) -> None:
    """Look on."""


async def soak(
    server: RunningServer, players: int, seconds: float, kills: int, say: Callable[[str], None]
) -> Tally:
    """Let so many people play for so long; the kills are spread over the first half."""
    tally = Tally()
    pairs = [Pair(tally, random.random() < WATCHED) for _ in range(players // 2)]
    parts = [seconds / 2 / (kills + 1)] * (kills + 1)
    parts[-1] += seconds / 2
    passed = 0.0
    for number, part in enumerate(parts):
        tally.memory.clear()
        limit = asyncio.Semaphore(AT_ONCE)
        async with web_client(server.url) as client:
            tasks = [asyncio.create_task(pair.play(server.url, client, limit)) for pair in pairs]
            begin = time.monotonic()
            while (now := time.monotonic() - begin) < part:
                await asyncio.sleep(min(EVERY, part - now))
                tally.memory.append(server.memory())
                say(
                    f"{passed + time.monotonic() - begin:6.0f} s  {tally.moves} moves,"
                    f" {tally.finished} games over, {tally.comings} came, {tally.kills} kills,"
                    f" {tally.lost} lost, {tally.memory[-1]:.0f} MB"
                )
            passed += part
            is_last = number == kills
            if not is_last:
                server.kill()
                tally.kills += 1
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if not is_last:
            await asyncio.to_thread(server.start)
    return tally


def main() -> int:
    """Soak, and print what was found; 1 says that something was lost or grew."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--kills", type=int, default=KILLS)
    told = parser.parse_args()
    with (
        all_cores(),
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.sqlite", is_warm=True) as server,
    ):
        tally = uvloop.run(soak(server, told.players, 60 * told.minutes, told.kills, say))
    say(f"{tally}\nmemory: {tally.growth:.2f} times what it was, at most {MOST_GROWTH}")
    return int(tally.growth > MOST_GROWTH or tally.lost > 0 or tally.stuck > 0)


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
