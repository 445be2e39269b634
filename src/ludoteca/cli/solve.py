"""`ludoteca solve`: solve Quantik and write the table of its solution."""

import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table

from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_WORKERS, UsageError, whole_number
from ludoteca.texts import Texts

if TYPE_CHECKING:
    from ludoteca.lab.solve_quantik import Solved

INTERRUPTED = 130
HEADINGS = ("pieces", "classes", "stuck", "immediate", "completing", "wins", "losses")


def run(arguments: Namespace, texts: Texts) -> int:
    """Solve, print the counts, and say where the table is."""
    if arguments.game != "quantik":
        raise UsageError("solution-error-game", game=arguments.game)
    cores = str(os.cpu_count() or 1)
    workers = whole_number(arguments.workers or cores, "--workers", 1, MAX_WORKERS)
    work = Path(arguments.work) if arguments.work else None
    out = Path(arguments.out) if arguments.out else None
    begin = time.perf_counter()
    try:
        solved = _solve(out, work, workers, texts)
    except KeyboardInterrupt:
        sys.stderr.write("\n" + texts("solution-interrupted") + "\n")
        return INTERRUPTED
    _print(solved, texts)
    values = {"bytes": len(solved.table), "seconds": time.perf_counter() - begin}
    sys.stdout.write(texts("solution-written", file=str(solved.file), **values) + "\n")
    return 0


def _solve(out: Path | None, work: Path | None, workers: int, texts: Texts) -> "Solved":
    """Solve with a progress bar on standard error, if that is a terminal."""
    solver = import_module("ludoteca.lab.solve_quantik")  # compilers are slow to import
    with patience(texts):
        solver.warm_up()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task("")

        def show(phase: str, ply: int, done: int, total: int) -> None:
            description = texts("solution-progress", phase=phase, pieces=ply)
            bar.update(task, description=description, completed=done, total=total)

        solved: Solved = solver.run(out, work, workers, show)
    return solved


def _print(solved: "Solved", texts: Texts) -> None:
    """Print a row of counts for each number of pieces, their sums, and the result."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, show_footer=True)
    sums = [sum(column) for column in zip(*solved.counts, strict=True)]
    footers = [texts("solution-total"), *_numbers(sums[1:], texts)]
    for name, footer in zip(HEADINGS, footers, strict=True):
        heading = texts(f"solution-heading-{name}")
        table.add_column(heading, footer, justify="right", no_wrap=True)
    for counts in solved.counts:
        table.add_row(*_numbers(counts, texts))
    console = Console(highlight=False)
    console.print(table)
    winner = "first" if solved.plies % 2 else "second"
    console.print(texts("solution-result", winner=winner, plies=solved.plies), soft_wrap=True)


def _numbers(counts: Sequence[int], texts: Texts) -> list[str]:
    """Write numbers as the language does."""
    return [texts("cli-count", number=number) for number in counts]
