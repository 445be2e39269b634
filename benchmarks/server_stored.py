"""A storage file full of unfinished games."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

from ludoteca import games
from ludoteca.server import messages as m
from ludoteca.server.access import Keys
from ludoteca.server.chain import Line, write_line
from ludoteca.server.decide import new_table_id, open_table
from ludoteca.server.events import Event, Moved, Sat, format_event
from ludoteca.server.schema import RUNNING
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.tables import Table

OWNERS = ("a" * 32, "b" * 32)
DIFFERENT = 20  # matches of each game; all others are copies


class Stored(NamedTuple):
    """A stored game and the token of one of its players."""

    table: str
    token: str


def fill(storage: Path, count: int) -> list[Stored]:
    """Store so many games, written by the code that the server writes with."""
    logs = [_play(game) for game in games.ids() for _ in range(DIFFERENT)]
    log = SqliteStorage(storage)
    tables = [new_table_id() for _ in range(count)]

    async def write() -> Keys:
        for i in range(0, count, 1000):
            lines: list[Line] = []
            for number, table in enumerate(tables[i : i + 1000]):
                head = ""
                for seq, event in enumerate(logs[number % len(logs)]):
                    first = (OWNERS, RUNNING) if seq == 0 else ((), None)
                    lines.append(write_line(table, seq, format_event(event), head, *first))
                    head = lines[-1].hash
            await log.append(*lines)
        return Keys(await log.setting("key", ""))  # the server has made it

    keys = asyncio.run(write())
    log.close()
    return [Stored(table, keys.token(table, OWNERS[0])) for table in tables]


def _play(game: str) -> list[Event]:
    """Play at random and return what happened until some moment before the end."""
    seats = [m.NewSeat(kind="me", name="Ada"), m.NewSeat(kind="open")]
    events: list[Event] = [open_table(m.NewTable(game=game, seats=seats), OWNERS[0], 0)]
    table = Table("", events)
    sitting = Sat(1, OWNERS[1], "Emmy", "")
    table.evolve(sitting)
    events.append(sitting)
    while (match := table.playing()).result is None:
        seat = random.choice(match.seats_to_act)
        action = random.choice(match.legal_actions(seat))
        move = Moved(seat, action, match.version(seat), f"{seat}:m{len(events)}")
        table.evolve(move)
        events.append(move)
    return events[: random.randrange(2, len(events))]
