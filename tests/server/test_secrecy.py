"""Nobody learns of a choice in Knaster before all have chosen: not in any message, by any way."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.table_client import Player, application, open_table, seated, take_seat

SECRET = "0c00" * 16  # with it the first rolls are 11, 7, 7, 5 and 7: three of a kind
CELLS = [0, 1, 2, 3, 4]  # the top row, from the left
WRITTEN = [11, 7, 7, 5, 7]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    original = secrets.token_hex
    monkeypatch.setattr(secrets, "token_hex", lambda n: SECRET if n == 32 else original(n))
    with application(tmp_path / "tables.sqlite") as client:
        yield client


def shown(table: dict[str, Any], history: list[dict[str, Any]]) -> dict[str, Any]:
    """Return all that a message shows, except who is still to act, and the number of that."""
    known = {k: v for k, v in table.items() if k not in ("revision", "answers", "history_from")}
    known["seats"] = [{**seat, "is_to_act": None} for seat in table["seats"]]
    return {**known, "history": history}


class Watcher:
    """A player or spectator whose every message is compared with what it may know."""

    def __init__(self, player: Player) -> None:
        """Remember what there is to see now."""
        self.player = player
        self.remember()

    def remember(self) -> None:
        """Take what is shown now for what may be known until everybody has chosen."""
        self.player.catch_up()
        self.known = shown(self.player.table, self.player.history)
        self.num_messages = len(self.player.messages)

    def assert_nothing_shows(self) -> None:
        """Compare every message since; the history is put together as clients do it."""
        self.player.catch_up()
        history = self.known["history"]
        for message in self.player.messages[self.num_messages :]:
            if message["type"] == "state":
                history = history[: message["history_from"]] + message["history"]
                assert shown(message, history) == self.known
        self.num_messages = len(self.player.messages)


def to_act(player: Player) -> list[int]:
    return [seat["seat"] for seat in player.table["seats"] if seat["is_to_act"]]


def choose(player: Player, kind: str, cell: int) -> None:
    """Make the choice of a kind that touches a cell."""
    (view,) = player.table["views"]
    (action,) = (
        move["action"] for move in view["legal"] if move["kind"] == kind and move["cells"] == [cell]
    )
    answer = player.ask("move", view["seat"], version=view["version"], action=action)
    assert answer["type"] == "state"


def test_knaster_choices_stay_hidden_in_every_message(client: TestClient) -> None:
    keys = [open_table(client, "knaster", "me", "open", "open")]
    table = keys[0]["table"]
    keys += [take_seat(client, table, seat) for seat in (1, 2)]
    with ExitStack() as stack:
        players = [stack.enter_context(seated(client, table, key["token"])) for key in keys]
        spectator = stack.enter_context(seated(client, table))
        watchers = [Watcher(player) for player in (*players, spectator)]
        for turn, cell in enumerate(CELLS):
            for watcher in watchers:
                watcher.remember()
            record = client.get(f"/api/tables/{table}/record").text
            order = [(turn + i) % 3 for i in range(3)]  # everybody is first and last sometimes
            for number, seat in enumerate(order):
                choose(players[seat], "write", cell)
                if number < 2:
                    assert_hidden(client, table, keys, watchers, seat)
                if turn == 4:  # the row is full and its three of a kind gives a circle
                    choose(players[seat], "hand", cell)
                    if number < 2:
                        assert_hidden(client, table, keys, watchers, seat)
                if number < 2:
                    watchers[seat].remember()
                    spectator.catch_up()
                    assert to_act(spectator) == sorted(order[number + 1 :])
                    assert client.get(f"/api/tables/{table}/record").text == record
            assert_revealed([*players, spectator], turn)


def assert_hidden(
    client: TestClient, table: str, keys: list[dict[str, Any]], watchers: list[Watcher], seat: int
) -> None:
    """Look at a choice from everywhere but the seat that made it."""
    for other, watcher in enumerate(watchers):
        if other == seat:
            continue
        watcher.assert_nothing_shows()
        token = keys[other]["token"] if other < len(keys) else None
        with seated(client, table, token) as again:  # as after a lost connection
            assert shown(again.table, again.history) == watcher.known
        watcher.assert_nothing_shows()
    client.cookies.clear()
    over_http = client.get(f"/api/tables/{table}").json()
    assert shown(over_http, over_http["history"]) == watchers[-1].known


def assert_revealed(everybody: list[Player], turn: int) -> None:
    """Everybody now sees the same, in the order of the seats, nothing lost and nothing twice."""
    for player in everybody:
        player.catch_up()
        assert player.history == everybody[0].history
        for sheet in player.table["views"][0]["board"]["sheets"]:
            assert sheet["numbers"][: turn + 1] == WRITTEN[: turn + 1]
    history = everybody[0].history
    rolls = [i for i, entry in enumerate(history) if entry["kind"] == "roll"]
    assert len(rolls) == turn + 2
    moves = history[rolls[-2] + 1 : rolls[-1]]
    each = 2 if turn == 4 else 1
    assert [move["seat"] for move in moves] == [seat for seat in range(3) for _ in range(each)]


def test_who_comes_back_with_a_choice_of_its_own_gets_the_round_anew(client: TestClient) -> None:
    key = open_table(client, "knaster", "me", "open")
    other = take_seat(client, key["table"], 1)
    with seated(client, key["table"], other["token"]) as second:
        choose(second, "write", 0)
        known, revision = len(second.history), second.table["revision"]
        history = second.history
    with seated(client, key["table"], key["token"]) as first:
        choose(first, "write", 7)
    with seated(client, key["table"], other["token"], known, revision) as second:
        together = history[: second.table["history_from"]] + second.table["history"]
        assert [(e["kind"], e["seat"]) for e in together] == [
            ("roll", None),
            ("move", 0),
            ("move", 1),
            ("roll", None),
        ]


def test_choices_of_bots_stay_hidden_too(client: TestClient) -> None:
    key = open_table(client, "knaster", "me", "random", "greedy")
    with ExitStack() as stack:
        player = stack.enter_context(seated(client, key["table"], key["token"]))
        spectator = stack.enter_context(seated(client, key["table"]))
        for _ in range(3):
            watcher = Watcher(spectator)
            while to_act(player) != [0]:
                player.receive()
            watcher.assert_nothing_shows()
            player.move()
        spectator.catch_up()
        assert sum(entry["kind"] == "roll" for entry in spectator.history) == 4


def test_nobody_learns_how_many_decisions_another_made(client: TestClient) -> None:
    keys = [open_table(client, "knaster", "me", "open", "open")]
    table = keys[0]["table"]
    keys += [take_seat(client, table, seat) for seat in (1, 2)]
    with ExitStack() as stack:
        players = [stack.enter_context(seated(client, table, key["token"])) for key in keys]
        spectator = stack.enter_context(seated(client, table))
        for cell in CELLS[:-1]:
            for player in players:
                player.catch_up()
                choose(player, "write", cell)
        for player in (*players, spectator):
            player.catch_up()
        others = (*players[1:], spectator)
        revisions = [other.table["revision"] for other in others]
        told = [len(other.messages) for other in others]
        own = players[0].table["revision"]
        choose(players[0], "write", CELLS[-1])  # the row is full, so a circle is due as well
        for other, revision, num_messages in zip(others, revisions, told, strict=True):
            other.catch_up()
            assert other.table["revision"] == revision
            assert len(other.messages) == num_messages + 1  # the refusal that was asked for
        with seated(client, table) as again:
            assert again.table["revision"] == revisions[-1]
        assert players[0].table["revision"] == own + 1
        choose(players[0], "hand", CELLS[0])
        for other, revision in zip(others, revisions, strict=True):
            other.catch_up()
            assert other.table["revision"] == revision + 1  # now it is seen that one has chosen
            assert to_act(other) == [1, 2]


def test_the_record_does_not_tell_that_a_hidden_decision_was_taken_back(client: TestClient) -> None:
    keys = [open_table(client, "knaster", "me", "open")]
    table = keys[0]["table"]
    keys.append(take_seat(client, table, 1))
    with ExitStack() as stack:
        players = [stack.enter_context(seated(client, table, key["token"])) for key in keys]
        for cell in CELLS[:-1]:
            for player in players:
                player.catch_up()
                choose(player, "write", cell)
        players[0].catch_up()
        record = client.get(f"/api/tables/{table}/record").text
        choose(players[0], "write", CELLS[-1])  # a circle is due as well, so nobody sees it yet
        assert players[0].ask("undo", 0)["type"] == "state"
        assert client.get(f"/api/tables/{table}/record").text == record
