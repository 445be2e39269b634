"""Tell what happened in a match: the log, and the squares touched last."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ludoteca.match import Match, Move, Resign, Roll
from ludoteca.terminal.draw import canvas as paint
from ludoteca.texts import Texts

RESIGNS = "resigns"
NAME_WIDTH = 12


class Entry(NamedTuple):
    """A line of the log: who, the dice, the move as text."""

    seat: int | None
    dice: str
    move: str


def entries(match: Match[Any], viewer: int | None) -> list[Entry]:
    """Return the log as a seat may see it; a decision stands beside the dice it followed."""
    game = match.game
    state = game.initial_state(len(match.seats), match.setup)
    log: list[Entry] = []
    dice = ""
    for event in match.seen(viewer):
        if isinstance(event, Roll):
            dice = " ".join(game.die_faces[face - 1] for face in event.faces)
            state = game.apply_chance(state, game.outcome_of_dice(state, event.faces))
            if game.is_simultaneous:
                log.append(Entry(None, dice, str(sum(event.faces))))
                dice = ""
        elif isinstance(event, Move):
            player = match.player_of(event.seat)
            log.append(Entry(event.seat, dice, game.format_move(state, player, event.action)))
            state = game.apply(state, player, event.action)
            dice = ""
        else:
            log.append(Entry(event.seat, "", RESIGNS))
    return log


def in_words(texts: Texts, move: str) -> str:
    """Return a move as the log shows it: marks and cells as they are, words translated."""
    if move == RESIGNS:
        return texts("terminal-move-resigns")
    if move == "pass":
        return texts("terminal-move-pass")
    if move.startswith("keep "):
        dice = move.removeprefix("keep ")
        return texts("terminal-move-keep", dice=dice, all="yes" if dice == "-" else "no")
    return move.rpartition(":")[2]  # a hand's circles say which line they are in


def tell_all(match: Match[Any], log: Sequence[Entry], texts: Texts) -> Text:
    """Write the log, a line for each decision."""
    text = Text()
    for entry in log:
        if entry.seat is None:
            text.append(f"[{entry.dice}] = {entry.move}\n", paint.FAINT)
            continue
        colours = (paint.FIRST, paint.SECOND)
        colour = colours[match.player_of(entry.seat)] if len(match.seats) == 2 else paint.INK
        text.append(f"{match.seats[entry.seat].name[:NAME_WIDTH]} ", colour)
        if entry.dice:
            text.append(f"[{entry.dice}] ", paint.FAINT)
        text.append(f"{in_words(texts, entry.move)}\n", "bold")
    text.rstrip()
    return text


def tell_last(match: Match[Any], log: Sequence[Entry], texts: Texts) -> Text:
    """Write the last decision in a sentence."""
    for entry in reversed(log):
        if entry.seat is not None:
            name, move = match.seats[entry.seat].name, in_words(texts, entry.move)
            dice = f"  [{entry.dice}]" if entry.dice else ""
            return Text(texts("terminal-last-move", name=name, move=move) + dice, paint.FAINT)
    return Text(texts("terminal-no-move-yet"), paint.FAINT)


def last_moves(match: Match[Any], viewer: int | None, seat: int) -> list[int]:
    """Return the actions of a seat's last turn that the viewer may see."""
    actions: list[int] = []
    is_over = False
    for event in reversed(match.seen(viewer)):
        if isinstance(event, Move) and event.seat == seat and not is_over:
            actions.append(event.action)
        elif actions and not isinstance(event, Resign):
            is_over = isinstance(event, Move) or match.game.is_simultaneous
        if is_over:
            break
    return actions


def last_mover(match: Match[Any]) -> int | None:
    """Return the seat that decided last."""
    return next((e.seat for e in reversed(match.events) if isinstance(e, Move)), None)
