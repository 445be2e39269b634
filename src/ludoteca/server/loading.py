"""Tables are read beside the games, one at a time: nobody who plays waits for it.

What lies behind a folded table is replayed in a thread. A log that was never folded, as those of
earlier versions, takes far longer: a process of its own replays it, once, and hands back the fold.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TypeVar

from ludoteca.errors import LudotecaError
from ludoteca.processes import new_processes
from ludoteca.server.chain import DamagedTable
from ludoteca.server.folding import FOLD_EVERY, START, fits, fold_log, load
from ludoteca.server.storage import Log, Storage, StorageError
from ludoteca.server.tables import Table, TableError

MOST_IN_THREAD = 3 * FOLD_EVERY  # events; a process takes a second to begin

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Loader:
    """Read tables from a storage, and keep long ones folded there."""

    def __init__(self, storage: Storage, admit: Callable[[str], None]) -> None:
        """Begin with an idle thread and no process; `admit` may refuse the tables of a game."""
        self._storage, self._admit = storage, admit
        self._damaged: set[str] = set()  # of which the log was told
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._process: ProcessPoolExecutor | None = None
        self._folding = asyncio.Lock()

    async def load(self, table: str) -> tuple[Table, str]:
        """Return a table as its log tells it, and the hash of its last event."""
        try:
            log = await self._log(table)
            if not log.entries:
                raise TableError("server-error-no-table")
            return await self._run(self._thread, partial(load, table, *log, self._admit))
        except DamagedTable as damage:
            if table not in self._damaged:
                self._damaged.add(table)
                _log.error("table %s is set aside: %s", table, damage, extra={"table": table})
            raise

    async def fold_old(self) -> None:
        """Fold all long tables of an earlier time, so that nobody has to wait for it later."""
        table: str | None = ""
        while table is not None:
            table = await self._storage.next_unfolded(table, MOST_IN_THREAD, START)
            if table is not None:
                with suppress(LudotecaError):  # whoever comes to it will hear of it
                    await self._log(table)

    async def _log(self, table: str) -> Log:
        """Return a log that was folded some hundred events ago at most, if it is longer."""
        log = await self._fitting(table)
        if _is_near(log):
            return log
        async with self._folding:
            log = await self._fitting(table)  # others may have waited for the same
            return log if _is_near(log) else await self._fold(table, log)

    async def _fitting(self, table: str) -> Log:
        log = await self._storage.log(table)
        return log if fits(*log) else log._replace(folded=None)

    async def _fold(self, table: str, log: Log) -> Log:
        replay = partial(fold_log, table, *log)
        try:
            text = await self._run(self._other_process(), replay)
        except BrokenProcessPool:
            self._process = None
            return log  # here, then; it takes longer
        number = len(log.entries)
        with suppress(StorageError):  # it only saves time
            await self._storage.keep_folded(table, number, text)
        return log._replace(folded=(number, text))

    def _other_process(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = new_processes(1)
        return self._process

    async def _run(self, executor: Executor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(executor, work)

    def close(self) -> None:
        """Leave whatever is being read."""
        for executor in (self._thread, self._process):
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)


def _is_near(log: Log) -> bool:
    return len(log.entries) - (log.folded[0] if log.folded else 0) <= MOST_IN_THREAD
