"""Help alone and against bots: what every choice is worth, and the mark that the game keeps."""

import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.contract import Game
from ludoteca.match.analysis import Choice, choices_of
from ludoteca.match.record import parse_record
from ludoteca.server import hints as hints_of_server
from tests.server.table_client import application, open_table, seated


def test_against_a_bot_every_choice_is_valued_and_the_game_is_marked(
    tmp_path: Path, tiny: Game
) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, tiny.id, "me", "random")
        table = key["table"]
        with seated(client, table, key["token"]) as player:
            while not player.table["views"][0]["legal"]:
                player.receive()
            assert player.table["is_helped"] is False
            answer = client.post(f"/api/tables/{table}/hints/0")
            assert answer.status_code == 200, answer.text
            hints = answer.json()
            view = player.table["views"][0]
            assert (hints["seat"], hints["version"]) == (0, view["version"])
            actions = {move["move"]["action"] for move in hints["moves"]}
            assert actions == {move["action"] for move in view["legal"]}
            values = [move["value"] for move in hints["moves"]]
            assert values == sorted(values, reverse=True)
            assert hints["moves"][0]["words"]["message"].startswith("tiny-")
            assert client.get(f"/api/tables/{table}").json()["is_helped"] is True
            again = client.post(f"/api/tables/{table}/hints/0")
            assert again.json() == hints
            player.ask("resign", 0)
        record = client.get(f"/api/tables/{table}/record").text
    assert '[Helped "yes"]' in record
    assert parse_record(record).helped
    with application(tmp_path / "t.sqlite") as client:  # the mark is on disk
        assert client.get(f"/api/tables/{table}").json()["is_helped"] is True


def test_hints_keep_no_thread_from_sending_pages(
    tmp_path: Path, tiny: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(*asked: Any) -> list[Choice]:
        threads.append(threading.current_thread().name)
        return choices_of(*asked)

    monkeypatch.setattr(hints_of_server, "choices_of", noted)
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, tiny.id, "me", "random")
        with seated(client, key["table"], key["token"]) as player:
            while not player.table["views"][0]["legal"]:
                player.receive()
            for _ in range(3):
                client.post(f"/api/tables/{key['table']}/hints/0")
    assert threads == ["hint_0"] * 3


def test_who_verifies_a_record_is_told_of_the_help(tmp_path: Path) -> None:
    told = []
    with application(tmp_path / "t.sqlite") as client:
        for asks in (False, True):
            key = open_table(client, "quantik", "me", "random")
            with seated(client, key["table"], key["token"]) as player:
                while not player.table["views"][0]["legal"]:
                    player.receive()
                if asks:
                    assert client.post(f"/api/tables/{key['table']}/hints/0").status_code == 200
                player.ask("resign", 0)
            record = client.get(f"/api/tables/{key['table']}/record").text
            told.append(client.post("/api/verify", json={"text": record}).json()["is_helped"])
    assert told == [False, True]


def refusal(client: TestClient, table: str, seat: int) -> tuple[int, str]:
    answer = client.post(f"/api/tables/{table}/hints/{seat}")
    return answer.status_code, answer.json()["message"]


def test_between_people_there_is_no_help(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        shared = open_table(client, "quantik", "me", "me")["table"]
        for seat in (0, 1):
            assert refusal(client, shared, seat) == (409, "match-error-no-help")
        waiting = open_table(client, "quantik", "me", "open")["table"]
        assert refusal(client, waiting, 0)[0] == 409
        mixed = open_table(client, "knaster", "me", "me", "random")["table"]
        assert refusal(client, mixed, 0) == (409, "match-error-no-help")
        assert client.get(f"/api/tables/{mixed}").json()["is_helped"] is False


def test_help_is_for_whoever_sits_there_and_is_to_act(tmp_path: Path, tiny: Game) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, tiny.id, "me", "random")
        table = key["table"]
        assert refusal(client, table, 1)[1] == "server-error-not-your-seat"
        assert refusal(client, table, 7)[1] == "server-error-not-your-seat"
        with seated(client, table, key["token"]) as player:
            player.ask("resign", 0)
        assert refusal(client, table, 0) == (409, "error-not-your-turn")
        client.cookies.clear()
        assert refusal(client, table, 0)[1] == "server-error-not-your-seat"
        assert client.get(f"/api/tables/{table}").json()["is_helped"] is False


def test_a_game_without_values_cannot_help(tmp_path: Path, worthless: Game) -> None:
    with application(tmp_path / "t.sqlite") as client:
        table = open_table(client, worthless.id, "me", "random")["table"]
        assert refusal(client, table, 0) == (409, "match-error-no-worth")
