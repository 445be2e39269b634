"""After a game that has values: how it went, luck and skill, and the decisions that cost most."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from ludoteca.errors import LudotecaError
from ludoteca.faces import canvas as paint
from ludoteca.faces.accounts import Teller
from ludoteca.faces.curve import draw_curve, legend
from ludoteca.match import Match
from ludoteca.match.luck import Apart, same_dice, take_apart
from ludoteca.match.review import Reviewed
from ludoteca.texts import Texts

MOST = 3  # decisions that are told of a game where every one costs a little
CURVE = 52, 7  # columns and rows


def lessons(
    match: Match[Any], texts: Texts, report: Callable[[int], object] = lambda _events: None
) -> Text:
    """Tell what made the result; nothing for games that have no values."""
    if match.game.worth is None:
        return Text()
    try:
        apart = take_apart(match, report)
        if any(step.choice and step.choice.plies is None for step in apart.steps):
            return _account(match, apart, texts)
    except LudotecaError as error:  # the values are missing or damaged
        return Text(error.sentence(texts.language), paint.SECOND)
    found = [step.choice for step in apart.steps if step.choice and step.choice.cost]
    text = Text(texts("terminal-mistakes", count=len(found)), paint.INK)
    for move in found:
        colour = (paint.FIRST, paint.SECOND)[match.player_of(move.seat) % 2]
        text.append(f"\n{_told(move, match, texts)}", colour)
    return text


def _account(match: Match[Any], apart: Apart, texts: Texts) -> Text:
    """Draw the curve, then say what dice and decisions made of it for the people who played."""
    teller = Teller(match, apart, texts)
    rows = [apart.start, *(step.values for step in apart.steps)]
    text = draw_curve(rows, teller.labels(), *CURVE)
    if len(match.seats) > 1:
        text.append(legend([seat.name for seat in match.seats]))
        text.append("\n")
    people = [number for number, seat in enumerate(match.seats) if seat.bot is None]
    told = people or list(range(len(match.seats)))
    for seat in told:
        lines = [*teller.of_seat(seat), teller.of_rolls(seat)]
        text.append("\n" + "\n".join(line for line in lines if line) + "\n", paint.INK)
    best = teller.of_dice(same_dice(match))
    if best:
        text.append(f"{best}\n", paint.LEGAL)
    dear = [step for seat in told for step in apart.dearest(seat, MOST)]
    dear = sorted(dear, key=lambda step: -step.choice.cost if step.choice else 0.0)[:MOST]
    text.append("\n" + texts("terminal-slips", count=len(dear)), f"bold {paint.INK}")
    for step in dear:
        text.append(f"\n{teller.of_decision(step)}", paint.INK)
    return text


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
