"""What a finished game of Quantik teaches, over HTTP."""

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


def test_a_move_that_throws_the_win_away_is_told_with_the_better_one(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        table = play(client, "quantik", (*PLACEMENTS, "Ac4", "Dd1"))
        lessons = client.get(f"/api/tables/{table}/lessons").json()
        thrown = [lesson for lesson in lessons if lesson["number"] == 4]
        assert [lesson["move"]["text"] for lesson in thrown] == ["Ac4"]
        assert (thrown[0]["best"]["text"], thrown[0]["plies"]) == ("Dd1", 1)


def test_there_are_no_lessons_before_the_end_nor_in_other_games(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        running = open_table(client, "quantik", "me", "me")["table"]
        other = open_table(client, "knaster", "me")["table"]
        for table in (running, other):
            answer = client.get(f"/api/tables/{table}/lessons")
            assert (answer.status_code, answer.json()["message"]) == (
                409,
                "server-error-no-lessons",
            )
