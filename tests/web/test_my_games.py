"""The games of this device: kept, listed, added up, deleted, exported and imported."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.guest import Guest
from tests.web.turns import take_turn


def resign(guest: Guest, game: str) -> None:
    """Begin against a bot and give up."""
    guest.play_bot(game)
    guest.until_turn()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.page.get_by_role("link", name="Back to the games")).to_be_visible()


def rows(guest: Guest) -> Locator:
    """Go to the list of games."""
    guest.go("/")
    guest.page.get_by_role("link", name="My games").click()
    expect(guest.heading).to_have_text("My games")
    return guest.page.get_by_role("region", name="All of them").get_by_role("listitem")


def kept(table: str, date: int, score: int, *, bot: str = "club", **more: object) -> object:
    """Return a game of Knaster as the export writes it: mine is the first of two seats."""
    winners = [0] if score > 50 else [1]
    result = {"winners": winners, "scores": [score, 50], "reason": "played"}
    seats = [{"name": "Ada", "bot": None}, {"name": bot, "bot": bot}]
    game = {"table": table, "game": "knaster", "date": date, "seats": seats, "mine": [0]}
    kept = {"result": result, "withTakebacks": False, "record": "r", "picture": "<svg/>"}
    return {**game, **kept, **more}


def test_games_are_listed_filtered_and_deleted_for_good(ada: Guest) -> None:
    resign(ada, "Quantik")
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    listed = rows(ada)
    expect(listed).to_have_count(2)
    expect(listed.nth(0)).to_contain_text("still going on")
    expect(listed.nth(1)).to_contain_text(re.compile("Quantik.*Random.*Lost", re.S))
    for picture in listed.locator("img").all():
        width = picture.evaluate("async one => (await one.decode(), one.naturalWidth)")
        assert width > 0
    ada.page.get_by_role("combobox", name="Game").select_option("Quantik")
    expect(listed).to_have_count(1)
    expect(ada.page.get_by_role("row", name="Random 0 0 1")).to_be_visible()
    listed.get_by_role("button", name="Delete").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(ada.page.get_by_text("No games yet")).to_be_visible()
    assert ada.has_focus
    ada.page.reload()
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Kuh Vadis")


def test_results_streaks_and_points_add_up_without_take_backs(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    ada, emmy = guest(), guest()
    games = [kept(f"t{day}", day * 86_400_000, score) for day, score in enumerate((60, 70, 40, 90))]
    games.append(kept("t9", 9 * 86_400_000, 115, withTakebacks=True))
    games.append(kept("t8", 8 * 86_400_000, 55, bot="gentle"))
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"format": "ludoteca-games-1", "games": games}))
    listed = rows(ada)
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(listed).to_have_count(6)
    expect(ada.told).to_have_text("6 games imported.")
    expect(listed.nth(0)).to_contain_text("with take-backs")
    results = ada.page.get_by_role("article", name="Knaster")
    expect(results).to_contain_text("5 games count.")
    expect(results).to_contain_text("Best 90, average 63")  # (60 + 70 + 40 + 90 + 55) / 5
    expect(results).to_contain_text("Won in a row: 2, at most 2")
    expect(results.get_by_role("row", name="Club player 3 0 1")).to_be_visible()
    expect(results.get_by_role("row", name="Gentle 1 0 0")).to_be_visible()
    expect(results.get_by_role("img", name="between 40 and 90")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Export all").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    listed = rows(emmy)
    for _ in range(2):  # once more changes nothing
        emmy.page.locator("input[type=file]").set_input_files(copy)
        expect(listed).to_have_count(6)


def test_a_file_that_holds_no_games_is_refused(ada: Guest, tmp_path: Path) -> None:
    listed = rows(ada)
    for name, text in (
        ("holiday.json", "{}"),
        ("cut.json", '{"format": "ludoteca-games-1", "games": [{"table": 1}]}'),
        ("picture.json", "\x00"),
    ):
        (tmp_path / name).write_text(text)
        ada.page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(ada.page.get_by_role("alert")).to_contain_text(f"“{name}” holds no games")
        expect(listed).to_have_count(0)


def test_a_finished_game_keeps_its_record(ada: Guest) -> None:
    ada.play_bot("Quantik")
    rng = random.Random(3)
    for _ in range(8):
        ada.until_turn()
        if ada.is_over:
            break
        take_turn(ada, "Quantik", rng)
    listed = rows(ada)
    link = listed.get_by_role("link", name="Record")
    expect(link).to_have_attribute("href", re.compile("^data:text/plain.*Quantik|quantik"))
