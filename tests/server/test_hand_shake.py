"""The dice before they fall: everybody commits, then everybody reveals, for rematches too."""

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.match import verify
from tests.server.table_client import Player, application, open_table, seated, take_seat

TEXTS = {0: "5f0c1e9ab7d24380a6e1c94d2b7730f8", 1: "a91d4c0f7b6e2358d0c4f19a63be8275"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with application(tmp_path / "tables.sqlite") as client:
        yield client


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commit(player: Player, seat: int) -> dict[str, Any]:
    return player.ask("commit", seat, commitment=sha(TEXTS[seat]))


def reveal(player: Player, seat: int, text: str | None = None) -> dict[str, Any]:
    return player.ask("reveal", seat, contribution=text or TEXTS[seat])


def two(stack: ExitStack, client: TestClient) -> tuple[Player, Player]:
    first = open_table(client, "kuhvadis", "me", "open", commits=True)
    ada = stack.enter_context(seated(client, first["table"], first["token"]))
    second = take_seat(client, first["table"], 1, commits=True)
    return ada, stack.enter_context(seated(client, first["table"], second["token"]))


def test_all_commit_then_all_reveal_then_the_first_die_falls(client: TestClient) -> None:
    with ExitStack() as stack:
        ada, emmy = two(stack, client)
        servers = ada.table["proof"]["commitment"]
        assert (emmy.table["is_waiting"], emmy.table["proof"]["stage"]) == (True, "commit")
        assert emmy.table["proof"]["awaited"] == [0, 1]
        assert reveal(ada, 0)["message"] == "server-error-no-reveal"  # not before all committed
        assert commit(ada, 0)["proof"]["awaited"] == [1]
        assert reveal(ada, 0)["message"] == "server-error-no-reveal"
        state = commit(emmy, 1)
        proof = state["proof"]
        assert (proof["stage"], proof["awaited"]) == ("reveal", [0, 1])
        assert proof["commitments"] == [sha(TEXTS[0]), sha(TEXTS[1])]
        other = emmy.ask("commit", 1, commitment=sha("another"))
        assert other["message"] == "server-error-committed"
        assert reveal(emmy, 1, "another")["message"] == "match-error-commitment"
        told = reveal(emmy, 1)
        assert told["proof"]["awaited"] == [0]  # who is waited for is named
        assert told["proof"]["contributions"] == ["", ""]  # nobody's is told before all are there
        assert (told["is_waiting"], told["history"], told["views"]) == (True, [], [])
        begun = reveal(ada, 0)
        assert (begun["is_waiting"], begun["proof"]["stage"]) == (False, "play")
        assert begun["proof"]["contributions"] == [TEXTS[0], TEXTS[1]]
        assert begun["proof"]["commitment"] == servers
        assert begun["history"][0]["kind"] == "roll"
        ada.ask("resign", 0)
        record = client.get(f"/api/tables/{ada.table['table']}/record").text
        checked = verify(record)
        assert (checked.format, checked.committed, checked.commitment) == (2, (0, 1), servers)


def test_a_rematch_shakes_hands_anew_with_another_secret(client: TestClient) -> None:
    with ExitStack() as stack:
        ada, emmy = two(stack, client)
        before = ada.table["proof"]["commitment"]
        for step in (commit, reveal):
            for seat, player in ((0, ada), (1, emmy)):
                step(player, seat)
        ada.ask("resign", 0)
        table = ada.ask("rematch", 0)["rematch"]
    shown = client.get(f"/api/tables/{table}").json()
    assert (shown["is_waiting"], shown["proof"]["awaited"]) == (True, [0, 1])
    assert shown["proof"]["commitments"] == shown["proof"]["contributions"] == ["", ""]
    assert shown["proof"]["commitment"] != before


def test_requests_that_come_twice_and_commitments_made_anew(client: TestClient) -> None:
    with ExitStack() as stack:
        ada, emmy = two(stack, client)
        ada.ask("commit", 0, commitment=sha("first thought"))
        revision = commit(ada, 0)["revision"]  # nothing is known yet, so it may change
        assert commit(ada, 0)["revision"] == revision
        commit(emmy, 1)
        revision = reveal(ada, 0)["revision"]
        assert reveal(ada, 0)["revision"] == revision
        assert (
            ada.ask("reveal", 1, contribution=TEXTS[1])["message"] == "server-error-not-your-seat"
        )


def test_the_old_way_begins_at_once_and_the_record_says_so(client: TestClient) -> None:
    key = open_table(client, "kuhvadis", "me", "random", contribution="given openly")
    with seated(client, key["table"], key["token"]) as player:
        assert not player.table["is_waiting"]
        assert player.table["proof"]["contributions"] == ["given openly", ""]
        player.ask("resign", 0)
        table = player.ask("rematch", 0)["rematch"]
    assert verify(client.get(f"/api/tables/{key['table']}/record").text).committed == ()
    proof = client.get(f"/api/tables/{table}").json()["proof"]
    assert proof["contributions"] == ["", ""]  # an old contribution is no contribution


def test_one_who_commits_waits_for_no_old_client_and_is_safe_all_the_same(
    client: TestClient,
) -> None:
    first = open_table(client, "kuhvadis", "me", "open", commits=True)
    take_seat(client, first["table"], 1)
    with seated(client, first["table"], first["token"]) as ada:
        assert ada.table["proof"]["awaited"] == [0]
        commit(ada, 0)
        assert not reveal(ada, 0)["is_waiting"]
        ada.ask("resign", 0)
    assert verify(client.get(f"/api/tables/{first['table']}/record").text).committed == (0,)


def test_bots_contribute_nothing_and_move_once_the_dice_have_begun(client: TestClient) -> None:
    key = open_table(client, "quantik", "me", "random", commits=True)
    with seated(client, key["table"], key["token"]) as player:
        commit(player, 0)
        reveal(player, 0)
        player.wait_for_turn()
        assert player.move()["type"] == "state"
        assert player.table["proof"]["contributions"] == [TEXTS[0], ""]


def test_a_table_half_way_through_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "again.sqlite"
    with application(path) as client:
        key = open_table(client, "quantik", "me", "random", commits=True)
        with seated(client, key["table"], key["token"]) as player:
            commit(player, 0)
    with application(path) as client, seated(client, key["table"], key["token"]) as player:
        assert player.table["proof"]["stage"] == "reveal"
        assert not reveal(player, 0)["is_waiting"]
