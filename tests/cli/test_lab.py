"""`ludoteca tournament`, `train` and `sheet`: what they print, keep and refuse."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.cli import tournament as command
from ludoteca.cli.train import curves_of
from ludoteca.contract import Game
from ludoteca.lab import tournament as lab
from ludoteca.texts import LANGUAGES, Texts
from tests.cli.speaking import Said, plain
from tests.lab import tiny_bots
from tests.lab.inline import inline

WORDS = ("tournament", "quantik", "--players", "random,gentle,greedy", "--games", "6")


@pytest.fixture
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Play in this process, and keep unfinished work apart from the user's."""
    monkeypatch.setattr(command, "hired", lambda *_: _Hired())
    monkeypatch.setattr(command, "user_cache_path", lambda _: tmp_path / "cache")


class _Hired:
    tasks = 10**9

    def __enter__(self) -> object:
        return inline(self.tasks)

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_everybody_against_everybody(said: Said, language: str) -> None:
    code, out, err = said(*WORDS, "--seed", "1", "--lang", language)
    out = plain(out)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert re.search(r"^Quantik ?: 18 .* 1$", out, re.M)
    ranks = re.findall(
        r"^([123])  (\w+) +-?\d+ ± \d+ +([–\d]\S*) +([–\d]\S*) +([–\d]\S*)", out, re.M
    )
    assert [row[0] for row in ranks] == ["1", "2", "3"]
    assert {row[1] for row in ranks} == {"random", "gentle", "greedy"}
    assert [row[2 + i] for i, row in enumerate(ranks)] == ["–"] * 3


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_what_luck_does_to_results(
    said: Said, tiny: Game, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    # Two doubles scored 0 and 1; without luck they would have scored 1/4 and 3/4.
    sums = lab.Sums(doubles=2, score=1, score_squares=1, adjusted=1, adjusted_squares=0.625)

    def play(plan: lab.Plan, *_: object) -> lab.Result:
        return lab.Result(plan, {(0, 1): {0: sums}})

    monkeypatch.setattr(command, "play_tournament", play)
    words = ("tournament", tiny.id, "--players", "wise,rash", "--games", "4", "--seed", "1")
    with tiny_bots.playing(tiny):
        out = " ".join(plain(said(*words, "--lang", language)[1]).split())
        found = json.loads(said(*words, "--json")[1])
    assert " ".join(plain(Texts(language)("cli-tournament-factor", factor=4)).split()) in out
    assert found["pairs"][0]["variance_factor"] == 4


@pytest.mark.usefixtures("_here")
def test_results_are_written_as_json_and_as_a_picture(said: Said, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    code, out, _ = said(*WORDS, "--seed", "1", "--json", "--folder", str(folder))
    assert code == 0
    found = json.loads(out)
    assert json.loads((folder / "tournament.json").read_text()) == found
    assert sorted(path.name for path in folder.iterdir()) == ["tournament.json", "tournament.svg"]
    ElementTree.parse(folder / "tournament.svg")  # noqa: S314 - our own
    keys = ["game", "seats", "setups", "seed", "games", "seconds"]
    assert list(found) == [*keys, "is_adjusted", "players", "pairs"]
    assert (found["game"], found["games"], found["seed"]) == ("quantik", 18, 1)
    assert [player["name"] for player in found["players"]] == ["random", "gentle", "greedy"]
    for pair in found["pairs"]:
        assert (pair["games"], pair["wins"] + pair["losses"]) == (6, 6)
        assert pair["score"] == pair["raw_score"] == pytest.approx(pair["wins"] / 6, abs=1e-6)
        mean = (pair["wins"] - pair["losses"]) / 6
        assert pair["mean_outcomes"] == pytest.approx([mean, -mean], abs=1e-6)


@pytest.mark.usefixtures("_here")
def test_an_interrupted_tournament_shows_what_it_has_and_goes_on(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lab, "TASK_SECONDS", 0.0)
    whole = json.loads(said(*WORDS, "--seed", "1", "--json")[1])
    assert not list((tmp_path / "cache").iterdir())  # nothing unfinished is left
    monkeypatch.setattr(_Hired, "tasks", 2)
    code, out, err = said(*WORDS, "--seed", "1", "--json")
    assert (code, err) == (130, "Interrupted; the same command with --seed 1 goes on from here.\n")
    assert 0 < json.loads(out)["games"] < 18
    monkeypatch.setattr(_Hired, "tasks", 10**9)
    code, out, err = said(*WORDS, "--seed", "1", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["pairs"], found["players"]) == (whole["pairs"], whole["players"])


@pytest.mark.usefixtures("_here")
def test_a_tournament_interrupted_before_its_first_game_shows_no_empty_table(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(_Hired, "tasks", 0)
    code, out, err = said(*WORDS, "--seed", "1", "--folder", str(tmp_path / "here"))
    assert (code, out) == (130, "")
    assert err == "Interrupted; the same command with --seed 1 goes on from here.\n"
    assert not list((tmp_path / "here").glob("tournament.*"))


def test_a_process_plays_like_we_do(said: Said) -> None:
    words = ("tournament", "quantik", "--players", "random,greedy", "--games", "4", "--seed", "1")
    code, out, err = said(*words, "--workers", "1", "--json")
    assert (code, err, json.loads(out)["games"]) == (0, "", 4)


@pytest.mark.parametrize(
    ("words", "piece"),
    [
        (("--players", "random"), "two different bots"),
        (("--players", "random,clever"), "clever"),
        (("--games", "1"), "from 2 to"),
        (("--seats", "3"), "from 2 to 2"),
        (("--sheet", "1"), "no sheets"),
        (("--seed", "x"), "--seed"),
    ],
)
def test_bad_tournaments_get_a_sentence(said: Said, words: tuple[str, ...], piece: str) -> None:
    code, out, err = said("tournament", "quantik", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert piece in err


# Training and sheets -----------------------------------------------------------------------


def test_train_writes_the_file_and_the_curve(said: Said, tiny: Game, tmp_path: Path) -> None:
    folder = tmp_path / "trained"
    code, out, err = said(
        "train", tiny.id, "--seed", "7", "--workers", "1", "--folder", str(folder)
    )
    assert (code, err) == (0, "")
    assert out.startswith(f"Written to {folder / 'learned.bin'}: 8 bytes, in ")
    assert "square" in (folder / "curve.svg").read_text()
    ElementTree.parse(folder / "curve.svg")  # noqa: S314 - our own


def test_curves_are_read_by_name_or_by_measurement() -> None:
    assert curves_of({"mean score": [[10, 1.5], [20, 2]]}) == {"mean score": [(10, 1.5), (20, 2)]}
    measured = [
        {"iteration": 0, "games": 10, "error": 0.5, "score": 0.6, "margin": 0.1},
        {"iteration": 1, "games": 20, "error": 0.4},
    ]
    assert curves_of(measured) == {"error": [(10, 0.5), (20, 0.4)], "score": [(10, 0.6)]}


def test_sheet_prints_the_notation_and_a_drawing(said: Said, tiny: Game) -> None:
    assert said("sheet", tiny.id, "--seed", "1") == (0, "00020\n\n00020\n", "")
    code, out, err = said("sheet", tiny.id)
    seed = err.removeprefix("Seed drawn: ").strip()
    assert said("sheet", tiny.id, "--seed", seed) == (code, out, "")


@pytest.mark.parametrize("name", ["train", "sheet", "solve"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_lack_a_part_say_so(said: Said, name: str, language: str) -> None:
    code, out, err = said(name, "quantik" if name != "solve" else "knaster", "--lang", language)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"ludoteca {name}" in plain(err)
