"""A storage file full of unfinished games."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple, get_args

from ludoteca.server import messages as m
from ludoteca.server.access import Keys
from ludoteca.server.storage import Line, Storage
from ludoteca.server.tables import Event, Table, new_table_id, opening

OWNERS = ("a" * 32, "b" * 32)
LONGEST = {"quantik": 8, "knaster": 50, "kuhvadis": 200}
DIFFERENT = 20  # games of each kind; all others are copies


class Stored(NamedTuple):
    """A stored game and the token of one of its players."""

    table: str
    token: str


def fill(storage: Path, count: int) -> list[Stored]:
    """Store so many games, written by the code that the server writes with."""
    games = [_play(game) for game in get_args(m.GameId) for _ in range(DIFFERENT)]
    log = Storage(storage)
    keys = Keys(log.setting("key", ""))  # the server has made it
    tables = [new_table_id() for _ in range(count)]

    async def write() -> None:
        for i in range(0, count, 1000):
            lines = [
                Line(table, seq, event, OWNERS if seq == 0 else ())
                for number, table in enumerate(tables[i : i + 1000])
                for seq, event in enumerate(games[number % len(games)])
            ]
            await log.append(*lines)

    asyncio.run(write())
    log.close()
    return [Stored(table, keys.token(table, OWNERS[0])) for table in tables]


def _play(game: m.GameId) -> list[Event]:
    """Play at random for a while and return what happened."""
    seats = [m.NewSeat(kind="me", name="Ada"), m.NewSeat(kind="open")]
    events = [opening(m.NewTable(game=game, seats=seats), OWNERS[0], 0)]
    table = Table("", events)
    sitting = table.sit(1, OWNERS[1], m.TakeSeat(name="Emmy"))
    table.apply(sitting)
    events.append(sitting)
    for number in range(random.randrange(LONGEST[game])):
        match = table.playing()
        if match.result is not None:
            break
        seat = random.choice(match.seats_to_act)
        action = random.choice(match.legal_actions(seat))
        move = {"kind": "move", "seat": seat, "action": action, "version": match.version(seat)}
        events.append({**move, "id": f"{seat}:m{number}"})
        table.apply(events[-1])
    return events
