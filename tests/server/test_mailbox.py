"""A mailbox hands its reader every message, in order."""

import asyncio

import pytest

from ludoteca.server.mailbox import Mailbox


def test_what_waits_is_read_in_order() -> None:
    async def read() -> list[str]:
        mailbox = Mailbox()
        for word in ("one", "two"):
            mailbox.put_nowait(word)
        assert mailbox.qsize() == 2
        words = [await mailbox.get(), await mailbox.get()]
        assert mailbox.empty()
        return words

    assert asyncio.run(read()) == ["one", "two"]


def test_who_waits_is_woken() -> None:
    async def read() -> str:
        mailbox = Mailbox()
        reader = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        assert not reader.done()
        mailbox.put_nowait("late")
        return str(await asyncio.wait_for(reader, 5))

    assert asyncio.run(read()) == "late"


def test_a_reader_that_went_away_loses_nothing_for_the_next() -> None:
    async def read() -> str:
        mailbox = Mailbox()
        gone = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        mailbox.put_nowait("kept")
        return str(await asyncio.wait_for(mailbox.get(), 5))

    assert asyncio.run(read()) == "kept"
