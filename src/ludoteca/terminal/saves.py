"""Unfinished games on disk: written whole after every event, and never destroyed.

Below the home folder lie `unfinished/`, `finished/` and, for files that cannot be read any more,
`damaged/`. A game moves between them; nothing is ever overwritten by another game or deleted,
but for the file of a match that was left before anybody decided anything.
"""

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_state_path

SUFFIX = ".ludoteca"
UNFINISHED, FINISHED, DAMAGED = "unfinished", "finished", "damaged"


def home() -> Path:
    """Return the folder that holds the games: `$LUDOTECA_HOME`, or the user's own."""
    named = os.environ.get("LUDOTECA_HOME")
    return Path(named) if named else user_state_path("ludoteca")


def unfinished() -> list[Path]:
    """Return the games that can be continued, the latest first."""
    try:
        paths = [path for path in (home() / UNFINISHED).iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    times: dict[Path, float] = {}
    for path in paths:
        with suppress(OSError):  # a link that leads nowhere hides no other game
            times[path] = path.stat().st_mtime
    return sorted(times, key=times.__getitem__, reverse=True)


def game_of(path: Path) -> str:
    """Return the game of a file, by its name."""
    return path.name.partition("-")[0]


class Save:
    """The file of one game."""

    def __init__(self, game: str, path: Path | None = None, content: bytes | None = None) -> None:
        """Begin a file for a new game, or go on with a file that had this content."""
        self._game = game
        self._content = content
        self.path = path or _fresh_path(game)

    def write(self, record: str, *, is_over: bool) -> None:
        """Replace the file at one stroke; a finished game moves to the finished ones."""
        if self.path.exists() and self.path.read_bytes() != self._content:
            self.path = _fresh_path(self._game)  # another window plays the same game
        content = record.encode()
        replace(self.path, content)
        self._content = content
        if is_over:
            self.path = set_aside(self.path, FINISHED)

    def discard(self) -> None:
        """Remove the file of a match in which nobody has decided anything."""
        if (
            self._content is not None
            and self.path.exists()
            and self.path.read_bytes() == self._content
        ):
            self.path.unlink()


def replace(path: Path, content: bytes) -> None:
    """Write a file so that a crash at any moment leaves the old or the new content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


def set_aside(path: Path, name: str) -> Path:
    """Move a game to another folder of the home, by a name that is free there."""
    folder = home() / name
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / path.name
    while target.exists():
        target = folder / f"{path.stem}-{secrets.token_hex(2)}{path.suffix}"
    path.rename(target)
    return target


def export(path: Path, record: str) -> None:
    """Write a record where nothing stands yet; raise FileExistsError otherwise."""
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(record)


def _fresh_path(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return home() / UNFINISHED / f"{game}-{moment}-{secrets.token_hex(3)}{SUFFIX}"


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last; systems without open folders do so by themselves."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
