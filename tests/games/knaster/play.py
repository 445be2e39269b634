"""Positions of Knaster, and short words to play them in tests."""

import re

from ludoteca.games.knaster.rules import RULES, State
from ludoteca.games.knaster.sheet import Sheet, circle

CELLS = [column + row for row in "12345" for column in "abcde"]
EMPTY_GRID = "...../...../...../...../....."
# In this grid no line holds a hand: each of its numbers stands once in every line.
QUIET = "246810/681024/102468/468102/810246"
NEARLY_FULL = "246810/681024/102468/468102/81024."


def solo(grid: str, roll: int, phase: str = "play") -> State:
    """Return one player's position; each number and each circle stems from a roll of its own."""
    numbers = len(re.findall("1[0-2]|[2-9]", grid))
    return RULES.parse_position(f"{phase} {numbers + grid.count('(') + 1} {roll} {grid}")


def play(state: State, *moves: str, player: int = 0) -> State:
    """Let a player make moves."""
    for move in moves:
        state = RULES.apply(state, player, RULES.parse_move(state, player, move))
    return state


def roll(state: State, *faces: int) -> State:
    """Roll the dice."""
    return RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))


def legal(state: State, player: int = 0) -> set[str]:
    """Write all legal moves of a player."""
    actions = RULES.legal_actions(state, player)
    return {RULES.format_move(state, player, action) for action in actions}


def grids(state: State) -> list[str]:
    """Write the sheets of a state in which the dice are due or the game is over."""
    return RULES.format_position(state).split()[3:]


def with_circles(cells: str) -> Sheet:
    """Return a sheet of quiet numbers with these cells circled."""
    sheet = solo(NEARLY_FULL, 7).sheets[0]
    for cell in cells.split():
        sheet = circle(sheet, 1 << CELLS.index(cell))
    return sheet
