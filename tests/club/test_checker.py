"""The checker of the fault runs finds every fault that it is there for."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import pytest

from benchmarks.club_check import Verdict, judge
from benchmarks.club_players import Guest
from ludoteca.games import ids, load
from ludoteca.server.chain import Entry, link
from tests.server.table_client import Player, application, open_table, seated, take_seat

MOVES = 6
Story = tuple[dict[str, list[Entry]], list[Guest]]


def simultaneous_game() -> str:
    """Return a game in which choices are hidden until the dice fall."""
    games = map(load, ids())
    return next(g.id for g in games if g.rules.is_simultaneous and g.rules.die_faces)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Let two play at a real server while a third looks on, and note everything."""
    path = tmp_path_factory.mktemp("checker") / "tables.sqlite"
    with application(path) as client, ExitStack() as stack:
        first = open_table(client, simultaneous_game(), "me", "open")
        table = first["table"]
        tokens = [first["token"], take_seat(client, table, 1)["token"], None]
        players = [stack.enter_context(seated(client, table, token)) for token in tokens]
        guests = [
            Guest(table, seat, token, 0.0) for seat, token in zip((0, 1, None), tokens, strict=True)
        ]
        for number in range(MOVES):
            move(players[number % 2], guests[number % 2], f"m{number}")
        for player, guest in zip(players, guests, strict=True):
            player.catch_up()
            states = [message for message in player.messages if message["type"] == "state"]
            guest.heard = [json.dumps(state) for state in states]
    with closing(sqlite3.connect(path)) as file:
        query = "SELECT seq, data, hash FROM events WHERE table_id = ? ORDER BY seq"
        return {table: list(map(Entry._make, file.execute(query, (table,))))}, guests


def move(player: Player, guest: Guest, name: str) -> None:
    """Make the first legal move, with an id."""
    player.catch_up()
    (view,) = player.table["views"]
    asked = {"type": "move", "id": name, "seat": view["seat"], "version": view["version"]}
    asked["action"] = view["legal"][0]["action"]
    guest.asked[name] = asked
    assert player.send(asked)["type"] == "state"
    guest.acknowledged.add(name)


def forget_last_event(story: Story) -> None:
    """Lose the last thing that was written, chain and all."""
    ((_, entries),) = story[0].items()
    entries.pop()


def write_again(story: Story) -> None:
    """Write the last move once more, with a chain that fits."""
    ((table, entries),) = story[0].items()
    last = entries[-1]
    entries.append(Entry(last.seq + 1, last.data, link(last.hash, table, last.seq + 1, last.data)))


def write_of_nobody(story: Story) -> None:
    """Forget that somebody asked for a move."""
    story[1][0].asked.pop("m0")


def tamper(story: Story) -> None:
    """Change a stored event."""
    ((_, entries),) = story[0].items()
    entries[-1] = entries[-1]._replace(data=entries[-1].data.replace("}", " }"))


def forget_table(story: Story) -> None:
    """Lose everything."""
    story[0].clear()


def refuse_what_was_done(story: Story) -> None:
    """Tell somebody that nothing happened."""
    guest = story[1][0]
    guest.acknowledged.discard("m0")
    guest.refused["m0"] = "match-error-stale"


def tell_another_history(story: Story) -> None:
    """Tell a spectator of another move."""
    change_heard(story[1][2], -1, lambda state: state["history"][-1].update(text="?"))


def tell_an_unwritten_state(story: Story) -> None:
    """Tell of something before it is written."""
    change_heard(story[1][2], -1, lambda state: state.update(revision=99))


def tell_old_news(story: Story) -> None:
    """Tell again what was known long ago."""
    heard = story[1][2].heard
    heard.insert(-1, heard[0])


def tell_a_hidden_choice(story: Story) -> None:
    """Tell a spectator of a choice before everybody has made theirs."""
    entry = next(e for e in json.loads(story[1][0].heard[-1])["history"] if e["kind"] == "move")
    change_heard(story[1][2], 0, lambda state: state["history"].append(entry))


def leave_behind(story: Story) -> None:
    """Tell somebody nothing of the end."""
    story[1][2].heard.pop()


def do_not_answer(story: Story) -> None:
    """Never answer a request."""
    story[1][0].acknowledged.discard("m4")
    story[1][0].pending = "m4"


def change_heard(guest: Guest, place: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Change something that a guest was told."""
    last = len(guest.heard) + place if place < 0 else place
    while not json.loads(guest.heard[last])["history"]:  # who comes or goes brings none
        last -= 1
    state = json.loads(guest.heard[last])
    change(state)
    guest.heard[last] = json.dumps(state)


FAULTS: dict[str, Callable[[Story], None]] = {
    "lost": forget_last_event,
    "doubled": write_again,
    "invented": write_of_nobody,
    "refused_but_done": refuse_what_was_done,
    "illegal": write_again,
    "damaged": tamper,
    "untrue": tell_another_history,
    "backwards": tell_old_news,
    "leaked": tell_a_hidden_choice,
    "left_behind": leave_behind,
    "unanswered": do_not_answer,
}


def test_a_true_story_has_no_fault(story: Story) -> None:
    assert judge(*story) == Verdict()
    assert judge(*story).is_clean
    assert sum(len(guest.heard) for guest in story[1]) > 2 * MOVES


@pytest.mark.parametrize("name", [field.name for field in fields(Verdict)])
def test_every_fault_is_found(story: Story, name: str) -> None:
    log, guests = deepcopy(story[0]), [replace(guest) for guest in deepcopy(story[1])]
    FAULTS[name]((log, guests))
    verdict = judge(log, guests)
    assert getattr(verdict, name) > 0
    assert not verdict.is_clean


@pytest.mark.parametrize("fault", [forget_table, tell_an_unwritten_state])
def test_what_was_told_must_be_in_the_log(story: Story, fault: Callable[[Story], None]) -> None:
    changed = deepcopy(story)
    fault(changed)
    verdict = judge(*changed)
    assert verdict.untrue or verdict.lost
