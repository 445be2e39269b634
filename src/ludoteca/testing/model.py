"""A naive match: a list of what was asked for, from which all else is worked out anew."""

from typing import Any, NamedTuple

from ludoteca.match import Event, Match, Move, Resign, Roll


class _Told(NamedTuple):
    """An event, and the number of the round that it belongs to."""

    event: Event
    round: int


class Model:
    """Decisions in the order they came; after each all else is worked out from the beginning."""

    def __init__(self, match: Match[Any]) -> None:
        """Sit down at the same table, with the same dice."""
        self.match = match  # for its seats, rules and dice alone
        self.decisions: list[Move | Resign] = []
        self._replay()

    def add(self, decision: Move | Resign) -> None:
        """Let somebody decide."""
        self.decisions.append(decision)
        self._replay()

    def undo(self, seat: int) -> None:
        """Take back a seat's last move and all that came later, but not choices beside it."""
        own = [t for t in self._told if isinstance(t.event, Move) and t.event.seat == seat][-1]
        last = max(i for i, event in enumerate(self.decisions) if event is own.event)
        kept = self.decisions[:last]
        if self.match.rules.is_simultaneous:
            beside = [told.event for told in self._told if told.round <= own.round]
            kept += [e for e in self.decisions[last + 1 :] if any(e is other for other in beside)]
        self.decisions = kept
        self._replay()

    @property
    def resigned(self) -> set[int]:
        """Return the seats that gave up."""
        return {event.seat for event in self.decisions if isinstance(event, Resign)}

    @property
    def history(self) -> list[Event]:
        """Return all events: in order, or by round and seat where all choose at the same time."""
        told = list(self._told)
        if self.match.rules.is_simultaneous:
            has_ended = len(self.resigned) >= max(1, len(self.match.seats) - 1)
            last = [told.pop()] if has_ended and isinstance(told[-1].event, Resign) else []
            told = sorted(told, key=lambda each: (each.round, *_place(each.event))) + last
        return [each.event for each in told]

    def seen(self, who: int | None) -> list[Event]:
        """Return what a seat or a spectator may know: no choice of others in the present round."""
        rules = self.match.rules
        if not rules.is_simultaneous or self.match.result is not None:
            return self.history
        now = rules.round_of(self.state)
        hidden = [
            told.event
            for told in self._told
            if told.round == now and isinstance(told.event, Move) and told.event.seat != who
        ]
        return [event for event in self.history if not any(event is other for other in hidden)]

    def _replay(self) -> None:
        """Play all decisions and the dice between them."""
        match, rules = self.match, self.match.rules
        self.state = match.beginning()
        self._told: list[_Told] = []
        num_rolls = 0
        for decision in (None, *self.decisions):
            if decision is not None:
                self._told.append(_Told(decision, rules.round_of(self.state)))
            if isinstance(decision, Move):
                player = match.player_of(decision.seat)
                self.state = rules.apply(self.state, player, decision.action)
            while count := rules.num_dice(self.state):
                faces = match.dice.roll(num_rolls, count, len(rules.die_faces))
                outcome = rules.outcome_of_dice(self.state, faces)
                self.state = rules.apply_chance(self.state, outcome)
                self._told.append(_Told(Roll(faces), rules.round_of(self.state)))
                num_rolls += 1


def _place(event: Event) -> tuple[int, int]:
    """Return what orders a round: its dice, who gave up in it, then the choices by seat."""
    if isinstance(event, Roll):
        return 0, 0
    return (1, event.seat) if isinstance(event, Resign) else (2, event.seat)
