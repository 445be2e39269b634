"""The documents: nothing undocumented, no broken link, and every example does what it says."""

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.cli import main, usage
from ludoteca.match.record import verify
from ludoteca.texts import Texts
from tests.architecture import PAGE, ROOT, filled, listed_files

GENERATED = {".git", ".venv", ".cache", ".hypothesis", "node_modules", "static", "__pycache__"}
GENERATED |= {".mypy_cache", ".pytest_cache", ".ruff_cache", ".import_linter_cache", "dist"}
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
COMMANDS_PAGE = ROOT / "docs" / "commands.md"
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def blocks(path: Path, language: str) -> list[str]:
    """Return the code blocks of a page in one language."""
    return [code for kind, code in _BLOCK.findall(path.read_text("utf-8")) if kind == language]


def our_files(folder: Path = ROOT) -> Iterator[Path]:
    """Find every file of the project that nobody generated."""
    for path in sorted(folder.iterdir()):
        is_generated = path.name in GENERATED or path.match(".venv-*") or path.match("*.egg-info")
        if path.is_dir() and not is_generated:
            yield from our_files(path)
        elif path.is_file():
            yield path


def anchors(path: Path) -> set[str]:
    """Return the names by which the headings of a page can be linked to."""
    prose = _BLOCK.sub("", path.read_text("utf-8"))
    headings = re.findall(r"^#+ (.*)$", prose, re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# The house ---------------------------------------------------------------------------------


def test_architecture_lists_every_source_file_as_it_introduces_itself() -> None:
    page = PAGE.read_text("utf-8")
    missing = set((ROOT / "src").rglob("*.py")) - listed_files(page)
    assert not missing
    assert filled(page) == page, "run: python -m tests.architecture"


def test_architecture_names_every_folder_of_the_browser_app() -> None:
    page = PAGE.read_text("utf-8")
    folders = {path.parent for path in our_files(ROOT / "web" / "src")}
    assert [folder for folder in folders if f"`{folder.relative_to(ROOT)}`" not in page] == []


# The commands ------------------------------------------------------------------------------


@pytest.mark.parametrize("command", usage.COMMANDS)
def test_every_command_and_option_is_documented(command: str) -> None:
    page = COMMANDS_PAGE.read_text("utf-8")
    section = re.search(rf"^## {command}\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    assert section
    assert f"`ludoteca {command}" in (ROOT / "README.md").read_text("utf-8")
    help_text = usage.parse([command, "--help"], Texts("en"))
    assert isinstance(help_text, str)
    options = set(re.findall(r"--[a-z-]+", help_text)) - {"--lang", "--help"}
    assert [option for option in options if option not in section[1]] == []


def test_options_of_all_commands_are_documented() -> None:
    introduction = COMMANDS_PAGE.read_text("utf-8").partition("\n## ")[0]
    assert all(option in introduction for option in ("--lang", "--help", "--version"))


def test_no_command_is_documented_that_does_not_exist() -> None:
    sections = re.findall(r"^## (\w+)$", COMMANDS_PAGE.read_text("utf-8"), re.M)
    assert sections == list(usage.COMMANDS)


def test_examples_of_commands_print_what_the_page_shows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    examples = blocks(COMMANDS_PAGE, "console")
    assert len(examples) >= 3
    for example in examples:
        command, *shown = example.splitlines()
        assert main(command.removeprefix("$ ludoteca ").split()) == 0
        printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
        assert printed[: len(shown)] == [line.rstrip() for line in shown]


# The first screen --------------------------------------------------------------------------


def test_example_of_the_readme_plays_a_game_that_verifies() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 11
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - our own example
    assert verify(output.getvalue()).result is not None


def test_readme_begins_with_a_sentence_a_picture_two_commands_and_python() -> None:
    top = (ROOT / "README.md").read_text("utf-8").partition("\n## ")[0]
    marks = [
        top.index(mark) for mark in ("# Ludoteca", "![", "make play", "make test", "```python")
    ]
    assert marks == sorted(marks)


# Every page --------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_relative_links_lead_somewhere(page: Path) -> None:
    prose = _BLOCK.sub("", page.read_text("utf-8"))
    for link in _LINK.findall(prose):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def test_no_file_names_a_registry_or_a_place_on_somebodys_machine() -> None:
    dot = r"\."  # keeps this file from naming what it looks for
    registries = rf"pypi{dot}org|pythonhosted{dot}|registry{dot}npmjs|registry{dot}yarnpkg"
    places = r"""(?:^|[\s"'`=(:,])/(?:root|home|work|Users)/\w"""
    forbidden = re.compile(f"{registries}|{places}", re.M)
    found = []
    for path in our_files():
        with contextlib.suppress(UnicodeDecodeError):  # pictures and tables
            if hit := forbidden.search(path.read_text("utf-8")):
                found.append(f"{path.relative_to(ROOT)}: {hit[0].strip()}")
    assert found == []
