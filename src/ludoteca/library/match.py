"""A match as it is pleasant at a prompt: begun with a word, drawn when it is printed."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, overload

from ludoteca.contract import Game
from ludoteca.errors import IllegalMove
from ludoteca.games import load
from ludoteca.library.bots import Bot
from ludoteca.library.position import Position
from ludoteca.match import match as engine
from ludoteca.match.events import Move, Seat
from ludoteca.match.seating import draw_contributions
from ludoteca.match.writing import format_record

Seats = int | Iterable[str | Bot | Seat]


class Match(engine.Match[Any]):
    """A game being played, with all that the doors know of it and the seat mostly implied.

    >>> import ludoteca as lu
    >>> m = lu.Match("quantik", ["Ada", "Grace"], secret=b"drawn when none is given")
    >>> m
    <Match of Quantik: Ada, Grace; 0 events, Ada to act>
    >>> len(m.legal), m.legal[:3]
    (64, ('Aa1', 'Ab1', 'Ac1'))
    >>> m.play("Aa1"), m.play("bd4"), m.play("Dc1")
    (True, True, True)
    >>> m.undo()
    >>> m.position
    Position('quantik', 'A.../..../..../...b')
    >>> m.play("Bd3")
    Traceback (most recent call last):
        ...
    ludoteca.errors.IllegalMove: You cannot place a cylinder on d3, for your opponent has one in that row, column or region; choose another cell or shape.

    `print(m)` draws the board, and a notebook shows it as a picture. Further it has `game`, `rules`,
    `seats`, `setup`, `secret`, `dice`, `state`, `events`, `undos`, and `result`, which is None until
    the end.
    """  # noqa: E501 - the sentence is as long as it is

    def __init__(
        self,
        game: str | Game,
        seats: Seats | None = None,
        *,
        setup: str = "",
        secret: bytes | None = None,
        contributions: Sequence[str] = (),
        commitments: Sequence[str] = (),
        format: int = engine.FORMAT,  # noqa: A002 - the word of the records
    ) -> None:
        """Begin: seats are names and bots, or how many people play; by lot one of them begins.

        Without a secret the match draws one, and commits for each person to a fresh contribution.
        """
        found = load(game) if isinstance(game, str) else game
        who = _seats(found, seats)
        if secret is None:
            secret = secrets.token_bytes(32)
            if not contributions:
                contributions, commitments = draw_contributions(who)
        super().__init__(
            found, who, setup, secret, contributions, commitments=commitments, format=format
        )

    @classmethod
    def start(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        *,
        setup: str = "",
        secret: bytes,
        contributions: Sequence[str] = (),
        commitments: Sequence[str] = (),
        format: int = engine.FORMAT,  # noqa: A002
    ) -> "Match":
        """Begin a match as the doors do, with everything given."""
        return cls(
            game_id,
            seats,
            setup=setup,
            secret=secret,
            contributions=contributions,
            commitments=commitments,
            format=format,
        )

    @property
    def turn(self) -> int | None:
        """Return the seat that has to decide, counted from 0, None when the match is over.

        Where all choose at the same time it is the one person among them; None if there are more.
        """
        people = [seat for seat in self.seats_to_act if self.bot_at(seat) is None]
        seats = people or self.seats_to_act
        return seats[0] if len(seats) == 1 else None

    @property
    def legal(self) -> tuple[str, ...]:
        """Return the moves of the seat whose turn it is, as they are typed."""
        return () if self.result is not None else self.legal_for(self._implied_seat())

    def legal_for(self, seat: int) -> tuple[str, ...]:
        """Return the moves of any seat, none if it has nothing to decide."""
        state, player = self.state, self.player_of(seat)
        actions = self.legal_actions(seat)
        return tuple(self.rules.format_move(state, player, action) for action in actions)

    @overload
    def play(self, seat: str, /) -> bool: ...
    @overload
    def play(self, seat: int, text: str, version: int | None = None) -> bool: ...
    def play(self, seat: int | str, text: str = "", version: int | None = None) -> bool:
        """Make a move and return True: `play("Aa1")`, or `play(1, "Aa1")` for a certain seat."""
        if isinstance(seat, str):
            return super().play(self._implied_seat(), seat)
        return super().play(seat, text, version)

    def undo(self, seat: int | None = None, *, agreed: bool = True) -> None:
        """Return to a person's last decision, without a seat to that of whoever decided last.

        People at one prompt agree unless you say otherwise. Against bots and alone, taking back
        what dice or a bot's move have followed marks the match: see `with_takebacks`.
        """
        if seat is None:
            seat = self._last_person()
        super().undo(seat, agreed=agreed)

    def play_bots(self) -> None:
        """Let the bots that sit here decide until a person has to, or until the end.

        >>> import ludoteca as lu
        >>> m = lu.Match("kuhvadis", [lu.Bot("greedy"), lu.Bot("random")])
        >>> m.play_bots()
        >>> m.result.reason
        'played'
        """
        while waiting := [seat for seat in self.seats_to_act if self.bot_at(seat) is not None]:
            seat = waiting[0]
            self.act(seat, Bot(self.bot_at(seat) or "").action(self, seat))

    @property
    def position(self) -> Position:
        """Return the position on the board, which stays when the match goes on."""
        return Position(self.game, self.state)

    @property
    def record(self) -> str:
        """Return the record so far, with the secret of the dice, for `load_record`."""
        return format_record(self)

    def __str__(self) -> str:
        """Draw the board with characters."""
        return str(self.position)

    def _repr_svg_(self) -> str:
        """Draw the board as a picture, for notebooks."""
        return self.position._repr_svg_()

    def _implied_seat(self) -> int:
        """Return whose turn it is, or say why that is not clear."""
        self._refuse_if_over()
        if self.turn is None:
            raise IllegalMove("library-error-whose-move")
        return self.turn

    def _last_person(self) -> int:
        """Return the seat of the person who decided last."""
        for event in reversed(self.events):
            if isinstance(event, Move) and self.bot_at(event.seat) is None:
                return event.seat
        raise IllegalMove("match-error-no-undo")


def _seats(game: Game, seats: Seats | None) -> list[Seat]:
    """Return who sits where; people without a name are called by their number."""
    if seats is None:
        seats = game.min_players
    if isinstance(seats, int):
        return [Seat(str(number + 1)) for number in range(seats)]
    return [_seat(game, seat) for seat in seats]


def _seat(game: Game, seat: str | Bot | Seat) -> Seat:
    if isinstance(seat, Bot):
        game.bot(seat.name)
        return Seat(seat.name, seat.name)
    return Seat(seat) if isinstance(seat, str) else seat
