"""Logs of every format are read, and tell what the server told when it wrote them."""

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games import load
from ludoteca.server.chain import link
from ludoteca.server.events import FORMAT
from ludoteca.server.schema import RUNNING
from ludoteca.server.sqlite import SqliteStorage
from tests.server.golden.__main__ import told
from tests.server.table_client import application, open_table

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("v*/*.json"))
# Fields that every move had and that were null in all games but one: each is its game's now.
OF_ONE_GAME = {"shape", "line", "keep"}


def store(path: Path, golden: dict[str, Any]) -> None:
    """Put a log into a storage file, word for word."""
    SqliteStorage(path).close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO settings VALUES ('key', ?)", (golden["key"],))
        table, head = golden["table"], ""
        for seq, line in enumerate(golden["log"]):
            head = link(head, table, seq, line)
            file.execute("INSERT INTO events VALUES (?, ?, ?, ?)", (table, seq, line, head))
        owner = golden["cookies"][0].partition(".")[0] if golden["cookies"] else ""
        file.execute("INSERT INTO owners (owner, table_id) VALUES (?, ?)", (owner, table))
        file.execute("INSERT INTO tables VALUES (?, ?, 99999)", (table, RUNNING))


def with_fields_of(new: Any, old: Any) -> Any:
    """Return a message without the fields that it gained since."""
    if isinstance(old, dict):
        if old.get("can_undo"):  # between people dice end that since format 3
            new = new | {"can_undo": True}
        kept = {name: with_fields_of(new[name], old[name]) for name in old if name in new}
        return kept | dict.fromkeys(OF_ONE_GAME & old.keys() - new.keys())
    if isinstance(old, list) and len(old) == len(new):
        return [with_fields_of(*pair) for pair in zip(new, old, strict=True)]
    return new


def without_undos(record: str) -> str:
    """Return a record that leaves out how often moves were taken back, with a digest that fits."""
    lines = [line for line in record.split("\n") if not line.startswith(("[Undos", "[Digest"))]
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    lines.insert(lines.index(""), f'[Digest "{digest}"]')
    return "\n".join(lines)


def test_all_kinds_of_events_are_in_the_logs() -> None:
    for folder in {file.parent for file in FILES}:
        logs = [json.loads(file.read_text("utf-8"))["log"] for file in folder.glob("*.json")]
        kinds = {json.loads(line)["kind"] for log in logs for line in log}
        since_3 = {"commit", "reveal"} if folder.name not in ("v1", "v2") else set()
        assert kinds == since_3 | {
            "open",
            "sit",
            "share",
            "move",
            "undo",
            "resign",
            "ask-takeback",
            "answer-takeback",
            "rematch",
        }


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_log_tells_what_it_told(tmp_path: Path, file: Path) -> None:
    golden = json.loads(file.read_text("utf-8"))
    store(tmp_path / "t.sqlite", golden)
    with application(tmp_path / "t.sqlite") as client:
        now = told(client, golden["table"], golden["cookies"])
    record = golden["record"]
    if load(golden["tables"][0]["game"]).rules.is_simultaneous and "\n*\n" in str(record):
        record = without_undos(record)  # they told of hidden choices
    assert now["record"] == record
    for table, then in zip(now["tables"], golden["tables"], strict=True):
        if load(then["game"]).rules.is_simultaneous:  # hidden choices were counted for everybody
            assert 0 < table["revision"] <= then["revision"]
            then["revision"] = table["revision"]
    assert with_fields_of(now["tables"], golden["tables"]) == golden["tables"]


def test_a_log_of_a_newer_format_is_refused_alone(tmp_path: Path) -> None:
    golden = json.loads((GOLDEN / "v1/two-at-one-screen.json").read_text("utf-8"))
    newer = json.loads(golden["log"][0]) | {"v": FORMAT + 1}
    unknown = json.loads(golden["log"][1]) | {"v": FORMAT, "kind": "sing"}
    more = json.loads(golden["log"][1]) | {"mood": "merry"}
    elsewhere = json.loads(golden["log"][0]) | {"game": "not_installed"}
    logs = {
        "newer": [json.dumps(newer)],
        "unknown": [golden["log"][0], json.dumps(unknown)],
        "more": [golden["log"][0], json.dumps(more)],
        "elsewhere": [json.dumps(elsewhere)],
    }
    for table, log in logs.items():
        store(tmp_path / f"{table}.sqlite", golden | {"log": log, "table": table})
    for table in logs:
        with application(tmp_path / f"{table}.sqlite") as client:
            answer = client.get(f"/api/tables/{table}")
            expected = "error-unknown-game" if table == "elsewhere" else "server-error-newer-log"
            assert answer.json()["message"] == expected
            cookie = {"Cookie": f"ludoteca={golden['cookies'][0]}"}
            assert client.get("/api/tables", headers=cookie).json() == []
            assert open_table(client, golden["tables"][0]["game"], "me", "me")["table"]
