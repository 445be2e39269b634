"""Whose turn it is to change a table: a lock that is taken at once where nobody else has it."""

import asyncio
from collections import deque


class Turn:
    """A lock whose holder hands it to who has waited longest; `asyncio.Lock` cannot be tried."""

    def __init__(self) -> None:
        """Begin with nobody at it."""
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Say whether somebody is at it."""
        return self._is_taken

    def take(self) -> bool:
        """Take it if nobody is at it, and say whether that was so; whoever did gives it back."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def give_back(self) -> None:
        """Hand it to who has waited longest, or to whoever comes next."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # who has gone away meanwhile is passed over
                first.set_result(None)
                return
        self._is_taken = False

    async def wait(self) -> None:
        """Take it as soon as it comes; whoever did gives it back."""
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it came all the same
                self.give_back()
            raise

    async def __aenter__(self) -> None:
        """Wait for it."""
        await self.wait()

    async def __aexit__(self, *_problem: object) -> None:
        """Give it back."""
        self.give_back()
