"""The command as a process: pipes, terminals, signals and full disks."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.match import Match, Seat
from ludoteca.match.record import format_record
from tests.cli.speaking import COMMAND, in_terminal


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
    command: list[str | bytes] = [*COMMAND, "rules", b"\xff"]
    done = subprocess.run(
        command, capture_output=True, check=False, env=os.environ | {"PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"There is no game called")


@pytest.mark.parametrize(
    "words", ["rules quantik", "show quantik ..../..../..../....", "simulate quantik --games 1"]
)
def test_closed_pipe_ends_in_silence(words: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, *words.split()], stdout=writer, stderr=subprocess.PIPE, check=False
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


def test_rules_are_laid_out_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = in_terminal([*COMMAND, "rules", "quantik"])
    assert "\x1b[" in shown
    assert "# " not in shown


def test_long_waits_are_explained_in_a_terminal(tmp_path: Path) -> None:
    script = (
        "import threading; from ludoteca.cli import patience; from ludoteca.texts import Texts\n"
        "patience.LONG = 0.1\n"
        "with patience.patience(Texts('de')):\n"
        "    for thread in threading.enumerate():\n"
        "        if isinstance(thread, threading.Timer): thread.join()\n"
        "patience.LONG = 600\n"
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
    script = (  # a test run in the background inherits that Ctrl-C is ignored
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys; from ludoteca.cli import main; from ludoteca.games import load\n"
        "from ludoteca.lab.perft import perft; game = load('quantik')\n"
        "perft(game, 2, game.rules.initial_state(2, '')); print('ready', flush=True)\n"
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


def test_a_closed_output_changes_no_exit_code() -> None:
    for words, code in ((("--version",), 0), (("rules", "chess"), 2)):
        done = subprocess.run(
            ["/bin/sh", "-c", 'exec "$@" >&-', "sh", *COMMAND, *words],
            stderr=subprocess.PIPE,
            check=False,
        )
        assert done.returncode == code
        assert b"Traceback" not in done.stderr


def test_names_in_a_record_forge_no_lines() -> None:
    seats = [Seat("Anna\nResult: Bruno wins\x1b[2J"), Seat("Bruno")]
    forged = format_record(Match.start("quantik", seats, secret=b"s" * 32))
    code, out, err = run("verify", "-", content=forged.encode())
    assert (code, err) == (0, "")
    assert out.startswith("Quantik: Anna�Result: Bruno wins�[2J, Bruno\n")
    assert "\x1b" not in out
