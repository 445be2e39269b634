"""What games and tasks of a tournament take: `python -m benchmarks.lab` prints it."""

import statistics
import time
from concurrent.futures import wait

from ludoteca.games import ids, load
from ludoteca.lab.executors import Crew, hired
from ludoteca.lab.mirrored import play_double
from tests.lab.cluster import running_cluster

DOUBLES = 40
RUNS = 5
TASKS = 300


def main() -> None:
    """Print a line for each game, then one for each kind of executor."""
    for name in ids():
        game = load(name)
        bots = game.bots.stand_in, game.bots.names[0]
        setup = game.rules.setups[0]
        play_double(game, bots, 2, setup, 1, 0)
        times = []
        for number in range(DOUBLES):
            begin = time.process_time()
            play_double(game, bots, 2, setup, 1, number)
            times.append((time.process_time() - begin) / 2)
        print(f"{game.name}, {bots[0]} against {bots[1]}: {_spread(times)} of a core per game")
    with hired(2) as crew:
        print(f"a task in processes: {_spread(_per_task(crew))}")
    with running_cluster(2) as cluster, hired(1, cluster.address) as crew:
        print(f"a task on a cluster: {_spread(_per_task(crew))}")


def _per_task(crew: Crew) -> list[float]:
    """Return what each of many tasks adds to the time if it does nothing, in several runs."""
    wait([crew.executor.submit(pow, 2, n) for n in range(20)])
    return [_wall_time(crew) / TASKS for _ in range(RUNS)]


def _wall_time(crew: Crew) -> float:
    begin = time.perf_counter()
    wait([crew.executor.submit(pow, 2, n) for n in range(TASKS)])
    return time.perf_counter() - begin


def _spread(times: list[float]) -> str:
    """Write the median and the quartiles in milliseconds."""
    low, middle, high = (1000 * t for t in statistics.quantiles(times, n=4))
    return f"{middle:.2f} ms (half of the runs {low:.2f} to {high:.2f})"


if __name__ == "__main__":
    main()
