"""`ludoteca print`: make pages of a game to print, as a PDF."""

import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path

from ludoteca import games
from ludoteca.cli.extras import require
from ludoteca.cli.parts import part_of
from ludoteca.cli.usage import UsageError, chosen_setup, whole_number
from ludoteca.texts import Texts

MAX_PAGES = 200
STANDARD_OUTPUT = "-"


def run(arguments: Namespace, texts: Texts) -> int:
    """Write the PDF and say where it is."""
    require("print", "print")
    paper = import_module("ludoteca.faces.paper")
    part_of(arguments.game, "paper", "print")
    pages = whole_number(arguments.pages, "--pages", 1, MAX_PAGES)
    size = arguments.paper.lower()
    if size not in paper.SIZES:
        raise UsageError("cli-error-paper", text=arguments.paper, sizes=", ".join(paper.SIZES))
    game = games.load(arguments.game)
    setup = "" if arguments.sheet is None else chosen_setup(game, arguments.sheet)
    pdf: bytes = paper.print_game(game, size, pages, setup, texts.language)
    if arguments.output == STANDARD_OUTPUT:
        sys.stdout.buffer.write(pdf)
        return 0
    file = Path(arguments.output or f"{game.id}.pdf")
    file.write_bytes(pdf)
    sys.stdout.write(texts("cli-print-written", file=str(file), pages=pages) + "\n")
    return 0
