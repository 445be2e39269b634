"""The first start: the app is there at once, and waits with its guests for what they choose."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.running import RunningServer
from tests.web.guest import Guest


def test_who_comes_first_reads_waits_for_one_game_and_then_for_its_bot(
    browser: Browser, tmp_path: Path
) -> None:
    with RunningServer(tmp_path / "games.db", held=tmp_path) as server:
        ada = Guest(browser, server.url)
        page = ada.go()
        for game in ("Knaster", "Quantik"):
            expect(page.get_by_role("heading", name=game)).to_be_visible()
        waits = page.locator(".readying")
        expect(waits).to_be_empty()
        page.get_by_role("link", name="Rules of Knaster").click()
        expect(page.get_by_text("circle").first).to_be_visible()

        ada.go()
        page.get_by_role("button", name="Play against a bot – Knaster").click()
        expect(waits).to_contain_text("Knaster is being made ready")
        page.get_by_role("button", name="Play against a bot – Quantik").click()  # rather this one
        expect(waits).to_contain_text("Quantik is being made ready")
        expect(waits.get_by_role("progressbar")).to_be_visible()
        (tmp_path / "knaster").touch()  # what was begun has to end first
        (tmp_path / "quantik").touch()
        expect(page.get_by_role("grid")).to_be_visible()
        expect(waits).to_be_empty()
        expect(page.locator(".kicker").first).to_contain_text("Quantik")
        expect(ada.heading).to_have_text(re.compile("Your turn|thinking"))
        if ada.is_my_turn:
            ada.choose_shape("sphere, 2 left")
            ada.cell(ada.cells("sphere allowed$")[0]).click()
        opponent = page.get_by_text("This opponent is being made ready")
        expect(opponent).to_be_visible()
        (tmp_path / "gentle").touch()
        expect(opponent).to_have_count(0)
        ada.until_turn()
        ada.close()
