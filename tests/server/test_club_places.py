"""A club's database and bus: one sentence for each that cannot be used, and moving into one."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from ludoteca.cli import main
from ludoteca.errors import LudotecaError
from ludoteca.server.chain import write_line
from ludoteca.server.club.postgres import connect
from ludoteca.server.opening import open_storage, try_places
from ludoteca.server.places import parse_bus, parse_database
from ludoteca.server.schema import RUNNING
from ludoteca.server.settings import Settings, read_settings
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import Storage
from ludoteca.texts import LANGUAGES
from tests.club.components import Bus, Database
from tests.club.guard import Guard
from tests.server.running import free_port
from tests.server.table_client import application, open_table, seated

SECRET = "not-to-be-told"  # noqa: S105 - a password that nobody has


def refusal(storage: Path | str, bus: str = "") -> str:
    """Return the sentence by which a server refuses to start, which tells no password."""
    with pytest.raises(LudotecaError) as refused:
        asyncio.run(try_places(Settings(storage, bus=bus)))
    for language in LANGUAGES:
        sentence = refused.value.sentence(language)
        assert SECRET not in sentence
        assert "\n" not in sentence
        assert "server-error" not in sentence
    return refused.value.message


def execute(club: str, *statements: str) -> None:
    """Do something to the database of a club."""

    async def run() -> None:
        connection = await connect(parse_database(club))
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def prepared(club: str) -> None:
    """Make a club."""
    asyncio.run(try_places(Settings(club)))


def test_a_database_that_is_away_or_says_no(postgresql: Database) -> None:
    where = f"127.0.0.1:{postgresql.port}"
    nowhere = f"127.0.0.1:{free_port()}"
    assert refusal(f"postgresql://club:{SECRET}@{nowhere}/x") == "server-error-no-server"
    assert refusal(f"postgresql://{SECRET}@{where}/x") == "server-error-database-password"
    assert refusal(f"postgresql://club:{SECRET}@{where}/none") == "server-error-no-database"
    assert refusal(f"postgresql://club:{SECRET}@{where}:x/y") == "server-error-database-address"
    named = refusal(f"postgresql://club:{SECRET}@{where}/x?schema=A-B")
    assert named == "server-error-schema-name"


def test_a_user_without_rights(club: str, postgresql: Database) -> None:
    execute(club, "DROP ROLE IF EXISTS stranger", "CREATE ROLE stranger LOGIN")
    address = f"postgresql://stranger@127.0.0.1:{postgresql.port}/postgres?schema=strangers"
    assert refusal(address) == "server-error-database-rights"


def test_something_else_in_the_schema_is_left_alone(club: str) -> None:
    schema = parse_database(club).schema
    execute(club, f"CREATE SCHEMA {schema}", "CREATE TABLE events (theirs text)")
    assert refusal(club) == "server-error-not-a-club"
    execute(club, "SELECT theirs FROM events")


def test_a_club_of_another_version_is_refused(club: str) -> None:
    prepared(club)
    for version, message in ((99, "newer"), (2, "older")):
        execute(club, f"UPDATE ludoteca SET version = {version}")  # noqa: S608 - ours
        assert refusal(club) == f"server-error-{message}-database"


def test_servers_that_start_at_once_make_one_club(club: str) -> None:
    async def start() -> list[str]:
        storages = await asyncio.gather(*(open_storage(club) for _ in range(5)))
        keys = await asyncio.gather(
            *(each.setting("key", f"{number}") for number, each in enumerate(storages))
        )
        await asyncio.gather(*(each.end() for each in storages))
        return keys

    assert len(set(asyncio.run(start()))) == 1


def test_a_bus_that_is_away_or_none(club: str, tmp_path: Path) -> None:
    assert refusal(club, f"nats://u:{SECRET}@127.0.0.1:{free_port()}") == "server-error-no-bus"
    assert refusal(tmp_path / "file", "nats://127.0.0.1") == "server-error-bus-alone"
    with pytest.raises(LudotecaError, match="not the address of a bus") as refused:
        read_settings(tmp_path, {}, [f"bus=http://u:{SECRET}@host"])
    assert SECRET not in str(refused.value)
    assert parse_bus(f"nats://u:{SECRET}@a:1,tls://b") == "nats://a:1,tls://b"


@pytest.fixture
def strict_bus(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Return what starts a bus that allows little to its users, and returns its address."""
    started = []

    def start(rights: str) -> str:
        class Strict(Bus):
            def command(self) -> list[str]:
                path = tmp_path / "nats.conf"
                path.write_text(
                    f'authorization {{ users = [{{user: u, password: "{SECRET}",'
                    f" permissions: {rights}}}] }}"
                )
                return [*super().command(), "-c", str(path)]

        bus = Strict(tmp_path, Guard(tmp_path / "guarded"))
        bus.start()
        started.append(bus)
        return f"nats://u:{SECRET}@127.0.0.1:{bus.port}"

    yield start
    for bus in started:
        bus.end()
        bus._guard.close()


@pytest.mark.parametrize(
    "rights", ['{publish: {deny: ">"}}', '{subscribe: {deny: ">"}}'], ids=["publish", "subscribe"]
)
def test_a_bus_without_the_right_to_use_it(
    club: str, strict_bus: Callable[[str], str], rights: str
) -> None:
    address = strict_bus(rights)
    assert refusal(club, address) == "server-error-bus-rights"
    wrong = address.replace(SECRET, f"{SECRET}-and-wrong")
    assert refusal(club, wrong) == "server-error-no-bus"


# In operation ----------------------------------------------------------------------------------


def test_a_server_is_unready_while_the_database_fails_and_nothing_is_lost(club: str) -> None:
    with application(club) as client:
        assert client.get("/api/health/ready").status_code == 200
        key = open_table(client, "quantik", "me", "me")
        schema = parse_database(club).schema
        with seated(client, key["table"], key["token"]) as anna:
            assert anna.move()["type"] == "state"
            execute(club, f"ALTER SCHEMA {schema} RENAME TO {schema}_away")
            assert client.get("/api/health/ready").status_code == 503
            assert client.get("/api/health/live").status_code == 200
            with pytest.raises(WebSocketDisconnect):  # what is stored is not known: come again
                anna.move()
            execute(club, f"ALTER SCHEMA {schema}_away RENAME TO {schema}")
        assert client.get("/api/health/ready").status_code == 200
        with seated(client, key["table"], key["token"]) as anna:
            assert len(anna.history) == 1
            assert anna.move()["type"] == "state"


def test_a_line_that_breaks_while_writing_loses_and_doubles_nothing(club: str) -> None:
    async def scenario() -> None:
        storage = await open_storage(club)
        other = await connect(parse_database(club))
        head = ""
        for seq in range(30):
            line = write_line("t", seq, {"n": seq}, head, (), RUNNING if seq == 0 else None)
            head = line.hash
            writing = storage.append(line)
            await asyncio.sleep(0.001 * (seq % 5))
            await other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND application_name = 'ludoteca'"
            )
            await writing
        assert [entry.seq for entry in (await storage.log("t")).entries] == list(range(30))
        await other.close()
        await storage.end()

    asyncio.run(scenario())


# Moving ----------------------------------------------------------------------------------------


def test_a_club_is_carried_over_whole(
    club: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    with application(path) as client:
        keys = [open_table(client, "quantik", "me", "me") for _ in range(3)]
        with seated(client, keys[0]["table"], keys[0]["token"]) as anna:
            anna.move()
        cookies = dict(client.cookies)
        before = [client.get(f"/api/tables/{key['table']}").json() for key in keys]
        listed = client.get("/api/tables").json()
    assert main(["move", str(path), club]) == 0
    told = capsys.readouterr().out
    assert "3 tables with 4 events" in told
    assert main(["check", club]) == 0
    with application(club) as client:
        client.cookies.update(cookies)
        assert [client.get(f"/api/tables/{key['table']}").json() for key in keys] == before
        assert client.get("/api/tables").json() == listed
        new = open_table(client, "quantik", "me", "me")
        assert client.get("/api/tables").json()[0]["table"] == new["table"]
    assert main(["move", str(path), club]) == 2  # there is a club now
    assert "empty schema" in capsys.readouterr().err


def test_what_is_not_whole_or_not_there_is_not_moved(
    club: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"

    async def write(storage: Storage) -> None:
        await storage.append(write_line("t", 0, {"v": 3}, "somebody else's", (), RUNNING))

    storage = SqliteStorage(path)
    asyncio.run(write(storage))
    storage.close()
    assert main(["move", str(path), club]) == 2
    assert "not whole" in capsys.readouterr().err
    assert main(["move", str(tmp_path / "none"), club]) == 2
    assert main(["check", club]) == 2  # nothing was begun
    assert "no club" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_damage_in_a_database_is_found(club: str, capsys: pytest.CaptureFixture[str]) -> None:
    with application(club) as client:
        key = open_table(client, "quantik", "me", "me")
    execute(club, "UPDATE events SET data = replace(data, 'N0', 'N9')")
    assert main(["check", club]) == 1
    assert f"Table {key['table']} is damaged from entry 0 on" in capsys.readouterr().out


def test_a_table_of_nobody_in_a_database_is_named(
    club: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with application(club) as client:
        key = open_table(client, "quantik", "me", "me")
    execute(club, "DELETE FROM owners")
    assert main(["check", club]) == 1
    assert f"Table {key['table']} is missing from the lists." in capsys.readouterr().out


@pytest.mark.parametrize("words", [["backup", "copy"], ["restore", "copy"]])
def test_files_have_backups_and_databases_have_tools_of_their_own(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--storage", f"postgresql://u:{SECRET}@nowhere/x"]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert SECRET not in told
