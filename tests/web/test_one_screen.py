"""Alone or together at one screen: curtains, undo, unfinished games."""

import random
import re

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.turns import place_piece, take_turn


def test_curtain_falls_between_secret_choices(ada: Guest) -> None:
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada", "Emmy"])
    page = ada.page
    for turn in range(4):
        if turn % 2 or not turn:  # whoever chose last begins the next roll, with the screen in hand
            expect(ada.heading).to_have_text(re.compile("^Hand over to (Ada|Emmy)$"))
            who = ada.prompt.removeprefix("Hand over to ")
            expect(page.get_by_role("grid")).to_have_count(0)
            expect(page.get_by_role("region", name="The other sheets")).to_have_count(0)
            expect(page.get_by_role("button", name=f"I am {who}")).to_be_focused()
            page.keyboard.press("Enter")
        expect(page.get_by_role("grid", name=f"Sheet of {who}")).to_be_visible()
        assert ada.has_focus
        told = ada.moves.filter(has_text="writes")
        expect(told).to_have_count(turn // 2 * 2)  # not what the other has just chosen
        ada.cell(ada.cells("write [0-9]+ here$")[0]).click()
        if turn % 2:
            expect(told).to_have_count(turn + 1)
    assert ada.has_focus
    expect(ada.moves.filter(has_text="Ada writes")).to_have_count(2)
    expect(ada.moves.filter(has_text="Emmy writes")).to_have_count(2)


def test_two_at_one_board_take_turns_without_a_curtain(ada: Guest) -> None:
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    expect(ada.heading).to_have_text(re.compile("^(Ada|Emmy): choose a shape.$"))
    first = ada.prompt.split(":")[0]
    place_piece(ada, random.Random(10))
    other = {"Ada": "Emmy", "Emmy": "Ada"}[first]
    expect(ada.heading).to_have_text(re.compile(f"^{other}: "))


def test_undo_against_a_bot(ada: Guest) -> None:
    ada.play_bot("Quantik")
    ada.until_turn()
    start = ada.cells("light|dark")
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    take_turn(ada, "Quantik", random.Random(11))
    expect(ada.moves).to_have_count(len(start) + 2)  # the bot has answered
    ada.until_turn()
    assert ada.cells("light|dark") != start
    undo.click()
    expect(ada.told).to_contain_text("The last move was taken back")
    expect(ada.page.get_by_text("Played with take-backs").first).to_be_visible()
    expect(ada.moves).to_have_count(len(start))
    assert [name[:2] for name in ada.cells("light|dark")] == [name[:2] for name in start]
    assert ada.has_focus


def test_undo_never_rolls_other_dice(ada: Guest) -> None:
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada"])
    rolls = ada.moves.filter(has_text="Dice:")
    expect(rolls).to_have_count(1)
    ada.after(ada.cell(ada.cells("write [0-9]+ here$")[0]))
    expect(rolls).to_have_count(2)
    seen = rolls.all_inner_texts()
    ada.page.get_by_role("button", name="Undo").click()
    expect(rolls).to_have_count(1)
    ada.after(ada.cell(ada.cells("write [0-9]+ here$")[-1]))
    expect(rolls).to_have_count(2)
    assert rolls.all_inner_texts() == seen


def test_unfinished_game_waits_on_the_start_page(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    table = ada.table
    ada.page.get_by_role("link", name="Ludoteca, start page").click()
    games = ada.page.get_by_role("region", name="Your games")
    games.get_by_role("link", name=re.compile("Kuh Vadis.*your turn")).click()
    ada.until_turn()
    assert ada.table == table


def test_live_region_tells_what_happened_and_what_comes(ada: Guest) -> None:
    ada.play_bot("Quantik")
    ada.until_turn()
    ada.choose_shape("cube, 2 left")
    name = ada.cells("cube allowed$")[0]
    ada.after(ada.cell(name))
    ada.until_turn()
    expect(ada.moves.filter(has_text=f"Guest: cube on {name[:2]}")).to_have_count(1)
    expect(ada.told).to_have_text(
        re.compile("Random: (sphere|cylinder|cube|cone) on [a-d][1-4]. Your turn: choose a shape.")
    )


def test_last_move_and_chosen_shape_are_said_in_words(ada: Guest) -> None:
    ada.play_bot("Quantik")
    ada.until_turn()
    ada.choose_shape("cone, 2 left")
    expect(ada.heading).to_have_text(
        re.compile(r"^Your turn: place the cone on one of the \d+ marked cells.$")
    )
    ada.after(ada.cell(ada.cells("cone allowed$")[-1]))
    ada.until_turn()
    assert len(ada.cells(", last move$")) == 1
    expect(ada.page.get_by_role("radio", name="cone, 1 left")).to_be_visible()


def test_piece_is_dragged_to_its_cell(ada: Guest) -> None:
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    expect(ada.heading).to_have_text(re.compile("choose a shape"))
    radio = ada.page.get_by_role("radio", name="cube, 2 left")
    ada.page.locator("label").filter(has=radio).drag_to(ada.cell("c2, empty"))
    expect(ada.moves).to_have_text(re.compile("^(Ada|Emmy): cube on c2$"))
    expect(ada.cell("c2, light cube, last move")).to_be_visible()
