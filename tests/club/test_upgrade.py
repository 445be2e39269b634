"""Games that servers of earlier times began go on in a club, at whichever server people are."""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.access import Keys
from ludoteca.server.chain import Entry, Line, check, link
from ludoteca.server.events import FORMAT
from ludoteca.server.opening import open_storage
from ludoteca.server.schema import RUNNING
from tests.club.components import Database
from tests.club.guard import Guard
from tests.server.table_client import application, seated

GOLDEN = Path(__file__).parents[1] / "server" / "golden"
EARLIER = [
    path
    for path in sorted(GOLDEN.glob("v*/*.json"))
    if path.parent.name != f"v{FORMAT}"
    and (told := json.loads(path.read_text("utf-8"))["tables"][0])["result"] is None
    and not told["is_waiting"]
]


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-club-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else where we are root
    guard = Guard(folder)
    try:
        started = Database(folder, guard)
        started.start()
        yield started
    finally:
        guard.close()


def lines(golden: dict[str, Any]) -> list[Line]:
    """Return a log word for word, with the chain that it has since there are chains."""
    table, head, found = golden["table"], "", []
    owners = [cookie.partition(".")[0] for cookie in golden["cookies"]]
    for seq, data in enumerate(golden["log"]):
        head = link(head, table, seq, data)
        first: tuple[list[str], int | None] = ([], None) if seq else (owners, RUNNING)
        found.append(Line(table, seq, data, head, *first))
    return found


async def put(club: str, golden: dict[str, Any]) -> None:
    """Write a log of an earlier time into an empty club."""
    storage = await open_storage(club)
    await storage.set_setting("key", golden["key"])
    for line in lines(golden):
        await storage.append(line)
    await storage.end()


async def entries(club: str, table: str) -> list[Entry]:
    """Read a log back."""
    storage = await open_storage(club)
    try:
        return list((await storage.log(table)).entries)
    finally:
        await storage.end()


def test_there_are_games_of_every_earlier_format() -> None:
    assert {path.parent.name for path in EARLIER} == {f"v{n}" for n in range(1, FORMAT)}


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_an_earlier_format_goes_on_at_several_servers(
    database: Database, path: Path
) -> None:
    golden = json.loads(path.read_text("utf-8"))
    table, version = golden["table"], path.parent.name
    club = f"{database.url()}?schema={version}_{path.stem.replace('-', '_')}"
    asyncio.run(put(club, golden))
    keys = Keys(golden["key"])
    with ExitStack() as stack:
        servers = [stack.enter_context(application(club, sweep_seconds=0.05)) for _ in range(2)]
        players = []
        for number, cookie in enumerate(golden["cookies"]):
            token = keys.token(table, cookie.partition(".")[0])
            players.append(stack.enter_context(seated(servers[number % 2], table, token)))
        watchers = [stack.enter_context(seated(server, table)) for server in servers]
        mover = next(p for p in players if any(view["legal"] for view in p.table["views"]))
        assert mover.move()["type"] == "state"
        mover.ask("resign", mover.table["my_seats"][0])  # which everybody can see
        for watcher in watchers:
            while not any(seat["has_resigned"] for seat in watcher.table["seats"]):
                watcher.receive()
    log = asyncio.run(entries(club, table))
    check(table, log)
    assert [entry.data for entry in log[: len(golden["log"])]] == golden["log"]
    assert {json.loads(entry.data)["v"] for entry in log[len(golden["log"]) :]} == {FORMAT}
