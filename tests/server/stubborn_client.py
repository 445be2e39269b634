"""A client as the protocol wants it: it comes back, and asks again until it is answered."""

import json
import random
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI

from tests.server.unruly_line import Line, Message


class Client:
    """One player or spectator, with what it knows of the table and what it still waits for."""

    def __init__(self, name: str, table: str, token: str | None) -> None:
        """Know nothing yet."""
        self.name, self.table, self.token = name, table, token
        self.line: Line | None = None
        self.state: Message | None = None
        self.history: list[Message] = []
        self.unanswered: dict[str, str] = {}
        self.acknowledged: set[tuple[int, int, int]] = set()  # seat, version, action
        self._versions: dict[int | None, int] = {}
        self._num_requests = 0

    def connect(self, app: FastAPI, on_sent: Callable[[Message], None]) -> None:
        """Say hello with what is known, and send again what was not answered."""
        revision = 0 if self.state is None else self.state["revision"]
        hello = {"type": "hello", "token": self.token, "since": len(self.history)}
        hello["revision"] = revision
        self.line = Line(app, self.table, hello, on_sent)
        self.line.to_server += self.unanswered.values()

    def wish(self, kind: str, choice: random.Random) -> str | None:
        """Ask for something that may or may not be possible, and return the id of the request."""
        if self.state is None:
            return None
        views = [view for view in self.state["views"] if view["legal"]]
        seats = self.state["my_seats"]
        if not seats or choice.random() < 0.2:  # why not try to act for somebody else
            seats = range(len(self.state["seats"]))
        request: Message = {"type": kind, "seat": choice.choice(seats)}
        if kind == "move":
            if not views:
                return None
            view = choice.choice(views)
            action = choice.choice(view["legal"])["action"]
            request |= {"seat": view["seat"], "version": view["version"], "action": action}
        if kind == "answer-takeback":
            request["is_granted"] = choice.random() < 0.8
        self._num_requests += 1
        request["id"] = f"{self.name}-{self._num_requests}"
        self.unanswered[request["id"]] = json.dumps(request)
        if self.line is not None:
            self.line.to_server.append(self.unanswered[request["id"]])
        return str(request["id"])

    def hear(self, index: int) -> None:
        """Take in one of the messages under way."""
        if self.line is None:
            raise AssertionError("nobody can hear without a line")
        message = self.line.to_client.pop(index)
        answered = self.unanswered.pop(message["answers"] or "", None)
        if message["type"] == "refusal":
            return
        if answered is not None and (request := json.loads(answered))["type"] == "move":
            self.acknowledged.add((request["seat"], request["version"], request["action"]))
        if self.state is not None and message["revision"] < self.state["revision"]:
            return  # overtaken
        if message["history_from"] > len(self.history):
            self.line.is_open = False  # something is missing: come back and ask for it
            return
        self.history = self.history[: message["history_from"]] + message["history"]
        self.state = message
        for view in message["views"]:
            assert view["version"] >= self._versions.get(view["seat"], 0)
            self._versions[view["seat"]] = view["version"]

    def known(self) -> dict[str, Any]:
        """Return the whole table as this client knows it."""
        assert self.state is not None
        return {**self.state, "history": self.history, "history_from": 0, "answers": None}
