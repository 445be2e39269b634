"""Measure, and print the table: `python -m benchmarks [NAME ...] [--markdown]`."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from rich.table import Table

from benchmarks.club import club
from benchmarks.dice_players import dice_players
from benchmarks.figure import Figure, Measured, machine, number
from benchmarks.games import knaster, kuhvadis, quantik
from benchmarks.quantik_solve import quantik_solve
from benchmarks.reviews import reviews
from benchmarks.server import server
from benchmarks.startup import startup

BENCHMARKS: dict[str, Callable[[], Iterator[Figure]]] = {
    "quantik": quantik,
    "knaster": knaster,
    "kuhvadis": kuhvadis,
    "dice-players": dice_players,
    "quantik-solve": quantik_solve,
    "reviews": reviews,
    "startup": startup,
    "server": server,
    "club": club,
}
HEADINGS = (
    "figure",
    "median",
    "spread",
    "target",
    "ratio",
    "peer",
    "ratio",
    "not compiled",
    "ratio",
)
NOTE = (
    "Median and spread (the lowest and the highest) of some runs just now, compilers kept out of "
    "the timing; rates are per second of one core's time, start-up is by the clock on the wall. "
    "Peers and plain Python were measured in the same run. A ratio above 1 is better than what "
    "stands before it. Perft counts the moves of its last ply without playing them."
)


def main() -> None:
    """Measure what was asked for, or everything."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(BENCHMARKS)
    if unknown:
        parser.error(f"no benchmark is called {', '.join(unknown)}")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    names = arguments.names or list(BENCHMARKS)
    console = Console(stderr=True)
    figures = []
    for name in names:
        with console.status(f"measuring {name}"):
            figures += list(BENCHMARKS[name]())
    print_markdown(figures) if arguments.markdown else print_table(figures)


def print_table(figures: Iterable[Figure]) -> None:
    """Print the figures for a person at a terminal."""
    table = Table(title=machine(), title_justify="left", caption=NOTE, caption_justify="left")
    for place, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if place else "left")
    for figure in figures:
        table.add_row(*cells(figure), style="" if figure.is_met else "red")
    Console(width=None if os.isatty(1) else 120).print(table)


def print_markdown(figures: Iterable[Figure]) -> None:
    """Print the figures for a document."""
    rows = [HEADINGS, ("---", *("---:",) * 8), *(cells(figure) for figure in figures)]
    print(f"{machine()}\n")
    print("\n".join(f"| {' | '.join(row)} |" for row in rows))
    print(f"\n{NOTE}")


def cells(figure: Figure) -> tuple[str, ...]:
    """Write a row of the table."""
    target, peer, plain = (
        ("", "") if other is None else (number(other, figure.unit), f"{figure.ratio(other):.3g}×")
        for other in (figure.target, figure.peer, figure.plain)
    )
    source = f"{peer[0]} ({figure.peer_name})" if peer[0] else ""
    spread = ""
    if isinstance(figure.value, Measured):
        spread = " – ".join(number(x, figure.unit) for x in (figure.value.low, figure.value.high))
    return (
        figure.name,
        number(figure.middle, figure.unit),
        spread,
        *target,
        source,
        peer[1],
        *plain,
    )


if __name__ == "__main__":
    main()
