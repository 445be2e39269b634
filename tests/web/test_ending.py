"""An end worth having: drawn on the board, counted up, put aside, looked through and shared."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.program import play_on


def test_quantik_says_how_and_every_step_has_an_address(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.play_bot("Quantik", "Greedy")
    ada.until_turn()
    play_on(ada)
    page = ada.page
    result = page.get_by_role("group", name="Result")
    expect(result).to_contain_text(
        re.compile("completed (row [1-4]|column [a-d]|region [ac][13]–[bd][24])|had no piece left")
    )
    expect(result).to_be_focused()
    count = ada.moves.count()
    page.keyboard.press("ArrowLeft")  # from wherever one is
    expect(ada.told).to_have_text(re.compile(f"^After step {count - 1} of {count}"))
    expect(result).to_have_count(0)  # it is put aside
    expect(page).to_have_url(re.compile(rf"\?step={count - 1}$"))
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this step of the game").input_value()
    expect(page.get_by_role("img", name="The board of Quantik as it is shown")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == f"ludoteca-quantik-{count - 1}.png"
    emmy = guest()
    emmy.page.goto(link)
    expect(emmy.page.get_by_text(f"After step {count - 1} of {count}").first).to_be_visible()
    assert len(emmy.cells("light|dark")) == count - 1


def test_knaster_counts_up_and_earlier_sheets_have_earlier_points(ada: Guest) -> None:
    ada.play_bot("Knaster", "Greedy")
    ada.until_turn()
    play_on(ada)
    page = ada.page
    tally = page.get_by_role("table", name="Points counted up")
    rows = [row.split("\t") for row in tally.get_by_role("row").all_inner_texts()]
    for column in (1, 2):
        *points, total = [int(row[column].replace("–", "0")) for row in rows[1:]]
        assert sum(points) == total
    assert rows[-2][0] == "circles"
    players = page.get_by_role("region", name="Players")
    for final in rows[-1][1:]:
        expect(players).to_contain_text(f"{final} point")
    page.get_by_role("button", name="See the board").click()
    ada.moves.get_by_role("button").nth(1).click()
    expect(ada.told).to_have_text(re.compile("^After step 2 of"))
    assert re.findall(r"(\d+) point", players.inner_text()) == ["0", "0"]
    page.get_by_role("button", name="Show the result").click()
    expect(tally).to_be_visible()


def test_on_a_phone_points_and_short_names_stay_whole(guest: Callable[..., Guest]) -> None:
    ada = guest(viewport=PHONE)
    ada.go()
    ada.page.get_by_label("Your name").fill("Grandma Josephine")
    ada.play_bot("Knaster", "Greedy")
    ada.until_turn()
    play_on(ada)
    facts = ada.page.get_by_role("region", name="Players").locator("li .note:not(.points)")
    for told in facts.all_inner_texts():
        assert re.match(r"\d+ points? · ", told)
    tally = ada.page.get_by_role("table", name="Points counted up")
    lines = tally.get_by_role("columnheader", name="Greedy").evaluate(
        """cell => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }"""
    )
    assert lines == 1


def test_what_would_have_been_better_is_shown_on_the_board(ada: Guest) -> None:
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    moves = ["sphere a1", "cylinder b1", "cube c1", "cylinder b3", "cone d1"]  # d1 won before too
    for number, move in enumerate(moves):
        shape, cell = move.split()
        ada.choose_shape(f"{shape}, {1 if number == 3 else 2} left")
        ada.after(ada.cell(f"{cell}, empty, {shape} allowed"))
    better = ada.page.get_by_role("button", name=re.compile("^Better: "))
    expect(ada.page.get_by_role("region", name="What each move was worth")).to_be_visible()
    reason = re.compile(r"^(Ada|Emmy) completes row 1 with a cone on d1\.$")
    expect(ada.page.get_by_text(reason).first).to_be_visible()
    better.first.click()
    expect(ada.page.locator(".board .coming")).to_have_count(1)
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".board .coming")).to_have_count(0)
