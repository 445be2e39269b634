"""The first start: who comes sees how far it is, and what they wait for is made ready first."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from ludoteca.games import ids
from ludoteca.server import warm_up as warm_ups
from ludoteca.server.waiting_room import WaitingRoom
from ludoteca.server.warm_up import WarmUp


async def inside(_request: Request) -> PlainTextResponse:
    return PlainTextResponse("inside")


def test_who_comes_during_the_first_start_sees_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warm_up, asked = WarmUp(), ids()[-1]
    app = Starlette(routes=[Route("/{path:path}", inside)])
    app.add_middleware(WaitingRoom, warm_up=warm_up)
    client, done = TestClient(app), list[str]()

    def step(game: str, _look: object) -> None:
        page = client.get(f"/rules/{asked}", headers={"Accept-Language": "xx, de-CH"})
        done.append(game)
        assert (page.status_code, page.headers["retry-after"]) == (503, "1")
        assert f'max="{len(ids()) + 1}" value="{len(done)}"' in page.text
        assert f"Schritt {len(done)} von" in page.text.replace("\u2068", "").replace("\u2069", "")
        refused = client.get("/api/games")
        assert (refused.status_code, refused.json()["message"]) == (503, "server-warming")
        assert client.get("/api/health/live").text == "inside"

    monkeypatch.setattr(warm_ups, "warm_up_game", step)
    monkeypatch.setattr(warm_ups, "mark_warm", lambda: None)
    warm_up.run()
    assert done[:2] == [ids()[0], asked]  # the first was begun before anybody came
    assert sorted(done) == sorted(ids())
    assert client.get("/").text == "inside"


def test_nobody_is_kept_out_by_a_game_that_cannot_be_made_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_game: str, _look: object) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(warm_ups, "warm_up_game", fail)
    warm_up = WarmUp()
    with pytest.raises(RuntimeError):
        warm_up.run()
    assert warm_up.is_over
