"""The shipped solution of Quantik: right, guarded, and the same for all who ask."""

import random

import numpy as np
import pytest
from numba import config
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.games.quantik.levels import HORIZONS, LAPSED, LEVELS, best_placements
from ludoteca.games.quantik.rules import (
    RULES,
    State,
    apply,
    has_full_line,
    initial_state,
    legal_placements,
    pieces_of,
    turn,
)
from ludoteca.games.quantik.solution import (
    Solution,
    Table,
    distance,
)
from ludoteca.games.quantik.symmetry import canonical_key, symmetry
from ludoteca.rng import Rng, below, seeded
from tests.games.quantik import twin_search as naive

MANY = not config.DISABLE_JIT  # positions are cheap when compiled
WON_FOR_SECOND = "BB../...a/c.../Da.."  # in six plies; a smaller tree than the whole game's


def state_from(cells: str) -> State:
    return RULES.parse_position("/".join(cells[rank : rank + 4] for rank in range(0, 16, 4)))


def random_cells(rng: random.Random, placed: int) -> str:
    """Place that many pieces at random without completing a line."""
    while True:
        cells = "." * 16
        while 16 - cells.count(".") < placed:
            quiet = [
                child
                for cell, piece in naive.placements(cells)
                if not naive.completes_a_line(child := naive.place(cells, cell, piece), cell)
            ]
            if not quiet:
                break
            cells = rng.choice(quiet)
        else:
            return cells


# The answers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("placed", "positions"),
    [(5, 5), (6, 100), (7, 400), (8, 800), (9, 800), (10, 800), (11, 800), (12, 400), (13, 100)],
)
def test_distances_agree_with_a_search_that_uses_no_table(placed: int, positions: int) -> None:
    solution = Solution.load()
    rng = random.Random(placed)
    for _ in range(positions if MANY else max(1, positions // 10)):
        cells = random_cells(rng, placed)
        assert solution.distance(state_from(cells)) == naive.distance(cells), cells


@compiled
def law_distance(table: Table, state: State, player: int) -> int:
    """Return what the distance must be, given those of the positions one placement later."""
    legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
    fastest_win, slowest_loss = 99, 0
    if not has_full_line(state):
        for action in range(64):
            if legal >> action & 1:
                plies = 1 + distance(table, apply(state, player, action), 1 - player)
                if plies % 2 == 1:
                    fastest_win = min(fastest_win, plies)
                else:
                    slowest_loss = max(slowest_loss, plies)
    return fastest_win if fastest_win < 99 else slowest_loss


@compiled
def count_breaches(table: Table, rng: Rng, games: int, checked: NDArray[np.int64]) -> int:
    """Play at random, no line while there is a choice, and count positions against the law."""
    breaches = 0
    for _ in range(games):
        state = State(0, 0, 0, 0)
        for ply in range(17):
            player = ply % 2
            breaches += law_distance(table, state, player) != distance(table, state, player)
            checked[ply] += 1
            legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
            quiet = 0
            for action in range(64):
                if legal >> action & 1 and not has_full_line(apply(state, player, action)):
                    quiet |= 1 << action
            choice = quiet if quiet else legal
            if has_full_line(state) or not choice:
                break
            state = apply(state, player, nth_bit(choice, below(rng, num_bits(choice))))
    return breaches


def test_the_law_holds_on_positions_of_every_ply() -> None:
    checked = np.zeros(17, dtype=np.int64)
    games = 9_000 if MANY else 60
    assert count_breaches(Solution.load().table, seeded(4), games, checked) == 0
    assert checked[:14].all()
    if MANY:
        assert checked.sum() >= 100_000
        assert checked.all()


def test_the_second_player_wins() -> None:
    assert Solution.load().distance(initial_state()) % 2 == 0


def replies_of_perfect(table: Table, state: State) -> list[int]:
    """Return every placement that the bot `perfect` may choose as second player."""
    level = LEVELS.index("perfect")
    replies = 0
    for horizon in (HORIZONS[level], LAPSED[level]):
        replies |= best_placements(table, horizon, state, 1)
    return [action for action in range(64) if replies >> action & 1]


def test_against_perfect_as_second_player_nobody_ever_wins() -> None:
    # Follow every move of the first player and every reply of the bot, each class once.
    table = Solution.load().table
    known: set[int] = set()
    to_visit = [initial_state() if MANY else RULES.parse_position(WON_FOR_SECOND)]
    while to_visit:
        state = to_visit.pop()
        for action in RULES.legal_actions(state, 0):
            attacked = apply(state, 0, action)
            replies = replies_of_perfect(table, attacked)
            assert replies, "the first player has won"
            assert not has_full_line(attacked), "the first player has won"
            for reply in replies:
                answered = apply(attacked, 1, reply)
                key = canonical_key(symmetry(), answered)
                if key not in known and not has_full_line(answered):
                    known.add(key)
                    to_visit.append(answered)
    assert known


def test_symmetric_positions_get_the_same_answer() -> None:
    solution = Solution.load()
    rng = random.Random(8)
    for placed in range(14):
        cells = random_cells(rng, placed)
        transposed = "".join(cells[cell % 4 * 4 + cell // 4] for cell in range(16))
        swapped = cells[4:8] + cells[:4] + cells[8:]
        renamed = cells.translate(str.maketrans("ABCDabcd", "CADBcadb"))
        answers = {
            solution.distance(state_from(each)) for each in (cells, transposed, swapped, renamed)
        }
        assert len(answers) == 1


# Moves and lines ---------------------------------------------------------------------------


def test_moves_lists_every_legal_action_best_first() -> None:
    # Three spheres, cylinders and cubes wait in the first row: a cone on d1 wins at once.
    state = RULES.parse_position("AbC./..../..../...c")
    solution = Solution.load()
    moves = solution.moves(state)
    assert {action for action, _ in moves} == set(RULES.legal_actions(state, 0))
    assert moves[0] == (RULES.parse_move(state, 0, "Dd1"), 1)
    wins = [plies for _, plies in moves if plies % 2 == 1]
    losses = [plies for _, plies in moves if plies % 2 == 0]
    assert [plies for _, plies in moves] == sorted(wins) + sorted(losses, reverse=True)


@pytest.mark.parametrize(
    "qfen", ["..../..../..../....", "A.../..../..../....", "A.b./..../..../..C."]
)
def test_the_line_is_as_long_as_the_distance_and_ends_the_game(qfen: str) -> None:
    solution = Solution.load()
    state = RULES.parse_position(qfen)
    plies, winner = solution.distance(state), (turn(state) + solution.distance(state) + 1) % 2
    line = solution.line(state)
    for action in line:
        assert action in RULES.legal_actions(state, turn(state))
        state = RULES.apply(state, turn(state), action)
    assert len(line) == plies
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome[winner] == 1


# A line, a stuck player, a full board without a line.
@pytest.mark.parametrize(
    "qfen", ["AbCd/..../..../....", "cA../D..b/Db../..cA", "cADD/cBaB/bAbC/ddaC"]
)
def test_a_finished_game_has_distance_0_and_no_moves(qfen: str) -> None:
    state = RULES.parse_position(qfen)
    assert RULES.outcome(state) is not None
    assert Solution.load().distance(state) == 0
    assert Solution.load().moves(state) == []
    assert Solution.load().line(state) == []
