"""Turns are taken at once where nobody is at it, and handed on to who has waited longest."""

import asyncio

from ludoteca.server.turn import Turn


def test_a_turn_is_taken_by_one_at_a_time() -> None:
    turn = Turn()
    assert (turn.take(), turn.locked(), turn.take()) == (True, True, False)
    turn.give_back()
    assert not turn.locked()
    assert turn.take()


async def test_who_waits_longest_comes_first_and_nobody_slips_in() -> None:
    turn, order = Turn(), list[int]()

    async def wait(number: int) -> None:
        async with turn:
            order.append(number)

    assert turn.take()
    waiting = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    turn.give_back()
    assert not turn.take()  # it belongs to the first of them already
    await asyncio.gather(*waiting)
    assert (order, turn.locked()) == ([0, 1, 2], False)


async def test_who_goes_away_does_not_keep_it() -> None:
    turn = Turn()

    async def wait() -> None:
        async with turn:
            raise AssertionError

    assert turn.take()
    before, at_that_moment = asyncio.create_task(wait()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    before.cancel()
    await asyncio.sleep(0)
    turn.give_back()  # to the second one, who has just been told
    at_that_moment.cancel()
    await asyncio.gather(before, at_that_moment, return_exceptions=True)
    assert before.cancelled()
    assert at_that_moment.cancelled()
    assert not turn.locked()
