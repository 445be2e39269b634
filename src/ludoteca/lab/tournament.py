"""A tournament: every bot meets every other in mirrored games on the same dice.

The games of a pair are played in chunks, each answered by sums that are kept in a file and added
up in the order of the chunks; so the result of a seed depends neither on the number of workers,
nor on the machines, nor on interruptions.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca import games
from ludoteca.lab.executors import Crew, LabError, run_all
from ludoteca.lab.mirrored import play_double
from ludoteca.lab.ratings import Rating, Score, rate, score_of

CHUNK = 4  # doubles; part of what is kept of an unfinished tournament
TASK_SECONDS = 1.0  # what a task should take: then the way to another machine costs little
MAX_CHUNKS = 64  # of a task
KEEP_SECONDS = 2.0  # between two writings of what is done
Pair = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is to be played: who meets, how often, from which seed."""

    game: str
    players: tuple[str, ...]
    doubles: int  # of each pair: two mirrored games
    seed: int
    seats: int = 2
    setups: tuple[str, ...] = ("",)  # by turns

    def check(self) -> None:
        """Refuse an unknown game or bot, an impossible number of seats or a broken set-up."""
        game = games.load(self.game)
        for setup in self.setups:
            game.rules.initial_state(self.seats, setup)
        for bot in self.players:
            game.bot(bot)
        if len(set(self.players)) != len(self.players) or len(self.players) < 2:
            raise LabError("lab-error-players", players=", ".join(self.players))

    @property
    def pairs(self) -> list[Pair]:
        """Return who meets whom."""
        return list(combinations(range(len(self.players)), 2))

    @property
    def num_chunks(self) -> int:
        """Return the number of chunks of each pair."""
        return -(-self.doubles // CHUNK)


class Sums(NamedTuple):
    """What the doubles of a pair add up to, seen from its first player."""

    doubles: int = 0
    wins: int = 0  # games, not doubles
    draws: int = 0
    losses: int = 0
    score: float = 0.0
    score_squares: float = 0.0
    adjusted: float = 0.0  # scores less luck
    adjusted_squares: float = 0.0
    total: int = 0  # of the outcomes of its seats
    other_total: int = 0

    def __add__(self, other: tuple[Any, ...]) -> "Sums":
        """Add up, field by field."""
        return Sums._make(a + b for a, b in zip(self, other, strict=True))


class Answer(NamedTuple):
    """What a task has played."""

    pair: Pair
    first_chunk: int
    chunks: list[Sums]
    seconds: float


@dataclass
class Result:
    """A tournament so far."""

    plan: Plan
    chunks: dict[Pair, dict[int, Sums]] = field(default_factory=dict)
    seconds: float = 0.0  # of work, on all workers together

    def sums(self, pair: Pair) -> Sums:
        """Add up what a pair has played, in the order of the chunks."""
        chunks = self.chunks.get(pair, {})
        return sum((chunks[number] for number in sorted(chunks)), Sums())

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return 2 * sum(self.sums(pair).doubles for pair in self.plan.pairs)

    @property
    def is_complete(self) -> bool:
        """Say whether all games were played."""
        return self.games == 2 * self.plan.doubles * len(self.plan.pairs)

    @cached_property
    def is_adjusted(self) -> bool:
        """Say whether luck can be taken out: the game has dice, values, and several seats."""
        game = games.load(self.plan.game)
        return bool(game.worth and game.rules.die_faces and self.plan.seats > 1)

    def score(self, pair: Pair) -> Score:
        """Return the score of the first of a pair, less luck where that is known."""
        sums = self.sums(pair)
        if self.is_adjusted:
            return score_of(sums.doubles, sums.adjusted, sums.adjusted_squares)
        return self.raw_score(pair)

    def raw_score(self, pair: Pair) -> Score:
        """Return the score of the first of a pair as it was played."""
        sums = self.sums(pair)
        return score_of(sums.doubles, sums.score, sums.score_squares)

    def variance_factor(self, *pairs: Pair) -> float | None:
        """Return how many times less the results of pairs vary without luck, if that is known."""
        raw = sum(self.raw_score(pair).variance for pair in pairs)
        rest = sum(self.score(pair).variance for pair in pairs)
        return raw / rest if self.is_adjusted and raw > 0 and rest > 0 else None

    def ratings(self) -> list[Rating]:
        """Return the Elo ratings in the order of the plan's players."""
        scores = {pair: self.score(pair) for pair in self.plan.pairs}
        return rate(len(self.plan.players), scores)


def play_tournament(
    plan: Plan,
    crew: Crew,
    file: Path | None = None,
    report: Callable[[int], object] = lambda _games: None,
) -> Result:
    """Play what is missing in the file, which keeps all that is done; interrupted, return it."""
    plan.check()
    result = _kept(plan, file)
    kept_at = time.monotonic()
    pace = [TASK_SECONDS]  # seconds that a chunk takes, as far as is known

    def hand_in(answer: Answer) -> None:
        nonlocal kept_at
        chunks = result.chunks.setdefault(answer.pair, {})
        chunks.update(enumerate(answer.chunks, answer.first_chunk))
        result.seconds += answer.seconds
        pace[0] = answer.seconds / len(answer.chunks)
        if time.monotonic() - kept_at > KEEP_SECONDS:
            keep(result, file)
            kept_at = time.monotonic()
        report(result.games)

    try:
        run_all(crew, _tasks(result, pace), play_chunks, hand_in)
    except KeyboardInterrupt:
        pass
    finally:
        keep(result, file)
    return result


def _tasks(result: Result, pace: list[float]) -> Iterator[tuple[Plan, Pair, range]]:
    """Cut what is missing into tasks of about a second; all pairs go on together."""
    missing = {
        pair: [n for n in range(result.plan.num_chunks) if n not in result.chunks.get(pair, {})]
        for pair in result.plan.pairs
    }
    while any(missing.values()):
        for pair, numbers in missing.items():
            if not numbers:
                continue
            size = min(MAX_CHUNKS, max(1, round(TASK_SECONDS / max(pace[0], 1e-6))))
            end = 1
            while end < min(size, len(numbers)) and numbers[end] == numbers[0] + end:
                end += 1
            yield result.plan, pair, range(numbers[0], numbers[0] + end)
            del numbers[:end]


def play_chunks(plan: Plan, pair: Pair, chunks: range) -> Answer:
    """Play some chunks of a pair."""
    begin = time.perf_counter()
    played = [_play_chunk(plan, pair, chunk) for chunk in chunks]
    return Answer(pair, chunks.start, played, time.perf_counter() - begin)


def _play_chunk(plan: Plan, pair: Pair, chunk: int) -> Sums:
    game, sums = games.load(plan.game), Sums()
    bots = plan.players[pair[0]], plan.players[pair[1]]
    for number in range(chunk * CHUNK, min((chunk + 1) * CHUNK, plan.doubles)):
        setup = plan.setups[number % len(plan.setups)]
        double = play_double(game, bots, plan.seats, setup, plan.seed, number)
        adjusted = double.score - double.luck
        wins, losses = double.shares.count(1.0), double.shares.count(0.0)
        counts = (1, wins, 2 - wins - losses, losses)
        scores = (double.score, double.score**2, adjusted, adjusted**2)
        sums += (*counts, *scores, *double.totals)
    return sums


# What is kept ------------------------------------------------------------------------------


def keep(result: Result, file: Path | None) -> None:
    """Write what is done, whole or not at all."""
    if file is None:
        return
    chunks = {f"{i}-{j}": sorted(found.items()) for (i, j), found in result.chunks.items()}
    kept = {"plan": asdict(result.plan), "seconds": result.seconds, "chunks": chunks}
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(kept), "utf-8")
    unfinished.replace(file)


def _kept(plan: Plan, file: Path | None) -> Result:
    """Read what an earlier run has done; refuse to go on with another plan."""
    result = Result(plan)
    if file is None or not file.exists():
        return result
    try:
        kept = json.loads(file.read_text("utf-8"))
        is_same = kept["plan"] == json.loads(json.dumps(asdict(plan)))
        for name, chunks in kept["chunks"].items():
            i, j = map(int, name.split("-"))
            result.chunks[i, j] = {number: Sums._make(sums) for number, sums in chunks}
        result.seconds = kept["seconds"]
    except (ValueError, KeyError, TypeError):
        raise LabError("lab-error-damaged", file=str(file)) from None
    if not is_same:
        raise LabError("lab-error-other-plan", file=str(file))
    return result
