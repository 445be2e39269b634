"""Games without a board of their own, in states worth looking at; needs the examples."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.program import play_on
from tests.web.scenes import Come, against, rules_of


def start(come: Come) -> Guest:
    """Show the start page with ours and others' games."""
    guest = come()
    guest.go()
    expect(guest.page.get_by_role("article")).to_have_count(6)
    return guest


def new_table(come: Come) -> Guest:
    """Open the dialog for a table of three."""
    guest = start(come)
    guest.page.get_by_role("button", name="With friends – Pig").click()
    guest.page.get_by_role("button", name="One more").click()
    return guest


def board(come: Come) -> Guest:
    """Choose a column in the middle of Connect Four."""
    guest = against(come, "Connect Four", "Random")
    play_on(guest, 3)
    return guest


def dice(come: Come) -> Guest:
    """Decide about a pile at Pig."""
    guest = against(come, "Pig", "Random")
    play_on(guest, 2)
    return guest


def secret(come: Come) -> Guest:
    """Choose a hand behind the curtain."""
    guest = come()
    guest.set_table("Rock, Paper, Scissors", "Together at this screen", ["Ada", "Emmy"])
    guest.page.get_by_role("button", name="I am Ada").click()
    expect(guest.page.get_by_role("list", name="Your moves")).to_be_visible()
    return guest


def end(come: Come) -> Guest:
    """See who won at Pig."""
    guest = against(come, "Pig", "Random")
    play_on(guest)
    return guest


PLAIN_SCENES: dict[str, Callable[[Come], Guest]] = {
    "plain-start": start,
    "plain-new-table": new_table,
    "plain-board": board,
    "plain-dice": dice,
    "plain-secret": secret,
    "plain-end": end,
    "plain-rules": rules_of("connect_four"),
}
