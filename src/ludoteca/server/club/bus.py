"""The bus of a club: NATS carries short messages between its servers. What is lost costs only time.

We come back by ourselves whenever the bus does, and the log hears of each change once.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from ludoteca.errors import LudotecaError
from ludoteca.server.places import parse_bus

CONNECT_SECONDS = 5
CLOSE_SECONDS = 1.0
LINGER_SECONDS = 0.1  # in which the client itself closes a line that was refused, in a task
MOST_WAITING = 20_000  # words; what is more is lost, which costs only time
RETRY_SECONDS = 1.0  # between two attempts to come back
PING_SECONDS, MOST_PINGS = 5, 2  # after which a bus that says nothing is taken for dead
_TROUBLES = (OSError, TimeoutError, NatsError, asyncio.InvalidStateError, ValueError)

Message = dict[str, Any]
Hear = Callable[[str, Message], Awaitable[None]]  # the last word of the subject, and what was said
_log = logging.getLogger(__name__)


class BusError(LudotecaError):
    """The bus cannot be used."""


class Bus:
    """A line to the bus that mends itself; whatever is said while it is down is lost."""

    def __init__(self, address: str, prefix: str, on_return: Callable[[], None]) -> None:
        """Take an address and what all subjects begin with; `start` connects."""
        self._address, self._prefix, self._on_return = address, prefix, on_return
        self._shown = parse_bus(address)
        self._client: Client | None = None
        self._heard: dict[str, Hear] = {}  # by subject
        self._subscriptions: dict[str, Subscription] = {}
        # What is to be said, or heard where it is None; no game waits for a bus that is slow.
        self._waiting: asyncio.Queue[tuple[str, Message | None]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._trouble = ""  # what the log was told last

    @property
    def is_up(self) -> bool:
        """Say whether what is said now can be heard."""
        return self._client is not None and self._client.is_connected

    def start(self) -> None:
        """Connect, now or as soon as the bus is there, and come back whenever it was away."""
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._work())]

    def say(self, word: str, message: Message) -> None:
        """Tell the other servers something, if that is possible."""
        self._do(word, message)

    def hear(self, word: str, hear: Hear) -> None:
        """Be told what is said under a word, from now on and after every return."""
        self._heard[word] = hear
        self._do(word, None)

    def ignore(self, word: str) -> None:
        """Be told no more."""
        self._heard.pop(word, None)
        self._do(word, None)

    async def stop(self) -> None:
        """Say what waits to be said, and goodbye."""
        end = time.monotonic() + CLOSE_SECONDS
        while self.is_up and not self._waiting.empty() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await _close(self._client)

    def _do(self, word: str, message: Message | None) -> None:
        if self.is_up:  # who comes back subscribes to everything
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait((word, message))

    async def _work(self) -> None:
        """Say and hear, one after the other."""
        while True:
            word, message = await self._waiting.get()
            with suppress(*_TROUBLES):
                if message is None:
                    await self._subscribe(word)
                elif self._client is not None:
                    text = json.dumps(message).encode()
                    await self._client.publish(f"{self._prefix}.{word}", text)

    async def _keep(self) -> None:
        """Stay connected, whatever happens."""
        while True:
            gone = asyncio.Event()
            try:
                self._client = await _connect(self._address, self._complain, gone, echoes=False)
                for word in list(self._heard):
                    await self._subscribe(word)
            except _TROUBLES as problem:
                await self._complain(problem)
            else:
                if self._trouble:
                    _log.info("the bus at %s is back", self._shown)
                self._trouble = ""
                self._on_return()
                await gone.wait()
                await self._complain(ConnectionError("the connection was lost"))
            self._subscriptions.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _subscribe(self, word: str) -> None:
        """Listen to a word, or no more, as it was asked for last."""
        hear, subscription = self._heard.get(word), self._subscriptions.get(word)
        if hear is None and subscription is not None:
            del self._subscriptions[word]
            await subscription.unsubscribe()
        if self._client is None or hear is None or subscription is not None:
            return

        async def told(message: Msg) -> None:
            with suppress(ValueError):  # whatever cannot be read was not for us
                said = json.loads(message.data)
                if isinstance(said, dict) and hear is not None:
                    await hear(message.subject.rpartition(".")[2], said)

        subject = f"{self._prefix}.{word}"
        self._subscriptions[word] = await self._client.subscribe(subject, cb=told)

    async def _complain(self, problem: Exception) -> None:
        """Tell the log of a trouble, once until the bus is back."""
        trouble = str(problem) or type(problem).__name__
        if trouble != self._trouble and (not self._trouble or "ermission" in trouble):
            _log.error("no bus at %s: %s; others are looked for instead", self._shown, trouble)
        self._trouble = trouble


async def try_bus(address: str) -> None:
    """Say something to ourselves, or refuse a bus on which that is not possible."""
    shown, gone, said = parse_bus(address), asyncio.Event(), asyncio.Event()
    prefix = f"ludoteca.{secrets.token_hex(8)}"

    met: list[Exception] = []

    async def note(problem: Exception) -> None:
        met.append(problem)
        said.set()

    async def told(_message: Msg) -> None:
        said.set()

    try:
        client = await _connect(address, note, gone, echoes=True)
    except _TROUBLES as problem:
        first = met[0] if met else problem
        cause = first if isinstance(first, OSError) and first.strerror else None
        reason = str(first) or type(first).__name__
        raise BusError("server-error-no-bus", cause, place=shown, reason=reason) from None
    try:
        await client.subscribe(f"{prefix}.probe", cb=told)
        await client.publish(f"{prefix}.probe", b"{}")
        await asyncio.wait_for(said.wait(), CONNECT_SECONDS)
    except _TROUBLES as problem:
        met.append(problem)
    finally:
        await _close(client)
    if met:
        raise BusError("server-error-bus-rights", place=shown, subject="ludoteca.>")


async def _connect(
    address: str,
    on_error: Callable[[Exception], Awaitable[None]],
    gone: asyncio.Event,
    *,
    echoes: bool,
) -> Client:
    """Connect once; `gone` is set when that is over. Without echoes we do not hear ourselves."""

    async def end() -> None:
        gone.set()

    client = Client()
    try:
        await client.connect(
            address.split(","),
            name="ludoteca",
            no_echo=not echoes,
            allow_reconnect=False,  # we do that, and subscribe anew
            max_reconnect_attempts=1,  # of each server also at the start; 0 would be for ever
            reconnect_time_wait=0,
            connect_timeout=CONNECT_SECONDS,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=MOST_PINGS,
            error_cb=on_error,
            disconnected_cb=end,
            closed_cb=end,
        )
    except BaseException:
        await _close(client)
        await asyncio.sleep(LINGER_SECONDS)
        raise
    return client


async def _close(client: Client) -> None:
    with suppress(*_TROUBLES):
        await asyncio.wait_for(client.close(), CONNECT_SECONDS)
