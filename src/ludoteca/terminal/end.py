"""The end of a match: who won, with how many points, and what to do next."""

import time
from contextlib import suppress
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static
from textual.worker import get_current_worker

from ludoteca.faces import canvas as paint
from ludoteca.faces.accounts import whose
from ludoteca.faces.widget import Hint
from ludoteca.match import Match
from ludoteca.match.warm_up import needed_for_review
from ludoteca.terminal.engine import ASK_SECONDS
from ludoteca.terminal.export import Export
from ludoteca.terminal.look_back import LookBack
from ludoteca.terminal.mistakes import MOST_KEYS, Lessons, lessons
from ludoteca.terminal.page import Clickable, Keys, Page
from ludoteca.texts import Texts

NUM_FIXED_ROWS = 9  # the frame, the headline, what was saved, the keys, and what is between them


class LeftError(Exception):
    """The screen was left while the match was still being taken apart."""


class End(Page[str], ModalScreen[str]):
    """Show the result over the board; the answer is `again`, `menu` or `board`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n,N", "answer('again')", show=False),
        Binding("q,Q", "answer('menu')", show=False),
        Binding("b,B,escape", "answer('board')", show=False),
        Binding("s,S", "save", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        *(Binding(str(key), f"look({key - 1})", show=False) for key in range(1, MOST_KEYS + 1)),
    ]

    def __init__(self, match: Match[Any]) -> None:
        """Tell the result of this match."""
        super().__init__()
        self._match = match
        self._lessons = Lessons(Text(), [])

    def compose(self) -> ComposeResult:
        """Lay out the result."""
        with Vertical(classes="dialog", id="end"):
            yield Static(Text(self.headline(), f"bold {paint.CURSOR}"), id="headline")
            with VerticalScroll(id="scores", can_focus=False):
                yield Static(self.scores())
                yield Clickable(self._waiting(), id="lessons", markup=False)
            yield Static(id="saved", markup=False)
            yield Keys()

    def on_mount(self) -> None:
        """Name the keys, and begin to look through the match."""
        self._name_keys()
        if self._match.game.worth is not None:
            self.run_worker(self._look_through, thread=True, exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        """Let what is told fill the dialog, and scroll where it is longer."""
        self.query_one("#scores").styles.max_height = event.size.height * 9 // 10 - NUM_FIXED_ROWS

    def _name_keys(self) -> None:
        hints = [
            Hint("⏎", "terminal-key-again", "screen.answer('again')"),
            Hint("B", "terminal-key-board", "screen.answer('board')"),
            Hint("S", "terminal-key-save", "screen.save"),
            Hint("Q", "terminal-key-menu", "screen.answer('menu')"),
        ]
        if count := min(len(self._lessons.moments), MOST_KEYS):
            keys = f"1–{count}" if count > 1 else "1"
            hints.insert(0, Hint(keys, "terminal-key-moment", "screen.look(0)"))
        for place in self.query(Keys):  # gone while the screen closes
            place.show(hints, self)

    def _waiting(self) -> str:
        return "" if self._match.game.worth is None else self.say("terminal-review-wait")

    def _look_through(self) -> None:
        """Take the match apart beside the screen, until it is left."""
        worker, count = get_current_worker(), len(self._match.events)

        def show(done: int) -> None:
            if worker.is_cancelled:
                raise LeftError
            if done % 20 == 0:
                self.app.call_from_thread(self._show, f"{self._waiting()} {done}/{count}")

        with suppress(LeftError):
            needed = needed_for_review(self._match)
            while not self.ludoteca.engine.has(self._match.game.id, *needed):
                show(1)  # nothing, but it may have been left
                time.sleep(ASK_SECONDS)
            found = lessons(self._match, Texts(self.ludoteca.language), show)
            if not worker.is_cancelled:
                self.app.call_from_thread(self._teach, found)

    def _teach(self, found: Lessons) -> None:
        self._lessons = found
        self._show(found.text)
        self._name_keys()

    def _show(self, found: Text | str) -> None:
        for place in self.query("#lessons").results(Static):  # gone while the screen closes
            place.update(found)

    def headline(self) -> str:
        """Say who won, in the words of the game if it has its own for this end."""
        match, result = self._match, self._match.result
        if result is None:
            return ""
        part = match.game.part("terminal")
        if part is not None and hasattr(part, "ending"):
            own: str | None = part.ending(match, Texts(self.ludoteca.language))
            if own is not None:
                return own
        if len(match.seats) == 1:
            return self.say("terminal-over")
        if len(result.winners) == len(match.seats):
            return self.say("terminal-end-draw")
        names = ", ".join(match.seats[seat].name for seat in result.winners)
        reason = result.reason
        return self.say(
            "terminal-end-won",
            names=names,
            whose=whose(names, Texts(self.ludoteca.language)),
            count=len(result.winners),
            reason=reason,
        )

    def scores(self) -> Text:
        """Return a line for each seat, the best first."""
        match, result = self._match, self._match.result
        text = Text()
        if result is None:
            return text
        has_points = match.rules.points is not None
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
        if match.with_takebacks:
            text.append(f"{self.say('match-with-takebacks-note')}\n", paint.FAINT)
        if match.helped:
            text.append(f"{self.say('match-helped-note')}\n", paint.FAINT)
        return text

    def action_answer(self, choice: str) -> None:
        """Return what comes next."""
        self.dismiss(choice)

    def action_look(self, index: int) -> None:
        """Show a moment that is told of on the board."""
        if index < len(self._lessons.moments):
            self.ludoteca.push_screen(LookBack(self._match, self._lessons.moments[index]))

    def action_scroll(self, rows: int) -> None:
        """Scroll what is told."""
        self.query_one("#scores").scroll_relative(y=rows, animate=False)

    def action_save(self) -> None:
        """Write the record to a file."""

        def tell(sentence: str | None) -> None:
            self.query_one("#saved", Static).update(sentence or "")

        self.ludoteca.push_screen(Export(self._match), tell)
