"""Tables are read beside the games, one at a time: nobody who plays waits for it.

What lies behind a folded table is replayed in a thread. A log that was never folded, as those of
earlier versions, takes far longer, once. A process that is in no hurry folds them all when the
server starts; for who comes earlier a thread of its own replays the log, and rests every few
milliseconds, since nobody else can run meanwhile. It needs no second to begin as a process would.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TypeVar

from ludoteca.errors import LudotecaError
from ludoteca.processes import new_processes
from ludoteca.server.chain import DamagedTable
from ludoteca.server.folding import FOLD_EVERY, START, fits, fold, fold_log, load
from ludoteca.server.storage import Log, Storage, StorageError
from ludoteca.server.tables import Table, TableError

MOST_IN_THREAD = 3 * FOLD_EVERY  # events that are replayed without a rest
NICENESS = 5  # of the process, for which nobody waits
WORK_SECONDS, REST_SECONDS = 0.005, 0.0005  # on a busy machine a rest may take far longer

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Loader:
    """Read tables from a storage, and keep long ones folded there."""

    def __init__(self, storage: Storage, admit: Callable[[str], None]) -> None:
        """Begin with idle threads and no process; `admit` may refuse the tables of a game."""
        self._storage, self._admit = storage, admit
        self._damaged: set[str] = set()  # of which the log was told
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._slow_thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._process: ProcessPoolExecutor | None = None

    async def load(self, table: str) -> tuple[Table, str]:
        """Return a table as its log tells it, and the hash of its last event."""
        try:
            log = await self._fitting(table)
            if not log.entries:
                raise TableError("server-error-no-table")
            if not _is_near(log):
                return await self._replay(table, log)
            return await self._run(self._thread, partial(load, table, *log, self._admit))
        except DamagedTable as damage:
            if table not in self._damaged:
                self._damaged.add(table)
                _log.error("table %s is set aside: %s", table, damage, extra={"table": table})
            raise

    async def _replay(self, table: str, log: Log) -> tuple[Table, str]:
        """Replay a long log for somebody who waits for it, and keep it folded."""
        found, head, text = await self._run(
            self._slow_thread, partial(_replay, table, log, self._admit)
        )
        await self._keep(table, log, text)
        return found, head

    async def fold_old(self) -> None:
        """Fold all long tables of an earlier time, so that nobody has to wait for it later."""
        table: str | None = ""
        try:
            while table is not None:
                table = await self._storage.next_unfolded(table, MOST_IN_THREAD, START)
                if table is not None:
                    with suppress(LudotecaError):  # whoever comes to it will hear of it
                        await self._fold(table)
        except BrokenProcessPool:
            _log.warning("old tables are not folded before somebody comes: the process died")
        finally:
            if self._process is not None:
                self._process.shutdown(wait=False, cancel_futures=True)
                self._process = None

    async def _fold(self, table: str) -> None:
        log = await self._fitting(table)
        if self._process is None:
            self._process = new_processes(1, NICENESS)
        text = await self._run(self._process, partial(fold_log, table, *log))
        await self._keep(table, log, text)

    async def _keep(self, table: str, log: Log, text: str) -> None:
        with suppress(StorageError):  # it only saves time
            await self._storage.keep_folded(table, len(log.entries), text)

    async def _fitting(self, table: str) -> Log:
        log = await self._storage.log(table)
        return log if fits(*log) else log._replace(folded=None)

    async def _run(self, executor: Executor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(executor, work)

    def close(self) -> None:
        """Leave whatever is being read."""
        for executor in (self._thread, self._slow_thread, self._process):
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)


class _Rest:
    """Let others go first every few milliseconds."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> None:
        if time.perf_counter() - self._since > WORK_SECONDS:
            time.sleep(REST_SECONDS)
            self._since = time.perf_counter()


def _replay(table: str, log: Log, admit: Callable[[str], None]) -> tuple[Table, str, str]:
    """Return a table, the hash of its last event, and its fold."""
    found, head = load(table, *log, admit, _Rest())
    return found, head, fold(found, head)


def _is_near(log: Log) -> bool:
    return len(log.entries) - (log.folded[0] if log.folded else 0) <= MOST_IN_THREAD
