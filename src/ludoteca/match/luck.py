"""Take a match apart: what everybody could expect at first, what the dice gave, what choices did.

For each seat `start + luck + skill + others` is the result, exactly:

* the *luck* of a roll is the value after it less the value before, which is the mean over all
  rolls: so the luck to be expected at a roll is 0;
* the *skill* of a decision is the value of where it leads less the value before, which is that of
  the best choice, both seen with the eyes of who decides: what others have chosen and hidden counts
  as what one may expect of them;
* *others* is what their decisions changed, and what became of choices made at the same time.

Where values are exact no skill is above 0. A learned value sees a little further after a move than
before it; that, too, is part of the skill. What a choice cost when it was made is its `cost`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.contract import Values
from ludoteca.match.events import Event, Move, Resign, Result, Roll
from ludoteca.match.match import Match
from ludoteca.match.review import Reviewed, judge, worth_of


class Step(NamedTuple):
    """One event of a match, and what it changed for each seat."""

    number: int  # of the event, from 0
    event: Event
    values: Values  # of each seat, after it
    luck: Values  # of each seat; all 0 but at a roll
    skill: float  # of who decided
    others: Values  # of each seat: what changed by no doing of its own
    choice: Reviewed | None  # at a decision, what else could have been done


class Account(NamedTuple):
    """What made the result of one seat."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    mistakes: float  # what choices cost when they were made, never below 0; it is part of the skill


class Apart(NamedTuple):
    """A match taken apart."""

    start: Values  # of each seat
    steps: list[Step]
    accounts: list[Account]  # of each seat

    def dearest(self, seat: int, most: int = 3) -> list[Step]:
        """Return the decisions that cost a seat most, the dearest first."""
        own = [s for s in self.steps if s.choice and s.choice.seat == seat and s.choice.cost]
        return sorted(own, key=lambda step: -step.choice.cost if step.choice else 0.0)[:most]

    def rolls(self, seat: int) -> tuple[Step, Step] | None:
        """Return a seat's luckiest roll and its unluckiest, None without any."""
        rolls = [step for step in self.steps if isinstance(step.event, Roll)]
        if not rolls:
            return None
        by_luck = sorted(rolls, key=lambda step: -step.luck[seat])
        return by_luck[0], by_luck[-1]


def take_apart(match: Match[Any], report: Callable[[int], object] = lambda _events: None) -> Apart:
    """Say what made the result of a match, or its value so far; raise NoWorth without values."""
    worth_of(match.game)
    reading = _Reading(match)
    steps: list[Step] = []
    resigned, decisions = frozenset[int](), 0
    first = next((before for before, _, _ in match.replay(match.events)), match.state)
    start = now = reading.values(first, resigned)
    for number, (before, event, after) in enumerate(match.replay(match.events)):
        is_end = number + 1 == len(match.events)
        left = resigned | {event.seat} if isinstance(event, Resign) else resigned
        then = reading.values(after, left)
        end = reading.shares(match.result) if is_end and match.result else then
        luck, skill, mine, choice = (0.0,) * len(now), 0.0, None, None
        if isinstance(event, Roll):
            luck = _less(then, now)
        elif isinstance(event, Move):
            mine, skill = event.seat, reading.skill(before, event, resigned)
            decisions += 1
            choice = judge(match, decisions, before, event, end)
        else:
            mine, skill = event.seat, end[event.seat] - now[event.seat]
        gone = list(_less(_less(end, now), luck))
        if mine is not None:
            gone[mine] -= skill
        steps.append(Step(number, event, end, luck, skill, tuple(gone), choice))
        now, resigned = end, left
        report(number + 1)
    return Apart(start, steps, [_account(start, steps, seat) for seat in range(len(start))])


class _Reading:
    """Values of a match by its seats."""

    def __init__(self, match: Match[Any]) -> None:
        self.match, self.worth = match, worth_of(match.game)

    def values(self, state: Any, resigned: frozenset[int]) -> Values:
        """Return the value of each seat; what one who gave up could win falls to the others."""
        match, values = self.match, self.worth.value(state)
        by_seat = [values[match.player_of(seat)] for seat in range(len(match.seats))]
        if not resigned or len(by_seat) == 1:
            return tuple(by_seat)
        more = sum(by_seat[seat] for seat in resigned) / max(1, len(by_seat) - len(resigned))
        return tuple(0.0 if s in resigned else value + more for s, value in enumerate(by_seat))

    def skill(self, state: Any, move: Move, resigned: frozenset[int]) -> float:
        """Return what a decision changed for who took it, as far as that player could see."""
        rules, player = self.match.rules, self.match.player_of(move.seat)
        view = rules.view(state, player)
        then = self.values(rules.apply(view, player, move.action), resigned)
        return then[move.seat] - self.values(view, resigned)[move.seat]

    def shares(self, result: Result) -> Values:
        """Return what each seat has of the result: its score alone, else its share of the win."""
        if len(self.match.seats) == 1:
            return (float(result.scores[0]),)
        share = 1 / len(result.winners)
        return tuple(share * (seat in result.winners) for seat in range(len(self.match.seats)))


def _account(start: Values, steps: list[Step], seat: int) -> Account:
    """Add up what happened to a seat."""
    own = [step for step in steps if isinstance(step.event, Move | Resign)]
    own = [step for step in own if not isinstance(step.event, Roll) and step.event.seat == seat]
    return Account(
        start=start[seat],
        luck=sum(step.luck[seat] for step in steps),
        skill=sum(step.skill for step in own),
        others=sum(step.others[seat] for step in steps),
        result=steps[-1].values[seat] if steps else start[seat],
        mistakes=sum(step.choice.cost for step in own if step.choice),
    )


def _less(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def same_dice(match: Match[Any]) -> int | None:
    """Return what the strongest bot scores alone with the dice of a match; None among several."""
    if len(match.seats) != 1:
        return None
    from ludoteca.rng import seeded  # noqa: PLC0415 - the compiler takes half a second to import

    rules, bots, rng = match.rules, match.game.bots, seeded(0, "same dice")
    state, num_rolls = rules.initial_state(1, match.setup), 0
    while (outcome := rules.outcome(state)) is None:
        if num_dice := rules.num_dice(state):
            faces = match.dice.roll(num_rolls, num_dice, len(rules.die_faces))
            state = rules.apply_chance(state, rules.outcome_of_dice(state, faces))
            num_rolls += 1
        else:
            state = rules.apply(state, 0, int(bots.choose(bots.names[-1], state, 0, rng)))
    return outcome[0]
