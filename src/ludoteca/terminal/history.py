"""Tell what happened in a match: the log, and the last move."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ludoteca.contract import Rules
from ludoteca.faces import canvas as paint
from ludoteca.faces.words import tell_move
from ludoteca.match import Match, Move, Roll
from ludoteca.match.writing import format_dice
from ludoteca.texts import Texts

NAME_WIDTH = 12


class Entry(NamedTuple):
    """A line of the log: who (None: everybody), the dice, and the move in words."""

    seat: int | None
    dice: str
    move: str


def entries(match: Match[Any], viewer: int | None, texts: Texts) -> list[Entry]:
    """Return the log as a seat may see it.

    A decision stands beside the dice it followed, if its player had to use them. Other dice stand
    alone: those that all use, and those that left nothing to decide.
    """
    rules = match.rules
    log: list[Entry] = []
    dice: Entry | None = None
    for state, event, _ in match.replay(match.seen(viewer)):
        if isinstance(event, Roll):
            if dice is not None:
                log.append(dice)
            roller = None if rules.is_simultaneous else rules.roller(state)
            seat = None if roller is None else match.seat_of(roller)
            dice = Entry(seat, tell_dice(rules, event), "")
            continue
        move = texts("terminal-move-resigns")
        if isinstance(event, Move):
            move = tell_move(rules, state, match.player_of(event.seat), event.action, texts)
        if dice is not None and dice.seat != event.seat:
            log.append(dice)
            dice = None
        log.append(Entry(event.seat, dice.dice if dice else "", move))
        dice = None
    return log if dice is None else [*log, dice]


def tell_dice(rules: Rules[Any], roll: Roll) -> str:
    """Write dice in brackets, and what several add up to if they show numbers."""
    text = format_dice(rules, roll.faces)
    if len(roll.faces) > 1 and rules.die_faces.isdecimal():
        return f"[{text}] = {sum(map(int, text.split()))}"
    return f"[{text}]"


def tell_all(match: Match[Any], log: Sequence[Entry]) -> Text:
    """Write the log, a line for each decision."""
    text = Text()
    for seat, dice, move in log:
        if seat is not None:
            colours = (paint.FIRST, paint.SECOND)
            colour = colours[match.player_of(seat)] if len(match.seats) == 2 else paint.INK
            text.append(f"{match.seats[seat].name[:NAME_WIDTH]} ", colour)
        if dice:
            text.append(f"{dice} " if move else dice, paint.FAINT)
        text.append(f"{move}\n", "bold")
    text.rstrip()
    return text


def tell_last(match: Match[Any], log: Sequence[Entry], texts: Texts) -> Text:
    """Write the last decision in a sentence."""
    for seat, dice, move in reversed(log):
        if seat is not None and move:
            name = match.seats[seat].name
            tail = f"  {dice}" if dice else ""
            return Text(texts("terminal-last-move", name=name, move=move) + tail, paint.FAINT)
    return Text(texts("terminal-no-move-yet"), paint.FAINT)
