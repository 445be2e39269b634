"""Who looks elsewhere is told: by icon, title and live region, and by a call if wanted."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.turns import take_turn

Come = Callable[..., Guest]
# A page in the background, in a browser that lets it call.
_AWAY = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.calls = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.calls.push(body); }
};
"""


def two(guest: Come) -> tuple[Guest, Guest]:
    """Seat two people at Quantik; return who begins first."""
    ada, emmy = guest(), guest()
    for each in (ada, emmy):
        each.context.add_init_script(_AWAY)
    emmy.go()
    emmy.page.get_by_role("button", name="Call me when it is my turn").click()
    emmy.sit_down(ada.invite("Quantik", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    return (ada, emmy) if ada.is_my_turn else (emmy, ada)


def icon(guest: Guest) -> str:
    """Return the icon of the page."""
    return str(guest.page.locator("link[rel=icon]").get_attribute("href"))


def test_the_icon_shows_whose_turn_it_is_and_a_call_comes_if_wanted(guest: Come) -> None:
    mover, other = two(guest)
    assert (icon(mover), icon(other)) == ("/icon-turn.svg", "/icon.svg")
    take_turn(mover, "Quantik", random.Random(1))
    other.until_turn()
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    for each in (mover, other):
        called = each.page.evaluate("window.calls")
        wants = each.page.evaluate("JSON.parse(localStorage.getItem('ludoteca')).notifies")
        assert bool(called) == wants
        assert all(call.startswith("Your turn") for call in called)


def test_a_refused_take_back_and_an_open_rematch_are_said(guest: Come) -> None:
    mover, other = two(guest)
    take_turn(mover, "Quantik", random.Random(2))
    other.until_turn()
    take_turn(other, "Quantik", random.Random(3))
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Refuse").click()
    expect(mover.told).to_have_text("Your take-back was refused.")
    expect(mover.page).to_have_title("Your take-back was refused. – Ludoteca")
    mover.page.get_by_role("button", name="Resign").click()
    mover.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    mover.page.get_by_role("button", name="Rematch").click()
    expect(other.told).to_have_text("A rematch is open.")
    expect(other.page).to_have_title("A rematch is open. – Ludoteca")
