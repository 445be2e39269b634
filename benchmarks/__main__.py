"""Measure, and print the table: `python -m benchmarks [NAME ...] [--markdown]`."""

import argparse
import os
import platform
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.figure import Figure
from benchmarks.games import knaster, kuhvadis, quantik
from benchmarks.quantik_solve import quantik_solve
from benchmarks.server import server
from benchmarks.startup import startup

BENCHMARKS: dict[str, Callable[[], Iterator[Figure]]] = {
    "quantik": quantik,
    "knaster": knaster,
    "kuhvadis": kuhvadis,
    "quantik-solve": quantik_solve,
    "startup": startup,
    "server": server,
}
HEADINGS = ("figure", "measured", "target", "ratio", "published", "ratio", "not compiled", "ratio")
NOTE = (
    "Measured and not compiled: the best of some runs just now, compilers kept out of the timing; "
    "rates are per second of one core's time, start-up is by the clock on the wall. "
    "Published: what others report, on their machines. A ratio above 1 is better than what stands "
    "before it. Perft counts the moves of its last ply without playing them."
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
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if number else "left")
    for figure in figures:
        table.add_row(*cells(figure), style="" if figure.is_met else "red")
    Console(width=None if os.isatty(1) else 120).print(table)


def print_markdown(figures: Iterable[Figure]) -> None:
    """Print the figures for a document."""
    rows = [HEADINGS, ("---", *("---:",) * 7), *(cells(figure) for figure in figures)]
    print(f"{machine()}\n")
    print("\n".join(f"| {' | '.join(row)} |" for row in rows))
    print(f"\n{NOTE}")


def cells(figure: Figure) -> tuple[str, ...]:
    """Write a row of the table."""
    target, published, plain = (
        ("", "") if other is None else (number(other, figure.unit), f"{figure.ratio(other):.3g}×")
        for other in (figure.target, figure.reference, figure.plain)
    )
    source = f"{published[0]} ({figure.reference_name})" if published[0] else ""
    measured = number(figure.value, figure.unit)
    return (figure.name, measured, *target, source, published[1], *plain)


def number(value: float, unit: str) -> str:
    """Write a value with three digits that mean something."""
    if unit == "/s":
        for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
            if value >= size:
                return f"{value / size:.3g}{letter}/s"
    return f"{value:.3g} {unit}"


def machine() -> str:
    """Describe where this runs."""
    cores = os.cpu_count()
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "ludoteca"))
    return f"{processor()}, {cores} cores, Python {platform.python_version()}, {packages}"


def processor() -> str:
    """Return the name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


if __name__ == "__main__":
    main()
