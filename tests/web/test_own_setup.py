"""A meadow of one's own: drawn, pasted, loaded, shared by link, refused with a sentence."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.guest import Guest

SHEET = "X2C3O4C/1234512/1234512/X23451O/1234512/1234512/XC51O2C"
DRAWN = "52C3O4C/1234512/1234512/X23451O/1234512/1234512/XC51O2X"


def form(guest: Guest) -> Locator:
    """Open the dialog of Kuh Vadis and choose to bring one's own meadow."""
    guest.go()
    guest.page.get_by_role("button", name="Together at this screen – Kuh Vadis").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Meadow").select_option("My own meadow …")
    return dialog


def begin(guest: Guest) -> None:
    """Begin, and wait for the table."""
    guest.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    guest.at_table()


def as_text(dialog: Locator) -> Locator:
    """Return the field with the meadow as text."""
    return dialog.get_by_label("The meadow as text")


def put(dialog: Locator, symbol: str, cell: str) -> None:
    """Choose a symbol and put it on a square."""
    radio = dialog.page.get_by_role("radio", name=re.compile(f"^{symbol}\\b"))
    dialog.locator("label").filter(has=radio).click()
    dialog.get_by_role("grid").get_by_role("button", name=re.compile(f"^{cell}\\b")).click()


def setup_of(guest: Guest) -> str:
    """Return what the game at this table began from, as its record tells it."""
    expect(guest.page.get_by_role("grid")).to_be_visible()  # the dice are agreed on
    record = guest.page.request.get(f"/api/tables/{guest.table}/record").text()
    return str(re.findall(r"([1-5CXO]{7}(?:/[1-5CXO]{7}){6})", record)[0])


def test_a_meadow_is_drawn_on_one_that_was_pasted(ada: Guest) -> None:
    dialog = form(ada)
    as_text(dialog).fill(SHEET)
    put(dialog, "5", "a1")
    put(dialog, "starting cross", "g7")
    expect(as_text(dialog)).to_have_value(DRAWN)
    begin(ada)
    assert setup_of(ada) == DRAWN


def test_a_meadow_is_loaded_from_a_file(ada: Guest, tmp_path: Path) -> None:
    file = tmp_path / "meadow.txt"
    file.write_text(f"{SHEET}\n")
    dialog = form(ada)
    dialog.get_by_label("Load it from a text file").set_input_files(file)
    expect(as_text(dialog)).to_have_value(SHEET)
    begin(ada)
    assert setup_of(ada) == SHEET


def test_a_link_offers_the_meadow_to_somebody_else(guest: Callable[..., Guest]) -> None:
    ada, emmy = guest(), guest()
    dialog = form(ada)
    as_text(dialog).fill(SHEET)
    emmy.page.goto(dialog.get_by_label("Link to share it").input_value())
    dialog = emmy.page.get_by_role("dialog", name="Kuh Vadis")
    expect(as_text(dialog)).to_have_value(SHEET)
    dialog.get_by_role("button", name="Open the table").click()
    emmy.at_table()
    expect(emmy.heading).to_have_text("Kuh Vadis: the table is set")


def test_what_is_no_meadow_is_refused_and_stays_to_be_mended(ada: Guest) -> None:
    for wrong, why in ((SHEET.replace("X", "1"), "three"), ("1X2/CC", "1X2/CC")):
        dialog = form(ada)
        as_text(dialog).fill(wrong)
        dialog.get_by_role("button", name="Begin").click()
        expect(dialog.get_by_role("alert")).to_contain_text(why)
        expect(as_text(dialog)).to_have_value(wrong)
    as_text(dialog).fill(SHEET)
    begin(ada)


def test_meadows_are_chosen_by_number_and_name(ada: Guest) -> None:
    form(ada)
    ada.page.get_by_role("combobox", name="Meadow").select_option("Meadow 3 · Clara")
    begin(ada)
    assert setup_of(ada).startswith("C15452C/X43C34O/")
