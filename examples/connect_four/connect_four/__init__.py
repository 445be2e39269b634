"""Connect Four: drop discs into seven columns and line up four of your own."""

from ludoteca.contract import Game

GAME = Game(id="connect_four", name="Connect Four", package=__name__)
