"""Nobody takes more than a share: lists, rematches, sockets, bots among themselves, the disk."""

import asyncio
import resource
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.server import health
from ludoteca.server.chain import Line
from ludoteca.server.shares import num_bytes
from ludoteca.server.shield import BURST_SECONDS, PAGES
from ludoteca.server.sqlite import SqliteStorage
from tests.server.table_client import ORIGIN, Player, application, open_table, seated, take_seat


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


def test_one_address_does_not_take_all_tables_where_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.bots.MOST_SHOWS_OF_ONE", 1)
    with application(tmp_path / "t.sqlite", bot_pause=0.05) as client:
        keys = [open_table(client, "quantik", "random", "random") for _ in range(3)]
        with ExitStack() as stack:
            first, second = (stack.enter_context(seated(client, k["table"])) for k in keys[:2])
            first.receive()
            second.catch_up()
            assert second.history == []
            stack.enter_context(monkeypatch.context()).setattr(
                "ludoteca.server.shield.address_of", lambda _host: "somebody else"
            )
            third = stack.enter_context(seated(client, keys[2]["table"]))
            third.receive()
            assert len(third.history) == 1


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
        for _ in range(3):
            assert client.get("/api/health/ready").status_code == 503
        moved = [r for r in caplog.records if "is not the one" in r.getMessage()]
        assert len(moved) == 1


def test_a_disk_with_room_for_a_word_only_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "me")
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        room = path.with_name("t.sqlite-wal").stat().st_size + 8192
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
        try:
            assert client.get("/api/health/ready").status_code == 503
            assert client.get(f"/api/tables/{key['table']}").status_code == 200
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert client.get("/api/health/ready").status_code == 200


def test_ready_is_true_for_all_who_ask_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with application(tmp_path / "t.sqlite") as client, ThreadPoolExecutor(16) as askers:
        asked = [askers.submit(client.get, "/api/health/ready") for _ in range(200)]
        assert {future.result().status_code for future in asked} == {200}
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_one_address_does_not_keep_the_disk_busy_by_asking_whether_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes = list[float]()
    probe = SqliteStorage.probe

    async def count(storage: SqliteStorage) -> None:
        probes.append(time.monotonic())
        await probe(storage)

    monkeypatch.setattr(SqliteStorage, "probe", count)
    with application(tmp_path / "t.sqlite", requests_per_second=0.1) as client:
        statuses = [client.get("/api/health/ready").status_code for _ in range(100)]
        assert client.get("/api/health/live").status_code == 200
    assert set(statuses) == {200, 429}
    allowed = PAGES * 0.1 * (BURST_SECONDS + probes[-1] - probes[0])
    assert len(probes) == statuses.count(200) <= allowed + 1


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


def play_on(player: Player, number: int) -> list[str]:
    """Move and take back so many times, and return the refusals."""
    refused = []
    for _ in range(number):
        for answer in (player.move(), player.ask("undo", player.table["views"][0]["seat"])):
            refused += [answer["message"]] if answer["type"] == "refusal" else []
    return refused


def test_one_address_adds_so_much_to_the_storage_and_others_go_on(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite", megabytes_per_address=0.01) as client:
        key = open_table(client, "knaster", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            refused = play_on(player, 30)
            assert set(refused) == {"server-error-share"}
            assert 5 < 60 - len(refused) < 50  # some 300 bytes each
            body = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "me"}]}
            answer = client.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["message"]) == (429, "server-error-share")
            assert answer.json()["values"] == {"most": "0.01"}
            other = TestClient(client.app, base_url=ORIGIN, client=("192.0.2.7", 1))
            assert other.post("/api/tables", json=body).status_code == 201


def test_bots_among_themselves_take_from_the_share_of_who_came_to_see_them(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite", megabytes_per_address=0.01) as client:
        key = open_table(client, "knaster", *["random"] * 4)
        with seated(client, key["table"]) as spectator:
            while not spectator.table["trouble"] and not spectator.table["result"]:
                spectator.receive()
            assert spectator.table["trouble"]["message"] == "server-error-share"
            assert spectator.history


def test_what_is_counted_is_at_least_what_the_file_grows_by(tmp_path: Path) -> None:
    """Count many long openings and many short moves, and look at the file."""
    path, counted = tmp_path / "t.sqlite", 0
    with application(path) as client:
        for seats in (["me"] * 12, ["me"] * 2):
            for _ in range(100):
                open_table(client, "knaster", *seats)
    with closing(sqlite3.connect(path)) as file:
        (size,) = file.execute("SELECT page_count * 4096 FROM pragma_page_count").fetchone()
        for line in file.execute("SELECT table_id, seq, data, hash FROM events"):
            counted += num_bytes(Line(*line))
    assert size < counted + 60_000  # of an empty file
    assert counted < 2 * size


def test_keys_that_are_given_and_taken_back_do_not_fill_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.decide.MOST_EVENTS", 4)
    monkeypatch.setattr("ludoteca.server.decide.MOST_REVOKED", 3)
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "me")
        address, cookies, statuses = f"/api/tables/{key['table']}/key", dict(client.cookies), []
        for _ in range(7):
            key = client.post(f"{address}/revoke").json()
            client.cookies.clear()
            statuses.append(client.post(address, json={"token": key.get("token", "")}).status_code)
            client.cookies.clear()
            client.cookies.update(cookies)
        answer = client.post(f"{address}/revoke")
        assert (answer.status_code, answer.json()["message"]) == (400, "server-error-too-long")
    # Given and taken back twice, then only taken back: the table has 7 events.
    assert statuses == [200, 400, 400, 400, 400, 403, 403]
