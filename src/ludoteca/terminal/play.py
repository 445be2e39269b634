"""The game screen, the same for all games: board, what lies beside it, log, status and keys."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from ludoteca import players
from ludoteca.errors import LudotecaError
from ludoteca.match import Match, Roll
from ludoteca.match.record import format_record
from ludoteca.players.rng import seeded
from ludoteca.terminal.board import Board
from ludoteca.terminal.dialogs import Confirm, Curtain
from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.end import End
from ludoteca.terminal.export import Export
from ludoteca.terminal.help import Rules
from ludoteca.terminal.history import entries, tell_all, tell_last
from ludoteca.terminal.knaster import KnasterBoard
from ludoteca.terminal.kuhvadis import KuhVadisBoard
from ludoteca.terminal.page import Hint, Keys, Page
from ludoteca.terminal.quantik import QuantikBoard
from ludoteca.terminal.saves import Save
from ludoteca.texts import Texts

BOARDS: dict[str, type[Board]] = {
    "quantik": QuantikBoard,
    "knaster": KnasterBoard,
    "kuhvadis": KuhVadisBoard,
}
SIDE_WIDTH = 36  # columns beside the board, at least
NUM_FIXED_ROWS = 5  # title, last move, status and two rows of keys
HINTS = [
    Hint("U", "terminal-key-undo", "screen.undo"),
    Hint("X", "terminal-key-resign", "screen.resign"),
    Hint("S", "terminal-key-save", "screen.save"),
    Hint("?", "terminal-key-help", "screen.help"),
    Hint("Q", "terminal-key-menu", "screen.leave"),
]


class Beside(Static):
    """What lies beside the board; clicks go to the board."""

    ALLOW_SELECT = False

    def on_click(self, event: events.Click) -> None:
        """Hand the click to the board."""
        self.screen.query_one(Board).click_beside(event.style.meta)


class Play(Page[None]):
    """One match, from its first decision to its last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,U", "undo", show=False),
        Binding("x,X", "resign", show=False),
        Binding("s,S", "save", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,Q,escape", "leave", show=False),
    ]

    def __init__(self, match: Match[Any], save: Save) -> None:
        """Play a match and keep it in a file."""
        super().__init__()
        self.match = match
        self.file = save
        self.viewer = self._only_person()
        self._complaint = ""
        self._rng = seeded(secrets.randbits(64))
        self._save_failed = False

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="board-place"):
                yield BOARDS[self.match.game.id](self.match, self.room.language)
            with Vertical(id="side"):
                yield Beside(id="beside")
                with VerticalScroll(id="log-place", can_focus=False):
                    yield Static(id="log")
        yield Static(id="last")
        yield Static(id="status")
        yield Keys(id="game-keys")
        yield Keys(id="keys")

    @property
    def board(self) -> Board:
        """Return the board."""
        return self.query_one(Board)

    def on_mount(self) -> None:
        """Begin, or go on where the match was left."""
        self.board.focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything as large as the window allows."""
        width, height = event.size
        self.board.fit(width - SIDE_WIDTH - 3, height - NUM_FIXED_ROWS)
        self.call_after_refresh(self.redraw)

    # The course of the match --------------------------------------------------------------------

    def advance(self) -> None:
        """Save, then let whoever is to act decide: bots by themselves, people by keyboard."""
        self.keep()
        match = self.match
        bots = [seat for seat in match.seats_to_act if match.bot_at(seat) is not None]
        people = [seat for seat in match.seats_to_act if match.bot_at(seat) is None]
        if match.result is not None:
            self.redraw()
            self.room.push_screen(End(match), self.after_end)
        elif bots and (not people or match.game.is_simultaneous):
            self.redraw()
            self.think(bots[0], match.version(bots[0]))
        elif people and self.viewer not in people:
            self.hand_over(people[0])
        else:
            self.redraw()

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, behind a curtain where choices are hidden."""
        if self.match.game.is_simultaneous:
            name = self.match.seats[seat].name
            self.room.push_screen(Curtain(name), lambda _: self.redraw())
        self.viewer = seat
        self.redraw()

    @work(exclusive=True, group="bot")
    async def think(self, seat: int, version: int) -> None:
        """Let a bot decide away from the screen, slowly enough to be followed."""
        match = self.match
        bot, view, player = match.bot_at(seat), match.view(seat), match.player_of(seat)
        if not match.game.is_simultaneous:
            await asyncio.sleep(self.room.pause)
        game = match.game.id
        try:
            action = await asyncio.to_thread(
                players.choose, game, bot or "", view, player, self._rng
            )
        except LudotecaError as error:  # a bot whose table is missing or damaged
            self.complain(error.sentence(self.room.language))
            return
        match.act(seat, action, version)
        self.advance()

    def on_board_attempt(self, event: Board.Attempt) -> None:
        """Make the move of the person at the keyboard, or say why it cannot be."""
        if self.viewer is None:
            return
        try:
            self.match.play(self.viewer, event.move)
        except LudotecaError as error:
            self.complain(error.sentence(self.room.language))
        else:
            self._complaint = ""
            self.advance()

    def on_board_complaint(self, event: Board.Complaint) -> None:
        """Say why something cannot be done."""
        self.complain(event.sentence)

    def on_board_changed(self) -> None:
        """Follow the cursor and half-made choices."""
        self._complaint = ""
        self.follow()

    def keep(self) -> None:
        """Write the match to its file; a folder that cannot be written is told once."""
        try:
            self.file.write(format_record(self.match), is_over=self.match.result is not None)
        except OSError as error:
            if not self._save_failed:
                reason = error.strerror or str(error)
                folder = str(self.file.path.parent)
                self.complain(self.say("terminal-error-unwritable", path=folder, reason=reason))
            self._save_failed = True

    def after_end(self, choice: str | None) -> None:
        """Play again, return to the menu, or look at the board."""
        if choice == "again":
            match = self.match
            self.room.begin(match.game.id, match.seats, match.setup, instead_of=self)
        elif choice == "menu":
            self.dismiss()

    # Keys ---------------------------------------------------------------------------------------

    def action_board(self, name: str, *values: int) -> None:
        """Do by mouse what a key of the board does."""
        getattr(self.board, f"action_{name}")(*values)

    def action_undo(self) -> None:
        """Take back the viewer's last decision."""
        if self.viewer is None:
            return
        try:
            self.match.undo(self.viewer)
        except LudotecaError as error:
            self.complain(error.sentence(self.room.language))
            return
        self.workers.cancel_group(self, "bot")
        self._complaint = ""
        self.advance()

    def action_resign(self) -> None:
        """Give up, after asking."""
        seat = self.viewer
        if seat is None or self.match.result is not None or seat in self.match.resigned:
            return

        def resign(is_sure: bool | None) -> None:
            if is_sure and self.match.result is None:
                self.workers.cancel_group(self, "bot")
                self.match.resign(seat)
                self.advance()

        question = self.say("terminal-resign-question", name=self.match.seats[seat].name)
        self.room.push_screen(Confirm(question), resign)

    def action_save(self) -> None:
        """Write the record to a file that the person names."""

        def tell(sentence: str | None) -> None:
            if sentence:
                self.complain(sentence)

        self.room.push_screen(Export(self.match), tell)

    def action_help(self) -> None:
        """Show the rules of the game."""
        self.room.push_screen(Rules(self.match.game.id))

    def action_leave(self) -> None:
        """Return to the menu; the match can be continued from there."""
        self.workers.cancel_group(self, "bot")
        if all(isinstance(event, Roll) for event in self.match.events):
            with suppress(OSError):
                self.file.discard()
        self.dismiss()

    # What is seen -------------------------------------------------------------------------------

    def complain(self, sentence: str) -> None:
        """Show a sentence in the status line until the next key."""
        self._complaint = sentence
        self.redraw()

    def retell(self) -> None:
        """Speak another language."""
        self.board.language = self.room.language
        self.redraw()

    def redraw(self) -> None:
        """Draw everything as it is now."""
        if not self.is_mounted:
            return
        self.follow(layout=True)
        self.query_one("#title", Static).update(self._title(), layout=False)
        texts = Texts(self.room.language)
        log = entries(self.match, self.viewer)
        self.query_one("#log", Static).update(tell_all(self.match, log, texts))
        self.call_after_refresh(self.query_one("#log-place").scroll_end, animate=False)
        self.query_one("#last", Static).update(tell_last(self.match, log, texts), layout=False)
        over = self.match.result is not None
        self.query_one("#keys", Keys).show(HINTS[2:] if over else HINTS, self)

    def follow(self, *, layout: bool = False) -> None:
        """Draw what follows the cursor and half-made choices; the rest has not changed."""
        board = self.board
        board.show(self.viewer)
        side = self.query_one("#side").size
        beside = board.aside(side.width - 1, side.height)
        self.query_one("#beside", Static).update(beside, layout=layout)
        status = self.query_one("#status", Static)
        status.update(Text(self._complaint or self._status()))
        self.query_one("#last").display = not self._complaint  # a sentence may need two lines
        status.set_class(bool(self._complaint), "complaint")
        status.set_class(board.is_open, "open")
        self.query_one("#game-keys", Keys).show(board.hints() if board.is_open else [], self)

    def _only_person(self) -> int | None:
        people = [seat for seat, who in enumerate(self.match.seats) if who.bot is None]
        return people[0] if len(people) == 1 else None

    def _title(self) -> Text:
        names = " · ".join(seat.name for seat in self.match.seats)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f" {self.match.game.name} ", f"bold {paint.GROUND} on {paint.LEGAL}")
        text.append(f"  {names}", paint.INK)
        return text

    def _status(self) -> str:
        match = self.match
        if match.result is not None:
            return self.say("terminal-over")
        if self.board.is_open and self.viewer is not None:
            return self.board.prompt(match.seats[self.viewer].name)
        names = ", ".join(match.seats[seat].name for seat in match.seats_to_act[:3])
        return self.say("terminal-waiting", names=names)
