"""Ask for a file name and write the record there, never over another file."""

from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ludoteca.errors import reason_of
from ludoteca.faces.widget import Hint
from ludoteca.match import Match
from ludoteca.match.record import format_record
from ludoteca.terminal.page import Keys, Page
from ludoteca.terminal.saves import SUFFIX, export


class Export(Page[str], ModalScreen[str]):
    """Ask where the record goes; the answer is a sentence for the status line."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, match: Match[Any]) -> None:
        """Offer to write this match."""
        super().__init__()
        self._match = match

    def compose(self) -> ComposeResult:
        """Ask for a name and propose one."""
        moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        with Vertical(classes="dialog"):
            yield Static(self.say("terminal-save-question"), markup=False)
            yield Input(f"{self._match.game.id}-{moment}{SUFFIX}", compact=True, id="file-name")
            yield Static(id="save-error", markup=False)
            yield Keys()

    def on_mount(self) -> None:
        """Name the keys."""
        hints = [
            Hint("⏎", "terminal-key-save", "screen.write"),
            Hint("Esc", "terminal-key-cancel", "screen.cancel"),
        ]
        self.query_one(Keys).show(hints, self)
        self.query_one(Input).focus()

    def on_input_submitted(self) -> None:
        """Write the file."""
        self.action_write()

    def action_write(self) -> None:
        """Write the record, or say why it cannot be."""
        name = self.query_one(Input).value.strip()
        if not name:
            self._refuse(self.say("terminal-error-no-name"))
            return
        path = Path(name).expanduser()
        try:
            export(path, format_record(self._match))
        except FileExistsError:
            self._refuse(self.say("terminal-error-exists", path=str(path)))
        except (OSError, ValueError) as error:  # ValueError: a name with a NUL
            language = self.ludoteca.language
            reason = reason_of(error, language) if isinstance(error, OSError) else str(error)
            self._refuse(self.say("terminal-error-unwritable", path=str(path), reason=reason))
        else:
            self.dismiss(self.say("terminal-saved", path=str(path.absolute())))

    def action_cancel(self) -> None:
        """Write nothing."""
        self.dismiss("")

    def _refuse(self, sentence: str) -> None:
        self.query_one("#save-error", Static).update(sentence)
