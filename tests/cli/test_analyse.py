"""`ludoteca analyse`: every move with its worth, the line, the reasons, and what it refuses."""

import json
import re

import pytest

from ludoteca.texts import LANGUAGES
from tests.cli.speaking import Said, plain
from tests.twins.quantik_search import plies_of_moves

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


def test_other_games_have_no_solution(said: Said) -> None:
    pieces = ("Only quantik", "Seul quantik", "solo quantik", "nur quantik")
    for language, piece in zip(LANGUAGES, pieces, strict=True):
        code, out, err = said("analyse", "knaster", QFEN, "--lang", language)
        assert (code, out) == (2, "")
        assert piece in err
    assert said("analyse", "quantik")[0] == 2
    assert said("analyse", "quantik", QFEN, "x")[0] == 2
