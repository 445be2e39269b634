"""Two people in real browsers play on while the servers that they are at are killed."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ludoteca.games import ids, load
from tests.club.club import Club
from tests.web.browser import FLAGS, find
from tests.web.guest import Guest
from tests.web.turns import take_turn

PATIENCE = 60.0  # seconds: a server that is only slow, on a busy machine, keeps its guests
GAME = next(game.name for game in map(load, ids()) if not game.rules.die_faces)


@pytest.fixture
def browser() -> Iterator[Browser]:
    path = find()  # before playwright starts, which it may ask itself
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


def test_a_game_goes_on_at_another_server(browser: Browser) -> None:
    rng = random.Random(13)
    with Club(2, with_wires=False, answer_seconds=PATIENCE) as club:
        guests = Guest(browser, club.url), Guest(browser, club.url)
        ada, emmy = guests
        emmy.sit_down(ada.invite(GAME, "Ada"), "Emmy")
        for number, member in enumerate(club.members):
            for each in guests:
                expect(each.heading).to_have_text(re.compile("Your turn|to move"))
            mover, other = guests if ada.is_my_turn else guests[::-1]
            member.end()  # whoever is there goes to the other one
            take_turn(mover, GAME, rng)
            other.until_turn()
            for each in guests:
                expect(each.moves).to_have_count(number + 1)
            member.start()
            while len(club.spreader.ready) < len(club.members):
                ada.page.wait_for_timeout(50)
        for each in guests:
            expect(each.page.get_by_text("Connection lost")).to_have_count(0)
            each.close()
