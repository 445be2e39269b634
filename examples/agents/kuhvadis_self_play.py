"""Learn late Kuh Vadis by playing against oneself, and compare it with the exact value.

    python examples/agents/kuhvadis_self_play.py --games 20000

A sheet on which nearly everything is marked is a small game. What is learned is the value of
rolling the dice that are due, by temporal differences: it moves towards the best that can be made
of the roll. Nothing but a `Walk` and a dictionary is needed. The exact value comes from backward
induction over all ways in which the free squares can be marked.
"""

import argparse
from random import Random
from typing import Any

from ludoteca.games import load
from ludoteca.games.kuhvadis.endgame import solve
from ludoteca.search import Walk

GAME = "kuhvadis"
POSITION = (  # three squares are free: a cow, a 5 and a 2
    "Co3x1xC2xCoX/X2x5CoO1o4x/4xCo3x1x5xCo2/Co5oCx4oCo3xCo/4xCo3x2x5oCo1o/O1o5oCxX2o4o/Cx3x2xCx1oCxO"
    " x ????? 3 -"
)
EXPLORE = 0.1  # of all decisions are made at random


class Learner:
    """The value of each position in which dice are due, for who rolls them: 1 is a win."""

    def __init__(self, position: str, seed: int = 0) -> None:
        """Begin at a position, knowing nothing."""
        self.start = load(GAME).rules.parse_position(position)
        self.rng = Random(seed)
        self.values: dict[Any, float] = {}
        self.visits: dict[Any, int] = {}

    def play(self, games: int) -> None:
        """Play from the start to the end, over and over."""
        walk = Walk(GAME, 2, self.start)
        for _ in range(games):
            while not walk.is_over:
                before = walk.state
                walk.roll(self.rng)
                action, value = self.best(walk, before.turn)
                self.learn(before, value)
                legal = walk.legal()
                walk.apply(self.rng.choice(legal) if self.rng.random() < EXPLORE else action)
            while walk.depth:
                walk.undo()

    def best(self, walk: Walk, player: int) -> tuple[int, float]:
        """Return the action with the highest value, and that value."""
        found: list[tuple[float, int]] = []
        for action in walk.legal():
            walk.apply(action)
            found.append((self.value(walk, player), action))
            walk.undo()
        value, action = max(found)
        return action, value

    def value(self, walk: Walk, player: int) -> float:
        """Return what a position with dice due, or the end, is worth to a player."""
        outcome = walk.outcome()
        if outcome is not None:
            return (1 + outcome[player]) / 2
        state = walk.state
        value = self.values.get(state, 0.5)
        return value if state.turn == player else 1 - value

    def learn(self, state: Any, value: float) -> None:
        """Move a value towards what came of it, the less the better it is known."""
        visits = self.visits[state] = self.visits.get(state, 0) + 1
        known = self.values.get(state, 0.5)
        self.values[state] = known + (value - known) / visits**0.7


def exact(position: str) -> float:
    """Return the value of a position for who is to roll, by backward induction."""
    state = load(GAME).rules.parse_position(position)
    return float(solve(state).turns[0, state.turn])


def main() -> None:
    """Learn, and print both values."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--position", default=POSITION)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    learner, known = Learner(given.position, given.seed), exact(given.position)
    done = 0
    for part in (given.games // 16, given.games // 4, given.games):
        learner.play(part - done)
        done = part
        value = learner.values.get(learner.start, 0.5)
        print(f"{part:>8,} games: learned {value:.4f}, exact {known:.4f}")


if __name__ == "__main__":
    main()
