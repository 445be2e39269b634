"""Bots are called by everybody in their own language."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.program import play_on
from tests.web.scenes import speak

Come = Callable[..., Guest]
GREEDY = {"en": "Greedy", "fr": "Glouton", "it": "Goloso", "de": "Gierig"}


def test_several_bots_on_two_screens(guest: Come) -> None:
    ada, emmy = guest(), guest(locale="de")
    ada.go()
    ada.page.get_by_role("button", name="With friends – Knaster").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="One more").click()
    for number in (2, 3):
        dialog.get_by_label(f"Who sits on seat {number}").select_option("Bot: Greedy")
    dialog.get_by_role("button", name="Open the table").click()
    ada.at_table()
    ada.until_turn()
    emmy.go(f"/t/{ada.table}")
    for somebody, name in ((ada, "Greedy"), (emmy, "Gierig")):
        for number in (1, 2):
            expect(somebody.page.get_by_text(f"{name} {number}", exact=True).first).to_be_visible()
    play_on(ada, 2)
    expect(emmy.told).to_have_text(re.compile("Gierig 2 (trägt|kreist) "))
    expect(ada.told).to_have_text(re.compile("Greedy 2 (writes|circles) "))


def test_the_result_and_the_moves_follow_the_language(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis", "Greedy")
    ada.until_turn()
    play_on(ada)
    record = ada.page.request.get(f"/api/tables/{ada.table}/record").text()
    assert '"greedy"]' in record
    for language, name in GREEDY.items():
        speak(ada.page, language)
        others = [other for other in GREEDY.values() if other != name]
        page = ada.page.locator("main").inner_text()
        assert name in page
        assert not [other for other in others if other in page]
    speak(ada.page, "en")
    ada.page.get_by_role("link", name="Check the dice").click()
    expect(ada.page.get_by_text("Kuh Vadis, Guest and Greedy: the fingerprint")).to_be_visible()


def test_my_games_name_their_bots(ada: Guest) -> None:
    ada.play_bot("Quantik", "Gentle")
    ada.go()
    mine = ada.page.locator("section").filter(has=ada.page.locator("#continue-title"))
    expect(mine).to_contain_text("Guest and Gentle")
    speak(ada.page, "fr")
    expect(mine).to_contain_text("Guest et Doux")


def test_a_person_called_like_a_bot_keeps_the_name(ada: Guest) -> None:
    ada.go()
    ada.page.get_by_label("Your name").fill("greedy")
    ada.play_bot("Quantik", "Gentle")
    ada.go()
    mine = ada.page.locator("section").filter(has=ada.page.locator("#continue-title"))
    expect(mine).to_contain_text("greedy and Gentle")
