"""Count the sequences of moves of a given length, the classic proof that rules are exact.

A sequence is made of decisions and rolls, each one step; rolls that come to the same count once.
Where all choose at the same time they do so here one after the other, in the order of the players.
A game that is over goes no further, so it counts at its own length only.
"""

from collections import Counter
from typing import Any

from ludoteca.games import Game, Rules


def perft(game: Game, depth: int, state: Any) -> int:
    """Return the number of sequences of so many steps from a position."""
    own = game.part("perft")
    return int(own.perft(state, depth)) if own else count_sequences(game.rules, depth, state)


def count_sequences(rules: Rules[Any], depth: int, state: Any) -> int:
    """Count by the verbs of the rules; positions reached in several ways are followed once."""
    ways = Counter({state: 1})
    for _ in range(depth - 1):
        later: Counter[Any] = Counter()
        for before, number in ways.items():
            for after in _next_states(rules, before):
                later[after] += number
        ways = later
    if depth == 0:
        return 1
    return sum(number * _num_steps(rules, before) for before, number in ways.items())


def _next_states(rules: Rules[Any], state: Any) -> list[Any]:
    """Return the states after each roll or each action that can come next."""
    if rules.num_dice(state):
        outcomes = rules.chance_outcomes(state)
        return [rules.apply_chance(state, outcome) for outcome, _ in outcomes]
    player = next(iter(rules.to_act(state)), None)
    if player is None:
        return []
    actions = rules.legal_actions(state, player)
    return [rules.apply(state, player, action) for action in actions]


def _num_steps(rules: Rules[Any], state: Any) -> int:
    """Return in how many ways a position can go on."""
    if rules.num_dice(state):
        return len(rules.chance_outcomes(state))
    return sum(len(rules.legal_actions(state, player)) for player in rules.to_act(state)[:1])
