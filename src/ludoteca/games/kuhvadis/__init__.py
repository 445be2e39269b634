"""Kuh Vadis: roll numbers and cows, mark squares, join your three starts."""

from ludoteca.contract import Game

GAME = Game(id="kuhvadis", name="Kuh Vadis", package=__name__)
