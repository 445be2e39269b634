"""Quantik's simple bots: legal, fair, repeatable, and greedy when it matters."""

from collections import Counter

import numpy as np
import pytest

from ludoteca.bits import nth_bit, num_bits
from ludoteca.games.quantik.bots import NAMES, choose, play_games
from ludoteca.games.quantik.rules import RULES, State, initial_state, legal_actions, turn
from ludoteca.rng import seeded
from tests.games.quantik import twin


def outcomes_of(
    seats: tuple[str, str], games: int, seed: int, start: State | None = None
) -> list[int]:
    """Play games and return the outcomes of the first seat."""
    bots = np.array([NAMES.index(name) for name in seats])
    outcomes = np.zeros((games, 2), dtype=np.int64)
    play_games(bots, initial_state() if start is None else start, seeded(seed), outcomes)
    assert (outcomes.sum(axis=1) == 0).all()
    first: list[int] = outcomes[:, 0].tolist()
    return first


def choices(bot: str, qfen: str, tries: int = 300) -> Counter[str]:
    """Count what a bot chooses in a position."""
    state = RULES.parse_position(qfen)
    player = turn(state)
    rng = seeded(7)
    return Counter(
        RULES.format_move(state, player, choose(bot, state, player, rng)) for _ in range(tries)
    )


@pytest.mark.parametrize("bot", NAMES)
def test_bots_choose_legal_placements_to_the_end(bot: str) -> None:
    rng = seeded(3)
    for _ in range(20):
        state = initial_state()
        while RULES.outcome(state) is None:
            player = turn(state)
            action = choose(bot, state, player, rng)
            assert action in legal_actions(state, player)
            state = RULES.apply(state, player, action)


def test_random_is_uniform_over_the_legal_placements() -> None:
    counts = choices("random", "A.../..../..../....", 5_300)
    assert len(counts) == 53  # three other shapes on 15 cells, the sphere on 8
    chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert chi_square < 89.3  # 99.9 % of fair draws, 52 degrees of freedom


def test_greedy_completes_a_line() -> None:
    assert choices("greedy", "aB../C.../B.../..d.").keys() == {"Db2", "Da4"}


def test_greedy_leaves_the_opponent_without_a_move() -> None:
    state = RULES.parse_position("cA../D..b/D.../..cA")
    for move in choices("greedy", "cA../D..b/D.../..cA", 50):
        end = RULES.apply(state, 1, RULES.parse_move(state, 1, move))
        assert RULES.outcome(end) == (-1, 1)


def best_by_hand(board: twin.Board) -> set[tuple[str, tuple[int, int]]]:
    """Weigh every placement with the naive twin, as the greedy bot is meant to."""
    weights = {}
    for shape, cell in twin.placements(board):
        after = {**board, cell: (twin.to_move(board), shape)}
        replies = twin.placements(after)
        ends = [{**after, to: (twin.to_move(after), reply)} for reply, to in replies]
        gives_a_line = any(map(twin.has_four_shapes, ends))
        weights[shape, cell] = (not twin.has_four_shapes(after), gives_a_line, len(replies))
    best = min(weights.values())
    return {placement for placement, weight in weights.items() if weight == best}


def test_greedy_weighs_each_placement_by_the_replies_it_leaves() -> None:
    rng = seeded(21)
    for _ in range(30):
        board: twin.Board = {}
        state = initial_state()
        while RULES.outcome(state) is None:
            player = turn(state)
            if len(board) >= 4:
                shape, cell = divmod(choose("greedy", state, player, rng), 16)
                assert ("ABCD"[shape], divmod(cell, 4)) in best_by_hand(board)
            action = choose("random", state, player, rng)
            board[divmod(action % 16, 4)] = (player, "ABCD"[action // 16])
            state = RULES.apply(state, player, action)


def test_greedy_varies_among_equals() -> None:
    assert len(choices("greedy", "..../..../..../....", 200)) > 30


def test_greedy_beats_random_clearly() -> None:
    assert outcomes_of(("greedy", "random"), 200, seed=5).count(1) > 180
    assert outcomes_of(("random", "greedy"), 200, seed=6).count(1) < 20


@pytest.mark.clause("quantik", "R3")
def test_a_lot_decides_who_begins() -> None:
    # Whoever moves completes a line, so the outcomes show whose turn it was.
    start = RULES.parse_position("aB../C.../B.../..d.")
    wins = outcomes_of(("greedy", "greedy"), 1_000, seed=8, start=start).count(1)
    assert 450 < wins < 550


def test_the_same_seed_gives_the_same_games() -> None:
    random_games = [1, -1, 1, -1, 1, 1, -1, 1, 1, -1, 1, -1]
    greedy_games = [-1, -1, -1, 1, 1, -1, 1, -1, 1, -1, -1, 1]
    assert outcomes_of(("random", "random"), 12, seed=42) == random_games
    assert outcomes_of(("greedy", "greedy"), 12, seed=42) == greedy_games


@pytest.mark.parametrize(
    "mask", [1, 0b1011, 0xFFFF, 1 << 62, 0x7FFFFFFFFFFFFFFF, 0x1234567890ABCDEF]
)
def test_bits_are_counted_and_picked(mask: int) -> None:
    bits = [bit for bit in range(64) if mask >> bit & 1]
    assert num_bits(mask) == len(bits)
    assert [nth_bit(mask, n) for n in range(len(bits))] == bits


def test_the_sign_bit_counts() -> None:
    assert num_bits(-1) == 64
    assert num_bits(-(1 << 63)) == 1
    assert nth_bit(-1, 63) == 63
    assert nth_bit(-(1 << 63) + 5, 2) == 63
