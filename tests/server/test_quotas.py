"""Nobody takes more than a share: lists, rematches, sockets, bots among themselves, the disk."""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.server import health
from ludoteca.server.sqlite import SqliteStorage
from tests.server.table_client import application, open_table, seated, take_seat


def listed(client: TestClient, **query: int) -> list[str]:
    return [table["table"] for table in client.get("/api/tables", params=query).json()]


def finish(client: TestClient, key: dict[str, Any]) -> None:
    with seated(client, key["table"], key["token"]) as player:
        player.ask("resign", 0)


def test_lists_have_pages_and_running_games_come_first(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        keys = [open_table(client, "quantik", "me", "me") for _ in range(25)]
        for key in keys[3:]:
            finish(client, key)
        first, second = listed(client), listed(client, page=1)
        assert first[:3] == [key["table"] for key in (keys[2], keys[1], keys[0])]
        assert first[3:] + second == [key["table"] for key in reversed(keys[3:])]
        assert (len(first), len(second), listed(client, page=2)) == (20, 5, [])


def test_a_rematch_is_found_by_others_only_when_they_come(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        victim = open_table(client, "quantik", "me", "open")
        cookies = dict(client.cookies)
        other = take_seat(client, victim["table"], 1)
        with seated(client, victim["table"], other["token"]) as player:
            player.ask("resign", 1)
            rematch = player.ask("rematch", 1)["rematch"]
        client.cookies.update(cookies)
        assert listed(client) == [victim["table"]]
        with seated(client, rematch) as player:
            assert player.table["my_seats"] == [0]
            player.catch_up()
        end = time.monotonic() + 120
        while len(listed(client)) < 2 and time.monotonic() < end:
            time.sleep(0.02)
        assert listed(client) == [rematch, victim["table"]]


def test_one_owner_has_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite", sockets_per_owner=3) as client:
        key = open_table(client, "quantik", "me", "me")
        for _ in range(2):
            with ExitStack() as stack:
                for _ in range(3):
                    stack.enter_context(seated(client, key["table"], key["token"]))
                fourth = stack.enter_context(seated(client, key["table"], key["token"]))
                assert fourth.table["message"] == "server-error-sockets"


def test_bots_do_not_play_among_themselves_when_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.bots.MOST_SHOWS", 1)
    with application(tmp_path / "t.sqlite", bot_pause=0.05) as client:
        first, second = (open_table(client, "quantik", "random", "random") for _ in range(2))
        with seated(client, first["table"]) as spectator:
            spectator.receive()
            with seated(client, second["table"]) as other:
                other.catch_up()
                assert other.history == []
            num_moves = len(spectator.history)
        shown = client.get(f"/api/tables/{first['table']}").json()
        assert len(shown["history"]) <= num_moves + 2
        assert shown["result"] is None


def test_a_full_storage_refuses_new_tables_and_goes_on_with_the_others(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
    with application(path, storage_megabytes=0) as client:
        body = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["message"]) == (507, "server-error-full")
        with seated(client, key["table"], key["token"]) as player:
            assert player.move()["type"] == "state"


def test_tables_nobody_began_or_came_back_to_are_retired(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with application(path) as client:
        waiting, forgotten, over = (
            open_table(client, "quantik", "me", seat) for seat in ("open", "me", "me")
        )
        finish(client, over)
        fresh = open_table(client, "quantik", "me", "open")
        cookies = dict(client.cookies)
    with closing(sqlite3.connect(path)) as file:
        aged = "UPDATE tables SET touched = touched - ? WHERE table_id = ?"
        for key, days in ((waiting, 31), (forgotten, 401), (over, 5000), (fresh, 29)):
            file.execute(aged, (days, key["table"]))
        file.commit()
    with application(path) as client:
        client.cookies.update(cookies)
        assert listed(client) == [fresh["table"], over["table"]]
        for key in (waiting, forgotten):
            assert client.get(f"/api/tables/{key['table']}").status_code == 404


def test_two_servers_on_one_host_do_not_take_each_others_cookie(tmp_path: Path) -> None:
    with (
        application(tmp_path / "1.sqlite") as first,
        application(tmp_path / "2.sqlite") as second,
    ):
        open_table(first, "quantik", "me", "me")
        second.cookies.update(dict(first.cookies))
        open_table(second, "quantik", "me", "me")
        first.cookies.update(dict(second.cookies))
        assert [len(listed(client)) for client in (first, second)] == [1, 1]


def test_ready_tells_the_truth_and_the_log_hears_of_trouble_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.sqlite"

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with application(path) as client:
        assert client.get("/api/health/ready").json() == {"status": "ready"}
        with monkeypatch.context() as broken:
            broken.setattr(SqliteStorage, "_insert", fail)
            for _ in range(3):
                assert client.get("/api/health/ready").status_code == 503
                assert client.get("/api/health/live").status_code == 200
        assert [r.getMessage() for r in caplog.records if "disk is full" in r.getMessage()] == [
            f"cannot write to {path}: database or disk is full"
        ]
        assert client.get("/api/health/ready").status_code == 200
        path.rename(tmp_path / "moved")
        assert client.get("/api/health/ready").status_code == 503


def test_a_storage_that_says_nothing_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def say_nothing(_storage: SqliteStorage) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.01)
    monkeypatch.setattr(SqliteStorage, "probe", say_nothing)
    with application(tmp_path / "t.sqlite") as client:
        answer = client.get("/api/health/ready")
        assert answer.status_code == 503
        assert answer.json()["message"] == "server-error-not-kept"


def test_metrics_are_off_by_default_and_for_this_machine_only(tmp_path: Path) -> None:
    near = ("127.0.0.1", 1)
    with application(tmp_path / "t.sqlite") as client:
        assert client.get("/metrics").status_code == 404
        app = client.app
    with application(tmp_path / "t.sqlite", metrics=True) as client:
        assert client.get("/metrics").status_code == 404  # the test client is not this machine
        key = open_table(client, "quantik", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            player.move()
            app = client.app
            local = TestClient(app, base_url="http://testserver", client=near)
            text = local.get("/metrics").text
            assert "ludoteca_moves_total 1.0" in text
            assert "ludoteca_sockets 1.0" in text
            assert "ludoteca_told_seconds_count 1.0" in text
            assert key["table"] not in text
            forwarded = {"X-Forwarded-For": "127.0.0.1"}
            assert local.get("/metrics", headers=forwarded).status_code == 404


def test_keys_can_be_taken_back_and_open_so_many_devices(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
        address, cookies = f"/api/tables/{key['table']}/key", dict(client.cookies)
        statuses = []
        for _ in range(8):
            client.cookies.clear()
            statuses.append(client.post(address, json={"token": key["token"]}).status_code)
        assert statuses == [200] * 7 + [400]
        client.cookies.clear()
        assert client.post(f"{address}/revoke").status_code == 403
        client.cookies.update(cookies)
        new = client.post(f"{address}/revoke").json()
        assert new["seats"] == [0, 1]
    with application(path) as client:
        assert client.post(address, json={"token": key["token"]}).status_code == 403
        with seated(client, key["table"], key["token"]) as thief:
            assert thief.table["my_seats"] == []
        with seated(client, key["table"], new["token"]) as player:
            assert player.table["my_seats"] == [0, 1]
