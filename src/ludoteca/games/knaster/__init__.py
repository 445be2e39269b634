"""Knaster: everybody writes or circles the same roll; poker hands in full lines give circles."""

from ludoteca.contract import Game

GAME = Game(id="knaster", name="Knaster", package=__name__, min_players=1, max_players=None)
