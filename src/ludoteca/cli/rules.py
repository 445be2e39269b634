"""`ludoteca rules`: print the rules of a game."""

import sys
from argparse import Namespace

from rich.markdown import Markdown

from ludoteca.cli.console import Console
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Print the rules, laid out in a terminal and as plain Markdown in a pipe."""
    rules = texts.rules(arguments.game)
    if sys.stdout.isatty():
        Console(width=min(Console().width, 88)).print(Markdown(rules))
    else:
        sys.stdout.write(rules)
    return 0
