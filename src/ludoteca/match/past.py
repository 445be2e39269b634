"""A finished match as it was: to be looked at, not to be played on."""

from typing import Any

from ludoteca.match.events import Resign
from ludoteca.match.match import Match


def as_it_was(match: Match[Any], number: int) -> Match[Any]:
    """Return a match after so many of its events; it is over, so nobody acts and all is seen."""
    then: Match[Any] = Match(
        match.game,
        match.seats,
        match.setup,
        match.secret,
        match.contributions,
        commitments=match.commitments,
        format=match.format,
    )
    then.restore(match.events[:number])
    then.resigned = tuple(sorted(event.seat for event in then.events if isinstance(event, Resign)))
    then.result = match.result
    return then
