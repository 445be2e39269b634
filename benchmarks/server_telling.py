"""What it costs to carry out a move and to tell everybody, without lines and disks."""

import asyncio
import random
import time
from statistics import median

from benchmarks.figure import Figure
from ludoteca import games
from ludoteca.server import messages as m
from ludoteca.server.decide import Sit, decide, open_table
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.events import format_event
from ludoteca.server.tables import Table

MOVES = 1_500
WARM_UP = 300


def telling() -> list[Figure]:
    """Measure every game with two players at two screens."""
    return [
        Figure(
            name=f"{game.name}: a move decided and told to two, median",
            value=1e3 * asyncio.run(_seconds(game.id)),
            unit="ms",
        )
        for game in map(games.load, games.ids())
    ]


async def _seconds(game: str) -> float:
    """Return the processor time of a move in the middle of all moves."""
    rng, times = random.Random(game), list[float]()
    while len(times) < WARM_UP + MOVES:
        table = _sit_down(game)
        written: list[str] = []

        def write(text: str, kept: list[str] = written) -> bool:
            kept.append(text)
            return True

        desk, guests = Desk(table, ""), [Guest(owner, m.Hello(), write) for owner in ("a", "b")]
        for guest in guests:
            desk.enter(guest)
        while table.playing().result is None:
            times.append(_move(desk, guests, rng))
            written.clear()
    return median(times[WARM_UP:])


def _sit_down(game: str) -> Table:
    seats = [m.NewSeat(kind="me", name="Ada"), m.NewSeat(kind="open")]
    opened = open_table(m.NewTable(game=game, seats=seats), "a", 0)
    table = Table("benchmark", [opened])
    sitting = decide(table, "b", Sit(1, m.TakeSeat(name="Emmy")))
    if sitting is not None:
        table.evolve(sitting)
    return table


def _move(desk: Desk, guests: list[Guest], rng: random.Random) -> float:
    match = desk.table.playing()
    seat = rng.choice(match.seats_to_act)
    request = m.MakeMove(
        id=f"m{desk.table.num_events}",
        seat=seat,
        version=match.version(seat),
        action=rng.choice(match.legal_actions(seat)),
    )
    start = time.process_time()
    event = decide(desk.table, guests[seat].owner, request)
    if event is not None:
        format_event(event)
        desk.table.evolve(event)
    desk.tell_all(guests[seat], request.id)
    return time.process_time() - start
