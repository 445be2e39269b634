"""`ludoteca show`: draw a position."""

from argparse import Namespace

from ludoteca import games
from ludoteca.cli.console import Console
from ludoteca.cli.patience import patience
from ludoteca.faces import draw
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Draw a position, in colours where the terminal has them."""
    with patience(texts):
        state = games.load(arguments.game).rules.parse_position(" ".join(arguments.position))
        drawing = draw(arguments.game, state, texts.language)
    Console().print(drawing, soft_wrap=True)
    return 0
