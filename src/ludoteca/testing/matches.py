"""Whether a game can be played: matches at random beside a naive one, with records and undos."""

import copy
import random
from typing import Any

from ludoteca.errors import LudotecaError
from ludoteca.match import (
    Match,
    Move,
    Resign,
    Seat,
    StaleMove,
    format_record,
    parse_record,
    verify,
)
from ludoteca.match.thinking import Thought
from ludoteca.rng import seeded
from ludoteca.testing.model import Model
from ludoteca.testing.promises import Promise
from ludoteca.testing.subject import Subject

MAX_ACTS = 60  # of a match that is looked at after each of them


def check_bots(subject: Subject) -> None:
    """Require that each bot decides by the rules, and always in the same way."""
    rules, bots = subject.rules, subject.game.bots
    deciding = [state for state in subject.states if rules.to_act(state)]
    for name in bots.names:
        if name in bots.slow and subject.num_players > max(2, subject.game.min_players):
            continue  # with many players it would take minutes where nothing is compiled
        few = deciding[-1:] if name in bots.slow else deciding[:: max(1, len(deciding) // 10)]
        for number, state in enumerate(few):
            subject.at = state
            player = rules.to_act(state)[0]
            view = rules.view(state, player)
            first, second = (bots.choose(name, view, player, seeded(number)) for _ in range(2))
            is_legal = first in rules.legal_actions(state, player)
            subject.require(is_legal, Promise.BOTS, f"{name} chooses {first}", player=player)
            why = f"{name} chooses {first}, then {second}"
            subject.require(first == second, Promise.BOTS, why, player=player)


def check_matches(subject: Subject, num_matches: int) -> None:
    """Play matches in which people move, are late, take back, give up, save and load."""
    for seed in range(num_matches):
        rng = random.Random(seed)
        bot = subject.game.bots.names[0]
        seats = [
            Seat(f"Seat {number}", bot if rng.random() < 0.3 else None)
            for number in range(subject.num_players)
        ]
        secret, contributions = rng.randbytes(32), [f"c{seed}"]
        match = Match[Any](subject.game, seats, subject.setup, secret, contributions)
        _Course(subject, match, rng).run()


class _Course:
    """One match, its naive model, and what everybody saw last."""

    def __init__(self, subject: Subject, match: Match[Any], rng: random.Random) -> None:
        self.subject, self.match, self.rng = subject, match, rng
        self.model = Model(match)
        self.everybody = (*range(len(match.seats)), None)
        self.known = {who: (match.version(who), match.seen(who)) for who in self.everybody}
        self.last: tuple[int, int, int] | None = None  # seat, action and version

    def run(self) -> None:
        """Do whatever comes, and look at all after each act."""
        acts = [self.move] * 12 + [self.be_late, self.break_a_rule, self.take_back, self.save]
        self.compare()
        for _ in range(MAX_ACTS):
            if self.match.result is not None:
                break
            self.subject.at = self.match.state
            act = self.resign if self.rng.random() < 0.02 else self.rng.choice(acts)
            act()
            self.compare()
        self.save()

    def require(self, holds: bool, promise: Promise, why: str, **place: int | None) -> None:
        """Require something of the present moment."""
        self.subject.require(holds, promise, why, **place)

    def move(self) -> None:
        """Make a move, as an action or as a text; a bot does it by itself."""
        match, rng = self.match, self.rng
        seat = rng.choice(match.seats_to_act)
        action, version = rng.choice(match.legal_actions(seat)), match.version(seat)
        player = match.player_of(seat)
        if match.bot_at(seat) is not None:
            action = Thought.begin(match, seat, rng.randrange(1000)).action()
        if rng.random() < 0.5:
            text = match.rules.format_move(match.view(seat), player, action)
            is_made = match.play(seat, text, version)
        else:
            is_made = match.act(seat, action, version)
        self.require(is_made, Promise.MATCH, "the move is not made", player=player, action=action)
        self.model.add(Move(seat, action))
        self.last = (seat, action, version)

    def be_late(self) -> None:
        """Send the last move once more, and others for moments that are not now."""
        if self.last is None:
            return
        before = copy.deepcopy(self.match)
        seat, action, version = self.last
        again = self.match.act(seat, action, version)
        self.require(not again, Promise.MATCH, "a move is made twice")
        for stale in {version - 1, self.match.version(seat) + 1} - {version}:
            try:
                again = self.match.act(seat, action, stale)
            except StaleMove:
                continue
            self.require(not again, Promise.MATCH, f"a move for version {stale} is made")
        self.require(self.match == before, Promise.MATCH, "a late move changes the match")

    def break_a_rule(self) -> None:
        """Try something illegal."""
        seat = self.rng.randrange(len(self.match.seats))
        action = self.rng.randint(-1, self.match.rules.num_actions)
        if action in self.match.legal_actions(seat):
            return
        before = copy.deepcopy(self.match)
        try:
            self.match.act(seat, action)
        except LudotecaError:
            self.require(self.match == before, Promise.MATCH, "a refused move changes the match")
        else:
            self.require(False, Promise.MATCH, f"seat {seat} does {action}, which is illegal")

    def take_back(self) -> None:
        """Take back if that is possible, with the consent of all or without."""
        seat, agreed = self.rng.randrange(len(self.match.seats)), self.rng.random() < 0.7
        if not self.match.can_undo(seat, agreed=agreed):
            return
        rolls, undos = self.match.rolls, self.match.undos
        self.match.undo(seat, agreed=agreed)
        self.model.undo(seat)
        self.last = None
        is_due = seat in self.match.seats_to_act
        self.require(is_due, Promise.UNDO, f"seat {seat} has nothing to decide")
        self.require(self.match.undos == undos + 1, Promise.UNDO, "it is not counted")
        kept = self.match.rolls
        self.require(kept == rolls[: len(kept)], Promise.UNDO, "other dice have fallen")

    def resign(self) -> None:
        """Give up."""
        playing = sorted(set(range(len(self.match.seats))) - set(self.match.resigned))
        seat = self.rng.choice(playing)
        self.require(self.match.resign(seat), Promise.MATCH, f"seat {seat} cannot give up")
        self.model.add(Resign(seat))

    def save(self) -> None:
        """Write the match down, read it and go on with what was read."""
        match = self.match
        format_record(match, reveal=False)
        record = format_record(match)
        try:
            verify(record)
            loaded = parse_record(record)
        except LudotecaError as error:
            self.require(False, Promise.RECORD, f"{error}\n{record}")
        is_same = loaded == match and loaded.state == match.state and loaded.result == match.result
        self.require(is_same, Promise.RECORD, f"another match is read from\n{record}")
        is_same = format_record(loaded) == record
        self.require(
            is_same, Promise.RECORD, f"{format_record(loaded)}\nis written after\n{record}"
        )

    def compare(self) -> None:
        """Require that match and model agree, and that versions tell what is new."""
        match, model = self.match, self.model
        state = self.subject.at = match.state
        why = f"the state should be {model.state!r}"
        self.require(state == model.state, Promise.MATCH, why)
        why = f"the events are {match.events}, not {model.history}"
        self.require(match.events == model.history, Promise.MATCH, why)
        self.require(set(match.resigned) == model.resigned, Promise.MATCH, "others gave up")
        due = set() if match.result else {match.seat_of(p) for p in match.rules.to_act(state)}
        self.require(set(match.seats_to_act) == due, Promise.MATCH, f"seats {due} should act")
        self._compare_results()
        for who in self.everybody:
            version, seen = match.version(who), match.seen(who)
            is_right = list(seen) == model.seen(who)
            self.require(is_right, Promise.MATCH, f"{who} sees {seen}, not {model.seen(who)}")
            old_version, old_seen = self.known[who]
            has_grown = version > old_version if seen != old_seen else version == old_version
            why = f"version {version} of {who} after {old_version}: {old_seen} and then {seen}"
            self.require(has_grown, Promise.MATCH, why)
            self.known[who] = version, seen

    def _compare_results(self) -> None:
        match = self.match
        outcome = match.rules.outcome(match.state)
        playing = [seat for seat in range(len(match.seats)) if seat not in match.resigned]
        is_over = outcome is not None or (bool(match.resigned) and len(playing) <= 1)
        self.require((match.result is not None) == is_over, Promise.MATCH, "it does not end then")
        if match.result is None:
            return
        if outcome is None or len(playing) <= 1:
            winners = set(playing)
        else:
            best = max(outcome[match.player_of(seat)] for seat in playing)
            winners = {seat for seat in playing if outcome[match.player_of(seat)] == best}
        is_right = set(match.result.winners) == winners
        self.require(is_right, Promise.MATCH, f"{match.result} instead of a win for {winners}")
