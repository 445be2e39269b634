"""The chain of a table's events: each carries a hash over itself and the one before.

Whoever changes, loses or moves an event breaks the chain there and cannot mend it by accident. It
is no signature: who may write the file may also write a chain that fits.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ludoteca.errors import LudotecaError

Data = Mapping[str, Any]
write_json = json.JSONEncoder(separators=(",", ":")).encode  # `json.dumps` would make one for each


class DamagedTable(LudotecaError):
    """A table whose log does not verify; it is set aside and harms no other."""


class Line(NamedTuple):
    """The event in one place of a table's log, and what the lists of tables learn by it."""

    table: str
    seq: int
    data: str  # JSON
    hash: str
    owners: Sequence[str] = ()  # who find the table in their lists from now on
    status: int | None = None  # of the table, where it changes


class Entry(NamedTuple):
    """A line as it is read back."""

    seq: int
    data: str
    hash: str


def write_line(
    table: str,
    seq: int,
    event: Data | str,
    before: str = "",
    owners: Sequence[str] = (),
    status: int | None = None,
) -> Line:
    """Write an event down, if it is not JSON yet, behind the one with the hash `before`."""
    data = event if isinstance(event, str) else write_json(event)
    return Line(table, seq, data, link(before, table, seq, data), owners, status)


def link(before: str, table: str, seq: int, data: str) -> str:
    """Return the hash of an event: 128 bits of SHA-256 over all that stands before and in it."""
    text = f"{before}\n{table}\n{seq}\n{data}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def check(table: str, entries: Iterable[Entry]) -> str:
    """Return the last hash of a log that is whole, or say where it is not."""
    head = ""
    for place, entry in enumerate(entries):
        head = follow(head, table, place, entry)
    return head


def follow(before: str, table: str, place: int, entry: Entry) -> str:
    """Return the hash of an entry behind the one with the hash `before`, or say that it is not."""
    is_text = isinstance(entry.data, str)  # a damaged file may hold anything
    head = link(before, table, place, entry.data) if is_text else ""
    if entry.seq != place or entry.hash != head:
        raise DamagedTable("server-error-damaged", table=table, place=place)
    return head
