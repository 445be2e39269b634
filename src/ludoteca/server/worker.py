"""A process beside the server that does one thing after the other; few may wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from ludoteca.processes import new_processes
from ludoteca.server.tables import TableError

MOST_WAITING = 8  # at once, the one that is being done counted
NICENESS = 5  # nobody waits for this while playing

Arguments = TypeVarTuple("Arguments")
Found = TypeVar("Found")


class Worker:
    """One process, started when it is needed first; a refusal says that too many wait."""

    def __init__(self, refusal: str) -> None:
        """Begin without a process; `refusal` is the id of the sentence for whoever comes late."""
        self._refusal = refusal
        self._process: ProcessPoolExecutor | None = None
        self._turn, self._num_waiting = asyncio.Lock(), 0

    async def do(self, work: Callable[[*Arguments], Found], *arguments: *Arguments) -> Found:
        """Have something done, or raise what it met; the loop and its threads go on meanwhile."""
        if self._num_waiting >= MOST_WAITING:
            raise TableError(self._refusal)
        self._num_waiting += 1
        try:
            async with self._turn:
                if self._process is None:
                    self._process = new_processes(1, NICENESS)
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._process, work, *arguments)
        except BrokenProcessPool:
            self._process = None
            raise TableError(self._refusal) from None
        finally:
            self._num_waiting -= 1

    def close(self) -> None:
        """Send it home; what it does does not matter any more."""
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
