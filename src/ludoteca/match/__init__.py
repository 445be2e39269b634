"""One game being played: seats, dice, history, views, records. No sockets, files, clocks."""

from ludoteca.match.dice import Dice
from ludoteca.match.events import Event, Move, Resign, Result, Roll, Seat
from ludoteca.match.match import Match, StaleMove
from ludoteca.match.record import InvalidRecord, Verification, format_record, parse_record, verify

__all__ = [
    "Dice",
    "Event",
    "InvalidRecord",
    "Match",
    "Move",
    "Resign",
    "Result",
    "Roll",
    "Seat",
    "StaleMove",
    "Verification",
    "format_record",
    "parse_record",
    "verify",
]
