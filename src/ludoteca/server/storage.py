"""What a storage promises: an append-only log of everything that happens at the tables.

The place of an event, (table, seq), is the only lock there is: who comes second gets a conflict,
reads what it missed and decides again. A file of SQLite has one server, a database of PostgreSQL
any number of them.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from ludoteca.errors import LudotecaError
from ludoteca.server.chain import Entry, Line

SHORT = 64  # events; a log of fewer is read without asking for a folded table


class StorageError(LudotecaError):
    """The storage cannot be opened, read or written."""


class SequenceConflict(StorageError):
    """Somebody else wrote the event in this place first; what is stored has to be read again."""


class OutcomeUnknown(StorageError):
    """The line broke while something was written; only what is stored can tell whether it was."""


class Log(NamedTuple):
    """All that is stored of a table: its events, and how things stood after some of them."""

    entries: list[Entry]
    folded: tuple[int, str] | None = None  # after so many events


class Storage(Protocol):
    """What tables are kept in; whatever fails raises a `StorageError`."""

    commit_seconds: float  # that the last batch took

    @property
    def is_shared(self) -> bool:
        """Say whether other servers may write to it too."""

    @property
    def num_waiting(self) -> int:
        """Return how many wait to be written."""

    def append(self, *lines: Line) -> "asyncio.Future[None]":
        """Write lines, all or none; it is done when they are on disk."""

    async def keep_folded(self, table: str, seq: int, data: str) -> None:
        """Keep how things stood after so many events, in place of what was kept of fewer."""

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting, in place of an earlier value."""

    async def setting(self, name: str, default: str) -> str:
        """Return a setting, keeping the default if there was none."""

    async def list_for(self, owner: str, table: str) -> None:
        """Let somebody find a table in their list, if they do not yet."""

    async def retire(self, waiting_days: int, idle_days: int, in_use: Collection[str] = ()) -> int:
        """Remove tables that nobody began or came back to in so many days; say how many."""

    async def log(self, table: str) -> Log:
        """Return all that happened at a table, in order."""

    async def entries_from(self, table: str, seq: int) -> Sequence[Entry]:
        """Return what happened at a table from one place on, in order."""

    async def lengths(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return how many events each of these tables has; those that are gone are left out."""

    async def next_unfolded(self, after: str, most: int, start: str) -> str | None:
        """Return a table of more events that is not kept folded by a text with such a start."""

    async def tables_of(self, owner: str, limit: int = 50, offset: int = 0) -> list[str]:
        """Return the tables of somebody: those that are not over first, then the latest first."""

    async def probe(self) -> None:
        """Write something and read it back, or raise."""

    async def num_bytes(self) -> int:
        """Return how large it is, without what lies free in it."""

    async def end(self) -> None:
        """Write what waits, then close."""
