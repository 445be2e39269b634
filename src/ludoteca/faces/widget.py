"""What the boards of all games share: cursor, mouse, and asking the match what is legal.

A game's `terminal.py` offers its board as `BOARD`, and may offer `ending(match, texts)`, a sentence
for ends that the usual words do not fit, else None. Its `card.py` offers `picture()`, a drawing of
the size `canvas.CARD` for the menu that needs no rules; its `drawing.py` offers
`draw(state, language)`, and `draw_setup(setup)` where it can begin from several.
"""

from collections.abc import Collection
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from ludoteca.faces.verdicts import Judged, Sign, mark, signs_of
from ludoteca.match import Match, Move, Resign
from ludoteca.texts import Texts


class Hint(NamedTuple):
    """A key, what it does in words, and the action behind it for the mouse."""

    key: str
    message: str
    action: str


class Board(Widget, can_focus=True):
    """A board drawn for one viewer; it proposes moves as text and never decides what is legal."""

    ALLOW_SELECT = False
    COLUMNS: ClassVar[int]
    ROWS: ClassVar[int]
    HEIGHTS: ClassVar[tuple[int, ...]]  # of a cell, the smallest first
    SHOWS_WORTH: ClassVar[bool] = False  # what choices are worth, with a key of its own
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter", "act", show=False),
        Binding("tab", "next_target", show=False),
    ]

    class Attempt(Message):
        """A person wants to make this move."""

        def __init__(self, move: str) -> None:
            """Carry the move as a person would type it."""
            self.move = move
            super().__init__()

    class Complaint(Message):
        """What a person tried cannot even be put as a move; the sentence says why."""

        def __init__(self, sentence: str) -> None:
            """Carry the sentence."""
            self.sentence = sentence
            super().__init__()

    class Changed(Message):
        """Something beside the board has to be drawn anew."""

    def __init__(self, match: Match[Any], language: str) -> None:
        """Show a match from the eyes of a spectator until a viewer is named."""
        super().__init__()
        self.match = match
        self.language = language
        self.judged: Judged | None = None  # the decision that is looked at again, if one is
        self.viewer: int | None = None
        self.cell_height = self.HEIGHTS[0]
        self.cursor = self.ROWS // 2 * self.COLUMNS + self.COLUMNS // 2  # the middle
        self._version: tuple[int | None, int] | None = None

    # What the games fill in ---------------------------------------------------------------------

    def measure(self, height: int) -> tuple[int, int]:
        """Return the width and height of a drawing with cells of this height."""
        raise NotImplementedError

    def draw(self) -> Text:
        """Draw the board."""
        raise NotImplementedError

    def aside(self, width: int, height: int) -> Text:
        """Draw what lies beside the board: dice, pieces, other sheets."""
        raise NotImplementedError

    def prompt(self, name: str) -> str:
        """Say in a sentence what the viewer, whose turn it is, is expected to do."""
        raise NotImplementedError

    def hints(self) -> list[Hint]:
        """Return the keys that play this game."""
        raise NotImplementedError

    def targets(self) -> set[int]:
        """Return the cells that the viewer may act on now."""
        raise NotImplementedError

    def pick(self, cell: int) -> None:
        """Act on a cell."""
        raise NotImplementedError

    def cells_of(self, _action: int) -> Collection[int]:
        """Return the cells that an action is about."""
        return ()

    def begin_decision(self) -> None:
        """Forget what was half chosen: another moment of the match is shown."""

    def click_beside(self, meta: dict[str, object]) -> None:
        """Answer a click on what lies beside the board."""

    def scroll_beside(self, step: int) -> None:
        """Answer the mouse wheel over what lies beside the board."""

    # What they share ----------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Return the position as the viewer may see it."""
        return self.match.view(self.viewer)

    @property
    def is_open(self) -> bool:
        """Say whether the viewer, a person, has to decide now."""
        viewer = self.viewer
        if viewer is None or viewer not in self.match.seats_to_act:
            return False
        return self.match.bot_at(viewer) is None

    @property
    def legal(self) -> tuple[int, ...]:
        """Return what the viewer may do now."""
        if self.viewer is None or not self.is_open:
            return ()
        return self.match.legal_actions(self.viewer)

    def say(self, message: str, **values: str | int) -> str:
        """Return a text in the language of the moment."""
        return Texts(self.language)(message, **values)

    def fit(self, width: int, height: int) -> None:
        """Take the largest drawing that fits."""
        for cell_height in self.HEIGHTS:
            needed = self.measure(cell_height)
            if cell_height == self.HEIGHTS[0] or (needed[0] <= width and needed[1] <= height):
                self.cell_height = cell_height
        self.styles.width, self.styles.height = self.measure(self.cell_height)
        self.refresh(layout=True)

    def show(self, viewer: int | None) -> None:
        """Draw the match as it is now, for this viewer."""
        if viewer != self.viewer:  # where the cursor stood could betray a hidden choice
            self.cursor = self.ROWS // 2 * self.COLUMNS + self.COLUMNS // 2
        self.viewer = viewer
        version = (viewer, self.match.version(viewer))
        if version != self._version:
            self._version = version
            self.begin_decision()
        self.refresh()

    def render(self) -> Text:
        """Return the drawing, with what was played and what was better if that is looked at."""
        signs = self.signs()
        return mark(self.draw(), "cell", signs) if signs else self.draw()

    def signs(self) -> dict[int, Sign]:
        """Return the signs of the cells of a decision that is looked at again."""
        if self.judged is None:
            return {}
        return signs_of(self.cells_of(self.judged.taken), self.cells_of(self.judged.better))

    def attempt(self, move: str) -> None:
        """Propose a move."""
        self.post_message(self.Attempt(move))

    def seek_target(self) -> None:
        """Bring the cursor to the nearest legal cell, unless it stands on one."""

        def distance(cell: int) -> int:
            dx = cell % self.COLUMNS - self.cursor % self.COLUMNS
            dy = cell // self.COLUMNS - self.cursor // self.COLUMNS
            return dx * dx + dy * dy

        targets = self.targets()
        if targets:
            self.cursor = min(sorted(targets), key=distance)

    def changed(self) -> None:
        """Draw the board and what depends on it anew."""
        self.refresh()
        self.post_message(self.Changed())

    def action_move(self, dx: int, dy: int) -> None:
        """Move the cursor, round the edges."""
        x, y = self.cursor % self.COLUMNS, self.cursor // self.COLUMNS
        self.cursor = (y + dy) % self.ROWS * self.COLUMNS + (x + dx) % self.COLUMNS
        self.changed()

    def action_next_target(self) -> None:
        """Move the cursor to the next legal cell."""
        targets = sorted(self.targets())
        if targets:
            self.cursor = next((cell for cell in targets if cell > self.cursor), targets[0])
            self.changed()

    def action_act(self) -> None:
        """Act on the cell under the cursor."""
        self.pick(self.cursor)

    def on_click(self, event: events.Click) -> None:
        """Act on the cell that was clicked."""
        cell = event.style.meta.get("cell")
        if isinstance(cell, int):
            self.cursor = cell
            self.changed()
            self.pick(cell)


def clicked(meta: dict[str, object], name: str) -> int | None:
    """Return the value a drawing gave to the place of a click."""
    value = meta.get(name)
    return value if isinstance(value, int) else None


def last_moves(match: Match[Any], viewer: int | None, seat: int) -> list[int]:
    """Return the actions of a seat's last turn that the viewer may see."""
    actions: list[int] = []
    is_over = False
    for event in reversed(match.seen(viewer)):
        if isinstance(event, Move) and event.seat == seat and not is_over:
            actions.append(event.action)
        elif actions and not isinstance(event, Resign):
            is_over = isinstance(event, Move) or match.rules.is_simultaneous
        if is_over:
            break
    return actions


def last_mover(match: Match[Any]) -> int | None:
    """Return the seat that decided last."""
    return next((e.seat for e in reversed(match.events) if isinstance(e, Move)), None)
