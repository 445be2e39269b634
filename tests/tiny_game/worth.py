"""What positions of the tiny game are worth, by looking at everything that can happen."""

from ludoteca.contract import Words, Worth
from tests.tiny_game.rules import RULES, State


def value(state: State) -> tuple[float, ...]:
    """Return the chances of both."""
    outcome = RULES.outcome(state)
    if outcome is not None:
        return tuple((1 + result) / 2 for result in outcome)
    if RULES.num_dice(state):
        after = [value(RULES.apply_chance(state, face)) for face in (1, 2)]
        return tuple(sum(values) / 2 for values in zip(*after, strict=True))
    best = max(actions(state, state.turn).values())
    return (1 - best, best) if state.turn else (best, 1 - best)


def actions(state: State, player: int) -> dict[int, float]:
    """Return the chances by each choice, the best first."""
    legal = RULES.legal_actions(state, player)
    found = {action: value(RULES.apply(state, player, action))[player] for action in legal}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def errors(state: State, player: int) -> dict[int, float]:
    """Pretend that rolling again was sampled."""
    return {1: 0.01} if RULES.legal_actions(state, player) else {}


def explain(state: State, player: int, action: int) -> Words:
    """Say what the move does."""
    return RULES.describe(state, player, action) or Words("", {})


WORTH = Worth(value=value, actions=actions, errors=errors, explain=explain)
