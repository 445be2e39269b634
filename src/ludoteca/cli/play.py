"""`ludoteca play`: open the terminal app."""

import sys
from argparse import Namespace
from importlib import import_module

from ludoteca.cli.extras import require
from ludoteca.cli.usage import UsageError
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Play in the terminal."""
    require("terminal", "play")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("terminal-error-no-terminal")
    code: int = import_module("ludoteca.terminal.app").run(arguments.game, texts.language)
    return code
