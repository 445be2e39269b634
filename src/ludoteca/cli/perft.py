"""`ludoteca perft`: count the sequences of moves of a given length."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from threading import Thread

from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_DEPTH, whole_number
from ludoteca.games import load
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Print the count and the speed; the compiler's time is not part of it."""
    depth = whole_number(arguments.depth, texts("cli-metavar-depth"), 1, MAX_DEPTH)
    game = load(arguments.game)
    with patience(texts):
        rules = game.rules
        if arguments.position is None:
            state = rules.initial_state(game.min_players, rules.setups[0])
        else:
            state = rules.parse_position(arguments.position)
        perft = import_module("ludoteca.lab.perft").perft
        perft(game, min(depth, 2), state)
    begin = time.perf_counter()
    count = _interruptible(lambda: perft(game, depth, state))
    seconds = time.perf_counter() - begin
    sys.stdout.write(f"perft {depth}: {count}\n")
    sys.stdout.write(texts("cli-perft-speed", rate=count / seconds, seconds=seconds) + "\n")
    return 0


def _interruptible(count: Callable[[], int]) -> int:
    """Count in a thread: a kernel cannot be stopped, but the wait for it can."""
    counts: list[int] = []
    thread = Thread(target=lambda: counts.append(count()), daemon=True)
    thread.start()
    thread.join()
    return counts[0]
