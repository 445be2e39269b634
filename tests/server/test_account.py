"""A finished game taken apart, over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.contract import Game
from ludoteca.match import Match, Seat
from ludoteca.match.record import parse_record
from ludoteca.server import review
from tests.server.table_client import application, open_table, seated


def finished(path: Path, game: str) -> tuple[dict[str, Any], str]:
    """Play a game of two seats at one screen, always the first move; return account and record."""
    with application(path) as client:
        key = open_table(client, game, "me", "me")
        with seated(client, key["table"], key["token"]) as player:
            while not player.table["result"]:
                view = next(view for view in player.table["views"] if view["legal"])
                action = view["legal"][0]["action"]
                player.ask("move", view["seat"], version=view["version"], action=action)
        answer = client.get(f"/api/tables/{key['table']}/account")
        assert answer.status_code == 200, answer.text
        record = client.get(f"/api/tables/{key['table']}/record").text
    account: dict[str, Any] = answer.json()
    return account, record


def test_start_luck_skill_and_others_are_the_result(tmp_path: Path, tiny: Game) -> None:
    found, record = finished(tmp_path / "t.sqlite", tiny.id)
    match = parse_record(record)
    assert match.result is not None
    assert found["is_score"] is False
    assert found["start"] == [0.5, 0.5]
    for seat, account in enumerate(found["accounts"]):
        made = sum(account[name] for name in ("start", "luck", "skill", "others"))
        share = (seat in match.result.winners) / len(match.result.winners)
        assert made == pytest.approx(share, abs=1e-9)
        luck = [event["luck"][seat] for event in found["events"]]
        assert luck[account["luckiest"] - 1] == max(
            value for value, e in zip(luck, found["events"], strict=True) if e["seat"] is None
        )
    assert len(found["events"]) == len(match.events)
    assert [move["event"] for move in found["moves"]] == [
        n for n, event in enumerate(found["events"], 1) if event["seat"] is not None
    ]
    assert found["same_dice"] is None


async def test_a_game_is_looked_through_once_for_all_who_ask(
    tiny: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.start(tiny.id, [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
    match.resign(0)
    table = SimpleNamespace(playing=lambda: match, num_events=7)
    desk = SimpleNamespace(table=table, lock=asyncio.Lock())
    looked: list[Match[Any]] = []

    class Tables:
        @asynccontextmanager
        async def desk(self, _table: str) -> AsyncIterator[SimpleNamespace]:
            yield desk

        async def wait_for(self, *_parts: str) -> None:
            pass

    def look(match: Match[Any]) -> bytes:
        looked.append(match)
        return b"{}"

    monkeypatch.setattr(review, "review_json", look)
    asked = [review.account_for_game("same", cast("Any", Tables())) for _ in range(20)]
    answers = await asyncio.gather(*asked)
    assert [answer.body for answer in answers] == [b"{}"] * 20
    assert looked == [match]
    await review.account_for_game("same", cast("Any", Tables()))
    assert len(looked) == 1  # it was kept
    table.num_events = 9  # taken back, and ended in another way
    await review.account_for_game("same", cast("Any", Tables()))
    assert len(looked) == 2
    monkeypatch.setattr(review, "MOST_FOUND", 3 * len(b"{}"))
    for number in range(5):
        await review.account_for_game(f"other {number}", cast("Any", Tables()))
    assert [table for table, _ in review._found] == ["other 2", "other 3", "other 4"]


def test_nothing_is_taken_apart_before_the_end(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        running = open_table(client, "quantik", "me", "me")["table"]
        answer = client.get(f"/api/tables/{running}/account")
        assert (answer.status_code, answer.json()["message"]) == (409, "server-error-no-review")
        assert client.get("/api/tables/nowhere/account").status_code == 404
