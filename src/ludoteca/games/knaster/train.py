"""Train the learned value of Knaster: the same seed gives the same bytes, whoever helps.

First from games of `greedy`, then from games against oneself: alone, alone with a look at all rolls
that might have come, and among others. Games are played in chunks, each with a random stream of its
own, and learned from in the order of the chunks; so neither the number of workers nor an
interruption changes the result.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import accumulate, chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.knaster.allrolls import play_all_rolls
from ludoteca.games.knaster.learning import Slope, add_gradient, descend, flat, follow
from ludoteca.games.knaster.lines import (
    ALONE,
    CROSS_HAND,
    LATE,
    NUM_NEARNESS,
    NUM_ROWS,
    OTHERS_FREE,
)
from ludoteca.games.knaster.selfplay import MOST_ROLLS, MOST_SEATS, measure_spreads, play_to_learn
from ludoteca.games.knaster.value import (
    DEPTH,
    VALUE_FILE,
    WIDTH,
    Learned,
    Net,
    blank,
    encode,
    fix_rows,
)
from ludoteca.rng import seeded

CHUNK = 64  # games; part of what a seed means, like the plan
CHUNKS = 8  # that are played before the net learns from them
BATCH = 64  # sheets per step
KEEP_EVERY = 10  # rounds between checkpoints
FOLLOW_EVERY = 4  # steps between two looks of the weights that play at those that learn
ALL_ROLLS = "all rolls"
PASSES = 3  # over games in which all rolls were looked at: playing them takes far longer
ACCORD = 0.03  # the weight of a whole sheet's error there, beside those of its lines
MEMORY = 0.05  # the share of all steps so far over which the weights that play are a mean


class Phase(NamedTuple):
    """A part of the training; its rate and trust go from a first value to a last one."""

    name: str
    rounds: int
    seats: int
    rates: tuple[float, float]
    trusts: tuple[float, float]


PLAN = (
    Phase("greedy", 16, 1, (1e-3, 1e-3), (1.0, 1.0)),
    Phase("alone", 60, 1, (1.5e-3, 1e-3), (0.9, 0.9)),
    Phase("alone 2", 150, 1, (1e-3, 4e-5), (0.9, 0.8)),
    Phase("alone 3", 220, 1, (1e-3, 4e-5), (0.85, 0.75)),
    Phase("alone 4", 100, 1, (3e-4, 1e-5), (0.75, 0.75)),
    Phase(ALL_ROLLS, 32, 1, (1e-4, 4e-6), (0.6, 0.6)),
    Phase("among", 10, MOST_SEATS, (3e-4, 4e-5), (0.9, 0.8)),
    Phase("spread", 2, 2, (1.0, 1.0), (1.0, 1.0)),
)
Report = Callable[[str, int, int], object]  # phase, done, total
Weights = tuple[NDArray[np.float32], ...]
Stream = tuple[int, str, int, int]
Task = tuple[Phase, Weights, list[Stream], float]
# Sheets, targets and the mean score; or sums for the spreads.
Games = tuple[NDArray[Any], NDArray[np.float32], float]


class Pupil(NamedTuple):
    """All that changes during the training, and that a checkpoint keeps."""

    learning: Net  # its steps are too wild to play with
    alone: Net  # the mean of its latest weights: this one plays
    among: Net
    shown: Net  # what plays the coming round: the mean as it was one round before
    slope: Slope
    mean: Slope
    square: Slope
    spreads: NDArray[np.float64]  # sums by nearness: squared errors, variances
    counts: NDArray[np.int64]  # rounds done, steps of Adam since it began
    curve: list[tuple[int, float]]  # games played, mean solo score


def run(
    *,
    seed: int,
    folder: Path,
    executor: Executor,
    workers: int,
    report: Report,
    plan: tuple[Phase, ...] = PLAN,
) -> Path:
    """Train, or go on from the checkpoint in the folder, and return the file of the value."""
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / "checkpoint.npz"
    pupil = new_pupil(seed)
    _resume(pupil, checkpoint, seed, plan)
    rounds = [(phase, n) for phase in plan for n in range(phase.rounds)]
    send_out = partial(_send_out, pupil, seed, executor, workers)
    coming: Iterator[list[Games]] | None = None
    for number in range(int(pupil.counts[0]), len(rounds)):
        phase, n = rounds[number]
        if n == 0:
            _begin(pupil, phase)
        games = list(chain.from_iterable(coming or send_out(phase, n)))
        coming = None
        if n + 1 < phase.rounds:  # the next round is played while this one is learned from
            _copy(_player(pupil, phase), pupil.shown)
            coming = send_out(phase, n + 1)
        _learn(pupil, phase, n, seed, games)
        pupil.counts[0] = number + 1
        if (number + 1) % KEEP_EVERY == 0 or number + 1 == len(rounds):
            _keep(pupil, checkpoint, seed, plan)
        report(phase.name, n + 1, phase.rounds)
    spreads = pupil.spreads[:, 0] / np.maximum(pupil.spreads[:, 1], 1.0)
    for near in range(1, NUM_NEARNESS):
        if pupil.spreads[near, 1] == 0:  # nothing was measured so far from the end
            spreads[near] = spreads[near - 1]
    file = folder / VALUE_FILE.name
    file.write_bytes(encode(Learned(pupil.alone, pupil.among, spreads)))
    return file


class Training(NamedTuple):
    """How to train, and the file that is shipped."""

    run: Callable[..., Path]
    file: Path


TRAINING = Training(run, VALUE_FILE)


# One round ---------------------------------------------------------------------------------


def _player(pupil: Pupil, phase: Phase) -> Net:
    """Return the net that plays in a phase."""
    return pupil.alone if phase.seats == 1 else pupil.among


def _send_out(
    pupil: Pupil, seed: int, executor: Executor, workers: int, phase: Phase, n: int
) -> Iterator[list[Games]]:
    """Let the chunks of a round be played."""
    trust = phase.trusts[0] + (phase.trusts[1] - phase.trusts[0]) * _part(phase, n)
    size = -(-CHUNKS // workers)
    streams = [(seed, phase.name, n, chunk) for chunk in range(CHUNKS)]
    weights = pupil.shown[1:4]
    tasks = [(phase, weights, streams[i : i + size], trust) for i in range(0, CHUNKS, size)]
    return executor.map(play_chunks, tasks)


def _part(phase: Phase, n: int) -> float:
    """Return how far a phase has gone."""
    return n / max(1, phase.rounds - 1)


def _learn(pupil: Pupil, phase: Phase, n: int, seed: int, games: list[Games]) -> None:
    """Learn from the games of a round in an order of its own."""
    if phase.name == "spread":
        for sums, _, _ in games:
            pupil.spreads[:] += sums
        return
    rate = phase.rates[0] * (phase.rates[1] / phase.rates[0]) ** _part(phase, n)
    sheets, targets = (np.concatenate([chunk[i] for chunk in games]) for i in (0, 1))
    rng = np.random.default_rng([seed, int(pupil.counts[0])])
    is_dear = phase.name == ALL_ROLLS
    for _ in range(PASSES if is_dear else 1):
        order = rng.permutation(len(sheets))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            lesson = sheets[batch], targets[batch], rate
            learn_batch(pupil, phase, *lesson, accord=ACCORD if is_dear else 0.0)
    if phase.seats == 1:
        played = pupil.curve[-1][0] if pupil.curve else 0
        mean = float(np.mean([chunk[2] for chunk in games]))
        pupil.curve.append((played + CHUNK * CHUNKS, round(mean, 3)))


def learn_batch(
    pupil: Pupil,
    phase: Phase,
    sheets: NDArray[np.int64],
    targets: NDArray[np.float32],
    rate: float,
    accord: float = 0.0,
) -> None:
    """Take one step, and now and then let the weights that play follow those that learn."""
    net = pupil.learning
    add_gradient(net, sheets, targets, pupil.slope, accord)
    pupil.slope.is_touched[_frozen_from(phase) :] = False
    pupil.counts[1] += 1
    steps = int(pupil.counts[1])
    full_rate = rate * float(np.sqrt(1 - 0.999**steps) / (1 - 0.9**steps))
    descend(net, pupil.slope, pupil.mean, pupil.square, 1 / len(sheets), full_rate)
    if steps % FOLLOW_EVERY == 0:
        follow(_player(pupil, phase), net, FOLLOW_EVERY / max(FOLLOW_EVERY, MEMORY * steps))


def _frozen_from(phase: Phase) -> int:
    """Return from which row on the table stays as it is."""
    if phase.seats > 1:
        return CROSS_HAND
    return NUM_ROWS if phase.name == ALL_ROLLS else LATE


def play_chunks(task: Task) -> list[Games]:
    """Play chunks of games."""
    phase, weights, streams, trust = task
    net = None if phase.name == "greedy" else _net_of(weights)
    if phase.name == "spread":
        return [_measure(_net_of(weights), stream) for stream in streams]
    most = CHUNK * MOST_ROLLS * phase.seats
    sheets, targets = np.empty((most, 6), np.int64), np.empty((most, 12, 2), np.float32)
    scores, fair_scores = np.empty(CHUNK, np.int64), np.empty(-(-CHUNK // 2))
    games = []
    for stream in streams:
        rng = seeded(*stream)
        if phase.name == ALL_ROLLS:
            num = play_all_rolls(_net_of(weights), rng, CHUNK, trust, sheets, targets, fair_scores)
            mean = float(fair_scores.mean())
        else:
            num = play_to_learn(net, rng, CHUNK, phase.seats, trust, sheets, targets, scores)
            mean = float(scores.mean())
        games.append((sheets[:num].copy(), targets[:num].copy(), mean))
    return games


def _net_of(weights: Weights) -> Net:
    """Return a net that plays by these weights."""
    net = blank()
    for mine, given in zip(net[1:4], weights, strict=True):
        mine[:] = given
    fix_rows(net)
    return net


def _measure(net: Net, stream: Stream) -> Games:
    """Play a chunk of games between two and return the sums for the spreads."""
    sums = np.zeros((NUM_NEARNESS, 2))
    measure_spreads(net, seeded(*stream), CHUNK, sums)
    return sums, np.empty(0, np.float32), 0.0


# The pupil ---------------------------------------------------------------------------------


def new_pupil(seed: int) -> Pupil:
    """Return a pupil whose first weights come from the seed; those of hands are zero."""
    learning = blank()
    rng = np.random.default_rng(seed)
    learning.rows[:CROSS_HAND] = 0.05 * rng.standard_normal((CROSS_HAND, WIDTH))
    learning.second[1:] = np.sqrt(2 / WIDTH) * rng.standard_normal((WIDTH, DEPTH))
    learning.last[1:] = np.sqrt(1 / DEPTH) * rng.standard_normal((DEPTH, 2))
    slope, mean, square = (flat(learning) for _ in range(3))
    spreads, counts = np.zeros((NUM_NEARNESS, 2)), np.zeros(2, np.int64)
    return Pupil(learning, blank(), blank(), blank(), slope, mean, square, spreads, counts, [])


def _begin(pupil: Pupil, phase: Phase) -> None:
    """Let the first round be played; some phases start anew from what plays best alone."""
    if phase.name in {ALL_ROLLS, "among"}:
        for memory in (pupil.slope, pupil.mean, pupil.square):
            for array in memory:
                array[:] = 0
        pupil.counts[1] = 0
        _copy(pupil.alone, pupil.learning)
    if phase.name == "among":
        rows = pupil.learning.rows
        rows[OTHERS_FREE : OTHERS_FREE + ALONE] = rows[OTHERS_FREE + ALONE]
        _copy(pupil.learning, pupil.among)
    _copy(_player(pupil, phase), pupil.shown)


def _copy(source: Net, target: Net) -> None:
    for weights, others in zip(target[1:4], source[1:4], strict=True):
        weights[:] = others


def _arrays(pupil: Pupil) -> list[NDArray[np.generic]]:
    nets = (pupil.learning[1:4], pupil.alone[1:4], pupil.among[1:4], pupil.shown[1:4])
    parts = (*nets, pupil.slope, pupil.mean, pupil.square)
    return [*chain.from_iterable(parts), pupil.spreads, pupil.counts]


def _keep(pupil: Pupil, checkpoint: Path, seed: int, plan: tuple[Phase, ...]) -> None:
    """Write a checkpoint and, beside it, the learning curve."""
    draft = checkpoint.with_suffix(".draft.npz")
    curve = json.dumps({"games and mean score": pupil.curve})
    about = np.array([_about(seed, plan, int(pupil.counts[0])), curve])
    np.savez(draft, *_arrays(pupil), about=about)
    draft.replace(checkpoint)
    (checkpoint.parent / "curve.json").write_text(curve, "utf-8")


def _resume(pupil: Pupil, checkpoint: Path, seed: int, plan: tuple[Phase, ...]) -> None:
    """Take over a checkpoint of this training, if there is one."""
    if not checkpoint.exists():
        return
    with np.load(checkpoint) as kept:
        arrays = [kept[f"arr_{i}"] for i in range(len(kept.files) - 1)]
        about, curve = kept["about"].tolist()
    if about != _about(seed, plan, int(arrays[-1][0])):
        return
    for array, kept_array in zip(_arrays(pupil), arrays, strict=True):
        array[:] = kept_array
    pupil.curve.extend((games, mean) for games, mean in json.loads(curve)["games and mean score"])


def _about(seed: int, plan: tuple[Phase, ...], done: int) -> str:
    """Return what makes a training the same up to here: what comes later may change."""
    begins = accumulate((phase.rounds for phase in plan), initial=0)
    begun = [phase for phase, begin in zip(plan, begins, strict=False) if begin < done]
    return json.dumps(
        [seed, WIDTH, DEPTH, CHUNK, CHUNKS, BATCH, FOLLOW_EVERY, MEMORY, PASSES, ACCORD, begun]
    )
