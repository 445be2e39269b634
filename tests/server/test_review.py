"""What the moves of a finished game were worth, over HTTP."""

from pathlib import Path

from starlette.testclient import TestClient

from ludoteca.contract import Game
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
    # The first player loses from the start, and Bb1 is the right reply: see Quantik's test_worth.
    assert [move["verdict"] for move in review] == ["lost", "kept", "lost", "thrown", "kept"]
    assert [(move["winner"], move["wins_in"]) for move in review[2:]] == [
        (second, 1),
        (first, 1),
        (first, 0),
    ]
    assert (review[3]["best"]["text"], review[3]["best_wins_in"]) == ("Dd1", 1)
    assert (review[3]["best"]["shape"], review[3]["best"]["cells"]) == ("D", [3])
    assert (review[4]["best"], review[4]["best_wins_in"]) == (None, None)
    assert [move["value"] for move in review] == [0.0, 1.0, 0.0, 0.0, 1.0]
    assert [move["best_value"] for move in review] == [0.0, 1.0, 0.0, 1.0, 1.0]
    # Why Ac4 was wrong: the first player completes the first row with a cone on d1, and does so.
    row = {"kind": "row", "number": 1, "shape": "D", "cell": "d1"}
    for move, who in ((review[3], "opponent"), (review[4], "you")):
        words = {"message": "quantik-why-completes", "values": {"who": who, **row}}
        assert move["words"] == words


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


def test_a_game_without_values_has_no_review(tmp_path: Path, worthless: Game) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, worthless.id, "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            player.ask("resign", 0)
        answer = client.get(f"/api/tables/{key['table']}/review")
        assert answer.status_code == 409
        assert answer.json()["message"] == "match-error-no-worth"
        values = answer.json()["values"]
        assert values["game"] == "Tiny"
        assert "quantik" in values["games"]


def test_any_game_with_values_is_judged(tmp_path: Path, tiny: Game) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, tiny.id, "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            while not player.table["result"]:
                view = next(view for view in player.table["views"] if view["legal"])
                move = next(move for move in view["legal"] if move["text"] == "take")
                player.ask("move", view["seat"], version=view["version"], action=move["action"])
        history = client.get(f"/api/tables/{key['table']}").json()["history"]
        dice = [entry["text"] for entry in history if entry["kind"] == "roll"]
        review = client.get(f"/api/tables/{key['table']}/review").json()
    first, second = review
    assert [(move["wins_in"], move["best_wins_in"]) for move in review] == [(None, None)] * 2
    # Tiny's values are worked out in test_worth.py: to take a 1 first is worth 0.125, a 2 0.625.
    assert first["value"] == {"1": 0.125, "2": 0.625}[dice[0]]
    assert first["verdict"] == {"1": "thrown", "2": "kept"}[dice[0]]
    assert (first["best"] or {"text": None})["text"] == {"1": "again", "2": None}[dice[0]]
    assert first["words"] == {"message": "tiny-take", "values": {"die": int(dice[0])}}
    # Whoever takes last has won, drawn or lost.
    shares = {("1", "2"): 1.0, ("2", "1"): 0.0}
    assert second["value"] == shares.get((dice[0], dice[1]), 0.5)
