"""A client that cheats from the console of its own page is refused, and nothing changes."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.guest import Guest
from tests.web.turns import take_turn

Come = Callable[..., Guest]

# Open a socket of one's own, hear the table, send one request, and return table and answer.
_CHEAT = """([table, request]) => new Promise(resolve => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  const send = message => socket.send(JSON.stringify(message));
  let state = null;
  socket.onopen = () => send({type: 'hello', token: null, since: 0, revision: 0});
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    if (message.answers || message.type === 'refusal') {
      socket.close();
      resolve([state, message]);
    } else if (!state) {
      state = message;
      const needed = request.type === 'move' ? {version: state.views[0].version} : {};
      send({id: `cheat-${Date.now()}`, ...needed, ...request});
    }
  };
})"""


def cheat(guest: Guest, table: str, **request: object) -> dict[str, Any]:
    """Send a forged request from a guest's page and return the answer."""
    _, answer = guest.page.evaluate(_CHEAT, [table, request])
    return dict(answer)


def seated(guest: Come) -> tuple[Guest, Guest, int]:
    """Seat two at Quantik; return who is to move, the other, and the seat of the first."""
    ada, emmy = guest(), guest()
    emmy.sit_down(ada.invite("Quantik", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    return (ada, emmy, 0) if ada.is_my_turn else (emmy, ada, 1)


def test_move_for_another_seat(guest: Come) -> None:
    mover, cheater, seat = seated(guest)
    answer = cheat(cheater, cheater.table, type="move", seat=seat, action=0)
    assert (answer["type"], answer["message"]) == ("refusal", "server-error-not-your-seat")
    assert cheat(cheater, cheater.table, type="resign", seat=seat)["type"] == "refusal"
    assert mover.is_my_turn
    take_turn(mover, "Quantik", random.Random(14))
    expect(cheater.moves).to_have_count(1)


def test_move_out_of_turn_or_against_the_rules(guest: Come) -> None:
    mover, other, seat = seated(guest)
    answer = cheat(other, other.table, type="move", seat=1 - seat, action=0)
    assert (answer["type"], answer["message"]) == ("refusal", "error-not-your-turn")
    take_turn(mover, "Quantik", random.Random(15))
    other.until_turn()
    taken = other.cells("light|dark")[0]
    cell = (int(taken[1]) - 1) * 4 + "abcd".index(taken[0])
    answer = cheat(other, other.table, type="move", seat=1 - seat, action=cell)
    assert answer["type"] == "refusal"
    assert answer["message"] == "match-error-action"
    expect(mover.moves).to_have_count(1)
    expect(other.moves).to_have_count(1)


def test_move_for_an_old_version(guest: Come) -> None:
    mover, _, seat = seated(guest)
    answer = cheat(mover, mover.table, type="move", seat=seat, action=0, version=10**6)
    assert (answer["type"], answer["message"]) == ("refusal", "match-error-stale")
    assert mover.is_my_turn


def test_spectator_moves(guest: Come) -> None:
    mover, _, seat = seated(guest)
    watcher = guest()
    watcher.go(f"/t/{mover.table}")
    answer = cheat(watcher, mover.table, type="move", seat=seat, action=0)
    assert (answer["type"], answer["message"]) == ("refusal", "server-error-not-your-seat")
    answer = cheat(watcher, mover.table, type="undo", seat=seat)
    assert answer["type"] == "refusal"
    assert mover.is_my_turn


def test_nobody_learns_another_key(guest: Come) -> None:
    mover, other, _ = seated(guest)
    page = other.page
    found = page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then(a => a.text())")
    assert mover.key not in found
    assert mover.key.split(".")[0] not in found
    assert page.evaluate("document.cookie") == ""
