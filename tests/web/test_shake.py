"""Two browsers agree on the dice, and notice who does not keep to it."""

import hashlib
import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.guest import Guest

Come = Callable[..., Guest]

# What a browser keeps of its part in the dice of the table it is at.
_KEPT = """() => JSON.parse(
  localStorage.getItem(`ludoteca-dice-${location.pathname.split('/').at(-1)}`))"""


def listen(guest: Guest, change: Callable[[dict[str, object]], bool]) -> None:
    """Stand between a guest and the server; a change to what is sent may swallow it."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            if change(json.loads(text)):
                server.send(text)

        line.on_message(hear)

    guest.page.route_web_socket(re.compile("/socket$"), between)


def test_both_commit_and_the_record_shows_it(guest: Come) -> None:
    ada, emmy = guest(), guest()
    emmy.sit_down(ada.invite("Kuh Vadis", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    made = []
    for seat, each in enumerate((ada, emmy)):
        kept = each.page.evaluate(_KEPT)
        made.append(hashlib.sha256(kept["texts"][str(seat)].encode()).hexdigest())
        assert kept["commitments"][seat] == made[seat]
    assert len(set(made)) == 2
    page = ada.page
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.heading).to_have_text("Ada resigned; Emmy wins.")
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_text("Your browser checked the dice itself.")).to_be_visible()
    expect(page.get_by_text("The fingerprints are those this browser saw")).to_be_visible()
    expect(page.get_by_text("so nobody chose the dice, not even whoever ran")).to_be_visible()
    record = page.get_by_role("textbox").input_value()
    assert all(f'[Commitment{seat + 1} "{made[seat]}"]' in record for seat in range(2))


def test_who_does_not_reveal_is_waited_for_and_named(guest: Come) -> None:
    ada, emmy = guest(), guest()
    swallowed = {"reveal"}
    listen(emmy, lambda message: message["type"] not in swallowed)
    emmy.sit_down(ada.invite("Knaster", "Ada"), "Emmy")
    expect(ada.heading).to_have_text("Agreeing on the dice …")
    expect(ada.page.get_by_text("Waiting for Emmy.")).to_be_visible()
    swallowed.clear()
    emmy.page.reload()
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn"))


def test_a_server_that_changes_its_dice_is_found_out(ada: Guest) -> None:
    ada.play_bot("Knaster")
    ada.until_turn()
    ada.page.evaluate(
        """() => {
          const key = `ludoteca-dice-${location.pathname.split('/').at(-1)}`;
          const kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({...kept, server: '0'.repeat(64)}));
        }"""
    )
    ada.page.reload()
    expect(ada.heading).to_have_text("This server broke its word.")
