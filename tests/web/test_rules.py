"""The rules pages and their small examples to try out."""

import pytest
from playwright.sync_api import expect

from tests.web.guest import Guest


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        ("light sphere", "4 cells are open. On d2 it completes a line and wins."),
        ("light cylinder", "6 cells are open."),
        ("light cube", "10 cells are open. On b1 it completes a line and wins."),
        ("light cone", "6 cells are open."),
    ],
)
def test_quantik_example_knows_the_open_cells(ada: Guest, shape: str, told: str) -> None:
    page = ada.go("/rules/quantik")
    radio = page.get_by_role("radio", name=shape)
    page.locator("label").filter(has=radio).click()
    expect(page.get_by_role("complementary", name="Try it").get_by_text(told)).to_be_visible()
    expect(page.get_by_role("img", name=told, exact=True)).to_be_visible()


def test_knaster_example_reads_hands(ada: Guest) -> None:
    page = ada.go("/rules/knaster")
    for numbers, told in (
        ("9, 9, 3, 9, 9", "Four of a kind: 2 circles."),
        ("4, 8, 4, 8, 4", "Full house: 2 circles."),
        ("8, 5, 7, 9, 6", "Straight: 3 circles."),
        ("2, 11, 5, 5, 9", "Only a pair: no circles."),
    ):
        page.get_by_role("button", name=f"Line {numbers}").click()
        expect(page.get_by_text(told)).to_be_visible()


def test_kuh_vadis_example_follows_the_chain(ada: Guest) -> None:
    page = ada.go("/rules/kuhvadis")
    said = page.get_by_role("complementary", name="Try it").get_by_role("paragraph").last
    for dice, told in (
        ("3, 3, 3, cow, 2", "2 neighbouring squares may be marked."),
        ("2, 2, 2, 2, 1", "1 neighbouring square may be marked. A quad: mark, then roll again."),
        ("4, 4, 4, 1, 5", "No neighbour fits: the turn passes."),
    ):
        page.get_by_role("button", name=f"Roll {dice}").click()
        expect(said).to_have_text(told)


def test_rules_follow_the_language(ada: Guest) -> None:
    page = ada.go("/rules/quantik")
    page.get_by_label("Language").select_option("Deutsch")
    expect(ada.heading).to_have_text("Regeln von Quantik")
    expect(page.get_by_role("heading", name="Gewinnen")).to_be_visible()
    page.get_by_role("link", name="Knaster").click()
    expect(ada.heading).to_have_text("Regeln von Knaster")
    assert page.url.endswith("/rules/knaster")


@pytest.mark.parametrize(("game", "count"), [("quantik", 2), ("knaster", 1), ("kuhvadis", 2)])
def test_boards_in_the_rules_are_drawn_and_can_still_be_read(
    ada: Guest, game: str, count: int
) -> None:
    page = ada.go(f"/rules/{game}")
    boards = page.locator(".prose .diagram")
    expect(boards).to_have_count(count)
    expect(boards.first.locator("svg")).to_be_visible()
    expect(boards.first.locator("pre")).to_contain_text("a")
    if game == "quantik":  # an A and seven × in the first, A b C □ in the second
        expect(boards.first.locator(".piece")).to_have_count(1)
        expect(boards.first.locator(".closed")).to_have_count(7)
        expect(boards.last.locator(".piece")).to_have_count(3)
        expect(boards.last.locator(".star")).to_have_count(1)
    if game == "kuhvadis":  # six crosses join the starts on a2, g4 and c7
        expect(boards.last.locator(".crosses:not(.thick)")).to_have_count(6)
        expect(boards.last.locator(".crosses.thick")).to_have_count(3)
