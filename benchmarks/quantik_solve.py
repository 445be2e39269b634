"""Solving Quantik, and asking its solution."""

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from benchmarks.figure import Figure, Measured, rate
from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import State, apply, initial_state, is_over, legal_actions
from ludoteca.games.quantik.solution import TABLE_FILE, Solution, Table, distance
from ludoteca.games.quantik.solve import run, warm_up
from ludoteca.rng import below, seeded

CORES = 2


def quantik_solve() -> Iterator[Figure]:
    """Measure the solver, the table and the ways to ask it."""
    solver = _in_a_fresh_process("solve")
    yield Figure(
        name=f"Quantik, solved on {CORES} cores",
        value=solver["seconds"],
        unit="s",
        target=60,
    )
    yield Figure(name="Quantik, memory to solve it", value=solver["gb"], unit="GB", target=4)
    yield Figure(
        name="Quantik, table",
        value=TABLE_FILE.stat().st_size / 1e6,
        unit="MB",
        target=2,
    )
    loads = [_in_a_fresh_process("load")["seconds"] for _ in range(5)]
    yield Figure(name="Quantik, table loaded", value=Measured.of(loads, 1e3), unit="ms", target=50)

    solution = Solution.load()
    plies = _positions()
    compiled_times = [_seconds_a_lookup(solution.table, states, n % 2) for n, states in plies]
    yield Figure(
        name="Quantik, lookup in a kernel, slowest ply",
        value=1e6 * max(compiled_times),
        unit="µs",
        target=5,
    )
    ask = [_seconds(solution.distance, [State(*row) for row in rows.tolist()]) for _, rows in plies]
    yield Figure(
        name="Quantik, lookup from Python, slowest ply", value=1e6 * max(ask), unit="µs", target=50
    )
    ask = [_seconds(solution.moves, [State(*row) for row in rows.tolist()]) for _, rows in plies]
    yield Figure(
        name="Quantik, all moves from Python, slowest ply",
        value=1e3 * max(ask),
        unit="ms",
        target=0.5,
    )


def _positions(games: int = 300) -> list[tuple[int, NDArray[np.int64]]]:
    """Return the ongoing positions of random games, ply by ply."""
    plies: list[list[State]] = [[] for _ in range(17)]
    rng = seeded(1, "benchmark", "lookup")
    for _ in range(games):
        state = initial_state()
        for ply, found in enumerate(plies):
            if is_over(state, ply % 2):
                break
            found.append(state)
            actions = legal_actions(state, ply % 2)
            state = apply(state, ply % 2, actions[below(rng, len(actions))])
    return [(ply, np.array(found)) for ply, found in enumerate(plies) if found]


@compiled
def _sum_of_distances(table: Table, states: NDArray[np.int64], player: int, rounds: int) -> int:
    """Look up all states, over and over."""
    total = 0
    for _ in range(rounds):
        for i in range(len(states)):
            state = State(states[i, 0], states[i, 1], states[i, 2], states[i, 3])
            total += distance(table, state, player)
    return total


def _seconds_a_lookup(table: Table, states: NDArray[np.int64], player: int) -> float:
    """Return the time of one lookup inside compiled code."""
    per_second = rate(
        lambda rounds: _sum_of_distances(table, states, player, rounds), 1, seconds=0.1
    )
    return 1 / (per_second.median * len(states))


def _seconds(ask: Callable[[State], object], states: list[State]) -> float:
    """Return the time of one call from Python."""
    per_second = rate(
        lambda rounds: [ask(s) for _ in range(rounds) for s in states], 1, seconds=0.1
    )
    return 1 / (per_second.median * len(states))


def _in_a_fresh_process(what: str) -> dict[str, float]:
    """Measure where nothing has been loaded and no memory used before."""
    command = [sys.executable, "-m", "benchmarks.quantik_solve", what]
    output = subprocess.run(command, capture_output=True, check=True).stdout
    figures: dict[str, float] = json.loads(output)
    return figures


def _solve() -> dict[str, float]:
    """Solve once, with all cores that are needed, and compare the bytes."""
    if hasattr(os, "sched_setaffinity"):  # the table of figures is measured on one core
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    warm_up()
    with TemporaryDirectory() as folder:
        begin = time.perf_counter()
        solved = run(Path(folder) / "quantik.bin", Path(folder), CORES)
        seconds = time.perf_counter() - begin
    if solved.table != TABLE_FILE.read_bytes():
        raise ValueError("the shipped table is not what the solver makes")
    return {"seconds": seconds, "gb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6}


def _load() -> dict[str, float]:
    """Load the table for the first time."""
    begin = time.perf_counter()
    Solution.load()
    return {"seconds": time.perf_counter() - begin}


if __name__ == "__main__":  # called by _in_a_fresh_process
    print(json.dumps({"solve": _solve, "load": _load}[sys.argv[1]]()))
