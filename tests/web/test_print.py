"""The button that makes pages to print."""

import io

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.web.guest import Guest


@pytest.mark.parametrize("game", ["Quantik", "Knaster", "Kuh Vadis"])
def test_a_pdf_comes_from_the_start_page(ada: Guest, game: str) -> None:
    page = ada.go()
    page.get_by_role("link", name=f"Print and play – {game}").click()
    section = page.get_by_role("region", name="Print and play")
    section.get_by_label("Pages").fill("3")
    section.get_by_label("Paper").select_option("US letter")
    button = section.get_by_role("link", name="Make the PDF")
    expect(button).to_be_visible()
    answer = page.request.get(str(button.get_attribute("href")))
    assert answer.headers["content-type"] == "application/pdf"
    pages = PdfReader(io.BytesIO(answer.body())).pages
    assert (len(pages), float(pages[0].mediabox.width)) == (3, 612.0)
