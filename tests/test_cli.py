"""The command line: what it prints, in which language, and how it takes bad input."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.cli.usage import COMMANDS
from ludoteca.games import GAMES
from ludoteca.lab import simulate as lab
from ludoteca.lab.simulate import Counts, Plan
from ludoteca.match import Match, Seat
from ludoteca.match.record import format_record
from ludoteca.texts import LANGUAGES

COMMAND = [sys.executable, "-m", "ludoteca"]
ENGLISH_OF_ARGPARSE = ("usage:", "positional arguments", "options:", "show this help message")


@pytest.fixture(autouse=True)
def _plain_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


class Said:
    """Run a command in this process and keep what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Listen."""
        self._capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """Return the exit code, the output and the complaint."""
        code = main(words)
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


def plain(text: str) -> str:
    """Turn the spaces of French typography into common ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.fixture(scope="module")
def record() -> str:
    match = Match.start("quantik", [Seat("Anna"), Seat("Bruno")], secret=b"s" * 32)
    assert match.first == 0
    while match.result is None:
        (seat,) = match.seats_to_act
        match.act(seat, match.legal_actions(seat)[0])
    return format_record(match)


# Help and language -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ("Usage: ludoteca COMMAND", "Commands:", "Options:", "Examples:")),
        ("fr", ("Utilisation : ludoteca COMMANDE", "Commandes :", "Options :", "Exemples :")),
        ("it", ("Uso: ludoteca COMANDO", "Comandi:", "Opzioni:", "Esempi:")),
        ("de", ("Aufruf: ludoteca BEFEHL", "Befehle:", "Optionen:", "Beispiele:")),
    ],
)
def test_help_speaks_each_language(said: Said, language: str, headings: tuple[str, ...]) -> None:
    code, out, err = said("--help", "--lang", language)
    out = plain(out)
    assert (code, err) == (0, "")
    assert all(heading in out for heading in headings)
    assert all(re.search(rf"^  {command} ", out, re.M) for command in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command_owes_nothing_to_argparse(
    said: Said, command: str, language: str
) -> None:
    code, out, err = said(command, "-h", "--lang", language)
    assert (code, err) == (0, "")
    assert f"ludoteca {command}" in out
    assert "--lang en|fr|it|de" in out
    assert not any(phrase in out for phrase in ENGLISH_OF_ARGPARSE)


def test_no_words_at_all_ask_for_help(said: Said) -> None:
    assert said() == said("--help")


def test_version(said: Said) -> None:
    assert said("--version") == (0, f"ludoteca {ludoteca.__version__}\n", "")


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "de", "rules", "go"),
        ("rules", "--lang", "de", "go"),
        ("rules", "go", "--lang", "de"),
        ("rules", "go", "--lang=de"),
        ("rules", "go", "--lang", "DE"),
        ("rules", "go", "--lang", "de_CH"),
        ("rules", "go", "--lang", "de-AT"),
    ],
)
def test_lang_may_stand_anywhere(said: Said, words: tuple[str, ...]) -> None:
    assert "Spiel" in said(*words)[2]


def test_locale_chooses_where_nobody_else_does(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert said()[1].startswith("Uso:")
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert said()[1].startswith("Utilisation")
    assert said("--lang", "en")[1].startswith("Usage:")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert said()[1].startswith("Usage:")


def test_quick_answers_never_import_numba() -> None:
    script = (
        "import sys; from ludoteca.cli import main\n"
        "for words in ('--help', '--version', 'simulate -h', 'rules quantik', 'rules go', 'play',"
        " 'simulate go', 'show go x', 'nonsense', 'perft quantik 0'):\n"
        "    main(words.split())\n"
        "sys.exit('numba' in sys.modules or 'textual' in sys.modules)"
    )
    subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, stdin=subprocess.DEVNULL
    )


def test_help_imports_neither_numpy_nor_rich() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "ludoteca", "--help"]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in report.splitlines()}
    assert "argparse" in imported
    assert not imported & {"numba", "numpy", "rich", "textual"}


# Bad input ---------------------------------------------------------------------------------

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
    ("simulate", "quantik", "--players", ","): ("random, greedy",) * 4,
    ("simulate", "quantik", "--sheet", "1"): ("no sheets", "pas de", "non ha", "keine Blätter"),
    ("simulate", "kuhvadis", "--sheet", "99"): ("--sheet",) * 4,
    ("simulate", "kuhvadis", "--sheet", "0"): ("--sheet",) * 4,
    ("simulate", "kuhvadis", "--sheet", "X/O"): ("X/O",) * 4,
    ("perft", "knaster", "3"): ("quantik only", "que pour quantik", "solo per", "nur für"),
    ("perft", "quantik", "0"): ("from 1 to 16", "de 1 à 16", "da 1 a 16", "von 1 bis 16"),
    ("perft", "quantik", "-1"): ("from 1 to 16", "de 1 à 16", "da 1 a 16", "von 1 bis 16"),
    ("perft", "quantik", "99"): ("from 1 to 16", "de 1 à 16", "da 1 a 16", "von 1 bis 16"),
    ("perft", "quantik", "five"): ("DEPTH", "PROFONDEUR", "PROFONDITÀ", "TIEFE"),
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


# Commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("depth", "count"),
    [(1, 64), (2, 3_392), (3, 167_552)],  # counts: docs/rules/quantik.md
)
def test_perft_prints_count_and_speed(said: Said, depth: int, count: int) -> None:
    code, out, err = said("perft", "quantik", str(depth))
    first, second = out.splitlines()
    assert (code, first, err) == (0, f"perft {depth}: {count}", "")
    assert re.fullmatch(r"[\d,]+ sequences per second \([\d.]+ s\)", second)


@pytest.mark.parametrize("game", GAMES)
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


def test_simulate_takes_sheets_by_number_and_by_notation(said: Said) -> None:
    words = ("simulate", "kuhvadis", "--games", "2", "--seed", "1", "--json", "--sheet")
    sheet = "XC1C2CX/C3C4C5C/1C2C3CC/X5C1C2O/CC4C53C/C2C13C4/OC4C51O"
    assert said(*words, "1")[0] == 0
    assert said(*words, sheet)[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
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
    players, dice, moves, result = out.splitlines()
    assert players == "Quantik: Anna, Bruno"
    assert re.search("[0-9a-f]{64}", dice)
    assert " 13 " in moves
    assert "Anna" in result


# As processes ------------------------------------------------------------------------------


def run(
    *words: str, content: bytes | None = b"", environ: dict[str, str] | None = None
) -> tuple[int, str, str]:
    done = subprocess.run(
        [*COMMAND, *words],
        input=content,
        capture_output=True,
        check=False,
        env=os.environ | (environ or {}),
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_verify_reads_standard_input(record: str) -> None:
    code, out, err = run("verify", "-", content=record.encode())
    assert (code, err) == (0, "")
    assert out.startswith("Quantik: Anna, Bruno\n")


def test_words_and_terminals_that_are_not_unicode() -> None:
    command = [*COMMAND, "rules", b"\xff"]
    done = subprocess.run(
        command, capture_output=True, check=False, env=os.environ | {"PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"There is no game called")


def test_closed_pipe_ends_in_silence() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "rules", "quantik"], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "--help"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def in_terminal(command: Sequence[str]) -> str:
    """Run a command in a terminal and return what it shows there."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as child:
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # Linux says so when the other side is closed
                break
            if not piece:
                break
            shown += piece
        child.wait()
    os.close(ours)
    return shown.decode()


def test_rules_are_laid_out_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = in_terminal([*COMMAND, "rules", "quantik"])
    assert "\x1b[" in shown
    assert "# " not in shown


def test_long_waits_are_explained_in_a_terminal(tmp_path: Path) -> None:
    script = (
        "import time; from ludoteca.cli import patience; from ludoteca.texts import Texts\n"
        "patience.LONG = 0.1\n"
        "with patience.patience(Texts('de')): time.sleep(0.5)\n"
        "with patience.patience(Texts('it')): pass\n"
    )
    path = tmp_path / "wait.py"
    path.write_text(script)
    shown = in_terminal([sys.executable, str(path)])
    assert "übersetzt" in shown
    assert "Compilo" not in shown
    piped = subprocess.run([sys.executable, str(path)], capture_output=True, check=True)
    assert piped.stderr == b""


def test_interruption_is_one_line() -> None:
    script = (
        "import sys; from ludoteca.cli import main; from ludoteca.lab.perft import perft\n"
        "perft(2); print('ready', flush=True)\n"
        "sys.exit(main(['perft', 'quantik', '16']))\n"
    )
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout
        assert child.stdout.readline() == b"ready\n"
        time.sleep(1)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, out, err.strip()) == (130, b"", b"Interrupted.")


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
