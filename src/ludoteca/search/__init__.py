"""Search for any game: walks through its tree, Monte Carlo tree search and expectimax."""

from ludoteca.search.expectimax import Found, expectimax
from ludoteca.search.mcts import Choice, InvalidSearch, mcts
from ludoteca.search.walk import NothingToUndo, Walk

__all__ = ["Choice", "Found", "InvalidSearch", "NothingToUndo", "Walk", "expectimax", "mcts"]
