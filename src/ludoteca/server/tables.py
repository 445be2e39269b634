"""One table: who sits there, its match, its log. It decides, but sends and stores nothing."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.match import Dice, Match, Seat
from ludoteca.server import messages as m

MOST_EVENTS = 5_000  # at one table, ten times as many as in a long game

Event = Mapping[str, Any]  # one line of the log; `kind` says which


class TableError(LudotecaError):
    """A request that this table refuses."""


@dataclass(frozen=True)
class Chair:
    """A place at the table: a person's, a bot's, or open."""

    name: str
    bot: str | None = None
    owners: frozenset[str] = frozenset()
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
        self.chairs: list[Chair] = []
        self.match: Match[Any] | None = None
        self.takeback_asked_by: int | None = None
        self.takeback_granted_by: set[int] = set()
        self.rematch: str | None = None
        self.answered: set[str] = set()
        self.num_events = 1
        self.last_takeback = 0  # the number of events when history last changed
        self._seat(
            [
                Chair(c["name"], c["bot"], frozenset(c["owners"]), c["contribution"])
                for c in opening["chairs"]
            ]
        )
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
        """Return the seats that are due and decided for by bots: their own, or given up."""
        if self.match is None:
            return []
        return [seat for seat in self.match.seats_to_act if self.match.bot_at(seat)]

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
        seat = request.seat
        if isinstance(request, m.AskRematch):
            if match.result is None:
                raise TableError("server-error-not-over")
            if self.rematch is not None:
                raise TableError("server-error-rematch-open")
            return {"kind": "rematch", "table": new_table_id()}
        if isinstance(request, m.ResignGame):
            return {"kind": "resign"}
        if seat in match.resigned:
            raise TableError("server-error-resigned")
        if self.num_events >= MOST_EVENTS:
            raise TableError("server-error-too-long", most=MOST_EVENTS)
        if isinstance(request, m.MakeMove):
            return {"kind": "move", "action": request.action, "version": request.version}
        if isinstance(request, m.AskTakeback):
            if self.takeback_asked_by not in (None, seat):
                raise TableError("server-error-takeback-open")
            if not match.can_undo(seat, agreed=True):
                raise TableError("match-error-no-undo")
        if isinstance(request, m.AnswerTakeback):
            if seat not in self._takeback_needs():
                raise TableError("server-error-no-takeback")
            return {"kind": "answer-takeback", "is_granted": request.is_granted}
        return {"kind": request.type}

    # Events change the table ---------------------------------------------------------------

    def apply(self, event: Event) -> bool:
        """Take in one event and say whether it changed anything; an illegal one only raises."""
        if not getattr(self, "_apply_" + event["kind"].replace("-", "_"))(event):
            return False
        if "id" in event:
            self.answered.add(event["id"])
        self.num_events += 1
        return True

    def _apply_sit(self, event: Event) -> bool:
        chairs = list(self.chairs)
        owners = frozenset([event["owner"]])
        chairs[event["seat"]] = Chair(event["name"], None, owners, event["contribution"])
        self._seat(chairs)
        return True

    def _apply_share(self, event: Event) -> bool:
        for seat in self.seats_of(event["owner"]):
            chair = self.chairs[seat]
            self.chairs[seat] = replace(chair, owners=chair.owners | {event["with"]})
        return True

    def _apply_move(self, event: Event) -> bool:
        match = self.playing()
        if not match.act(event["seat"], event["action"], event.get("version")):
            return False  # it was made before, under another id
        if match.bot_at(event["seat"]) is None or match.result is not None:
            self._forget_takeback()
        return True

    def _apply_undo(self, event: Event) -> bool:
        self._take_back(event["seat"], agreed=False)
        return True

    def _apply_resign(self, event: Event) -> bool:
        if not self.playing().resign(event["seat"]):
            return False
        self._forget_takeback()
        return True

    def _apply_ask_takeback(self, event: Event) -> bool:
        if self.takeback_asked_by == event["seat"]:
            return False
        self._forget_takeback()
        self.takeback_asked_by = event["seat"]
        if not self._takeback_needs():  # nobody else is there to be asked
            self._take_back(event["seat"], agreed=True)
        return True

    def _apply_answer_takeback(self, event: Event) -> bool:
        asker = self.takeback_asked_by
        if asker is None or not event["is_granted"]:
            self._forget_takeback()
            return True
        self.takeback_granted_by.add(event["seat"])
        if not self._takeback_needs():
            self._take_back(asker, agreed=True)
        return True

    def _apply_rematch(self, event: Event) -> bool:
        self.rematch = event["table"]
        return True

    def _takeback_needs(self) -> set[int]:
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
        self.playing().undo(seat, agreed=agreed)
        self.last_takeback = self.num_events
        self._forget_takeback()

    def _forget_takeback(self) -> None:
        self.takeback_asked_by = None
        self.takeback_granted_by.clear()

    def _seat(self, chairs: list[Chair]) -> None:
        """Let everybody sit down, and begin the match as soon as nobody is missing."""
        if not any(chair.is_open for chair in chairs):
            self.match = Match.start(
                self.game,
                [Seat(chair.name, chair.bot) for chair in chairs],
                setup=self.setup,
                secret=self.secret,
                contributions=[chair.contribution for chair in chairs],
            )
        self.chairs = chairs


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
                "name": seat.name or _bot_name(request.seats, i) or f"{i + 1}",
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


def _bot_name(seats: Sequence[m.NewSeat], i: int) -> str | None:
    """Call a bot by its id, and number those of a kind; clients know its name in their language."""
    bot = seats[i].bot
    nameless = [j for j, seat in enumerate(seats) if seat.bot == bot and not seat.name]
    return f"{bot} {nameless.index(i) + 1}" if bot and len(nameless) > 1 else bot


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
