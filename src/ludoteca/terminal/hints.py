"""Help for whoever plays alone or against bots; it marks the match as helped."""

from typing import Any

from rich.text import Text

from ludoteca.errors import IllegalMove
from ludoteca.faces import canvas as paint
from ludoteca.faces.accounts import amount_of
from ludoteca.faces.words import tell_move
from ludoteca.match import Match
from ludoteca.match.analysis import Choice, choices_of
from ludoteca.texts import Texts


def hint(match: Match[Any], seat: int, texts: Texts) -> str:
    """Name the best choice, its worth and the reason; raise if help is not allowed."""
    best = _judged(match, seat)[0]
    why = best.words and f"{texts(best.words.message, **best.words.values)}."
    return texts("terminal-hint", **_told(match, seat, best, texts), why=why or "")


def worth_of_choices(match: Match[Any], seat: int, texts: Texts) -> Text:
    """List every choice with what it is worth, the best first; raise if help is not allowed."""
    rows = [_told(match, seat, choice, texts) for choice in _judged(match, seat)]
    width = max(len(row["amount"]) for row in rows)
    told = Text(f"{texts('terminal-worth')}\n", paint.FAINT)
    for row in rows:
        told.append(f"{row['amount']:>{width}}  ", paint.LEGAL)
        told.append(f"{row['move']}\n", paint.INK)
    return told


def _judged(match: Match[Any], seat: int) -> list[Choice]:
    if not match.can_help:
        raise IllegalMove("match-error-no-help")
    choices = choices_of(match.game, match.view(seat), match.player_of(seat))
    match.helped = True
    return choices


def _told(match: Match[Any], seat: int, choice: Choice, texts: Texts) -> dict[str, str]:
    """Write a choice and its worth."""
    player = match.player_of(seat)
    return {
        "move": tell_move(match.rules, match.state, player, choice.action, texts),
        "amount": amount_of(choice.value, texts, is_score=len(match.seats) == 1),
    }
