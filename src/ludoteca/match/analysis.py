"""Analyse a position of any game that has values: each player, each action, each roll."""

from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from ludoteca.contract import Game, Rules, Values, Words
from ludoteca.match.review import worth_of


class Choice(NamedTuple):
    """A legal action, and what it is worth to who may choose it."""

    player: int
    action: int
    value: float
    error: float  # standard error of the value, 0 where it is not sampled
    plies: int | None  # to the end, itself counted, where the game is solved
    words: Words | None  # why it is worth that


class Chance(NamedTuple):
    """A way the dice that are due can fall, and what each player can expect then."""

    faces: tuple[int, ...]
    probability: float
    values: Values


class Analysis(NamedTuple):
    """What a position is worth."""

    values: Values
    choices: list[Choice]  # of each player who may act, the best first
    chances: list[Chance]


def analyse(game: Game, state: Any) -> Analysis:
    """Judge a position; raise NoWorth if the game has no values."""
    worth, rules = worth_of(game), game.rules
    choices: list[Choice] = []
    for player in rules.to_act(state):
        choices += choices_of(game, rules.view(state, player), player)
    chances = []
    if rules.num_dice(state):
        values, faces = worth.rolls(state), faces_of_outcomes(rules, state)
        chances = [
            Chance(faces[outcome], probability, values[outcome])
            for outcome, probability in rules.chance_outcomes(state)
        ]
    return Analysis(worth.value(state), choices, chances)


def choices_of(game: Game, view: Any, player: int) -> list[Choice]:
    """Judge all that a player may do, by what that player sees; the best first."""
    worth = worth_of(game)
    errors, plies = worth.errors(view, player), worth.plies(view, player)
    return [
        Choice(
            player=player,
            action=action,
            value=value,
            error=errors.get(action, 0.0),
            plies=plies.get(action),
            words=worth.explain(view, player, action),
        )
        for action, value in worth.actions(view, player).items()
    ]


def faces_of_outcomes(rules: Rules[Any], state: Any) -> dict[int, tuple[int, ...]]:
    """Return for each outcome of the roll that is due some dice that lead to it."""
    faces = range(1, len(rules.die_faces) + 1)
    found: dict[int, tuple[int, ...]] = {}
    for dice in combinations_with_replacement(faces, rules.num_dice(state)):
        found.setdefault(rules.outcome_of_dice(state, dice), dice)
    return found
