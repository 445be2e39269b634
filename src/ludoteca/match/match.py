"""One match: the only authority on whose turn it is, what is legal and what has happened.

Everything follows from the game, the seats, the set-up, the secret, the contributions and the
moves. Events of a game played in turn stand in the order they happened. Where all choose at the
same time the order of arrival means nothing: each round is kept in the order of the seats, behind
those who resigned in it. Only a resignation that ends the match stands last.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar, cast

from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.games import Game, Rules, load
from ludoteca.match.dice import Dice
from ludoteca.match.events import (
    Event,
    Move,
    Resign,
    Result,
    Roll,
    Seat,
    move_of,
    place_in_round,
    roll_of,
)
from ludoteca.match.seating import (
    check_commitments,
    check_seats,
    check_secret,
    fill_contributions,
)
from ludoteca.match.takeback import is_followed, last_decision, leaves_a_mark

State = TypeVar("State")
FORMAT = 2  # of new matches and their records; what differs from format 1 is in docs/records.md
STRIDE = 16  # events between states that are kept, so that an undo replays few


class StaleMove(LudotecaError):
    """A move meant for an earlier moment of the match."""


class _Kept(NamedTuple):
    """A state after so many events that stay in their places, and what was noted until then."""

    number: int
    state: Any
    num_rolls: int
    num_rounds: int
    last_round: int


class Match(Generic[State]):
    """A game being played; `result` is None until it is over."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        setup: str,
        secret: bytes,
        contributions: Sequence[str],
        *,
        commitments: Sequence[str] = (),
        format: int = FORMAT,  # noqa: A002 - the word of the records
    ) -> None:
        """Seat the players, draw the lot for the first one and roll what is due."""
        self.format = format  # of the record; a match goes on by the format it began with
        self.game = game
        self.rules: Rules[State] = game.rules
        self.seats = tuple(seats)
        self.setup = setup.strip() or self.rules.setups[0]  # a record must not depend on a default
        self.secret = secret
        check_seats(self.seats)
        check_secret(secret)
        self.contributions = fill_contributions(contributions, len(self.seats))
        self.commitments = check_commitments(commitments, self.contributions)
        self.dice = Dice(secret, self.contributions)
        self.rules.initial_state(len(self.seats), self.setup)  # refuses what cannot begin
        self.first = self.dice.lot(0, len(self.seats))
        has_two_lots = format > 1 and self.rules.begin is not None
        self.starts = self.dice.lot(1, len(self.seats)) if has_two_lots else None
        self.state = self.beginning()
        self.events: list[Event] = []
        self.result: Result | None = None
        self.resigned: tuple[int, ...] = ()  # the seats that gave up
        self.undos = 0
        self.undone_from = 0  # where the last undo began to change the events
        self.takebacks = 0  # undos of what dice or others had followed, alone or against bots
        self.helped = False  # somebody was told what choices are worth
        self._rolls: list[int] = []  # where the rolls stand among the events
        self._rounds = [0]  # where each round of choices at the same time begins
        self._kept = [_Kept(0, self.state, 0, 1, 0)]
        self._asked: State | None = None  # the state of which the next two speak
        self._due: tuple[int, ...] = ()
        self._legal: dict[int, tuple[int, ...]] = {}
        self._made: list[dict[int, int]] = [{} for _ in self.seats]  # actions by version
        self._firm = [0] * len(self.seats)  # how many of each seat's moves something has followed
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
        commitments: Sequence[str] = (),
        format: int = FORMAT,  # noqa: A002
    ) -> "Match[Any]":
        """Begin a match; the secret must be fresh and random, a contribution is any short text."""
        game = load(game_id)
        return Match(
            game, seats, setup, secret, contributions, commitments=commitments, format=format
        )

    def __eq__(self, other: object) -> bool:
        """Say whether two matches have the same players, dice and history."""
        return isinstance(other, Match) and self._identity() == other._identity()

    def __repr__(self) -> str:
        """Name the game, the players and how far they are."""
        acting = ", ".join(self.seats[seat].name for seat in self.seats_to_act)
        moment = f"{acting} to act" if acting else "over"
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Match of {self.game.name}: {names}; {len(self.events)} events, {moment}>"

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
        return tuple(map(self.roll_at, range(self.num_rolls)))

    @property
    def num_rolls(self) -> int:
        """Return how many rolls there were so far."""
        return len(self._rolls)

    def roll_at(self, number: int) -> Roll:
        """Return one roll, counted from 0."""
        return cast("Roll", self.events[self._rolls[number]])

    def bot_at(self, seat: int) -> str | None:
        """Return the bot that decides for a seat, or None for a person who still plays."""
        return self.game.bots.stand_in if seat in self.resigned else self.seats[seat].bot

    @property
    def can_help(self) -> bool:
        """Say whether choices may be valued while it goes on: never between people."""
        return sum(seat.bot is None for seat in self.seats) == 1

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that have a decision to make now."""
        if self.result is not None:
            return ()
        if self._asked is not self.state:  # everybody at a table asks, after every move
            self._due = tuple(sorted(map(self.seat_of, self.rules.to_act(self.state))))
            self._legal.clear()
            self._asked = self.state
        return self._due

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """Return what a seat may do now."""
        if seat not in self.seats_to_act:
            return ()
        if seat not in self._legal:
            self._legal[seat] = self.rules.legal_actions(self.state, self.player_of(seat))
        return self._legal[seat]

    def view(self, seat: int | None) -> State:
        """Return the state as a seat (None: a spectator) may see it; all of it after the end."""
        if self.result is not None:
            return self.state
        return self.rules.view(self.state, None if seat is None else self.player_of(seat))

    def beginning(self) -> State:
        """Return the state before anything happened; a second lot may have chosen who starts."""
        state = self.rules.initial_state(len(self.seats), self.setup)
        if self.starts is None or self.rules.begin is None:
            return state
        return self.rules.begin(state, self.player_of(self.starts))

    def state_after(self, number: int) -> State:
        """Return the whole state after so many events; what was hidden then is in it."""
        kept = next(kept for kept in reversed(self._kept) if kept.number <= number)
        state: State = kept.state
        for _, _, after in self.replay(self.events[kept.number : number], state):
            state = after
        return state

    def replay(
        self, events: Iterable[Event], before: State | None = None
    ) -> Iterator[tuple[State, Event, State]]:
        """Yield each event of a series, from the beginning or some state on, between its states."""
        if before is None:
            before = self.beginning()
        for event in events:
            after = before
            if isinstance(event, Roll):
                after = self._rolled(before, event.faces)
            elif isinstance(event, Move):
                after = self.rules.apply(before, self.player_of(event.seat), event.action)
            yield before, event, after
            before = after

    def seen(self, seat: int | None, start: int = 0) -> tuple[Event, ...]:
        """Return the events that a seat (None: a spectator) may see, from some place on."""
        public = self.num_public()
        if public == len(self.events):
            return tuple(self.events[start:])
        own = self._seen_of_round(seat, public)
        return (*self.events[start:public], *own[max(0, start - public) :])

    def num_public(self) -> int:
        """Return how many of the events everybody may see: all but the choices of this round."""
        if not self.rules.is_simultaneous or self.result is not None:
            return len(self.events)
        return self._rounds[-1]

    def num_seen(self, seat: int | None) -> int:
        """Return how many events a seat may see."""
        if not self.rules.is_simultaneous or self.result is not None:
            return len(self.events)
        public = self._rounds[-1]
        if public == len(self.events):
            return public
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
        return self.round_at(known - 1)[0] if self.rules.is_simultaneous else known

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
        self._refuse_unless_seated(seat)
        return last_decision(self, seat, agreed=agreed) is not None

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Return to a person's last decision; dice already seen will fall the same again.

        Once dice or another's move have followed it, all people must have agreed; alone and against
        bots nobody has to, but the match is marked. Choices made at the same time stand.
        """
        self._refuse_if_over()
        self._refuse_unless_seated(seat)
        index = last_decision(self, seat, agreed=agreed)
        if index is None:
            raise IllegalMove("match-error-no-undo")
        followed, hidden = is_followed(self, seat, index), index >= self.num_public()
        start, end = self.round_at(index) if self.rules.is_simultaneous else (index, index + 1)
        readers = (seat,) if hidden else self._taken_back  # nobody else knew of a hidden choice
        before = {who: (self.seen(who, start), self.version(who)) for who in readers}
        for event in (self.events[index], *self.events[end:]):
            if isinstance(event, Move):
                self._made[event.seat].popitem()  # the last one that was put in
        self._return_to(start, self.events[start:index] + self.events[index + 1 : end])
        self.undos, self.undone_from = self.undos + 1, start
        if followed and self.format > 1 and leaves_a_mark(self, seat):
            self.takebacks += 1
        for other, made in enumerate(self._made):  # what something followed once stays so
            is_seen = followed or (not hidden and other != seat)
            self._firm[other] = len(made) if is_seen else min(self._firm[other], len(made))
        for who, (seen, version) in before.items():
            if self.seen(who, start) != seen:
                self._taken_back[who] = version + 1 - self.num_seen(who)

    @property
    def with_takebacks(self) -> bool:
        """Say whether moves were taken back unasked that something had followed."""
        return self.takebacks > 0

    def is_firm(self, seat: int) -> bool:
        """Say whether something that was taken back had followed a seat's last move."""
        return len(self._made[seat]) <= self._firm[seat]

    def restore(self, events: list[Event]) -> None:
        """Make these all that has happened; they must be the events of this very match."""
        self._return_to(0, events)
        self._keep()

    def _return_to(self, start: int, events: list[Event]) -> None:
        """Make these all that has happened from some place on."""
        while self._kept[-1].number > start:
            self._kept.pop()
        number, self.state, num_rolls, num_rounds, last_round = self._kept[-1]
        self.events[start:] = events
        del self._rolls[num_rolls:], self._rounds[num_rounds:]
        self._rounds[-1] = last_round
        for before, event, after in self.replay(self.events[number:], self.state):
            if isinstance(event, Roll):
                self._rolls.append(number)
            number += 1
            self._note_round(before, event, after, number)
            self.state = after

    def _keep(self) -> None:
        """Keep the state now and then, where nothing will be put before it any more."""
        number = len(self.events)
        is_settled = not self.rules.is_simultaneous or self._rounds[-1] == number
        if is_settled and number >= self._kept[-1].number + STRIDE:
            kept = _Kept(number, self.state, len(self._rolls), len(self._rounds), self._rounds[-1])
            self._kept.append(kept)

    # How it happens ----------------------------------------------------------------------------

    def _make(self, seat: int, action: int) -> None:
        """Apply a legal move and all that follows from it."""
        self._made[seat][self.version(seat)] = action
        move, before = move_of(seat, action), self.state
        self._insert(move)
        self.state = self.rules.apply(before, self.player_of(seat), action)
        self._note_round(before, move, self.state, len(self.events))
        self._go_on()

    def _go_on(self) -> None:
        """Roll the dice that are due, then see whether the game is over."""
        while count := self.rules.num_dice(self.state):
            faces = self.dice.roll(len(self._rolls), count, len(self.rules.die_faces))
            self._rolls.append(len(self.events))
            roll, before = roll_of(faces), self.state
            self.events.append(roll)
            self.state = self._rolled(before, faces)
            self._note_round(before, roll, self.state, len(self.events))
        self._keep()
        self.result = self._judge()

    def _note_round(self, before: State, event: Event, after: State, end: int) -> None:
        """Remember where a round begins, if one does: behind the dice of its choices."""
        if not self.rules.is_simultaneous:
            return
        if self.rules.round_of(after) != self.rules.round_of(before):
            self._rounds.append(end)
        elif isinstance(event, Roll) and self._rounds[-1] == end - 1:
            self._rounds[-1] = end

    def _rolled(self, state: State, faces: tuple[int, ...]) -> State:
        return self.rules.apply_chance(state, self.rules.outcome_of_dice(state, faces))

    def _state_before(self, seat: int, version: int) -> State:
        """Return the state in which a seat made its move for a version."""
        moves = [i for i, e in enumerate(self.events) if isinstance(e, Move) and e.seat == seat]
        return self.state_after(moves[list(self._made[seat]).index(version)])

    def _insert(self, event: Move | Resign) -> None:
        """Put an event where it belongs: at the end, or by its seat where all choose at once."""
        num_playing = len(self.seats) - len(self.resigned)
        ends_match = isinstance(event, Resign) and num_playing <= 2
        if not self.rules.is_simultaneous or ends_match:
            self.events.append(event)
            return
        start = self.num_public()
        places = [place_in_round(other) for other in self.events[start:]]
        self.events.insert(start + bisect_right(places, place_in_round(event)), event)

    def _seen_of_round(self, seat: int | None, start: int) -> list[Event]:
        """Return what a seat may see of the choices of this round."""
        return [
            event
            for event in self.events[start:]
            if isinstance(event, Resign) or (isinstance(event, Move) and event.seat == seat)
        ]

    def round_at(self, index: int) -> tuple[int, int]:
        """Return where the choices of an event's round begin, and where they end.

        A round begins behind the dice that all its choices are about, if there are any.
        """
        while 0 <= index < len(self.events) and isinstance(self.events[index], Roll):
            index += 1
        later = max(1, bisect_right(self._rounds, index))
        end = self._rounds[later] if later < len(self._rounds) else len(self.events)
        start = self._rounds[later - 1]
        while end > start and isinstance(self.events[end - 1], Roll):
            end -= 1
        return start, end

    def _judge(self) -> Result | None:
        """Return the result if the game is over."""
        outcome = self.rules.outcome(self.state)
        if outcome is None and not self.resigned:
            return None  # as after most moves
        playing = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        if self.resigned and len(playing) <= 1:
            return Result(tuple(playing), self._scores_so_far(playing), "resigned")
        if outcome is None:
            return None
        scores = tuple(outcome[self.player_of(seat)] for seat in range(len(self.seats)))
        best = max(scores[seat] for seat in playing)
        return Result(tuple(seat for seat in playing if scores[seat] == best), scores, "played")

    def _scores_so_far(self, playing: list[int]) -> tuple[int, ...]:
        """Return the points won until now, or victory and defeat where no points are counted."""
        if self.rules.points is None:
            defeat, victory = self.rules.outcome_range
            return tuple(victory if s in playing else defeat for s in range(len(self.seats)))
        points = self.rules.points(self.state)
        return tuple(points[self.player_of(seat)] for seat in range(len(self.seats)))

    def _earlier(self, seat: int, version: int | None) -> int | None:
        """Return the action that a seat already chose for a version."""
        self._refuse_unless_seated(seat)
        return None if version is None else self._made[seat].get(version)

    def _parse(self, state: State, seat: int, text: str) -> int:
        return self.rules.parse_move(state, self.player_of(seat), text)

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
        marks = (self.undos, self.takebacks, self.helped)
        return (*parts, self.commitments, self.format, self.events, *marks)
