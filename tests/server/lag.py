"""How long the event loop lets others wait, measured by somebody who would like to come by."""

import asyncio
import time
from types import TracebackType

EVERY = 0.002  # seconds


class Lag:
    """Note the longest time by which a short sleep was overslept."""

    def __init__(self) -> None:
        """Begin with none."""
        self.longest = 0.0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Lag":
        """Begin to look."""
        self._task = asyncio.create_task(self._look())
        await asyncio.sleep(EVERY)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        """Look once more, then stop."""
        await asyncio.sleep(2 * EVERY)
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(EVERY)
            self.longest = max(self.longest, time.perf_counter() - begin - EVERY)
