"""A table folded into a text: long ones are read from it, and only what came later is replayed.

Whatever a table and its match remember is written, but for what follows from the rest: states are
made anew from the moves that stand. The log stays the truth: a text of another format, of another
log or with a letter changed is not used.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any
from zlib import crc32

from ludoteca.match.events import Event, Move, Resign, Result, Seat, move_of, roll_of
from ludoteca.server.chain import Entry, check
from ludoteca.server.events import Chair, Opened, parse_event
from ludoteca.server.tables import Table

FOLD_EVERY = 64  # events; so many are replayed at most, in some 10 ms
SPREAD = 16  # places at which tables are folded: many that began together would be at once
START = "2 "  # of each text: its format
# What is made anew, or cannot change.
_DERIVED = {
    *("game", "rules", "dice", "state", "events", "_kept", "_rolls", "_rounds"),
    *("_asked", "_due", "_legal"),
}
_OF_TABLE = {
    *("match", "history", "views", "board", "id", "game", "setup", "secret", "commitment"),
    *("_held", "_held_at"),
}
_PLAIN = {"answered", "epochs"}  # texts by text: thousands of them, so nothing is looked at
_RECORDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (Result, Seat)}

Folded = tuple[int, str]  # after so many events


def is_due(table: Table) -> bool:
    """Say whether a table is to be folded now."""
    place = crc32(table.id.encode()) % SPREAD
    return (table.num_events + place) % FOLD_EVERY == 0


def fold(table: Table, head: str) -> str:
    """Write a table; `head` is the hash of its last event."""
    match = table.match
    told = {
        "table": {k: _part(k, v) for k, v in vars(table).items() if k not in _OF_TABLE},
        "match": match and {k: _write(v) for k, v in vars(match).items() if k not in _DERIVED},
        "events": match.events if match else [],
    }
    body = json.dumps(told, separators=(",", ":"))
    return f"{_first_line(head, body)}\n{body}"


def unfold(table: str, opened: Opened, text: str) -> Table:
    """Read a table as it was when it was folded."""
    told = json.loads(text.partition("\n")[2])
    folded = Table(table, [opened])
    parts = told["table"].items()
    vars(folded).update({k: v if k in _PLAIN else _read(v) for k, v in parts})
    if told["match"] is not None:
        if folded.match is None:
            folded.begin()
        match = folded.playing()
        vars(match).update({name: _read(value) for name, value in told["match"].items()})
        match.restore(list(map(_read_event, told["events"])))
    return folded


def load(
    table: str,
    entries: Sequence[Entry],
    folded: Folded | None,
    admit: Callable[[str], None] = lambda _game: None,
    rest: Callable[[], object] = lambda: None,
) -> tuple[Table, str]:
    """Return a table as its log tells it, and the hash of its last event; `folded` must fit.

    `admit` may refuse to replay a game; between two events `rest` may let others go first.
    """
    head = check(table, entries)
    opened = parse_event(json.loads(entries[0].data))
    if isinstance(opened, Opened):
        admit(opened.game)
    if folded is not None and isinstance(opened, Opened):
        found = unfold(table, opened, folded[1])
        start = folded[0]
    else:
        found = Table(table, [opened])
        start = 1
    for entry in entries[start:]:
        found.evolve(parse_event(json.loads(entry.data)))
        rest()
    return found, head


def fold_log(table: str, entries: Sequence[Entry], folded: Folded | None) -> str:
    """Replay a log that goes far beyond what was folded, and fold all of it."""
    return fold(*load(table, entries, folded))


def fits(entries: Sequence[Entry], folded: Folded | None) -> bool:
    """Say whether a text was folded by this format, of this very log, and is whole."""
    if folded is None or not 0 < folded[0] <= len(entries) or not isinstance(folded[1], str):
        return False
    first, _, body = folded[1].partition("\n")
    return first == _first_line(entries[folded[0] - 1].hash, body)


def _first_line(head: str, body: str) -> str:
    return f"{START}{head} {hashlib.sha256(body.encode()).hexdigest()}"


# Values as JSON: what JSON has none for stands behind its name ----------------------------------


def _part(name: str, value: Any) -> Any:
    return value if name in _PLAIN else _write(value)


def _read_event(told: list[Any]) -> Event:
    """Read an event, which is told as the tuple that it is."""
    if len(told) == len(Move._fields):
        return move_of(*told)
    return roll_of(tuple(told[0])) if isinstance(told[0], list) else Resign(told[0])


def _write(value: Any) -> Any:
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if kind in _WRITERS:
        return {kind.__name__: _WRITERS[kind](value)}
    if kind.__name__ in _RECORDS:
        return {kind.__name__: [_write(part) for part in value]}
    raise TypeError(f"{kind} cannot be folded")


def _read(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    ((name, parts),) = value.items()
    if name in _READERS:
        return _READERS[name](parts)
    return _RECORDS[name](*map(_read, parts))


def _items(value: Any) -> list[Any]:
    return [_write(part) for part in value]


def _chair(chair: Chair) -> list[Any]:
    return [_write(getattr(chair, field.name)) for field in fields(chair)]


_WRITERS: dict[type[Any], Callable[[Any], Any]] = {
    bytes: bytes.hex,
    list: _items,
    tuple: _items,
    set: lambda value: sorted(_items(value)),
    frozenset: lambda value: sorted(_items(value)),
    dict: lambda value: [[_write(key), _write(part)] for key, part in value.items()],
    Chair: _chair,
}
_READERS: dict[str, Callable[[Any], Any]] = {
    "bytes": bytes.fromhex,
    "list": lambda parts: list(map(_read, parts)),
    "tuple": lambda parts: tuple(map(_read, parts)),
    "set": lambda parts: set(map(_read, parts)),
    "frozenset": lambda parts: frozenset(map(_read, parts)),
    "dict": lambda parts: {_read(key): _read(part) for key, part in parts},
    "Chair": lambda parts: Chair(*map(_read, parts)),
}
