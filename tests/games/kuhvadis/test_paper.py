"""Printed Kuh Vadis: as many different sheets as pages, all as fair as those that were measured."""

from io import BytesIO

from pypdf import PdfReader

from ludoteca.cli.print import MAX_PAGES
from ludoteca.faces.paper import make_pdf
from ludoteca.games.kuhvadis.paper import pages, varied
from ludoteca.games.kuhvadis.rules import RULES

ALMA = "3XC1C5C/C1C5O42/532CC1X/4C132C5/O2CC134/15X4C2C/C4C2CO3"


def test_a_sheet_is_turned_mirrored_and_numbered_anew() -> None:
    assert varied(ALMA, 0) == ALMA
    # A quarter to the right: the first row is the first column from below, and 3, 4, 5 are 4, 5, 3.
    assert varied(ALMA, 1).startswith("C1O53C4/")
    # Mirrored and not turned, with the same numbers in place of the others.
    assert varied(ALMA, 4).startswith("C3C1CX4/")


def test_every_page_up_to_the_last_has_another_sheet() -> None:
    count = len(RULES.setups)
    sheets = {varied(RULES.setups[n % count], n // count) for n in range(MAX_PAGES)}
    assert len(sheets) == MAX_PAGES
    for sheet in sheets:
        RULES.initial_state(2, sheet)  # it can be played on
        assert [sheet.count(symbol) for symbol in "12345C"] == [6, 6, 5, 5, 5, 16]


def test_pages_name_their_sheets() -> None:
    count = len(RULES.setups)
    pdf = PdfReader(BytesIO(make_pdf("", "a4", pages(count + 2, (), "en"))))
    titles = [pdf.pages[page].extract_text() for page in (0, count, count + 1)]
    for title, name in zip(
        titles, ("1 · Alma\n", "1 · Alma · 2\n", "2 · Bella · 2\n"), strict=True
    ):
        assert f"Sheet {name}" in title
    same = PdfReader(BytesIO(make_pdf("", "a4", pages(2, (RULES.setups[0],), "en"))))
    assert same.pages[0].extract_text() == same.pages[1].extract_text()
