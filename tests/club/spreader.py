"""Spread connections over the servers that are ready; anybody may come to any of them."""

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from tests.club.components import READY
from tests.club.wires import Proxy, end

EVERY = 0.25  # seconds between two questions whether a server is ready
ANSWER_SECONDS = 1.0  # after which a server counts as away
WAIT_SECONDS = 5.0  # for any server to be ready, before somebody who comes is sent away


class Spreader(Proxy):
    """One address for the whole club: whoever is at a server that is away is let go at once."""

    def __init__(
        self,
        members: Mapping[int, int],
        on_change: Callable[[int, bool], None] | None = None,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> None:
        """Know the ports of the servers by their numbers; hear when one goes or comes back."""
        super().__init__()
        self._members, self._on_change = members, on_change or (lambda _number, _is_ready: None)
        self._answer_seconds = answer_seconds
        self.ready: set[int] = set()  # numbers
        self._at: dict[int, set[asyncio.Task[None]]] = {port: set() for port in members.values()}
        self._questions: list[asyncio.Task[None]] = []

    async def start(self, port: int = 0) -> None:
        """Listen, and ask the servers how they are."""
        await super().start(port)
        self._questions = [asyncio.create_task(self._follow(number)) for number in self._members]

    async def stop(self) -> None:
        """Hang up on everybody."""
        await end(self._questions)
        await super().stop()

    def num_lines(self, number: int) -> int:
        """Return how many connections a server has through here."""
        return len(self._at[self._members[number]])

    async def target(self) -> int | None:
        """Take the one with the fewest lines of those who are ready."""
        end = time.monotonic() + WAIT_SECONDS
        while not self.ready:
            if time.monotonic() > end:
                return None
            await asyncio.sleep(0.05)
        return self._members[min(self.ready, key=self.num_lines)]

    def note(self, target: int, line: asyncio.Task[None]) -> None:
        """Remember who is at which server."""
        self._at[target].add(line)
        line.add_done_callback(self._at[target].discard)

    async def _follow(self, number: int) -> None:
        """Ask one server again and again."""
        port = self._members[number]
        while True:
            is_ready = await _is_ready(port, self._answer_seconds)
            if is_ready != (number in self.ready):
                (self.ready.add if is_ready else self.ready.discard)(number)
                self._on_change(number, is_ready)
            if not is_ready:
                for line in list(self._at[port]):
                    line.cancel()
            await asyncio.sleep(EVERY)


async def _is_ready(port: int, answer_seconds: float) -> bool:
    """Ask a server whether it is ready."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(answer_seconds):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(READY)
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    return False
