"""Random play here and elsewhere, on one core: `python -m benchmarks.peers [--markdown]`.

`make bench-peers` installs the others into an environment of its own and runs this there. All are
measured in the same run by processor time, the median of some runs with the lowest and highest;
what is not installed is named. Games differ in size: the table tells decisions and whole games.
In our batches the choice of actions is left out of the time, elsewhere it is part of it. A second
table tells how many simulations a second tree search makes from the beginning of a game.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.figure import Measured, machine, number, rate
from benchmarks.peer_libraries import BATCHES, OURS, RUNS, Row, row_of, spiel_searched, theirs
from ludoteca.compiled import compiled
from ludoteca.rng import Rng, below, seeded
from ludoteca.search import Walk, mcts
from ludoteca.vector import Games

BATCH_DECISIONS = 400_000
SIMULATIONS = (1_000, 20_000)  # of one search


@compiled
def choose_any(masks: Any, rng: Rng, actions: Any) -> None:
    """Choose a legal action in every row."""
    for row in range(len(masks)):
        number_legal = 0
        for flag in masks[row]:
            number_legal += flag
        left = below(rng, number_legal)
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    actions[row] = action
                    break
                left -= 1


def batched(game: str, players: int, size: int) -> Row:
    """Step a batch; only the steps are timed, not the choice of actions between them."""
    games = Games(game, size, num_players=players, reset="same_step", max_steps=2_000)
    actions, rng = np.zeros(size, dtype=np.int64), seeded(1, "peers")
    decisions = ended = 0
    rates = []
    for run in range(RUNS + 1):  # the first one warms up, and plays games from end to end
        spent = 0.0
        steps = min(5_000, BATCH_DECISIONS // size)
        for _ in range(steps):
            choose_any(games.masks, rng, actions)
            begin = time.process_time()
            games.step(actions)
            spent += time.process_time() - begin
            ended += int(games.done.sum())
        decisions += steps * size
        if run:
            rates.append(steps * size / spent)
    label = f"ludoteca {game}, {players} players, batch of {size}"
    return Row(label, Measured.of(rates), decisions / max(1, ended))


def walked(game: str, players: int) -> Row:
    """Walk through single games from Python."""
    rng = random.Random(1)

    def play() -> int:
        walk, decisions = Walk(game, players), 0
        while not walk.is_over:
            if walk.is_chance:
                walk.roll(rng)
            else:
                walk.apply(rng.choice(walk.legal()))
                decisions += 1
        return decisions

    return row_of(f"ludoteca {game}, {players} players, Walk", play)


def ours() -> Iterator[Row]:
    """Measure our own interfaces."""
    for game, players in OURS:
        for size in BATCHES:
            yield batched(game, players, size)
        yield walked(game, players)


def searched(game: str, players: int, simulations: int) -> Row:
    """Search from the first decision of a game."""
    walk, rng = Walk(game, players), random.Random(1)
    while walk.is_chance:
        walk.roll(rng)

    def work(amount: int) -> None:
        for seed in range(amount):
            mcts(walk, simulations, seed=seed)

    measured = rate(work, 1, seconds=0.5, runs=RUNS).times(simulations)
    return Row(
        f"ludoteca {game}, {players} players, {simulations:,} a search", measured, simulations
    )


def searches() -> Iterator[Row]:
    """Measure tree search."""
    for simulations in SIMULATIONS:
        for game, players in (("quantik", 2), ("kuhvadis", 2), ("knaster", 2)):
            yield searched(game, players, simulations)
        if find_spec("pyspiel"):
            yield spiel_searched("connect_four", simulations)


def chart(measured: Sequence[Row]) -> str:
    """Draw decisions a second as bars on a logarithmic scale, ours darker."""
    height, left, unit = 22 * len(measured) + 34, 300, 70
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" font-size="13" '
        'font-family="sans-serif"><title>Random play, decisions a second on one core</title>'
        f'<rect width="900" height="{height}" fill="#fff"/>'
    ]
    for power in range(2, 9):
        x = left + unit * (power - 2)
        lines.append(
            f'<path d="M{x} 24V{height}" stroke="#ccc"/><text x="{x}" y="16">10^{power}</text>'
        )
    for place, row in enumerate(measured):
        y, colour = 30 + 22 * place, "#2b5c8a" if row.name.startswith("ludoteca") else "#d98324"
        width = max(1.0, unit * (math.log10(row.decisions.median) - 2))
        value = number(row.decisions.median, "/s")
        lines.append(
            f'<text x="{left - 6}" y="{y + 13}" text-anchor="end">{row.name}</text>'
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="17" fill="{colour}"/>'
            f'<text x="{left + width + 5:.1f}" y="{y + 13}">{value}</text>'
        )
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Print the table, and draw it if asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw the table as SVG, too")
    arguments = parser.parse_args()
    if arguments.markdown:
        print(machine())
    found = chain(ours(), theirs(lambda line: print(line, file=sys.stderr)))
    measured = _print(found, "decisions", "games", arguments.markdown)
    _print(searches(), "simulations", "searches", arguments.markdown)
    if arguments.chart:
        arguments.chart.write_text(chart(measured), "utf-8")


def _print(rows: Iterable[Row], what: str, whole: str, as_markdown: bool) -> list[Row]:
    """Print a table while it is measured, and return its rows."""
    measured = []
    if as_markdown:
        print(f"\n| what | {what} | spread | {whole} |\n| --- | ---: | ---: | ---: |")
    for row in rows:
        measured.append(row)
        low, high = (number(value, "/s") for value in (row.decisions.low, row.decisions.high))
        middle = row.decisions.median
        whole_ones = number(middle / row.per_game, "/s")
        cells = (row.name, number(middle, "/s"), f"{low} – {high}", whole_ones)
        print(f"| {' | '.join(cells)} |" if as_markdown else "   ".join(cells), flush=True)
    return measured


if __name__ == "__main__":
    main()
