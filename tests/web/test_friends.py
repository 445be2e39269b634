"""Friends in the same network come to the table, or just watch."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.running import RunningServer
from tests.web.guest import Guest


def test_the_network_is_let_in_and_a_friend_comes_by_the_link(
    browser: Browser, tmp_path: Path
) -> None:
    with RunningServer(tmp_path / "games.db") as server:
        away = f"http://127.0.0.2:{server.port}"
        ada, emmy = Guest(browser, server.url), Guest(browser, away)
        ada.invite("Quantik", "Ada")
        link = ada.page.get_by_label("Link to this table")
        expect(ada.page.get_by_text("Only this computer can open this link.")).to_be_visible()
        expect(ada.page.get_by_role("img", name="QR code")).to_have_count(0)
        ada.page.get_by_role("button", name="Let others in this network join").click()
        expect(link).to_have_value(re.compile(f"^{re.escape(away)}/t/"))
        expect(ada.told).to_contain_text("Others in this network can join now")
        expect(ada.page.get_by_text("Only this computer")).to_have_count(0)
        expect(ada.page.get_by_role("img", name="QR code of this link")).to_be_visible()
        assert ada.has_focus
        emmy.sit_down(link.input_value(), "Emmy")
        for each in (ada, emmy):
            expect(each.heading).to_have_text(re.compile("Your turn|to move"))
        ada.page.get_by_text("Links", exact=True).click()
        seat = ada.page.get_by_label("Your seat on another device")
        expect(seat).to_have_value(re.compile(f"^{re.escape(away)}/t/.*#key="))
        for each in (ada, emmy):
            each.close()


def test_one_can_just_watch_while_seats_are_free(guest: Callable[..., Guest]) -> None:
    ada, emmy, watcher = guest(), guest(), guest()
    link = ada.invite("Quantik", "Ada")
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Just watch").click()
    expect(watcher.page.get_by_text("You are watching; the game begins")).to_be_visible()
    assert watcher.has_focus
    watcher.page.get_by_role("button", name="Sit down after all").click()
    watcher.page.get_by_role("button", name="Just watch").click()
    emmy.sit_down(link, "Emmy")
    expect(watcher.heading).to_have_text(re.compile("(Ada|Emmy) to move"))
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
