"""Records are downloaded, checked on the dice page, and refused when somebody changed them."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.turns import take_turn


def finished_record(guest: Guest) -> str:
    """Play a little Kuh Vadis, resign, and return the text of the record as downloaded."""
    guest.play_bot("Kuh Vadis")
    for _ in range(3):
        guest.until_turn()
        take_turn(guest, "Kuh Vadis", random.Random(16))
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.heading).to_have_text("Guest resigned; Random wins.")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"kuhvadis-{guest.table}.txt"
    return Path(download.value.path()).read_text()


def test_record_holds_and_a_changed_one_does_not(ada: Guest, tmp_path: Path) -> None:
    record = finished_record(ada)
    page = ada.go("/dice")
    check = page.get_by_role("button", name="Check", exact=True)
    expect(check).to_be_disabled()
    box = page.get_by_label("Paste the record here, or drop its file")
    box.fill(record)
    check.click()
    expect(page.get_by_role("heading", name="Everything fits.")).to_be_visible()
    facts = page.get_by_text(re.compile(r"^Kuh Vadis, Guest and Random: .* rolls? (is|are) right"))
    expect(facts).to_be_visible()
    expect(page.get_by_text("Result: Random wins.")).to_be_visible()
    expect(ada.told).to_have_text("Everything fits.")

    first_roll = re.findall(r"\[(?:[1-5C] ){4}[1-5C]\]", record)[0]
    better = "[C C C C C]" if "[C C C C C]" not in record else "[1 1 1 1 1]"
    box.fill(record.replace(first_roll, better, 1))
    check.click()
    expect(page.get_by_role("heading", name="This record does not hold.")).to_be_visible()
    expect(page.get_by_role("heading", name="Everything fits.")).to_have_count(0)
    expect(ada.told).to_contain_text("This record does not hold.")

    file = tmp_path / "record.txt"
    file.write_text("This is a shopping list.\n")
    page.locator("input[type=file]").set_input_files(file)
    expect(box).to_have_value("This is a shopping list.\n")  # it is read before it is changed
    expect(page.get_by_role("heading", name="This record does not hold.")).to_be_visible()
    file.write_text(record)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Everything fits.")).to_be_visible()


def test_game_leads_to_its_own_dice(ada: Guest) -> None:
    finished_record(ada)
    ada.page.get_by_role("link", name="Check the dice").click()
    expect(ada.page.get_by_role("heading", name="Everything fits.")).to_be_visible()


def test_record_of_a_running_game_keeps_the_secret(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    record = Path(download.value.path()).read_text()
    assert "[Commitment " in record
    assert "[Secret " not in record
