"""The compiled rules against the naive twin, over random games on random sheets."""

import random

import pytest

from ludoteca.errors import InvalidSetup
from ludoteca.games.kuhvadis.rules import RULES, State, initial_state, is_blocked, legal_actions
from tests.games.kuhvadis import twin

RESULTS = {None: None, "x": (1, -1), "o": (-1, 1), "draw": (0, 0)}


def random_sheet(rng: random.Random) -> str:
    """Return one of our sheets, or any six starts among any symbols."""
    if rng.random() < 0.5:
        return rng.choice(RULES.setups)
    squares = [*"XXXOOO", *rng.choices("12345C", [1, 1, 1, 1, 1, 3], k=43)]
    rng.shuffle(squares)
    return "/".join("".join(squares[row : row + 7]) for row in range(0, 49, 7))


def begin(rng: random.Random) -> tuple[State, twin.Table]:
    """Begin on a sheet that both accept."""
    while True:
        sheet = random_sheet(rng)
        table = twin.new_table(sheet)
        decided = any(twin.has_joined(table, side) or twin.is_blocked(table, side) for side in "xo")
        if not decided:
            return initial_state(2, sheet), table
        with pytest.raises(InvalidSetup):
            initial_state(2, sheet)


def compare(num_positions: int, seed: int) -> dict[str, int]:
    """Play random games on both sides, compare every position, and count what was met."""
    rng = random.Random(seed)
    met = dict.fromkeys(("chains", "x", "o", "draw"), 0)
    state, table = begin(rng)
    for _ in range(num_positions):
        player = "xo".index(table["side"])
        actions = legal_actions(state, player)
        named = {RULES.format_move(state, player, action): action for action in actions}
        assert RULES.format_position(state) == twin.position(table)
        assert named.keys() == twin.moves(table)
        assert len(named) == len(actions)
        assert legal_actions(state, 1 - player) == ()
        assert RULES.num_dice(state) == table["to_roll"]
        assert RULES.outcome(state) == RESULTS[table["result"]]
        assert [is_blocked(state, 0), is_blocked(state, 1)] == [
            twin.is_blocked(table, side) for side in "xo"
        ]
        met["chains"] += state.last >= 0
        if table["result"]:
            met[table["result"]] += 1
            state, table = begin(rng)
        elif table["to_roll"]:
            # Loaded dice, so that quads and chains are not rare.
            symbols = rng.choices(rng.sample("12345C", rng.randint(1, 6)), k=table["to_roll"])
            faces = ["12345C".index(symbol) + 1 for symbol in symbols]
            state = RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))
            twin.roll(table, symbols)
        else:
            marks = [move for move in named if len(move) == 2]
            move = rng.choice(marks if marks and rng.random() < 0.8 else sorted(named))
            state = RULES.apply(state, player, named[move])
            twin.play(table, move)
    return met


@pytest.mark.clause("kuhvadis", "R1", "R2", "R3", "R5", "R6", "R7", "R8", "R9", "R10", "R11")
@pytest.mark.clause("kuhvadis", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20")
def test_the_twin_agrees_over_random_play() -> None:
    met = compare(8_000, seed=1)
    assert min(met.values()) >= 3


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
def test_the_twin_agrees_over_a_million_positions(seed: int) -> None:
    met = compare(250_000, seed=1000 + seed)
    assert min(met.values()) >= 100
