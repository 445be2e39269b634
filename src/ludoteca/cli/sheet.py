"""`ludoteca sheet`: make a new sheet to play on, as the game does it."""

import secrets
import sys
from argparse import Namespace

from ludoteca.cli.console import Console
from ludoteca.cli.parts import part_of
from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_SEED, whole_number
from ludoteca.faces import draw
from ludoteca.games import load
from ludoteca.texts import Texts

SEED_BITS = 32


def run(arguments: Namespace, texts: Texts) -> int:
    """Print the notation of the sheet and draw it."""
    maker = part_of(arguments.game, "sheets", "sheet")
    if arguments.seed is None:
        seed = secrets.randbits(SEED_BITS)
        sys.stderr.write(texts("cli-simulate-drawn-seed", seed=str(seed)) + "\n")
    else:
        seed = whole_number(arguments.seed, "--seed", 0, MAX_SEED)
    game = load(arguments.game)
    with patience(texts):
        sheet: str = maker.make_sheet(seed)
        state = game.rules.initial_state(max(2, game.min_players), sheet)
        drawing = draw(game.id, state, texts.language)
    sys.stdout.write(sheet + "\n\n")
    sys.stdout.flush()
    Console().print(drawing, soft_wrap=True)
    return 0
