"""A whole game of each kind, by clicks, from the start page to the end screen."""

import random
import re

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.turns import keep_most_common, play_to_the_end


def test_quantik_against_a_bot(ada: Guest) -> None:
    ada.play_bot("Quantik")
    expect(ada.page).to_have_title(re.compile("^Your turn: choose a shape. – Quantik – Ludoteca$"))
    play_to_the_end(ada, "Quantik", random.Random(1))
    expect(ada.heading).to_have_text(re.compile("^(You win!|Random wins this time.)$"))
    expect(
        ada.page.get_by_text(
            re.compile(
                "completed (row [1-4]|column [a-d]|region [ac][13]–[bd][24]) |had no piece left"
            )
        )
    ).to_be_visible()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    review = ada.page.get_by_role("region", name="What each move was worth")
    expect(review.get_by_role("listitem")).to_have_count(ada.moves.count())
    expect(review.get_by_role("listitem").last).to_contain_text("Wins the game.")
    expect(review.get_by_role("img", name="After each move, the bar points")).to_be_visible()


def test_kuh_vadis_with_dice_kept_and_rolled_again(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis", "Greedy")
    ada.until_turn()
    keep_most_common(ada)
    ada.after(ada.page.get_by_role("button", name=re.compile("^Roll ")))
    play_to_the_end(ada, "Kuh Vadis", random.Random(2))
    expect(ada.heading).to_have_text(
        re.compile("^(You win!|Greedy wins this time.|A draw: both are blocked.)$")
    )
    expect(
        ada.moves.filter(has_text=re.compile("Guest keeps .* and rolls again")).first
    ).to_be_visible()


def test_knaster_alone_with_circles_from_hands(ada: Guest) -> None:
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada"])
    play_to_the_end(ada, "Knaster", random.Random(3))
    expect(ada.heading).to_have_text(re.compile(r"^\d+ points: "))
    expect(
        ada.moves.filter(has_text=re.compile("Ada circles .* in (row|column|the)")).first
    ).to_be_visible()
    expect(
        ada.page.get_by_text("Over 50 is good, over 80 super, over 100 spectacular.")
    ).to_be_visible()
    review = ada.page.get_by_role("region", name="Luck and skill")
    expect(review.get_by_role("img", name="How it went")).to_be_visible()
    expect(
        review.get_by_text("The same dice, played best from what one could know")
    ).to_be_visible()
    expect(review.get_by_role("row")).to_have_count(3)  # headings, her name, her figures
    dearest = review.get_by_role("button").first
    expect(dearest).to_contain_text("Better: ")
    dearest.click()
    told = re.compile(r"^Before step \d+ of \d+ · .* · Better: ")
    expect(ada.page.get_by_text(told).first).to_be_visible()
