"""What the browser shows of Quantik without asking the server is what the rules say."""

import json

from ludoteca.found import game_folder
from ludoteca.games.quantik import rules
from ludoteca.games.quantik.board import board


def test_picture_and_example_are_positions_of_the_game() -> None:
    folder = game_folder("quantik")
    assert folder is not None
    told = json.loads((folder / "web" / "positions.json").read_text("utf-8"))
    picture = rules.parse_position("..b./A..d/.C.B/D.a.")
    assert told["picture"] == board(picture).model_dump(mode="json")
    state = rules.parse_position("A.db/..C./.a../D...")
    example = told["example"]
    assert example["board"] == board(state).model_dump(mode="json")
    for number, shape in enumerate("ABCD"):
        legal = [a for a in rules.legal_actions(state, 0) if a // 16 == number]
        assert example["open"][shape] == [a % 16 for a in legal]
        won = [a % 16 for a in legal if board(rules.apply(state, 0, a)).line]
        assert example["wins"][shape] == won
