"""What can be taken back: freely until something followed, then by consent or with a mark."""

from typing import TYPE_CHECKING, Any

from ludoteca.match.events import Event, Move, Resign, Roll

if TYPE_CHECKING:
    from ludoteca.match.match import Match


def last_decision(match: "Match[Any]", seat: int, *, agreed: bool) -> int | None:
    """Return where a person's last move stands, or None if it cannot be taken back."""
    if match.result is not None or match.bot_at(seat) is not None:
        return None
    if not agreed and _is_rolled(match.events) and not _is_alone(match, seat):
        return None  # as after most moves
    own = _last_move(match.events, seat)
    if own is None or own >= match.num_public():  # resignations do not touch a hidden choice
        has_left = False
    else:
        since = match.round_at(own)[0] if match.rules.is_simultaneous else own
        has_left = any(isinstance(event, Resign) for event in match.events[since:])
    if own is None or has_left:
        return None
    if agreed or not is_followed(match, seat, own):
        return own
    return own if _is_alone(match, seat) else None


def is_followed(match: "Match[Any]", seat: int, own: int) -> bool:
    """Say whether dice or another's move have followed a seat's last decision."""
    if match.is_firm(seat) or any(isinstance(event, Roll) for event in match.events[own + 1 :]):
        return True
    if own >= match.num_public():  # nobody has seen it, nor has its player seen another's
        return False
    since = match.round_at(own)[0] if match.rules.is_simultaneous else own
    return any(isinstance(e, Move) and e.seat != seat for e in match.events[since:])


def leaves_a_mark(match: "Match[Any]", seat: int) -> bool:
    """Say whether somebody sits there who cannot consent: nobody else, or a bot."""
    others = _others(match, seat)
    return not others or any(match.bot_at(other) is not None for other in others)


def _is_rolled(events: list[Event]) -> bool:
    return bool(events) and isinstance(events[-1], Roll)


def _is_alone(match: "Match[Any]", seat: int) -> bool:
    for other, sitter in enumerate(match.seats):  # a loop: it is asked after every move
        if other != seat and sitter.bot is None and other not in match.resigned:
            return False
    return True


def _others(match: "Match[Any]", seat: int) -> list[int]:
    return [other for other in range(len(match.seats)) if other != seat]


def _last_move(events: list[Event], seat: int) -> int | None:
    """Return where the last move of a seat stands."""
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, Move) and event.seat == seat:
            return index
    return None
