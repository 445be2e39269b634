"""Luck and skill in the browser: in words, for everybody at the screen, and within a phone."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.guest import PHONE, Guest
from tests.web.program import play_on
from tests.web.scenes import LANGUAGES, speak

WORDS = {"taken": "played", "better": "would have been better", "both": "played, and better too"}


def reviewed(guest: Guest, game: str) -> Locator:
    """Let two at one screen play a game to its end, and return what is said about it."""
    way = {"Knaster": "Alone or together at this screen"}.get(game, "Together at this screen")
    guest.set_table(game, way, ["Grandma Josephine", "Emmy"])
    play_on(guest)
    review = guest.page.get_by_role("region", name="Luck and skill")
    expect(review).to_be_visible()
    return review


def test_everybody_at_the_screen_has_rolls_of_their_own(ada: Guest) -> None:
    review = reviewed(ada, "Kuh Vadis")
    for name in ("Grandma Josephine", "Emmy"):
        for kind in ("luckiest", "unluckiest"):
            told = re.compile(f"^The {kind} roll of {name}: Dice: ")
            expect(review.get_by_role("button", name=told)).to_have_count(1)


def test_what_made_the_result_fits_a_phone_in_every_language(guest: Callable[..., Guest]) -> None:
    ada = guest(viewport=PHONE)
    reviewed(ada, "Kuh Vadis")
    for language in LANGUAGES:
        speak(ada.page, language)
        width = ada.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], language


def test_a_hint_names_a_move_in_words(ada: Guest) -> None:
    ada.play_bot("Knaster")
    ada.until_turn()
    ada.page.get_by_role("button", name="Show a hint").click()
    best = re.compile(r"^Best: (write on|circle) [a-e][1-5] \(\d")
    expect(ada.page.get_by_text(best).first).to_be_visible()


def verdicts(taken: list[Any], better: list[Any]) -> dict[Any, str]:
    """Say of the cells or dice of two decisions whether they belong to one or to both."""
    found = dict.fromkeys(taken, "taken") | dict.fromkeys(better, "better")
    return found | dict.fromkeys(set(taken) & set(better), "both")


def marked(guest: Guest) -> Locator:
    """Return the cells that say that they were played or better."""
    pattern = re.compile(f", ({'|'.join(WORDS.values())})$")
    return guest.page.get_by_role("grid").get_by_role("button", name=pattern)


@pytest.mark.parametrize("game", ["Knaster", "Kuh Vadis"])
def test_a_dear_decision_and_the_better_one_are_marked_on_the_board(ada: Guest, game: str) -> None:
    review = reviewed(ada, game)
    account = ada.page.request.get(f"/api/tables/{ada.table}/account").json()
    slips = [move for move in account["moves"] if move["cost"]]
    dear = sorted(slips, key=lambda move: -move["cost"])[:3]
    assert dear  # who plays like a program errs
    buttons = review.get_by_role("list").first.get_by_role("button")
    expect(buttons).to_have_count(len(dear))
    for number, move in enumerate(dear):
        buttons.nth(number).focus()
        ada.page.keyboard.press("Enter")
        told = re.compile(f"^Before step {move['event']} of .* · Better: ")
        expect(ada.told).to_have_text(told)
        expected = verdicts(move["move"]["cells"], move["best"]["cells"])
        expect(marked(ada)).to_have_count(len(expected))
        for cell, verdict in expected.items():
            name = re.compile(f", {WORDS[verdict]}$")
            button = ada.page.locator(f".board [data-cell='{cell}']")
            expect(button).to_have_accessible_name(name)
            expect(button).to_contain_text(re.compile("^(played|better|both)$"))  # for the eye
        if move["best"]["kind"] == "keep":
            dice = ada.page.get_by_role("img", name=re.compile("; played: .*; better: (keep|roll)"))
            expect(dice).to_be_in_viewport()
        expect(ada.page.locator(".board")).to_be_in_viewport()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.told).to_have_text(re.compile("^After step "))
    expect(marked(ada)).to_have_count(0)


def test_dice_that_should_have_been_kept_are_marked(ada: Guest) -> None:
    """The review is changed on its way, so that one decision is about dice for certain."""
    counted: Counter[str] = Counter()

    def with_dice(route: Route) -> None:
        account = json.loads(route.fetch().body())
        for move in account["moves"]:
            kept, move["cost"] = move["move"].get("keep") or [], 0
            if len(kept) < 2 or counted:
                continue
            board = f"/api/tables/{ada.table}/boards/{move['event'] - 1}"
            others = set(ada.page.request.get(board).json()["dice"]) - set(kept)
            if others:
                move |= {"cost": 0.5, "best": {**move["move"], "keep": [kept[0], others.pop()]}}
                counted.update({"both": 1, "better": 1, "played": len(kept) - 1})
        route.fulfill(json=account)

    ada.page.route("**/account", with_dice)
    review = reviewed(ada, "Kuh Vadis")
    review.get_by_role("list").first.get_by_role("button").click()
    dice = ada.page.get_by_role("img", name=re.compile("^Dice: .*; played: keep .*; better: keep "))
    expect(dice).to_be_visible()
    for word, count in counted.items():
        expect(dice.get_by_text(word, exact=True)).to_have_count(count)
    ada.page.get_by_role("button", name="Back to the end").click()
    expect(dice).to_have_count(0)
