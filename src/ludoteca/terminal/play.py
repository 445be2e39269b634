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

from ludoteca.errors import LudotecaError, reason_of
from ludoteca.faces import canvas as paint
from ludoteca.faces.widget import Board, Hint
from ludoteca.match import Match, Roll
from ludoteca.match.record import format_record
from ludoteca.match.thinking import Thought
from ludoteca.match.warm_up import WORTH
from ludoteca.terminal.boards import SIDE_WIDTH, board_of
from ludoteca.terminal.dialogs import Confirm, Curtain
from ludoteca.terminal.end import End
from ludoteca.terminal.export import Export
from ludoteca.terminal.help import Rules
from ludoteca.terminal.hints import hint, worth_of_choices
from ludoteca.terminal.history import entries, tell_all, tell_last
from ludoteca.terminal.page import Keys, Page
from ludoteca.terminal.saves import Save
from ludoteca.texts import Texts

NUM_FIXED_ROWS = 5  # title, last move, status and two rows of keys
HINTS = [
    Hint("U", "terminal-key-undo", "screen.undo"),
    Hint("H", "terminal-key-hint", "screen.hint"),
    Hint("V", "terminal-key-worth", "screen.worth"),
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

    def on_mouse_scroll_down(self) -> None:
        """Let the board go on by mouse wheel."""
        self.screen.query_one(Board).scroll_beside(1)

    def on_mouse_scroll_up(self) -> None:
        """Let the board go back by mouse wheel."""
        self.screen.query_one(Board).scroll_beside(-1)


class Play(Page[None]):
    """One match, from its first decision to its last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,U", "undo", show=False),
        Binding("h,H", "hint", show=False),
        Binding("v,V", "worth", show=False),
        Binding("x,X", "resign", show=False),
        Binding("s,S", "save", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,Q,escape", "leave", show=False),
        Binding("enter", "end", show=False, priority=True),
    ]

    def __init__(self, match: Match[Any], save: Save) -> None:
        """Play a match and keep it in a file."""
        super().__init__()
        self.match = match
        self.file = save
        self.viewer = self._only_person()
        self._complaint = ""
        self._seed = secrets.randbits(64)
        self._unsaved: OSError | None = None  # why the match is not on disk
        self._shows_worth = False  # of every choice, where the log stands otherwise

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="board-place"):
                yield board_of(self.match, self.ludoteca.language)
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
            self.ludoteca.push_screen(End(match), self.after_end)
        elif bots and (not people or match.rules.is_simultaneous):
            self.redraw()
            self.think(bots[0], match.version(bots[0]))
        elif people and self.viewer not in people:
            self.hand_over(people[0])
        else:
            self.redraw()

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, behind a curtain where choices are hidden."""
        if self.match.rules.is_simultaneous:
            name = self.match.seats[seat].name
            self.ludoteca.push_screen(Curtain(name), lambda _: self.redraw())
        self.viewer = seat
        self.redraw()

    @work(exclusive=True, group="bot")
    async def think(self, seat: int, version: int) -> None:
        """Let a bot decide away from the screen, slowly enough to be followed."""
        match = self.match
        thought = Thought.begin(match, seat, self._seed, len(match.events))
        if not match.rules.is_simultaneous:
            await asyncio.sleep(self.ludoteca.pause)
        engine = self.ludoteca.engine
        if not engine.is_ready(thought.game, thought.bot):
            name = self.say("terminal-bot", bot=thought.bot)
            self.complain(self.say("terminal-bot-compiling", bot=name))
            await engine.wait_for(thought.game, thought.bot)
            self.complain("")
        try:
            action = await asyncio.to_thread(thought.action)
        except LudotecaError as error:
            self.complain(error.sentence(self.ludoteca.language))
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
            self.complain(error.sentence(self.ludoteca.language))
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
        """Write the match to its file; that it cannot be kept is said as long as it is true."""
        try:
            self.file.write(format_record(self.match), is_over=self.match.result is not None)
        except OSError as error:
            self._unsaved = error
        else:
            self._unsaved = None

    def after_end(self, choice: str | None) -> None:
        """Play again, return to the menu, or look at the board."""
        if choice == "again":
            match = self.match
            self.ludoteca.begin(match.game.id, match.seats, match.setup, instead_of=self)
        elif choice == "menu":
            self.dismiss()

    # Keys ---------------------------------------------------------------------------------------

    def action_board(self, name: str, *values: int) -> None:
        """Do by mouse what a key of the board does."""
        getattr(self.board, f"action_{name}")(*values)

    def action_undo(self) -> None:
        """Take back the viewer's last decision, after asking the others if need be."""
        seat, match = self.viewer, self.match
        if seat is None:
            return
        if match.can_undo(seat) or not match.can_undo(seat, agreed=True):
            self._undo(seat, agreed=False)
            return

        def undo(have_agreed: bool | None) -> None:
            if have_agreed:
                self._undo(seat, agreed=True)

        question = self.say("terminal-undo-question", name=match.seats[seat].name)
        self.ludoteca.push_screen(Confirm(question), undo)

    def _undo(self, seat: int, *, agreed: bool) -> None:
        try:
            self.match.undo(seat, agreed=agreed)
        except LudotecaError as error:
            self.complain(error.sentence(self.ludoteca.language))
            return
        self.workers.cancel_group(self, "bot")
        self._complaint = ""
        self.advance()

    def action_hint(self) -> None:
        """Tell the best choice and why; that marks the match as helped."""
        if not self._has_values():
            return
        if self.viewer is not None and self.viewer in self.match.seats_to_act:
            try:
                told = hint(self.match, self.viewer, Texts(self.ludoteca.language))
            except LudotecaError as error:
                told = error.sentence(self.ludoteca.language)
            self.complain(told)
            self.keep()

    def action_worth(self) -> None:
        """Show what every choice is worth, or hide it; that marks the match as helped."""
        if not self._has_values():
            return
        self._shows_worth = not self._shows_worth
        self.redraw()

    def _has_values(self) -> bool:
        """Say whether choices can be valued; else tell that this is being compiled."""
        if not self.match.can_help or self.ludoteca.engine.has(self.match.game.id, WORTH):
            return True
        self.complain(self.say("terminal-worth-compiling"))
        return False

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
        self.ludoteca.push_screen(Confirm(question), resign)

    def action_save(self) -> None:
        """Write the record to a file that the person names."""

        def tell(sentence: str | None) -> None:
            if sentence:
                self.complain(sentence)

        self.ludoteca.push_screen(Export(self.match), tell)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave Enter to the board while the match goes on."""
        if action == "end":
            return self.match.result is not None
        return super().check_action(action, parameters)

    def action_end(self) -> None:
        """Show the result again to one who looked at the board."""
        self.ludoteca.push_screen(End(self.match), self.after_end)

    def action_help(self) -> None:
        """Show the rules of the game."""
        self.ludoteca.push_screen(Rules(self.match.game.id))

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
        self.board.language = self.ludoteca.language
        self.redraw()

    def redraw(self) -> None:
        """Draw everything as it is now."""
        if not self.is_mounted:
            return
        texts = Texts(self.ludoteca.language)
        worth = self._worth(texts)
        self.follow(layout=True)
        self.query_one("#title", Static).update(self._title(), layout=False)
        log = entries(self.match, self.viewer, texts)
        self.query_one("#log", Static).update(worth or tell_all(self.match, log))
        place = self.query_one("#log-place")
        self.call_after_refresh(place.scroll_home if worth else place.scroll_end, animate=False)
        self.query_one("#last", Static).update(tell_last(self.match, log, texts), layout=False)
        over = self.match.result is not None
        without = "" if self.match.game.worth and self.match.can_help and not over else "HV"
        without += "UX" * over + "V" * self.board.SHOWS_WORTH
        self.query_one("#keys", Keys).show([one for one in HINTS if one.key not in without], self)

    def _worth(self, texts: Texts) -> Text | None:
        """Tell what the viewer's choices are worth, if that is wished for and allowed."""
        if not self._shows_worth or self.viewer not in self.match.seats_to_act:
            return None
        try:
            told = worth_of_choices(self.match, self.viewer, texts)
        except LudotecaError as error:
            self._shows_worth, self._complaint = False, error.sentence(texts.language)
            return None
        self.keep()
        return told

    def follow(self, *, layout: bool = False) -> None:
        """Draw what follows the cursor and half-made choices; the rest has not changed."""
        board = self.board
        board.show(self.viewer)
        side = self.query_one("#side").size
        beside = board.aside(side.width - 1, side.height)
        self.query_one("#beside", Static).update(beside, layout=layout)
        status = self.query_one("#status", Static)
        status.update(
            Text("\n".join(filter(None, (self._warning(), self._complaint or self._status()))))
        )
        has_sentence = bool(self._complaint or self._unsaved)
        self.query_one("#last").display = not has_sentence  # it may need two lines
        status.set_class(bool(self._complaint or self._unsaved), "complaint")
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
        if self.match.with_takebacks:
            text.append(f" · {self.say('match-with-takebacks')}", paint.FAINT)
        return text

    def _warning(self) -> str:
        if self._unsaved is None:
            return ""
        reason = reason_of(self._unsaved, self.ludoteca.language)
        folder = str(self.file.path.parent)
        return self.say("terminal-error-unwritable", path=folder, reason=reason)

    def _status(self) -> str:
        match = self.match
        if match.result is not None:
            return self.say("terminal-over")
        if self.board.is_open and self.viewer is not None:
            return self.board.prompt(match.seats[self.viewer].name)
        names = ", ".join(match.seats[seat].name for seat in match.seats_to_act[:3])
        return self.say("terminal-waiting", names=names)
