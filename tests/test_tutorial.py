"""The tutorial builds the example: its code blocks are the files, piece by piece."""

import re
from collections import defaultdict

import pytest

from tests.examples import FOLDER

TUTORIAL = FOLDER.parent / "CONTRIBUTING.md"
_PIECE = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.M | re.S)


def pieces() -> dict[str, str]:
    """Return the code of each file that the tutorial shows, without its blank lines."""
    found: dict[str, str] = defaultdict(str)
    for file, code in _PIECE.findall(TUTORIAL.read_text("utf-8")):
        found[file] += dense(code)
    return found


def dense(code: str) -> str:
    """Return code without blank lines, which set pieces apart."""
    return "".join(line for line in code.splitlines(keepends=True) if line.strip())


@pytest.mark.parametrize("file", sorted(pieces()))
def test_the_tutorial_shows_the_example_as_it_is(file: str) -> None:
    assert pieces()[file] == dense((FOLDER / "connect_four" / file).read_text("utf-8"))


def test_the_tutorial_shows_every_file_but_translations_and_the_rules_for_players() -> None:
    folder = FOLDER / "connect_four"
    kinds = {".py", ".toml", ".ftl", ".md"}
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.suffix in kinds}
    hidden = {f"connect_four/texts/{name}" for name in ("de.ftl", "fr.ftl", "it.ftl")}
    hidden |= {f"connect_four/texts/{language}.md" for language in ("de", "en", "fr", "it")}
    assert set(pieces()) == files - hidden


def test_every_code_block_of_the_tutorial_belongs_to_a_file() -> None:
    text = TUTORIAL.read_text("utf-8")
    assert text.count("\n```\n") == len(_PIECE.findall(text))
