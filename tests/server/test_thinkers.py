"""Bots think where no game waits for them, and a process that dies is replaced."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator

import pytest

from ludoteca import games
from ludoteca.errors import InvalidSetup
from ludoteca.match import Match, Seat
from ludoteca.match.record import InvalidRecord, Verification, format_record, verify
from ludoteca.match.thinking import Thought
from ludoteca.server.tables import TableError
from ludoteca.server.thinkers import Thinkers, print_pages, think_once
from ludoteca.server.worker import MOST_WAITING

SLOW = [(game, bot) for game in games.ids() for bot in games.load(game).bots.slow]


def thought_of(game: str, bot: str) -> Thought:
    """Let a bot think about the first decision of a game."""
    seats = [Seat(bot, bot)] * max(2, games.load(game).min_players)
    match = Match.start(game, seats, secret=bytes(32))
    return Thought.begin(match, match.seats_to_act[0], 1)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    found = Thinkers()
    yield found
    found.close()


def test_some_bots_are_slow() -> None:
    assert SLOW


@pytest.mark.parametrize(("game", "bot"), SLOW)
async def test_a_slow_bot_decides_the_same_in_a_process(
    thinkers: Thinkers, game: str, bot: str
) -> None:
    thought = thought_of(game, bot)
    assert await thinkers.decide(thought) == thought.action()


async def test_the_loop_goes_on_while_a_slow_bot_thinks(thinkers: Thinkers) -> None:
    game, bot = SLOW[0]
    thinking = asyncio.ensure_future(thinkers.decide(thought_of(game, bot)))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.005)
        turns += 1
    assert thinking.result() in thought_of(game, bot).legal
    assert turns > 2  # it would be one, were the bot to think here


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    thought = thought_of(*SLOW[0])
    chosen = await thinkers.decide(thought)
    pool = thinkers._processes
    assert pool is not None
    for process in pool._processes:
        os.kill(process, signal.SIGKILL)
    assert await thinkers.decide(thought) == chosen
    assert thinkers._processes is not pool


@pytest.mark.parametrize(("game", "bot"), SLOW)
def test_processes_get_ready_by_one_decision(game: str, bot: str) -> None:
    think_once(game, bot)


def record_of(num_players: int) -> str:
    """Play a game of choices at the same time at random, and write it down."""
    match = Match.start("knaster", [Seat(f"N{i}") for i in range(num_players)], secret=bytes(32))
    choice = random.Random(num_players)
    while match.result is None:
        seat = match.seats_to_act[0]
        match.act(seat, choice.choice(match.legal_actions(seat)))
    return format_record(match)


async def test_records_are_checked_in_one_process_and_few_wait(thinkers: Thinkers) -> None:
    text = record_of(2)
    begin = time.process_time()
    asked = [thinkers.verify(text) for _ in range(MOST_WAITING + 2)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [str(answer) for answer in answers if isinstance(answer, TableError)]
    checked = [answer for answer in answers if isinstance(answer, Verification)]
    assert (len(refused), len(checked)) == (2, MOST_WAITING)
    assert all(answer.num_moves == checked[0].num_moves for answer in checked)
    verifier = thinkers._verifier._process
    assert verifier is not None
    assert len(verifier._processes) == 1
    assert time.process_time() - begin < 5
    with pytest.raises(InvalidRecord):  # the reason comes back too
        await thinkers.verify(text.replace("[Secret", "[Sekret"))


async def test_pages_are_printed_in_one_process_and_few_wait(thinkers: Thinkers) -> None:
    # In threads a hundred of them let nobody else get as much as the start page for a minute.
    asked = [thinkers.print("quantik", "a4", 50, "", "en") for _ in range(MOST_WAITING + 2)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, TableError)]
    printed = [answer for answer in answers if isinstance(answer, bytes)]
    assert [answer.message for answer in refused] == ["server-error-print-busy"] * 2
    assert len(printed) == MOST_WAITING
    assert set(printed) == {print_pages("quantik", "a4", 50, "", "en")}
    with pytest.raises(InvalidSetup):  # the reason comes back too
        await thinkers.print("quantik", "a4", 1, "none", "en")
    printer = thinkers._printer._process
    assert printer is not None
    assert len(printer._processes) == 1


def test_checking_a_record_costs_what_it_has_of_moves() -> None:
    def num_calls(text: str) -> int:
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        verify(text)  # what is loaded once is not counted
        sys.setprofile(count)
        try:
            verify(text)
        finally:
            sys.setprofile(None)
        return calls

    short, long = record_of(2), record_of(12)
    ratio = verify(long).num_moves / verify(short).num_moves
    assert ratio > 4
    assert num_calls(long) < 2 * ratio * num_calls(short)  # quadratic would be six times
