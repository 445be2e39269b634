"""Which Quantik positions a game can reach, against taking back piece by piece."""

import random
from collections.abc import Callable
from functools import cache

import pytest

from ludoteca.errors import InvalidPosition
from ludoteca.games.quantik.rules import RULES, State
from ludoteca.games.quantik.solution import Solution, is_reachable
from tests.games.quantik import twin_search as naive


@cache
def can_arise(cells: str) -> bool:
    """Take back pieces of who moved last until the board is empty, each a legal placement."""
    placed = 16 - cells.count(".")
    if placed == 0:
        return True
    own = "ABCD" if placed % 2 else "abcd"
    for cell, piece in enumerate(cells):
        before = naive.place(cells, cell, ".")
        if (
            piece in own
            and (cell, piece) in naive.placements(before)
            and not any(naive.completes_a_line(before, other) for other in range(16))
            and can_arise(before)
        ):
            return True
    return False


def state_from(cells: str) -> State:
    """Read a board without any check."""
    masks = [0, 0, 0, 0]
    for cell, piece in enumerate(cells):
        if piece != ".":
            masks["ABCD".index(piece.upper())] |= 1 << cell + 16 * piece.islower()
    return State(*masks)


def scattered(rng: random.Random) -> str:
    """Scatter pieces over the board, whatever the rules say about their places."""
    first = rng.randint(1, 4)
    pieces = rng.sample("AABBCCDD", first) + rng.sample("aabbccdd", first - rng.randint(0, 1))
    cells = pieces + ["."] * (16 - len(pieces))
    rng.shuffle(cells)
    return "".join(cells)


def played_on(rng: random.Random) -> str:
    """Place pieces legally, completing lines where possible and playing on when one is full."""
    cells = "." * 16
    for _ in range(rng.randint(6, 12)):
        children = [
            (cell, naive.place(cells, cell, piece)) for cell, piece in naive.placements(cells)
        ]
        full = [child for cell, child in children if naive.completes_a_line(child, cell)]
        if children:
            cells = rng.choice(full or [child for _, child in children])
    return cells


@pytest.mark.parametrize(("make", "boards"), [(scattered, 1_500), (played_on, 1_000)])
def test_reachable_is_what_some_order_of_placements_makes(
    make: Callable[[random.Random], str], boards: int
) -> None:
    rng = random.Random(2)
    answers = []
    for _ in range(boards):
        cells = make(rng)
        answers.append(is_reachable(state_from(cells)))
        assert answers[-1] == can_arise(cells), cells
    assert 50 < sum(answers) < boards - 50


@pytest.mark.parametrize(
    "state",
    [
        State(0b111, 0x180000, 0, 0),  # three spheres of one player
        State(1 << 16, 0, 0, 0),  # the second player began
        State(0b11, 0, 0, 0),  # two in a row
        State(1, 1 << 16, 0, 0),  # two pieces in one cell
        State(1 << 40, 0, 0, 0),  # off the board
        State(1, 0, 1 << 20, -1 << 16),
    ],
)
def test_impossible_states_are_refused(state: State) -> None:
    assert not is_reachable(state)


def test_a_position_that_cannot_occur_is_named() -> None:
    # Row 1 and row 4 are both full, and share no piece: the game ended twice.
    state = RULES.parse_position("AbCd/..../..../cDaB")
    with pytest.raises(InvalidPosition, match=r"AbCd/\.{4}/\.{4}/cDaB") as caught:
        Solution.load().distance(state)
    assert caught.value.message == "quantik-error-solution-unreachable"
    with pytest.raises(InvalidPosition):
        Solution.load().moves(state)
