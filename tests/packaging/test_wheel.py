"""The package as people install it: whole, in parts, and playable from an empty environment."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import ludoteca
from hatch_build import outside
from ludoteca.cli.extras import EXTRAS
from ludoteca.found import game_packages
from ludoteca.texts import LANGUAGES
from tests.architecture import ROOT
from tests.packaging.environment import build_wheel, make_environment, metadata_of, required

# Nothing is compiled in most of these tests: every new place of the sources would compile anew.
PLAIN = {"NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8", "PYTHONPATH": ""}
HERE = Path(sys.executable).parent
OURS = {game: name for game, name in game_packages().items() if name.startswith("ludoteca.")}
FACES = {  # what only the doors import, by the extra that they need
    "print": (".paper",),
    "server": ("ludoteca.server", ".board", ".faces.boards", ".faces.fields", ".faces.messages"),
    "terminal": ("ludoteca.terminal", ".terminal", ".faces.widget"),
}
PACKAGES = {"nats": "nats-py"}  # where the name is not that of the module
IMPORT_ALL = """
import importlib, pkgutil, sys
import ludoteca
skipped = tuple(sys.argv[1].split(","))
for module in pkgutil.walk_packages(ludoteca.__path__, "ludoteca."):
    if not module.name.startswith(skipped) and not module.name.endswith(skipped):
        importlib.import_module(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
PLAY = """
import ludoteca as lu
for game in lu.game_ids():
    m = lu.Match(game, [lu.Bot("random")] * 2)
    m.play_bots()
    assert lu.load_record(m.record) == m
    assert m._repr_svg_().startswith("<svg") and str(m)
    print(game, lu.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_environment(tmp_path_factory.mktemp("core"), wheel)


def run(folder: Path, *words: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command of an environment, away from the repository."""
    env = os.environ | PLAIN | {"LUDOTECA_HOME": str(home)}
    command = [str(folder / words[0]), *words[1:]]
    return subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, check=False)


def faces_without(part: str = "") -> str:
    """Name what cannot be imported with one part alone; environments need other libraries."""
    others = [face for extra, faces in FACES.items() if extra != part for face in faces]
    return ",".join([*others, "ludoteca.envs", "ludoteca.server.club"])


# What is in it -----------------------------------------------------------------------------


def test_it_carries_all_that_the_sources_hold_and_the_browser_app(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    sources = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src" / "ludoteca").rglob("*")
        if path.is_file() and not {"__pycache__", "static", "web"} & set(path.parts)
    }
    assert sources - names == set()
    assert "ludoteca/server/static/index.html" in names
    for package in OURS.values():
        folder = package.replace(".", "/")
        texts = {f"{folder}/texts/{code}.{kind}" for code in LANGUAGES for kind in ("ftl", "md")}
        assert texts | {f"{folder}/rules.md"} <= names
    strangers = {name for name in names if not name.startswith(("ludoteca/", "ludoteca-"))}
    assert strangers == set()


def test_it_declares_the_command_and_the_games(wheel: Path) -> None:
    with ZipFile(wheel) as file:
        (name,) = [name for name in file.namelist() if name.endswith("entry_points.txt")]
        declared = file.read(name).decode()
    assert "[console_scripts]\nludoteca = ludoteca.cli:main" in declared
    for game, package in OURS.items():
        assert f"{game} = {package}" in declared


def test_its_core_needs_no_door_and_its_parts_bring_theirs(wheel: Path) -> None:
    lines = metadata_of(wheel).get_all("Requires-Dist", [])
    core = required(lines, set())
    assert {"numba", "rich"} <= core
    for part, modules in EXTRAS.items():
        names = {PACKAGES.get(module, module.replace("_", "-")) for module in modules}
        assert core.isdisjoint(names)
        assert names <= required(lines, {part})
    assert required(lines, {"all"}) == required(lines, set(FACES))  # a cluster is for few


def test_its_description_leads_nowhere_into_the_repository(wheel: Path) -> None:
    description = str(metadata_of(wheel).get_payload())
    assert "pip install" in description
    assert "import ludoteca as lu" in description
    assert not re.search(r"!\[|\]\((?!https?:)|make (play|test|wheel)|<!--", description)


def test_what_leads_into_the_repository_is_left_out_and_the_rest_stays() -> None:
    page = (
        "# A\n\n![a picture](a.jpg)\n\n<!-- in the repository -->\nmake it\n<!-- end -->\n\n"
        "See [this file](b/c.md#d) and [that page](https://example.org/).\n"
    )
    assert outside(page).startswith("# A\n\nSee this file and [that page](https://example.org/).\n")


# Playing from there ------------------------------------------------------------------------


def test_the_core_imports_only_what_it_declares(core: Path, tmp_path: Path) -> None:
    done = run(core, "python", "-c", IMPORT_ALL, faces_without(), home=tmp_path)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "numba" in loaded
    assert loaded.isdisjoint(module for modules in EXTRAS.values() for module in modules)


def test_the_library_plays_from_the_core(core: Path, tmp_path: Path) -> None:
    done = run(core, "python", "-c", PLAY, home=tmp_path)
    assert done.returncode == 0, done.stderr
    played = dict(line.split() for line in done.stdout.splitlines())
    assert set(played) == set(OURS)
    assert all(str(core.parent) in place for place in played.values())


def test_the_commands_of_the_core_work(core: Path, tmp_path: Path) -> None:
    done = run(core, "ludoteca", "--version", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"ludoteca {ludoteca.__version__}\n")
    for game in OURS:
        rules = run(core, "ludoteca", "rules", game, "--lang", "fr", home=tmp_path)
        assert rules.returncode == 0, rules.stderr
        assert rules.stdout.startswith("# ")
        words = ("simulate", game, "--players", "random,random", "--games", "3", "--json")
        result = run(core, "ludoteca", *words, home=tmp_path)
        assert result.returncode == 0, result.stderr
        assert json.loads(result.stdout)["games"] == 3


def test_compiled_rules_play_the_same_games_there_and_here(core: Path, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    words = ["simulate", "quantik", "--players", "random,random", "--games", "1000", "--seed", "1"]
    results = []
    for folder, cache in ((core, {"NUMBA_CACHE_DIR": str(tmp_path)}), (HERE, {})):
        command = [str(folder / "ludoteca"), *words, "--json"]
        done = subprocess.run(
            command, env=env | cache, cwd=tmp_path, capture_output=True, check=True
        )
        results.append(json.loads(done.stdout)["players"])
    assert results[0] == results[1]
    assert results[0][0]["wins"] + results[0][0]["losses"] == 1000
    assert list(tmp_path.rglob("*.nbc"))  # it was compiled there


@pytest.mark.parametrize(("command", "part"), [("play", "terminal"), ("serve", "server")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_whose_part_is_missing_says_what_to_install(
    core: Path, tmp_path: Path, command: str, part: str, language: str
) -> None:
    done = run(core, "ludoteca", command, "--lang", language, home=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"ludoteca {command}" in done.stderr
    assert f"pip install ludoteca[{part}]" in done.stderr


@pytest.mark.parametrize("part", FACES)
def test_each_part_is_enough_for_its_door(wheel: Path, tmp_path: Path, part: str) -> None:
    folder = make_environment(tmp_path / "environment", wheel, [part])
    done = run(folder, "python", "-c", IMPORT_ALL, faces_without(part), home=tmp_path)
    assert done.returncode == 0, done.stderr
    others = [name for extra, names in EXTRAS.items() if extra != part for name in names]
    loaded = set(done.stdout.split())
    assert not loaded.isdisjoint(EXTRAS[part])
    assert loaded.isdisjoint(others)
    if part == "terminal":
        done = run(folder, "ludoteca", "play", home=tmp_path)
        assert "Playing needs a terminal" in done.stderr


def test_everything_together_serves_the_browser_app(wheel: Path, tmp_path: Path) -> None:
    folder = make_environment(tmp_path / "environment", wheel, ["all"])
    words = ["serve", "--no-browser", "--port", "0", "--storage", str(tmp_path / "tables")]
    env = os.environ | PLAIN
    with subprocess.Popen(
        [folder / "ludoteca", *words], env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found
            with urlopen(found[0], timeout=60) as page:  # noqa: S310 - our own server
                text = page.read().decode()
            (script,) = re.findall(r'<script[^>]* src="/?([^"]+)"', text)
            with urlopen(found[0] + script, timeout=60) as code:  # noqa: S310
                assert len(code.read()) > 10_000
            with urlopen(found[0] + "api/games", timeout=60) as answer:  # noqa: S310
                games = {game["id"] for game in json.load(answer)}
            assert games == set(OURS)
        finally:
            server.terminate()
