"""What the browser shows of Kuh Vadis without asking the server is what the rules say."""

import json

from ludoteca.found import game_folder
from ludoteca.games.kuhvadis import dice, rules
from ludoteca.games.kuhvadis.board import board

SHEET = "C31C2CX/X25CO14/4C315C2/C5C4C3C/4C325C1/O15CX24/C32C1CO"


def marked(crosses: list[int], circles: list[int]) -> rules.State:
    """Return the sheet with some squares marked."""
    state = rules.initial_state(2, SHEET)
    return state._replace(
        crosses=state.crosses | sum(1 << cell for cell in crosses),
        circles=state.circles | sum(1 << cell for cell in circles),
    )


def test_picture_and_example_are_positions_of_the_game() -> None:
    folder = game_folder("kuhvadis")
    assert folder is not None
    told = json.loads((folder / "web" / "positions.json").read_text("utf-8"))
    picture = marked([8, 12, 16, 24], [18, 36, 41, 44, 45])
    assert told["picture"] == board(picture).model_dump(mode="json")
    chain = marked([12, 15, 23], [24, 36, 44])._replace(last=23)
    example = told["example"]
    assert example["board"] == board(chain).model_dump(mode="json")
    for roll in example["rolls"]:
        packed = dice.pack_dice("".join(roll["dice"]))
        state = chain._replace(dice=packed, rolls=0, due=0)
        open_squares = [a for a in rules.legal_actions(state, 0) if a < rules.PASS]
        assert (roll["open"], roll["is_quad"]) == (open_squares, dice.is_quad(packed))
