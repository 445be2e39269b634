"""A table in memory and the guests who look at it."""

import asyncio

from ludoteca.server import messages as m
from ludoteca.server.snapshots import shared_part, snapshot
from ludoteca.server.tables import Table, TableError

MOST_NEWS = 64  # messages a guest may be behind before it is let go
MOST_SPECTATORS = 100


class Guest:
    """One connection to a table: a browser, a program or a spectator."""

    def __init__(self, owner: str | None, hello: m.Hello) -> None:
        """Remember who it is and what it knows."""
        self.owner = owner
        self.is_welcome = True
        self._news: asyncio.Queue[str | None] = asyncio.Queue()
        self._known, self._revision = hello.since, hello.revision

    def tell(self, table: Table, shared: str, answers: str | None = None) -> None:
        """Put the table as this guest may see it among its news."""
        if table.last_takeback >= self._revision:  # what it knew may not hold any more
            self._known = 0
        text, self._known = snapshot(table, self.owner, self._known, shared, answers)
        self._revision = table.num_events
        self._send(text)

    def refuse(self, refusal: m.Refusal) -> None:
        """Put a refusal among the news."""
        self._send(refusal.model_dump_json())

    def _send(self, text: str) -> None:
        """Put a message among the news; a guest too far behind is let go, and comes back."""
        if self._news.qsize() >= MOST_NEWS:
            self.let_go()
        elif self.is_welcome:
            self._news.put_nowait(text)

    def let_go(self) -> None:
        """Send nothing more; who is let go may come back and ask for what it missed."""
        if self.is_welcome:
            self.is_welcome = False
            self._news.put_nowait(None)

    async def news(self) -> str | None:
        """Wait for the next message; None is the end."""
        news = await self._news.get()
        return news if self.is_welcome else None


class Desk:
    """A table with its guests; the lock makes changes and news take turns."""

    def __init__(self, table: Table) -> None:
        """Put a table on the desk."""
        self.table = table
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.users = 0  # guests, requests and bots: nobody may forget the desk meanwhile
        self.are_bots_awake = False
        self.is_abandoned = False

    def enter(self, guest: Guest) -> None:
        """Let a guest in and tell everybody for whom that changes something."""
        is_spectator = not self.table.seats_of(guest.owner)
        if is_spectator and len(self.guests) >= MOST_SPECTATORS:
            raise TableError("server-error-crowded")
        before = self._present()
        self.guests.add(guest)
        if self._present() == before:
            self.tell(guest)
        else:
            self.tell_all()

    def leave(self, guest: Guest) -> None:
        """Let a guest go and tell the others if they miss somebody."""
        before = self._present()
        self.guests.discard(guest)
        if self._present() != before:
            self.tell_all()

    def shared_part(self) -> str:
        """Write what is the same for everybody."""
        return shared_part(self.table, self._present())

    def tell(self, guest: Guest, answers: str | None = None) -> None:
        """Tell one guest how things are."""
        guest.tell(self.table, self.shared_part(), answers)

    def tell_all(self, answered: Guest | None = None, answers: str | None = None) -> None:
        """Tell every guest what changed."""
        shared = self.shared_part()
        for guest in self.guests:
            if guest.is_welcome:
                guest.tell(self.table, shared, answers if guest is answered else None)

    def abandon(self) -> None:
        """Send everybody away, to come back to what is on disk."""
        self.is_abandoned = True
        for guest in self.guests:
            guest.let_go()

    def _present(self) -> set[int]:
        """Return the seats whose owners are there."""
        return {seat for guest in self.guests for seat in self.table.seats_of(guest.owner)}
