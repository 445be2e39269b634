"""What the boards tell beyond the cells: hands due, the chain that won, seats that are open."""

from pathlib import Path

from ludoteca.games import knaster, kuhvadis
from ludoteca.games.knaster_sheet import EMPTY, Sheet, circle, write
from ludoteca.server.boards import board_json
from ludoteca.server.messages import KnasterBoard, KnasterHand, KuhVadisBoard
from tests.server.table_client import application, open_table

# The crosses have joined a2, g4 and c7; their mark on g7 touches none of the others.
WON = "C15452C/X43C34O/C2xC5C1C/O51xC2x5xX/2C43x4C1/C32Cx13C/1CXCOC2x x - 0 -"


def shown_sheet(sheet: Sheet) -> KnasterBoard:
    """Return the board of somebody who plays alone."""
    state = knaster.initial_state(1)._replace(sheets=(sheet,))
    return KnasterBoard.model_validate_json(board_json("knaster", state))


def test_a_full_row_names_its_hand_and_the_circles_due() -> None:
    sheet = EMPTY
    for cell, number in zip(range(5, 10), (5, 5, 8, 8, 5), strict=True):
        sheet = write(sheet, cell, number)
    assert shown_sheet(sheet).sheets[0].pending == [KnasterHand(line=1, hand="full-house", due=2)]


def test_no_more_circles_are_due_than_a_line_has_left() -> None:
    sheet = EMPTY
    for cell, number in zip(range(4), (6, 4, 7, 5), strict=True):
        sheet = circle(write(sheet, cell, number), 1 << cell)
    sheet = write(sheet, 4, 8)
    assert shown_sheet(sheet).sheets[0].pending == [KnasterHand(line=0, hand="straight", due=1)]


def test_the_winning_chain_holds_the_starts_and_what_joins_them() -> None:
    state = kuhvadis.parse_position(WON)
    board = KuhVadisBoard.model_validate_json(board_json("kuhvadis", state))
    names = ["abcdefg"[cell % 7] + str(cell // 7 + 1) for cell in board.joined]
    assert names == ["a2", "b3", "c4", "e4", "f4", "g4", "d5", "d6", "c7"]


def test_nothing_is_joined_before_the_end() -> None:
    board = board_json("kuhvadis", kuhvadis.initial_state())
    assert KuhVadisBoard.model_validate_json(board).joined == []


def test_an_open_seat_has_no_name(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "knaster", "me", "open", "greedy")
        table = client.get(f"/api/tables/{key['table']}").json()
        assert [seat["name"] for seat in table["seats"]] == ["N0", "", "greedy"]
        assert client.get("/api/tables").json()[0]["seats"] == [
            {"name": "N0", "bot": None},
            {"name": "", "bot": None},
            {"name": "greedy", "bot": "greedy"},
        ]
