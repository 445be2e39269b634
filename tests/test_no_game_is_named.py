"""Nothing outside a game's folder names a game: not in code, types, texts or routes."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from ludoteca.found import game_packages
from ludoteca.games import load

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "ludoteca" / "games"
OURS = tuple(path.name for path in sorted(GAMES.iterdir()) if (path / "rules.py").exists())
KINDS = {".py", ".ts", ".js", ".svelte", ".css", ".tcss", ".html", ".ftl", ".json"}
GENERATED = {"__pycache__", "static", "node_modules"}


def sources() -> list[Path]:
    """Find every source of ours that belongs to no game."""
    places = [ROOT / "src" / "ludoteca", ROOT / "web" / "src", *(ROOT / "web").glob("*.*")]
    files = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    return [
        path
        for path in files
        if path.suffix in KINDS
        and not GENERATED & set(path.parts)
        and not any((GAMES / game) in path.parents for game in OURS)
        and path.name != "package-lock.json"
    ]


def said(path: Path) -> list[str]:
    """Return the lines of a file without its documentation: docstrings and comments."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    if path.suffix in {".ts", ".js", ".svelte", ".css", ".tcss"}:
        return re.sub(r"/\*.*?\*/|^\s*//.*?$|<!--.*?-->", "", text, flags=re.M | re.S).splitlines()
    if path.suffix != ".py":
        return lines
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            last = node.end_lineno or node.lineno
            lines[node.lineno - 1 : last] = [""] * (last - node.lineno + 1)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return lines


def names(game: str) -> list[str]:
    """Return how a game could be named: by its id or as it is printed on the box."""
    return [game, load(game).name]


def test_the_games_are_those_with_a_folder() -> None:
    ours = [game for game, package in game_packages().items() if package.startswith("ludoteca.")]
    assert sorted(ours) == sorted(OURS)
    assert len(sources()) > 100


@pytest.mark.parametrize("game", OURS)
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    pattern = re.compile("|".join(rf"(?<![a-z]){re.escape(name)}" for name in names(game)), re.I)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(said(path), start=1)
        if pattern.search(line)
    ]
    assert found == []
