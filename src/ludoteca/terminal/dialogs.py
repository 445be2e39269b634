"""Small screens that ask one thing, and the curtain between two people at one keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from ludoteca.faces.widget import Hint
from ludoteca.terminal.page import Keys, Page


class Confirm(Page[bool], ModalScreen[bool]):
    """Ask whether something is really meant."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y,o,O,s,S,j,J,enter", "answer(True)", show=False),  # yes, oui, sì, ja
        Binding("n,N,escape,q,Q", "answer(False)", show=False),
    ]

    def __init__(self, question: str) -> None:
        """Ask this question."""
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Show the question in the middle."""
        with Vertical(classes="dialog"):
            yield Static(self._question, markup=False)
            yield Keys(id="dialog-keys")

    def on_mount(self) -> None:
        """Name the keys."""
        hints = [
            Hint("⏎", "terminal-yes", "screen.answer(True)"),
            Hint("N", "terminal-no", "screen.answer(False)"),
        ]
        self.query_one(Keys).show(hints, self)

    def action_answer(self, is_sure: bool) -> None:
        """Return the answer."""
        self.dismiss(is_sure)


class Curtain(Page[None]):
    """Hide the table while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", show=False)]

    def __init__(self, name: str) -> None:
        """Wait for this person."""
        super().__init__()
        self._person = name

    def compose(self) -> ComposeResult:
        """Name the person who comes next."""
        with Vertical(id="curtain"):
            yield Static(self.say("terminal-curtain", name=self._person), markup=False)
            yield Keys()

    def on_mount(self) -> None:
        """Name the key."""
        self.query_one(Keys).show([Hint("⏎", "terminal-key-ready", "screen.lift")], self)

    def action_lift(self) -> None:
        """Show the table to the person who is there now."""
        self.dismiss()
