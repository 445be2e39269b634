"""Everything by keyboard alone: the mouse is never touched."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.guest import Guest

_WATCH_POINTER = """
  window.pointed = 0;
  addEventListener('pointerdown', () => { window.pointed += 1; }, true);
"""


def tab_to(target: Locator, key: str = "Tab") -> None:
    """Press a key until something has the focus."""
    for _ in range(80):
        if target.evaluate("one => one === document.activeElement"):
            return
        target.page.keyboard.press(key)
    raise AssertionError(f"{target} cannot be reached with {key}")


def go_to_cell(page: Page, name: str) -> None:
    """Go to a cell of the board with the arrow keys, from its upper left corner."""
    tab_to(page.get_by_role("grid").locator("button[tabindex='0']"))
    page.keyboard.press("Control+Home")
    for _ in range("abcdefg".index(name[0])):
        page.keyboard.press("ArrowRight")
    for _ in range(int(name[1]) - 1):
        page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_accessible_name(name)


def choose_shape_with_room(guest: Guest) -> list[str]:
    """Go through the shapes with the arrow keys to one that fits somewhere; return those cells."""
    shapes = guest.page.get_by_role("group", name="Shape to place")
    for _ in range(80):
        if shapes.locator(":focus").count():
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Space")
    for _ in range(4):
        if cells := guest.cells("(?<!not )allowed$"):
            return cells
        guest.page.keyboard.press("ArrowDown")
    raise AssertionError("no shape has room")


def press_and_wait(guest: Guest, key: str) -> None:
    """Make a move with a key and wait for the answers; the focus must stay somewhere."""
    before = guest.moves.count()
    guest.page.keyboard.press(key)
    guest.until_moved(before)
    assert guest.has_focus, "the focus was lost"


def test_whole_game_of_quantik(ada: Guest) -> None:
    ada.page.add_init_script(_WATCH_POINTER)
    page = ada.go()
    tab_to(page.get_by_role("link", name="Skip to the content"))
    page.keyboard.press("Enter")
    tab_to(page.get_by_label("Your name"))
    page.keyboard.type("Ada")
    tab_to(page.get_by_label("Bot for Quantik"))
    page.keyboard.type("Random")
    expect(page.get_by_label("Bot for Quantik")).to_have_value("random")
    tab_to(page.get_by_role("button", name="Play against a bot – Quantik"), "Shift+Tab")
    page.keyboard.press("Enter")
    ada.at_table()
    ada.until_turn()
    while not ada.is_over:
        cells = choose_shape_with_room(ada)
        go_to_cell(page, cells[len(cells) // 2])
        press_and_wait(ada, "Enter")
        ada.until_turn()
    rematch = page.get_by_role("button", name="Rematch")
    ended = page.url
    tab_to(rematch)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and url != ended)
    ada.until_turn()
    assert page.evaluate("window.pointed") == 0


def test_dice_are_kept_and_rolled(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    dice = ada.page.get_by_role("group", name="Dice").get_by_role("button")
    faces = sorted(str(dice.nth(i).get_attribute("aria-label")) for i in (1, 3))
    for index in (1, 3):
        tab_to(dice.nth(index))
        ada.page.keyboard.press("Space")
        expect(dice.nth(index)).to_have_attribute("aria-pressed", "true")
    tab_to(ada.page.get_by_role("button", name="Roll 3 dice again"))
    press_and_wait(ada, "Space")
    kept = dice.and_(ada.page.locator("[aria-pressed=true]"))
    expect(kept).to_have_count(2)
    assert sorted(kept.evaluate_all("all => all.map(die => die.ariaLabel)")) == faces


def fill_two_rows(view: dict[str, Any]) -> None:
    """Fill two rows of a Knaster sheet at once: four sevens, and three eights."""
    sheet = view["board"]["sheets"][0]
    sheet["numbers"] = [7, 7, 7, 7, 2, 8, 8, 8, 3, 4, *[0] * 15]
    sheet["pending"] = [
        {"line": 0, "hand": "four", "due": 2},
        {"line": 1, "hand": "three", "due": 1},
    ]
    cells = {0: ([0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]), 1: ([5], [6], [7])}
    like = view["legal"][0]
    view["legal"] = [
        {**like, "kind": "hand", "line": line, "cells": chosen, "action": 10 * line + number}
        for line, choices in cells.items()
        for number, chosen in enumerate(choices)
    ]


def test_confirmed_hand_leaves_the_focus_on_the_board(ada: Guest) -> None:
    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                moves.append(message)
            else:
                server.send(text)

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            for view in message.get("views", []):
                fill_two_rows(view)
            line.send(json.dumps(message))

        line.on_message(hear)
        server.on_message(tell)

    moves: list[dict[str, Any]] = []
    ada.page.route_web_socket(re.compile("/socket$"), between)
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada"])
    lines = ada.page.get_by_role("group", name="Line to circle").get_by_role("button")
    expect(lines).to_have_count(2)
    tab_to(lines.first)
    ada.page.keyboard.press("Enter")
    for cell in ("a1", "c1"):
        go_to_cell(ada.page, f"{cell}, 7: may be circled for the hand")
        ada.page.keyboard.press("Enter")
    confirm = ada.page.get_by_role("button", name="Circle 2 of 2")
    tab_to(confirm)
    ada.page.keyboard.press("Enter")
    expect(confirm).to_have_count(0)
    assert [move["action"] for move in moves] == [1]
    assert ada.has_focus, "the focus was lost with the button"


def test_dialog_takes_the_focus_and_gives_it_back(ada: Guest) -> None:
    page = ada.go()
    opener = page.get_by_role("button", name="With friends – Knaster")
    tab_to(opener)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="A table for friends: Knaster")
    expect(dialog).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        where = dialog.evaluate(
            "one => one.contains(document.activeElement) ? 'in' : document.activeElement.tagName"
        )
        assert where in ("in", "BODY")  # the body stands for the browser's own bar
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


def test_rules_open_beside_the_board_and_give_the_focus_back(ada: Guest) -> None:
    ada.play_bot("Quantik")
    button = ada.page.get_by_role("button", name="Rules", exact=True)
    tab_to(button)
    ada.page.keyboard.press("Enter")
    rules = ada.page.get_by_role("complementary", name="Rules of Quantik")
    expect(rules.get_by_role("heading", name="Rules of Quantik")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(button).to_be_focused()


def test_every_page_gives_its_heading_the_focus(ada: Guest) -> None:
    page = ada.go()
    tab_to(page.get_by_role("link", name="Rules of Kuh Vadis"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Rules of Kuh Vadis")).to_be_focused()
    tab_to(page.get_by_role("link", name="Check dice"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Nobody chose these dice")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name=re.compile("Kuh Vadis"))).to_be_focused()
