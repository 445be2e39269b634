"""The compiled rules against the naive twin, over random games."""

import random

import pytest

from ludoteca.games.quantik.rules import (
    RULES,
    completing_placements,
    initial_state,
    legal_actions,
    pieces_of,
    to_act,
    turn,
)
from tests.games.quantik import twin


def compare(num_positions: int, seed: int) -> None:
    """Play random games on both sides and compare every position met."""
    rng = random.Random(seed)
    board: twin.Board = {}
    state = initial_state()
    for _ in range(num_positions):
        player = twin.to_move(board)
        placements = twin.placements(board)
        actions = ["ABCD".index(shape) * 16 + 4 * row + col for shape, (row, col) in placements]
        winner = twin.winner(board)
        assert RULES.format_position(state) == twin.qfen(board)
        assert turn(state) == player
        assert list(legal_actions(state, player)) == actions
        assert to_act(state) == ((player,) if winner is None else ())
        assert RULES.outcome(state) == {None: None, 0: (1, -1), 1: (-1, 1)}[winner]
        if winner is not None:
            board, state = {}, initial_state()
            continue
        own, opposing = pieces_of(state, player), pieces_of(state, 1 - player)
        completing = completing_placements(own, opposing)
        action, (shape, cell) = rng.choice(list(zip(actions, placements, strict=True)))
        board = {**board, cell: (player, shape)}
        state = RULES.apply(state, player, action)
        assert bool(completing >> action & 1) == twin.has_four_shapes(board)


@pytest.mark.clause("quantik", "R1", "R2", "R4", "R5", "R6", "R7", "R8", "R9", "R10")
def test_the_twin_agrees_over_random_play() -> None:
    compare(10_000, seed=1)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
def test_the_twin_agrees_over_a_million_positions(seed: int) -> None:
    compare(250_000, seed=1000 + seed)
