"""A table in memory and the guests who look at it."""

import asyncio
import json
from collections.abc import Callable, Sequence

from ludoteca.errors import LudotecaError
from ludoteca.faces.messages import Sentence
from ludoteca.server import messages as m
from ludoteca.server.chain import Entry, follow
from ludoteca.server.events import Chair, Revoked, parse_event
from ludoteca.server.schema import OVER, RUNNING, WAITING
from ludoteca.server.snapshots import shared_part, snapshot
from ludoteca.server.tables import Table, TableError
from ludoteca.server.turn import Turn

MOST_NEWS = 64  # messages a guest may be behind before it is let go
MOST_WAITING = 131_072  # characters of them
MOST_SPECTATORS = 100
MOST_SHARED = 4  # texts that a desk keeps of what it told everybody


def refusal(error: LudotecaError, answers: str | None) -> m.Refusal:
    """Return the message that a request was refused."""
    return m.Refusal(answers=answers, message=error.message, values=error.values)


class Guest:
    """One connection to a table: a browser, a program or a spectator."""

    def __init__(
        self, owner: str | None, hello: m.Hello, write: Callable[[str], bool] | None = None
    ) -> None:
        """Remember who it is and what it knows; `write` sends at once if it can, and says so."""
        self.owner = owner
        self.is_welcome = True
        self._news: asyncio.Queue[str | None] = asyncio.Queue()
        self._write, self._is_sending = write, False
        self._waiting = 0  # characters of the news
        self._known, self._revision = hello.since, hello.revision
        self._shared: int | None = None  # the hash of what it was told with everybody

    def tell(self, table: Table, shared: str, answers: str | None = None) -> None:
        """Put the table as this guest may see it among its news, unless it would be the same.

        How many messages come would tell others how many hidden decisions somebody made.
        """
        mine = table.seats_of(self.owner)
        revision, told = table.revision(mine), hash(shared)
        if answers is None and revision == self._revision and told == self._shared:
            return
        if not table.takeback_revision(mine) <= self._revision <= revision:
            # Who was told of everything knows what stands before the last undo; else nobody knows.
            is_near = self._shared is not None and table.match is not None
            self._known = min(self._known, table.playing().undone_from) if is_near else 0
        text, self._known = snapshot(table, mine, revision, self._known, shared, answers)
        self._revision, self._shared = revision, told
        self._send(text)

    def forget(self) -> None:
        """Begin again: what was told may not be all that led to what is told next."""
        self._shared, self._known = None, 0

    def refuse(self, error: LudotecaError, answers: str | None) -> None:
        """Put among the news that a request was refused, and why."""
        self._send(refusal(error, answers).model_dump_json())

    def _send(self, text: str) -> None:
        """Put a message among the news; a guest too far behind is let go, and comes back."""
        if not self.is_welcome:
            return
        if not self._is_sending and self._news.empty() and self._write and self._write(text):
            return
        if self._news.qsize() >= MOST_NEWS or self._waiting > MOST_WAITING:
            self.let_go()
        else:
            self._waiting += len(text)
            self._news.put_nowait(text)

    def let_go(self) -> None:
        """Send nothing more; who is let go may come back and ask for what it missed."""
        if self.is_welcome:
            self.is_welcome = False
            self._news.put_nowait(None)

    async def news(self) -> str | None:
        """Wait for the next message that was not sent at once; None is the end.

        Whoever asks again has sent the last one.
        """
        self._is_sending = False
        news = await self._news.get()
        self._is_sending = True
        self._waiting -= len(news or "")
        return news if self.is_welcome else None


class Desk:
    """A table with its guests; the lock makes changes and news take turns."""

    def __init__(self, table: Table, head: str) -> None:
        """Put a table on the desk; `head` is the hash of its last event."""
        self.table, self.head = table, head
        self.status = -1  # as the lists know it; not yet asked
        self.guests: set[Guest] = set()
        self.lock = Turn()
        self.users = 0  # guests, requests and bots: nobody may forget the desk meanwhile
        self.are_bots_awake = False
        self.is_abandoned = False
        self.trouble: Sentence | None = None  # why a bot that is to act does not
        self.last_trouble: Sentence | None = None  # the one that went to the log last
        self._frame: tuple[object, ...] = ()  # what all shared parts that are kept were made of
        self._shared: dict[tuple[object, ...], str] = {}  # by what else they were made of
        self.elsewhere: dict[str, frozenset[int]] = {}  # seats held at other servers of a club
        self.told_here: set[int] = set()  # what the other servers were told of those held here
        self.is_heard = False  # what the other servers say of this table
        self._there: set[int] | None = None  # the seats whose owners are there, once asked for
        self._there_at: list[Chair] = []  # as they sat then

    def put(self, table: Table, head: str, *, forgets: bool = True) -> None:
        """Put the table on the desk as it is on disk, and tell everybody."""
        self.table, self.head, self.status = table, head, -1
        for guest in self.guests if forgets else ():
            guest.forget()
        self.tell_all()

    def take_in(self, entries: Sequence[Entry]) -> None:
        """Let happen what another server wrote, and tell everybody; the lock is held."""
        for entry in entries:
            self.head = follow(self.head, self.table.id, self.table.num_events, entry)
            event = parse_event(json.loads(entry.data))
            self.table.evolve(event)
            if isinstance(event, Revoked):
                self.send_away(event.owner)
        self.tell_all()

    def send_away(self, owner: str) -> None:
        """Let go whoever held seats by keys that were taken back; who still may comes again."""
        for guest in self.guests:
            if guest.owner == owner or not self.table.seats_of(guest.owner):
                guest.let_go()

    def hear(self, server: str, seats: frozenset[int]) -> None:
        """Take in which seats are held at another server, and tell everybody; the lock is held."""
        before = self._present()
        self.elsewhere.pop(server, None)
        if seats:
            self.elsewhere[server] = seats
        self._there = None
        if self._present() != before:
            self.tell_all()

    def hear_nobody(self) -> None:
        """Forget what other servers said: nobody listens here any more."""
        self.elsewhere.clear()
        self._there = None

    def enter(self, guest: Guest) -> None:
        """Let a guest in and tell everybody for whom that changes something."""
        is_spectator = not self.table.seats_of(guest.owner)
        if is_spectator and len(self.guests) >= MOST_SPECTATORS:
            raise TableError("server-error-crowded")
        before = self._present()
        self.guests.add(guest)
        self._there = None
        if self._present() == before:
            self.tell(guest)
        else:
            self.tell_all()

    def leave(self, guest: Guest) -> None:
        """Let a guest go and tell the others if they miss somebody."""
        before = self._present()
        self.guests.discard(guest)
        self._there = None
        if self._present() != before:
            self.tell_all()

    def shared_part(self) -> str:
        """Write what is the same for everybody, if it was not written before: turns come again."""
        table, match, present = self.table, self.table.match, self._present()
        frame = (table.chairs, present, self.trouble)
        if frame != self._frame or len(self._shared) >= MOST_SHARED:
            self._frame, self._shared = frame, {}
        key = (
            match and (match.seats_to_act, match.resigned, match.result, match.with_takebacks),
            *(table.takeback_asked_by, table.rematch, table.is_helped),
        )
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = shared_part(table, present, self.trouble)
        return shared

    def tell(self, guest: Guest, answers: str | None = None) -> None:
        """Tell one guest how things are."""
        guest.tell(self.table, self.shared_part(), answers)

    def tell_all(self, answered: Guest | None = None, answers: str | None = None) -> None:
        """Tell every guest what changed."""
        shared = self.shared_part()
        for guest in self.guests:
            if guest.is_welcome:
                guest.tell(self.table, shared, answers if guest is answered else None)

    def say(self, trouble: Sentence | None) -> None:
        """Tell everybody why a bot does not move, or that it will."""
        if trouble != self.trouble:
            self.trouble = trouble
            self.tell_all()

    def new_status(self) -> int | None:
        """Return what lists must know of the table, if it is not what they knew."""
        match = self.table.match
        status = WAITING if match is None else RUNNING if match.result is None else OVER
        if status == self.status:
            return None
        self.status = status
        return status

    @property
    def is_show(self) -> bool:
        """Say whether only bots sit here."""
        return all(chair.bot for chair in self.table.chairs)

    def abandon(self) -> None:
        """Send everybody away, to come back to what is on disk."""
        self.is_abandoned = True
        for guest in self.guests:
            guest.let_go()

    def here(self) -> set[int]:
        """Return the seats whose owners are connected to this server."""
        seats_of, here = self.table.seats_of, set[int]()
        for guest in self.guests:
            here.update(seats_of(guest.owner))
        return here

    def _present(self) -> set[int]:
        """Return the seats whose owners are there; the set is not the caller's to change."""
        if self._there is None or self._there_at is not self.table.chairs:
            self._there = self.here().union(*self.elsewhere.values())
            self._there_at = self.table.chairs  # which are never changed in place
        return self._there
