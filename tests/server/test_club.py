"""Several servers on one database: one log for all, whoever is asked and whatever gets lost."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludoteca.server.chain import check, write_line
from ludoteca.server.opening import open_storage
from ludoteca.server.storage import Log
from tests.club.components import Bus
from tests.server.table_client import Player, application, open_table, seated, take_seat

PATIENCE = 60.0  # seconds; a busy machine is slow, not broken


@contextmanager
def servers(club: str, number: int = 2, **settings: Any) -> Iterator[list[TestClient]]:
    """Run some servers of one club."""
    with ExitStack() as stack:
        told = {"sweep_seconds": 0.1, **settings}
        clients = [stack.enter_context(application(club, **told)) for _ in range(number)]
        if told.get("bus"):
            registries = [client.app.state.registry for client in clients]  # type: ignore[attr-defined]
            wait_until(lambda: all(registry.club.is_bus_up for registry in registries))
        yield clients


def stored(club: str, table: str) -> Log:
    """Read what the database has of a table."""

    async def read() -> Log:
        storage = await open_storage(club)
        try:
            return await storage.log(table)
        finally:
            await storage.end()

    return asyncio.run(read())


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens beside us."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def receive_until(player: Player, is_so: Callable[[dict[str, Any]], bool]) -> None:
    """Take in news until the table is as somebody waits for it."""
    while not is_so(player.table):
        player.receive()


@pytest.fixture(params=["bus", "sweep"])
def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return settings of servers that hear of each other by the bus, or only look now and then."""
    if request.param == "sweep":
        return {}
    bus: Bus = request.getfixturevalue("nats_server")
    return {"bus": bus.url(), "sweep_seconds": 30.0}


def test_people_at_two_servers_play_one_game(club: str, told: dict[str, Any]) -> None:
    with servers(club, **told) as (one, other):
        key = open_table(one, "quantik", "me", "open")
        guest = take_seat(other, key["table"], 1)
        with (
            seated(one, key["table"], key["token"]) as anna,
            seated(other, key["table"], guest["token"]) as otto,
        ):
            turns = 0
            has_lot = any(view["legal"] for view in anna.table["views"])
            while not anna.table["result"]:
                for player in (anna, otto) if has_lot else (otto, anna):
                    player.wait_for_turn()
                    if not player.table["result"]:
                        assert player.move()["type"] == "state"
                        turns += 1
            receive_until(otto, lambda table: bool(table["result"]))
            assert anna.history == otto.history
    log = stored(club, key["table"])
    check(key["table"], log.entries)
    assert len(log.entries) == 2 + turns  # opened, sat down, moves


def test_who_comes_second_decides_again_and_is_answered(club: str) -> None:
    """Choices at the same time go to the same place of the log: all but one are overtaken."""
    with servers(club, 3, metrics=True) as clients, ExitStack() as stack:
        key = open_table(clients[0], "knaster", "me", "open", "open")
        table = key["table"]
        tokens = [key["token"], *(take_seat(clients[i], table, i)["token"] for i in (1, 2))]
        players = [
            stack.enter_context(seated(client, table, token))
            for client, token in zip(clients, tokens, strict=True)
        ]
        with ThreadPoolExecutor(3) as threads:

            def choose(player: Player) -> None:
                player.wait_for_turn()
                assert player.move()["type"] == "state"

            for _ in range(8):
                list(threads.map(choose, players))
        for player in players:
            receive_until(player, lambda state: any(view["legal"] for view in state["views"]))
        assert players[0].history == players[1].history == players[2].history
    log = stored(club, table)
    check(table, log.entries)
    moves = [json.loads(entry.data) for entry in log.entries][3:]
    assert [move["kind"] for move in moves] == ["move"] * 24
    assert len({move["id"] for move in moves}) == 24


def test_a_request_repeated_at_another_server_happens_once(club: str) -> None:
    with servers(club) as (one, other):
        key = open_table(one, "quantik", "me", "open")
        take_seat(one, key["table"], 1)
        with seated(one, key["table"], key["token"]) as anna:
            request = {"type": "resign", "id": "same", "seat": 0}
            first = anna.send(request)
        with seated(other, key["table"], key["token"]) as anna:
            assert anna.table["result"] == first["result"]
            again = anna.send(request)
            assert again["type"] == "state"
    assert len(stored(club, key["table"]).entries) == 3


def test_a_bot_moves_once_though_several_servers_wake_it(club: str, told: dict[str, Any]) -> None:
    with servers(club, 3, **told) as clients, ExitStack() as stack:
        key = open_table(clients[0], "quantik", "me", "greedy")
        anna = stack.enter_context(seated(clients[0], key["table"], key["token"]))
        others = [stack.enter_context(seated(client, key["table"])) for client in clients[1:]]
        while not anna.table["result"]:
            anna.wait_for_turn()
            if not anna.table["result"]:
                anna.move()
        for other in others:
            receive_until(other, lambda table: bool(table["result"]))
            assert other.history == anna.history
    check(key["table"], stored(club, key["table"]).entries)


def test_everybody_sees_who_is_connected_anywhere(club: str, nats_server: Bus) -> None:
    def is_there(seat: int, *, there: bool = True) -> Callable[[dict[str, Any]], bool]:
        return lambda table: table["seats"][seat]["is_connected"] is there

    with servers(club, bus=nats_server.url()) as (one, other):
        key = open_table(one, "quantik", "me", "open")
        guest = take_seat(other, key["table"], 1)
        with seated(one, key["table"], key["token"]) as anna:
            with seated(other, key["table"], guest["token"]) as otto:
                receive_until(anna, is_there(1))
                receive_until(otto, is_there(0))  # who came first is known to who comes later
            receive_until(anna, is_there(1, there=False))


def test_a_server_that_died_leaves_nobody_behind(club: str, nats_server: Bus) -> None:
    with servers(club, 1, bus=nats_server.url()) as (one,):
        key = open_table(one, "quantik", "me", "open")
        registry = one.app.state.registry  # type: ignore[attr-defined]
        with seated(one, key["table"], key["token"]) as anna:
            desk = registry.desks[key["table"]]
            said = {"server": "dead", "seats": [1]}
            portal = one.portal
            assert portal is not None
            portal.call(registry.club._hear_table, key["table"], said)
            receive_until(anna, lambda table: bool(table["seats"][1]["is_connected"]))
            receive_until(anna, lambda table: not table["seats"][1]["is_connected"])
            assert desk.elsewhere == {}


def test_keys_that_were_taken_back_open_nothing_at_other_servers(
    club: str, told: dict[str, Any]
) -> None:
    with servers(club, **told) as (one, other):
        key = open_table(one, "quantik", "me", "open")
        cookies = dict(one.cookies)
        with seated(other, key["table"], key["token"]) as thief:
            one.cookies.update(cookies)
            assert one.post(f"/api/tables/{key['table']}/key/revoke").status_code == 200
            with pytest.raises(WebSocketDisconnect):
                receive_until(thief, lambda _: False)
        with seated(other, key["table"], key["token"]) as thief:
            assert thief.table["my_seats"] == []


def test_cookies_and_lists_are_those_of_the_club(club: str) -> None:
    with servers(club) as (one, other):
        key = open_table(one, "quantik", "me", "open")
        other.cookies.update(dict(one.cookies))
        (listed,) = other.get("/api/tables").json()
        assert listed["table"] == key["table"]
        assert other.get(f"/api/tables/{key['table']}").json()["my_seats"] == [0]


def test_events_of_a_newer_version_are_set_aside_not_misread(
    club: str, told: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """During an upgrade a newer server may write what an older one cannot read."""

    async def write(table: str) -> None:
        storage = await open_storage(club)
        entries = (await storage.log(table)).entries
        newer = {"v": 99, "kind": "move", "seat": 0, "action": 0}
        await storage.append(write_line(table, len(entries), newer, entries[-1].hash))
        await storage.end()

    with servers(club, 1, **{**told, "sweep_seconds": 0.1}) as (one,):
        key, sound = (open_table(one, "quantik", "me", "me") for _ in range(2))
        with seated(one, key["table"], key["token"]) as anna:
            seen = anna.table
            asyncio.run(write(key["table"]))
            with pytest.raises(WebSocketDisconnect):
                receive_until(anna, lambda _: False)
            assert anna.table == seen  # nothing more was told
        with one.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
            socket.send_text(json.dumps({"type": "hello", "token": key["token"]}))
            assert json.loads(socket.receive_text())["message"] == "server-error-newer-log"
        with seated(one, sound["table"], sound["token"]) as anna:
            assert anna.move()["type"] == "state"
    assert "is set aside" in caplog.text


def test_a_rate_is_one_for_the_whole_club(club: str, nats_server: Bus) -> None:
    with servers(club, bus=nats_server.url(), requests_per_second=1.0) as (one, other):
        while one.get("/api/games").status_code == 200:
            pass
        wait_until(lambda: other.get("/api/games").status_code == 429)


def test_without_a_right_name_of_a_table_there_is_none(club: str) -> None:
    with servers(club, 1) as (one,):
        for name in ("nobody", "no%00body", "n%C3%B6body"):
            assert one.get(f"/api/tables/{name}").status_code == 404
