"""Tables of thousands of events: they are opened beside the games of others, and soon."""

import asyncio
import time
from collections import Counter
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from ludoteca.match import Match
from ludoteca.server import registry as registries
from ludoteca.server.desk import Desk
from ludoteca.server.events import Moved, Opened
from ludoteca.server.folding import FOLD_EVERY, SPREAD, fold, is_due, unfold
from ludoteca.server.loading import MOST_IN_THREAD
from ludoteca.server.registry import TableRegistry
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import StorageError
from ludoteca.server.tables import Table
from tests.server.lag import Lag
from tests.server.long_log import LongLog, lines_of, play, store

NUM_EVENTS = 1500
GAMES = [("knaster", 12), ("knaster", 2), ("kuhvadis", 2), ("quantik", 2)]


@pytest.fixture(scope="module")
def longest() -> LongLog:
    return play("knaster", 12, NUM_EVENTS)


def remembered(table: Table) -> dict[str, Any]:
    """Return all that a table and its match know, but for what only saves time."""
    match = table.playing()
    of_match = {name: value for name, value in vars(match).items() if name not in UNTOLD}
    of_table = {k: v for k, v in vars(table).items() if k not in UNTOLD}
    return {**of_match, **of_table, "dice": match.dice.commitment, "due": match.seats_to_act}


UNTOLD = {"game", "rules", "dice", "_kept", "_asked", "_due", "_legal"}
UNTOLD |= {"match", "history", "_held", "_held_at"}


@pytest.mark.parametrize(("game", "num_players"), GAMES)
def test_a_folded_table_is_the_one_that_was_replayed(game: str, num_players: int) -> None:
    events, _ = play(game, num_players, 60)
    for half in range(1, len(events), 20):
        table = Table("long", events[:half])
        text = fold(table, "head")
        assert isinstance(events[0], Opened)
        again = unfold("long", events[0], text)
        assert remembered(again) == remembered(table)
        for event in events[half:]:
            assert table.evolve(event)
            assert again.evolve(event)
        assert remembered(again) == remembered(table)


@pytest.mark.parametrize(("game", "num_players"), GAMES)
def test_states_that_are_kept_are_those_of_a_replay(game: str, num_players: int) -> None:
    _, table = play(game, num_players, 120)
    match: Match[Any] = table.playing()
    states = [match.rules.initial_state(len(match.seats), match.setup)]
    states += [after for _, _, after in match.replay(match.events)]
    assert states[-1] == match.state
    assert [match.state_after(number) for number in range(len(states))] == states


async def open_once(registry: TableRegistry, longest: LongLog) -> float:
    """Open the long table and return the processor time that it took this process."""
    begin = time.process_time()
    async with registry.desk("long") as desk:
        took = time.process_time() - begin
    assert remembered(desk.table) == remembered(longest.table)
    return took


def test_a_table_is_replayed_once_elsewhere_and_never_again(
    tmp_path: Path, longest: LongLog
) -> None:
    begin = time.process_time()
    Table("long", longest.events)
    replay = time.process_time() - begin

    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / "t.sqlite")
        registry = TableRegistry(storage)
        await storage.append(*lines_of("long", longest.events))
        await storage.append(*lines_of("short", longest.events[:MOST_IN_THREAD]))
        async with Lag() as lag:
            await registry.fold_old()  # before somebody comes
            assert (await storage.log("short")).folded is None
            seq, text = (await storage.log("long")).folded or (0, "")
            times = [await open_once(registry, longest) for _ in range(3)]
        assert lag.longest < 1  # on a machine that may have much else to do
        assert min(times) < replay / 3
        assert seq == NUM_EVENTS
        for wrong in (text.replace('"answered"', '"answerex"'), text.replace(" ", " 0", 1), ""):
            await storage.keep_folded("long", seq, wrong)
            await open_once(registry, longest)  # a text that does not fit is not used
            assert (await storage.log("long")).folded == (seq, text)
        await storage.keep_folded("long", seq - 1, "")  # nor does an earlier one replace it
        assert (await storage.log("long")).folded == (seq, text)
        await registry.close()
        storage.close()

    asyncio.run(scenario())


class Broken(Executor):
    """Processes that died."""

    def submit(self, *_: object, **__: object) -> Any:
        """Take nothing."""
        raise BrokenProcessPool


def test_a_process_that_dies_while_it_folds_costs_nobody_the_table(
    tmp_path: Path, longest: LongLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.loading.new_processes", lambda *_: Broken())

    async def scenario() -> None:
        await store(tmp_path / "t.sqlite", "long", longest.events)
        registry = TableRegistry(SqliteStorage(tmp_path / "t.sqlite"))
        await registry.fold_old()
        assert (await registry.storage.log("long")).folded is None
        await open_once(registry, longest)
        assert (await registry.storage.log("long")).folded is not None
        await registry.close()
        await registry.storage.end()

    asyncio.run(scenario())


def test_a_table_is_folded_while_it_is_played(tmp_path: Path) -> None:
    events, _ = play("knaster", 12, FOLD_EVERY - SPREAD)

    async def scenario() -> None:
        await store(tmp_path / "t.sqlite", "long", events)
        registry = TableRegistry(SqliteStorage(tmp_path / "t.sqlite"))
        async with registry.desk("long") as desk:
            match = desk.table.playing()
            for number in range(SPREAD):
                seat = match.seats_to_act[0]
                action = match.legal_actions(seat)[0]
                move = Moved(seat, action, match.version(seat), f"x{number}")
                await registry.changes.change(desk, move)
        while registry._tasks:
            await asyncio.sleep(0.01)
        log = await registry.storage.log("long")
        assert len(log.entries) == FOLD_EVERY
        assert FOLD_EVERY - SPREAD < (log.folded or (0, ""))[0] <= FOLD_EVERY
        await registry.close()
        await registry.storage.end()

    asyncio.run(scenario())


def test_tables_that_began_together_are_not_folded_together() -> None:
    (opened,) = play("knaster", 2, 1)[0]
    tables = [Table(f"table-{number}", [opened]) for number in range(320)]
    places = Counter[int]()
    for num_events in range(1, FOLD_EVERY + 1):
        for table in tables:
            table.num_events = num_events
        places[num_events] = sum(map(is_due, tables))
    assert sum(places.values()) == 320  # each of them once
    assert max(places.values()) < 320 / 8


def test_many_who_come_at_once_wait_for_one_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events, _ = play("quantik", 2, 4)
    read, original = [], SqliteStorage.log

    async def log(storage: SqliteStorage, table: str) -> Any:
        read.append(table)
        return await original(storage, table)

    monkeypatch.setattr(SqliteStorage, "log", log)

    async def scenario() -> None:
        await store(tmp_path / "t.sqlite", "long", events)
        registry = TableRegistry(SqliteStorage(tmp_path / "t.sqlite"))

        async def come() -> Desk:
            async with registry.desk("long") as desk:
                await asyncio.sleep(0.05)
                return desk

        visits = [asyncio.create_task(come()) for _ in range(20)]
        await asyncio.sleep(0)
        visits[3].cancel()
        desks = await asyncio.gather(*visits, return_exceptions=True)
        assert len({id(desk) for desk in desks if isinstance(desk, Desk)}) == 1
        assert isinstance(desks[3], asyncio.CancelledError)
        assert (registry._desks, registry._claims, read) == ({}, {}, ["long"])
        monkeypatch.setattr(registries, "MOST_LOADING", 0)
        with pytest.raises(StorageError, match="try again"):
            await come()
        await registry.close()
        await registry.storage.end()

    asyncio.run(scenario())
