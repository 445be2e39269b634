"""Count the frames of a WebSocket before anybody parses them, and read and write the plain ones.

A frame of six bytes costs its sender nothing and us an object, a loop and often an answer. Only the
headers are looked at here, and the bytes between them are skipped. Nearly every message is one
frame that comes in one piece: it needs no parser that could do more.
"""

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where there is one

from ludoteca.server.access import Bucket

FRAMES_PER_SECOND, FRAME_BURST = 50.0, 200.0
CONTROLS_PER_SECOND, CONTROL_BURST = 2.0, 20.0  # pings and pongs; one a minute is usual
MOST_FRAME_BYTES = 16_384
MOST_FRAGMENTS = 16  # of one message, which has 16 KiB at most
_CONTROL, _FIN, _TEXT, _MASK, _LENGTH = 0x08, 0x80, 0x01, 0x80, 0x7F


class FrameCounter:
    """Say after every piece of data whether its sender still keeps within what is allowed."""

    def __init__(self) -> None:
        """Begin where the first frame does."""
        self._frames = Bucket(FRAMES_PER_SECOND, FRAME_BURST)
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROL_BURST)
        self._fragments = 0
        self._skip = 0  # bytes of the last frame that are still to come
        self._rest = b""  # of a header that came in pieces

    @property
    def is_between(self) -> bool:
        """Say whether the next byte begins a message."""
        return not self._skip and not self._rest and not self._fragments

    def allows_one(self, now: float) -> bool:
        """Count a message that came as one whole frame."""
        return self._frames.takes(now)

    def allows(self, data: bytes, now: float) -> bool:
        """Count the frames that begin in this piece; stop at the first that is too many."""
        if self._skip >= len(data):
            self._skip -= len(data)
            return True
        data = self._rest + data[self._skip :]
        place, end, self._rest = 0, len(data), b""
        while place < end:
            size = _header_size(data, place, end)
            if size == 0:
                self._rest = data[place:]
                self._skip = 0
                return True
            if not self._allows_frame(data[place], now):
                return False
            place += size + _payload_size(data, place)
        self._skip = place - end
        return True

    def _allows_frame(self, first: int, now: float) -> bool:
        if first & _CONTROL:
            return self._controls.takes(now) and self._frames.takes(now)
        self._fragments = 0 if first & _FIN else self._fragments + 1
        return self._fragments < MOST_FRAGMENTS and self._frames.takes(now)


def _header_size(data: bytes, place: int, end: int) -> int:
    """Return how long a header is, 0 while it is not all there."""
    if end - place < 2:
        return 0
    second = data[place + 1]
    length, size = second & _LENGTH, 6 if second & _MASK else 2
    if length >= 126:
        size += 2 if length == 126 else 8
    return size if end - place >= size else 0


def _payload_size(data: bytes, place: int) -> int:
    length = data[place + 1] & _LENGTH
    if length < 126:
        return length
    return int.from_bytes(data[place + 2 : place + (4 if length == 126 else 10)], "big")


def text_frame(payload: bytes) -> bytes:
    """Write a message of the server as one frame."""
    size = len(payload)
    if size < 126:
        return bytes((_FIN | _TEXT, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def whole_text(data: bytes) -> bytes | None:
    """Return the message of a piece of data that is exactly one frame of text, as most are."""
    size = len(data)
    if size < 6 or data[0] != _FIN | _TEXT:
        return None
    length, start = data[1] & _LENGTH, 6
    if length >= 126:
        start = _header_size(data, 0, size)
        length = _payload_size(data, 0)
    is_whole = data[1] & _MASK and size - start == length <= MOST_FRAME_BYTES
    return apply_mask(data[start:], data[start - 4 : start]) if start and is_whole else None
