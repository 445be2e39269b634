"""An executor that does every task at once, and lets go of the keyboard after some."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from ludoteca.lab.executors import Crew

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class Inline(Executor):
    """Run tasks in this thread."""

    def __init__(self, interrupt_after: int = 10**9) -> None:
        """Say after how many tasks somebody presses Ctrl-C."""
        self.left = interrupt_after

    def submit(
        self,
        task: Callable[Arguments, Answer],
        /,
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Future[Answer]:
        """Run the task."""
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        future: Future[Answer] = Future()
        future.set_result(task(*args, **kwargs))
        return future


def inline(interrupt_after: int = 10**9) -> Crew:
    """Return such an executor for one task at a time."""
    return Crew(Inline(interrupt_after), 1)
