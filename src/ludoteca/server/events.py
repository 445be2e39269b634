"""What can happen at a table, and how it is written down: one JSON object for each event.

`kind` says what happened and `v` in which format it is written. Lines without `v` are of format 1;
they are read for good, and golden logs of every format are in the tests.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ludoteca.errors import LudotecaError
from ludoteca.match.match import FORMAT as MATCH_FORMAT
from ludoteca.server.chain import write_json

FORMAT = 3

Line = Mapping[str, Any]


class UnreadableEvent(LudotecaError):
    """A line of a log that this version cannot read."""


@dataclass(frozen=True)
class Chair:
    """A place at a table: a person's, a bot's, or open."""

    name: str
    bot: str | None = None
    owners: frozenset[str] = frozenset()
    contribution: str = ""
    commits: bool = False  # its holder commits to a contribution before it is revealed
    commitment: str = ""

    @property
    def is_open(self) -> bool:
        """Say whether somebody may still sit down."""
        return self.bot is None and not self.owners


@dataclass(frozen=True)
class Opened:
    """Somebody opened the table; the first event, and only the first."""

    kind: ClassVar = "open"
    at: int  # nanoseconds
    game: str
    setup: str
    secret: str
    chairs: tuple[Chair, ...]
    match_format: int  # a match goes on by the format that it began with


@dataclass(frozen=True)
class Sat:
    """Somebody sat down on an open seat."""

    kind: ClassVar = "sit"
    seat: int
    owner: str
    name: str
    contribution: str
    commits: bool = False


@dataclass(frozen=True)
class Committed:
    """Somebody committed to a contribution, perhaps anew."""

    kind: ClassVar = "commit"
    seat: int
    commitment: str
    id: str


@dataclass(frozen=True)
class Revealed:
    """Somebody revealed their contribution, after all had committed."""

    kind: ClassVar = "reveal"
    seat: int
    contribution: str
    id: str


@dataclass(frozen=True)
class Shared:
    """An owner came back from another device, which holds the same seats from now on."""

    kind: ClassVar = "share"
    owner: str
    other: str


@dataclass(frozen=True)
class Revoked:
    """An owner took back all keys to their seats, and holds them alone from now on."""

    kind: ClassVar = "revoke"
    owner: str


@dataclass(frozen=True)
class Moved:
    """A person decided for the version they saw, by a request with an id, or a bot decided."""

    kind: ClassVar = "move"
    seat: int
    action: int
    version: int | None = None
    id: str | None = None


@dataclass(frozen=True)
class Undone:
    """Somebody took back their last decision."""

    kind: ClassVar = "undo"
    seat: int
    id: str


@dataclass(frozen=True)
class Resigned:
    """Somebody gave up."""

    kind: ClassVar = "resign"
    seat: int
    id: str


@dataclass(frozen=True)
class TakebackAsked:
    """Somebody asked the others for a take-back."""

    kind: ClassVar = "ask-takeback"
    seat: int
    id: str


@dataclass(frozen=True)
class TakebackAnswered:
    """Somebody granted or refused a take-back."""

    kind: ClassVar = "answer-takeback"
    seat: int
    is_granted: bool
    id: str


@dataclass(frozen=True)
class Helped:
    """Somebody asked what the choices are worth."""

    kind: ClassVar = "help"
    seat: int


@dataclass(frozen=True)
class Rematched:
    """Somebody opened a table for the same seats."""

    kind: ClassVar = "rematch"
    seat: int
    table: str
    id: str


Event = (
    Opened
    | Sat
    | Committed
    | Revealed
    | Shared
    | Revoked
    | Moved
    | Undone
    | Resigned
    | TakebackAsked
    | TakebackAnswered
    | Rematched
    | Helped
)
_KINDS: dict[str, type[Event]] = {kind.kind: kind for kind in Event.__args__}


def format_event(event: Event) -> Line:
    """Write an event as a line of the log."""
    line = {"v": FORMAT, "kind": event.kind, **vars(event)}
    if isinstance(event, Moved) and event.id is None:  # a bot's
        del line["version"], line["id"]
    elif isinstance(event, Opened):
        line["chairs"] = [_format_chair(chair) for chair in event.chairs]
    return line


def write_event(event: Event) -> str:
    """Write an event as the JSON of a line of the log."""
    if isinstance(event, Moved) and event.id is not None:  # nearly every line, so by hand
        version = "null" if event.version is None else event.version
        asked = f'"seat":{event.seat},"action":{event.action},"version":{version}'
        return f'{{"v":{FORMAT},"kind":"{event.kind}",{asked},"id":"{event.id}"}}'
    return write_json(format_event(event))


def parse_event(line: Line) -> Event:
    """Read a line of the log, of this format or an earlier one."""
    fields = dict(line)
    version = fields.pop("v", 1)
    if version == 1 and "with" in fields:
        fields["other"] = fields.pop("with")
    kind = _KINDS.get(fields.pop("kind"))
    if version < 3 and kind is Opened:
        fields["match_format"] = 1
    is_newer = version > FORMAT or fields.get("match_format", 1) > MATCH_FORMAT
    if kind is None or is_newer:
        raise UnreadableEvent("server-error-newer-log")
    if "chairs" in fields:
        fields["chairs"] = tuple(map(_parse_chair, fields["chairs"]))
    try:
        return kind(**fields)
    except TypeError:  # a field too many or too few
        raise UnreadableEvent("server-error-newer-log") from None


_CONTENT = ("version", "action", "is_granted", "commitment", "contribution")


def content_of(asked: object) -> str:
    """Return what a request asks for, of the request itself or of the event that it became."""
    if isinstance(asked, Moved):  # as most are; the same as below
        return f"{asked.kind}:{asked.version}:{asked.action}:::"
    kind = getattr(asked, "kind", None) or getattr(asked, "type", "")
    values = (getattr(asked, name, "") for name in _CONTENT)
    return ":".join(map(str, (kind, *values)))


def _format_chair(chair: Chair) -> Line:
    return {**vars(chair), "owners": sorted(chair.owners)}


def _parse_chair(fields: Line) -> Chair:
    return Chair(**{**fields, "owners": frozenset(fields["owners"])})
