"""The Knaster board: the viewer's sheet large, the dice and the other sheets beside it."""

from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from ludoteca.faces import canvas as paint
from ludoteca.faces.dice import pips
from ludoteca.faces.widget import Board, Hint, last_moves
from ludoteca.games.knaster import drawing
from ludoteca.games.knaster import rules as knaster
from ludoteca.games.knaster import sheet as rules
from ludoteca.match import Match, Roll
from ludoteca.texts import Texts

SMALL_WIDTH, SMALL_HEIGHT = 17, 7  # a small sheet with its name and a gap


class KnasterBoard(Board):
    """Write or circle by cursor or mouse; circle hands line after line."""

    COLUMNS = ROWS = 5
    HEIGHTS = (3, 5, 7, 9)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p,P", "pass", show=False),
        Binding("space", "choose", show=False),
        Binding("n,N", "next_line", show=False),
    ]
    line: int | None = None  # whose hand is being circled
    chosen: frozenset[int] = frozenset()

    @property
    def player(self) -> int:
        """Return whose sheet lies in the middle: the viewer's, else the first player's."""
        return 0 if self.viewer is None else self.match.player_of(self.viewer)

    def measure(self, height: int) -> tuple[int, int]:
        """Return the size of a sheet."""
        return drawing.size(height)

    def begin_decision(self) -> None:
        """Begin with the first line that waits for circles, if one does."""
        self.chosen = frozenset()
        lines = self.lines_waiting()
        self.line = lines[0] if lines else None
        self._choose_line()
        self.seek_target()

    def lines_waiting(self) -> list[int]:
        """Return the lines whose hands the viewer has to circle now."""
        hands = [action for action in self.legal if action >= rules.HAND]
        return sorted({(action - rules.HAND) // 32 for action in hands})

    def choices(self) -> list[frozenset[int]]:
        """Return the sets of cells that may be circled for the line."""
        return [
            frozenset(
                int(rules.LINES[self.line][place])
                for place in range(5)
                if (action - rules.HAND) >> place & 1
            )
            for action in self.legal
            if action >= rules.HAND and (action - rules.HAND) // 32 == self.line
        ]

    def targets(self) -> set[int]:
        """Return the cells to write in or to circle."""
        if self.line is not None:
            return set().union(*self.choices())
        return {action % rules.CIRCLE for action in self.legal if action < rules.PASS}

    def cells_of(self, action: int) -> set[int]:
        """Return the cells that an action writes or circles."""
        return drawing.cells_of([action])

    def draw(self) -> Text:
        """Draw the viewer's sheet."""
        state = self.state
        seat = self.match.seat_of(self.player)
        return drawing.sheet(
            state.sheets[self.player],
            height=self.cell_height,
            cursor=self.cursor if self.is_open else None,
            ghost=state.roll if self.line is None else None,
            targets=self.targets() if self.line is None else (),
            line=self.line,
            chosen=self.chosen,
            last=drawing.cells_of(last_moves(self.match, self.viewer, seat)),
        )

    def aside(self, width: int, height: int) -> Text:
        """Draw the dice, the points, and as many of the other sheets as fit."""
        state = self.state
        points = rules.score(state.sheets[self.player])
        text = Text()
        roll = next((e for e in reversed(self.match.seen(None)) if isinstance(e, Roll)), None)
        if roll is not None:
            dice = pips(roll.faces).split("\n")
            last_roller = (state.num_rolls - 1) % len(state.sheets)  # R3
            roller = self.match.seats[self.match.seat_of(last_roller)].name
            words = (
                (f"= {sum(roll.faces)}", f"bold {paint.CURSOR}"),
                (self.say("knaster-terminal-rolled", name=roller), paint.FAINT),
                (self.say("terminal-points", points=points), f"bold {paint.FIRST}"),
            )
            for row, (word, style) in zip(dice, words, strict=True):
                text.append_text(row)
                text.append(word + "\n", style)
        text.append("\n")
        others = [
            seat
            for seat in range(len(self.match.seats))
            if self.match.player_of(seat) != self.player
        ]
        columns = max(1, width // SMALL_WIDTH)
        rows = -(-len(others) // columns)
        if rows * SMALL_HEIGHT + 4 + 3 <= height:
            self._small_sheets(text, others, columns)
        else:
            self._summary(text, others, width)
        return text

    def prompt(self, name: str) -> str:
        """Ask for a cell, or for the circles of a hand."""
        state = self.state
        sheet = state.sheets[self.player]
        if self.line is not None:
            where = knaster.line_values(self.line)
            return self.say(
                "knaster-terminal-hand",
                name=name,
                hand=rules.hand_name(sheet, self.line),
                count=len(self.choices()[0]),
                chosen=len(self.chosen),
                kind=where["kind"],
                line=where["name"],
            )
        writes = any(action < rules.CIRCLE for action in self.legal)
        circles = any(rules.CIRCLE <= action < rules.PASS for action in self.legal)
        may = (
            "both" if writes and circles else "write" if writes else "circle" if circles else "pass"
        )
        is_last = "yes" if rules.PASS in self.legal else "no"
        return self.say("knaster-terminal-use", name=name, roll=state.roll, may=may, last=is_last)

    def hints(self) -> list[Hint]:
        """Return the keys of Knaster."""
        hints = [Hint("←↑↓→", "terminal-key-cell", "screen.board('next_target')")]
        if self.line is None:
            hints.append(Hint("⏎", "knaster-terminal-key-write", "screen.board('act')"))
        elif self.chosen in self.choices():
            hints.append(Hint("⏎", "knaster-terminal-key-confirm", "screen.board('confirm')"))
            hints.append(Hint("␣", "terminal-key-toggle", "screen.board('choose')"))
        else:
            hints.append(Hint("␣ ⏎", "terminal-key-toggle", "screen.board('choose')"))
        if len(self.lines_waiting()) > 1:
            hints.append(Hint("N", "knaster-terminal-key-line", "screen.board('next_line')"))
        if rules.PASS in self.legal:
            hints.append(Hint("P", "terminal-key-pass", "screen.board('pass')"))
        return hints

    def pick(self, cell: int) -> None:
        """Write or circle in a cell, or choose it for a hand."""
        if self.line is not None:
            self._toggle(cell)
        elif self.is_open:
            sheet = self.state.sheets[self.player]
            base = rules.CIRCLE if rules.number_at(sheet, cell) else 0
            self.attempt(knaster.format_move(self.state, self.player, base + cell))

    def action_act(self) -> None:
        """Confirm a hand once enough cells are chosen, else act on the cursor's cell."""
        if self.line is not None and self.chosen in self.choices():
            self.action_confirm()
        else:
            self.pick(self.cursor)

    def action_choose(self) -> None:
        """Choose or release the cursor's cell for a hand; act on it where there is none."""
        self.pick(self.cursor)

    def action_confirm(self) -> None:
        """Circle the chosen cells."""
        if self.line is not None:
            places = [int(cell) for cell in rules.LINES[self.line]]
            positions = sum(1 << places.index(cell) for cell in self.chosen)
            action = rules.HAND + 32 * self.line + positions
            self.attempt(knaster.format_move(self.state, self.player, action))

    def action_next_line(self) -> None:
        """Take another of the lines that wait for circles."""
        lines = self.lines_waiting()
        if self.line in lines:
            self.line = lines[(lines.index(self.line) + 1) % len(lines)]
            self._choose_line()
            self.changed()

    def action_pass(self) -> None:
        """Pass, as the last roll allows."""
        if self.is_open:
            self.attempt(knaster.format_move(self.state, self.player, rules.PASS))

    def _choose_line(self) -> None:
        """Put the cursor on the line; where there is no choice, choose for the viewer."""
        self.chosen = frozenset()
        if self.line is not None:
            self.cursor = min(self.targets())
            if len(self.choices()) == 1:
                self.chosen = self.choices()[0]

    def _toggle(self, cell: int) -> None:
        if self.line is None:
            return
        if cell not in self.targets():  # the match says why
            self.attempt(self._hand_with(cell))
        else:
            self.chosen = self.chosen ^ {cell}
            self.changed()

    def _hand_with(self, cell: int) -> str:
        """Return the move that would circle just this cell for the line."""
        name = knaster.format_move(self.state, self.player, rules.HAND + 32 * (self.line or 0))
        return f"{name}({drawing.cell_name(cell)})"

    def _small_sheets(self, text: Text, others: list[int], columns: int) -> None:
        state = self.state
        for start in range(0, len(others), columns):
            group = others[start : start + columns]
            for seat in group:
                title = self._title(seat, SMALL_WIDTH - 2)
                text.append(title.ljust(SMALL_WIDTH), "bold")
            text.append("\n")
            sheets = [
                drawing.small_sheet(
                    state.sheets[self.match.player_of(seat)],
                    drawing.cells_of(last_moves(self.match, self.viewer, seat)),
                ).split("\n")
                for seat in group
            ]
            for row in range(5):
                for sheet in sheets:
                    text.append_text(sheet[row])
                    text.append("  ")
                text.append("\n")
            text.append("\n")

    def _summary(self, text: Text, others: list[int], width: int) -> None:
        state = self.state
        for seat in others:
            sheet = state.sheets[self.match.player_of(seat)]
            filled = rules.written(sheet).bit_count()
            tail = f"  {filled:>2}/25 {sheet.circled.bit_count():>2}◯"
            text.append(self._title(seat, width - len(tail)), "bold")
            text.append(tail + "\n", paint.FAINT)

    def _title(self, seat: int, width: int) -> str:
        points = str(rules.score(self.state.sheets[self.match.player_of(seat)]))
        name = self.match.seats[seat].name
        left = width - len(points) - 1
        if len(name) > left:
            name = name[: left - 1] + "…"
        return f"{name.ljust(left)} {points}"


BOARD = KnasterBoard


def ending(match: Match[Any], texts: Texts) -> str | None:
    """Say what a solo score deserves; among several the usual words will do."""
    if match.result is None or len(match.seats) > 1:
        return None
    points = match.result.scores[0]
    good = min(over for over, _ in knaster.RATINGS)
    return texts("knaster-terminal-solo", points=points, rating=knaster.rating(points), good=good)
