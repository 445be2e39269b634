"""Batches of games for research: thousands stepped together on NumPy arrays; see `Games`."""

from ludoteca.vector.games import Games, InvalidBatch, Saved
from ludoteca.vector.observing import Observer

__all__ = ["Games", "InvalidBatch", "Observer", "Saved"]
