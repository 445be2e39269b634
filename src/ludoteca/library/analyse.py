"""Ask a game what a position and each of its moves are worth."""

from typing import Any, NamedTuple

from ludoteca.errors import IllegalMove
from ludoteca.library.position import Position
from ludoteca.match.analysis import Choice
from ludoteca.match.analysis import analyse as judge
from ludoteca.match.events import Roll
from ludoteca.match.luck import Apart, take_apart
from ludoteca.match.match import Match
from ludoteca.texts import Texts

Row = dict[str, str | int | float | None]


class ValuedMove(NamedTuple):
    """A move and what it is worth to whoever makes it."""

    move: str
    value: float
    error: float | None = None  # the standard error of the value, None where it is exact
    plies: int | None = None  # to the end, itself counted, where the game is solved
    why: str = ""  # in a sentence, where the game can tell


class Analysis(NamedTuple):
    """What a position is worth: values for each player, and the moves, best first.

    Among several players a value is the chance to win; alone it is the final score.
    """

    position: Position
    values: tuple[float, ...]
    moves: tuple[ValuedMove, ...]  # of the player asked about; empty before a roll and at the end
    match: Match[Any] | None = None  # so far, where a match was asked about

    def taken_apart(self) -> Apart:
        """Return what luck and skill made of the match so far; a review of all its events."""
        if self.match is None:
            raise IllegalMove("library-error-no-match")
        return take_apart(self.match)

    def events(self) -> list[Row]:
        """Return a row for each event of the match, for `pandas.DataFrame` or a plot.

        `values`, `luck` and `others` have a column for each seat, numbered from 0.
        """
        rows = []
        for step in self.taken_apart().steps:
            event = step.event
            row: Row = {
                "event": step.number + 1,
                "kind": type(event).__name__.lower(),
                "seat": None if isinstance(event, Roll) else event.seat,
                "skill": step.skill,
                "cost": step.choice.cost if step.choice else 0.0,
            }
            for name in ("values", "luck", "others"):
                for seat, value in enumerate(getattr(step, name)):
                    row[f"{name}_{seat}"] = value
            rows.append(row)
        return rows

    def players(self) -> list[Row]:
        """Return a row for each seat: start + luck + skill + others = result, and the mistakes."""
        accounts = self.taken_apart().accounts
        names = [seat.name for seat in self.match.seats] if self.match else []
        return [
            {"seat": seat, "name": name, **account._asdict()}
            for seat, (name, account) in enumerate(zip(names, accounts, strict=True))
        ]

    @property
    def best(self) -> str | None:
        """Return the move to recommend, None where there is nothing to decide."""
        return self.moves[0].move if self.moves else None

    def __repr__(self) -> str:
        """Tell the values and the best move."""
        values = ", ".join(f"{value:.3g}" for value in self.values)
        return f"<Analysis of {self.position!r}: values {values}; best {self.best}>"


def analyse(position: Position | Match[Any], player: int | None = None) -> Analysis:
    """Return what a position, or the moment of a match, is worth, and every move in it.

    The moves are those of the player whose turn it is; where all choose at the same time name one.
    A game that offers no values says so with a NoWorth error. Of a match, `events()` and
    `players()` are tables of what luck and skill made of it.

    >>> import ludoteca as lu
    >>> found = lu.analyse(lu.Position("quantik", "AbA./..../.a../...."))
    >>> found.values
    (1.0, 0.0)
    >>> found.moves[0]
    ValuedMove(move='Bd3', value=1.0, error=None, plies=11, why='The opponent runs out of moves')
    """
    match = position if isinstance(position, Match) else None
    if isinstance(position, Match):
        position = Position(position.game, position.state)
    game, state = position.game, position.state
    found = judge(game, state)
    if player is None and len({choice.player for choice in found.choices}) > 1:
        raise IllegalMove("library-error-whose-move")
    chosen = [choice for choice in found.choices if player in (None, choice.player)]
    moves = tuple(_valued(position, choice) for choice in chosen)
    return Analysis(position, found.values, moves, match)


def _valued(position: Position, choice: Choice) -> ValuedMove:
    """Return a move with all that the game says of it."""
    text = position.game.rules.format_move(position.state, choice.player, choice.action)
    words = choice.words
    why = "" if words is None else Texts("en")(words.message, **words.values)
    return ValuedMove(text, choice.value, choice.error or None, choice.plies, why)
