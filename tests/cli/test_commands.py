"""What each command prints."""

import json
import re
from pathlib import Path

import pytest

from ludoteca.contract import Game
from ludoteca.games import ids
from ludoteca.lab import simulate as lab
from ludoteca.lab.simulate import Counts, Plan
from ludoteca.match.record import format_record, parse_record
from ludoteca.texts import LANGUAGES
from tests.cli.speaking import Said


@pytest.mark.parametrize(
    ("depth", "count"),
    [(1, 64), (2, 3_392), (3, 167_552)],  # counts: games/quantik/rules.md
)
def test_perft_prints_count_and_speed(said: Said, depth: int, count: int) -> None:
    code, out, err = said("perft", "quantik", str(depth))
    first, second = out.splitlines()
    assert (code, first, err) == (0, f"perft {depth}: {count}", "")
    assert re.fullmatch(r"[\d,]+ sequences per second \([\d.]+ s\)", second)


def test_perft_counts_from_a_position_and_in_every_game(said: Said, tiny: Game) -> None:
    # Five legal placements, see docs/commands.md; and a game that is over.
    assert said("perft", "quantik", "1", "--position", "c..c/.b.a/.DA./A.D.")[1].startswith(
        "perft 1: 5\n"
    )
    assert said("perft", "quantik", "2", "--position", "AbCd/..../..../....")[1].startswith(
        "perft 2: 0\n"
    )
    # Eleven sums, 25 cells for the first of them.
    assert said("perft", "knaster", "2")[1].startswith("perft 2: 275\n")
    assert said("perft", tiny.id, "5")[1].startswith("perft 5: 24\n")


def test_a_game_with_rules_alone_can_be_shown_read_up_and_simulated(said: Said, tiny: Game) -> None:
    assert said("show", tiny.id, "00010") == (0, "00010\n", "")
    assert said("rules", tiny.id)[1].startswith("# Tiny\n")
    code, out, err = said("simulate", tiny.id, "--games", "40", "--seed", "1", "--json")
    result = json.loads(out)
    assert (code, err, result["games"]) == (0, "", 40)
    assert [player["name"] for player in result["players"]] == ["random", "random"]
    first, second = result["players"]
    assert (first["wins"], first["draws"]) == (second["losses"], second["draws"])
    assert first["wins"] + first["draws"] + first["losses"] == 40
    assert min(first["wins"], first["draws"], first["losses"]) > 0


@pytest.mark.parametrize("game", ids())
def test_simulate_prints_the_documented_json(said: Said, game: str) -> None:
    words = ("simulate", game, "--players", "greedy,random", "--games", "3", "--seed", "1")
    code, out, err = said(*words, "--json")
    result = json.loads(out)
    assert (code, err) == (0, "")
    assert list(result) == ["game", "games", "seconds", "games_per_second", "players"]
    assert (result["game"], result["games"]) == (game, 3)
    assert result["seconds"] > 0
    assert result["games_per_second"] > 0
    keys = ["name", "wins", "draws", "losses", "mean_score"]
    assert [list(player) for player in result["players"]] == [keys, keys]
    assert [player["name"] for player in result["players"]] == ["greedy", "random"]
    again = json.loads(said(*words, "--json", "--workers", "3")[1])
    assert again["players"] == result["players"]


def test_simulate_shows_the_seed_it_drew(said: Said) -> None:
    _, out, err = said("simulate", "quantik", "--games", "2", "--json")
    seed = err.removeprefix("Seed drawn: ").strip()
    again = said("simulate", "quantik", "--games", "2", "--json", "--seed", seed)[1]
    assert json.loads(again)["players"] == json.loads(out)["players"]
    assert "seed" in said("simulate", "quantik", "--games", "2")[1]


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Wins"), ("fr", "Gagnées"), ("it", "Vinte"), ("de", "Siege")]
)
def test_simulate_prints_a_table_that_fits(said: Said, language: str, heading: str) -> None:
    words = ("simulate", "quantik", "--games", "20", "--seed", "1", "--lang", language)
    code, out, err = said(*words)
    assert (code, err) == (0, "")
    assert heading in out
    assert "\x1b" not in out
    assert all(len(line) <= 80 for line in out.splitlines())
    assert re.search(r"^greedy +\d+ .*\(\d+[.,]\d–\d+[.,]\d\).* ± ", out, re.M)


def test_simulate_alone_shows_points_but_no_wins(said: Said) -> None:
    code, out, _ = said("simulate", "knaster", "--players", "random", "--games", "3", "--seed", "1")
    assert code == 0
    assert "Mean score" in out
    assert "Wins" not in out


def test_simulate_takes_sheets_by_number_name_and_notation(said: Said) -> None:
    words = ("simulate", "kuhvadis", "--games", "2", "--seed", "1", "--json", "--sheet")
    sheet = "XC1C2CX/C3C4C5C/1C2C3CC/X5C1C2O/CC4C53C/C2C13C4/OC4C51O"
    assert said(*words, "1")[0] == 0
    assert said(*words, sheet)[0] == 0
    named, numbered = (json.loads(said(*words, sheet)[1]) for sheet in ("bella", "2"))
    assert named["players"] == numbered["players"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ids())
def test_rules_are_plain_markdown_in_a_pipe(said: Said, game: str, language: str) -> None:
    code, out, err = said("rules", game, "--lang", language)
    assert (code, err) == (0, "")
    assert out.startswith("# ")
    assert "\x1b" not in out


def test_show_draws_without_colours_in_a_pipe(said: Said) -> None:
    code, out, err = said("show", "quantik", "A.bC/..../d..B/...a")
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert out.count("\n") > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_checked(
    said: Said, record: str, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(record, "utf-8")
    code, out, err = said("verify", str(path), "--lang", language)
    assert (code, err) == (0, "")
    players, dice, moves, result, guarantee = out.splitlines()
    assert guarantee.startswith(("Guarantee", "Garantie", "Garanzia", "Gewähr"))
    assert players == "Quantik: Anna, Bruno"
    assert re.search("[0-9a-f]{64}", dice)
    assert " 13 " in moves
    assert "Anna" in result


def test_verify_says_that_somebody_was_helped(said: Said, record: str, tmp_path: Path) -> None:
    match = parse_record(record)
    match.helped = True
    path = tmp_path / "record.txt"
    path.write_text(format_record(match), "utf-8")
    code, out, err = said("verify", str(path), "--lang", "en")
    assert (code, err) == (0, "")
    assert "This game was played with help." in out.splitlines()


@pytest.mark.parametrize("form", ["--json", "--lang=en"])
def test_interrupted_simulation_shows_what_it_has(
    said: Said, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    played: list[range] = []

    def play_some(_plan: Plan, chunks: range) -> Counts:
        played.append(chunks)
        if len(played) > 3:
            raise KeyboardInterrupt
        return [(1, 0, 0, 1, 1), (0, 0, 1, -1, 1)]

    monkeypatch.setattr(lab, "play_chunks", play_some)
    words = ("simulate", "quantik", "--games", "9000", "--seed", "1", "--workers", "1")
    code, out, err = said(*words, form)
    assert code == 130
    assert err == "Interrupted: this is the result of the 3 of 9,000 games that were finished.\n"
    if form == "--json":
        assert json.loads(out)["games"] == 3
    else:
        assert out.startswith("Quantik: 3 games, seed 1\n")
