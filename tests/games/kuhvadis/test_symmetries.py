"""Kuh Vadis looks the same from every side of the board, and to both players."""

import random
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from ludoteca.games.kuhvadis.rules import RULES, State, initial_state

Squares = list[list[str]]


def transposed(squares: Squares) -> Squares:
    """Exchange rows and columns."""
    return [list(row) for row in zip(*squares, strict=True)]


def mirrored(squares: Squares) -> Squares:
    """Exchange left and right."""
    return [row[::-1] for row in squares]


def flipped(squares: Squares) -> Squares:
    """Exchange top and bottom."""
    return squares[::-1]


MAPS: dict[str, Callable[[Squares], Squares]] = {
    "left and right": mirrored,
    "top and bottom": flipped,
    "a half-turn": lambda squares: mirrored(flipped(squares)),
    "rows and columns": transposed,
    "a quarter-turn": lambda squares: mirrored(transposed(squares)),
    "a quarter-turn back": lambda squares: flipped(transposed(squares)),
    "rows and columns, counted backwards": lambda squares: mirrored(flipped(transposed(squares))),
}


def squares_of(board: str) -> Squares:
    """Split a board into squares, each with its mark."""
    rows = []
    for row in board.split("/"):
        squares: list[str] = []
        for character in row:
            if character in "xo":
                squares[-1] += character
            else:
                squares.append(character)
        rows.append(squares)
    return rows


def turned(name: str, position: str) -> str:
    """Turn or reflect a position."""
    board, side, dice, rolls, last = position.split()
    squares = MAPS[name](squares_of(board))
    board = "/".join(map("".join, squares))
    return f"{board} {side} {dice} {rolls} {last if last == '-' else turned_cell(name, last)}"


def turned_cell(name: str, cell: str) -> str:
    """Say where a square goes."""
    names = [[column + row for column in "abcdefg"] for row in "1234567"]
    for row, squares in zip("1234567", MAPS[name](names), strict=True):
        if cell in squares:
            return "abcdefg"[squares.index(cell)] + row
    raise AssertionError(cell)


def swapped(position: str) -> str:
    """Let crosses and circles change names."""
    return position.translate(str.maketrans("XOxo", "OXox"))


def random_positions(seed: int, num_games: int) -> Iterator[State]:
    """Play at random, mostly marking, with dice that often fall alike."""
    rng = random.Random(seed)
    for game in range(num_games):
        state = initial_state(2, RULES.setups[game % len(RULES.setups)])
        while RULES.outcome(state) is None:
            if state.due:
                faces = rng.choices(rng.sample(range(1, 7), rng.randint(1, 6)), k=state.due)
                state = RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))
            else:
                actions = RULES.legal_actions(state, state.turn)
                state = RULES.apply(state, state.turn, rng.choice(actions[:10]))
            yield state


def moves(state: State) -> set[str]:
    """Write every legal move."""
    actions = RULES.legal_actions(state, state.turn)
    return {RULES.format_move(state, state.turn, action) for action in actions}


@pytest.mark.clause("kuhvadis", "R6", "R10", "R13", "R17", "R19", "R20")
@pytest.mark.parametrize("name", MAPS)
def test_turning_the_board_changes_nothing(name: str) -> None:
    for state in random_positions(seed=1, num_games=2):
        other = RULES.parse_position(turned(name, RULES.format_position(state)))
        assert RULES.outcome(other) == RULES.outcome(state)
        names = {turned_cell(name, move) if len(move) == 2 else move for move in moves(state)}
        assert moves(other) == names


@pytest.mark.clause("kuhvadis", "R1", "R17", "R19", "R20")
def test_swapping_sides_swaps_the_outcome() -> None:
    for state in random_positions(seed=2, num_games=8):
        other = RULES.parse_position(swapped(RULES.format_position(state)))
        outcome = RULES.outcome(state)
        assert RULES.outcome(other) == (outcome and outcome[::-1])
        assert moves(other) == moves(state)
        assert other.turn == 1 - state.turn


EXCHANGES = [
    "a half-turn",
    "a half-turn",
    "left and right",
    "rows and columns",
    "top and bottom",
    "rows and columns, counted backwards",
]


@pytest.mark.parametrize(("sheet", "name"), list(zip(RULES.setups[:6], EXCHANGES, strict=True)))
def test_our_sheets_favour_neither_side(sheet: str, name: str) -> None:
    other = swapped("/".join(map("".join, MAPS[name](squares_of(sheet)))))
    renamings = [str.maketrans("12345", "".join(names)) for names in permutations("12345")]
    assert sheet in {other.translate(renaming) for renaming in renamings}
