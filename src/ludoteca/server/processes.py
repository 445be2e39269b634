"""Processes beside the server: for slow bots, for checking records, for replaying long tables."""

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor

from ludoteca.match.warm_up import end_with_parent


def new_processes(number: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Return idle processes, which end with this one however it ends.

    They are spawned, for a fork would copy threads that hold locks.
    """
    return ProcessPoolExecutor(
        number,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=(niceness,),
    )


def _begin(niceness: int) -> None:
    """Let the server go first, and watch over it: who waits for work would wait for ever."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, name="watch", daemon=True).start()
