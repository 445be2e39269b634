"""Play batches at random beside the rules, and say where the two disagree."""

from typing import Any

import numpy as np

from ludoteca.contract import Rules
from ludoteca.vector import Games


def random_actions(games: Games, rng: np.random.Generator) -> Any:
    """Choose one of the legal actions of everybody who is to act, -1 for the others."""
    masks = games.masks.reshape(-1, games.masks.shape[-1])
    actions = [rng.choice(np.flatnonzero(mask)) if mask.any() else -1 for mask in masks]
    return np.array(actions, dtype=np.int64).reshape(games.to_act.shape)


def follow(rules: Rules[Any], state: Any, actions: dict[int, int]) -> set[Any]:
    """Return the states that may follow when these players act and all dice due are rolled."""
    for player, action in actions.items():
        state = rules.apply(state, player, action)
    found, due = set(), {state}
    seen = set(due)  # a roll may lead to another: where a die passes the turn on
    while due:
        found |= {s for s in due if not rules.num_dice(s)}
        rolled = {rules.apply_chance(s, o) for s in due for o, _ in rules.chance_outcomes(s)}
        due, seen = rolled - seen, seen | rolled
    return found


def check_row(games: Games, row: int) -> None:
    """Compare what a row tells with what the rules say of its state."""
    rules, state = games.game.rules, games.state(row)
    acting = rules.to_act(state)
    if games.simultaneous:
        assert np.flatnonzero(games.to_act[row]).tolist() == list(acting)
    else:
        assert games.to_act[row] == (acting[0] if acting else -1)
    for player in acting if games.simultaneous else acting[:1]:
        mask = games.masks[row, player] if games.simultaneous else games.masks[row]
        assert np.flatnonzero(mask).tolist() == sorted(rules.legal_actions(state, player))


def check_play(games: Games, num_steps: int) -> int:
    """Play at random beside the rules, and return how many games ended."""
    rules, rng, ended = games.game.rules, np.random.default_rng(1), 0
    for row in range(len(games)):
        check_row(games, row)
    for _ in range(num_steps):
        before = [games.state(row) for row in range(len(games))]
        was_done = games.done | games.truncated
        actions = random_actions(games, rng)
        games.step(actions)
        for row, state in enumerate(before):
            if was_done[row]:
                assert not games.done[row]
                assert not games.rewards[row].any()
                check_row(games, row)
                continue
            acting = rules.to_act(state)
            chosen = dict(zip(acting, np.atleast_1d(actions[row])[: len(acting)], strict=False))
            if games.simultaneous:
                chosen = {player: actions[row, player] for player in acting}
            elif chosen:
                chosen = {acting[0]: actions[row]}
            after = games.state(row)
            assert after in follow(rules, state, {p: int(a) for p, a in chosen.items()})
            outcome = rules.outcome(after)
            assert games.done[row] == (outcome is not None)
            if outcome is None:
                check_row(games, row)
            else:
                ended += 1
                assert games.rewards[row].tolist() == list(outcome)
                assert games.masks[row].all()
    return ended
