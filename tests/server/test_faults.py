"""When something breaks: disks, bots, our own code, slow guests and restarts."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.match import Match
from ludoteca.server import messages as m
from ludoteca.server.desk import MOST_NEWS, Guest
from ludoteca.server.registry import TableRegistry
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import StorageError
from ludoteca.texts import LANGUAGES, Texts
from tests.server.table_client import application, open_table, seated, take_seat


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path / "tables.sqlite") as client:
        yield client


def registry_of(client: TestClient) -> TableRegistry:
    app: Any = client.app
    registry: TableRegistry = app.state.registry
    return registry


def test_a_move_that_cannot_be_written_did_not_happen(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = open_table(client, "quantik", "me", "me")
    with ExitStack() as stack:
        player = stack.enter_context(seated(client, key["table"], key["token"]))
        spectator = stack.enter_context(seated(client, key["table"]))
        before = player.table
        seat = next(view["seat"] for view in before["views"] if view["legal"])
        move = {"type": "move", "id": "again", "seat": seat, "version": 0, "action": 0}
        with monkeypatch.context() as broken:
            broken.setattr(
                SqliteStorage, "_insert", _raise(sqlite3.OperationalError("disk is full"))
            )
            refusal = player.send(move)
            assert (refusal["type"], refusal["message"]) == ("refusal", "server-error-not-kept")
            assert refusal["values"] == {}  # where the file is concerns nobody
            assert client.post("/api/tables", json=_two()).status_code == 503
        player.catch_up()
        assert player.table["views"] == before["views"]
        spectator.catch_up()
        assert spectator.history == []
        assert player.send(move)["history"][0]["text"] == "Aa1"
        spectator.receive()
        assert len(spectator.history) == 1


def test_while_nothing_can_be_read_either_guests_are_sent_away(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = open_table(client, "quantik", "me", "me")
    with ExitStack() as stack:
        with monkeypatch.context() as broken:
            player = stack.enter_context(seated(client, key["table"], key["token"]))
            view = next(view for view in player.table["views"] if view["legal"])
            broken.setattr(
                SqliteStorage, "_insert", _raise(sqlite3.OperationalError("disk is gone"))
            )
            broken.setattr(SqliteStorage, "log", _raise(StorageError("server-error-not-kept")))
            player.socket.send_text(
                m.MakeMove(id="x", seat=view["seat"], version=0, action=0).model_dump_json()
            )
            with pytest.raises(WebSocketDisconnect, check=lambda end: end.code == 4408):
                player.receive()
        again = stack.enter_context(seated(client, key["table"], key["token"]))
        assert again.history == []
        assert again.move()["type"] == "state"


def test_a_fault_of_ours_leaves_the_table_as_it_was(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        before = player.table

        def half(match: Match[object], *_: object) -> bool:
            match.events.append(None)  # type: ignore[arg-type]  # what a bug might do
            raise RuntimeError("half done")

        with monkeypatch.context() as broken:
            broken.setattr(Match, "act", half)
            assert player.move()["message"] == "server-error-unexpected"
        player.catch_up()
        assert player.table["views"] == before["views"]
        assert player.move()["type"] == "state"


def replace_bots(
    monkeypatch: pytest.MonkeyPatch, game: str, choose: Callable[..., int]
) -> Callable[..., int]:
    """Let the bots of a game decide otherwise, and return how they did."""
    bots = load(game).bots
    original: Callable[..., int] = bots.choose
    monkeypatch.setitem(vars(load(game)), "bots", replace(bots, choose=choose))
    return original


@pytest.mark.parametrize("answer", [None, 10**6])
def test_nobody_moves_for_a_bot_that_fails(
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: int | None,
) -> None:
    def choose(*_: object) -> int:
        if answer is None:
            raise RuntimeError("no idea")
        return answer

    original = replace_bots(monkeypatch, "quantik", choose)
    key = open_table(client, "quantik", "me", "greedy")
    with seated(client, key["table"], key["token"]) as player:
        if player.table["seats"][0]["is_to_act"]:
            player.move()
        while player.table["trouble"] is None:
            player.receive()
        trouble, num_moves = player.table["trouble"], len(player.history)
        assert (trouble["message"], trouble["values"]["bot"]) == (
            "match-error-bot-failed",
            "greedy",
        )
        for language in LANGUAGES:
            assert "greedy" in Texts(language)(trouble["message"], **trouble["values"])
        with seated(client, key["table"]) as spectator:  # it tries again, and fails again
            assert spectator.table["trouble"] == trouble
            spectator.catch_up()
        assert len(player.history) == num_moves
        assert len([r for r in caplog.records if "a bot failed" in r.message]) == 1
        replace_bots(monkeypatch, "quantik", original)
        with seated(client, key["table"]):  # now it knows what to do
            player.wait_for_turn()
        assert player.table["trouble"] is None
        assert len(player.history) == num_moves + 1


def test_who_plays_against_a_bot_that_fails_can_take_back_or_give_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = open_table(client, "quantik", "me", "greedy")
    with seated(client, key["table"], key["token"]) as player:
        player.wait_for_turn()
        replace_bots(monkeypatch, "quantik", lambda *_: -1)
        for _ in range(2):
            player.move()
            while player.table["trouble"] is None:
                player.receive()
            player.ask("undo", 0)
            assert player.table["trouble"] is None
            assert player.table["seats"][0]["is_to_act"]
        player.move()
        while player.table["trouble"] is None:
            player.receive()
        assert player.ask("resign", 0)["result"]["winners"] == [1]
        assert player.table["trouble"] is None


def test_a_bot_that_fails_does_not_keep_the_others_from_choosing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(bot: str, *rest: object) -> int:
        if bot == "random":
            raise RuntimeError("no idea")
        return original(bot, *rest)

    original = replace_bots(monkeypatch, "knaster", choose)
    key = open_table(client, "knaster", "me", "random", "greedy")
    with seated(client, key["table"], key["token"]) as player:
        player.move()
        while player.table["trouble"] is None or player.table["seats"][2]["is_to_act"]:
            player.receive()
        to_act = [seat["is_to_act"] for seat in player.table["seats"]]
        assert to_act == [False, True, False]


def test_no_game_waits_for_the_bot_of_another(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_done = threading.Event()

    def choose(*rest: object) -> int:
        is_done.wait(30)
        return original(*rest)

    original = replace_bots(monkeypatch, "knaster", choose)
    with ExitStack() as stack:
        slow = [open_table(client, "knaster", "me", "random") for _ in range(4)]
        waiting = [stack.enter_context(seated(client, k["table"], k["token"])) for k in slow]
        quick = open_table(client, "quantik", "me", "random")
        player = stack.enter_context(seated(client, quick["table"], quick["token"]))
        while not player.table["result"]:
            player.wait_for_turn()
            if not player.table["result"]:
                player.move()
        assert waiting[0].ask("undo", 0)["message"] == "match-error-no-undo"
        is_done.set()


def test_a_bot_goes_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite", bot_pause=60) as client:
        key = open_table(client, "quantik", "me", "random")
        with seated(client, key["table"], key["token"]) as player:
            if player.table["seats"][0]["is_to_act"]:
                player.move()
            num_moves = len(player.history)
    with (
        application(tmp_path / "t.sqlite") as client,
        seated(client, key["table"], key["token"]) as player,
    ):
        player.wait_for_turn()
        assert len(player.history) == num_moves + 1


def test_a_bot_tries_again_when_its_move_could_not_be_written(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.bots.RETRY_SECONDS", 0.01)
    key = open_table(client, "quantik", "random", "random")
    original, failures = SqliteStorage._insert, [sqlite3.OperationalError("full")] * 3

    def insert(storage: SqliteStorage, *rest: Any) -> None:
        if failures:
            raise failures.pop()
        original(storage, *rest)

    monkeypatch.setattr(SqliteStorage, "_insert", insert)
    with seated(client, key["table"]) as spectator:
        while not spectator.table["result"]:
            spectator.receive()
    assert failures == []


def test_nobody_needs_a_table_that_all_have_left(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "random")
    with seated(client, key["table"], key["token"]) as player:
        player.wait_for_turn()
        assert list(registry_of(client)._desks) == [key["table"]]
    for path in ("", "/record"):
        client.get(f"/api/tables/{key['table']}{path}")
    client.get("/api/tables")
    assert registry_of(client)._desks == {}


def test_a_guest_far_behind_is_let_go() -> None:
    async def listen() -> tuple[int, str | None]:
        guest = Guest(None, m.Hello())
        refusal = LudotecaError("x")
        sent = 0
        while guest.is_welcome:
            guest.refuse(refusal, None)
            sent += 1
        return sent, await guest.news()

    assert asyncio.run(listen()) == (MOST_NEWS + 1, None)


def test_there_is_room_for_so_many_spectators_but_always_for_players(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.desk.MOST_SPECTATORS", 2)
    key = open_table(client, "quantik", "me", "open")
    other = take_seat(client, key["table"], 1)
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(seated(client, key["table"]))
        with client.websocket_connect(f"/api/tables/{key['table']}/socket") as third:
            third.send_text('{"type": "hello"}')
            assert third.receive_json()["message"] == "server-error-crowded"
        player = stack.enter_context(seated(client, key["table"], other["token"]))
        assert player.table["my_seats"] == [1]


def test_a_table_is_not_endless(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.decide.MOST_EVENTS", 3)
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.move()
        player.move()
        assert player.move()["message"] == "server-error-too-long"
        assert player.ask("resign", 0)["type"] == "state"


def _raise(error: Exception) -> object:
    def fail(*_: object) -> None:
        raise error

    return fail


def _two() -> dict[str, object]:
    return {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "me"}]}
