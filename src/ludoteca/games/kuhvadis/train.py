"""Train the learned value of Kuh Vadis: play against oneself, learn, and again.

Games are played in chunks with random streams of their own, and learnt from in the order of the
chunks, in one place; so a seed gives the same bytes whatever the number of workers. After every
iteration all is kept in a checkpoint, from which a run that was killed goes on.
"""

import json
import zipfile
from collections.abc import Callable
from concurrent.futures import Executor
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ludoteca.games.kuhvadis.bots import NAMES
from ludoteca.games.kuhvadis.duel import duel, score_of
from ludoteca.games.kuhvadis.learn import Learner, first_weights, mean_error, shuffled
from ludoteca.games.kuhvadis.net import Values, net_of
from ludoteca.games.kuhvadis.selfplay import MAX_SAMPLES, Samples, new_samples, play_and_note
from ludoteca.games.kuhvadis.weights import encode
from ludoteca.rng import seeded

WEIGHTS, CURVE, CHECKPOINT = "weights.bin", "curve.json", "checkpoint.npz"


class Plan(NamedTuple):
    """How long to train; all of this is part of what a seed means."""

    iterations: int = 64
    chunks: int = 24  # of an iteration
    games: int = 20  # of a chunk
    remembered: int = 6  # iterations whose samples are learnt from again
    rate: float = 1.5e-3  # of the first iterations; it falls to the last one
    last_rate: float = 5e-5
    exam: int = 8  # every so many iterations the expert meets greedy
    exam_sheets: int = 24


def run(
    *,
    seed: int,
    folder: Path,
    executor: Executor,
    workers: int,  # chunks are many and small, so the executor keeps them all busy
    report: Callable[[str, int, int], object],
    plan: Plan = Plan(),  # noqa: B008 - a plan is never changed
) -> Path:
    """Train from a seed and return the file with the weights; go on where a run was killed."""
    del workers
    folder.mkdir(parents=True, exist_ok=True)
    progress = _resumed(folder, seed, plan) or Progress(
        Learner(first_weights(seeded(seed))), [], []
    )
    while len(progress.curve) < plan.iterations:
        report("kuhvadis", len(progress.curve), plan.iterations)
        _iterate(progress, seed, executor, plan)
        _keep(folder, seed, plan, progress)
    report("kuhvadis", plan.iterations, plan.iterations)
    file = folder / WEIGHTS
    file.write_bytes(encode(progress.learner.weights))
    return file


class Progress(NamedTuple):
    """All that a run is made of: what goes on, what is remembered, what was measured."""

    learner: Learner
    remembered: list[Samples]
    curve: list[dict[str, Any]]


def play_chunk(weights: Values, seed: int, iteration: int, chunk: int, games: int) -> Samples:
    """Play the games of one chunk."""
    room = new_samples(games * MAX_SAMPLES)
    rng = seeded(seed, "games", iteration, chunk)
    count = play_and_note(net_of(weights), rng, games, room)
    return Samples._make(part[:count].copy() for part in room)


def meet_greedy(weights: Values, seed: int, sheets: int) -> tuple[float, float]:
    """Let the expert meet greedy; return its score less luck, and half the interval."""
    bots = (NAMES.index("expert"), NAMES.index("greedy"))
    return score_of(duel(bots, sheets, seed, net_of(weights))[1])


def _iterate(progress: Progress, seed: int, executor: Executor, plan: Plan) -> None:
    """Play, measure and learn once."""
    learner, remembered, curve = progress
    iteration = len(curve)
    weights = learner.weights.copy()
    tasks = [
        executor.submit(play_chunk, weights, seed, iteration, chunk, plan.games)
        for chunk in range(plan.chunks)
    ]
    news = _joined([task.result() for task in tasks])
    point: dict[str, Any] = {
        "iteration": iteration,
        "games": (iteration + 1) * plan.chunks * plan.games,
        "error": mean_error(net_of(weights), news) ** 0.5,  # before anything is learnt from them
    }
    if iteration % plan.exam == 0:
        exam = executor.submit(meet_greedy, weights, seed, plan.exam_sheets)
        point["score"], point["margin"] = exam.result()
    remembered.append(news)
    del remembered[: -plan.remembered]
    samples = _joined(remembered)
    order = shuffled(seeded(seed, "order", iteration), len(samples.targets))
    left = 1.0 - iteration / plan.iterations
    warmth = min(1.0, (iteration + 1) / 3)
    learner.learn(samples, order, plan.rate * warmth * left + plan.last_rate)
    curve.append(point)


def _joined(parts: list[Samples]) -> Samples:
    """Lay samples one behind the other."""
    return Samples._make(np.concatenate(arrays) for arrays in zip(*parts, strict=True))


# The checkpoint ----------------------------------------------------------------------------


def _keep(folder: Path, seed: int, plan: Plan, progress: Progress) -> None:
    """Write a checkpoint and the learning curve, each as a whole or not at all."""
    learner, remembered, curve = progress
    arrays = {
        f"samples-{number}-{name}": array
        for number, samples in enumerate(remembered)
        for name, array in samples._asdict().items()
    }
    facts = {"seed": seed, "plan": list(plan), "steps": learner.steps, "curve": curve}
    written = folder / "checkpoint.tmp.npz"
    np.savez(
        written,
        facts=np.array(json.dumps(facts)),
        weights=learner.weights,
        means=learner.means,
        squares=learner.squares,
        **arrays,
    )
    written.replace(folder / CHECKPOINT)
    drawn = folder / "curve.tmp"
    drawn.write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    drawn.replace(folder / CURVE)


def _resumed(folder: Path, seed: int, plan: Plan) -> Progress | None:
    """Return what a killed run of the same seed and plan has left, if it can be read."""
    try:
        with np.load(BytesIO((folder / CHECKPOINT).read_bytes())) as kept:
            facts = json.loads(str(kept["facts"]))
            if facts["seed"] != seed or facts["plan"] != list(plan):
                return None
            learner = Learner(kept["weights"])
            learner.means, learner.squares = kept["means"], kept["squares"]
            learner.steps = facts["steps"]
            count = min(len(facts["curve"]), plan.remembered)
            remembered = [
                Samples._make(kept[f"samples-{number}-{name}"] for name in Samples._fields)
                for number in range(count)
            ]
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):
        return None
    return Progress(learner, remembered, facts["curve"])
