"""A tiny game with nothing but rules and texts: climb a stair, by the dice or step by step."""

from ludoteca.contract import Game

GAME = Game(id="rosebud", name="Rosebud", package=__name__)
