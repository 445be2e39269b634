"""Who plays: a name for each seat, person or bot, and the set-up where there are several."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from ludoteca.contract import Game
from ludoteca.errors import InvalidSetup
from ludoteca.faces import canvas as paint
from ludoteca.faces import draw
from ludoteca.faces.widget import Hint
from ludoteca.games import load
from ludoteca.match import Seat
from ludoteca.terminal.page import Keys, Page
from ludoteca.texts import Texts

MOST_SEATS = 99  # where the rules set no limit
PERSON = "person"
LONGEST_SETUP = 500


def default_seats(game: Game, language: str) -> list[Seat]:
    """Return one person against the bot that the game proposes, or as many as it takes."""
    most = max(2, game.min_players)
    count = most if game.max_players is None else min(most, game.max_players)
    bot = game.bots.first
    seats = [Seat(Texts(language)("terminal-you"))]
    return seats + [Seat(bot_name(bot, n, language), bot) for n in range(2, count + 1)]


def bot_name(bot: str, number: int, language: str) -> str:
    """Return how a bot is called on a seat, so that several of a kind can be told apart."""
    name = Texts(language)("terminal-bot", bot=bot)
    return f"{name} {number}" if number > 2 else name


def _labels(game: Game) -> list[str]:
    """Return how the set-ups are called: by number, and by name where they have one."""
    names = game.rules.setup_names or [""] * len(game.rules.setups)
    return [f"{number} {name}".strip() for number, name in enumerate(names, 1)]


class Choice(Static, can_focus=True):
    """One of several values, changed by arrow keys, space or mouse."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    def __init__(
        self,
        values: list[str],
        labels: list[str],
        index: int = 0,
        *,
        id: str | None = None,  # noqa: A002 - as in Textual
        classes: str | None = None,
    ) -> None:
        """Offer these values under these labels."""
        super().__init__(id=id, classes=classes)
        self._values, self._labels = values, labels
        self.index = index

    @property
    def value(self) -> str:
        """Return the chosen value."""
        return self._values[self.index]

    def on_mount(self) -> None:
        """Show the first value."""
        self.action_turn(0)

    def action_turn(self, step: int) -> None:
        """Go on by so many values, round the ends."""
        self.index = (self.index + step) % len(self._values)
        self.update(Text(f"‹ {self._labels[self.index]} ›"))
        if step:
            self.post_message(self.Changed())

    def on_click(self, event: events.Click) -> None:
        """Go back on the left half, forth on the right."""
        self.action_turn(-1 if event.x < 2 else 1)


class Row(Horizontal):
    """One seat."""

    def __init__(
        self, number: int, seat: Seat, kinds: list[str], labels: list[str], names: list[str]
    ) -> None:
        """Show a seat with its name and kind; each kind has a name of its own to propose."""
        super().__init__(classes="seat")
        self._number, self._seat = number, seat
        self._kinds, self._labels, self._own_names = kinds, labels, names

    def compose(self) -> ComposeResult:
        """Lay out number, name and kind."""
        yield Static(f"{self._number:>2} ", classes="number")
        yield Input(self._seat.name, compact=True, max_length=40, classes="seat-name")
        kind = self._kinds.index(self._seat.bot or PERSON)
        yield Choice(self._kinds, self._labels, kind, classes="kind")

    def on_choice_changed(self) -> None:
        """Let a name that nobody typed follow the kind."""
        name = self.query_one(Input)
        if name.value in self._own_names:
            name.value = self._own_names[self.query_one(Choice).index]

    @property
    def seat(self) -> Seat:
        """Return the seat as it is set now."""
        kind = self.query_one(Choice).value
        return Seat(self.query_one(Input).value.strip(), None if kind == PERSON else kind)


class SetUp(Page[None]):
    """Seat the players; Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1)", show=False),
        Binding("down", "go(1)", show=False),
        Binding("enter", "begin", show=False, priority=True),
        Binding("f1", "help", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, game: str) -> None:
        """Set up a match of this game."""
        super().__init__()
        self._game = load(game)

    def compose(self) -> ComposeResult:
        """Lay out the form and, where there are several set-ups, the chosen one beside it."""
        game = self._game
        most = game.max_players or MOST_SEATS
        seats = default_seats(game, self.ludoteca.language)
        counts = [str(count) for count in range(game.min_players, most + 1)]
        yield Static(id="title")
        with Horizontal(id="form"):
            with Vertical(id="choices"):
                with Horizontal(classes="line"):
                    yield Static(self.say("terminal-num-seats"), classes="label")
                    yield Choice(counts, counts, len(seats) - game.min_players, id="count")
                with VerticalScroll(id="seats", can_focus=False):
                    for number, seat in enumerate(seats, 1):
                        yield self._row(number, seat.bot)
                with Horizontal(classes="line", id="setup-line"):
                    yield Static(self.say_of(game.id, "terminal-setup"), classes="label")
                    yield Choice(list(game.rules.setups), _labels(game), id="setup")
                with Horizontal(classes="line", id="own-line"):
                    yield Static(self.say("terminal-setup-own"), classes="label")
                    yield Input(id="own-setup", compact=True, max_length=LONGEST_SETUP)
                yield Static(self.say("terminal-begin"), id="begin")
                yield Static(id="setup-error", markup=False)
            yield Static(id="preview")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Show what belongs to this game only."""
        self.query_one("#title", Static).update(
            Text(f" {self._game.name} ", f"bold {paint.GROUND} on {paint.LEGAL}")
        )
        has_setups = len(self._game.rules.setups) > 1
        self.query_one("#setup-line").display = has_setups
        self.query_one("#own-line").display = has_setups
        self.query_one("#preview").display = has_setups
        self.query_one("#count").focus()
        hints = [
            Hint("↑↓", "terminal-key-row", "screen.go(1)"),
            Hint("←→", "terminal-key-change", "screen.change"),
            Hint("⏎", "terminal-key-begin", "screen.begin"),
            Hint("F1", "terminal-key-help", "screen.help"),
            Hint("Esc", "terminal-key-menu", "screen.leave"),
        ]
        self.query_one(Keys).show(hints, self)
        self._preview()

    async def on_choice_changed(self) -> None:
        """Follow the number of seats and the set-up."""
        rows = list(self.query(Row))
        count = int(self.query_one("#count", Choice).value)
        for row in rows[count:]:
            await row.remove()
        place = self.query_one("#seats")
        for number in range(len(rows) + 1, count + 1):
            await place.mount(self._row(number, self._game.bots.first))
        self._preview()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Draw a set-up that is typed, once it is one."""
        if event.input.id == "own-setup":
            self._preview()

    def on_click(self, event: events.Click) -> None:
        """Begin by mouse."""
        if event.widget is not None and event.widget.id == "begin":
            self.action_begin()

    def action_begin(self) -> None:
        """Begin the match, or say what is missing."""
        seats = [row.seat for row in self.query(Row)]
        problem = self.ludoteca.begin(self._game.id, seats, self._setup())
        self.query_one("#setup-error", Static).update(problem or "")

    def action_go(self, step: int) -> None:
        """Go to the next line of the form, and there to the same column."""
        column = 1 if isinstance(self.focused, Choice) and self.focused.has_class("kind") else 0
        lines: list[list[Widget]] = [[self.query_one("#count")]]
        lines += [[row.query_one(Input), row.query_one(Choice)] for row in self.query(Row)]
        if len(self._game.rules.setups) > 1:
            lines += [[self.query_one("#setup")], [self.query_one("#own-setup")]]
        here = next((i for i, line in enumerate(lines) if self.focused in line), 0)
        line = lines[(here + step) % len(lines)]
        line[min(column, len(line) - 1)].focus()

    def action_change(self) -> None:
        """Change what is under the cursor."""
        if isinstance(self.focused, Choice):
            self.focused.action_turn(1)

    def action_help(self) -> None:
        """Show the rules."""
        self.ludoteca.show_rules(self._game.id)

    def action_leave(self) -> None:
        """Return to the menu."""
        self.dismiss()

    def _row(self, number: int, bot: str | None) -> Row:
        bots = self._game.bots.names
        labels = [self.say("terminal-person"), *(self.say("terminal-bot", bot=bot) for bot in bots)]
        person = self.say("terminal-you" if number == 1 else "terminal-player", number=number)
        names = [person, *(bot_name(bot, number, self.ludoteca.language) for bot in bots)]
        kinds = [PERSON, *bots]
        name = names[kinds.index(bot or PERSON)]
        return Row(number, Seat(name, bot), kinds, labels, names)

    def _setup(self) -> str:
        """Return the set-up that was typed or pasted, else the chosen one."""
        typed = self._game.rules.setup_called(self.query_one("#own-setup", Input).value.strip())
        return typed or self.query_one("#setup", Choice).value

    def _preview(self) -> None:
        """Draw the chosen set-up."""
        rules = self._game.rules
        if len(rules.setups) > 1:
            setup = self._setup()
            try:
                rules.initial_state(int(self.query_one("#count", Choice).value), setup)
            except InvalidSetup:
                return  # not written to its end yet; whoever begins is told
            drawing = self._game.part("drawing")
            if drawing is not None and hasattr(drawing, "draw_setup"):
                picture: Text = drawing.draw_setup(setup)
            else:
                state = rules.initial_state(int(self.query_one("#count", Choice).value), setup)
                picture = draw(self._game.id, state, self.ludoteca.language)
            self.query_one("#preview", Static).update(picture)
