"""Monte Carlo tree search for any game: UCT, with chance drawn and its outcomes kept apart.

Where several act at the same time each chooses by its own counts alone (decoupled UCT), so that
nobody's choice depends on another's. Values are a player's mean outcome, from 0 for the worst that
the rules know to 1 for the best.
"""

from dataclasses import dataclass

import numpy as np

from ludoteca.errors import LudotecaError
from ludoteca.rng import seeded
from ludoteca.search.tree import Tree, compiled_search, grow, paper, plant, search
from ludoteca.search.walk import Walk
from ludoteca.vector.by_rules import ByRules

MOST_ROOM = 1_000_000  # nodes that a tree has room for at first, and four times as many edges


class InvalidSearch(LudotecaError):
    """Nothing can be searched like this."""


@dataclass
class Choice:
    """What a search has found out about the actions of one player."""

    visits: dict[int, int]
    totals: dict[int, float]

    @property
    def best(self) -> int:
        """Return the action that was looked at most, of equals the one with the higher value."""
        return max(self.visits, key=lambda action: (self.visits[action], self.value(action)))

    def value(self, action: int) -> float:
        """Return the mean result of an action, from 0 to 1."""
        return self.totals[action] / self.visits[action] if self.visits[action] else 0.0


def mcts(
    walk: Walk, simulations: int, *, seed: int = 0, exploration: float = 0.7
) -> dict[int, Choice]:
    """Search from where a walk stands, and return a choice for each player who is to act.

    >>> from ludoteca.search import Walk, mcts
    >>> walk = Walk("quantik")
    >>> for action in (0, 17, 34):  # a sphere, a cylinder and a cube in the first row
    ...     walk.apply(action)
    >>> mcts(walk, 150)[1].best  # the cone beside them wins
    51

    The walk is left as it was. It knows what everybody has chosen: begin it from `rules.view` if
    some of that is hidden.
    """
    if isinstance(simulations, bool) or not isinstance(simulations, int) or simulations < 1:
        raise InvalidSearch("search-error-number", name="simulations", value=str(simulations))
    if walk.acting <= 0:
        raise InvalidSearch("search-error-nobody")
    rules, num_players = walk.game.rules, walk.num_players
    low, high = map(float, rules.outcome_range)
    rng, notes = seeded(seed, "mcts"), paper(num_players, walk.most_legal)
    kind, states = walk.kind, walk.two_rows()
    look = search if isinstance(kind, ByRules) else compiled_search
    room = min(simulations, MOST_ROOM) + num_players + 3
    tree = plant(num_players, room, 4 * room + 2 * num_players * len(notes.listed))
    told, left = (float(exploration), low, high), simulations
    while left := left - look(kind, tree, states, notes, rng, left, *told):
        tree = grow(tree)
    return {player: _choice(tree, player) for player in walk.players}


def _choice(tree: Tree, player: int) -> Choice:
    """Return what was found out at the root for one player."""
    begin = int(tree.begins[player])
    edges = slice(begin, begin + int(tree.counts[player]))
    actions = tree.actions[edges].tolist()
    visits, totals = tree.visits[edges].tolist(), tree.totals[edges].tolist()
    order = np.argsort(tree.actions[edges])
    return Choice({actions[n]: visits[n] for n in order}, {actions[n]: totals[n] for n in order})
