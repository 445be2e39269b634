"""Any course a match can take: moves, undos and resignations in any order, with its record."""

import copy
import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludoteca.errors import LudotecaError
from ludoteca.match import Match, Move, Roll, Seat, format_record, parse_record

NUM_SEATS = {"quantik": (2, 2), "kuhvadis": (2, 2), "knaster": (1, 4)}


class AnyMatch(RuleBasedStateMachine):
    """Play one match at random, beside a few facts that must hold whatever happens."""

    @initialize(data=st.data())
    def start(self, data: st.DataObject) -> None:
        """Seat people and bots at any game."""
        game = data.draw(st.sampled_from(sorted(NUM_SEATS)))
        count = data.draw(st.integers(*NUM_SEATS[game]))
        bots = data.draw(st.lists(st.booleans(), min_size=count, max_size=count))
        self.match: Match[Any] = Match.start(
            game,
            [Seat(f"Seat {n}", "greedy" if bot else None) for n, bot in enumerate(bots)],
            secret=data.draw(st.binary(min_size=16, max_size=64)),
            contributions=data.draw(st.lists(st.text("abc", max_size=3), max_size=count)),
        )
        self.rolls: dict[int, tuple[int, ...]] = {}  # the longest roll seen under each number
        self.versions = dict.fromkeys([*range(count), None], 0)
        self.last: tuple[int, int, int] | None = None  # seat, version and action

    # Rules -------------------------------------------------------------------------------------

    @precondition(lambda self: self.match.result is None)
    @rule(seed=st.integers(0, 2**32), as_text=st.booleans(), moves=st.sampled_from([1, 2, 5, 50]))
    def move(self, seed: int, as_text: bool, moves: int) -> None:
        """Make some moves; nobody else sees one that is hidden."""
        match, choice = self.match, random.Random(seed).choice
        for _ in range(moves):
            if match.result is not None:
                return
            seat = choice(match.seats_to_act)
            action, version = choice(match.legal_actions(seat)), match.version(seat)
            waiting = [who for who in match.seats_to_act if who != seat]
            views = [(match.version(who), match.view(who)) for who in waiting]
            if as_text:
                text = match.rules.format_move(match.state, match.player_of(seat), action)
                assert match.play(seat, text, version) is True
            else:
                assert match.act(seat, action, version) is True
            if waiting:
                assert [(match.version(who), match.view(who)) for who in waiting] == views
            self.last = (seat, version, action)
            self.facts()

    @precondition(lambda self: self.last is not None)
    @rule(later=st.integers(1, 3))
    def repeat_and_be_late(self, later: int) -> None:
        """Send the last move once more, and others for moments that are not now."""
        assert self.last is not None
        before = copy.deepcopy(self.match)
        seat, version, action = self.last
        assert self.match.act(seat, action, version) is False
        for stale in (self.match.version(seat) + later, self.match.version(seat) - later):
            if stale != version:
                self.refuse(seat, action, stale)
        assert self.match == before

    @precondition(lambda self: self.match.result is None)
    @rule(data=st.data())
    def break_a_rule(self, data: st.DataObject) -> None:
        """Try something illegal."""
        seat = data.draw(st.integers(0, len(self.match.seats) - 1))
        action = data.draw(st.integers(-1, self.match.rules.num_actions))
        if action not in self.match.legal_actions(seat):
            before = copy.deepcopy(self.match)
            self.refuse(seat, action, self.match.version(seat))
            assert self.match == before

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """Undo if possible; only the seat's last move and what came later is gone."""
        seat = data.draw(st.integers(0, len(self.match.seats) - 1))
        agreed = data.draw(st.booleans())
        before = copy.deepcopy(self.match)
        if not self.match.can_undo(seat, agreed=agreed):
            try:
                self.match.undo(seat, agreed=agreed)
            except LudotecaError:
                assert self.match == before
                return
            raise AssertionError("undone although it cannot be")
        self.match.undo(seat, agreed=agreed)
        self.last = None
        assert seat in self.match.seats_to_act
        assert self.match.undos == before.undos + 1
        assert self.match.resigned == before.resigned
        own = [e for e in before.events if isinstance(e, Move) and e.seat == seat]
        left = [e for e in self.match.events if isinstance(e, Move) and e.seat == seat]
        assert left == own[:-1]

    @precondition(lambda self: self.match.result is None)
    @rule(data=st.data(), sure=st.integers(0, 4))
    def resign(self, data: st.DataObject, sure: int) -> None:
        """Give up, not too often."""
        if sure == 0:
            seat = data.draw(st.integers(0, len(self.match.seats) - 1))
            resigned = self.match.resigned
            assert self.match.resign(seat) is (seat not in resigned)
            assert set(self.match.resigned) == {*resigned, seat}

    @rule()
    def save_and_load(self) -> None:
        """Go on from the record."""
        record = format_record(self.match)
        loaded = parse_record(record)
        assert loaded == self.match
        assert loaded.state == self.match.state
        assert loaded.result == self.match.result
        assert format_record(loaded) == record
        self.match = loaded
        self.versions = {who: loaded.version(who) for who in self.versions}
        self.last = None

    # Facts -------------------------------------------------------------------------------------

    @invariant()
    def facts(self) -> None:
        """Check what holds at every moment."""
        match = self.match
        assert (match.result is None) == bool(match.seats_to_act)
        for seat in match.seats_to_act:
            assert match.legal_actions(seat)
        rolls = [event.faces for event in match.events if isinstance(event, Roll)]
        for number, faces in enumerate(rolls):
            known = self.rolls.setdefault(number, faces)
            shorter = min(len(known), len(faces))
            assert known[:shorter] == faces[:shorter]  # an undo never re-rolls
            self.rolls[number] = max(known, faces, key=len)
        for who, version in self.versions.items():
            assert match.version(who) >= version
            self.versions[who] = match.version(who)
        if match.result is not None:
            assert not set(match.result.winners) & set(match.resigned)
            assert match.seen(None) == tuple(match.events)

    def refuse(self, seat: int, action: int, version: int) -> None:
        """Expect that a move is refused."""
        try:
            self.match.act(seat, action, version)
        except LudotecaError:
            return
        raise AssertionError(f"seat {seat} did {action} for version {version}")


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
