"""A WebSocket by hand: it sends what no library would, and reads nothing unless asked to."""

import base64
import os
import select
import socket
import struct
import time
from contextlib import suppress

TEXT, PING, CONTINUATION = 1, 9, 0
_MASK = b"\0\0\0\0"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """Write a frame of a client; a mask of zeros changes nothing."""
    first = opcode | (0x80 if fin else 0)
    if len(payload) < 126:
        return bytes([first, 0x80 | len(payload)]) + _MASK + payload
    return bytes([first, 0x80 | 126]) + struct.pack("!H", len(payload)) + _MASK + payload


class RawSocket:
    """A connection that can be a WebSocket."""

    def __init__(self, port: int, source: str = "127.0.0.1", receive_buffer: int = 0) -> None:
        """Connect from an address of this machine."""
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(10)
        self.socket.bind((source, 0))
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.socket.close()
            raise

    def upgrade(self, table: str, hello: bytes = b'{"type":"hello"}', *more: str) -> None:
        """Become a WebSocket, say hello and read no further than the headers."""
        key = base64.b64encode(os.urandom(16)).decode()
        headers = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            *("Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"),
            *("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *more, "", ""),
        ]
        self.socket.sendall("\r\n".join(headers).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        self.socket.sendall(frame(TEXT, hello))

    def flood(self, data: bytes, seconds: float) -> int:
        """Send the same as fast as it is taken, until cut off; return how many bytes went."""
        end, sent = time.monotonic() + seconds, 0
        self.socket.settimeout(0.1)
        while time.monotonic() < end:
            try:
                sent += self.socket.send(data)
            except TimeoutError:
                continue
            except OSError:
                return sent
        return sent

    def is_cut(self, seconds: float) -> bool:
        """Wait until the server has hung up without a word; nothing is read."""
        poll = select.poll()
        poll.register(self.socket, 0)
        return bool(poll.poll(1000 * seconds))

    def answer(self, seconds: float = 10) -> bytes:
        """Read until the server has nothing more to say, or closes."""
        self.socket.settimeout(seconds)
        read = b""
        with suppress(OSError):
            while part := self.socket.recv(65536):
                read += part
        return read

    def close(self) -> None:
        """Go away."""
        self.socket.close()
