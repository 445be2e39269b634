"""Any course that connections can take: nothing is lost, done twice or told too early."""

import asyncio
import json
import random
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from ludoteca.match.record import format_record, verify
from ludoteca.server import messages as m
from ludoteca.server.app import create_app
from ludoteca.server.events import parse_event
from ludoteca.server.registry import TableRegistry
from ludoteca.server.settings import Settings
from ludoteca.server.snapshots import whole
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.tables import Table
from tests.server.stubborn_client import Client
from tests.server.unruly_line import Message

TABLES = {  # who sits there: owners by letter, or a bot
    "quantik": ["a*", "ab", "aa"],
    "kuhvadis": ["a*", "ab"],
    "knaster": ["a", "aab", "abc", "a*"],
}
WISHES = ["move"] * 6 + ["undo"] * 3 + ["ask-takeback", "answer-takeback", "rematch"]
WHO, WHICH = st.integers(0, 9), st.integers(0, 9)


class AnyClients(RuleBasedStateMachine):
    """People at one table behind bad lines; the server restarts now and then."""

    def __init__(self) -> None:
        """Open a server over a new file."""
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.clients: list[Client] = []
        self.sheets: dict[tuple[int, int, int], Message] = {}
        self.moments: dict[tuple[int, ...], tuple[int, int]] = {}
        self.leaks: list[Message] = []
        self.runner.run(self._start())

    async def _start(self) -> None:
        path = Path(self.folder.name) / "tables.sqlite"
        self.app: FastAPI = create_app(Settings(path, bot_pause=0, requests_per_second=1e6))
        self.life: AbstractAsyncContextManager[object] = self.app.router.lifespan_context(self.app)
        await self.life.__aenter__()
        self.registry: TableRegistry = self.app.state.registry

    @initialize(game=st.sampled_from(sorted(TABLES)), number=WHICH)
    def seat(self, game: m.GameId, number: int) -> None:
        """Open a table, let everybody sit down and a spectator come."""
        owners = TABLES[game][number % len(TABLES[game])]
        self.runner.run(self._seat(game, owners))

    async def _seat(self, game: m.GameId, owners: str) -> None:
        self.owners = owners
        kinds = {"a": m.NewSeat(kind="me"), "*": m.NewSeat(kind="bot", bot="random")}
        seats = [kinds.get(owner, m.NewSeat(kind="open")) for owner in owners]
        self.table = await self.registry.open(m.NewTable(game=game, seats=seats), "a")
        async with self.registry.desk(self.table) as desk:
            for number, owner in enumerate(owners):
                if owner not in kinds:
                    await self.registry.sit(desk, number, owner, m.TakeSeat(name=owner))
        keys = self.app.state.keys
        for owner in sorted(set(owners) - {"*"}):
            self.clients.append(Client(owner, self.table, keys.token(self.table, owner)))
        self.clients.append(Client("spectator", self.table, None))
        await self._come_back()
        await self._pass_everything()

    # What people do ------------------------------------------------------------------------

    @rule(who=WHO, kind=st.sampled_from(WISHES), seed=st.integers(0, 999))
    def wish(self, who: int, kind: str, seed: int) -> None:
        """Ask for something."""
        self._client(who).wish(kind, random.Random(seed))

    @rule(who=WHO, kind=st.sampled_from(["undo", "undo", "ask-takeback", "answer-takeback"]))
    def insist(self, who: int, kind: str) -> None:
        """Ask for something over a line that repeats everything."""
        client = self._client(who)
        client.wish(kind, random.Random(who))
        if client.line is not None and client.line.to_server:
            client.line.to_server.append(client.line.to_server[-1])
            client.line.pass_to_server(-1)
            client.line.pass_to_server(-1)

    @rule(seed=st.integers(0, 999), moves=st.sampled_from([1, 3, 10]))
    def play(self, seed: int, moves: int) -> None:
        """Let those who are there play for a while, undisturbed."""
        self.runner.run(self._play(random.Random(seed), moves))

    @rule(who=WHO, seed=st.integers(0, 9))
    def resign(self, who: int, seed: int) -> None:
        """Give up, rarely."""
        if seed == 0:
            self._client(who).wish("resign", random.Random(seed))

    # What becomes of it under way ------------------------------------------------------------

    @rule(who=WHO, which=WHICH, times=st.sampled_from([1, 1, 2]))
    def pass_to_server(self, who: int, which: int, times: int) -> None:
        """Let a message arrive, perhaps before earlier ones, perhaps twice."""
        line = self._client(who).line
        if line is not None and line.to_server:
            index = which % len(line.to_server)
            line.to_server[index:index] = [line.to_server[index]] * (times - 1)
            for _ in range(times):
                line.pass_to_server(index)

    @rule(who=WHO, which=WHICH, times=st.sampled_from([1, 1, 2]))
    def pass_to_client(self, who: int, which: int, times: int) -> None:
        """Let news arrive, perhaps before earlier ones, perhaps twice."""
        self.settle()
        client = self._client(who)
        if client.line is not None and client.line.to_client:
            index = which % len(client.line.to_client)
            client.line.is_faulty |= index > 0
            client.line.to_client[index:index] = [client.line.to_client[index]] * (times - 1)
            for _ in range(times):
                client.hear(index)
            self._reconnect_if_needed(client)

    @rule(who=WHO, which=WHICH, is_request=st.booleans())
    def lose(self, who: int, which: int, is_request: bool) -> None:
        """Lose a message."""
        line = self._client(who).line
        if line is None:
            return
        waiting = line.to_server if is_request else line.to_client
        if waiting:
            del waiting[which % len(waiting)]
            line.is_faulty |= not is_request

    @rule(who=WHO)
    def ask_again(self, who: int) -> None:
        """Send everything again that was not answered yet."""
        client = self._client(who)
        if client.line is not None:
            client.line.to_server += client.unanswered.values()

    @rule(who=WHO, is_back_soon=st.booleans())
    def cut(self, who: int, is_back_soon: bool) -> None:
        """Break a connection, or mend it."""
        client = self._client(who)
        self.runner.run(self._cut(client))
        if is_back_soon:
            self.runner.run(self._connect(client))

    @rule(who=WHO, seed=st.integers(0, 999))
    def miss_a_takeback(self, who: int, seed: int) -> None:
        """Be away while others take back and play on."""
        self.cut(who, is_back_soon=False)
        self.insist(who + 1, "undo")
        self.play(seed, 3)
        self.cut(who, is_back_soon=True)

    @rule()
    def settle(self) -> None:
        """Let the server do all it can."""
        self.runner.run(self._settle())

    @precondition(lambda self: self.clients)
    @rule()
    def restart(self) -> None:
        """Stop the server and start it anew."""
        self.runner.run(self._restart())

    # How it is done --------------------------------------------------------------------------

    def _client(self, who: int) -> Client:
        return self.clients[who % len(self.clients)]

    async def _settle(self) -> None:
        """Wait until nothing is left to be written, sent or thought about."""
        num_quiet = 0
        while num_quiet < 4:
            for _ in range(10):
                await asyncio.sleep(0)
            await self.registry.storage.append()  # an empty batch comes behind all others
            num_quiet = 0 if self._is_busy() else num_quiet + 1

    def _is_busy(self) -> bool:
        lines = [client.line for client in self.clients if client.line is not None]
        is_changing = any(desk.lock.locked() for desk in self.registry._desks.values())
        return bool(self.registry._tasks) or is_changing or not all(line.is_idle for line in lines)

    async def _connect(self, client: Client) -> None:
        if client.line is None:
            client.connect(self.app, self._check_sent)
            await self._settle()

    async def _cut(self, client: Client) -> None:
        if client.line is not None:
            line, client.line = client.line, None
            await line.cut()

    def _reconnect_if_needed(self, client: Client) -> None:
        if client.line is not None and not client.line.is_open:
            self.runner.run(self._cut(client))
            self.runner.run(self._connect(client))

    async def _restart(self) -> None:
        for client in self.clients:
            await self._cut(client)
        await self.life.__aexit__(None, None, None)
        await self._start()

    async def _come_back(self) -> None:
        """Let everybody connect who is not there, or has a line that no socket would be."""
        for client in self.clients:
            if client.line is not None and (client.line.is_faulty or not client.line.is_open):
                await self._cut(client)
            await self._connect(client)

    async def _pass_everything(self) -> None:
        """Let everything arrive in order."""
        for client in self.clients:
            if client.line is not None:
                while client.line.to_server:
                    client.line.pass_to_server(0)
        await self._settle()
        for client in self.clients:
            while client.line is not None and client.line.is_open and client.line.to_client:
                client.hear(0)

    async def _play(self, choice: random.Random, moves: int) -> None:
        for _ in range(moves):
            for client in self.clients:
                if client.line is not None:
                    request = client.wish("move", choice)
                    await self._pass_everything()
                    assert request not in client.unanswered or not client.line.is_open

    # What must hold --------------------------------------------------------------------------

    def _check_sent(self, message: Message) -> None:
        """Look at everything that the server sends: it must be well formed and hide choices."""
        if message["type"] == "refusal":
            m.Refusal.model_validate(message)
            return
        m.TableState.model_validate(message)
        if message["game"] == "knaster" and message["result"] is None:
            self.leaks += _told_too_early(message)
            self.leaks += self._shown_too_early(message)

    def _shown_too_early(self, message: Message) -> list[Message]:
        """Return sheets that changed for others between two rolls."""
        moment = self._moment(message["revision"], message["my_seats"])
        seats = {seat["player"]: seat["seat"] for seat in message["seats"]}
        changed = []
        for view in message["views"]:
            for player, sheet in enumerate(view["board"]["sheets"]):
                is_others = view["seat"] != seats[player]
                if is_others and self.sheets.setdefault((*moment, player), sheet) != sheet:
                    changed.append(sheet)
        return changed

    def _moment(self, revision: int, seats: list[int]) -> tuple[int, int]:
        """Return the last take-back and the number of rolls when a viewer first saw so much."""
        key = (revision, *seats)
        if key not in self.moments:
            events = [parse_event(line) for line in self._log()]
            tables = (Table("", events[:number]) for number in range(1, len(events) + 1))
            table = next(table for table in tables if table.revision(seats) >= revision)
            self.moments[key] = (table.last_takeback, len(table.playing().rolls))
        return self.moments[key]

    def _log(self) -> list[dict[str, Any]]:
        """Return what the file holds of the table."""
        query = "SELECT data FROM events WHERE table_id = ? ORDER BY seq"
        storage = self.registry.storage
        assert isinstance(storage, SqliteStorage)
        with closing(sqlite3.connect(storage.path)) as file:
            return [json.loads(data) for (data,) in file.execute(query, (self.table,))]

    def teardown(self) -> None:
        """Calm down: everybody must know the same as the server, and the log must be in order."""
        try:
            if self.clients:
                self.runner.run(self._finish())
            self.runner.run(self.life.__aexit__(None, None, None))
        finally:
            self.runner.close()
            self.folder.cleanup()

        assert self.leaks == []

    async def _finish(self) -> None:
        for _ in range(2):  # whoever notices now that something is missing comes back once more
            await self._come_back()
            for number in range(len(self.clients)):
                self.ask_again(number)
            await self._pass_everything()
        assert not any(client.unanswered for client in self.clients)
        await self._compare()
        for client in self.clients[:-2]:
            for _ in client.state["my_seats"] if client.state else ():
                client.wish("resign", random.Random(0))
        await self._play(random.Random(1), 2)
        await self._compare()
        async with self.registry.desk(self.table) as desk:
            match = desk.table.playing()
        if match.result is not None:
            assert verify(format_record(match)).result == match.result

    async def _compare(self) -> None:
        """Compare what clients know with the server, and what they were promised with the log."""
        async with self.registry.desk(self.table) as desk:
            for client in self.clients:
                owner = self.app.state.keys.owner_of_token(self.table, client.token)
                truth = json.loads(whole(desk.table, owner, desk.shared_part()))
                assert client.known() == truth
        events = self._log()
        ids = Counter(event["id"] for event in events if "id" in event)
        assert [key for key, count in ids.items() if count > 1] == []
        for seat, _, name in (key.partition(":") for key in ids):
            assert self.owners[int(seat)] == name.partition("-")[0]  # nobody acts for another
        made = Counter(_move(event) for event in events if event["kind"] == "move")
        assert [move for move, count in made.items() if None not in move and count > 1] == []
        for client in self.clients:
            assert client.acknowledged <= set(made)


def _told_too_early(message: Message) -> list[Message]:
    """Return the choices of others in the history behind the last roll."""
    rolls = [i for i, entry in enumerate(message["history"]) if entry["kind"] == "roll"]
    told = message["history"][rolls[-1] + 1 if rolls else 0 :]
    own = message["my_seats"] if len(message["my_seats"]) == 1 else []  # or at one screen
    return [entry for entry in told if entry["kind"] == "move" and entry["seat"] not in own]


def _move(event: Mapping[str, Any]) -> tuple[int, int | None, int]:
    """Return what makes a move the same as another: its seat, version and action."""
    return event["seat"], event.get("version"), event["action"]


TestAnyClients = AnyClients.TestCase
TestAnyClients.settings = settings(max_examples=18, stateful_step_count=35, deadline=None)
