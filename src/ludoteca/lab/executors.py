"""Where tasks run: in processes of this machine, or on a cluster; others see an Executor only."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    wait,
)
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from ludoteca.errors import LudotecaError
from ludoteca.processes import new_processes

CLUSTER_WIDTH = 256  # tasks that a cluster gets at once: two for each core of twenty machines
_TIMEOUT = 10  # seconds to wait for a scheduler
Answer = TypeVar("Answer")


class LabError(LudotecaError):
    """Work that cannot be done where or as it was asked for."""


class Crew(NamedTuple):
    """An executor, and how many tasks it should hold at once."""

    executor: Executor
    width: int


@contextmanager
def hired(workers: int, scheduler: str | None = None) -> Iterator[Crew]:
    """Open processes on this machine, or those behind the address of a dask scheduler."""
    if scheduler is not None:
        with _cluster(scheduler) as executor:
            yield Crew(executor, CLUSTER_WIDTH)
        return
    processes = new_processes(workers)
    try:
        yield Crew(processes, 2 * workers)
    except BrokenExecutor:
        raise LabError("lab-error-worker") from None
    finally:
        processes.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """Open the executor of a dask cluster; it gives the tasks of a lost worker to another one."""
    from distributed import Client  # noqa: PLC0415 - an extra, and slow to import
    from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415 - as above

    try:
        # A client of a text that is no address would complain for itself when it is thrown away.
        get_address_host_port(address)
        client = Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError):
        raise LabError("lab-error-scheduler", address=address) from None
    executor = client.get_executor(pure=False)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False)
        client.close()


def run_all(
    crew: Crew,
    tasks: Iterable[tuple[Any, ...]],
    task: Callable[..., Answer],
    hand_in: Callable[[Answer], object],
) -> None:
    """Do a task with each of these arguments, and hand in the answers as they come.

    Arguments are taken only when there is room for them, so they may depend on earlier answers.
    """
    waiting = iter(tasks)
    running: set[Future[Answer]] = set()
    try:
        while True:
            while len(running) < crew.width:
                arguments = next(waiting, None)
                if arguments is None:
                    break
                running.add(crew.executor.submit(task, *arguments))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                hand_in(future.result())
    finally:
        for future in running:
            future.cancel()
