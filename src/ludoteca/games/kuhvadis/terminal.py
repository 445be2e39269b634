"""The Kuh Vadis board: keep dice, roll again, mark a square, go on next to it."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from ludoteca.faces import canvas as paint
from ludoteca.faces.verdicts import mark, signs_of
from ludoteca.faces.widget import Board, Hint, clicked, last_mover, last_moves
from ludoteca.games.kuhvadis import drawing, rules
from ludoteca.games.kuhvadis.dice import NUM_DICE, SYMBOLS
from ludoteca.games.kuhvadis.squares import format_cell
from ludoteca.match import Move, Roll


class KuhVadisBoard(Board):
    """Dice by number or mouse, squares by cursor or mouse."""

    COLUMNS = ROWS = 7
    HEIGHTS = (2, 3, 4, 5)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,R", "roll", show=False),
        Binding("p,P", "pass", show=False),
        *(Binding(str(die + 1), f"keep({die})", show=False) for die in range(NUM_DICE)),
    ]
    kept: frozenset[int] = frozenset()

    def measure(self, height: int) -> tuple[int, int]:
        """Return the size of a board."""
        return drawing.size(height)

    def begin_decision(self) -> None:
        """Go on keeping the dice kept before; a new turn begins with none."""
        faces, kept = self.table()
        self.kept = frozenset(kept) if len(kept) < len(faces) else frozenset()
        self.seek_target()

    def table(self) -> tuple[list[int], set[int]]:
        """Return the dice as they lie, in five places, and the places that were kept last."""
        faces: list[int] = []
        kept: set[int] = set()
        for event in self.match.events:
            if isinstance(event, Roll):
                rolled = iter(event.faces)
                count = len(faces) or len(event.faces)
                faces = [faces[i] if i in kept else next(rolled) for i in range(count)]
            elif isinstance(event, Move):
                kept = places_kept(faces, event.action)
                if event.action < rules.KEEP:
                    faces = []
        return faces, kept

    def targets(self) -> set[int]:
        """Return the squares that the dice allow to mark."""
        return {action for action in self.legal if action < rules.PASS}

    def cells_of(self, action: int) -> set[int]:
        """Return the square that an action marks."""
        return {action} if action < rules.PASS else set()

    def draw(self) -> Text:
        """Draw the sheet with the squares open to the dice."""
        mover = last_mover(self.match)
        last = [] if mover is None else last_moves(self.match, None, mover)
        return drawing.board(
            self.state,
            height=self.cell_height,
            cursor=self.cursor if self.is_open else None,
            targets=self.targets(),
            last=[action for action in last if action < rules.PASS],
        )

    def aside(self, _width: int, _height: int) -> Text:
        """Draw the sides, the dice and how many rolls are left."""
        text = Text()
        for player in range(2):
            seat = self.match.seat_of(player)
            mark = "▶ " if seat in self.match.seats_to_act else "  "
            name = f"{mark}{drawing.SIGNS[player]} {self.match.seats[seat].name}"
            text.append(name, f"bold {drawing.COLOURS[player]}")
            if rules.is_blocked(self.state, player):
                text.append("  " + self.say("kuhvadis-terminal-blocked"), paint.FAINT)
            text.append("\n")
        faces, _ = self.table()
        if faces:
            text.append("\n")
            text.append_text(self._dice(faces))
            rolls = self.say("kuhvadis-terminal-rolls", rolls=self.state.rolls)
            text.append(f"\n{rolls}\n", paint.FAINT)
        return text

    def _dice(self, faces: list[int]) -> Text:
        """Draw the dice: those kept now, or those that were kept and those better to keep."""
        if self.judged is None:
            is_open = self.is_open and self.can_roll
            return drawing.symbols(faces, self.kept, is_open=is_open)
        taken, better = (places_kept(faces, action) for action in self.judged[1:])
        return mark(drawing.symbols(faces), "die", signs_of(taken, better))

    @property
    def can_roll(self) -> bool:
        """Say whether dice may be rolled again."""
        return any(action >= rules.KEEP for action in self.legal)

    def prompt(self, name: str) -> str:
        """Say what the dice allow."""
        may = ("mark" if self.targets() else "no") + ("-roll" if self.can_roll else "")
        chain = "no" if self.state.last == rules.NO_CELL else "yes"
        return self.say("kuhvadis-terminal-turn", name=name, may=may, chain=chain)

    def hints(self) -> list[Hint]:
        """Return the keys of Kuh Vadis."""
        hints = []
        if self.can_roll:
            hints.append(Hint("1–5", "kuhvadis-terminal-key-keep", "screen.board('keep', 0)"))
            hints.append(Hint("R", "kuhvadis-terminal-key-roll", "screen.board('roll')"))
        if self.targets():
            hints.append(Hint("←↑↓→", "terminal-key-cell", "screen.board('next_target')"))
            hints.append(Hint("⏎", "kuhvadis-terminal-key-mark", "screen.board('act')"))
        hints.append(Hint("P", "terminal-key-pass", "screen.board('pass')"))
        return hints

    def pick(self, cell: int) -> None:
        """Mark a square."""
        if self.is_open:
            self.attempt(format_cell(cell))

    def action_keep(self, die: int) -> None:
        """Keep a die, or release it."""
        if self.is_open:
            self.kept = self.kept ^ {die}
            self.changed()

    def action_roll(self) -> None:
        """Roll the dice that are not kept."""
        if self.is_open:
            faces, _ = self.table()
            kept = "".join(SYMBOLS[faces[die] - 1] for die in sorted(self.kept))
            self.attempt(f"keep {kept or '-'}")

    def action_pass(self) -> None:
        """Let the turn go by."""
        if self.is_open:
            self.attempt("pass")

    def click_beside(self, meta: dict[str, object]) -> None:
        """Keep the die that was clicked."""
        die = clicked(meta, "die")
        if die is not None:
            self.action_keep(die)


def places_kept(faces: list[int], action: int) -> set[int]:
    """Return the places of the dice that an action keeps, the first ones of equal dice."""
    if action < rules.KEEP:
        return set()
    dice = rules.kept_dice(action)
    left = [dice >> 4 * face & 15 for face in range(6)]
    kept = set()
    for place, face in enumerate(faces):
        if left[face - 1]:
            left[face - 1] -= 1
            kept.add(place)
    return kept


BOARD = KuhVadisBoard
