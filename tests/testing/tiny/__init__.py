"""Tiny: a die falls, both take or leave it at the same time; three rounds."""

from ludoteca.contract import Game

GAME = Game(id="tiny", name="Tiny", package=__name__, max_players=3)
