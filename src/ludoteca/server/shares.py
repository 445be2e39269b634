"""What one address may add to the storage: nobody fills it alone.

Who asks pays for what is written for them, and for the moves of the bots that they wake: a task
that is begun on somebody's behalf knows whose it is.
"""

import time
from contextvars import ContextVar

from ludoteca.server.access import Limiter
from ludoteca.server.chain import Line
from ludoteca.server.tables import TableError

DAY = 24 * 3600
LINE_BYTES = 200  # of each line besides its data: its place, its hash, and its part of the fold
LONG, PAGE = 1000, 4096  # what is longer takes a page of the file for itself
PAYER: ContextVar[str] = ContextVar("payer", default="")  # the address; nobody's is not counted


class Shares:
    """A share for each address: so much at once, and as much again every day."""

    def __init__(self, megabytes: float) -> None:
        """Begin with nothing taken."""
        most = megabytes * 1_000_000
        self._megabytes = megabytes
        self.limiter = Limiter(most / DAY, most)

    def admit(self) -> None:
        """Refuse who has taken their share."""
        payer = PAYER.get()
        if payer and not self.limiter.has_some(payer, time.monotonic()):
            raise TableError("server-error-share", most=f"{self._megabytes:g}")

    def spend(self, *lines: Line) -> None:
        """Count what was written."""
        payer = PAYER.get()
        if payer:
            self.limiter.spend(payer, sum(map(num_bytes, lines)), time.monotonic())


def num_bytes(line: Line) -> int:
    """Return about what a storage grows by, rather too much than too little."""
    size = len(line.data)
    return LINE_BYTES + size + (PAGE if size > LONG else 0)
