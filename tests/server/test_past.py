"""The boards that a finished game went through, over HTTP."""

from pathlib import Path

import pytest

from tests.server.table_client import application, open_table, seated


def test_each_board_of_a_finished_game_is_shown(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            first = player.move(0)  # Aa1
            seat = first["history"][0]["seat"]
            player.move(-1, 1 - seat)  # Dd4
            player.ask("resign", seat)
        boards = [client.get(f"/api/tables/{key['table']}/boards/{n}").json() for n in range(4)]
        beyond = client.get(f"/api/tables/{key['table']}/boards/4")
        drawn = [client.get(f"/api/tables/{key['table']}/pictures/{n}") for n in range(5)]
    filled = [{i: cell for i, cell in enumerate(board["cells"]) if cell} for board in boards]
    assert filled == [{}, {0: "A"}, {0: "A", 15: "d"}, {0: "A", 15: "d"}]
    assert [answer.status_code for answer in drawn] == [200, 200, 200, 200, 409]
    assert drawn[0].headers["content-type"] == "image/svg+xml"
    assert drawn[0].text.startswith("<svg")
    assert len({answer.text for answer in drawn[:4]}) == 3  # resigning changes nothing
    assert (beyond.status_code, beyond.json()["message"]) == (409, "server-error-no-past")


@pytest.mark.parametrize("number", ["-1", "20001", "x"])
def test_other_numbers_are_refused(tmp_path: Path, number: str) -> None:
    with application(tmp_path / "t.sqlite") as client:
        table = open_table(client, "knaster", "me")["table"]
        assert client.get(f"/api/tables/{table}/boards/{number}").status_code == 422


def test_nobody_looks_back_before_the_end(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        playing = open_table(client, "knaster", "me", "me")["table"]
        waiting = open_table(client, "knaster", "me", "open")["table"]
        for table, why in ((playing, "server-error-no-past"), (waiting, "server-error-waiting")):
            answer = client.get(f"/api/tables/{table}/boards/0")
            assert (answer.status_code, answer.json()["message"]) == (409, why)
