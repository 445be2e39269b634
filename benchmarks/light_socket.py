"""A WebSocket that does as little as it can, so that measuring takes little from the measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # masked, as the standard wants it, and unchanged


class LightSocket(asyncio.Protocol):
    """One connection; whole text messages only, as our server sends them."""

    def __init__(self, path: str, on_message: Callable[[bytes], None]) -> None:
        """Remember where to go and who listens."""
        self.is_ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path, self._on_message = path, on_message
        self._received = bytearray()

    @classmethod
    async def connect(cls, url: str, on_message: Callable[[bytes], None]) -> "LightSocket":
        """Connect and shake hands."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: cls(parts.path, on_message), parts.hostname or "", parts.port or 80
        )
        try:
            await socket.is_ready
        except BaseException:  # refused, or nobody waits any more
            socket.close()
            raise
        return socket

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self._transport: asyncio.Transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take in the handshake, then frame after frame."""
        self._received += data
        if not self.is_ready.done():
            head, end, rest = self._received.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.is_ready.set_exception(ConnectionError(head.decode()))
                return
            self._received = rest
            self.is_ready.set_result(None)
        while (frame := self._next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self._on_message(payload)
            elif opcode == PING:
                self._write(PONG, payload)

    def send(self, text: str) -> None:
        """Send a message."""
        self._write(TEXT, text.encode())

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | opcode]) + length + NO_MASK + payload)

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Cut one frame off what was received, if all of it is there."""
        received = self._received
        if len(received) < 2:
            return None
        size, start = received[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(received[2:start], "big")
        if len(received) < start + size:
            return None
        frame = received[0] & 15, bytes(received[start : start + size])
        del received[: start + size]
        return frame
