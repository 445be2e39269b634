"""A file that is gone or locked by the time it is read is named in a sentence; nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.guest import Guest
from tests.web.test_my_games import rows
from tests.web.test_own_setup import SHEET, as_text, form

BREAK = """() => { Blob.prototype.text = () =>
  Promise.reject(new DOMException("it changed", "NotReadableError")); }"""
SAID = "“mine.txt” cannot be read; choose the file again, or another one."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text("a1")
    return path


def choose(page: Page, box: Locator, file: Path) -> None:
    page.evaluate(BREAK)
    box.set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(SAID)


def test_a_record(ada: Guest, file: Path) -> None:
    page = ada.go("/dice")
    pasted = page.get_by_label("Paste the record here, or drop its file")
    pasted.fill("what I have")
    choose(page, page.locator("input[type=file]"), file)
    expect(pasted).to_have_value("what I have")


def test_a_set_up(ada: Guest, file: Path) -> None:
    dialog = form(ada)
    as_text(dialog).fill(SHEET)
    choose(ada.page, dialog.get_by_label("Load it from a text file"), file)
    expect(as_text(dialog)).to_have_value(SHEET)


def test_kept_games(ada: Guest, file: Path) -> None:
    rows(ada)
    choose(ada.page, ada.page.locator("input[type=file]"), file)
