"""Knaster's one symmetry: the transpose turns rows into columns of the same values."""

import random

import pytest

from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.sheet import EMPTY, Sheet, play, score


def transposed_cells(cells: int) -> int:
    """Swap rows and columns."""
    return sum(
        (cells >> (5 * row + col) & 1) << (5 * col + row) for row in range(5) for col in range(5)
    )


def transposed_line(line: int) -> int:
    """Return the column for a row and the row for a column; diagonals stay."""
    return (line + 5) % 10 if line < 10 else line


def transposed(sheet: Sheet) -> Sheet:
    """Mirror a sheet at its falling diagonal."""
    pending = sum((sheet.pending >> line & 1) << transposed_line(line) for line in range(12))
    return Sheet._make([*map(transposed_cells, sheet[:5]), pending])


def transposed_action(action: int) -> int:
    """Mirror an action; the rising diagonal is then read from its other end."""
    if action == 50:
        return 50
    if action < 50:
        row, column = divmod(action % 25, 5)
        return action - action % 25 + 5 * column + row
    line, positions = divmod(action - 51, 32)
    if line == 11:
        positions = int(f"{positions:05b}"[::-1], 2)
    return 51 + 32 * transposed_line(line) + positions


@pytest.mark.clause("knaster", "R2", "R8", "R11", "R14")
def test_mirrored_games_score_the_same() -> None:
    rng = random.Random(4)
    num_hands = 0
    for _ in range(60):
        state = RULES.initial_state(1, "")
        mirrored = EMPTY
        while RULES.outcome(state) is None:
            if RULES.num_dice(state):
                state = RULES.apply_chance(state, rng.randint(2, 12))
                continue
            actions = RULES.legal_actions(state, 0)
            mirror = RULES.legal_actions(state._replace(sheets=(mirrored,)), 0)
            assert set(map(transposed_action, actions)) == set(mirror)
            action = rng.choice(actions)
            num_hands += action > 50
            mirrored = play(mirrored, state.roll, transposed_action(action))
            state = RULES.apply(state, 0, action)
            assert mirrored == transposed(state.sheets[0])
            assert score(mirrored) == score(state.sheets[0])
    assert num_hands > 60
