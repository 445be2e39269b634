"""The server dies in the middle of a game, as by a power cut, and comes back."""

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.running import RunningServer
from tests.web.guest import Guest
from tests.web.turns import take_turn


def test_game_goes_on_after_kill_and_restart(browser: Browser, tmp_path: Path) -> None:
    rng = random.Random(13)
    with RunningServer(tmp_path / "games.db") as server:
        guests = Guest(browser, server.url), Guest(browser, server.url)
        ada, emmy = guests
        emmy.sit_down(ada.invite("Quantik", "Ada"), "Emmy")
        for each in guests:
            expect(each.heading).to_have_text(re.compile("Your turn|to move"))
        mover, other = guests if ada.is_my_turn else guests[::-1]
        take_turn(mover, "Quantik", rng)
        other.until_turn()
        board = ada.cells("light|dark")

        server.kill()
        for each in guests:
            expect(each.page.get_by_text("Connection lost; trying again …").last).to_be_visible()
        meant = other.cells("empty")[0]
        server.start()
        for each in guests:
            expect(each.told).to_contain_text("Connected again.")
            expect(each.page.get_by_text("Connection lost")).to_have_count(0)
            assert [cell[:2] for cell in each.cells("light|dark")] == [cell[:2] for cell in board]
        assert meant in other.cells()
        take_turn(other, "Quantik", rng)
        mover.until_turn()
        expect(mover.moves).to_have_count(2)
        for each in guests:
            each.close()


def test_move_made_while_the_server_is_away_arrives_once(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "games.db") as server:
        ada = Guest(browser, server.url)
        ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
        expect(ada.heading).to_have_text(re.compile("choose a shape"))
        server.kill()
        expect(ada.page.get_by_text("Connection lost; trying again …").last).to_be_visible()
        ada.choose_shape("sphere, 2 left")
        cell = ada.cell(ada.cells("sphere allowed$")[5])
        cell.click()
        expect(ada.page.get_by_text("Your move is kept and will be sent then.")).to_be_visible()
        expect(ada.page.locator(".board .coming")).to_have_count(1)
        expect(ada.heading).to_have_text("Your move is on its way …")
        assert ada.cells("(?<!not )allowed$") == []  # no second one meanwhile
        server.start()
        expect(ada.moves).to_have_count(1)
        expect(ada.moves).to_contain_text("sphere on b2")
        expect(ada.page.locator(".board .coming")).to_have_count(0)
        ada.close()


def test_start_page_says_when_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "games.db") as server:
        ada = Guest(browser, server.url)
        ada.go()
        play = ada.page.get_by_role("button", name="Play against a bot – Quantik")
        expect(play).to_be_visible()
        server.kill()
        play.click()
        away = "The server cannot be reached; check that it is running and try again."
        expect(ada.page.get_by_role("alert")).to_have_text(away)
        ada.page.get_by_role("link", name="My games").first.click()  # a page not yet fetched
        expect(ada.page.get_by_role("alert")).to_have_text(away)
        ada.close()
