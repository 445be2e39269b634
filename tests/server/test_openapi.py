"""The HTTP part does what its schema says, whatever it is sent."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok
from schemathesis.python.asgi import shutdown_lifespans

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings
from tests.server.table_client import application, open_table, seated

HEALTH = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]

SHOW, RECORD = "GET /api/tables/{table}", "GET /api/tables/{table}/record"
SEAT, KEY = "POST /api/tables/{table}/seats/{seat}", "POST /api/tables/{table}/key"
EXPECTED = {  # of well-formed requests, so that we know that all of them got somewhere
    "": {SHOW: {404}, RECORD: {404}, SEAT: {404}, KEY: {404}, "POST /api/tables": {201, 400}},
    "waiting": {SHOW: {200}, RECORD: {409}, SEAT: {200, 409}, KEY: {403}},
    "playing": {SHOW: {200}, RECORD: {200}, SEAT: {409}, KEY: {403}},
    "over": {SHOW: {200}, RECORD: {200}, SEAT: {409}, KEY: {403}},
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Fill a storage file with a table that waits, one that is played at and one that is over."""
    path = tmp_path_factory.mktemp("openapi") / "tables.sqlite"
    with application(path) as client:
        waiting = open_table(client, "knaster", *["open"] * 12)["table"]
        playing = open_table(client, "knaster", "me", "me", "random")["table"]
        over = open_table(client, "quantik", "me", "me")
        with seated(client, over["table"], over["token"]) as player:
            player.move()
            player.ask("resign", 0)
    return {"path": str(path), "waiting": waiting, "playing": playing, "over": over["table"]}


@pytest.fixture(scope="module")
def ours(tables: dict[str, str]) -> Iterator[schemathesis.BaseSchema]:
    """Read the schema from an application in this process."""
    app = create_app(Settings(Path(tables["path"]), requests_per_second=1e6, hosts=("*",)))
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    schema.config.checks.negative_data_rejection.expected_statuses += ["413"]
    yield schema
    shutdown_lifespans()


def statuses(
    operation: schemathesis.APIOperation[Any, Any, Any, Any], mode: GenerationMode, table: str
) -> set[int]:
    """Ask for one thing in many ways, at the given table if that exists, and check each answer."""
    seen = set()

    @settings(max_examples=10, derandomize=True, deadline=None, suppress_health_check=HEALTH)
    @given(operation.as_strategy(generation_mode=mode))
    def answer_conforms(case: schemathesis.Case[Any]) -> None:
        if table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        # What the rules refuse (a bot of another game, a broken record) no schema can say.
        answer = case.call_and_validate(excluded_checks=[positive_data_acceptance])
        seen.add(answer.status_code)

    with suppress(Unsatisfiable):  # nothing can be wrong in a request without parameters
        answer_conforms()
    return seen


@pytest.mark.parametrize("table", ["", "waiting", "playing", "over"])
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_answers_conform(
    ours: schemathesis.BaseSchema, tables: dict[str, str], table: str, mode: GenerationMode
) -> None:
    results = ours.get_all_operations()
    operations = [result.ok() for result in results if isinstance(result, Ok)]
    if table:  # the others were asked the same, and answered, when there was none
        operations = [each for each in operations if "{table}" in each.path]
    seen = {each.label: statuses(each, mode, tables.get(table, "")) for each in operations}
    if mode == GenerationMode.POSITIVE:
        assert {label: seen[label] for label in EXPECTED[table]} == EXPECTED[table]


def test_refusing_a_body_that_is_too_long_conforms(ours: schemathesis.BaseSchema) -> None:
    case = ours["/api/verify"]["POST"].Case(body={"text": "x" * 2_000_000})
    assert case.call_and_validate().status_code == 413
