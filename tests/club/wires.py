"""Lines that can be cut, held up and made unreliable, between a server and what it depends on."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress

CHUNK = 64 * 1024
MOST_LINES = 4096  # at once, through one proxy
Pump = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


class Proxy:
    """Pass connections on; who decides where to is in the classes below."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self, port: int = 0) -> None:
        """Listen on this machine only."""
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Hang up on everybody."""
        if self._server is not None:
            self._server.close()
        await end(self._lines)

    async def target(self) -> int | None:
        """Return the port that somebody new is connected to, or none."""
        raise NotImplementedError

    def note(self, target: int, line: asyncio.Task[None]) -> None:
        """Hear of a line that was connected."""

    async def to_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what the target says."""
        await self.pump(reader, writer)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on until there are no more."""
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()

    async def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        if line is None or len(self._lines) >= MOST_LINES:
            writer.transport.abort()
            return
        self._lines.add(line)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._connect(line, reader, writer)
        finally:
            self._lines.discard(line)
            writer.transport.abort()

    async def _connect(
        self, line: asyncio.Task[None], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        port = await self.target()
        if port is None:
            return
        others_reader, others_writer = await asyncio.open_connection("127.0.0.1", port)
        self.note(port, line)
        there = asyncio.create_task(self.pump(reader, others_writer))
        back = asyncio.create_task(self.to_client(others_reader, writer))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            try:
                await end((there, back))
            finally:  # also for whoever is let go once more meanwhile
                if writer.can_write_eof():
                    writer.close()  # what was said last still arrives
                others_writer.transport.abort()


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel some tasks and wait until they have come to their end."""
    ended = list(tasks)
    for task in ended:
        task.cancel()
    await asyncio.gather(*ended, return_exceptions=True)


class Wire(Proxy):
    """The line of one server to one component."""

    def __init__(self, target: int) -> None:
        """Begin with a good line."""
        super().__init__()
        self._target = target
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self.delay = 0.0  # seconds, each way

    def cut(self) -> None:
        """Break what is connected, and refuse whoever comes."""
        self._is_cut = True
        for line in self._lines:
            line.cancel()

    def hold(self) -> None:
        """Let nothing through until the line is healed; then it arrives, as TCP would have it."""
        self._flows.clear()

    def heal(self) -> None:
        """Be a good line again."""
        self._is_cut, self.delay = False, 0.0
        self._flows.set()

    async def target(self) -> int | None:
        """Lead to the component, unless the line is cut."""
        return None if self._is_cut else self._target

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on, late or not before the line is healed."""
        while data := await reader.read(CHUNK):
            await self.pass_on(writer, data)

    async def pass_on(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Write when that is possible."""
        await self._flows.wait()
        if self.delay:
            await asyncio.sleep(self.delay)
        writer.write(data)
        await writer.drain()


class BusWire(Wire):
    """A line to NATS that can lose, repeat and delay single messages on their way to the server."""

    def __init__(self, target: int, choice: random.Random) -> None:
        """Begin with a good line."""
        super().__init__(target)
        self._choice = choice
        self.trouble = 0.0  # the part of the messages that is lost, repeated, or late: each
        self.most_late = 2.0  # seconds
        self.num_lost = self.num_repeated = self.num_late = 0

    def heal(self) -> None:
        """Be a good line again."""
        super().heal()
        self.trouble = 0.0

    async def to_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read NATS's protocol, in which only messages have a payload."""
        late: set[asyncio.TimerHandle] = set()
        try:
            while head := await reader.readline():
                word, *fields = head.split()
                if word not in (b"MSG", b"HMSG"):
                    await self.pass_on(writer, head)
                    continue
                message = head + await reader.readexactly(int(fields[-1]) + 2)
                for _ in range(self._copies(message, writer, late)):
                    await self.pass_on(writer, message)
        except asyncio.IncompleteReadError:
            return
        finally:
            for timer in late:
                timer.cancel()

    def _copies(
        self, message: bytes, writer: asyncio.StreamWriter, late: set[asyncio.TimerHandle]
    ) -> int:
        """Decide how often a message is passed on now."""
        luck = self._choice.random()
        if luck < self.trouble:
            self.num_lost += 1
            return 0
        if luck < 2 * self.trouble:
            self.num_repeated += 1
            return 2
        if luck < 3 * self.trouble:
            self.num_late += 1
            wait = self._choice.uniform(0, self.most_late)
            late.add(asyncio.get_running_loop().call_later(wait, writer.write, message))
            return 0
        return 1
