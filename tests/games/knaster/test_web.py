"""What the browser shows of Knaster without asking the server is what the rules say."""

import json
from collections import Counter

import pytest

from ludoteca.found import game_folder
from ludoteca.games.knaster import rules, sheet
from ludoteca.games.knaster.board import board
from ludoteca.texts import LANGUAGES, Texts

PICTURE = "play 27 - (7)9(7).11/(5)(5)(7)(7)(5)/86(7)4(10)/3.(7)(8)./96(7).8"


def test_picture_and_examples_are_positions_of_the_game() -> None:
    folder = game_folder("knaster")
    assert folder is not None
    told = json.loads((folder / "web" / "positions.json").read_text("utf-8"))
    assert told["picture"] == board(rules.parse_position(PICTURE)).model_dump(mode="json")
    for example in told["examples"]:
        own = rules.initial_state(1, "").sheets[0]
        for cell, number in enumerate(example["numbers"]):
            own = sheet.write(own, cell, number)
        is_pair = sorted(Counter(example["numbers"]).values()) == [1, 1, 1, 2]
        name = "pair" if is_pair else sheet.hand_name(own, 0)
        assert (example["hand"], example["count"]) == (name, sheet.hand_circles(own, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scale_for_one_player_names_the_ratings_of_the_rules(language: str) -> None:
    scale = Texts(language)("knaster-web-end-scale")
    assert [word for word in scale.replace(",", " ").split() if word.isdigit()] == [
        str(over) for over, _name in reversed(rules.RATINGS)
    ]
