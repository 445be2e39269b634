"""Run commands and listen to them."""

import os
import pty
import subprocess
import sys
from collections.abc import Sequence

import pytest

from ludoteca.cli import main

COMMAND = [sys.executable, "-m", "ludoteca"]


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


def plain(text: str) -> str:
    """Turn the spaces of French typography into common ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


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
