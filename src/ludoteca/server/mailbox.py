"""What a client said, until it is read: all that a queue for one reader has to do."""

import asyncio
from collections import deque
from typing import Any


class Mailbox:
    """The messages of one line for one reader; an `asyncio.Queue` would do more, for more time."""

    def __init__(self) -> None:
        """Begin with no message."""
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message and wake the reader if it waits."""
        self._messages.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """Wait for a message."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()

    def qsize(self) -> int:
        """Return how many messages were not read yet."""
        return len(self._messages)

    def empty(self) -> bool:
        """Say whether all were read."""
        return not self._messages
