"""Help and language: everything explained in each of them, and nothing loaded for it."""

import re
import subprocess
import sys

import pytest

import ludoteca
from ludoteca.cli.usage import COMMANDS
from ludoteca.texts import LANGUAGES
from tests.cli.speaking import Said, plain

ENGLISH_OF_ARGPARSE = ("usage:", "positional arguments", "options:", "show this help message")


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
