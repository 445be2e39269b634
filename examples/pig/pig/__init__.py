"""Pig: roll as often as you dare, for a 1 loses all that is not yet banked."""

from ludoteca.contract import Game

GAME = Game(id="pig", name="Pig", package=__name__, max_players=10)
