"""The rules of a game, to be read beside a match."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Markdown

from ludoteca.faces.widget import Hint
from ludoteca.terminal.page import Keys, Page
from ludoteca.texts import Texts


class Rules(Page[None]):
    """Show the rules; any of the usual keys closes them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,question_mark,f1,enter", "close", show=False)
    ]

    def __init__(self, game: str) -> None:
        """Show the rules of this game."""
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        """Lay out the text to be scrolled."""
        with VerticalScroll(id="rules"):
            yield Markdown(Texts(self.ludoteca.language).rules(self._game), open_links=False)
        yield Keys()

    def on_mount(self) -> None:
        """Let the arrow keys scroll at once."""
        self.query_one("#rules").focus()
        hints = [
            Hint("↑↓", "terminal-key-scroll", "screen.scroll"),
            Hint("Esc", "terminal-key-close", "screen.close"),
        ]
        self.query_one(Keys).show(hints, self)

    def action_scroll(self) -> None:
        """Scroll on by a page."""
        self.query_one("#rules", VerticalScroll).scroll_page_down()

    def action_close(self) -> None:
        """Return to the match."""
        self.dismiss()
