"""A table as long as one person can make it: moves and undos at random."""

import random
from pathlib import Path
from typing import NamedTuple

from ludoteca.match.match import FORMAT
from ludoteca.server.chain import Line, write_line
from ludoteca.server.events import Chair, Event, Moved, Opened, Undone, format_event
from ludoteca.server.schema import RUNNING
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.tables import Table

OWNER = "somebody"


class LongLog(NamedTuple):
    """The events of a table, and the table after them."""

    events: list[Event]
    table: Table


def play(game: str, num_players: int, num_events: int, seed: int = 1) -> LongLog:
    """Move and take back at random; the more there is to take back, the more is."""
    chairs = tuple(Chair(f"N{i}", None, frozenset([OWNER])) for i in range(num_players))
    events: list[Event] = [Opened(0, game, "", "0c00" * 16, chairs, FORMAT)]
    table, choice = Table("long", events), random.Random(seed)
    while len(events) < num_events and (match := table.playing()).result is None:
        seat = choice.choice(match.seats_to_act)
        undoers = [seat for seat in range(num_players) if match.can_undo(seat)]
        number = len(events)
        if undoers and choice.random() < (0.49 if len(match.events) < 290 else 0.9):
            seat = choice.choice(undoers)
            event: Event = Undone(seat, f"{seat}:u{number}")
        else:
            action = choice.choice(match.legal_actions(seat))
            event = Moved(seat, action, match.version(seat), f"{seat}:m{number}")
        table.evolve(event)
        events.append(event)
    return LongLog(events, table)


def lines_of(table: str, events: list[Event]) -> list[Line]:
    """Write events as the log of a table."""
    lines: list[Line] = []
    for seq, event in enumerate(events):
        before = lines[-1].hash if lines else ""
        first = ((OWNER,), RUNNING) if seq == 0 else ((), None)
        lines.append(write_line(table, seq, format_event(event), before, *first))
    return lines


async def store(path: Path, table: str, events: list[Event]) -> None:
    """Put a log into a new storage."""
    storage = SqliteStorage(path)
    await storage.append(*lines_of(table, events))
    storage.close()
