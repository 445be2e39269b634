"""`ludoteca train`: make the files that a game's learned players need, as the game does it."""

import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from ludoteca import games
from ludoteca.cli.extras import require
from ludoteca.cli.parts import part_of
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.usage import MAX_SEED, MAX_WORKERS, whole_number
from ludoteca.lab.executors import hired
from ludoteca.lab.pictures import curves_svg
from ludoteca.texts import Texts

INTERRUPTED = 130
CURVE, PICTURE = "curve.json", "curve.svg"


def run(arguments: Namespace, texts: Texts) -> int:
    """Train, or go on where an earlier run stopped, and say where the file is."""
    part = part_of(arguments.game, "train", "train")
    if arguments.scheduler is not None:
        require("cluster", "train --scheduler")
    seed = whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    cores = str(os.cpu_count() or 1)
    workers = whole_number(arguments.workers or cores, "--workers", 1, MAX_WORKERS)
    if arguments.folder is None:
        folder = user_cache_path("ludoteca") / f"train-{arguments.game}-{seed}"
    else:
        folder = Path(arguments.folder)
    begin = time.perf_counter()
    try:
        with progress_bar() as bar, hired(workers, arguments.scheduler) as crew:
            task = bar.add_task("")

            def show(phase: str, done: int, total: int) -> None:
                bar.update(task, description=phase, completed=done, total=total)

            file = part.run(
                seed=seed, folder=folder, executor=crew.executor, workers=workers, report=show
            )
    except KeyboardInterrupt:
        sys.stderr.write("\n" + texts("cli-goes-on") + "\n")
        return INTERRUPTED
    finally:
        _draw(arguments.game, folder)
    values = {"bytes": file.stat().st_size, "seconds": time.perf_counter() - begin}
    sys.stdout.write(texts("cli-train-written", file=str(file), **values) + "\n")
    return 0


def _draw(game: str, folder: Path) -> None:
    """Draw the learning curve beside the file with its numbers, if there is one."""
    file = folder / CURVE
    if file.exists():
        curves = curves_of(json.loads(file.read_text("utf-8")))
        title = games.load(game).name
        (folder / PICTURE).write_text(curves_svg(title, curves), "utf-8")


def curves_of(
    points: Mapping[str, Sequence[Sequence[float]]] | Sequence[Mapping[str, Any]],
) -> dict[str, list[tuple[float, float]]]:
    """Read curves: points by name, or a list of measurements that name the games played."""
    if isinstance(points, Mapping):
        return {name: [(x, y) for x, y in curve] for name, curve in points.items()}
    curves: dict[str, list[tuple[float, float]]] = {}
    for point in points:
        for name, value in point.items():
            if name not in {"games", "iteration", "margin"}:
                curves.setdefault(name, []).append((point["games"], value))
    return curves
