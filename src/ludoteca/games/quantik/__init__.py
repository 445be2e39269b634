"""Quantik: place one of four shapes where the opponent's same shape does not reach."""

from ludoteca.contract import Game

GAME = Game(id="quantik", name="Quantik", package=__name__)
