"""Stairs, a game for tests: rules alone, with many moves, a high drawing and dice that decide."""

from ludoteca.contract import Game

GAME = Game(id="stairs", name="Stairs", package=__name__)
