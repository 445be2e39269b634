"""Quantik's graded players: what each sees, what it overlooks, and who beats whom."""

import random
from collections import Counter

import numpy as np
import pytest
from numba import config

from ludoteca.errors import LudotecaError
from ludoteca.games.quantik.bots import NAMES, choose, play_games
from ludoteca.games.quantik.levels import LEVELS, best_placements, state_of_pieces
from ludoteca.games.quantik.rules import RULES, State, initial_state, pieces_of, turn
from ludoteca.games.quantik.solution import Solution
from ludoteca.rng import seeded
from tests.games.quantik import twin_search as naive

MANY = not config.DISABLE_JIT  # positions are cheap when compiled
NEIGHBOURS = list(zip(NAMES[1:], NAMES, strict=False))


def outcomes_of(*seats: str, games: int, seed: int) -> list[int]:
    """Play games and return the outcomes of the first seat."""
    outcomes = np.zeros((games, 2), dtype=np.int64)
    bots = np.array([NAMES.index(name) for name in seats])
    play_games(bots, initial_state(), seeded(seed), outcomes)
    first: list[int] = outcomes[:, 0].tolist()
    return first


def choices(bot: str, qfen: str, tries: int = 200) -> Counter[str]:
    """Count what a bot chooses in a position."""
    state = RULES.parse_position(qfen)
    player = turn(state)
    rng = seeded(5)
    actions = (choose(bot, state, player, rng) for _ in range(tries if MANY else 40))
    return Counter(RULES.format_move(state, player, action) for action in actions)


def best_by_hand(plies: dict[str, int], horizon: int) -> set[str]:
    """Prefer quick wins, then what lies beyond the horizon, then slow losses."""

    def rank(move: str) -> tuple[int, int]:
        ends_in = plies[move]
        if ends_in > horizon:
            return (1, 0)
        return (0, ends_in) if ends_in % 2 else (2, -ends_in)

    best = min(map(rank, plies))
    return {move for move in plies if rank(move) == best}


def random_cells(rng: random.Random, placed: int) -> str:
    """Place that many pieces at random without ending the game."""
    cells = "." * 16
    while 16 - cells.count(".") < placed:
        quiet = [
            child
            for cell, piece in naive.placements(cells)
            if not naive.completes_a_line(child := naive.place(cells, cell, piece), cell)
            and naive.placements(child)
        ]
        cells = rng.choice(quiet) if quiet else "." * 16
    return cells


# What they see -----------------------------------------------------------------------------


@pytest.mark.parametrize("horizon", [0, 1, 2, 3, 4, 5, 31])
def test_a_horizon_hides_what_lies_beyond_it(horizon: int) -> None:
    table = Solution.load().table
    rng = random.Random(horizon)
    for _ in range(40 if MANY else 8):
        cells = random_cells(rng, rng.randint(6, 11))
        state = RULES.parse_position("/".join(cells[i : i + 4] for i in range(0, 16, 4)))
        player = turn(state)
        found = best_placements(table, horizon, state, player)
        moves = {
            RULES.format_move(state, player, action) for action in range(64) if found >> action & 1
        }
        assert moves == best_by_hand(naive.plies_of_moves(cells), horizon), cells


def test_perfect_varies_among_the_best_and_leaves_them_never() -> None:
    rng = random.Random(3)
    for _ in range(6 if MANY else 2):
        cells = random_cells(rng, 8)
        qfen = "/".join(cells[i : i + 4] for i in range(0, 16, 4))
        assert choices("perfect", qfen, 500).keys() <= best_by_hand(naive.plies_of_moves(cells), 99)
    # Beside the sphere: any of the three other shapes in its region wins in nine plies.
    replies = {shape + cell for shape in "BCD" for cell in ("b1", "a2")}
    assert choices("perfect", "A.../..../..../....", 500).keys() <= replies
    if MANY:
        assert choices("perfect", "A.../..../..../....", 500).keys() == replies


@pytest.mark.parametrize("bot", ["club", "expert", "perfect"])
@pytest.mark.parametrize(
    ("qfen", "wins"),
    [
        ("AbC./..../..../...c", {"Dd1"}),  # fills the first row
        ("aB../C.../B.../..d.", {"Db2", "Da4"}),  # fills the region, or the column
    ],
)
def test_nobody_above_gentle_misses_a_win_in_one(bot: str, qfen: str, wins: set[str]) -> None:
    assert choices(bot, qfen).keys() <= wins


@pytest.mark.parametrize("bot", ["club", "expert", "perfect"])
def test_nobody_above_gentle_gives_a_line_away_needlessly(bot: str) -> None:
    qfen = "Ab../..../..C./...."  # two shapes wait in the first row and region
    state = RULES.parse_position(qfen)
    for move in choices(bot, qfen):
        after = RULES.apply(state, 1, RULES.parse_move(state, 1, move))
        assert Solution.load().distance(after) > 1


def test_gentle_overlooks_a_win_now_and_then() -> None:
    counts = choices("gentle", "AbC./..../..../...c")
    assert counts["Dd1"] > 0.6 * counts.total()
    if MANY:
        assert len(counts) > 5


# Who beats whom ----------------------------------------------------------------------------


@pytest.mark.parametrize(("stronger", "weaker"), NEIGHBOURS)
def test_each_bot_clearly_beats_the_one_below(stronger: str, weaker: str) -> None:
    games = 600 if MANY else 40
    outcomes = outcomes_of(stronger, weaker, games=games, seed=17)
    assert outcomes.count(1) > (0.7 if MANY else 0.6) * games


def test_levels_stand_among_the_bots_in_their_order() -> None:
    assert [bot for bot in NAMES if bot in LEVELS] == list(LEVELS)
    assert NAMES[0] == "random"


def test_the_same_seed_gives_the_same_games() -> None:
    assert outcomes_of("gentle", "club", games=8, seed=1) == [-1, -1, -1, 1, -1, -1, -1, -1]
    assert outcomes_of("expert", "perfect", games=8, seed=1) == [-1, 1, -1, -1, -1, -1, 1, 1]


# The table ---------------------------------------------------------------------------------


def test_only_those_who_need_the_solution_load_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Solution:
        raise LudotecaError("quantik-error-solution-missing", file="x", command="y")

    monkeypatch.setattr(Solution, "load", missing)
    outcomes_of("random", "greedy", games=2, seed=1)
    assert choose("greedy", initial_state(), 0, seeded(1)) >= 0
    with pytest.raises(LudotecaError):
        choose("gentle", initial_state(), 0, seeded(1))
    with pytest.raises(LudotecaError):
        outcomes_of("random", "perfect", games=2, seed=1)


@pytest.mark.parametrize(
    "qfen", ["AbCd/..../..../....", "cADD/cBaB/bAbC/ddaC", "D.../..../..../...d"]
)
def test_states_are_put_together_from_their_pieces(qfen: str) -> None:
    state = RULES.parse_position(qfen)
    pieces = pieces_of(state, 0), pieces_of(state, 1)
    assert State(*map(int, state_of_pieces(*pieces))) == state
