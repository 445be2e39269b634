"""What is written is what the messages declare, in whole games of every game there is."""

import json
import random

import pytest

from ludoteca import games
from ludoteca.faces.boards import teller_of
from ludoteca.faces.fields import message, split, writer
from ludoteca.server import messages as m
from ludoteca.server.decide import open_table
from ludoteca.server.events import Moved, Resigned
from ludoteca.server.snapshots import shared_part, whole
from ludoteca.server.tables import Table

MOST_MOVES = 150


def check(table: Table, owner: str | None) -> None:
    """Read a snapshot by its models, and see that nothing was lost or added."""
    text = whole(table, owner, shared_part(table, {0}))
    written = json.loads(text)
    assert m.TableState.model_validate_json(text).model_dump(mode="json") == written
    assert set(written) == set(m.TableState.model_fields)
    match, game = table.playing(), games.load(table.game)
    teller = teller_of(game)
    for view in written["views"]:
        seat = view["seat"]
        board = teller.board(match.view(seat))
        assert type(board).model_validate(view["board"]) == board
        for move in view["legal"]:
            told = teller.move(match.view(seat), match.player_of(seat), move["action"])
            assert type(told).model_validate(move) == told


@pytest.mark.parametrize("game", games.ids())
def test_snapshots_of_a_whole_game_are_its_messages(game: str) -> None:
    rng, facts = random.Random(game), games.load(game)
    seats = [m.NewSeat(kind="me", name="Ada “A”")] * max(2, facts.min_players)
    table = Table("t", [open_table(m.NewTable(game=game, seats=seats), "ada", 0)])
    for number in range(MOST_MOVES):
        match = table.playing()
        check(table, "ada" if number % 2 else None)
        if match.result is not None:
            break
        seat = rng.choice(match.seats_to_act)
        table.evolve(Moved(seat, rng.choice(match.legal_actions(seat))))
    for seat in range(len(seats) - 1):
        if table.playing().result is None:
            table.evolve(Resigned(seat, f"{seat}:r"))
    assert table.playing().result is not None
    check(table, "ada")
    check(table, None)


def test_a_field_too_few_or_too_many_is_refused() -> None:
    write = writer(m.Outcome)
    whole = {"winners": "[0]", "scores": "[1,-1]", "reason": '"played"'}
    assert json.loads(write(**whole)) == {"winners": [0], "scores": [1, -1], "reason": "played"}
    with pytest.raises(TypeError, match="scores"):
        write(winners="[0]", reason='"played"')
    with pytest.raises(TypeError, match="mood"):
        write(**whole, mood="1")
    with pytest.raises(ValueError, match="Outcome has no field mood"):
        split(m.Outcome, "mood")


def test_a_new_field_of_a_message_belongs_to_one_of_its_parts() -> None:
    one, others = split(m.Outcome, "reason")
    together = message(one(reason='"played"'), others(winners="[]", scores="[]"))
    assert set(json.loads(together)) == set(m.Outcome.model_fields)
