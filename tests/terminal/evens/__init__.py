"""Evens, a game for tests: rules and texts alone, with dice and hidden choices at the same time."""

from ludoteca.contract import Game

GAME = Game(id="evens", name="Evens", package=__name__, max_players=4)
