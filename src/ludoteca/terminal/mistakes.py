"""After a game that has values: how it went, luck and skill, and the decisions that cost most."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.text import Text

from ludoteca.errors import LudotecaError
from ludoteca.faces import canvas as paint
from ludoteca.faces.accounts import Teller
from ludoteca.faces.curve import draw_curve, legend
from ludoteca.faces.verdicts import Judged
from ludoteca.match import Match
from ludoteca.match.luck import Apart, Step, same_dice, take_apart
from ludoteca.match.review import Reviewed
from ludoteca.terminal.page import doing
from ludoteca.texts import Texts

MOST = 3  # decisions that are told of a game where every one costs a little
MOST_KEYS = 9  # moments that a digit leads to; a click leads to all
CURVE = 50, 7  # columns and rows, so that scale, curve and scroll bar fit the dialog


class Moment(NamedTuple):
    """Something that is told of a match, and where it can be seen."""

    number: int  # of events that had happened
    seat: int  # whose eyes to see it with
    told: str
    judged: Judged | None  # at a decision


class Lessons(NamedTuple):
    """What is told after a match, and the moments that it speaks of, as their keys count them."""

    text: Text
    moments: list[Moment]

    def add(self, moment: Moment, colour: str) -> None:
        """Tell a moment, behind the key that leads to it."""
        index = len(self.moments)
        self.moments.append(moment)
        self.text.append("\n")
        start = len(self.text)
        if index < MOST_KEYS:
            self.text.append(f"[{index + 1}] ", f"bold {paint.CURSOR}")
        self.text.append(moment.told, colour)
        self.text.stylize(doing(f"screen.look({index})"), start)


def lessons(
    match: Match[Any], texts: Texts, report: Callable[[int], object] = lambda _events: None
) -> Lessons:
    """Tell what made the result; nothing for games that have no values."""
    if match.game.worth is None:
        return Lessons(Text(), [])
    try:
        apart = take_apart(match, report)
        if any(step.choice and step.choice.plies is None for step in apart.steps):
            return _account(match, apart, texts)
    except LudotecaError as error:  # the values are missing or damaged
        return Lessons(Text(error.sentence(texts.language), paint.SECOND), [])
    found = [(step, step.choice) for step in apart.steps if step.choice and step.choice.cost]
    told = Lessons(Text(texts("terminal-mistakes", count=len(found)), paint.INK), [])
    for step, move in found:
        colour = (paint.FIRST, paint.SECOND)[match.player_of(move.seat) % 2]
        told.add(_decision(match, step, move, _told(move, match, texts)), colour)
    return told


def _decision(match: Match[Any], step: Step, move: Reviewed, told: str) -> Moment:
    judged = Judged(match.player_of(move.seat), move.action, move.best)
    return Moment(step.number, move.seat, told, judged)


def _account(match: Match[Any], apart: Apart, texts: Texts) -> Lessons:
    """Draw the curve, then say what dice and decisions made of it for the people who played."""
    teller = Teller(match, apart, texts)
    rows = [apart.start, *(step.values for step in apart.steps)]
    text = draw_curve(rows, teller.labels(), *CURVE)
    if len(match.seats) > 1:
        text.append(legend([seat.name for seat in match.seats]))
        text.append("\n")
    people = [number for number, seat in enumerate(match.seats) if seat.bot is None]
    seats = people or list(range(len(match.seats)))
    for seat in seats:
        text.append("\n" + "\n".join(teller.of_seat(seat)) + "\n", paint.INK)
    best = teller.of_dice(same_dice(match))
    if best:
        text.append(f"{best}\n", paint.LEGAL)
    dear = [step for seat in seats for step in apart.dearest(seat, MOST)]
    dear = sorted(dear, key=lambda step: -step.choice.cost if step.choice else 0.0)[:MOST]
    text.append("\n" + texts("terminal-slips", count=len(dear)), f"bold {paint.INK}")
    told = Lessons(text, [])
    for step in dear:
        if step.choice:
            told.add(_decision(match, step, step.choice, teller.of_decision(step)), paint.INK)
    text.append("\n")
    for seat in seats:
        for step, roll in teller.of_rolls(seat):
            told.add(Moment(step.number + 1, seat, roll, None), paint.INK)
    return told


def _told(move: Reviewed, match: Match[Any], texts: Texts) -> str:
    """Say who threw a solved game away, and what would have been best."""
    player = match.player_of(move.seat)
    values: dict[str, str | int] = {
        "number": move.number,
        "name": match.seats[move.seat].name,
        "move": match.rules.format_move(move.state, player, move.action),
        "best": match.rules.format_move(move.state, player, move.best),
    }
    before, after = move.best_plies or 0, move.plies or 0
    return texts("terminal-mistake", before=before, after=after, **values)
