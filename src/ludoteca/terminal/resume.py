"""Unfinished games: found on disk, listed, continued."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludoteca.errors import LudotecaError, UnknownGame, one_line
from ludoteca.faces import canvas as paint
from ludoteca.faces.widget import Hint
from ludoteca.match import Match, Move
from ludoteca.match.record import parse_record
from ludoteca.terminal import saves
from ludoteca.terminal.page import Keys, Page


class Damaged(NamedTuple):
    """A file that cannot be continued: where it is now, and why."""

    path: Path
    error: LudotecaError | OSError | UnicodeDecodeError


UNREADABLE = (LudotecaError, OSError, UnicodeDecodeError)


class Saved(NamedTuple):
    """An unfinished game and its file."""

    path: Path
    content: bytes
    match: Match[Any]


def load(path: Path) -> Saved:
    """Read an unfinished game, or raise one of UNREADABLE."""
    content = path.read_bytes()
    return Saved(path, content, parse_record(content.decode("utf-8")))


def load_all(paths: Iterable[Path]) -> list[Saved]:
    """Read all games that can be read."""
    games = []
    for path in paths:
        with suppress(*UNREADABLE):
            games.append(load(path))
    return games


def check(path: Path) -> Damaged | None:
    """Set aside a file that cannot be read, and one whose game was over already."""
    try:
        match = load(path).match
    except FileNotFoundError:
        return None
    except (LudotecaError, UnicodeDecodeError) as error:
        if isinstance(error.__cause__, UnknownGame):  # its package may come back
            return Damaged(path, error)
        return Damaged(_moved(path, saves.DAMAGED), error)
    except OSError as error:
        return Damaged(path, error)
    if match.result is not None:
        _moved(path, saves.FINISHED)
    return None


def _moved(path: Path, folder: str) -> Path:
    try:
        return saves.set_aside(path, folder)
    except OSError:  # it stays where it is
        return path


class Resume(Page[Saved]):
    """Choose one of several unfinished games."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q", "leave", show=False)]

    def __init__(self, games: list[Saved]) -> None:
        """Offer these games."""
        super().__init__()
        self._games = games

    def compose(self) -> ComposeResult:
        """List the games, the latest first."""
        title = Text(
            f" {self.say('terminal-resume-title')} ", f"bold {paint.GROUND} on {paint.LEGAL}"
        )
        yield Static(title, id="title")
        yield OptionList(*[Option(self._describe(saved)) for saved in self._games], id="games")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Name the keys."""
        hints = [
            Hint("⏎", "terminal-key-continue", "screen.take"),
            Hint("Esc", "terminal-key-menu", "screen.leave"),
        ]
        self.query_one(Keys).show(hints, self)
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Continue the chosen game."""
        self.dismiss(self._games[event.option_index])

    def action_take(self) -> None:
        """Continue the game under the cursor."""
        self.query_one(OptionList).action_select()

    def action_leave(self) -> None:
        """Return to the menu."""
        self.dismiss()

    def _describe(self, saved: Saved) -> Text:
        path, _, match = saved
        moment = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        moves = sum(isinstance(event, Move) for event in match.events)
        text = Text(f"{match.game.name:<10}", "bold")
        text.append(f" {moment:%Y-%m-%d %H:%M}  ")
        text.append(", ".join(one_line(seat.name) for seat in match.seats))
        text.append("  " + self.say("terminal-num-moves", count=moves))
        return text
