"""What operators are told is true: settings, files of deployment, logs, figures."""

import ast
import configparser
import json
import logging
import re
import shlex
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.cli import main, usage
from ludoteca.server.logs import JsonLines
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import SettingError, Settings, names, read_settings, variable
from ludoteca.texts import Texts
from tests.architecture import ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"


def test_the_table_has_every_setting_with_its_variable_and_its_default() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| `(LUDOTECA_\w+)` \|(.*?)\|", PAGE, re.M)
    defaults = Settings(Path("x"))
    words = {True: "yes", False: "no", (): ""}
    told = [
        (name, variable(name), words.get(value, str(value)))
        for name, value in ((name, getattr(defaults, name.replace("-", "_"))) for name in names())
    ]
    assert [(*row[:2], row[2].strip()) for row in rows] == told


def test_a_setting_comes_from_the_environment_or_from_the_command() -> None:
    environ = {"LUDOTECA_HOSTS": "A.example, b.example", "LUDOTECA_METRICS": "yes", "OTHER": "1"}
    read = read_settings(Path("x"), environ, ["connections=7", "metrics=no", "body-seconds=0.5"])
    assert read.hosts == ("a.example", "b.example")
    assert (read.connections, read.metrics, read.body_seconds) == (7, False, 0.5)
    assert read_settings(Path("x"), {}) == Settings(Path("x"))


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("colour=red", "no setting"),
        ("path=x", "no setting"),
        ("connections", "no setting"),
        ("connections=many", "not a value"),
        ("connections=-1", "not a value"),
        ("stalled-seconds=nan", "not a value"),
        ("metrics=perhaps", "not a value"),
        ("log-format=xml", "not a value"),
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], word: str, part: str
) -> None:
    with pytest.raises(SettingError, match=part):
        read_settings(Path("x"), {}, [word])
    assert main(["serve", "--set", word, "--lang", "en"]) == 2
    assert part in capsys.readouterr().err


def commands() -> list[list[str]]:
    """Return the commands that the files of deployment start."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names have capitals
    unit.read(DEPLOY / "ludoteca.service")
    docker = (DEPLOY / "Dockerfile").read_text()
    (words,) = re.findall(r"^CMD (\[.*\])$", docker, re.M)
    return [shlex.split(unit["Service"]["ExecStart"])[1:], ast.literal_eval(words)]


@pytest.mark.parametrize("words", commands())
def test_files_of_deployment_start_what_there_is(words: list[str]) -> None:
    parsed = usage.parse(words, Texts("en"))
    assert not isinstance(parsed, str)
    assert (parsed.command, parsed.port, parsed.no_browser) == ("serve", "8642", True)


def test_files_of_deployment_set_only_what_can_be_set() -> None:
    known = {variable(name) for name in names()} | {"LUDOTECA_HOME"}
    for file in DEPLOY.iterdir():
        assert set(re.findall(r"LUDOTECA_[A-Z_]+", file.read_text("utf-8"))) <= known
    told = (DEPLOY / "ludoteca.env").read_text().splitlines()
    environ = dict(line.split("=", 1) for line in told if line and not line.startswith("#"))
    assert read_settings(Path("x"), environ).trusted_proxies == ("127.0.0.1",)


def test_the_health_check_of_the_image_is_code() -> None:
    (words,) = re.findall(r"CMD (\[\"python.*\])$", (DEPLOY / "Dockerfile").read_text(), re.M)
    command = json.loads(words)
    assert command[:2] == ["python", "-c"]
    assert "/api/health/ready" in command[2]
    ast.parse(command[2])


def test_the_dashboard_shows_figures_that_there_are() -> None:
    told = {family.name for family in Metrics(_counts(), _counts()).registry.collect()}
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    asked = {
        re.sub(r"_(total|bucket)$", "", name)
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"ludoteca_\w+", target["expr"])
    }
    assert asked == told


def _counts() -> "Counter[str]":
    return Counter(reason=1)


def test_a_line_for_programs_says_where_it_happened() -> None:
    record = logging.makeLogRecord(
        {"name": "x", "levelname": "ERROR", "msg": "a “%s”", "args": ("b",), "table": "t", "n": 1}
    )
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"], line["table"]) == ("error", "a “b”", "t")
    assert set(line) == {"time", "level", "logger", "message", "table"}
