"""Every clause of the rules is cited by a test, and every citation names a clause that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games import ids

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludoteca" / "games"
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def clauses(game: str) -> list[str]:
    """List the clauses of a game's page, which begin their line as `**R1**`."""
    page = (SOURCE / game / "rules.md").read_text("utf-8")
    return re.findall(r"^(?:[-*] )?\*\*(R\d+)\*\*", page, re.MULTILINE)


def marks(path: Path) -> Iterator[list[str]]:
    """Find each `pytest.mark.clause(game, number, …)` in a test file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            yield [ast.literal_eval(argument) for argument in node.args]


def cited_by_tests(game: str) -> set[str]:
    """Collect the clauses of a game that tests say they would see broken."""
    cited = (mark for path in TESTS for mark in marks(path))
    return {number for name, *numbers in cited if name == game for number in numbers}


def cited_in_code(game: str) -> Iterator[tuple[str, str]]:
    """Find the citations, such as `(R5)` or `(R5-R7)`, in a game's folder and its tests."""
    for folder in (SOURCE / game, ROOT / "tests" / "games" / game):
        for path in sorted(folder.rglob("*.py")):
            for number in re.findall(r"\bR\d+\b", path.read_text("utf-8")):
                yield path.relative_to(ROOT).as_posix(), number


@pytest.mark.parametrize("game", ids())
def test_clauses_are_numbered_without_gaps(game: str) -> None:
    numbers = clauses(game)
    assert numbers
    assert numbers == [f"R{number}" for number in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("game", ids())
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    cited = cited_by_tests(game)
    assert [number for number in clauses(game) if number not in cited] == []


@pytest.mark.parametrize("game", ids())
def test_tests_cite_clauses_that_exist(game: str) -> None:
    assert sorted(cited_by_tests(game) - set(clauses(game))) == []


@pytest.mark.parametrize("game", ids())
def test_code_cites_clauses_that_exist(game: str) -> None:
    known = set(clauses(game))
    citations = list(cited_in_code(game))
    assert any(path == f"src/ludoteca/games/{game}/rules.py" for path, _ in citations)
    assert [citation for citation in citations if citation[1] not in known] == []


def test_marks_name_games_that_exist() -> None:
    named = {(path.name, mark[0]) for path in TESTS for mark in marks(path)}
    assert [mark for mark in sorted(named) if mark[1] not in ids()] == []
