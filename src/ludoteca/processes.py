"""Processes beside this one, which end with it: for slow bots, long tables and the lab."""

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext

_starting = threading.Lock()


def spawning() -> SpawnContext:
    """Return the way to start processes: spawned, for a fork would copy threads that hold locks.

    The first one starts a tracker that is handed the errors' file; an app that has the whole
    terminal puts something without a file in its place, which cannot be handed on.
    """
    if os.name == "posix":
        with _starting, redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
    return multiprocessing.get_context("spawn")


def new_processes(number: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Return idle processes, which end with this one however it ends."""
    return ProcessPoolExecutor(
        number, mp_context=spawning(), initializer=_begin, initargs=(niceness,)
    )


def _begin(niceness: int) -> None:
    """Let the parent go first, and end with it."""
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)


def follow_parent() -> None:
    """End with the process that started this one: who waits for work would wait for ever.

    Ctrl-C, which a terminal sends to all, is left to the parent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="watch", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
