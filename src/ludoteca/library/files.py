"""Read the file of a record, or say in a sentence why it cannot be one."""

from pathlib import Path

from ludoteca.match.record import InvalidRecord

MAX_BYTES = 10_000_000  # the longest games take some thousands


def read_record(path: Path) -> str:
    """Return the text of a file, or raise InvalidRecord where it cannot be a record."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise InvalidRecord("library-error-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise InvalidRecord("library-error-file-folder", path=str(path)) from None
    except (OSError, ValueError):  # such as a name with a null in it
        raise InvalidRecord("library-error-file-unreadable", path=str(path)) from None
    return decode_record(content, str(path))


def decode_record(content: bytes, path: str) -> str:
    """Return bytes as text, or raise InvalidRecord where they are no text or too long."""
    if len(content) > MAX_BYTES:
        raise InvalidRecord("library-error-file-long", path=path, most=MAX_BYTES)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord("library-error-file-binary", path=path) from None
