"""The lines to clients: how many there may be, how long one may take, and when we hang up.

Two small protocols stand before uvicorn's. Whoever says nothing, says it too slowly, says too much
or takes nothing in is cut off without a word: words would have to wait for the same line.
"""

import asyncio
import logging
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from ludoteca.server.access import address_of
from ludoteca.server.frames import FrameCounter, text_frame, whole_text
from ludoteca.server.mailbox import Mailbox
from ludoteca.server.shield import SECURITY_HEADERS

SWEEP_SECONDS = 1.0
SEND_BUFFER = 65_536  # of the system, for each socket; some ten messages
MOST_UNREAD = 65_536  # bytes of a body that may still come when its answer is out
MOST_WAITING = 4  # messages of a socket that were not looked at yet; then it is not read
CLOSING, COME_BACK = 1012, "retry-after=5"  # seconds
QUIET_SECONDS = 60.0  # between two lines of the log about the same reason
MALFORMED = "no HTTP"
NO_TEXT = 1007  # why we hang up
IDLE, WAITED_FOR, WATCHING, PLAYING = range(4)  # lines, those that are missed least first

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LineLimits:
    """What all lines together and each of them may take."""

    most: int
    most_per_address: int
    header_seconds: float = 10
    body_seconds: float = 20
    stalled_seconds: float = 10  # nothing can be written
    closing_seconds: float = 5


class Lines:
    """All open lines of a server; a sweep every second finds those that take too long."""

    def __init__(
        self, limits: LineLimits, cut: Counter[str], proxies: frozenset[str] = frozenset()
    ) -> None:
        """Begin with none; proxies may have as many lines as all together."""
        self.limits = limits
        self.cut = cut  # lines that were cut off, by reason
        self._proxies = proxies
        self._open: dict[asyncio.BaseTransport, _Line] = {}
        self._by_address: dict[str, dict[asyncio.BaseTransport, _Line]] = {}
        self._told: dict[str, float] = {}
        self._sweeper: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """Return how many lines are open."""
        return len(self._open)

    def enter(self, line: "_Line", address: str) -> bool:
        """Count a new line, and say whether there is room for it."""
        self._open[line.transport] = line
        self._by_address.setdefault(address, {})[line.transport] = line
        if self._sweeper is None:
            self._sweep()
        if len(self._open) > self.limits.most and not self._make_room(address):
            self.hang_up(line, address, "full")
            return False
        is_own = address not in self._proxies
        if is_own and len(self._by_address[address]) > self.limits.most_per_address:
            self.hang_up(line, address, "too many of one address")
            return False
        return True

    def _make_room(self, address: str) -> bool:
        """Cut off the line that is missed least, of an address that has more, the most first."""
        number = 1 if address in self._proxies else len(self._by_address[address])
        larger = [
            (len(lines), other)
            for other, lines in self._by_address.items()
            if len(lines) > number and other not in self._proxies
        ]
        for _, other in sorted(larger, reverse=True):
            worths = [
                (worth, place, line)
                for place, line in enumerate(self._by_address[other].values())  # the oldest first
                if not line.transport.is_closing() and (worth := line.worth()) is not None
            ]
            if worths:
                self.hang_up(min(worths)[2], other, "room for others")
                return True
        return False

    def cut_unfinished(self) -> None:
        """Cut off whoever has not sent all of a request: who closes cannot wait for it."""
        for line in list(self._open.values()):
            if line.is_unfinished:
                self.hang_up(line, line.address, "closing")

    def hand_over(self, line: "_Line") -> None:
        """Let a line of HTTP be a socket from now on."""
        self._open[line.transport] = line
        self._by_address.setdefault(line.address, {})[line.transport] = line

    def forward(self, line: "_Line", client: str) -> None:
        """Count a socket that a proxy holds for whom it does so."""
        if client != line.address and line.transport in self._open:
            self.leave(line, line.address)
            line.address = client
            self.hand_over(line)

    def leave(self, line: "_Line", address: str) -> None:
        """Forget a line that is closed."""
        if self._open.pop(line.transport, None) is not None:
            del self._by_address[address][line.transport]
            if not self._by_address[address]:
                del self._by_address[address]

    def hang_up(self, line: "_Line", address: str, reason: str) -> None:
        """Cut a line off."""
        self.note(address, reason)
        _reset(line.transport)

    def note(self, address: str, reason: str) -> None:
        """Count why a line ends; the log hears of each reason once a minute."""
        self.cut[reason] += 1
        now = time.monotonic()
        if now - self._told.get(reason, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._told[reason] = now
            extra = {"reason": reason, "address": address}
            number = self.cut[reason]
            _log.warning("cut off %s: %s (%d so far)", address, reason, number, extra=extra)

    def _sweep(self) -> None:
        now = time.monotonic()
        for line in list(self._open.values()):
            reason = line.overdue(now)
            if reason is not None:
                self.hang_up(line, line.address, reason)
        self._sweeper = None
        if self._open:
            loop = asyncio.get_running_loop()
            self._sweeper = loop.call_later(SWEEP_SECONDS, self._sweep)


class _Line:
    """What both protocols know of themselves."""

    lines: ClassVar[Lines]
    transport: asyncio.Transport
    address = ""
    _stalled_since: float | None = None
    _closing_since: float | None = None

    def worth(self) -> tuple[int, float] | None:
        """Say how much this line would be missed; nothing if it must not be cut for another."""
        return None

    @property
    def is_unfinished(self) -> bool:
        """Say whether a request has begun whose end is missing."""
        return False

    def overdue(self, now: float) -> str | None:
        """Say why this line should be cut off, if it should."""
        limits = self.lines.limits
        if self._stalled_since is not None and now - self._stalled_since > limits.stalled_seconds:
            return "takes nothing in"
        if self._is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > limits.closing_seconds:
                return "does not close"
        return None

    def _is_closing(self) -> bool:
        return self.transport.is_closing()


class HttpLine(_Line, H11Protocol):
    """HTTP with time limits for header and body."""

    _phase: tuple[str, object] = ("", None)
    _since = 0.0
    _num_unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in if there is room."""
        super().connection_made(transport)
        self.address = address_of(self.client[0] if self.client else "")
        self.lines.enter(self, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self.lines.leave(self, self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came, unless it goes on and on after the answer."""
        is_unread = self.cycle is not None and self.cycle.response_complete and self.cycle.more_body
        self._num_unread = self._num_unread + len(data) if is_unread else 0
        if self._num_unread > MOST_UNREAD:
            self.lines.hang_up(self, self.address, "endless body")
            return
        super().data_received(data)

    def worth(self) -> tuple[int, float] | None:
        """Let a line go that asks for nothing, then one that keeps us waiting."""
        if self.is_idle:
            return IDLE, 0.0
        return (WAITED_FOR, 0.0) if self.is_unfinished or self._stalled_since is not None else None

    @property
    def is_idle(self) -> bool:
        """Say whether no request has come yet, or the last one is answered."""
        return self.cycle is None or self.cycle.response_complete

    @property
    def is_unfinished(self) -> bool:
        """Say whether the body of a request is missing."""
        return not self.is_idle and self.cycle.more_body

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, as far as an answer can still be begun, and hang up."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.lines.hang_up(self, self.address, MALFORMED)
            return
        self.lines.note(self.address, MALFORMED)
        headers = {**SECURITY_HEADERS, "Content-Type": "text/plain", "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(f"HTTP/1.1 400 Bad Request\r\n{head}\r\n{msg}".encode())
        self.transport.close()

    def overdue(self, now: float) -> str | None:
        """Say why this line should be cut off, if it should."""
        name = "header" if self.is_idle else "body" if self.is_unfinished else ""
        if self._phase != (name, self.cycle):
            self._phase, self._since = (name, self.cycle), now
        limits = self.lines.limits
        patience = {"header": limits.header_seconds, "body": limits.body_seconds}.get(name)
        if patience is not None and now - self._since > patience:
            return f"slow {name}"
        return super().overdue(now)

    def pause_writing(self) -> None:
        """Note since when nothing can be written."""
        self._stalled_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on."""
        self._stalled_since = None
        super().resume_writing()


class _GuardedProtocol(ServerProtocol):
    """What is said instead of a WebSocket has the headers of every answer."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """Return a refusal."""
        response = super().reject(status, text)
        response.headers.update(SECURITY_HEADERS)
        return response


class SocketLine(_Line, WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and who takes nothing in is not read either."""

    has_played = False  # something was done that it asked for, which needs a seat
    hear: Callable[[str], bool] | None = None  # what may be done at once, and whether it was
    _said_at = 0.0  # when the last message was looked at; pings are none

    def __init__(self, *rest: Any, **named: Any) -> None:
        """Begin to count."""
        super().__init__(*rest, **named)
        self.conn = _GuardedProtocol(max_size=self.config.ws_max_size, logger=self.logger)
        self._counter = FrameCounter()
        self.queue: Mailbox = Mailbox()  # type: ignore[assignment] # it does all that is asked of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from HTTP."""
        super().connection_made(transport)
        self._said_at = time.monotonic()
        client = get_remote_addr(self.transport)
        self.address = address_of(client[0] if client else "")
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.lines.hand_over(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self.lines.leave(self, self.address)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds its protocol, and would do so for a long while

    def data_received(self, data: bytes) -> None:
        """Parse what came, if it is not too much."""
        if self.transport.is_closing():
            return
        if self.handshake_initiated:
            is_plain = self._counter.is_between and self.handshake_complete and not self.close_sent
            payload = whole_text(data) if is_plain else None
            counter, now = self._counter, time.monotonic()
            if not (counter.allows(data, now) if payload is None else counter.allows_one(now)):
                self.lines.hang_up(self, self.address, "flood")
                return
            if payload is not None and self._take(payload, now):
                return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # A request to upgrade that has a body: nobody would answer, nor look at it again.
            self.lines.hang_up(self, self.address, MALFORMED)

    def worth(self) -> tuple[int, float]:
        """Let go who has been quiet longest, and those who play after those who do not."""
        return PLAYING if self.has_played else WATCHING, self._said_at

    def _take(self, payload: bytes, now: float) -> bool:
        """Take in a message, and say whether it is one."""
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False  # the parser knows what to say
        if self.hear is not None and self.queue.empty() and self.hear(text):
            self._said_at = now
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self._read_or_not()
        return True

    def send_receive_event_to_app(self) -> None:
        """Take in a message that came in pieces, or say goodbye to who sends what is no text."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:  # uvicorn would write a traceback for each
            self.frames = []
            self.lines.note(self.address, "no text")
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def tell(self, text: str) -> bool:
        """Write a message at once, and say whether that could be done."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    async def run_asgi(self) -> None:
        """Let the application find its line."""
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]
        try:
            await super().run_asgi()
        finally:
            del self.scope["line"]  # type: ignore[typeddict-item] # it would keep itself for long

    def handle_ping(self) -> None:
        """Answer a ping, unless nothing can be written."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Cut off who does not answer a ping; a farewell would have to wait too."""
        self.lines.hang_up(self, self.address, "silent")

    def pause_writing(self) -> None:
        """Stop reading from whom nothing can be written to."""
        self._stalled_since = time.monotonic()
        super().pause_writing()
        self._read_or_not()

    def resume_writing(self) -> None:
        """Read on."""
        self._stalled_since = None
        super().resume_writing()
        self._read_or_not()

    async def receive(self) -> Any:
        """Wait for a message, and read on when none is left to be looked at."""
        message = await self.queue.get()
        self._said_at = time.monotonic()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_or_not()
        return message

    def _read_or_not(self) -> None:
        if self.transport.is_closing():
            return
        should_read = self.writable.is_set() and not self.read_paused
        if should_read and not self.transport.is_reading():
            self.transport.resume_reading()
        elif not should_read and self.transport.is_reading():
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """Say goodbye, and when to come back."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSING})
            self.conn.send_close(CLOSING, COME_BACK)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def _is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()


def _reset(transport: asyncio.Transport) -> None:
    """Close at once; the system need not go on trying to send what nobody takes."""
    line = transport.get_extra_info("socket")
    if line is not None:
        at_once = struct.pack("ii", 1, 0)
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
    transport.abort()


def protocols(lines: Lines) -> tuple[type[HttpLine], type[SocketLine]]:
    """Return the protocols of one server, which share its lines."""
    http = type("ServerHttpLine", (HttpLine,), {"lines": lines})
    ws = type("ServerSocketLine", (SocketLine,), {"lines": lines})
    return http, ws
