"""`ludoteca show`: draw a position."""

from argparse import Namespace

from rich.console import Console

from ludoteca import games
from ludoteca.cli.usage import game_id
from ludoteca.terminal.draw import draw
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Draw a position, in colours where the terminal has them."""
    name = game_id(arguments.game)
    state = games.load(name).parse_position(arguments.position)
    Console().print(draw(name, state, texts.language), soft_wrap=True)
    return 0
