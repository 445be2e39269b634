"""Rock, paper, scissors: all show a hand at the same time."""

from ludoteca.contract import Game

GAME = Game(id="rock_paper_scissors", name="Rock, Paper, Scissors", package=__name__, max_players=6)
