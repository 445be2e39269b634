"""The Quantik board: choose a shape, see where it may go and what that is worth, place it."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.faces import canvas as paint
from ludoteca.faces.widget import Board, Hint, clicked, last_mover, last_moves
from ludoteca.games.quantik import drawing
from ludoteca.games.quantik.rules import NUM_CELLS, SHAPES, format_cell
from ludoteca.games.quantik.solution import Solution


class QuantikBoard(Board):
    """Shapes by letter or number, cells by cursor or mouse."""

    COLUMNS = ROWS = 4
    HEIGHTS = (3, 5, 7, 9)
    SHOWS_WORTH = True
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(f"{letter},{letter.upper()},{number}", f"choose({number - 1})", show=False)
            for number, letter in enumerate("abcd", 1)
        ),
        Binding("v,V", "worth", show=False),
    ]
    shape: int | None = None
    shows_worth = False

    def measure(self, height: int) -> tuple[int, int]:
        """Return the size of a board."""
        return drawing.size(height)

    def begin_decision(self) -> None:
        """Choose no shape yet, or the only one that is left."""
        shapes = {action // NUM_CELLS for action in self.legal}
        self.shape = shapes.pop() if len(shapes) == 1 else None

    def targets(self) -> set[int]:
        """Return the cells where the chosen shape may go; without one, where any may."""
        shapes = range(4) if self.shape is None else (self.shape,)
        return {action % NUM_CELLS for action in self.legal if action // NUM_CELLS in shapes}

    def cells_of(self, action: int) -> set[int]:
        """Return the cell that a piece is placed on."""
        return {action % NUM_CELLS}

    def draw(self) -> Text:
        """Draw the board with the cells open to the chosen shape."""
        mover = last_mover(self.match)
        last = None if mover is None else last_moves(self.match, None, mover)[0] % NUM_CELLS
        ghost = None
        if self.shape is not None and self.viewer is not None:
            ghost = (self.match.player_of(self.viewer), self.shape)
        return drawing.board(
            self.state,
            height=self.cell_height,
            cursor=self.cursor if self.is_open else None,
            targets=() if self.shape is None else self.targets(),
            ghost=ghost,
            last=last,
            values=self.worths(),
        )

    def worths(self) -> dict[int, int]:
        """Return the plies to the end for each cell: of the chosen shape, or of the best one."""
        shapes = range(4) if self.shape is None else (self.shape,)
        plies: dict[int, int] = {}
        for action, n in self._moves():
            if action // NUM_CELLS in shapes:
                plies.setdefault(action % NUM_CELLS, n)  # the best come first
        return plies

    def _moves(self) -> list[tuple[int, int]]:
        """Return all moves with their plies to the end, best first, if they are to be shown."""
        return Solution.load().moves(self.state) if self.shows_worth and self.is_open else []

    def aside(self, _width: int, _height: int) -> Text:
        """Draw what each player has left; the viewer's shapes can be clicked."""
        text = Text()
        for player in range(2):
            seat = self.match.seat_of(player)
            is_turn = seat in self.match.seats_to_act
            mark = "▶ " if is_turn else "  "
            colour = drawing.COLOURS[player]
            text.append(
                f"{mark}{drawing.GLYPHS[player][0]} {self.match.seats[seat].name}\n",
                f"bold {colour}",
            )
            chosen = self.shape if seat == self.viewer and is_turn else None
            text.append("  ")
            text.append_text(drawing.reserve(self.state, player, chosen=chosen))
            text.append("\n\n")
        if self.is_open:
            best: dict[int, int] = {}
            for action, plies in self._moves():
                best.setdefault(action // NUM_CELLS, plies)
            for shape in range(4):
                style = f"bold {paint.CURSOR}" if shape == self.shape else paint.FAINT
                name = f"{SHAPES[shape]} {self.say('quantik-terminal-shape', shape=SHAPES[shape])}"
                start = len(text)
                text.append(f"  {name:<10}" if best else f"   {name:<13}", style)
                if best:
                    label, colour = drawing.worth(best[shape]) if shape in best else ("", "")
                    text.append(f"{label:>4}", colour)
                text.apply_meta({"shape": shape}, start)
                text.append("\n" if shape % 2 else "")
            if best:
                text.append(f"   {self.say('quantik-terminal-worth')}\n", paint.FAINT)
        return text

    def prompt(self, name: str) -> str:
        """Ask for a shape, then for its cell."""
        if self.shape is None:
            return self.say("quantik-terminal-choose", name=name)
        return self.say("quantik-terminal-place", name=name, shape=SHAPES[self.shape])

    def hints(self) -> list[Hint]:
        """Return the keys of Quantik."""
        return [
            Hint("A–D", "quantik-terminal-key-shape", "screen.board('next_shape')"),
            Hint("←↑↓→", "terminal-key-cell", "screen.board('next_target')"),
            Hint("⏎", "quantik-terminal-key-place", "screen.board('act')"),
            Hint("V", "terminal-key-worth", "screen.board('worth')"),
        ]

    def pick(self, cell: int) -> None:
        """Place the chosen shape."""
        if self.shape is None:
            self.post_message(self.Complaint(self.say("quantik-terminal-shape-first")))
        else:
            self.attempt(SHAPES[self.shape] + format_cell(cell))

    def action_choose(self, shape: int) -> None:
        """Choose a shape."""
        if self.is_open:
            self.shape = shape
            self.seek_target()
            self.changed()

    def action_worth(self) -> None:
        """Show what each placement is worth, or hide it again."""
        if not self.is_open:
            return
        try:
            if not self.match.can_help:
                raise IllegalMove("match-error-no-help")
            Solution.load()
        except LudotecaError as error:  # missing or damaged, or between people
            self.post_message(self.Complaint(error.sentence(self.language)))
            return
        self.match.helped = True
        self.shows_worth = not self.shows_worth
        self.changed()

    def action_next_shape(self) -> None:
        """Choose the next shape that may go anywhere."""
        shapes = sorted({action // NUM_CELLS for action in self.legal})
        if shapes:
            current = -1 if self.shape is None else self.shape
            self.action_choose(next((s for s in shapes if s > current), shapes[0]))

    def click_beside(self, meta: dict[str, object]) -> None:
        """Choose the shape that was clicked."""
        shape = clicked(meta, "shape")
        if shape is not None:
            self.action_choose(shape)


BOARD = QuantikBoard
