"""One game being played: seats, dice, history, views, records. No sockets, files, clocks."""

from ludoteca.match.dice import Dice
from ludoteca.match.events import Event, Move, Resign, Result, Roll, Seat
from ludoteca.match.match import Match, StaleMove

__all__ = ["Dice", "Event", "Match", "Move", "Resign", "Result", "Roll", "Seat", "StaleMove"]
