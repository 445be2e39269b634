"""One table: who sits there, its match, all that follows from its events. It sends nothing."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from ludoteca.errors import LudotecaError
from ludoteca.match import Dice, Match, Seat
from ludoteca.server.events import (
    Chair,
    Committed,
    Event,
    Helped,
    Moved,
    Opened,
    Rematched,
    Resigned,
    Revealed,
    Revoked,
    Sat,
    Shared,
    TakebackAnswered,
    TakebackAsked,
    Undone,
    content_of,
)
from ludoteca.server.history import History

Stage = Literal["commit", "reveal", "play"]
Written = tuple[int, str]  # the version of a view, and its JSON


_HIDABLE = (Moved, Undone)  # where all choose at the same time


class TableError(LudotecaError):
    """A request that this table refuses."""


class Table:
    """The fold of a table's events."""

    def __init__(self, table: str, events: Sequence[Event]) -> None:
        """Replay what happened at a table, the opening first."""
        opened = events[0]
        if not isinstance(opened, Opened):
            raise TypeError(f"a table begins with its opening, not with {opened!r}")
        self.id = table
        self.game = opened.game
        self.setup = opened.setup
        self.match_format = opened.match_format
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = Dice(self.secret).commitment
        self.chairs: list[Chair] = []
        self._held_at, self._held = self.chairs, dict[str | None, list[int]]()
        self.match: Match[Any] | None = None
        self.history: History | None = None  # of the match
        self.views: dict[int | None, Written] = {}  # as they were told last, by seat
        self.board: tuple[Any, str] = None, ""  # the state that was told last, and its JSON
        self.takeback_asked_by: int | None = None
        self.takeback_granted_by: set[int] = set()
        self.rematch: str | None = None
        self.answered: dict[str, str] = {}  # the requests that were carried out, by their ids
        self.is_helped = False
        self.epochs: dict[str, int] = {}  # how often each owner took their keys back
        self.num_events = 1
        self.hidden = [0] * len(opened.chairs)  # events of each seat that nobody else can see
        self.last_takeback = 0  # the number of events when history last changed
        self.hidden_then = list(self.hidden)  # when history last changed
        self._seat(list(opened.chairs))
        for event in events[1:]:
            self.evolve(event)

    @property
    def is_waiting(self) -> bool:
        """Say whether the game has yet to begin."""
        return self.match is None

    def seats_of(self, owner: str | None) -> list[int]:
        """Return the seats somebody holds; the list is not the caller's to change."""
        if self._held_at is not self.chairs:  # which are never changed in place
            self._held_at, self._held = self.chairs, {}
        held = self._held.get(owner)
        if held is None:
            held = [i for i, chair in enumerate(self.chairs) if owner in chair.owners]
            self._held[owner] = held
        return held

    def bots_to_act(self) -> list[int]:
        """Return the seats that are due and decided for by bots: their own, or given up."""
        if self.match is None:
            return []
        return [seat for seat in self.match.seats_to_act if self.match.bot_at(seat)]

    @property
    def stage(self) -> Stage:
        """Say how far the dice are: all commit, then all reveal, then they fall."""
        if self.match is not None:
            return "play"
        is_open = any(c.is_open or (c.commits and not c.commitment) for c in self.chairs)
        return "commit" if is_open else "reveal"

    @property
    def awaited(self) -> list[int]:
        """Return the seats that have yet to commit or to reveal."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if self.stage != "play"
            and chair.commits
            and not (chair.commitment if self.stage == "commit" else chair.contribution)
        ]

    @property
    def with_takebacks(self) -> bool:
        """Say whether moves were taken back that nobody could consent to."""
        return self.match is not None and self.match.with_takebacks

    @property
    def bot_seed(self) -> int:
        """Return where the bots' own chance begins; nobody can guess it while the game goes on."""
        return int(hashlib.sha256(b"bot" + self.secret).hexdigest(), 16)

    def playing(self) -> Match[Any]:
        """Return the match, or refuse while seats are open."""
        if self.match is None:
            raise TableError("server-error-waiting")
        return self.match

    # Events change the table ---------------------------------------------------------------

    def evolve(self, event: Event) -> bool:
        """Take in one event and say whether it changed anything; an illegal one only raises."""
        before, num_takebacks = self._public(), self.last_takeback
        if not self._change(event):
            return False
        request: str | None = getattr(event, "id", None)  # bots ask for nothing
        if request is not None:
            self.answered[request] = content_of(event)
        self.num_events += 1
        if before is not None and isinstance(event, _HIDABLE) and before == self._public():
            self.hidden[event.seat] += 1
        if self.last_takeback != num_takebacks:
            self.hidden_then = list(self.hidden)
        return True

    def revision(self, seats: Sequence[int]) -> int:
        """Return how often something changed that the holder of these seats can see."""
        return self.num_events - _hidden_from(seats, self.hidden)

    def takeback_revision(self, seats: Sequence[int]) -> int:
        """Return the revision with which these seats saw history change last."""
        return self.last_takeback + 1 - _hidden_from(seats, self.hidden_then)

    def _public(self) -> tuple[object, ...] | None:
        """Return what changes with everything that all can see, where choices may be hidden."""
        match = self.match
        if match is None or not match.rules.is_simultaneous:
            return None
        return match.version(None), match.seats_to_act, match.result, self.takeback_asked_by

    def _change(self, event: Event) -> bool:
        match event:
            case Moved():
                return self._move(event)
            case Sat() | Committed() | Revealed() | Shared() | Revoked():
                self._change_seats(event)
            case Undone(seat):  # before format 2 one could take back unasked what dice had followed
                self._take_back(seat, agreed=self.match_format == 1)
            case Resigned(seat):
                if not self.playing().resign(seat):
                    return False
                self._forget_takeback()
            case TakebackAsked(seat):
                return self._ask_takeback(seat)
            case TakebackAnswered(seat, is_granted):
                self._answer_takeback(seat, is_granted=is_granted)
            case Helped():
                self.is_helped = self.playing().helped = True
            case Rematched(_, table):
                self.rematch = table
            case Opened():
                raise TypeError("a table is opened once")
        return True

    def _change_seats(self, event: Sat | Committed | Revealed | Shared | Revoked) -> None:
        match event:
            case Sat(seat, owner, name, contribution, commits):
                self._put(seat, Chair(name, None, frozenset([owner]), contribution, commits))
            case Committed(seat, commitment):
                chair = replace(self.chairs[seat], commits=True, contribution="")
                self._put(seat, replace(chair, commitment=commitment))
            case Revealed(seat, contribution):
                self._put(seat, replace(self.chairs[seat], contribution=contribution))
            case Shared(owner, other):
                self.chairs = [
                    replace(chair, owners=chair.owners | {other})
                    if owner in chair.owners
                    else chair
                    for chair in self.chairs
                ]
            case Revoked(owner):
                self.epochs[owner] = self.epochs.get(owner, 0) + 1
                self.chairs = [
                    replace(chair, owners=frozenset([owner])) if owner in chair.owners else chair
                    for chair in self.chairs
                ]

    def _move(self, event: Moved) -> bool:
        match = self.playing()
        if not match.act(event.seat, event.action, event.version):
            return False  # it was made before, under another id
        if match.bot_at(event.seat) is None or match.result is not None:
            self._forget_takeback()
        return True

    def _ask_takeback(self, seat: int) -> bool:
        if self.takeback_asked_by == seat:
            return False
        self._forget_takeback()
        self.takeback_asked_by = seat
        if not self.takeback_needs():  # nobody else is there to be asked
            self._take_back(seat, agreed=True)
        return True

    def _answer_takeback(self, seat: int, *, is_granted: bool) -> None:
        asker = self.takeback_asked_by
        if asker is None or not is_granted:
            self._forget_takeback()
            return
        self.takeback_granted_by.add(seat)
        if not self.takeback_needs():
            self._take_back(asker, agreed=True)

    def takeback_needs(self) -> set[int]:
        """Return whose consent is missing: people at other screens who still play."""
        asker, match = self.takeback_asked_by, self.playing()
        if asker is None:
            return set()
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if match.bot_at(seat) is None
            and seat not in self.takeback_granted_by
            and not chair.owners & self.chairs[asker].owners
        }

    def _take_back(self, seat: int, *, agreed: bool) -> None:
        match = self.playing()
        match.undo(seat, agreed=agreed)
        if self.history is not None:
            self.history.forget_from(match.undone_from)
        self.last_takeback = self.num_events
        self._forget_takeback()

    def _forget_takeback(self) -> None:
        self.takeback_asked_by = None
        self.takeback_granted_by.clear()

    def begin(self) -> None:
        """Begin the match of those who sit here, if nobody is missing."""
        self._seat(self.chairs)

    def _put(self, seat: int, chair: Chair) -> None:
        self._seat([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def _seat(self, chairs: list[Chair]) -> None:
        """Let everybody sit down, and begin the match as soon as nothing is missing."""
        is_missing = any(c.is_open or (c.commits and not c.contribution) for c in chairs)
        if not is_missing:
            self.match = Match.start(
                self.game,
                [Seat(chair.name, chair.bot) for chair in chairs],
                setup=self.setup,
                secret=self.secret,
                contributions=[chair.contribution for chair in chairs],
                commitments=[chair.commitment for chair in chairs],
                format=self.match_format,
            )
            self.history = History(self.match)
        self.chairs = chairs


def _hidden_from(seats: Sequence[int], hidden: list[int]) -> int:
    """Return how many of the hidden events of each seat the holder of some cannot see."""
    number = sum(hidden)
    if number:
        for seat in seats:
            number -= hidden[seat]
    return number
