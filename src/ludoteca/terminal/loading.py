"""The wait while a game's kernels are loaded, or compiled once."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import LoadingIndicator, ProgressBar, Static

from ludoteca.terminal.page import Page, sentence_of

SOON = 1.5  # seconds after which even a warm start says what takes so long


class Loading(Page[bool]):
    """Wait for a game; Escape returns to the menu."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q", "leave", show=False)]

    def __init__(self, game: str) -> None:
        """Wait for this game."""
        super().__init__()
        self.game = game
        self._is_long = False

    def compose(self) -> ComposeResult:
        """Show that something is going on."""
        with Vertical(id="loading"):
            yield LoadingIndicator()
            yield Static(id="loading-text", markup=False)
            yield ProgressBar(total=100, show_eta=False)

    def on_mount(self) -> None:
        """Say more once it takes long."""
        self.set_timer(SOON, self._explain)
        self.retell()

    def retell(self) -> None:
        """Say how far it is."""
        engine = self.ludoteca.engine
        message = "terminal-compiling" if engine.is_cold or self._is_long else "terminal-loading"
        self.query_one("#loading-text", Static).update(self.say(message))
        self.query_one(ProgressBar).update(total=100, progress=engine.percent(self.game))
        if self.game in engine.ready and self.is_current:
            self.dismiss(True)
        if self.game in engine.unusable:
            self.query_one(LoadingIndicator).display = False
            reason = sentence_of(engine.unusable[self.game], self.ludoteca.language)
            message = self.say("terminal-error-unusable", game=self.game, reason=reason)
            self.query_one("#loading-text", Static).update(message)

    def action_leave(self) -> None:
        """Do not wait."""
        self.dismiss(False)

    def _explain(self) -> None:
        self._is_long = True
        self.retell()
