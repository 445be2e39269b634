"""`ludoteca perft`: count the sequences of moves of a given length."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from threading import Thread

from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_DEPTH, UsageError, whole_number
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Print the count and the speed; the compiler's time is not part of it."""
    if arguments.game != "quantik":
        raise UsageError("cli-error-perft-game", game=arguments.game)
    depth = whole_number(arguments.depth, texts("cli-metavar-depth"), 1, MAX_DEPTH)
    perft = import_module("ludoteca.lab.perft").perft
    with patience(texts):
        perft(1)
    begin = time.perf_counter()
    count = _interruptible(perft, depth)
    seconds = time.perf_counter() - begin
    sys.stdout.write(f"perft {depth}: {count}\n")
    sys.stdout.write(texts("cli-perft-speed", rate=count / seconds, seconds=seconds) + "\n")
    return 0


def _interruptible(perft: Callable[[int], int], depth: int) -> int:
    """Count in a thread: a kernel cannot be stopped, but the wait for it can."""
    counts: list[int] = []
    thread = Thread(target=lambda: counts.append(perft(depth)), daemon=True)
    thread.start()
    thread.join()
    return counts[0]
