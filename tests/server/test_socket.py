"""Playing at a table: versions, repeats, secrets, take-backs, rematches, and tampering."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.table_client import ORIGIN, Player, application, open_table, seated, take_seat


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path / "tables.sqlite") as client:
        yield client


def two_players(stack: ExitStack, client: TestClient, game: str) -> tuple[Player, Player]:
    """Seat two people at one table; the one to move first comes first."""
    first = open_table(client, game, "me", "open")
    second = take_seat(client, first["table"], 1)
    a = stack.enter_context(seated(client, first["table"], first["token"]))
    b = stack.enter_context(seated(client, first["table"], second["token"]))
    a.receive()  # that the other came
    return (a, b) if any(view["legal"] for view in a.table["views"]) else (b, a)


def seat_of(player: Player) -> int:
    seat: int = player.table["my_seats"][0]
    return seat


def test_a_move_reaches_everybody(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        spectator = stack.enter_context(seated(client, mover.table["table"]))
        answer = mover.move()
        assert answer["type"] == "state"
        seen = other.receive()
        assert seen["history"][-1]["text"] == answer["history"][-1]["text"] == "Aa1"
        assert seen["views"][0]["board"]["cells"][0] == "A"
        assert seen["views"][0]["legal"] != []
        watched = spectator.receive()
        assert watched["views"][0]["board"]["cells"][0] == "A"
        assert watched["views"][0]["legal"] == []


def test_a_repeated_request_is_carried_out_once(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, _ = two_players(stack, client, "quantik")
        view = mover.table["views"][0]
        request = {"type": "move", "id": "once", "seat": view["seat"], "action": 0}
        request["version"] = view["version"]
        first = mover.send(request)
        again = mover.send(request)
        assert first["revision"] == again["revision"] == 3
        assert sum(cell != "" for cell in again["views"][0]["board"]["cells"]) == 1


def test_the_same_move_under_another_id_changes_nothing(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        view = mover.table["views"][0]
        first = mover.ask("move", view["seat"], version=view["version"], action=0)
        other.catch_up()
        num_messages = len(other.messages)
        again = mover.ask("move", view["seat"], version=view["version"], action=0)
        assert again["type"] == "state"
        assert again["revision"] == first["revision"]
        other.catch_up()
        assert len(other.messages) == num_messages + 1  # the refusal of its own nonsense


def test_a_stale_move_changes_nothing(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        version = mover.table["views"][0]["version"]
        mover.move()
        other.receive()
        other.move()
        refusal = mover.ask("move", seat_of(mover), version=version, action=63)
        assert (refusal["type"], refusal["message"]) == ("refusal", "match-error-stale")


def test_nobody_moves_for_another_seat(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        view = mover.table["views"][0]
        spectator = stack.enter_context(seated(client, mover.table["table"], "forged.token"))
        for thief in (other, spectator):
            answer = thief.ask("move", view["seat"], version=view["version"], action=0)
            assert answer["message"] == "server-error-not-your-seat"
            assert thief.ask("resign", view["seat"])["message"] == "server-error-not-your-seat"


@pytest.mark.parametrize(
    ("request_text", "message"),
    [
        ("nonsense", "server-error-message"),
        ('{"type": "move", "id": "x", "seat": 0}', "server-error-message"),
        ('{"type": "win", "id": "x", "seat": 0}', "server-error-message"),
        ('{"type": "undo", "id": "x y", "seat": 0}', "server-error-message"),
        ('{"type": "undo", "id": "x", "seat": 0, "more": 1}', "server-error-message"),
        ('{"type": "hello"}', "server-error-message"),
        ("[" * 5000, "server-error-message"),
    ],
)
def test_unreadable_messages_are_refused_and_the_table_goes_on(
    client: TestClient, request_text: str, message: str
) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.socket.send_text(request_text)
        assert player.receive()["message"] == message
        assert player.move()["type"] == "state"


def test_bytes_are_no_message(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.socket.send_bytes(b'{"type": "resign", "id": "x", "seat": 0}')
        assert player.receive()["message"] == "server-error-message"
        assert player.move()["type"] == "state"


def test_illegal_and_untimely_requests_are_refused(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        seat, version = seat_of(mover), mover.table["views"][0]["version"]
        ask = mover.ask
        assert ask("move", seat, version=version, action=64)["message"] == "match-error-action"
        assert ask("undo", seat)["message"] == "match-error-no-undo"
        assert ask("ask-takeback", seat)["message"] == "match-error-no-undo"
        answer = ask("answer-takeback", seat, is_granted=True)
        assert answer["message"] == "server-error-no-takeback"
        assert ask("rematch", seat)["message"] == "server-error-not-over"
        late = other.ask("move", seat_of(other), version=0, action=0)
        assert late["message"] == "error-not-your-turn"


def test_before_everybody_sits_nobody_moves(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "open")
    with seated(client, key["table"], key["token"]) as player:
        assert player.table["is_waiting"]
        answer = player.ask("move", 0, version=0, action=0)
        assert answer["message"] == "server-error-waiting"
        take_seat(client, key["table"], 1)
        assert not player.receive()["is_waiting"]


def test_undo_against_a_bot_takes_back_both_moves(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "random")
    with seated(client, key["table"], key["token"]) as player:
        player.wait_for_turn()
        before = player.table["views"][0]["board"]["cells"]
        player.move()
        player.wait_for_turn()
        assert player.table["views"][0]["can_undo"]
        known = player.history
        undone = player.ask("undo", 0)
        assert undone["views"][0]["board"]["cells"] == before
        assert (undone["history_from"], undone["history"]) == (len(known) - 2, [])
    with seated(client, key["table"], key["token"], since=len(known), revision=2) as late:
        assert late.table["history_from"] == 0  # who knows what is gone is told everything
        assert late.history == known[:-2]


def test_a_takeback_needs_consent(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        mover.move()
        other.receive()
        other.move()
        mover.receive()
        assert not mover.table["views"][0]["can_undo"]
        mover.ask("ask-takeback", seat_of(mover))
        assert other.receive()["takeback_asked_by"] == seat_of(mover)
        assert other.ask("answer-takeback", seat_of(other), is_granted=False)["type"] == "state"
        refused = mover.receive()
        assert refused["takeback_asked_by"] is None
        assert sum(c != "" for c in refused["views"][0]["board"]["cells"]) == 2
        mover.ask("ask-takeback", seat_of(mover))
        other.receive()
        other.ask("answer-takeback", seat_of(other), is_granted=True)
        granted = mover.receive()
        assert sum(c != "" for c in granted["views"][0]["board"]["cells"]) == 0
        assert granted["history"] == []


def test_nobody_peeks_at_dice_and_takes_back_unasked(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "kuhvadis")
        seat = seat_of(mover)
        while view := next((v for v in mover.table["views"] if v["legal"]), None):
            actions = {move["text"]: move["action"] for move in view["legal"]}
            chosen = actions.get("keep -", actions["pass"])  # roll, look, and pass at last
            answer = mover.ask("move", seat, version=view["version"], action=chosen)
            assert not answer["views"][0]["can_undo"]
        assert mover.history[-1]["kind"] == "roll"  # the other's dice
        assert mover.ask("undo", seat)["message"] == "match-error-no-undo"
        other.catch_up()
        mover.ask("ask-takeback", seat)
        other.receive()
        other.ask("answer-takeback", seat_of(other), is_granted=True)
        granted = mover.receive()
        assert [view["legal"] != [] for view in granted["views"]] == [True]
        assert not granted["with_takebacks"]  # by consent of all


def test_against_a_bot_the_game_is_marked_everywhere(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "random")
    with seated(client, key["table"], key["token"]) as player:
        player.wait_for_turn()
        player.move()
        player.wait_for_turn()
        assert not player.table["with_takebacks"]
        assert player.ask("undo", 0)["with_takebacks"]
        player.ask("resign", 0)
    assert client.get("/api/tables").json()[0]["with_takebacks"]
    record = client.get(f"/api/tables/{key['table']}/record").text
    assert '[Takebacks "1"]' in record
    verified = client.post("/api/verify", json={"text": record}, headers={"Origin": ORIGIN}).json()
    assert verified["with_takebacks"]


def test_at_one_screen_nobody_has_to_consent(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.move()
        mover = player.table["history"][0]["seat"]
        player.move()
        assert player.ask("undo", mover)["message"] == "match-error-no-undo"
        assert player.ask("ask-takeback", mover)["history"] == []
        assert player.table["takeback_asked_by"] is None


def three_in_knaster(stack: ExitStack, client: TestClient) -> list[Player]:
    """Seat three people at one table and let them choose once."""
    keys = [open_table(client, "knaster", "me", "open", "open")]
    table = keys[0]["table"]
    keys += [take_seat(client, table, seat) for seat in (1, 2)]
    players = [stack.enter_context(seated(client, table, key["token"])) for key in keys]
    for player in players:
        player.move()
    for player in players:
        player.catch_up()
    return players


def test_everybody_else_has_to_consent_and_one_asks_at_a_time(client: TestClient) -> None:
    with ExitStack() as stack:
        a, b, c = three_in_knaster(stack, client)
        asked = {"id": "again", "type": "ask-takeback", "seat": 0}
        revision = a.send(asked)["revision"]
        assert a.ask("ask-takeback", 0)["revision"] == revision
        assert b.ask("ask-takeback", 1)["message"] == "server-error-takeback-open"
        answer = a.ask("answer-takeback", 0, is_granted=True)
        assert answer["message"] == "server-error-no-takeback"
        assert b.ask("answer-takeback", 1, is_granted=True)["takeback_asked_by"] == 0
        answer = b.ask("answer-takeback", 1, is_granted=True)
        assert answer["message"] == "server-error-no-takeback"
        assert c.ask("answer-takeback", 2, is_granted=True)["takeback_asked_by"] is None
        assert [entry["kind"] for entry in a.history] == ["roll", "move", "move", "move", "roll"]
        a.catch_up()
        assert [entry["kind"] for entry in a.history] == ["roll"]


def test_who_resigned_is_not_asked_and_does_not_move_but_a_bot_does(client: TestClient) -> None:
    with ExitStack() as stack:
        a, b, c = three_in_knaster(stack, client)
        b.ask("resign", 1)
        while any(seat["is_to_act"] for seat in b.table["seats"] if seat["seat"] == 1):
            b.receive()  # a bot chooses in its place
        view = b.table["views"][0]
        assert (b.table["seats"][1]["has_resigned"], view["legal"]) == (True, [])
        answer = b.ask("move", 1, version=view["version"], action=0)
        assert answer["message"] == "server-error-resigned"
        for _ in range(2):  # a resignation in a round makes its choices final
            for player in (a, c):
                player.catch_up()
                player.move()
        a.catch_up()
        known = a.history
        assert a.ask("ask-takeback", 0)["takeback_asked_by"] == 0
        c.ask("answer-takeback", 2, is_granted=True)
        a.catch_up()
        assert a.table["takeback_asked_by"] is None
        assert 0 < a.table["history_from"] <= len(a.history) < len(known)


def test_resigning_ends_it_and_a_rematch_seats_the_same_people(client: TestClient) -> None:
    with ExitStack() as stack:
        mover, other = two_players(stack, client, "quantik")
        ended = mover.ask("resign", seat_of(mover))
        assert ended["result"]["winners"] == [seat_of(other)]
        assert ended["result"]["reason"] == "resigned"
        assert len(ended["proof"]["secret"]) == 64
        other.receive()
        table = other.ask("rematch", seat_of(other))["rematch"]
        assert mover.receive()["rematch"] == table
        again = mover.ask("rematch", seat_of(mover))
        assert again["message"] == "server-error-rematch-open"
        shown = client.get(f"/api/tables/{table}").json()
        assert not shown["is_waiting"]
        assert [seat["name"] for seat in shown["seats"]] == ["N0", "Guest"]


def test_sockets_of_other_sites_are_refused(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    address = f"/api/tables/{key['table']}/socket"
    evil = {"Origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(address, headers=evil):
        pass


def test_an_unknown_table_says_so_and_hangs_up(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/none/socket") as socket:
        socket.send_text('{"type": "hello"}')
        assert json.loads(socket.receive_text())["message"] == "server-error-no-table"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


@pytest.mark.parametrize("hello", ["", "[]", '{"type": "hello", "since": -1}', '{"type": "move"}'])
def test_a_wrong_hello_is_hung_up_on(client: TestClient, hello: str) -> None:
    key = open_table(client, "quantik", "me", "me")
    with client.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
        socket.send_text(hello)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_a_flood_of_requests_is_slowed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.socket.REQUESTS_PER_SECOND", 0)  # no time passes
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        for number in range(80):
            player.socket.send_text(f'{{"type": "undo", "id": "u{number}", "seat": 0}}')
        answers = [player.receive()["message"] for _ in range(80)]
        assert answers == ["match-error-no-undo"] * 60 + ["server-error-too-fast"] * 20


def test_a_reconnecting_guest_gets_only_what_it_missed(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.move()
        player.move()
        known, revision = 2, player.table["revision"]
    with client.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
        hello = {"type": "hello", "token": key["token"], "since": known, "revision": revision}
        socket.send_text(json.dumps(hello))
        state = json.loads(socket.receive_text())
        assert (state["history"], state["history_from"]) == ([], 2)


def test_after_an_undo_a_reconnecting_guest_gets_the_whole_history(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        player.move()
        mover = player.table["history"][0]["seat"]
        known, revision = 1, player.table["revision"]
        player.ask("undo", mover)
        player.move(5)
    with client.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
        hello = {"type": "hello", "token": key["token"], "since": known, "revision": revision}
        socket.send_text(json.dumps(hello))
        state = json.loads(socket.receive_text())
        assert state["history_from"] == 0
        assert [entry["text"] for entry in state["history"]] == ["Ab2"]


def test_an_id_stands_for_one_request_only(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "me")
    with seated(client, key["table"], key["token"]) as player:
        seat = next(view["seat"] for view in player.table["views"] if view["legal"])
        move = {"type": "move", "id": "x", "seat": seat, "version": 0, "action": 0}
        assert player.send(move)["type"] == "state"
        assert player.send(move)["type"] == "state"
        for other in ({**move, "action": 1}, {"type": "undo", "id": "x", "seat": seat}):
            assert player.send(other)["message"] == "server-error-id-reused"
        assert len(player.history) == 1
