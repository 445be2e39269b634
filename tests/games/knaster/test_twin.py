"""The compiled rules against the naive twin, over random games of one to thirteen players."""

import random

import pytest

from ludoteca.games.knaster.rules import RULES, State, roller, view
from ludoteca.games.knaster.sheet import Sheet, hand_name
from tests.games.knaster import twin

LINE_NAMES = list(twin.LINES)


def decoded(sheet: Sheet) -> twin.Sheet:
    """Read the bits of a sheet into the twin's terms."""
    numbers = {
        name: sum((plane >> cell & 1) << bit for bit, plane in enumerate(sheet[:4]))
        for cell, name in enumerate(twin.CELLS)
    }
    return {
        "numbers": {cell: number for cell, number in numbers.items() if number},
        "circled": {name for cell, name in enumerate(twin.CELLS) if sheet.circled >> cell & 1},
        "hands": [name for line, name in enumerate(LINE_NAMES) if sheet.pending >> line & 1],
    }


def compare_sheets(state: State, game: twin.Game) -> None:
    """Compare all sheets, what each player sees of them, and the standing."""
    assert [decoded(sheet) for sheet in state.sheets] == game.sheets
    assert [decoded(sheet) for sheet in state.shown] == game.shown
    assert RULES.points is not None
    assert list(RULES.points(state)) == game.scores()
    assert RULES.outcome(state) == (tuple(game.scores()) if game.is_over else None)
    own = [game.sheets[0], *game.shown[1:]]
    assert [decoded(sheet) for sheet in view(state, 0).sheets] == own


def compare_hands(sheet: twin.Sheet, state: State, player: int) -> None:
    """Compare how the hands of the pending lines are called."""
    for line in sheet["hands"]:
        name = twin.hand([sheet["numbers"][cell] for cell in twin.LINES[line]])
        assert hand_name(state.sheets[player], LINE_NAMES.index(line)) == name


def compare(num_positions: int, seed: int) -> None:
    """Play random games on both sides, in random order of arrival, and compare every position."""
    rng = random.Random(seed)
    game = twin.Game(0)
    game.is_over = True
    state = RULES.initial_state(1, "")
    for _ in range(num_positions):
        if game.is_over:
            num_players = rng.choice([1, 1, 1, 2, 2, 3, 5, 13])
            game, state = twin.Game(num_players), RULES.initial_state(num_players, "")
        assert sorted(RULES.to_act(state)) == game.busy
        if not game.busy:
            faces = rng.choices(range(1, 7), k=2)
            assert roller(state) == game.num_rolls % len(game.sheets)
            game.throw(sum(faces))
            state = RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))
            continue
        player = rng.choice(game.busy)
        actions = RULES.legal_actions(state, player)
        moves = [RULES.format_move(state, player, action) for action in actions]
        assert sorted(moves) == sorted(game.moves(player))
        compare_hands(game.sheets[player], state, player)
        number = rng.randrange(len(actions))
        game.move(player, moves[number])
        state = RULES.apply(state, player, actions[number])
        assert decoded(state.sheets[player]) == game.sheets[player]
        if not game.busy or rng.random() < 0.02:
            compare_sheets(state, game)


@pytest.mark.clause("knaster", "R1", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10")
@pytest.mark.clause("knaster", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18")
def test_the_twin_agrees_over_random_play() -> None:
    compare(12_000, seed=1)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(4))
def test_the_twin_agrees_over_a_million_positions(seed: int) -> None:
    compare(250_000, seed=1000 + seed)
