"""Train nothing, but report, use the executor and write files like games that learn."""

import json
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path


def run(
    *,
    seed: int,
    folder: Path,
    executor: Executor,
    workers: int,
    report: Callable[[str, int, int], object],
) -> Path:
    """Write as many bytes as the seed says."""
    folder.mkdir(parents=True, exist_ok=True)
    curve = [[step, executor.submit(pow, step, 2).result()] for step in range(1, 4)]
    for step in range(1, 4):
        report("squares", step, 3)
    (folder / "curve.json").write_text(json.dumps({"square": curve}), "utf-8")
    file = folder / "learned.bin"
    file.write_bytes(bytes(seed) + bytes(workers > 0))
    return file
