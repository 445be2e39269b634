"""`ludoteca solve`: solve a game and write the table of its solution, as the game does it."""

import os
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from ludoteca.cli.console import Console
from ludoteca.cli.parts import part_of
from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_WORKERS, whole_number
from ludoteca.texts import Texts

INTERRUPTED = 130


def run(arguments: Namespace, texts: Texts) -> int:
    """Solve, print what the game tells about it, and say where the table is."""
    part_of(arguments.game, "solve", "solve")
    cores = str(os.cpu_count() or 1)
    workers = whole_number(arguments.workers or cores, "--workers", 1, MAX_WORKERS)
    begin = time.perf_counter()
    try:
        solved = _solve(arguments, workers, texts)
    except KeyboardInterrupt:
        sys.stderr.write("\n" + texts("cli-goes-on") + "\n")
        return INTERRUPTED
    values = {"bytes": len(solved.table), "seconds": time.perf_counter() - begin}
    sys.stdout.write(texts("cli-solve-written", file=str(solved.file), **values) + "\n")
    return 0


def _solve(arguments: Namespace, workers: int, texts: Texts) -> Any:
    """Solve with a progress bar on standard error, if that is a terminal, and print the result."""
    solver = part_of(arguments.game, "solve", "solve")
    out = Path(arguments.out) if arguments.out else None
    work = Path(arguments.work) if arguments.work else None
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

        def show(phase: str, step: int, done: int, total: int) -> None:
            description = texts(f"{arguments.game}-solve-progress", phase=phase, step=step)
            bar.update(task, description=description, completed=done, total=total)

        solved = solver.run(out, work, workers, show)
    console = Console(highlight=False)
    for part in solver.report(solved, texts):
        console.print(part, soft_wrap=isinstance(part, str))
    return solved
