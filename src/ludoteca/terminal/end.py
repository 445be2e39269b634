"""The end of a match: who won, with how many points, and what to do next."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ludoteca.games.knaster import rating
from ludoteca.match import Match
from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.export import Export
from ludoteca.terminal.mistakes import lessons
from ludoteca.terminal.page import Hint, Keys, Page
from ludoteca.texts import Texts


class End(Page[str], ModalScreen[str]):
    """Show the result over the board; the answer is `again`, `menu` or `board`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n,N", "answer('again')", show=False),
        Binding("q,Q", "answer('menu')", show=False),
        Binding("b,B,escape", "answer('board')", show=False),
        Binding("s,S", "save", show=False),
    ]

    def __init__(self, match: Match[Any]) -> None:
        """Tell the result of this match."""
        super().__init__()
        self._match = match

    def compose(self) -> ComposeResult:
        """Lay out the result."""
        with Vertical(classes="dialog", id="end"):
            yield Static(Text(self.headline(), f"bold {paint.CURSOR}"), id="headline")
            with VerticalScroll(id="scores", can_focus=False):
                yield Static(self.scores())
                yield Static(lessons(self._match, Texts(self.room.language)), id="lessons")
            yield Static(id="saved", markup=False)
            yield Keys()

    def on_mount(self) -> None:
        """Name the keys."""
        hints = [
            Hint("⏎", "terminal-key-again", "screen.answer('again')"),
            Hint("B", "terminal-key-board", "screen.answer('board')"),
            Hint("S", "terminal-key-save", "screen.save"),
            Hint("Q", "terminal-key-menu", "screen.answer('menu')"),
        ]
        self.query_one(Keys).show(hints, self)

    def headline(self) -> str:
        """Say who won, or what a solo score is worth."""
        match, result = self._match, self._match.result
        if result is None:
            return ""
        if len(match.seats) == 1:
            points = result.scores[0]
            return self.say("terminal-end-solo", points=points, rating=rating(points))
        if len(result.winners) == len(match.seats):
            return self.say("terminal-end-draw")
        names = ", ".join(match.seats[seat].name for seat in result.winners)
        reason = result.reason
        return self.say("terminal-end-won", names=names, count=len(result.winners), reason=reason)

    def scores(self) -> Text:
        """Return a line for each seat, the best first."""
        match, result = self._match, self._match.result
        text = Text()
        if result is None:
            return text
        has_points = match.game.points is not None
        order = sorted(range(len(match.seats)), key=lambda seat: -result.scores[seat])
        for seat in order:
            is_winner = seat in result.winners
            mark = "★ " if is_winner else "  "
            style = f"bold {paint.INK}" if is_winner else paint.FAINT
            if has_points:
                tail = self.say("terminal-points", points=result.scores[seat])
            else:
                sign = (result.scores[seat] > 0) - (result.scores[seat] < 0)
                tail = self.say("terminal-outcome", sign=("loss", "draw", "win")[sign + 1])
            if seat in match.resigned:
                tail += " · " + self.say("terminal-resigned")
            text.append(f"{mark}{match.seats[seat].name:<24} {tail}\n", style)
        return text

    def action_answer(self, choice: str) -> None:
        """Return what comes next."""
        self.dismiss(choice)

    def action_save(self) -> None:
        """Write the record to a file."""

        def tell(sentence: str | None) -> None:
            self.query_one("#saved", Static).update(sentence or "")

        self.room.push_screen(Export(self._match), tell)
