"""Play on for a guest as a program does, through a socket of its own: quicker than clicks."""

import json
import time
from collections import Counter
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.guest import Guest

PAUSE = 0.5  # seconds
# What is sensible in our own games; of other moves any will do.
_WORTH = {"mark": 3, "hand": 3, "circle": 3, "keep": 2, "place": 1, "write": 1, "pass": 0}


def play_on(guest: Guest, decisions: int = 1000) -> None:
    """Make some decisions for a guest's seats, or play to the end; then the page shows it."""
    address = guest.url.replace("http", "ws") + f"/api/tables/{guest.table}/socket"
    made: set[tuple[int, int]] = set()
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "token": guest.key}))
        sent = ""
        while True:
            state = json.loads(socket.recv())
            if state.get("message") == "server-error-too-fast":  # wait as any program should
                time.sleep(PAUSE)
                socket.send(sent)
                continue
            assert state["type"] == "state", state
            due = [
                view
                for view in state["views"]
                if view["legal"] and (view["seat"], view["version"]) not in made
            ]
            if state["result"] or (due and len(made) == decisions):
                break
            if due:
                made.add((due[0]["seat"], due[0]["version"]))
                sent = json.dumps(_move(due[0], len(made)))
                socket.send(sent)
    expect(guest.moves).to_have_count(state["history_from"] + len(state["history"]))


def _move(view: dict[str, Any], number: int) -> dict[str, Any]:
    """Return a request for a sensible move: marks and circles first, equal dice kept."""
    best = max(map(_worth, view["legal"]))
    choices = [move for move in view["legal"] if _worth(move) == best]
    action = choices[number * 7 % len(choices)]["action"]
    asked = {"seat": view["seat"], "version": view["version"], "action": action}
    return {"type": "move", "id": f"on-{view['seat']}-{view['version']}", **asked}


def _worth(move: dict[str, Any]) -> tuple[int, int]:
    kept = Counter(move.get("keep") or []).most_common(2)
    return _WORTH.get(move["kind"], 0), kept[0][1] if len(kept) == 1 else 0
