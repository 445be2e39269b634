"""Break a club in every way we know while people play: `python -m benchmarks.club_faults`.

Servers are killed, stopped past every timeout and cut off; PostgreSQL is restarted, NATS dies and
comes back empty, its messages are lost, repeated and late; clocks are an hour apart. Clients come
through the proxy, and all that they were told is compared with the database in the end.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field

import asyncpg

from benchmarks.club_check import Log, Verdict, is_settled, judge
from benchmarks.club_players import Crowd
from ludoteca.server.chain import Entry
from tests.club.club import Club

CLOCK_SHIFTS = (0.0, 3600.0, -3600.0)  # seconds, of each server
NOISE = 0.1  # of the messages to a server are lost, as many repeated, and as many late
SETTLE_SECONDS = 90.0  # at most, until everybody knows all after the last fault
KILLED, REPLACED = "a server is killed", "all servers are replaced in turn"
KILLS = 4  # for each of the other faults
Say = Callable[[str], None]


@dataclass(frozen=True)
class Times:
    """How long everything lasts, in seconds."""

    stop: float = 40.0  # longer than a proxy, a client or a server waits for anything
    outage: float = 5.0
    between: float = 4.0


@dataclass
class Fault:
    """What was broken, and from when to when."""

    kind: str
    begin: float
    end: float = 0.0


@dataclass
class Report:
    """What a run found."""

    verdict: Verdict = field(default_factory=Verdict)
    faults: list[Fault] = field(default_factory=list)
    acknowledged: int = 0
    tables: int = 0
    finished: int = 0
    clients: int = 0
    refusals: int = 0
    bus_trouble: tuple[int, int, int] = (0, 0, 0)  # lost, repeated, late
    seconds: float = 0.0
    back: dict[str, list[float]] = field(default_factory=dict)  # by fault: shown the table again
    played: dict[str, list[float]] = field(default_factory=dict)  # … and had a move answered


class Breaker:
    """All that can be done to a club; whatever is broken is mended again."""

    def __init__(self, club: Club, times: Times, choice: random.Random) -> None:
        """Choose by a generator of one's own, so that a seed tells the order."""
        self._club, self._times, self._choice = club, times, choice

    async def _rest(self, seconds: float) -> None:
        await asyncio.sleep(seconds * self._choice.uniform(0.7, 1.3))

    async def _kill(self, number: int) -> None:
        member = self._club.members[number]
        member.end()
        await self._rest(self._times.outage / 2)
        await asyncio.to_thread(member.start)

    async def _stop(self, number: int) -> None:
        member = self._club.members[number]
        member.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._times.stop)
        finally:
            member.send(signal.SIGCONT)

    async def _replace(self, _number: int) -> None:
        """Do what an upgrade does: close one server in good order, start it anew, and the next."""
        for member in self._club.members:
            await asyncio.to_thread(member.end, signal.SIGTERM)
            await asyncio.to_thread(member.start)
            await self.until_ready()

    async def _restart_database(self, _number: int) -> None:
        await self._end_database(signal.SIGINT)

    async def _crash_database(self, _number: int) -> None:
        await self._end_database(signal.SIGQUIT)

    async def _end_database(self, number: signal.Signals) -> None:
        await asyncio.to_thread(self._club.database.end, number)
        await asyncio.to_thread(self._club.database.start)

    async def _restart_bus(self, _number: int) -> None:
        self._club.bus.end()
        await self._rest(self._times.outage)
        await asyncio.to_thread(self._club.bus.start)

    async def _cut_database(self, number: int) -> None:
        wire = self._club.database_wires[number]
        await self._for_a_while(wire.cut, wire.heal)

    async def _hold_database(self, number: int) -> None:
        wire = self._club.database_wires[number]
        await self._for_a_while(wire.hold, wire.heal)

    async def _cut_bus(self, number: int) -> None:
        wire = self._club.bus_wires[number]
        await self._for_a_while(self._choice.choice((wire.cut, wire.hold)), wire.heal)

    async def _cut_both(self, number: int) -> None:
        wires = self._club.database_wires[number], self._club.bus_wires[number]
        self._club.do(*(wire.cut for wire in wires))
        await self._rest(self._times.outage)
        self._club.do(*(wire.heal for wire in wires))

    async def _disturb_bus(self, _number: int) -> None:
        for wire in self._club.bus_wires:
            wire.trouble = NOISE
        await self._rest(self._times.outage)
        for wire in self._club.bus_wires:
            wire.trouble = 0.0

    async def _for_a_while(self, spoil: Callable[[], None], mend: Callable[[], None]) -> None:
        self._club.do(spoil)
        await self._rest(self._times.outage)
        self._club.do(mend)

    async def until_ready(self) -> None:
        """Wait until all servers are ready, or say which one never was."""
        end = time.monotonic() + SETTLE_SECONDS
        everybody = {member.number for member in self._club.members}
        while self._club.spreader.ready != everybody:
            if time.monotonic() > end:
                away = everybody - self._club.spreader.ready
                raise RuntimeError(f"server {away} did not become ready again")
            await asyncio.sleep(0.05)


KINDS: dict[str, Callable[[Breaker, int], Awaitable[None]]] = {
    KILLED: Breaker._kill,
    "a server is stopped": Breaker._stop,
    REPLACED: Breaker._replace,
    "PostgreSQL is restarted": Breaker._restart_database,
    "PostgreSQL crashes": Breaker._crash_database,
    "NATS dies and comes back empty": Breaker._restart_bus,
    "a server is cut off from PostgreSQL": Breaker._cut_database,
    "PostgreSQL answers a server late": Breaker._hold_database,
    "a server is cut off from NATS": Breaker._cut_bus,
    "a server is cut off from both": Breaker._cut_both,
    "bus messages are lost, repeated, late": Breaker._disturb_bus,
}


async def run(
    club: Club,
    *,
    moves: int,
    tables: int,
    pace: float,
    times: Times,
    seed: int,
    say: Say,
    kinds: Sequence[str] = (),
) -> Report:
    """Play and break until so many moves were acknowledged and every fault had its turn."""
    random.seed(seed)
    begin = time.monotonic()
    crowd, breaker = Crowd(club.url, tables, pace), Breaker(club, times, random.Random(seed))
    report = Report()
    waiting, every = list[str](), kinds or [*KINDS, *[KILLED] * (KILLS - 1)]
    await breaker.until_ready()
    crowd.start()
    try:
        while crowd.num_acknowledged < moves or waiting or not report.faults:
            if not waiting:
                waiting = random.sample(every, len(every))
            await asyncio.sleep(times.between * random.uniform(0.7, 1.3))
            fault = Fault(waiting.pop(), time.monotonic())
            report.faults.append(fault)
            await KINDS[fault.kind](breaker, random.randrange(len(club.members)))
            await breaker.until_ready()
            fault.end = time.monotonic()
            say(
                f"{fault.end - begin:5.0f} s  {crowd.num_acknowledged:6} moves"
                f"  {len(crowd.guests):5} guests  {fault.kind}"
            )
        await asyncio.sleep(times.between)
        crowd.is_playing = False
        log = await _settle(club, crowd)
    finally:
        await crowd.stop()
    report.seconds = time.monotonic() - begin
    report.verdict = await asyncio.to_thread(judge, log, crowd.guests)
    _count(report, club, crowd)
    return report


async def read_log(club: Club) -> Log:
    """Read all events from the database itself, past every server and proxy."""
    connection = await asyncpg.connect(club.database.url())
    try:
        query = "SELECT table_id, seq, data, hash FROM ludoteca.events ORDER BY table_id, seq"
        log: dict[str, list[Entry]] = {}
        for table, *entry in await connection.fetch(query):
            log.setdefault(table, []).append(Entry._make(entry))
        return log
    finally:
        await connection.close()


async def _settle(club: Club, crowd: Crowd) -> Log:
    """Wait until all are answered and know how things stand; whoever does not is found later."""
    end = time.monotonic() + SETTLE_SECONDS
    log = await read_log(club)
    while time.monotonic() < end:
        before, log = log, await read_log(club)
        here = [guest for guest in crowd.guests if not guest.is_over]
        if _sizes(log) == _sizes(before) and is_settled(log, here):
            break
        await asyncio.sleep(1.0)
    return log


def _sizes(log: Log) -> dict[str, int]:
    return {table: len(entries) for table, entries in log.items()}


def _count(report: Report, club: Club, crowd: Crowd) -> None:
    """Note what happened, and how long people were away after each kind of fault."""
    guests, wires = crowd.guests, club.bus_wires
    report.acknowledged = crowd.num_acknowledged
    report.clients = len(guests)
    report.tables = len({guest.table for guest in guests})
    report.finished = sum(guest.is_over for guest in guests if guest.seat is None)
    report.refusals = sum(len(guest.refused) for guest in guests)
    report.bus_trouble = (
        sum(wire.num_lost for wire in wires),
        sum(wire.num_repeated for wire in wires),
        sum(wire.num_late for wire in wires),
    )
    absences = [absence for guest in guests for absence in guest.absences]
    for fault in report.faults:
        for absence in absences:
            if fault.begin <= absence.lost <= fault.end:
                since = absence.lost if fault.kind == REPLACED else fault.begin
                if absence.back is not None:
                    report.back.setdefault(fault.kind, []).append(absence.back - since)
                if absence.played is not None:
                    report.played.setdefault(fault.kind, []).append(absence.played - since)


def part(values: list[float], which: float) -> str:
    """Write a quantile, or that there is none."""
    ordered = sorted(values)
    return f"{ordered[int(which * (len(ordered) - 1))]:.2f} s" if ordered else "–"


def format_report(report: Report) -> str:
    """Write a report as Markdown."""
    lost, repeated, late = report.bus_trouble
    lines = [
        f"{report.acknowledged:,} moves acknowledged to {report.clients:,} clients at"
        f" {report.tables:,} tables ({report.finished:,} games to their end) in"
        f" {report.seconds:,.0f} s; {len(report.faults)} faults; bus messages: {lost:,} lost,"
        f" {repeated:,} repeated, {late:,} late; {report.refusals} requests refused;"
        f" load average {os.getloadavg()[1]:.1f}",
        "",
        "| what must not be | found |",
        "|---|---:|",
        *(f"| {name.replace('_', ' ')} | {n} |" for name, n in asdict(report.verdict).items()),
        "",
        "| fault | times | lines lost | shown again, p50 | p99 | next move answered, p50 | p99 |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for kind in sorted({fault.kind for fault in report.faults}):
        back, played = report.back.get(kind, []), report.played.get(kind, [])
        times = sum(fault.kind == kind for fault in report.faults)
        cells = (part(back, 0.5), part(back, 0.99), part(played, 0.5), part(played, 0.99))
        lines.append(f"| {kind} | {times} | {len(back)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    """Run, and print what was found; 1 says that something was wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.club_faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged, at least")
    parser.add_argument("--tables", type=int, default=100, help="at which people play at once")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds before a move")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", action="append", choices=KINDS, help="this fault only")
    told = parser.parse_args()
    with Club(told.servers, clock_shifts=CLOCK_SHIFTS, seed=told.seed) as club:
        report = asyncio.run(
            run(
                club,
                moves=told.moves,
                tables=told.tables,
                pace=told.pace,
                times=Times(),
                seed=told.seed,
                kinds=told.kind or (),
                say=lambda line: print(line, file=sys.stderr, flush=True),
            )
        )
    print(format_report(report))
    return 0 if report.verdict.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
