"""Open an application in this process and sit at its tables."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from ludoteca.server.app import create_app
from ludoteca.server.messages import TableState
from ludoteca.server.settings import Settings
from ludoteca.server.warm_up import Readiness

ORIGIN = "http://testserver"
_numbers = count()


@contextmanager
def application(
    storage: Path | str, readiness: Readiness | None = None, **settings: Any
) -> Iterator[TestClient]:
    """Run an application over a storage."""
    told: dict[str, Any] = {"bot_pause": 0.0, "requests_per_second": 1e6, "hosts": ("testserver",)}
    told |= settings
    app = create_app(Settings(storage, **told), readiness)
    with TestClient(app, base_url=ORIGIN) as client:
        yield client


def open_table(client: TestClient, game: str, *seats: str, **more: str | bool) -> dict[str, Any]:
    """Open a table; a seat is `me`, `open` or the name of a bot."""
    body: list[dict[str, str]] = [
        {"kind": seat, "name": f"N{i}"} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
        for i, seat in enumerate(seats)
    ]
    answer = client.post("/api/tables", json={"game": game, "seats": body, **more})
    assert answer.status_code == 201, answer.text
    key: dict[str, Any] = answer.json()
    return key


def take_seat(
    client: TestClient, table: str, seat: int, name: str = "Guest", *, commits: bool = False
) -> dict[str, Any]:
    """Sit down as somebody new."""
    client.cookies.clear()
    answer = client.post(
        f"/api/tables/{table}/seats/{seat}", json={"name": name, "commits": commits}
    )
    client.cookies.clear()
    assert answer.status_code == 200, answer.text
    key: dict[str, Any] = answer.json()
    return key


class Player:
    """One connection: sends requests, remembers the last table it was sent."""

    def __init__(
        self, socket: WebSocketTestSession, token: str | None, since: int = 0, revision: int = 0
    ) -> None:
        """Say hello."""
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.history: list[dict[str, Any]] = []
        hello = {"type": "hello", "token": token, "since": since, "revision": revision}
        socket.send_text(json.dumps(hello))
        self.table = self.receive()

    def receive(self) -> dict[str, Any]:
        """Take in one message, which must be one of the protocol's."""
        message: dict[str, Any] = json.loads(self.socket.receive_text())
        self.messages.append(message)
        if message["type"] == "state":
            TableState.model_validate(message)
            self.table = message
            self.history = self.history[: message["history_from"]] + message["history"]
        return message

    def ask(self, kind: str, seat: int, **more: object) -> dict[str, Any]:
        """Send a request and return its answer."""
        request = {"type": kind, "id": f"r{next(_numbers)}", "seat": seat, **more}
        return self.send(request)

    def send(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request as it is and return its answer."""
        self.socket.send_text(json.dumps(request))
        while True:
            message = self.receive()
            if message["answers"] == request.get("id"):
                return message

    def move(self, choice: int = 0, seat: int | None = None) -> dict[str, Any]:
        """Play one of the legal moves of a seat."""
        view = next(v for v in self.table["views"] if v["legal"] and seat in (None, v["seat"]))
        action = view["legal"][choice]["action"]
        return self.ask("move", view["seat"], version=view["version"], action=action)

    def catch_up(self) -> None:
        """Take in all news: the refusal of nonsense comes behind them."""
        self.ask("resign", 99)

    def wait_for_turn(self) -> None:
        """Take in news until this player can move or the game is over."""
        while not self.table["result"] and not any(v["legal"] for v in self.table["views"]):
            self.receive()


@contextmanager
def seated(
    client: TestClient, table: str, token: str | None = None, since: int = 0, revision: int = 0
) -> Iterator[Player]:
    """Connect to a table, as a spectator without a token."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        yield Player(socket, token, since, revision)
