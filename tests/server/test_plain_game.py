"""A game with nothing but rules and texts is played over HTTP and sockets like any other."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca import found, games
from ludoteca.faces.messages import LegalMove, PlainBoard
from ludoteca.match import Match
from ludoteca.match.record import verify
from tests.server.table_client import application, open_table, seated, take_seat

PACKAGE = "tests.server.plain.rosebud"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """Install the game for a while."""
    packages = {**found.game_packages(), "rosebud": PACKAGE}
    for module in (found, games):
        monkeypatch.setattr(module, "game_packages", lambda: packages)
    found.game_folder.cache_clear()
    with application(tmp_path / "tables.sqlite") as client:
        yield client
    games.load.cache_clear()
    found.game_folder.cache_clear()


def test_it_is_listed_with_its_texts_and_rules(client: TestClient) -> None:
    info = next(game for game in client.get("/api/games").json() if game["id"] == "rosebud")
    assert info["bots"] == ["random"]
    assert (info["has_dice"], info["has_points"], info["has_review"]) == (True, True, False)
    assert not info["can_print"]
    assert client.get("/api/games/rosebud/print").status_code == 404
    texts = client.get("/api/games/rosebud/texts/fr")  # which it lacks
    assert texts.text.startswith("rosebud-step = Climb to step { $step }.")
    assert client.get("/api/games/rosebud/rules/it").text == "# Rosebud\n\nClimb the stair.\n"


def test_its_moves_are_told_as_they_were_offered(client: TestClient) -> None:
    key = open_table(client, "rosebud", "me", "open")
    other = take_seat(client, key["table"], 1)
    with (
        seated(client, key["table"], key["token"]) as ada,
        seated(client, key["table"], other["token"]) as guest,
        seated(client, key["table"]) as spectator,
    ):
        for height in (1, 1, 2, 2, 3):
            for player in (ada, guest, spectator):
                player.catch_up()
            mover = next(p for p in (ada, guest) if p.table["views"][0]["legal"])
            offered = mover.table["views"][0]["legal"][0]
            assert LegalMove.model_validate(offered).words is not None
            assert offered == {
                "action": 0,
                "text": f"to {height}",
                "kind": "move",
                "cells": [height],
                "words": {"message": "rosebud-step", "values": {"step": height}},
            }
            answer = mover.move(0)
            assert answer["history"][-1]["move"] == offered
        spectator.catch_up()
        texts = [entry["text"] for entry in spectator.history]
        assert texts == ["to 1", "to 1", "to 2", "to 2", "to 3"]
        fresh = client.get(f"/api/tables/{key['table']}").json()["history"]
        assert fresh == spectator.history
        board = PlainBoard.model_validate(spectator.table["views"][0]["board"])
        assert (board.points, board.drawing.split()) == ([3, 2], ["___@", "__@"])


def test_after_an_undo_the_moves_are_told_anew(client: TestClient) -> None:
    key = open_table(client, "rosebud", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        for _ in range(4):
            player.move(0)
        assert [entry["text"] for entry in player.history] == ["to 1", "to 1", "to 2", "to 2"]
        seat = player.history[-1]["seat"]
        player.ask("undo", seat)
        player.move(1)  # it rolls
        told = [entry["kind"] for entry in player.history]
        assert told == ["move", "move", "move", "move", "roll"]
        assert player.history[3]["move"]["words"] == {"message": "rosebud-roll", "values": {}}
        fresh = client.get(f"/api/tables/{key['table']}").json()["history"]
        assert fresh == player.history


def test_a_whole_game_against_a_bot_is_kept_and_looked_back_at(client: TestClient) -> None:
    key = open_table(client, "rosebud", "me", "random")
    with seated(client, key["table"], key["token"]) as player:
        while not player.table["result"]:
            player.wait_for_turn()
            if not player.table["result"]:
                player.move(0)
        num_events = len(player.history)
    record = client.get(f"/api/tables/{key['table']}/record").text
    assert verify(record).game == "rosebud"
    address = f"/api/tables/{key['table']}/boards"
    boards = [client.get(f"{address}/{number}").json() for number in range(num_events + 1)]
    assert boards[0]["points"] == [0, 0]
    assert max(boards[-1]["points"]) >= 20
    assert all(PlainBoard.model_validate(board).game == "rosebud" for board in boards)


def test_history_is_written_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    key = open_table(client, "rosebud", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        for _ in range(6):
            player.move(0)
        replayed: list[object] = []
        original = Match.replay

        def count(match: Match[object], events: list[object], *more: object) -> Iterator[object]:
            replayed.extend(events)
            return original(match, events, *more)  # type: ignore[arg-type]  # as they came

        monkeypatch.setattr(Match, "replay", count)
        player.move(0)
        for _ in range(3):
            history = client.get(f"/api/tables/{key['table']}").json()["history"]
            assert json.dumps(history[-1]["move"]["text"]) == '"to 4"'
        assert len(replayed) == 1
