"""Compare the processor time of a move with another commit: `python -m benchmarks.move_cost`.

A server of each commit runs over a storage of its own. The same players sit down at fresh tables
of one, then of the other, at the same pace, round after round: whatever else the machine does
slows both, and the ratio of each round is what counts.
"""

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import uvloop

from benchmarks.against import ROOT, git
from benchmarks.server import all_cores, names, sit_down
from tests.server.running import processor_seconds

REVISION = "2d41fc1"  # before the server was hardened
GAMES, SECONDS, ROUNDS = 250, 10.0, 5
STEP = 0.25  # seconds between two moves at a table: a thousand a second in all
_SERVE = """
import sys
from pathlib import Path
from tests.server.running import RunningServer
with RunningServer(Path(sys.argv[1])) as server:
    print(server.port, server.pid, flush=True)
    sys.stdin.read()
"""


@dataclass
class Server:
    """A running server of some commit, and what a move cost there in each round."""

    url: str
    pid: int
    costs: list[float] = field(default_factory=list)  # milliseconds


@contextmanager
def serving(checkout: Path, storage: Path) -> Iterator[Server]:
    """Run the server of a checkout, with the packages of this environment."""
    environ = os.environ | {"PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-c", _SERVE, str(storage)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=checkout, env=environ, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None  # noqa: S101 - for the types
        port, pid = map(int, process.stdout.readline().split())
        yield Server(f"http://127.0.0.1:{port}", pid)
        process.communicate()


async def cost_of_move(server: Server, games: int, seconds: float) -> float:
    """Let players make moves for a while; return the server's milliseconds for each."""
    playing = await sit_down(server.url, list(islice(cycle(names()), games)))
    with ExitStack() as stack:
        for game in playing:
            for number in (0, 1):
                await game.attend(stack, server.url, number)
        begin, end = processor_seconds(server.pid), time.perf_counter() + seconds
        await asyncio.gather(*(game.play(STEP, end) for game in playing))
        used = processor_seconds(server.pid) - begin
    return 1000 * used / sum(len(game.waits) for game in playing)


async def compare(servers: list[Server], rounds: int, games: int, seconds: float) -> None:
    """Measure all servers in turn, after a short round in which they load their kernels."""
    for server in servers:
        await cost_of_move(server, 10, 3.0)
    for number in range(rounds):
        for server in servers:
            server.costs.append(await cost_of_move(server, games, seconds))
        told = ", ".join(f"{server.costs[-1]:.3f} ms" for server in servers)
        print(f"round {number + 1}: {told}; load {os.getloadavg()[0]:.1f}", file=sys.stderr)


def main() -> None:
    """Measure both commits, and print what a move costs and how that compares."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.move_cost", description=__doc__)
    parser.add_argument("revision", nargs="?", default=REVISION, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of one commit in a round")
    told = parser.parse_args()
    gc.disable()  # the players must not be what everybody waits for
    with all_cores(), tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        git("worktree", "add", "--detach", "--quiet", str(folder / "old"), told.revision)
        stack.callback(git, "worktree", "remove", "--force", str(folder / "old"))
        old = stack.enter_context(serving(folder / "old", folder / "old.sqlite"))
        new = stack.enter_context(serving(ROOT, folder / "new.sqlite"))
        uvloop.run(compare([old, new], told.rounds, told.games, told.seconds))
    ratios = [now / then for then, now in zip(old.costs, new.costs, strict=True)]
    print("| processor time of a move | median | spread |\n| --- | ---: | ---: |")
    for what, costs, unit in (
        (told.revision, old.costs, " ms"),
        ("now", new.costs, " ms"),
        ("now, in parts of that", ratios, ""),
    ):
        spread = f"{min(costs):.3f}{unit} – {max(costs):.3f}{unit}"
        print(f"| {what} | {median(costs):.3f}{unit} | {spread} |")


if __name__ == "__main__":
    main()
