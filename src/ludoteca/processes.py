"""Processes beside this one, which end with it: for slow bots, long tables and the lab."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


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
    """Let the parent go first, and watch over it: who waits for work would wait for ever.

    Ctrl-C, which a terminal sends to all, is handled in one place.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, name="watch", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
