"""Requests become events here, or are refused; whether one may ask at all is checked here, once."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ludoteca.games import load
from ludoteca.match.dice import commit
from ludoteca.match.match import FORMAT
from ludoteca.server import messages as m
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
from ludoteca.server.tables import Table, TableError

MOST_OWNERS = 8  # devices that hold the same seat
MOST_EVENTS = 5_000  # at one table, ten times as many as in a long game
MOST_REVOKED = 100  # times beyond that: a key that was lost can be taken back at a full table too


class Sit(NamedTuple):
    """Somebody would like to sit down on an open seat."""

    seat: int
    sitter: m.TakeSeat


class Share(NamedTuple):
    """Somebody would like to hold their seats from another device too."""

    other: str


class Help(NamedTuple):
    """Somebody would like to know what the choices are worth."""

    seat: int


class Revoke(NamedTuple):
    """Somebody would like to hold their seats from this device alone."""


Asked = m.AnyRequest | Sit | Share | Revoke | Help
_Played = m.MakeMove | m.Undo | m.AskTakeback | m.AnswerTakeback | m.ResignGame | m.AskRematch


def decide(table: Table, owner: str | None, asked: Asked) -> Event | None:
    """Return the event that somebody asks for, None if it has happened before.

    Whether a move or an undo is legal is for the match to say, when the event comes to pass.
    """
    owner = _permit(table, owner, asked)
    if not isinstance(asked, m.Request):
        if isinstance(asked, Help):
            return _help(table, asked.seat)
        return _decide_seats(table, owner, asked)
    key = f"{asked.seat}:{asked.id}"
    if key in table.answered:
        if table.answered[key] != content_of(asked):
            raise TableError("server-error-id-reused")
        return None
    if isinstance(asked, (m.Commit, m.Reveal)):  # a union would be made anew each time
        return _shake(table, asked, key)
    return _decide(table, asked, key)


def _decide_seats(table: Table, owner: str, asked: Sit | Share | Revoke) -> Event | None:
    """Return what changes who holds a seat."""
    if isinstance(asked, Sit):
        given = "" if asked.sitter.commits else asked.sitter.contribution
        return Sat(asked.seat, owner, asked.sitter.name, given, asked.sitter.commits)
    is_revoked = isinstance(asked, Revoke)
    if table.num_events >= MOST_EVENTS + (MOST_REVOKED if is_revoked else 0):
        raise TableError("server-error-too-long", most=MOST_EVENTS)
    if isinstance(asked, Revoke):
        return Revoked(owner)
    mine = table.seats_of(owner)
    is_new = mine != table.seats_of(asked.other)
    if is_new and any(len(table.chairs[seat].owners) >= MOST_OWNERS for seat in mine):
        raise TableError("server-error-shared-out", most=MOST_OWNERS)
    return Shared(owner, asked.other) if is_new else None


def _permit(table: Table, owner: str | None, asked: Asked) -> str:
    """Return who asks, or refuse those who may not."""
    mine = table.seats_of(owner)
    if isinstance(asked, (m.Request, Help)):
        may = asked.seat in mine
    elif isinstance(asked, Sit):
        number = len(table.chairs)
        if not 0 <= asked.seat < number:
            raise TableError("match-error-no-seat", seat=asked.seat + 1, seats=number)
        may = table.chairs[asked.seat].is_open
        if not may:
            raise TableError("server-error-seat-taken", seat=asked.seat + 1)
    else:
        may = bool(mine)
    if owner is None or not may:
        raise TableError("server-error-not-your-seat")
    return owner


def _help(table: Table, seat: int) -> Helped | None:
    """Return the event that marks a game as helped; between people there is no help."""
    if not table.playing().can_help:
        raise TableError("match-error-no-help")
    if seat not in table.playing().seats_to_act:
        raise TableError("error-not-your-turn")
    return None if table.is_helped else Helped(seat)


def _shake(table: Table, request: m.Commit | m.Reveal, key: str) -> Event | None:
    """Return the commitment or the contribution of a seat; each has its time."""
    chair, seat = table.chairs[request.seat], request.seat
    if isinstance(request, m.Commit):
        if chair.commitment == request.commitment:
            return None
        if table.stage != "commit" or table.num_events >= MOST_EVENTS:
            raise TableError("server-error-committed")
        return Committed(seat, request.commitment, key)
    if chair.commits and chair.contribution == request.contribution:
        return None
    if seat not in table.awaited or table.stage != "reveal":
        raise TableError("server-error-no-reveal")
    if commit(request.contribution) != chair.commitment:
        raise TableError("match-error-commitment", seat=seat + 1)
    return Revealed(seat, request.contribution, key)


def _decide(table: Table, request: _Played, key: str) -> Event:
    """Return the event that the holder of a seat asks for."""
    match, seat = table.playing(), request.seat
    if isinstance(request, m.AskRematch):
        if match.result is None:
            raise TableError("server-error-not-over")
        if table.rematch is not None:
            raise TableError("server-error-rematch-open")
        return Rematched(seat, new_table_id(), key)
    if isinstance(request, m.ResignGame):
        return Resigned(seat, key)
    if seat in match.resigned:
        raise TableError("server-error-resigned")
    if table.num_events >= MOST_EVENTS:
        raise TableError("server-error-too-long", most=MOST_EVENTS)
    if isinstance(request, m.MakeMove):
        return Moved(seat, request.action, request.version, key)
    if isinstance(request, m.Undo | m.AskTakeback):
        return _take_back(table, request, key)
    if seat not in table.takeback_needs():
        raise TableError("server-error-no-takeback")
    return TakebackAnswered(seat, request.is_granted, key)


def _take_back(table: Table, request: m.Undo | m.AskTakeback, key: str) -> Event:
    """Return the event of a take-back, or refuse what cannot be taken back."""
    match, seat, is_asked = table.playing(), request.seat, isinstance(request, m.AskTakeback)
    if is_asked and table.takeback_asked_by not in (None, seat):
        raise TableError("server-error-takeback-open")
    if not match.can_undo(seat, agreed=is_asked):
        raise TableError("match-error-no-undo")
    return TakebackAsked(seat, key) if is_asked else Undone(seat, key)


# How a table begins ----------------------------------------------------------------------------


def new_table_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(9)


def open_table(request: m.NewTable, owner: str, at: int) -> Opened:
    """Return the first event of a table, or refuse what cannot begin."""
    game = load(request.game)
    game.rules.initial_state(len(request.seats), request.setup)
    for seat in request.seats:
        if seat.kind == "bot":
            game.bot(seat.bot or "")
    chairs = [
        Chair(
            seat.name or _bot_name(request.seats, number) or f"{number + 1}",
            seat.bot if seat.kind == "bot" else None,
            frozenset([owner] if seat.kind == "me" else []),
            request.contribution if seat.kind == "me" and not request.commits else "",
            seat.kind == "me" and request.commits,
        )
        for number, seat in enumerate(request.seats)
    ]
    return Opened(at, request.game, request.setup, secrets.token_hex(32), tuple(chairs), FORMAT)


def open_rematch(table: Table, at: int) -> Opened:
    """Return the first event of the rematch: the same seats, owners and set-up, but fresh dice."""
    chairs = tuple(replace(chair, contribution="", commitment="") for chair in table.chairs)
    return Opened(at, table.game, table.setup, secrets.token_hex(32), chairs, FORMAT)


def _bot_name(seats: Sequence[m.NewSeat], number: int) -> str | None:
    """Call a bot by its id, and number those of a kind; clients know its name in their language."""
    if seats[number].kind != "bot":
        return None
    bot = seats[number].bot
    alike = [(i, seat) for i, seat in enumerate(seats) if seat.kind == "bot" and seat.bot == bot]
    nameless = [i for i, seat in alike if not seat.name]
    return f"{bot} {nameless.index(number) + 1}" if bot and len(nameless) > 1 else bot
