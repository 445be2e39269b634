"""The example games are played through every door, and nothing of ours is changed for them."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.found import game_packages
from ludoteca.match import parse_record, verify
from tests.examples import FOLDER, IDS, Installed
from tests.server.table_client import Player, application, open_table, seated
from tests.terminal.conftest import at_table, match_of, shown, until

ROOT = FOLDER.parent
POSITIONS = {  # and a line of what is drawn
    "connect_four": ("......./......./......./......./...O.../..XX...", "6 · · X X · · ·"),
    "pig": ("12 40+9 0", "▸  2    40 + 9"),
    "rock_paper_scissors": ("RS/PP/R.", "1  R P R · ·   1"),
}


def digest(folder: Path) -> str:
    """Return one number for all files of a folder but what Python and the build leave there."""
    sums = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not {"__pycache__", "static"} & set(file.parts):
            sums.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return sums.hexdigest()


@pytest.fixture(autouse=True)
def nothing_of_ours_changes() -> Any:
    """Compare our sources before and after each test."""
    folders = [ROOT / "src", *(FOLDER / name / name for name in IDS)]
    before = [digest(folder) for folder in folders]
    yield
    assert [digest(folder) for folder in folders] == before


def test_the_examples_pass_their_own_tests(installed_examples: Installed, tmp_path: Path) -> None:
    tests = [str(FOLDER / name / "tests") for name in IDS]
    options = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", "-c", "/dev/null"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, f"--rootdir={tmp_path}", *tests],
        env={**installed_examples.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize("name", IDS)
def test_the_command_line_plays_an_example(installed_examples: Installed, name: str) -> None:
    position, line = POSITIONS[name]
    drawn = installed_examples.run("show", name, position)
    assert (drawn.returncode, drawn.stderr) == (0, "")
    assert line in drawn.stdout.splitlines()
    rules = installed_examples.run("rules", name, "--lang", "de")
    assert (rules.returncode, rules.stderr) == (0, "")
    assert rules.stdout.startswith("# ")
    words = ("simulate", name, "--players", "random,random", "--games", "20", "--json")
    simulated = installed_examples.run(*words, "--seed", "1")
    assert (simulated.returncode, simulated.stderr) == (0, "")
    assert json.loads(simulated.stdout)["games"] == 20
    wrong = installed_examples.run("show", name, "nonsense", "--lang", "fr")
    assert wrong.returncode == 2
    assert "nonsense" in wrong.stderr
    assert wrong.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    # Seven columns; the seventh disc cannot go where six lie. Three hands for each of two players.
    [("connect_four", 3, 343), ("connect_four", 5, 16_807)],
)
def test_perft_counts_an_example(
    installed_examples: Installed, name: str, depth: int, count: int
) -> None:
    counted = installed_examples.run("perft", name, str(depth))
    assert counted.stdout.splitlines()[0] == f"perft {depth}: {count}", counted.stderr


@pytest.mark.usefixtures("visible_examples")
@pytest.mark.parametrize("name", IDS)
def test_a_table_on_the_server(name: str, tmp_path: Path) -> None:
    with application(tmp_path / "games.db") as client:
        info = next(game for game in client.get("/api/games").json() if game["id"] == name)
        assert info["bots"] == ["random"]
        texts = client.get(f"/api/games/{name}/texts/it")
        assert texts.status_code == 200
        assert f"{name}-error-setup = " in texts.text
        assert client.get(f"/api/games/{name}/rules/fr").text.startswith("# ")
        key = open_table(client, name, "me", "random")
        with seated(client, key["table"], key["token"]) as ada, seated(client, key["table"]) as eve:
            play_to_the_end(ada)
            eve.catch_up()
            assert [entry["text"] for entry in eve.history] == [e["text"] for e in ada.history]
            check_history(name, eve.history)
        record = client.get(f"/api/tables/{key['table']}/record").text
        assert verify(record).game == name
        events = len(parse_record(record).events)
        assert len(ada.history) == events


def play_to_the_end(player: Player) -> None:
    """Make the last legal move whenever there is one."""
    player.wait_for_turn()
    while not player.table["result"]:
        board = player.table["views"][0]["board"]
        assert board["drawing"]
        legal = player.table["views"][0]["legal"]
        assert all(move["words"]["message"] for move in legal)
        player.move(len(legal) - 1)
        player.wait_for_turn()


def check_history(name: str, history: list[dict[str, Any]]) -> None:
    """Look at what is special about each game in what a spectator was told."""
    moves = [entry for entry in history if entry["kind"] == "move"]
    if name == "connect_four":
        cells = [entry["move"]["cells"][0] for entry in moves]
        assert len(set(cells)) == len(cells)
        assert [cell % 7 for cell in cells] == ["abcdefg".index(entry["text"]) for entry in moves]
    elif name == "rock_paper_scissors":
        assert [entry["seat"] for entry in moves] == [0, 1] * 5
    else:
        assert history[0]["kind"] == "roll"


@pytest.mark.usefixtures("visible_examples")
@pytest.mark.parametrize("name", IDS)
async def test_a_game_in_the_terminal(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_HOME", str(tmp_path))
    for game in set(game_packages()) - set(IDS):  # nobody waits for their kernels here
        monkeypatch.delitem(game_packages(), game)
    async with at_table(name, "Anna", bots=("random",)) as pilot:
        match = match_of(pilot)
        for _ in range(200):
            if match.result is not None:
                break
            await until(pilot, lambda: match.result is not None or 0 in match.seats_to_act)
            if match.result is not None:
                break
            number = len(match.events)
            await pilot.press(str(len(match.legal_actions(0))), "enter")  # the last: Pig holds
            await until(pilot, lambda number=number: len(match.events) > number)  # type: ignore[misc]
        assert match.result is not None
        assert "Anna" in shown(pilot)
