"""Knaster once more, from the clauses alone: slow, obvious, and sharing no code with the rules.

A sheet is a dict: `numbers` maps cells such as "c3" to numbers, `circled` is a set of cells, and
`hands` lists the names of the lines whose hands are still to be circled. Moves are texts.
"""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

CELLS = [column + row for row in "12345" for column in "abcde"]
LINES = {
    **{f"row{row}": [column + row for column in "abcde"] for row in "12345"},
    **{f"col{column}": [column + row for row in "12345"] for column in "abcde"},
    "fall": ["a1", "b2", "c3", "d4", "e5"],
    "rise": ["a5", "b4", "c3", "d2", "e1"],
}
VALUES = dict(zip(LINES, [9, 8, 7, 6, 5, 9, 8, 7, 6, 5, 10, 10], strict=True))
HANDS = [
    ([1, 1, 3], "three", 1),
    ([1, 2, 2], "two-pairs", 1),
    ([1, 4], "four", 2),
    ([2, 3], "full-house", 2),
    ([5], "five", 3),
]
CIRCLES = {"straight": 3, "none": 0, **{name: circles for _, name, circles in HANDS}}

Sheet = dict[str, Any]


def hand(numbers: list[int]) -> str:
    """Name the best hand of five numbers (R9, R10)."""
    ordered = sorted(numbers)
    if ordered == list(range(ordered[0], ordered[0] + 5)):
        return "straight"
    for repeats, name, _ in HANDS:
        if sorted(Counter(numbers).values()) == repeats:
            return name
    return "none"


class Game:
    """A whole game, changed by each roll and move."""

    def __init__(self, num_players: int) -> None:
        """Give each player an empty sheet (R1)."""
        self.sheets: list[Sheet] = [
            {"numbers": {}, "circled": set(), "hands": []} for _ in range(num_players)
        ]
        self.shown = deepcopy(self.sheets)
        self.busy: list[int] = []
        self.roll = 0
        self.num_rolls = 0
        self.is_last = False
        self.is_over = False

    def throw(self, total: int) -> None:
        """Let the dice show a sum, for everybody (R3)."""
        self.roll = total
        self.num_rolls += 1
        self.busy = list(range(len(self.sheets)))

    def moves(self, player: int) -> list[str]:
        """List what a player may do (R4, R5, R6, R11, R12, R16)."""
        if player not in self.busy:
            return []
        sheet = self.sheets[player]
        if sheet["hands"]:
            return [move for line in sheet["hands"] for move in self.hand_moves(sheet, line)]
        free = [cell for cell in CELLS if cell not in sheet["numbers"]]
        same = [cell for cell in CELLS if sheet["numbers"].get(cell) == self.roll]
        circles = [f"({cell})" for cell in same if cell not in sheet["circled"]]
        return [*free, *circles, *(["pass"] if self.is_last else [])]

    def hand_moves(self, sheet: Sheet, line: str) -> list[str]:
        """List the ways to circle for the hand of a line (R11)."""
        left = [cell for cell in LINES[line] if cell not in sheet["circled"]]
        due = CIRCLES[hand([sheet["numbers"][cell] for cell in LINES[line]])]
        choices = combinations(left, min(due, len(left)))
        return [line + ":" + "".join(f"({cell})" for cell in cells) for cells in choices]

    def move(self, player: int, text: str) -> None:
        """Do what a move says (R5, R6, R8, R11, R12, R13)."""
        sheet = self.sheets[player]
        if ":" in text:
            line, circled = text.split(":")
            sheet["hands"].remove(line)
            sheet["circled"] |= {cell for cell in CELLS if f"({cell})" in circled}
            for other in list(sheet["hands"]):
                if set(LINES[other]) <= sheet["circled"]:
                    sheet["hands"].remove(other)
        elif text.startswith("("):
            sheet["circled"].add(text.strip("()"))
        elif text != "pass":
            sheet["numbers"][text] = self.roll
            for line, cells in LINES.items():
                numbers = [sheet["numbers"].get(cell, 0) for cell in cells]
                if text in cells and 0 not in numbers and CIRCLES[hand(numbers)]:
                    sheet["hands"].append(line)
        if not sheet["hands"]:
            self.busy.remove(player)
        if not self.busy:
            self.end_round()

    def end_round(self) -> None:
        """Show the sheets, and see whether the game is over or nearly so (R7, R15)."""
        self.shown = deepcopy(self.sheets)
        self.roll = 0
        if self.is_last:
            self.is_over = True
        self.is_last = any(len(sheet["numbers"]) == 25 for sheet in self.sheets)

    def scores(self) -> list[int]:
        """Add up the values of circled lines and the circles (R14, R18)."""
        totals = []
        for sheet in self.sheets:
            won = [VALUES[line] for line in LINES if set(LINES[line]) <= sheet["circled"]]
            totals.append(sum(won) + len(sheet["circled"]))
        return totals
