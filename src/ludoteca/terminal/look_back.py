"""A moment of a match that is over: the board as it was, and what would have been better."""

from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from ludoteca.faces import canvas as paint
from ludoteca.faces.verdicts import BETTER, TAKEN
from ludoteca.faces.widget import Board, Hint
from ludoteca.faces.words import tell_move
from ludoteca.match import Match
from ludoteca.match.past import as_it_was
from ludoteca.terminal.boards import SIDE_WIDTH, board_of
from ludoteca.terminal.mistakes import Moment
from ludoteca.terminal.page import Keys, Page
from ludoteca.texts import Texts

NUM_FIXED_ROWS = 4  # title, two rows of what was better, and the keys


class LookBack(Page[None]):
    """Show one moment; any of the usual keys returns to the review."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,b,B,enter", "close", show=False, priority=True)
    ]

    def __init__(self, match: Match[Any], moment: Moment) -> None:
        """Show a moment of this match."""
        super().__init__()
        self._num_events = len(match.events)
        self._match = as_it_was(match, moment.number)
        self._moment = moment

    def compose(self) -> ComposeResult:
        """Lay out the table as it is while one plays."""
        yield Static(self._title(), id="title")
        with Horizontal(id="table"):
            with Vertical(id="board-place"):
                board = board_of(self._match, self.ludoteca.language)
                board.judged, board.can_focus = self._moment.judged, False
                yield board
            with Vertical(id="side"):
                yield Static(id="beside")
                with VerticalScroll(id="told-place"):
                    yield Static(self._moment.told, id="told", markup=False)
        yield Static(self._legend(), id="status", markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Name the keys, and let the arrows scroll what is told."""
        self.query_one("#told-place").focus()
        self.query_one(Keys).show([Hint("Esc", "terminal-key-back", "screen.close")], self)

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything as large as the window allows."""
        width, height = event.size
        self.query_one(Board).fit(width - SIDE_WIDTH - 3, height - NUM_FIXED_ROWS)
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        board, side = self.query_one(Board), self.query_one("#side").size
        board.show(self._moment.seat)
        self.query_one("#beside", Static).update(board.aside(side.width - 1, side.height))

    def _title(self) -> Text:
        when, number = ("before", 1) if self._moment.judged else ("after", 0)
        step = self.say(
            "terminal-moment",
            when=when,
            number=self._moment.number + number,
            count=self._num_events,
        )
        text = Text(f" {self._match.game.name} ", f"bold {paint.GROUND} on {paint.LEGAL}")
        return text.append(f"  {step}", paint.INK)

    def _legend(self) -> str:
        """Say which sign stands for what was played, and which for what was better."""
        judged = self._moment.judged
        if judged is None:
            return ""
        texts = Texts(self.ludoteca.language)
        state = self._match.state
        taken, better = (
            tell_move(self._match.rules, state, judged.player, action, texts)
            for action in (judged.taken, judged.better)
        )
        told = texts("terminal-moment-better", sign=BETTER, move=better)
        return f"{told}\n{texts('terminal-moment-taken', sign=TAKEN, move=taken)}"

    def action_close(self) -> None:
        """Return to the review."""
        self.dismiss()
