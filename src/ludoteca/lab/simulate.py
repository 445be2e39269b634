"""Let bots play many games, and count.

The games are played in chunks, each with a random stream of its own; so the result of a seed
depends neither on the number of workers nor on the machine.
"""

import math
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca import games
from ludoteca.rng import Rng, below, seeded

CHUNK = 250  # games; part of what a seed means
Counts = list[tuple[int, ...]]  # per seat: wins, draws, losses, total, squares
_95_PERCENT = 1.959964


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is to be played: who sits where, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    setup: str = ""

    def check(self) -> None:
        """Refuse an unknown game or bot, an impossible number of players or a broken set-up."""
        game = games.load(self.game)
        game.rules.initial_state(len(self.bots), self.setup)
        for bot in self.bots:
            game.bot(bot)


@dataclass
class Tally:
    """What one seat has made of the games so far; a score is the outcome its game declares."""

    name: str
    wins: int = 0  # games in which it alone was best
    draws: int = 0  # games in which it was best together with others
    losses: int = 0
    total: int = 0  # of its scores
    squares: int = 0  # of its scores

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.wins + self.draws + self.losses

    @property
    def mean_score(self) -> float:
        """Return the average score."""
        return self.total / self.games if self.games else 0.0

    def score_margin(self) -> float | None:
        """Return half the width of the mean score's 95 % interval, by the normal approximation."""
        if self.games < 2:
            return None
        variance = (self.squares - self.total * self.total / self.games) / (self.games - 1)
        return _95_PERCENT * math.sqrt(max(variance, 0.0) / self.games)

    def win_interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share of wins, by Wilson's formula."""
        if not self.games:
            return (0.0, 1.0)
        share, z2n = self.wins / self.games, _95_PERCENT**2 / self.games
        centre = share + z2n / 2
        margin = math.sqrt(z2n * (share * (1 - share) + z2n / 4))
        low, high = (centre - margin) / (1 + z2n), (centre + margin) / (1 + z2n)
        return (max(0.0, low), min(1.0, high))


@dataclass
class Result:
    """What came out: a tally per seat, in how much time, and whether all games were played."""

    plan: Plan
    seats: list[Tally] = field(default_factory=list)
    games: int = 0
    seconds: float = 0.0

    def add(self, counts: Counts) -> None:
        """Count some more games."""
        for seat, (wins, draws, losses, total, squares) in zip(self.seats, counts, strict=True):
            seat.wins += wins
            seat.draws += draws
            seat.losses += losses
            seat.total += total
            seat.squares += squares
        self.games = self.seats[0].games

    def __repr__(self) -> str:
        """Tell what came out, seat by seat."""
        tallies = "; ".join(
            f"{seat.name} {seat.wins} won, {seat.draws} drawn, {seat.losses} lost, "
            f"mean score {seat.mean_score:.4g}"
            for seat in self.seats
        )
        return f"<Simulation of {self.games} games of {self.plan.game}: {tallies}>"

    @property
    def is_complete(self) -> bool:
        """Say whether every game of the plan was played."""
        return self.games == self.plan.games

    @property
    def games_per_second(self) -> float:
        """Return the speed."""
        return self.games / self.seconds if self.seconds else 0.0


def simulate(
    plan: Plan,
    executor: Executor,
    workers: int = 1,
    report: Callable[[int], object] = lambda _games: None,
) -> Result:
    """Play all games of a plan; when interrupted, return what was finished by then."""
    plan.check()
    warm_up(plan)
    result = Result(plan, [Tally(bot) for bot in plan.bots])
    chunks = range(math.ceil(plan.games / CHUNK))
    running: set[Future[Counts]] = set()
    begin = time.perf_counter()
    try:
        while chunks or running:
            # Two tasks a worker, one to play and one to find when that is done; none longer
            # than a small part of what lies behind, so that nobody waits for the last.
            size = max(1, result.games // CHUNK // 32)
            while chunks and len(running) < 2 * workers:
                running.add(executor.submit(play_chunks, plan, chunks[:size]))
                chunks = chunks[size:]
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                result.add(future.result())
            report(result.games)
    except KeyboardInterrupt:
        for future in running:
            future.cancel()
    result.seconds = time.perf_counter() - begin
    return result


def warm_up(plan: Plan) -> None:
    """Play one game, which keeps the compiler out of the timing."""
    play(replace(plan, games=1), range(1))


def play_chunks(plan: Plan, chunks: range) -> Counts:
    """Play some chunks, and count wins, draws, losses, scores and squares of scores per seat."""
    outcomes = play(plan, chunks)
    num_games = len(outcomes)
    is_best = outcomes == outcomes.max(axis=1, keepdims=True)
    is_shared = is_best.sum(axis=1, keepdims=True) > 1
    wins = (is_best & ~is_shared).sum(axis=0)
    draws = (is_best & is_shared).sum(axis=0)
    counts = (wins, draws, num_games - wins - draws, outcomes.sum(0), (outcomes**2).sum(0))
    return [tuple(map(int, seat)) for seat in zip(*counts, strict=True)]


def play(plan: Plan, chunks: range) -> NDArray[np.int64]:
    """Play some chunks, and return the outcome of each game for each seat."""
    game = games.load(plan.game)
    state = game.rules.initial_state(len(plan.bots), plan.setup)
    codes = np.array([game.bot(bot) for bot in plan.bots], dtype=np.int64)
    play_games = game.bots.play_games or partial(_play_games, game)
    begin, end = chunks.start * CHUNK, min(chunks.stop * CHUNK, plan.games)
    outcomes = np.empty((end - begin, len(codes)), dtype=np.int64)
    for chunk in chunks:
        rng = seeded(plan.seed, "simulate", chunk)
        row = chunk * CHUNK - begin
        play_games(codes, state, rng, outcomes[row : row + CHUNK])
    return outcomes


def _play_games(
    game: games.Game, codes: NDArray[np.int64], start: Any, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes, for games whose bots play one decision at a time."""
    rules, bots, num_seats = game.rules, game.bots, len(codes)
    for row in range(len(outcomes)):
        first, state = below(rng, num_seats), start
        while (outcome := rules.outcome(state)) is None:
            if num_dice := rules.num_dice(state):
                faces = [1 + below(rng, len(rules.die_faces)) for _ in range(num_dice)]
                state = rules.apply_chance(state, rules.outcome_of_dice(state, faces))
                continue
            player = rules.to_act(state)[0]
            bot = bots.names[codes[(first + player) % num_seats]]
            view = rules.view(state, player)
            state = rules.apply(state, player, int(bots.choose(bot, view, player, rng)))
        for player, value in enumerate(outcome):
            outcomes[row, (first + player) % num_seats] = value
