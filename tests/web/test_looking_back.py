"""Looking back through a game that is over: every board as it was, and nothing to play there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.program import play_on
from tests.web.scenes import speak


def finished(guest: Guest, game: str) -> None:
    """Play a game against a bot to its end."""
    guest.play_bot(game, "Greedy")  # which makes an end of it
    guest.until_turn()
    play_on(guest)
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_quantik_from_the_list_of_moves_by_click_and_keys(ada: Guest) -> None:
    finished(ada, "Quantik")
    page, end, result = ada.page, ada.cells(), ada.prompt
    steps = ada.moves.get_by_role("button")
    back = page.get_by_role("button", name="Back to the end")
    expect(back).to_be_disabled()

    steps.first.click()
    expect(ada.told).to_have_text(
        re.compile(f"^After step 1 of {steps.count()} · (Guest|Greedy): ")
    )
    assert len(ada.cells("light|dark")) == 1
    assert page.get_by_role("grid").get_by_role("button", disabled=False).count() == 0
    assert ada.prompt == result
    page.keyboard.press("ArrowDown")
    expect(ada.told).to_have_text(re.compile("^After step 2 of "))
    expect(steps.nth(1)).to_be_focused()
    assert len(ada.cells("light|dark")) == 2
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    expect(ada.told).to_have_text(re.compile("^After step 1 of "))
    page.keyboard.press("End")
    expect(ada.told).to_have_text("This is how it ended.")
    assert ada.cells() == end

    steps.nth(2).click()
    expect(page.get_by_text("After step 3 of")).to_have_count(2)  # to be read, and told
    back.click()
    expect(ada.told).to_have_text("This is how it ended.")
    assert ada.cells() == end
    assert ada.has_focus


@pytest.mark.parametrize(
    ("game", "done"), [("Knaster", r", \d+"), ("Kuh Vadis", "cross$|circle$|in the chain")]
)
def test_dice_games_step_by_step(ada: Guest, game: str, done: str) -> None:
    finished(ada, game)
    page, end = ada.page, ada.cells()
    steps = page.get_by_role("group", name="Look back through the game").get_by_role("button")
    earlier, later, _ = (steps.nth(i) for i in range(3))
    count = ada.moves.count()
    for number in (1, 2, 3):
        earlier.click()
        expect(page.get_by_text(f"After step {count - number} of {count}").first).to_be_visible()
    ada.moves.get_by_role("button").first.click()
    expect(ada.told).to_have_text(re.compile(f"^After step 1 of {count} · "))
    assert ada.cells(done) == []
    assert page.get_by_role("grid").get_by_role("button", disabled=False).count() == 0
    earlier.click()
    expect(ada.told).to_have_text("The beginning")
    expect(earlier).to_be_disabled()
    later.click()
    expect(ada.told).to_have_text(re.compile("^After step 1 of "))
    page.get_by_role("button", name="Back to the end").click()
    expect(ada.told).to_have_text("This is how it ended.")
    assert ada.cells() == end


def test_who_hurries_through_a_long_game_does_not_fetch_every_board(ada: Guest) -> None:
    finished(ada, "Knaster")
    count = ada.moves.count()
    ada.moves.get_by_role("button").last.focus()
    before = boards_asked_for(ada)
    for _ in range(count):
        ada.page.keyboard.press("ArrowUp")
    expect(ada.told).to_have_text(re.compile(f"^After step 1 of {count} · "))
    assert boards_asked_for(ada) - before < count


def boards_asked_for(guest: Guest) -> int:
    """Count the boards that this guest's browser has fetched."""
    return sum("/boards/" in address for address in guest.requests)


def test_a_phone_shows_the_board_that_was_chosen(guest: Callable[..., Guest]) -> None:
    ada = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    finished(ada, "Quantik")
    ada.moves.get_by_role("button").nth(1).tap()
    pager = ada.page.get_by_role("group", name="Look back through the game")
    expect(pager).to_be_in_viewport()


def test_a_change_of_language_leaves_the_list_at_its_end(ada: Guest) -> None:
    finished(ada, "Kuh Vadis")
    # Chromium keeps a list roughly where it was; Safari does not.
    ada.page.evaluate(  # a tag would be refused by the content security policy
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("[role=region] { overflow-anchor: none; }");
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }"""
    )
    for language in ("fr", "it", "de"):
        speak(ada.page, language)
        rest = ada.page.locator("[role=region]").evaluate(
            "box => box.scrollHeight - box.clientHeight - box.scrollTop"
        )
        assert rest <= 1
