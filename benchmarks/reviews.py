"""What a person waits for after a game, and what everybody else feels of it meanwhile."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.figure import Figure, Measured
from ludoteca import games
from ludoteca.match import Match, Seat
from ludoteca.match.luck import take_apart
from ludoteca.match.record import format_record, verify
from ludoteca.match.thinking import Thought
from ludoteca.server.review import review_json

RUNS = 7
REVIEWED = [("quantik", 2, 0.2), ("kuhvadis", 2, 2), *(("knaster", n, 2) for n in (1, 2, 4, 12))]
NUM_PASSES = 20_000
TICK = 0.001  # seconds


def reviews() -> Iterator[Figure]:
    """Measure reviews, how long a server's loop waits beside one, and verifying a long record."""
    for game, num_seats, target in REVIEWED:
        match = finished(game, num_seats)
        name = f"{games.load(game).name}, {num_seats} seats: review"
        yield Figure(name=name, value=runs(lambda: take_apart(match)), unit="s", target=target)  # noqa: B023 - called at once
    yield Figure(
        name="the loop's wait beside a review of 12 seats, 99th percentile",
        value=Measured.of([asyncio.run(_wait_beside(match)) for _ in range(RUNS)], 1000),
        unit="ms",
        target=20,
    )
    text = format_record(passed(NUM_PASSES))
    name = f"verify a record of {NUM_PASSES:,} passes"
    yield Figure(name=name, value=runs(lambda: verify(text)), unit="s", target=1)


def runs(work: Callable[[], object]) -> Measured:
    """Return the seconds of processor time that some work takes."""
    work()
    seconds = []
    for _ in range(RUNS):
        begin = time.process_time()
        work()
        seconds.append(time.process_time() - begin)
    return Measured.of(seconds)


def finished(game: str, num_seats: int) -> Match[Any]:
    """Let bots play a game to its end."""
    seats = [Seat(f"P{seat}", "greedy") for seat in range(num_seats)]
    match = Match.start(game, seats, secret=bytes([num_seats] * 32))
    while match.result is None:
        seat = match.seats_to_act[0]
        match.act(seat, Thought.begin(match, seat, 7, len(match.events)).action())
    return match


def passed(count: int) -> Match[Any]:
    """Let two players pass so many times."""
    match = Match.start("kuhvadis", [Seat("A"), Seat("B")], secret=bytes(32))
    for _ in range(count):
        match.play(match.seats_to_act[0], "pass")
    return match


async def _wait_beside(match: Match[Any]) -> float:
    """Return how much longer than a tick a loop waits while a thread looks through a match."""
    waits, review = [], asyncio.create_task(asyncio.to_thread(review_json, match))
    while not review.done():
        begin = time.perf_counter()
        await asyncio.sleep(TICK)
        waits.append(time.perf_counter() - begin - TICK)
    return sorted(waits)[int(0.99 * len(waits))]
