"""The first start: all may come in at once, and wait only for what they want to play."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca import compiled
from ludoteca.match import warm_up as warm_ups
from ludoteca.match.warm_up import WORTH, Step, all_steps
from ludoteca.server.warm_up import Readiness
from tests.server.table_client import ORIGIN, application, open_table, seated

WANTED = "quantik"  # not the first one


class SlowCompiler:
    """Does one step after the other, each as soon as the test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begin with the first step."""
        self.begun: list[Step] = []
        self._may_end = threading.Semaphore(0)
        self.readiness = Readiness()
        monkeypatch.setattr(warm_ups, "warm_up", self._step)
        monkeypatch.setattr(compiled, "is_warm", lambda: True)  # no other process
        monkeypatch.setattr(compiled, "mark_warm", lambda: None)
        self._thread = threading.Thread(target=self.readiness.run, daemon=True)
        self._thread.start()

    def _step(self, step: Step, _look: object) -> None:
        self.begun.append(step)
        assert self._may_end.acquire(timeout=60)

    def finish(self, game: str, bot: str = "") -> None:
        """Let steps end until this one is over."""
        while not self.readiness.is_ready(game, bot):
            self._may_end.release()
            threading.Event().wait(0.01)

    def finish_all(self) -> None:
        """Let everything end."""
        self._may_end.release(1000)
        self._thread.join(60)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowCompiler]:
    """Return a compiler that has begun with the first game."""
    slow = SlowCompiler(monkeypatch)
    yield slow
    slow.finish_all()


def ask_for_table(client: TestClient, game: str) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "gentle"}]
    return client.post("/api/tables", json={"game": game, "seats": seats})


def test_who_comes_early_reads_and_is_told_how_far_a_game_is(
    tmp_path: Path, compiler: SlowCompiler
) -> None:
    with application(tmp_path / "t.sqlite", compiler.readiness) as client:
        assert {game["id"] for game in client.get("/api/games").json()} > {WANTED}
        assert client.get(f"/api/games/{WANTED}/rules/it").status_code == 200
        assert client.get("/api/health/ready").status_code == 200
        assert client.get("/api/tables").json() == []
        refused = ask_for_table(client, WANTED)
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        assert refused.json()["message"] == "server-warming"
        assert refused.json()["values"] == {"game": "Quantik", "percent": 0}
        compiler.finish(WANTED)
        assert compiler.begun[1] == Step(WANTED)  # the first was begun before anybody came
        assert ask_for_table(client, WANTED).status_code == 201
        assert ask_for_table(client, "kuhvadis").status_code == 503


def test_a_bot_that_is_not_ready_is_waited_for_at_the_table(
    tmp_path: Path, compiler: SlowCompiler
) -> None:
    compiler.finish(WANTED)
    with application(tmp_path / "t.sqlite", compiler.readiness) as client:
        key = open_table(client, WANTED, "greedy", "random")
        with seated(client, key["table"], None) as watcher:
            while watcher.table["trouble"] is None:
                watcher.receive()
            assert watcher.table["trouble"]["message"] == "server-warming-bot"
            assert watcher.history == []
            compiler.finish(WANTED, "greedy")
            compiler.finish(WANTED, "random")
            while len(watcher.history) < 2:
                watcher.receive()
            assert watcher.table["trouble"] is None


def test_a_hint_waits_until_values_are_ready(tmp_path: Path, compiler: SlowCompiler) -> None:
    compiler.finish("knaster")
    with application(tmp_path / "t.sqlite", compiler.readiness) as client:
        key, answers = open_table(client, "knaster", "me"), list[int]()

        def ask() -> None:
            answers.append(client.post(f"/api/tables/{key['table']}/hints/0").status_code)

        asking = threading.Thread(target=ask)
        asking.start()
        asking.join(0.5)
        assert answers == []
        compiler.finish("knaster", WORTH)
        asking.join(60)
        assert answers == [200]
        assert len(compiler.begun) < len(all_steps()) - 3  # it did not wait for its turn


def test_tables_of_before_wait_for_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key, cookies = open_table(client, WANTED, "me", "me"), dict(client.cookies)
    compiler = SlowCompiler(monkeypatch)
    with application(tmp_path / "t.sqlite", compiler.readiness) as client:
        client.cookies.update(cookies)
        for path in ("tables", f"tables/{key['table']}"):
            assert client.get(f"/api/{path}").json()["message"] == "server-warming"
        address = f"/api/tables/{key['table']}/socket"
        with client.websocket_connect(address, headers={"Origin": ORIGIN}) as socket:
            socket.send_text(f'{{"type": "hello", "token": "{key["token"]}"}}')
            compiler.finish(WANTED)
            assert '"type":"state"' in socket.receive_text()  # nobody hung up
        assert client.get("/api/tables").json()[0]["table"] == key["table"]
        compiler.finish_all()
