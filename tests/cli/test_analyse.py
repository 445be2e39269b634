"""`ludoteca analyse`: every move with its worth, the line, the reasons, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from ludoteca.contract import Game
from ludoteca.match import Match, Seat, format_record
from ludoteca.texts import LANGUAGES
from tests.cli.speaking import Said, plain
from tests.games.quantik.twin_search import plies_of_moves

# The first player has cylinders and cubes left and five legal placements; see docs/commands.md.
QFEN = "c..c/.b.a/.DA./A.D."
ROW_FULL = "AbCd/..../..../...."
STUCK = "cA../D..b/Db../..cA"  # the first player cannot place anything

REASONS = {  # how the two losing moves that end at once are explained, and one that runs dry
    "en": ("The opponent completes column b with a sphere on b1.", "You run out of moves."),
    "fr": ("L’adversaire complète la colonne b avec une sphère en b1.", "Vous n’avez plus aucun"),
    "it": ("L’avversario completa la colonna b con una sfera in b1.", "Non hai più mosse."),
    "de": ("Der Gegner vervollständigt Spalte b mit einer Kugel auf b1.", "Du kannst nichts mehr"),
}
# Two lines of four shapes that no single placement can have completed.
UNREACHABLE = "AbCd/..../..../BcDa"


def words_of(out: str) -> str:
    """Join what the table has wrapped."""
    return re.sub(r"\s+", " ", plain(out))


@pytest.mark.parametrize("language", LANGUAGES)
def test_worth_line_and_reasons_are_told_in_each_language(said: Said, language: str) -> None:
    code, out, err = said("analyse", "quantik", QFEN, "--lang", language)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert "Bd4 Ab1 Cb4" in out
    assert all(reason in words_of(out) for reason in REASONS[language])


def test_the_boards_show_each_placement_at_its_cell(said: Said) -> None:
    out = said("analyse", "quantik", QFEN)[1]
    rows = [line.split() for line in out.splitlines() if re.match(r" [1-4] {2,}", line)]
    # Row by row the four boards stand side by side; the first sign of each is the row's number.
    shown = {
        shape + "abcd"[column] + row[0]: row[5 * board + 1 + column]
        for row in rows
        for board, shape in enumerate("ABCD")
        for column in range(4)
    }
    worth = {
        move: f"+{plies}" if plies % 2 else f"−{plies}"
        for move, plies in plies_of_moves(QFEN.replace("/", "")).items()
    }
    assert len(shown) == 64
    assert {move: label for move, label in shown.items() if label[0] in "+−"} == worth
    assert {shown[shape + "a1"] for shape in "ABCD"} == {"c"}


def test_json_has_the_documented_keys_and_the_best_moves_first(said: Said) -> None:
    code, out, err = said("analyse", "quantik", QFEN, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert list(found) == ["value", "plies", "line", "moves"]
    assert (found["value"], found["plies"], found["line"]) == ("win", 3, ["Bd4", "Ab1", "Cb4"])
    assert found["moves"][0] == {"move": "Bd4", "action": 31, "value": "win", "plies": 3}
    by_hand = plies_of_moves(QFEN.replace("/", ""))
    assert {move["move"]: move["plies"] for move in found["moves"]} == by_hand
    assert all((move["value"] == "win") == (move["plies"] % 2 == 1) for move in found["moves"])
    assert [move["plies"] for move in found["moves"]] == [3, 4, 4, 2, 2]


def test_many_moves_alike_are_counted_not_named(said: Said) -> None:
    out = words_of(said("analyse", "quantik", "..../..../..../....")[1])
    assert "The first player loses in 10 plies" in out
    assert "Aa1 and 63 like it" in out


@pytest.mark.parametrize(
    ("qfen", "sentences"),
    [
        (
            ROW_FULL,
            (
                "row 1 holds all four shapes.",
                "la ligne 1 réunit",
                "la riga 1 contiene",
                "Zeile 1 enthält",
            ),
        ),
        (STUCK, ("no legal move.", "aucun coup permis.", "mosse permesse.", "nichts setzen.")),
    ],
)
def test_a_finished_game_is_said_to_be_over(
    said: Said, qfen: str, sentences: tuple[str, ...]
) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        code, out, _ = said("analyse", "quantik", qfen, "--lang", language)
        assert code == 0
        assert sentence in plain(out)
    found = json.loads(said("analyse", "quantik", qfen, "--json")[1])
    assert found == {"value": "loss", "plies": 0, "line": [], "moves": []}


# Bad input ---------------------------------------------------------------------------------


def test_positions_that_cannot_be_are_refused_each_with_a_sentence_of_its_own(said: Said) -> None:
    kinds = {
        "malformed": "A.bC/..../d..B",
        "too many": "AAA./..../..../b.cd",
        "turn": "AB../..../..../....",
        "clash": "Aa../..../..../....",
        "unreachable": UNREACHABLE,
    }
    pieces = {
        "en": ("not a QFEN", "only two of a shape", "nobody’s turn", "share a row", "No game can"),
        "fr": ("QFEN", "« A »", "à personne de jouer", "partagent", "Aucune partie"),
        "it": ("QFEN", "«A»", "non tocca a nessuno", "stessa riga", "Nessuna partita"),
        "de": ("QFEN", "„A“", "am Zug", "derselben Zeile", "Kein Spiel"),
    }
    for language in LANGUAGES:
        sentences = []
        for qfen, piece in zip(kinds.values(), pieces[language], strict=True):
            for flag in ([], ["--json"]):
                code, out, err = said("analyse", "quantik", qfen, "--lang", language, *flag)
                assert (code, out, err.count("\n")) == (2, "", 1)
            assert piece in plain(err), err
            sentences.append(err)
        assert len(set(sentences)) == len(kinds)


@pytest.mark.parametrize(
    "qfen", ["", "x", "/" * 3, "A" * 5000, "....\n/..../..../....", "ﬀ.../" * 4]
)
def test_nonsense_is_no_position(said: Said, qfen: str) -> None:
    code, out, err = said("analyse", "quantik", qfen)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "QFEN" in err


def test_games_without_values_say_so_and_name_those_that_have_them(
    said: Said, worthless: Game
) -> None:
    pieces = ("does not say", "ne dit pas", "non dice", "sagt nicht")
    for language, piece in zip(LANGUAGES, pieces, strict=True):
        code, out, err = said("analyse", worthless.id, "11020", "--lang", language)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert piece in err
        assert "quantik" in err
    assert said("analyse", "quantik")[0] == 2


# Any game that has values ------------------------------------------------------------------


def test_a_position_of_any_game_is_told_by_its_values(said: Said, tiny: Game) -> None:
    code, out, err = said("analyse", tiny.id, "11020")
    # The second player has a 2 against a taken 1: to take it wins, a new roll wins or draws.
    assert (code, err) == (0, "")
    assert "player 1 0.0%, player 2 100.0%" in out
    assert re.search(r"2 +take +100.0% +takes the 2", out)
    assert re.search(r"2 +again +75.0% ± 1.0 +tries something better than 2", out)


def test_a_position_of_any_game_is_an_object_of_its_values(said: Said, tiny: Game) -> None:
    found = json.loads(said("analyse", tiny.id, "11020", "--json")[1])
    assert found == {
        "game": "tiny",
        "values": [0.0, 1.0],
        "moves": [
            {
                "player": 1,
                "move": "take",
                "action": 0,
                "value": 1.0,
                "error": 0.0,
                "plies": None,
                "words": {"message": "tiny-take", "values": {"die": 2}},
            },
            {
                "player": 1,
                "move": "again",
                "action": 1,
                "value": 0.75,
                "error": 0.01,
                "plies": None,
                "words": {"message": "tiny-again", "values": {"die": 2}},
            },
        ],
        "rolls": [],
    }


def test_rolls_are_told_with_their_chances(said: Said, tiny: Game) -> None:
    found = json.loads(said("analyse", tiny.id, "00000", "--json")[1])
    assert found["values"] == [0.5, 0.5]
    assert found["rolls"] == [
        {"dice": "1", "probability": 0.5, "values": [0.375, 0.625]},
        {"dice": "2", "probability": 0.5, "values": [0.625, 0.375]},
    ]
    out = said("analyse", tiny.id, "00000")[1]
    assert re.search(r"^2 +50.0% +62.5% : 37.5%", out, re.M)
    assert out.index("62.5%") < out.index("37.5% :")
    assert "The game is over." in said("analyse", tiny.id, "21100")[1]


def test_a_record_is_reviewed_move_by_move(said: Said, record: str, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text(record, "utf-8")
    code, out, err = said("analyse", "quantik", str(path))
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert re.search(r"^ *1  Anna +Aa1 +0.0% +10 ", out, re.M)
    found = json.loads(said("analyse", "quantik", str(path), "--json")[1])
    assert (found["game"], found["seats"]) == ("quantik", ["Anna", "Bruno"])
    assert [move["number"] for move in found["moves"]] == list(range(1, 14))
    assert {move["verdict"] for move in found["moves"]} <= {"kept", "lost", "thrown"}
    assert found["moves"][0]["verdict"] == "lost"  # the second player wins from the start
    last = found["moves"][-1]
    assert (last["move"], last["value"], last["plies"]) == (last["best"], 1.0, 1)
    for move in found["moves"]:
        assert move["value"] == move["values"][move["seat"]]
    code, _, err = said("analyse", "quantik", str(tmp_path))
    assert (code, err.count("\n")) == (2, 1)


def test_a_record_of_another_game_is_refused(
    said: Said, tiny: Game, record: str, tmp_path: Path
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(record, "utf-8")
    code, out, err = said("analyse", tiny.id, str(path))
    assert (code, out) == (2, "")
    assert "record of quantik" in err


# Whole matches -----------------------------------------------------------------------------


@pytest.fixture
def tiny_record(tiny: Game, tmp_path: Path) -> Path:
    """Return the file of a match in which both always take the die."""
    match = Match.start(tiny.id, [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
    while match.result is None:
        match.act(match.seats_to_act[0], 0)
    path = tmp_path / "records" / "tiny.txt"
    path.parent.mkdir()
    path.write_text(format_record(match), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_taken_apart_with_a_curve(
    said: Said, tiny: Game, tiny_record: Path, language: str
) -> None:
    code, out, err = said("analyse", tiny.id, str(tiny_record), "--lang", language)
    assert (code, err) == (0, "")
    assert "●" in out
    assert "○" in out
    assert plain(out).count("Anna") >= 4  # legend, dice, skill, the moves


def test_a_match_taken_apart_is_exact_in_json(said: Said, tiny: Game, tiny_record: Path) -> None:
    found = json.loads(said("analyse", tiny.id, str(tiny_record), "--json")[1])
    assert found["start"] == [0.5, 0.5]
    for account in found["accounts"]:
        made = sum(account[name] for name in ("start", "luck", "skill", "others"))
        assert made == pytest.approx(account["result"], abs=1e-9)
    assert [event["kind"] for event in found["events"]] == ["roll", "move", "roll", "move"]
    assert found["same_dice"] is None


def test_the_curve_of_a_match_is_drawn_to_a_file(
    said: Said, tiny: Game, tiny_record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "curve.svg"
    assert said("analyse", tiny.id, str(tiny_record), "--svg", str(file))[0] == 0
    picture = file.read_text("utf-8")
    assert (picture.count("<polyline "), picture.rstrip()[-6:]) == (2, "</svg>")
    code, out, err = said("analyse", tiny.id, "00000", "--svg", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    nowhere = str(tmp_path / "nowhere" / "curve.svg")
    code, out, err = said("analyse", tiny.id, str(tiny_record), "--svg", nowhere)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_players_of_a_folder_are_rated(said: Said, tiny: Game, tiny_record: Path) -> None:
    folder = tiny_record.parent
    (folder / "other.txt").write_text("no record", "utf-8")
    code, out, err = said("analyse", tiny.id, "--folder", str(folder))
    assert code == 0
    assert "Anna" in out
    assert "Bruno" in out
    assert err.startswith("other.txt: ")
    found = json.loads(said("analyse", tiny.id, "--folder", str(folder), "--json")[1])
    assert {player["name"]: player["games"] for player in found["players"]} == {
        "Anna": 1,
        "Bruno": 1,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rate_is_cut_off(said: Said, tiny: Game, tmp_path: Path, language: str) -> None:
    for number in range(3):
        seats = [Seat("Grandma Josephine"), Seat("Bartholomew")]
        match = Match.start(tiny.id, seats, secret=bytes([number]) * 32)
        while match.result is None:
            match.act(match.seats_to_act[0], 0)
        (tmp_path / f"{number}.txt").write_text(format_record(match), "utf-8")
    out = said("analyse", tiny.id, "--folder", str(tmp_path), "--lang", language)[1]
    assert "…" not in out
    assert out.count("±") == 8  # four numbers of each
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("words", [[], ["00000", "--folder", "."], ["--folder", "nowhere"]])
def test_what_to_analyse_must_be_one_thing(
    said: Said, tiny: Game, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        code, out, err = said("analyse", tiny.id, *words, "--lang", language)
        assert (code, out, err.count("\n")) == (2, "", 1)
    code, _, err = said("analyse", tiny.id, "--folder", str(tmp_path))
    assert (code, err.count("\n")) == (2, 1)
