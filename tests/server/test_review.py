"""What the moves of a finished game of Quantik were worth, over HTTP."""

from pathlib import Path

from starlette.testclient import TestClient

from tests.server.table_client import application, open_table, seated

# Three shapes in the top row: whoever is to move wins with a cone on d1. The fourth placement
# looks elsewhere instead, and the fifth wins.
PLACEMENTS = ("Aa1", "Bb1", "Cc1")


def play(client: TestClient, game: str, texts: tuple[str, ...]) -> str:
    """Play these moves for both seats at one screen and return the table."""
    key = open_table(client, game, "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        for text in texts:
            view = next(view for view in player.table["views"] if view["legal"])
            move = next(move for move in view["legal"] if move["text"] == text)
            player.ask("move", view["seat"], version=view["version"], action=move["action"])
        if not player.table["result"] and game == "quantik":
            player.ask("resign", 0)
    table: str = key["table"]
    return table


def test_every_move_is_judged_with_the_better_one_where_a_win_was_missed(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        table = play(client, "quantik", (*PLACEMENTS, "Ac4", "Dd1"))
        review = client.get(f"/api/tables/{table}/review").json()
    assert [move["move"]["text"] for move in review] == [*PLACEMENTS, "Ac4", "Dd1"]
    first, second = review[0]["seat"], review[1]["seat"]
    assert [move["seat"] for move in review] == [first, second, first, second, first]
    # The first player loses from the start, and Bb1 is the right reply: see test_quantik_analysis.
    assert [move["verdict"] for move in review] == ["lost", "kept", "lost", "thrown", "kept"]
    assert [(move["winner"], move["wins_in"]) for move in review[2:]] == [
        (second, 1),
        (first, 1),
        (first, 0),
    ]
    assert (review[3]["best"]["text"], review[3]["best_wins_in"]) == ("Dd1", 1)
    assert (review[4]["best"], review[4]["best_wins_in"]) == (None, None)


def test_a_game_given_up_at_once_has_no_moves_to_judge(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        table = play(client, "quantik", ())
        assert client.get(f"/api/tables/{table}/review").json() == []


def test_nothing_is_judged_before_the_end_nor_in_other_games(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        running = open_table(client, "quantik", "me", "me")["table"]
        other = open_table(client, "knaster", "me")["table"]
        for table in (running, other):
            answer = client.get(f"/api/tables/{table}/review")
            assert (answer.status_code, answer.json()["message"]) == (409, "server-error-no-review")
