"""Bad input: one sentence in the user's language, exit code 2, and never a traceback."""

from pathlib import Path

import pytest

from ludoteca.texts import LANGUAGES
from tests.cli.speaking import Said, plain

BAD = {  # the words, then a piece of the sentence in English, French, Italian and German
    ("fly",): ("no command “fly”", "« fly »", "«fly» non esiste", "„fly“ gibt es nicht"),
    ("--fly",): ("no option “--fly”", "pas d’option", "non ha un’opzione", "keine Option"),
    ("rules", "quantik", "--fly"): ("no option", "pas d’option", "non ha", "keine Option"),
    ("rules", "quantik", "x"): ("too many", "de trop", "di troppo", "zu viel"),
    ("rules",): ("“ludoteca rules GAME”", "JEU", "GIOCO", "SPIEL"),
    ("show", "quantik"): ("show GAME POSITION", "JEU POSITION", "GIOCO POSIZIONE", "STELLUNG"),
    ("simulate", "quantik", "--games"): ("needs a value", "une valeur", "un valore", "ein Wert"),
    ("simulate", "quantik", "--json=1"): ("no value", "pas de valeur", "non vuole", "keinen Wert"),
    ("rules", "go"): ("no game called “go”", "« go »", "«go»", "„go“"),
    ("play", "go"): ("no game called “go”", "« go »", "«go»", "„go“"),
    ("play",): ("needs a terminal", "un terminal", "un terminale", "ein Terminal"),
    ("serve", "--port", "99999"): ("--port",) * 4,
    ("simulate", "go"): ("no game called “go”", "« go »", "«go»", "„go“"),
    ("simulate", "quantik", "--games", "0"): ("from 1 to", "de 1 à", "da 1 a", "von 1 bis"),
    ("simulate", "quantik", "--games", "-3"): ("“-3”", "« -3 »", "«-3»", "„-3“"),
    ("simulate", "quantik", "--games", "many"): ("“many”", "« many »", "«many»", "„many“"),
    ("simulate", "quantik", "--games", "9" * 5000): ("from 1", "de 1", "da 1", "von 1"),
    ("simulate", "quantik", "--games", "10000000000"): ("from 1", "de 1", "da 1", "von 1"),
    ("simulate", "quantik", "--seed", "1.5"): ("“1.5”", "« 1.5 »", "«1.5»", "„1.5“"),
    ("simulate", "quantik", "--workers", "0"): ("--workers",) * 4,
    ("simulate", "quantik", "--players", "random"): ("Quantik",) * 4,
    ("simulate", "quantik", "--players", "random,random,random"): ("Quantik",) * 4,
    ("simulate", "kuhvadis", "--players", "random"): ("Kuh Vadis",) * 4,
    ("simulate", "quantik", "--players", "random,clever"): (
        ("“clever” plays", "« clever »", "«clever»", "„clever“")
    ),
    ("simulate", "quantik", "--players", ","): ("random, ",) * 4,
    ("simulate", "quantik", "--sheet", "1"): ("no sheets", "pas de", "non ha", "keine Blätter"),
    ("simulate", "kuhvadis", "--sheet", "99"): ("--sheet",) * 4,
    ("simulate", "kuhvadis", "--sheet", "0"): ("--sheet",) * 4,
    ("simulate", "kuhvadis", "--sheet", "X/O"): ("X/O",) * 4,
    ("perft", "quantik", "3", "--position", "A.bC"): ("QFEN",) * 4,
    ("perft", "quantik", "0"): ("from 1 to 99", "de 1 à 99", "da 1 a 99", "von 1 bis 99"),
    ("perft", "quantik", "-1"): ("from 1 to 99", "de 1 à 99", "da 1 a 99", "von 1 bis 99"),
    ("perft", "quantik", "100"): ("from 1 to 99", "de 1 à 99", "da 1 a 99", "von 1 bis 99"),
    ("perft", "quantik", "five"): ("DEPTH", "PROFONDEUR", "PROFONDITÀ", "TIEFE"),
    ("solve", "knaster"): (
        "“ludoteca solve” does not",
        "« ludoteca solve »",
        "«ludoteca",
        "„ludoteca",
    ),
    ("show", "go", "x"): ("no game called “go”", "« go »", "«go»", "„go“"),
    ("show", "quantik", "A.bC"): ("QFEN",) * 4,
    ("show", "knaster", "A.bC"): ("A.bC",) * 4,
    ("show", "kuhvadis", "A.bC"): ("A.bC",) * 4,
    ("verify", "no-such-file"): ("no file", "n’existe pas", "non esiste", "gibt es nicht"),
    ("verify", "."): ("is a folder", "un dossier", "una cartella", "ein Ordner"),
    ("verify", "/dev/null/x"): ("cannot be read", "être lu", "non si può", "nicht lesen"),
    ("verify", "/dev/zero"): ("longer than", "dépasse", "supera", "länger"),
    ("verify", "/dev/null"): ("not a record", "[Game", "[Game", "[Game"),
}


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:60])
def test_bad_input_gets_one_sentence(said: Said, words: tuple[str, ...]) -> None:
    for language, piece in zip(LANGUAGES, BAD[words], strict=True):
        code, out, err = said(*words, "--lang", language)
        assert (code, out) == (2, "")
        assert piece in plain(err), err
        assert err.endswith((".\n", "!\n"))
        assert err.count("\n") == 1


def test_language_we_do_not_speak(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said("--lang", "eo")[::2] == (
        2,
        "Ludoteca does not speak “eo”; choose one of en, fr, it, de.\n",
    )
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    code, _, err = said("rules", "quantik", "--lang")
    assert code == 2
    assert err.startswith("Ludoteca spricht „“ nicht")


@pytest.mark.parametrize(
    ("old", "new", "piece"),
    [
        ('[Game "quantik"]', '[Game "go"]', "no game called “go”"),
        ("1. 1: ", "1. 2: ", "turn"),
        ("1. 1: Aa1", "1. 1: Ba1", "Line"),
        ("1. 1: Aa1", "1. 1: Zz9", "Zz9"),
        ("\n\n1.", "\n\n7.", "Line"),
        ('[Secret "73', '[Secret "74', "commitment"),
        ('[Seat1 "Anna"]\n', "", "Seat1"),
    ],
)
def test_tampered_records_are_refused(
    said: Said, record: str, tmp_path: Path, old: str, new: str, piece: str
) -> None:
    assert old in record
    path = tmp_path / "record.txt"
    path.write_text(record.replace(old, new, 1), "utf-8")
    code, out, err = said("verify", str(path))
    assert (code, out) == (2, "")
    assert piece in err


def test_truncated_record_is_refused_wherever_it_ends(
    said: Said, record: str, tmp_path: Path
) -> None:
    path = tmp_path / "record.txt"
    for end in range(0, len(record.rstrip()), 7):
        path.write_text(record[:end], "utf-8")
        for language in LANGUAGES:
            code, out, err = said("verify", str(path), "--lang", language)
            assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("content", [b"", b"\n", b"\x00" * 100, b"\xff\xfe\x00", b"PK\x03\x04\xb0"])
def test_files_that_are_no_records(said: Said, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    code, out, err = said("verify", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_quoted_text_cannot_break_the_line_or_the_terminal(said: Said) -> None:
    code, _, err = said("rules", "a\nb\x1b[31mc\x00")
    assert (code, err.count("\n")) == (2, 1)
    assert "\x1b" not in err
