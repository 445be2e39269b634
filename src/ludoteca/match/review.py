"""Review a match: what every decision was worth, and what would have been better."""

from math import hypot
from typing import Any, Literal, NamedTuple

from ludoteca.contract import Game, Values, Words, Worth
from ludoteca.errors import LudotecaError
from ludoteca.games import offering
from ludoteca.match.events import Move
from ludoteca.match.match import Match

NOTICEABLE = 2.0  # standard errors that a cost must exceed to be one


class NoWorth(LudotecaError):
    """A game that cannot say what its positions are worth."""


class Reviewed(NamedTuple):
    """A decision of a match, and what it was worth to who took it."""

    number: int  # of the move, from 1
    seat: int
    state: Any  # in which it was taken
    action: int
    value: float
    best: int
    best_value: float
    error: float  # of the difference between the two
    plies: int | None  # to the end by this move, itself counted, where the game is solved
    best_plies: int | None
    words: Words | None  # why it was worth that
    best_words: Words | None  # why the best was worth what it was
    values: Values  # for each seat, after it

    @property
    def cost(self) -> float:
        """Return what was given away; 0 where that may be chance."""
        cost = self.best_value - self.value
        return cost if cost > NOTICEABLE * self.error else 0.0

    @property
    def verdict(self) -> Literal["kept", "lost", "thrown"]:
        """Say whether all was kept that could be had, nothing could be had, or some was thrown."""
        if self.best_value == 0:
            return "lost"
        return "thrown" if self.cost else "kept"


def worth_of(game: Game) -> Worth[Any]:
    """Return what a game can say of its positions, or raise NoWorth."""
    if game.worth is None:
        others = offering("worth")
        raise NoWorth(
            "match-error-no-worth", game=game.name, number=len(others), games=", ".join(others)
        )
    return game.worth


def review(match: Match[Any]) -> list[Reviewed]:
    """Judge every decision of a match so far; raise NoWorth if the game has no values."""
    worth = worth_of(match.game)
    found: list[Reviewed] = []
    for before, event, after in match.replay(match.events):
        if isinstance(event, Move):
            values = worth.value(after)
            by_seat = tuple(values[match.player_of(seat)] for seat in range(len(match.seats)))
            found.append(judge(match, len(found) + 1, before, event, by_seat))
    return found


def judge(match: Match[Any], number: int, state: Any, move: Move, values: Values) -> Reviewed:
    """Compare a decision, after which the seats have these values, with the best to be seen."""
    worth, player = worth_of(match.game), match.player_of(move.seat)
    view = match.rules.view(state, player)
    actions, plies = worth.actions(view, player), worth.plies(view, player)
    errors = worth.errors(view, player)
    best = next(iter(actions))
    return Reviewed(
        number=number,
        seat=move.seat,
        state=state,
        action=move.action,
        value=actions[move.action],
        best=best,
        best_value=actions[best],
        error=hypot(errors.get(move.action, 0.0), errors.get(best, 0.0)),
        plies=plies.get(move.action),
        best_plies=plies.get(best),
        words=worth.explain(view, player, move.action),
        best_words=worth.explain(view, player, best),
        values=values,
    )
