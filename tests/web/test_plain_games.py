"""Games of other packages, without a line for the browser: found, played, told and explained."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.scenes import speak

Come = Callable[..., Guest]


@pytest.fixture
def ada(visitor: Come) -> Guest:
    """Let one guest come to where the examples are installed."""
    return visitor()


def own_moves(guest: Guest) -> list[str]:
    """Return the moves that a guest may choose, as they are said."""
    return guest.page.get_by_role("list", name="Your moves").get_by_role("button").all_inner_texts()


def choose(guest: Guest, name: str) -> None:
    """Choose a move by its words."""
    moves = guest.page.get_by_role("list", name="Your moves")
    guest.after(moves.get_by_role("button", name=name, exact=True))


def test_the_start_page_lists_them_behind_ours(ada: Guest) -> None:
    page = ada.go()
    expect(page.get_by_role("article")).to_have_count(6)
    names = page.get_by_role("article").get_by_role("heading").all_inner_texts()
    assert names[3:] == ["Connect Four", "Pig", "Rock, Paper, Scissors"]
    pig = page.get_by_role("article", name="Pig")
    expect(pig.get_by_text("2–10 players · with dice")).to_be_visible()
    expect(pig.get_by_role("img", name="The box of Pig")).to_be_visible()
    expect(page.get_by_text("2 players · without dice")).to_be_visible()


def test_a_whole_game_against_a_bot(ada: Guest) -> None:
    ada.play_bot("Connect Four")
    ada.until_turn()
    expect(ada.heading).to_have_text("Your turn: choose a move.")
    figure = ada.page.get_by_role("figure", name="The board of Connect Four as text")
    assert len(own_moves(ada)) == 7
    while not ada.is_over:
        choose(ada, own_moves(ada)[0])
        ada.until_turn()
    expect(ada.heading).to_have_text(re.compile("^(You win!|Random wins this time.|A draw.)$"))
    expect(ada.moves.nth(0)).to_contain_text(re.compile(r": Drop [XO] to [a-g]\d$"))
    drawn = figure.inner_text()
    assert drawn.count("X") + drawn.count("O") == ada.moves.count()
    ada.moves.get_by_role("button").nth(2).click()
    expect(figure).not_to_have_text(drawn)
    past = figure.inner_text()
    assert past.count("X") + past.count("O") == 3
    ada.page.get_by_role("button", name="Show the result").click()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Check the dice")).to_have_count(0)


def test_dice_and_points_are_said(ada: Guest) -> None:
    ada.play_bot("Pig")
    ada.until_turn()
    fallen = ada.moves.filter(has_text="Dice: ").last.inner_text()
    expect(ada.page.locator(".plain").get_by_text(fallen, exact=True)).to_be_visible()
    pile = int(fallen.removeprefix("Dice: "))
    assert own_moves(ada) == [f"Roll again for more than {pile}", f"Hold and bank {pile}"]
    seats = ada.page.get_by_role("region", name="Players")
    expect(seats).to_contain_text(f"{pile} points · you")
    choose(ada, f"Hold and bank {pile}")
    expect(seats).to_contain_text(re.compile(rf"({pile}|\d+) points · you"))
    expect(ada.page.get_by_role("link", name="Check the dice")).to_be_visible()


def test_choices_at_one_screen_stay_behind_the_curtain(ada: Guest) -> None:
    ada.set_table("Rock, Paper, Scissors", "Together at this screen", ["Ada", "Emmy"])
    expect(ada.heading).to_have_text("Hand over to Ada")
    expect(ada.page.get_by_role("list", name="Your moves")).to_have_count(0)
    ada.page.get_by_role("button", name="I am Ada").click()
    assert own_moves(ada) == ["Rock", "Paper", "Scissors"]
    ada.page.get_by_role("button", name="Rock", exact=True).click()
    expect(ada.heading).to_have_text("Hand over to Emmy")
    expect(ada.moves).to_have_count(0)
    ada.page.get_by_role("button", name="I am Emmy").click()
    ada.page.get_by_role("button", name="Paper", exact=True).click()
    expect(ada.moves).to_have_text(["Ada: Rock", "Emmy: Paper"])


def test_everything_is_said_in_the_language_chosen(ada: Guest) -> None:
    ada.play_bot("Connect Four")
    ada.until_turn()
    before = own_moves(ada)
    speak(ada.page, "de")
    expect(ada.heading).to_have_text("Du bist dran: Wähle einen Zug.")
    german = ada.page.get_by_role("list", name="Deine Züge").get_by_role("button").all_inner_texts()
    assert len(german) == len(before)
    assert not set(german) & set(before)
    assert not [text for text in german if "connect_four" in text]


def test_it_can_be_played_by_keyboard_alone(ada: Guest) -> None:
    ada.play_bot("Connect Four")
    ada.until_turn()
    count, wanted = ada.moves.count(), own_moves(ada)[1]
    ada.heading.focus()
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate("document.activeElement.tagName") == "PRE"  # it may have to scroll
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate("document.activeElement.textContent") == wanted
    ada.page.keyboard.press("Enter")
    ada.until_moved(count)
    assert ada.has_focus
    expect(ada.told).to_contain_text("Your turn: choose a move.")
    assert any(text.endswith(f": {wanted}") for text in ada.moves.all_inner_texts())


@pytest.mark.parametrize(
    ("language", "heading", "chapter"),
    [
        ("en", "Rules of Pig", "Winning"),
        ("fr", "Règles de Pig", "Gagner"),
        ("it", "Regole di Pig", "Vincere"),
        ("de", "Regeln von Pig", "Gewinnen"),
    ],
)
def test_its_rules_are_a_page_like_ours(
    ada: Guest, language: str, heading: str, chapter: str
) -> None:
    page = ada.go("/rules/pig")
    speak(page, language)
    expect(ada.heading).to_have_text(heading)
    expect(page.get_by_role("heading", name=chapter)).to_be_visible()
    expect(page.get_by_role("complementary")).to_have_count(0)  # there is nothing to try


def test_a_game_that_is_not_installed_has_no_rules(ada: Guest) -> None:
    ada.go("/rules/chess")
    expect(ada.heading).to_have_text("There is nothing here.")
