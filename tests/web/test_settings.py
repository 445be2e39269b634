"""Languages, light and dark, small screens, less motion."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import ALL_RULES, complaints
from tests.web.guest import PHONE, Guest
from tests.web.turns import take_turn

Come = Callable[..., Guest]

START = {
    "en": ("English", "Pull up a chair.", "Ludoteca – small games, one table"),
    "fr": ("Français", "Prenez une chaise.", "Ludoteca – de petits jeux, une table"),
    "it": ("Italiano", "Prendi una sedia.", "Ludoteca – piccoli giochi, un tavolo"),
    "de": ("Deutsch", "Setz dich dazu.", "Ludoteca – kleine Spiele, ein Tisch"),
}
TURN = {
    "en": "Your turn: choose a shape.",
    "fr": "À vous : choisissez une forme.",
    "it": "Tocca a te: scegli una forma.",
    "de": "Du bist dran: Wähle eine Form.",
}


@pytest.mark.parametrize("code", START)
def test_browser_is_greeted_in_its_language(guest: Come, code: str) -> None:
    somebody = guest(locale=code)
    page = somebody.go()
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(somebody.heading).to_have_text(START[code][1])
    expect(page).to_have_title(START[code][2])


def test_language_changes_in_place_and_is_kept(ada: Guest) -> None:
    page = ada.go()
    page.evaluate("window.isSamePage = true")
    for code in ("fr", "it", "de", "en", "it"):
        choose_language(page, START[code][0])
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(ada.heading).to_have_text(START[code][1])
        expect(page).to_have_title(START[code][2])
    assert page.evaluate("window.isSamePage")
    page.reload()
    expect(ada.heading).to_have_text(START["it"][1])


def test_language_changes_in_the_middle_of_a_game(ada: Guest) -> None:
    ada.play_bot("Quantik")
    ada.until_turn()
    ada.page.evaluate("window.isSamePage = true")
    for code, sentence in TURN.items():
        choose_language(ada.page, START[code][0])
        expect(ada.heading).to_have_text(sentence)
        expect(ada.page).to_have_title(f"{sentence} – Quantik – Ludoteca")
    assert ada.page.evaluate("window.isSamePage")


def choose_language(page: Page, name: str) -> None:
    """Choose a language in the bar at the top, whatever that is called now."""
    page.get_by_role("banner").get_by_role("combobox").select_option(name)


def test_dark_follows_the_system_and_the_button(guest: Come) -> None:
    somebody = guest(color_scheme="dark")
    page = somebody.go()
    assert darkness(page) == "dark"
    for name, expected in (("as the system", "light"), ("light", "dark"), ("dark", "dark")):
        page.get_by_role("button", name=f"Appearance: {name}").click()
        assert darkness(page) == expected
    page.get_by_role("button", name="Appearance: as the system").click()
    page.reload()
    expect(page.get_by_role("button", name="Appearance: light")).to_be_visible()
    assert darkness(page) == "light"


def darkness(page: Page) -> str:
    """Say whether the page's ground is dark or light, as painted."""
    paint = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return "light" if sum(map(int, re.findall(r"\d+", paint)[:3])) > 384 else "dark"


def test_less_motion_is_respected(guest: Come) -> None:
    for wish, is_moving in (("no-preference", True), ("reduce", False)):
        somebody = guest(reduced_motion=wish)
        somebody.play_bot("Kuh Vadis")
        somebody.until_turn()
        names = somebody.page.evaluate(
            "[...document.querySelectorAll('*')].map(e => getComputedStyle(e).animationName)"
        )
        assert (set(names) != {"none"}) == is_moving


def test_sound_is_off_until_asked_for(ada: Guest) -> None:
    page = ada.go()
    page.get_by_role("button", name="Turn sound on").click()
    page.reload()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()


@pytest.mark.parametrize("game", ["Quantik", "Knaster", "Kuh Vadis"])
def test_games_fit_a_phone(guest: Come, game: str) -> None:
    somebody = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    somebody.play_bot(game)
    somebody.until_turn()
    take_turn(somebody, game, random.Random(12))
    somebody.until_turn()
    fits_a_phone(somebody.page)
    found = list(complaints(somebody.page, "light", ALL_RULES))
    assert not found, "\n".join(found)


def test_pages_fit_a_phone(guest: Come) -> None:
    somebody = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    for code in START:
        for path in ("/", "/dice", "/rules/quantik", "/rules/knaster", "/rules/kuhvadis", "/no"):
            page = somebody.go(path)
            choose_language(page, START[code][0])
            expect(page.locator("html")).to_have_attribute("lang", code)
            if path.startswith("/rules/"):
                expect(page.locator(".diagram").first).to_be_visible()
            fits_a_phone(page)
    choose_language(page, "English")
    somebody.go()
    somebody.page.get_by_role("button", name="With friends – Knaster").click()
    for _ in range(4):
        somebody.page.get_by_role("button", name="One more").click()
    fits_a_phone(somebody.page)
    somebody.page.get_by_role("button", name="Open the table").click()
    expect(somebody.heading).to_have_text("Knaster: the table is set")
    fits_a_phone(somebody.page)


def fits_a_phone(page: Page) -> None:
    """Check that nothing scrolls sideways and that what can be tapped is at least 24 wide."""
    too_wide = page.evaluate(
        """() => [...document.querySelectorAll('body *')]
          .filter(e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX === 'auto'
            || e.getBoundingClientRect().right > innerWidth + 1)
          .filter(e => !e.closest('.hidden'))
          .map(e => e.outerHTML.slice(0, 120))"""
    )
    assert not too_wide, "\n".join(too_wide)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll('a, button, select, input, summary')]
          .map(e => e.matches('input.hidden') ? e.closest('label') ?? e : e)
          .filter(e => e.checkVisibility() && !e.closest('.skip') && !e.closest('p'))
          .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
          .filter(([box]) => box.width < 24 || box.height < 24)
          .map(([box, html]) => `${box.width}×${box.height} ${html}`)"""
    )
    assert not small, "\n".join(small)
