"""What is shown while the window is too small for a board."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from ludoteca.terminal.page import Page


class TooSmall(Page[None]):
    """Ask for a larger window; the screen below stays as it was."""

    def __init__(self, width: int, height: int) -> None:
        """Name the size that is needed."""
        super().__init__()
        self._width, self._height = width, height

    def compose(self) -> ComposeResult:
        """Show the request in the middle."""
        with Vertical(id="too-small"):
            sentence = self.say("terminal-too-small", width=self._width, height=self._height)
            yield Static(sentence, markup=False)
