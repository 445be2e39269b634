"""One match: the only authority on whose turn it is, what is legal and what has happened.

Everything follows from the game, the seats, the set-up, the secret, the contributions and the
moves. Events of a game played in turn stand in the order they happened. Where all choose at the
same time the order of arrival means nothing: each round is kept in the order of the seats, behind
those who resigned in it. Only a resignation that ends the match stands last.
"""

from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.games import Game, load
from ludoteca.match.dice import Dice
from ludoteca.match.events import Event, Move, Resign, Result, Roll, Seat, move_of, roll_of
from ludoteca.match.seating import check_seats, check_secret, fill_contributions

BOT_OF_RESIGNED = "greedy"  # plays on where others still want to finish their game

State = TypeVar("State")


class StaleMove(LudotecaError):
    """A move meant for an earlier moment of the match."""


class Match(Generic[State]):
    """A game being played; `result` is None until it is over."""

    def __init__(
        self,
        game: Game[State],
        seats: Sequence[Seat],
        setup: str,
        secret: bytes,
        contributions: Sequence[str],
    ) -> None:
        """Seat the players, draw the lot for the first one and roll what is due."""
        self.game = game
        self.seats = tuple(seats)
        self.setup = setup.strip() or game.setups[0]  # a record must not depend on a default
        self.secret = secret
        check_seats(self.seats)
        check_secret(secret)
        self.contributions = fill_contributions(contributions, len(self.seats))
        self.dice = Dice(secret, self.contributions)
        self.state = game.initial_state(len(self.seats), self.setup)
        self.first = self.dice.lot(0, len(self.seats))
        self.events: list[Event] = []
        self.result: Result | None = None
        self.resigned: tuple[int, ...] = ()  # the seats that gave up
        self.undos = 0
        self._rolls: list[int] = []  # where the rolls stand among the events
        self._asked: State | None = None  # the state of which the next two speak
        self._due: tuple[int, ...] = ()
        self._legal: dict[int, tuple[int, ...]] = {}
        self._made: list[dict[int, int]] = [{} for _ in self.seats]  # actions by version
        self._taken_back: dict[int | None, int] = dict.fromkeys([*range(len(self.seats)), None], 0)
        self._go_on()

    @classmethod
    def start(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        *,
        setup: str = "",
        secret: bytes,
        contributions: Sequence[str] = (),
    ) -> "Match[Any]":
        """Begin a match; the secret must be fresh and random, a contribution is any short text."""
        return Match(load(game_id), seats, setup, secret, contributions)

    def __eq__(self, other: object) -> bool:
        """Say whether two matches have the same players, dice and history."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    # Who may do what ---------------------------------------------------------------------------

    def player_of(self, seat: int) -> int:
        """Return the player's index in the game: player 0 is the seat that the lot chose."""
        return (seat - self.first) % len(self.seats)

    def seat_of(self, player: int) -> int:
        """Return where a player of the game sits."""
        return (player + self.first) % len(self.seats)

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """Return all rolls so far."""
        return tuple(e for e in map(self.events.__getitem__, self._rolls) if isinstance(e, Roll))

    def bot_at(self, seat: int) -> str | None:
        """Return the bot that decides for a seat, or None for a person who still plays."""
        return BOT_OF_RESIGNED if seat in self.resigned else self.seats[seat].bot

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that have a decision to make now."""
        if self.result is not None:
            return ()
        if self._asked is not self.state:  # everybody at a table asks, after every move
            self._due = tuple(sorted(map(self.seat_of, self.game.to_act(self.state))))
            self._legal.clear()
            self._asked = self.state
        return self._due

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """Return what a seat may do now."""
        if seat not in self.seats_to_act:
            return ()
        if seat not in self._legal:
            self._legal[seat] = self.game.legal_actions(self.state, self.player_of(seat))
        return self._legal[seat]

    def view(self, seat: int | None) -> State:
        """Return the state as a seat (None: a spectator) may see it; all of it after the end."""
        if self.result is not None:
            return self.state
        return self.game.view(self.state, None if seat is None else self.player_of(seat))

    def state_after(self, number: int) -> State:
        """Return the whole state after so many events; what was hidden then is in it."""
        state = self.game.initial_state(len(self.seats), self.setup)
        for event in self.events[:number]:
            if isinstance(event, Roll):
                state = self._rolled(state, event.faces)
            elif isinstance(event, Move):
                state = self.game.apply(state, self.player_of(event.seat), event.action)
        return state

    def seen(self, seat: int | None, start: int = 0) -> tuple[Event, ...]:
        """Return the events that a seat (None: a spectator) may see, from some place on."""
        public = self._num_public()
        own = self._seen_of_round(seat, public)
        return (*self.events[start:public], *own[max(0, start - public) :])

    def num_seen(self, seat: int | None) -> int:
        """Return how many events a seat may see."""
        public = self._num_public()
        return public + len(self._seen_of_round(seat, public))

    def version(self, seat: int | None) -> int:
        """Return the number of events a seat may see, counting undos and what they took back.

        Another's hidden choice does not change it; no version ever comes back after an undo.
        """
        return self.num_seen(seat) + self._taken_back[seat]

    def first_news(self, known: int) -> int:
        """Return from where on the events are news to somebody who knows so many.

        Where all choose at the same time a round is put in the order of the seats when it is over:
        what somebody knew of it must be told again.
        """
        return self._round(known - 1)[0] if self.game.is_simultaneous else known

    # What they do ------------------------------------------------------------------------------

    def act(self, seat: int, action: int, version: int | None = None) -> bool:
        """Make a move and return True.

        With the version it was meant for, a move that was already made for that version changes
        nothing and returns False; any other move for a version that has passed is a StaleMove.
        """
        made = self._earlier(seat, version)
        if made == action:
            return False
        self._refuse_unless_due(seat, version)
        if action not in self.legal_actions(seat):
            raise IllegalMove("match-error-action", action=action)
        self._make(seat, int(action))  # a bot may give NumPy's integer
        return True

    def play(self, seat: int, text: str, version: int | None = None) -> bool:
        """Make a move as a person writes it; return as `act` does."""
        made = self._earlier(seat, version)
        if version is not None and made is not None:
            with suppress(LudotecaError):  # a text that was no move then is as stale as any
                if self._parse(self._state_before(seat, version), seat, text) == made:
                    return False
        self._refuse_unless_due(seat, version)
        self._make(seat, self._parse(self.state, seat, text))  # read, it is also legal
        return True

    def resign(self, seat: int) -> bool:
        """Give up and return True; a seat that gave up before changes nothing and returns False.

        The last one left wins at once. Where several are left, a bot plays on for the seat, which
        cannot win any more. A solo game ends with the score so far.
        """
        self._refuse_unless_seated(seat)
        if seat in self.resigned:
            return False
        self._refuse_if_over()
        self._insert(Resign(seat))
        self.resigned = tuple(sorted((*self.resigned, seat)))
        self.result = self._judge()
        return True

    def can_undo(self, seat: int, *, agreed: bool = False) -> bool:
        """Say whether a person may take back their last decision, if need be with the others'."""
        return self._last_decision(seat, agreed=agreed) is not None

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Return to a person's last decision; dice already seen will fall the same again.

        It takes back what bots did since. If another person has moved since, all must have agreed.
        Choices made at the same time as the one taken back stand.
        """
        self._refuse_if_over()
        index = self._last_decision(seat, agreed=agreed)
        if index is None:
            raise IllegalMove("match-error-no-undo")
        before = {who: (self.seen(who), self.version(who)) for who in self._taken_back}
        end = self._round(index)[1] if self.game.is_simultaneous else index + 1
        for event in (self.events[index], *self.events[end:]):
            if isinstance(event, Move):
                self._made[event.seat].popitem()  # the last one that was put in
        self.events = self.events[:index] + self.events[index + 1 : end]
        self._rolls = [i for i, event in enumerate(self.events) if isinstance(event, Roll)]
        self.state = self.state_after(len(self.events))
        self.undos += 1
        for who, (seen, version) in before.items():
            if self.seen(who) != seen:
                self._taken_back[who] = version + 1 - len(self.seen(who))

    # How it happens ----------------------------------------------------------------------------

    def _make(self, seat: int, action: int) -> None:
        """Apply a legal move and all that follows from it."""
        self._made[seat][self.version(seat)] = action
        self._insert(move_of(seat, action))
        self.state = self.game.apply(self.state, self.player_of(seat), action)
        self._go_on()

    def _go_on(self) -> None:
        """Roll the dice that are due, then see whether the game is over."""
        while count := self.game.num_dice(self.state):
            faces = self.dice.roll(len(self._rolls), count, len(self.game.die_faces))
            self._rolls.append(len(self.events))
            self.events.append(roll_of(faces))
            self.state = self._rolled(self.state, faces)
        self.result = self._judge()

    def _rolled(self, state: State, faces: tuple[int, ...]) -> State:
        return self.game.apply_chance(state, self.game.outcome_of_dice(state, faces))

    def _state_before(self, seat: int, version: int) -> State:
        """Return the state in which a seat made its move for a version."""
        moves = [i for i, e in enumerate(self.events) if isinstance(e, Move) and e.seat == seat]
        return self.state_after(moves[list(self._made[seat]).index(version)])

    def _insert(self, event: Move | Resign) -> None:
        """Put an event where it belongs: at the end, or by its seat where all choose at once."""
        num_playing = len(self.seats) - len(self.resigned)
        ends_match = isinstance(event, Resign) and num_playing <= 2
        if not self.game.is_simultaneous or ends_match:
            self.events.append(event)
            return
        start = self._num_public()
        places = [_place_in_round(other) for other in self.events[start:]]
        self.events.insert(start + bisect_right(places, _place_in_round(event)), event)

    def _num_public(self) -> int:
        """Return how many of the events everybody may see: all but the choices of this round."""
        if not self.game.is_simultaneous or self.result is not None:
            return len(self.events)
        return self._round(len(self.events))[0]

    def _seen_of_round(self, seat: int | None, start: int) -> list[Event]:
        """Return what a seat may see of the choices of this round."""
        return [
            event
            for event in self.events[start:]
            if isinstance(event, Resign) or (isinstance(event, Move) and event.seat == seat)
        ]

    def _round(self, index: int) -> tuple[int, int]:
        """Return where the round of an event begins, behind its roll, and where it ends."""
        later = bisect_right(self._rolls, index)
        start = self._rolls[later - 1] + 1 if later else 0
        return start, self._rolls[later] if later < len(self._rolls) else len(self.events)

    def _last_decision(self, seat: int, *, agreed: bool) -> int | None:
        """Return where a person's last move stands, or None if it cannot be taken back."""
        self._refuse_unless_seated(seat)
        if self.result is not None or self.bot_at(seat) is not None:
            return None
        own = self._last_move(seat)
        if own is None or own >= self._num_public():  # a choice that nobody has seen
            return own
        since = self._round(own)[0] if self.game.is_simultaneous else own
        later = self.events[since:]
        movers = {event.seat for event in later if isinstance(event, Move)} - {seat}
        if any(isinstance(event, Resign) for event in later):
            return None
        if not agreed and any(self.bot_at(mover) is None for mover in movers):
            return None
        return own

    def _last_move(self, seat: int) -> int | None:
        """Return where the last move of a seat stands."""
        for index in range(len(self.events) - 1, -1, -1):
            event = self.events[index]
            if isinstance(event, Move) and event.seat == seat:
                return index
        return None

    def _judge(self) -> Result | None:
        """Return the result if the game is over."""
        playing = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        if self.resigned and len(playing) <= 1:
            return Result(tuple(playing), self._scores_so_far(playing), "resigned")
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return None
        scores = tuple(outcome[self.player_of(seat)] for seat in range(len(self.seats)))
        best = max(scores[seat] for seat in playing)
        return Result(tuple(seat for seat in playing if scores[seat] == best), scores, "played")

    def _scores_so_far(self, playing: list[int]) -> tuple[int, ...]:
        """Return the points won until now, or victory and defeat where no points are counted."""
        if self.game.points is None:
            defeat, victory = self.game.outcome_range
            return tuple(victory if s in playing else defeat for s in range(len(self.seats)))
        points = self.game.points(self.state)
        return tuple(points[self.player_of(seat)] for seat in range(len(self.seats)))

    def _earlier(self, seat: int, version: int | None) -> int | None:
        """Return the action that a seat already chose for a version."""
        self._refuse_unless_seated(seat)
        return None if version is None else self._made[seat].get(version)

    def _parse(self, state: State, seat: int, text: str) -> int:
        return self.game.parse_move(state, self.player_of(seat), text)

    def _refuse_unless_seated(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise IllegalMove("match-error-no-seat", seat=seat + 1, seats=len(self.seats))

    def _refuse_if_over(self) -> None:
        if self.result is not None:
            raise IllegalMove("error-game-over")

    def _refuse_unless_due(self, seat: int, version: int | None) -> None:
        self._refuse_if_over()
        if version is not None and version != self.version(seat):
            raise StaleMove("match-error-stale")
        if seat not in self.seats_to_act:
            raise IllegalMove("error-not-your-turn")

    def _identity(self) -> tuple[object, ...]:
        parts = (self.game.id, self.seats, self.setup, self.secret, self.contributions)
        return (*parts, self.events, self.undos)


def _place_in_round(event: Event) -> tuple[bool, int]:
    """Return what orders the events of a round: who resigned stands first, then the choices."""
    return isinstance(event, Move), -1 if isinstance(event, Roll) else event.seat
