"""Luck and skill in the browser: in words, for everybody at the screen, and within a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.guest import PHONE, Guest
from tests.web.program import play_on
from tests.web.scenes import LANGUAGES, speak


def reviewed(guest: Guest, game: str) -> Locator:
    """Let two at one screen play a game to its end, and return what is said about it."""
    guest.set_table(game, "Together at this screen", ["Grandma Josephine", "Emmy"])
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
