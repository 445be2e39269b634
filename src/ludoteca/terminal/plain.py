"""The board of a game that has none of its own: its drawing, and its legal moves as a list."""

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from ludoteca.faces import canvas as paint
from ludoteca.faces import draw
from ludoteca.faces.widget import Board, Hint, clicked
from ludoteca.faces.words import tell_move
from ludoteca.match import Roll
from ludoteca.terminal.history import tell_dice
from ludoteca.texts import Texts

LOG_ROWS = 5  # kept free below the list
MIN_ROWS = 3  # of the list
GAP = "   "


class PlainBoard(Board):
    """Moves by arrow keys, by number, by mouse, or in writing; the cursor counts moves."""

    COLUMNS = ROWS = 1
    HEIGHTS = (1,)
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("pageup", "look(-1)", show=False),
        Binding("pagedown", "look(1)", show=False),
    ]
    _typed = ""  # digits so far
    _written: str | None = None  # letters so far of a move in writing
    _top = 0  # the first row of the drawing that is seen
    _space = (1, 1)  # columns and rows for the drawing, at most
    _page = 1  # rows of the list

    # The drawing --------------------------------------------------------------------------------

    def measure(self, _height: int) -> tuple[int, int]:
        """Return the size of the drawing, as far as there is space for it."""
        rows = self._rows()
        width = max(self.size.width, *(row.cell_len + len(GAP) for row in rows))  # it never shrinks
        return min(width, self._space[0]), min(len(rows), self._space[1])

    def fit(self, width: int, height: int) -> None:
        """Take the space there is."""
        self._space = (max(1, width), max(1, height))
        self._top = 0
        super().fit(width, height)

    def show(self, viewer: int | None) -> None:
        """Draw the match as it is now; the drawing may have grown."""
        super().show(viewer)
        self.styles.width, self.styles.height = self.measure(self.cell_height)

    def draw(self) -> Text:
        """Return the rows of the drawing that are seen."""
        return Text("\n").join(self._rows()[self._top : self._top + self._space[1]])

    def _rows(self) -> list[Text]:
        """Return the drawing, rows that are too long folded."""
        width = self._space[0]
        rows = draw(self.match.game.id, self.state, self.language).split("\n", allow_blank=True)
        return [part for row in rows for part in row.divide(range(width, len(row), width))]

    # What lies beside it ------------------------------------------------------------------------

    def aside(self, width: int, height: int) -> Text:
        """Draw who plays with how many points, the last dice, and the moves to choose from."""
        rows = _packed(self._players(), width)
        roll = next(
            (e for e in reversed(self.match.seen(self.viewer)) if isinstance(e, Roll)), None
        )
        if roll is not None:
            dice = tell_dice(self.match.rules, roll)
            rows.append(Text(f"{self.say('terminal-plain-dice')} {dice}", paint.INK))
        rows.append(Text())
        self._page = max(MIN_ROWS, height - len(rows) - LOG_ROWS)
        rows += self._moves(width)
        return Text("\n").join(rows)

    def _players(self) -> Iterable[Text]:
        points = self.match.rules.points
        scores = points(self.state) if points else None
        for player in range(len(self.match.seats)):
            seat = self.match.seat_of(player)
            is_due = seat in self.match.seats_to_act
            score = "" if scores is None else f" {scores[player]}"
            colour = (paint.FIRST, paint.SECOND)[player] if len(self.match.seats) == 2 else ""
            mark = "▶ " if is_due else "  "
            style = f"{'bold' if is_due else ''} {colour or paint.INK}"
            yield Text(f"{mark}{self.match.seats[seat].name}{score}", style)

    def _moves(self, width: int) -> list[Text]:
        """Return the part of the list around the cursor."""
        legal = self.legal
        if not legal or self.viewer is None:
            return []
        rules, state, player = self.match.rules, self.state, self.match.player_of(self.viewer)
        num_rows = self._page if len(legal) <= self._page else self._page - 1
        start = max(0, min(self.cursor - num_rows // 2, len(legal) - num_rows))
        shown = legal[start : start + num_rows]
        written = [rules.format_move(state, player, action) for action in shown]
        column = max(map(len, written))
        rows = []
        for index, (action, move) in enumerate(zip(shown, written, strict=True), start):
            words = tell_move(rules, state, player, action, Texts(self.language))
            words = "" if words == move else f"  {words}"
            is_here = index == self.cursor
            style = f"bold {paint.GROUND} on {paint.CURSOR}" if is_here else paint.INK
            line = f"{index + 1:>{len(str(len(legal)))}}  {move:<{column}}{words}"
            row = Text(f" {line} ", style, no_wrap=True)
            row.truncate(width, overflow="ellipsis")
            row.apply_meta({"index": index})
            rows.append(row)
        if len(shown) < len(legal):
            arrows = ("↑" if start else " ") + ("↓" if start + len(shown) < len(legal) else " ")
            place = f" {arrows} {start + 1}–{start + len(shown)} / {len(legal)}"
            rows.append(Text(place, paint.FAINT))
        return rows

    def prompt(self, name: str) -> str:
        """Ask for a move, or show the one that is being written."""
        if self._written is not None:
            return self.say("terminal-plain-write", name=name, text=f"{self._written}▏")
        return self.say("terminal-plain-choose", name=name)

    def hints(self) -> list[Hint]:
        """Return the keys that choose a move, or end the writing of one."""
        if self._written is not None:
            return [
                Hint("⏎", "terminal-key-play", "screen.board('act')"),
                Hint("Esc", "terminal-key-cancel", "screen.board('write')"),
            ]
        hints = [
            Hint("↑↓ 1–9", "terminal-key-toggle", "screen.board('move', 0, 1)"),
            Hint("⏎", "terminal-key-play", "screen.board('act')"),
            Hint("T", "terminal-key-type", "screen.board('write')"),
        ]
        if len(self._rows()) > self._space[1]:
            hints.append(Hint("PgUp PgDn", "terminal-key-scroll", "screen.board('look', 1)"))
        return hints

    # What is done -------------------------------------------------------------------------------

    def begin_decision(self) -> None:
        """Begin at the top of the list."""
        self.cursor, self._typed, self._written = 0, "", None

    def targets(self) -> set[int]:
        """Return the numbers of the moves, counted from 0."""
        return set(range(len(self.legal)))

    def pick(self, cell: int) -> None:
        """Make the move with this number."""
        if cell in self.targets() and self.viewer is not None:
            player = self.match.player_of(self.viewer)
            self.attempt(self.match.rules.format_move(self.state, player, self.legal[cell]))

    def action_move(self, dx: int, dy: int) -> None:
        """Go up and down by one move, left and right by a page."""
        if self.legal:
            last = len(self.legal) - 1
            step = self.cursor + dx * self._page
            self.action_go(max(0, min(step, last)) if dx else (self.cursor + dy) % (last + 1))

    def action_go(self, index: int) -> None:
        """Go to a move; -1 is the last."""
        if self.legal:
            self.cursor, self._typed = index % len(self.legal), ""
            self.changed()

    def action_digit(self, digit: int) -> None:
        """Go to the move whose number is typed, digit after digit."""
        typed = next((t for t in (f"{self._typed}{digit}", str(digit)) if self._is_number(t)), "")
        if typed:
            self.action_go(int(typed) - 1)
            self._typed = typed

    def _is_number(self, typed: str) -> bool:
        return 1 <= int(typed) <= len(self.legal)

    def action_write(self) -> None:
        """Begin to write a move, or leave it at that."""
        if self.is_open:
            self._written = "" if self._written is None else None
            self.changed()

    def action_act(self) -> None:
        """Make the move that is written, else the one under the cursor."""
        if self._written is None:
            self.pick(self.cursor)
        else:
            written, self._written = self._written.strip(), None
            self.changed()
            if written:
                self.attempt(written)

    def on_key(self, event: events.Key) -> None:
        """Take all keys while a move is written, so that no letter does anything else.

        T begins it here too: a binding takes its time, and a quick hand has typed on by then.
        """
        if self._written is None and event.key not in {"t", "T"}:
            return
        if self._written is None or event.key == "escape":
            self.action_write()
        elif event.key == "enter":
            self.action_act()
        else:
            letter = event.character if event.is_printable and event.character else ""
            kept = self._written[:-1] if event.key == "backspace" else self._written
            self._written = kept + letter
            self.changed()
        event.stop()
        event.prevent_default()

    def action_look(self, step: int) -> None:
        """Move a drawing that is too high by half of what is seen."""
        lowest = max(0, len(self._rows()) - self._space[1])
        self._top = max(0, min(self._top + step * max(1, self._space[1] // 2), lowest))
        self.changed()

    def click_beside(self, meta: dict[str, object]) -> None:
        """Make the move that was clicked."""
        index = clicked(meta, "index")
        if index is not None:
            self.action_go(index)
            self.pick(index)

    def scroll_beside(self, step: int) -> None:
        """Go through the moves by mouse wheel."""
        if self.legal:
            self.action_go(max(0, min(self.cursor + step, len(self.legal) - 1)))


def _packed(pieces: Iterable[Text], width: int) -> list[Text]:
    """Put pieces side by side in as few rows as they fit in."""
    rows: list[Text] = []
    for piece in pieces:
        if rows and rows[-1].cell_len + len(GAP) + piece.cell_len <= width:
            rows[-1].append(GAP)
            rows[-1].append_text(piece)
        else:
            rows.append(piece)
    return rows
