"""Read the file that somebody names on the command line, or standard input."""

import sys
from pathlib import Path

from ludoteca.library.files import MAX_BYTES, decode_record, read_record

STANDARD_INPUT = "-"


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input."""
    if path == STANDARD_INPUT:
        return decode_record(sys.stdin.buffer.read(MAX_BYTES + 1), path)
    return read_record(Path(path))


def is_file(path: str) -> bool:
    """Say whether a word names a file, or standard input; other texts are no paths."""
    try:
        return path == STANDARD_INPUT or Path(path).is_file()
    except (OSError, ValueError):  # too long for a path, or with a zero byte
        return False
