"""One table: who sits there, its match, its log. It decides, but sends and stores nothing."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.match import Dice, Match, Seat
from ludoteca.server import messages as m

Event = Mapping[str, Any]  # one line of the log; `kind` says which


class TableError(LudotecaError):
    """A request that this table refuses."""


@dataclass
class Chair:
    """A place at the table: a person's, a bot's, or open."""

    name: str
    bot: str | None = None
    owners: set[str] = field(default_factory=set)
    contribution: str = ""

    @property
    def is_open(self) -> bool:
        """Say whether somebody may still sit down."""
        return self.bot is None and not self.owners


class Table:
    """The fold of a table's events."""

    def __init__(self, table: str, events: Sequence[Event]) -> None:
        """Replay the log of a table, the opening first."""
        opening = events[0]
        self.id = table
        self.game: m.GameId = opening["game"]
        self.setup: str = opening["setup"]
        self.secret = bytes.fromhex(opening["secret"])
        self.commitment = Dice(self.secret).commitment
        self.chairs = [
            Chair(c["name"], c["bot"], set(c["owners"]), c["contribution"])
            for c in opening["chairs"]
        ]
        self.match: Match[Any] | None = None
        self.takeback_asked_by: int | None = None
        self.takeback_granted_by: set[int] = set()
        self.rematch: str | None = None
        self.answered: set[str] = set()
        self.num_events = 1
        self.last_takeback = 0  # the number of events when history last changed
        self._start_if_full()
        for event in events[1:]:
            self.apply(event)

    @property
    def is_waiting(self) -> bool:
        """Say whether the game has yet to begin."""
        return self.match is None

    def seats_of(self, owner: str | None) -> list[int]:
        """Return the seats somebody holds."""
        return [i for i, chair in enumerate(self.chairs) if owner in chair.owners]

    def bots_to_act(self) -> list[int]:
        """Return the bots' seats that are due."""
        if self.match is None:
            return []
        return [seat for seat in self.match.seats_to_act if self.match.seats[seat].bot]

    def playing(self) -> Match[Any]:
        """Return the match, or refuse while seats are open."""
        if self.match is None:
            raise TableError("server-error-waiting")
        return self.match

    # Requests become events, or are refused ------------------------------------------------

    def sit(self, seat: int, owner: str, request: m.TakeSeat) -> Event:
        """Return the event of somebody sitting down."""
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].is_open:
            raise TableError("server-error-seat-taken", seat=seat + 1)
        return {
            "kind": "sit",
            "seat": seat,
            "owner": owner,
            "name": request.name,
            "contribution": request.contribution,
        }

    def share(self, owner: str, other: str) -> Event:
        """Return the event of an owner coming back from another device."""
        if not self.seats_of(owner):
            raise TableError("server-error-not-your-seat")
        return {"kind": "share", "owner": owner, "with": other}

    def request(self, owner: str | None, request: m.AnyRequest) -> Event | None:
        """Return the event a request asks for, or None if it was carried out before."""
        if request.seat not in self.seats_of(owner):
            raise TableError("server-error-not-your-seat")
        key = f"{request.seat}:{request.id}"
        if key in self.answered:
            return None
        event = self._event(request)
        return {**event, "seat": request.seat, "id": key}

    def _event(self, request: m.AnyRequest) -> dict[str, Any]:
        match = self.playing()
        if isinstance(request, m.MakeMove):
            return {"kind": "move", "action": request.action, "version": request.version}
        if isinstance(request, m.AskTakeback) and not match.can_undo(request.seat, agreed=True):
            raise TableError("match-error-no-undo")
        if isinstance(request, m.AnswerTakeback):
            asker = self.takeback_asked_by
            if asker is None or asker == request.seat:
                raise TableError("server-error-no-takeback")
            return {"kind": "answer-takeback", "is_granted": request.is_granted}
        if isinstance(request, m.AskRematch):
            if match.result is None:
                raise TableError("server-error-not-over")
            if self.rematch is not None:
                raise TableError("server-error-rematch-open")
            return {"kind": "rematch", "table": new_table_id()}
        return {"kind": request.type}

    # Events change the table ---------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Take in one event; an illegal one raises and changes nothing."""
        getattr(self, "_apply_" + event["kind"].replace("-", "_"))(event)
        if "id" in event:
            self.answered.add(event["id"])
        self.num_events += 1

    def _apply_sit(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        chair.name, chair.contribution = event["name"], event["contribution"]
        chair.owners.add(event["owner"])
        self._start_if_full()

    def _apply_share(self, event: Event) -> None:
        for seat in self.seats_of(event["owner"]):
            self.chairs[seat].owners.add(event["with"])

    def _apply_move(self, event: Event) -> None:
        self.playing().act(event["seat"], event["action"], event.get("version"))
        self._forget_takeback()

    def _apply_undo(self, event: Event) -> None:
        self.playing().undo(event["seat"])
        self.last_takeback = self.num_events
        self._forget_takeback()

    def _apply_resign(self, event: Event) -> None:
        self.playing().resign(event["seat"])
        self._forget_takeback()

    def _apply_ask_takeback(self, event: Event) -> None:
        self._forget_takeback()
        self.takeback_asked_by = event["seat"]

    def _apply_answer_takeback(self, event: Event) -> None:
        asker = self.takeback_asked_by
        if not event["is_granted"] or asker is None:
            self._forget_takeback()
            return
        self.takeback_granted_by.add(event["seat"])
        people = {i for i, chair in enumerate(self.chairs) if chair.bot is None and i != asker}
        if people <= self.takeback_granted_by:
            self.playing().undo(asker, agreed=True)
            self.last_takeback = self.num_events
            self._forget_takeback()

    def _apply_rematch(self, event: Event) -> None:
        self.rematch = event["table"]

    def _forget_takeback(self) -> None:
        self.takeback_asked_by = None
        self.takeback_granted_by.clear()

    def _start_if_full(self) -> None:
        """Begin the match as soon as nobody is missing."""
        if any(chair.is_open for chair in self.chairs):
            return
        self.match = Match.start(
            self.game,
            [Seat(chair.name, chair.bot) for chair in self.chairs],
            setup=self.setup,
            secret=self.secret,
            contributions=[chair.contribution for chair in self.chairs],
        )


def new_table_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(9)


def opening(request: m.NewTable, owner: str, at: int) -> Event:
    """Return the first event of a table, or refuse what cannot begin."""
    load(request.game).initial_state(len(request.seats), request.setup)
    chairs = []
    for i, seat in enumerate(request.seats):
        is_mine = seat.kind == "me"
        chairs.append(
            {
                "name": seat.name or seat.bot or f"{i + 1}",
                "bot": seat.bot if seat.kind == "bot" else None,
                "owners": [owner] if is_mine else [],
                "contribution": request.contribution if is_mine else "",
            }
        )
    return {
        "kind": "open",
        "at": at,
        "game": request.game,
        "setup": request.setup,
        "secret": secrets.token_hex(32),
        "chairs": chairs,
    }


def rematch_opening(table: Table, at: int) -> Event:
    """Return the first event of the rematch: the same seats, owners and set-up."""
    return {
        "kind": "open",
        "at": at,
        "game": table.game,
        "setup": table.setup,
        "secret": secrets.token_hex(32),
        "chairs": [
            {
                "name": chair.name,
                "bot": chair.bot,
                "owners": sorted(chair.owners),
                "contribution": chair.contribution,
            }
            for chair in table.chairs
        ],
    }
