"""Tell people who wait that kernels are being compiled."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from ludoteca.texts import Texts

LONG = 1.5  # seconds; loading compiled kernels takes less


@contextmanager
def patience(texts: Texts) -> Iterator[None]:
    """Explain the wait in a terminal if what is done here takes its time."""
    notice = texts("cli-compiling")
    timer = Timer(LONG, lambda: sys.stderr.write(f"{notice}\n"))
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
