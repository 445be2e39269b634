"""Frames are counted, the plain ones read and written; messages keep their order."""

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.desk import Guest
from ludoteca.server.frames import (
    CONTROL_BURST,
    FRAME_BURST,
    MOST_FRAGMENTS,
    MOST_FRAME_BYTES,
    FrameCounter,
    text_frame,
    whole_text,
)
from tests.server.raw_socket import CONTINUATION, PING, TEXT, frame


def test_frames_are_counted_however_they_are_cut() -> None:
    frames = [frame(TEXT, b"x" * size) for size in (0, 1, 125, 126, 300, 70_000 % 65536)]
    data = b"".join(frames)
    for step in (1, 2, 3, 7, 100, len(data)):
        counter = FrameCounter()
        rounds = int(FRAME_BURST) // len(frames)
        pieces = [data[i : i + step] for i in range(0, len(data), step)]
        for _ in range(rounds):
            assert all(counter.allows(piece, 0.0) for piece in pieces)
        left = int(FRAME_BURST) - rounds * len(frames)
        assert all(counter.allows(frame(TEXT), 0.0) for _ in range(left))
        assert not counter.allows(frame(TEXT), 0.0)


def test_control_frames_and_fragments_have_bounds_of_their_own() -> None:
    counter = FrameCounter()
    assert counter.allows(frame(PING) * int(CONTROL_BURST), 0.0)
    assert not counter.allows(frame(PING), 0.0)
    assert counter.allows(frame(PING), 1.0)
    counter = FrameCounter()
    begin = frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * (MOST_FRAGMENTS - 2)
    assert counter.allows(begin + frame(CONTINUATION), 0.0)
    assert counter.allows(begin, 0.0)
    assert not counter.allows(frame(CONTINUATION, fin=False), 0.0)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 16_384, 65_535, 65_536])
def test_plain_frames_are_those_of_the_standard(size: int) -> None:
    payload = b"x" * size
    theirs = Frame(Opcode.TEXT, payload)
    assert text_frame(payload) == theirs.serialize(mask=False)
    masked = theirs.serialize(mask=True)
    assert whole_text(masked) == (payload if size <= MOST_FRAME_BYTES else None)


def test_only_one_whole_text_is_taken_without_a_parser() -> None:
    masked = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [
        b"",
        *(masked[:end] for end in range(len(masked))),
        masked + b"x",
        masked * 2,
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    ]
    assert [whole_text(data) for data in others] == [None] * len(others)
    counter = FrameCounter()
    for data, is_between in ((masked, True), (masked[:3], False), (masked[3:], True)):
        assert counter.allows(data, 0.0)
        assert counter.is_between == is_between
    assert counter.allows(frame(TEXT, b"a", fin=False), 0.0)
    assert not counter.is_between


async def test_news_keep_their_order_whether_they_wait_or_not() -> None:
    written: list[str] = []
    is_free = True

    def write(text: str) -> bool:
        if is_free:
            written.append(text)
        return is_free

    guest = Guest(None, m.Hello(), write)

    def tell(word: str) -> None:
        guest.refuse(LudotecaError(word), None)

    tell("1")
    is_free = False
    tell("2")
    tell("3")
    is_free = True
    tell("4")  # behind those that wait
    waited = [await guest.news() for _ in range(3)]
    tell("5")  # the last one may still be on its way
    asked = asyncio.ensure_future(guest.news())
    await asyncio.sleep(0)
    waited.append(await asked)
    asked = asyncio.ensure_future(guest.news())
    await asyncio.sleep(0)
    tell("6")
    assert not asked.done()
    asked.cancel()
    words = [json.loads(text or "")["message"] for text in (written[0], *waited, written[1])]
    assert (words, len(written)) == (["1", "2", "3", "4", "5", "6"], 2)
