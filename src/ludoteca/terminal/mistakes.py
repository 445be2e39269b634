"""After a game of Quantik: the moves that threw it away, and what would have been best."""

from typing import Any

from rich.text import Text

from ludoteca.errors import LudotecaError
from ludoteca.games.quantik import GAME, format_move
from ludoteca.match import Match, Move
from ludoteca.players.quantik_analysis import Reviewed, mistakes
from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.draw.quantik import COLOURS
from ludoteca.texts import Texts


def lessons(match: Match[Any], texts: Texts) -> Text:
    """List the moves that turned a win into a loss; nothing for games that are not solved."""
    if match.game.id != GAME.id:
        return Text()
    actions = [event.action for event in match.events if isinstance(event, Move)]
    try:
        found = mistakes(actions)
    except LudotecaError as error:  # the table is missing or damaged
        return Text(error.sentence(texts.language), paint.SECOND)
    text = Text(texts("terminal-mistakes", count=len(found)), paint.INK)
    for mistake in found:
        text.append(f"\n{_told(mistake, match, texts)}", COLOURS[mistake.player])
    return text


def _told(mistake: Reviewed, match: Match[Any], texts: Texts) -> str:
    """Say who made a mistake, what it cost and what would have been best."""
    return texts(
        "terminal-mistake",
        number=mistake.number,
        name=match.seats[match.seat_of(mistake.player)].name,
        move=format_move(match.state, mistake.player, mistake.action),
        before=mistake.before,
        after=mistake.after,
        best=format_move(match.state, mistake.player, mistake.best),
    )
