"""What a move costs in a club: one, two and three servers on PostgreSQL, beside one on SQLite."""

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import asyncpg
import uvloop

from benchmarks.figure import Figure, Measured
from benchmarks.server import all_cores
from benchmarks.server_players import Game, seat, web_client
from ludoteca.games import ids, load
from tests.club.club import Club
from tests.club.components import Component, Member
from tests.club.guard import Guard

GAMES = 100  # with two players each, who are at different servers where there are several
CALM, HURRY = 1.0, 0.05  # seconds between two moves at a table; the second is more than can be had
MOVES = 15  # of each game, in each of the two
RUNS = 3  # the median of which is told
AT_ONCE = 20  # who sit down at the same time
FEW = 4  # games that warm a server up
TRAFFIC = (
    ("transactions", "·"),
    ("write-ahead log", "bytes"),
    ("bus messages sent", "·"),
    ("bus messages delivered", "·"),
    ("… their size", "bytes"),
)
_DONE = (
    "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn FROM pg_stat_database"
    " WHERE datname = current_database()"
)


@dataclass
class Place:
    """Some servers and what they depend on."""

    name: str
    members: Sequence[Member]
    others: Sequence[Component] = ()  # the database and the bus
    traffic: Callable[[], Awaitable[list[float]]] | None = None  # all that they carried so far


@dataclass
class Run:
    """What one run measured; times in seconds, memory in kilobytes."""

    rate: float
    waits: list[float]
    servers: float  # processor time of a move
    others: list[float]
    traffic: list[float]  # of a move, as TRAFFIC names it
    news: float  # bytes of a state, as somebody is told it
    memory: float  # of a game with two guests, over all servers


def club() -> Iterator[Figure]:
    """Measure all places one after the other."""
    gc.disable()  # the players must not be what everybody waits for
    with all_cores():
        with _sqlite() as place:
            yield from _measure(place)
        for number in (1, 2, 3):
            with Club(number, with_wires=False) as opened:
                name = f"PostgreSQL, {number} server{'s' if number > 1 else ''}"
                others, traffic = (opened.database, opened.bus), partial(_traffic, opened)
                place = Place(name, opened.members, others, traffic)
                yield from _measure(place)
    yield Figure(name="load average of the last five minutes", value=os.getloadavg()[1], unit="")


@contextmanager
def _sqlite() -> Iterator[Place]:
    """Run one server that needs nothing."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-club-"))
    guard = Guard(folder)
    try:
        member = Member(0, folder, guard, ["--storage", str(folder / "tables.sqlite")])
        member.start()
        yield Place("SQLite, 1 server", [member])
    finally:
        guard.close()


def _measure(place: Place) -> Iterator[Figure]:
    """Play calmly and in a hurry, and sum both up."""
    uvloop.run(_play(place, FEW, CALM / 10))
    calm = [uvloop.run(_play(place, GAMES, CALM)) for _ in range(RUNS)]
    hurry = [uvloop.run(_play(place, GAMES, HURRY)) for _ in range(RUNS)]
    for name, runs in (("calm", calm), ("in a hurry", hurry)):
        label = f"{place.name}, {name}"
        yield Figure(name=f"{label}: moves", value=Measured.of([r.rate for r in runs]), unit="/s")
        for part in (0.5, 0.99):
            waits = Measured.of([_part(run.waits, part) for run in runs], 1000)
            yield Figure(name=f"… told to both, p{100 * part:.0f}", value=waits, unit="ms")
        servers = Measured.of([run.servers for run in runs], 1000)
        yield Figure(name="… processor time of a move, servers", value=servers, unit="ms")
        for number, other in enumerate(place.others):
            used = Measured.of([run.others[number] for run in runs], 1000)
            yield Figure(name=f"… {other.name}", value=used, unit="ms")
    news = Measured.of([run.news for run in calm])
    yield Figure(name="a state, as one guest is told it", value=news, unit="bytes")
    for number, (name, unit) in enumerate(TRAFFIC if place.traffic else ()):
        carried = Measured.of([run.traffic[number] for run in calm])
        yield Figure(name=f"of a move, calm: {name}", value=carried, unit=unit)
    memory = calm[0].memory  # later games find room that earlier ones have left
    yield Figure(name=f"{place.name}: memory of a game with two guests", value=memory, unit="KB")


async def _play(place: Place, games: int, step: float) -> Run:
    """Let so many games make some moves each."""
    before = sum(member.memory() for member in place.members)
    playing = await _sit_down(place.members, games)
    with ExitStack() as stack:
        for number, game in enumerate(playing):
            for player in (0, 1):
                await game.attend(stack, _url(place.members, number + player), player)
        memory = sum(member.memory() for member in place.members) - before
        carried = await place.traffic() if place.traffic else []
        used = [_seconds(place.members), *(_seconds([other]) for other in place.others)]
        begin = time.perf_counter()
        await asyncio.gather(*(game.play(step, begin + MOVES * step) for game in playing))
        elapsed = time.perf_counter() - begin
        now = [_seconds(place.members), *(_seconds([other]) for other in place.others)]
        used += carried
        now += await place.traffic() if place.traffic else []
    waits = sorted(wait for game in playing for wait in game.waits)
    costs = [(after - then) / len(waits) for after, then in zip(now, used, strict=True)]
    news = sum(len(text) for game in playing for text in game.news) / (2 * games)
    others, traffic = costs[1 : 1 + len(place.others)], costs[1 + len(place.others) :]
    return Run(len(waits) / elapsed, waits, costs[0], others, traffic, news, memory / games)


async def _traffic(club: Club) -> list[float]:
    """Ask the database and the bus what they have done so far, in the order of TRAFFIC."""
    connection = await asyncpg.connect(club.database.url())
    try:
        await connection.execute("SELECT pg_stat_force_next_flush(), pg_stat_clear_snapshot()")
        commits, log = await connection.fetchrow(_DONE)
    finally:
        await connection.close()
    async with web_client(f"http://127.0.0.1:{club.bus.figures_port}") as client:
        told = (await client.get("/varz")).json()
    bus = [told[name] for name in ("in_msgs", "out_msgs", "out_bytes")]
    return list(map(float, (commits, log, *bus)))


async def _sit_down(members: Sequence[Member], games: int) -> list[Game]:
    """Open the tables, taking turns among the servers."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def sit(number: int, name: str) -> Game:
        async with limit, web_client(_url(members, number)) as client:
            return await seat(client, name)

    found = map(load, ids())  # with dice they last long enough
    names = [g.id for g in found if g.package.startswith("ludoteca.") and g.rules.die_faces]
    return await asyncio.gather(*map(sit, range(games), islice(cycle(names), games)))


def _url(members: Sequence[Member], number: int) -> str:
    return f"http://127.0.0.1:{members[number % len(members)].port}"


def _seconds(components: Sequence[Component]) -> float:
    return sum(component.processor_seconds() for component in components)


def _part(ordered: list[float], part: float) -> float:
    return ordered[int(part * (len(ordered) - 1))]
