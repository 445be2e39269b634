"""Kuh Vadis's bots: legal, uniform or purposeful, and repeatable."""

from collections import Counter

import numpy as np
import pytest

from ludoteca.games.kuhvadis.bots import NAMES, choose, play_games
from ludoteca.games.kuhvadis.duel import duel, score_of
from ludoteca.games.kuhvadis.rules import PASS, RULES, State, initial_state, legal_actions
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import below, seeded
from tests.games.kuhvadis.late import late_position

SHEET = "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2"
# The crosses lack d6, a cow, to join a2 and g4 to c7; the way round takes two squares.
NEARLY = "C15452C/X43C34O/C2xC5C1C/O51xC2x5xX/2C43x4C1/C32oC13C/1CXCOC2"


def outcomes_of(seats: tuple[str, str], games: int, seed: int, start: State) -> list[int]:
    """Play games and return the outcomes of the first seat."""
    bots = np.array([NAMES.index(name) for name in seats])
    outcomes = np.zeros((games, 2), dtype=np.int64)
    play_games(bots, start, seeded(seed), outcomes)
    assert (outcomes.sum(axis=1) == 0).all()
    first: list[int] = outcomes[:, 0].tolist()
    return first


def choices(bot: str, position: str, tries: int = 20) -> Counter[str]:
    """Count what a bot chooses in a position."""
    state, rng = RULES.parse_position(position), seeded(7)
    actions = (choose(bot, state, state.turn, rng) for _ in range(tries))
    return Counter(RULES.format_move(state, state.turn, action) for action in actions)


def play_on(bot: str, state: State) -> None:
    """Let a bot decide for both sides to the end, and look at everything it does."""
    rng = seeded(3)
    while RULES.outcome(state) is None:
        if state.due:
            faces = [1 + below(rng, 6) for _ in range(state.due)]
            state = RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))
            continue
        action = choose(bot, state, state.turn, rng)
        actions = legal_actions(state, state.turn)
        assert action in actions
        if bot != "random" and actions[0] < PASS:
            assert action != PASS  # whoever never declines ends the game
        state = RULES.apply(state, state.turn, action)


@pytest.mark.parametrize("bot", NAMES[:3])
def test_bots_choose_legal_actions_to_the_end(bot: str) -> None:
    for sheet in RULES.setups[:2]:
        play_on(bot, initial_state(2, sheet))


@pytest.mark.parametrize("bot", NAMES)
def test_bots_choose_legal_actions_late_in_the_game(bot: str) -> None:
    play_on(bot, late_position(3, 7))


def test_random_is_uniform_over_the_legal_actions() -> None:
    counts = choices("random", f"{SHEET} x 444CC 1 -", 3_300)
    assert len(counts) == 33  # 16 cows, 5 fours, 11 choices of dice to keep, passing
    chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert chi_square < 62.5  # 99.9 % of fair draws, 32 degrees of freedom


def test_random_rolls_no_more_than_three_times() -> None:
    counts = choices("random", f"{SHEET} x 44412 0 -", 200)
    assert counts.keys() == {"d1", "b2", "f2", "c5", "e5", "pass"}


@pytest.mark.parametrize("dice", ["CC124 2", "CCC12 1", "333CC 0", "CCCC1 2"])
def test_greedy_takes_a_win(dice: str) -> None:
    assert choices("greedy", f"{NEARLY} x {dice} -").keys() == {"d6"}


@pytest.mark.parametrize("bot", ["club", "expert", "master"])
def test_those_who_learnt_take_a_win(bot: str) -> None:
    assert choices(bot, f"{NEARLY} x CC124 2 -", 1).keys() == {"d6"}


def test_the_expert_rolls_for_a_win_and_for_a_block() -> None:
    assert choices("expert", f"{NEARLY} x 1224C 2 -", 1).keys() == {"keep C"}
    assert choices("expert", f"{NEARLY} o 1144C 2 -", 1).keys() == {"keep C"}


@pytest.mark.parametrize("bot", ["expert", pytest.param("master", marks=pytest.mark.compiled)])
def test_those_who_learnt_well_block_a_win(bot: str) -> None:
    assert choices(bot, f"{NEARLY} o 111CC 0 -", 1).keys() == {"d6"}


@pytest.mark.parametrize(("dice", "kept"), [("1224C", "keep C"), ("44455", "keep -")])
def test_greedy_rolls_for_a_win(dice: str, kept: str) -> None:
    assert choices("greedy", f"{NEARLY} x {dice} 2 -").keys() == {kept}


def test_greedy_blocks_a_win() -> None:
    assert choices("greedy", f"{NEARLY} o 333CC 0 -").keys() == {"d6"}
    assert choices("greedy", f"{NEARLY} o 111CC 0 -").keys() == {"d6"}


def test_greedy_rolls_for_a_block() -> None:
    assert choices("greedy", f"{NEARLY} o 1144C 2 -").keys() == {"keep C"}


def test_greedy_marks_toward_its_shortest_connection() -> None:
    # The crosses lack one square between d4 and f4, and one between c5 and c7.
    board = "C15452C/X43C34O/C2xC5C1C/O51xCx25xX/2C4x34C1/C32C13C/1CXCOC2"
    assert choices("greedy", f"{board} x 22213 0 -").keys() <= {"e4", "c6"}
    assert choices("greedy", f"{board} x CC123 0 -").keys() <= {"e3", "d6"}


def test_greedy_needs_no_win_to_mark() -> None:
    # The circles are blocked and stop nothing with the last free 4; they mark it all the same.
    blocked = "C154x52C/X4x3C34xO/Cx2xC5C1C/O5x1C25X/2xCx4x34C1/C32C13C/1CXCOC2"
    assert choices("greedy", f"{blocked} o 44412 0 -").keys() == {"e5"}


@pytest.mark.compiled
def test_each_bot_beats_the_one_before() -> None:
    outcomes = outcomes_of(("gentle", "random"), 60, 5, initial_state())
    assert outcomes.count(1) >= 50  # 97 % in the long run
    outcomes = outcomes_of(("greedy", "gentle"), 100, 5, initial_state())
    assert 58 <= outcomes.count(1) <= 92  # three in four in the long run


@pytest.mark.deep
@pytest.mark.parametrize(("better", "worse"), [(3, 2), (4, 3), (5, 4)])
def test_each_who_learnt_beats_the_one_before(better: int, worse: int) -> None:
    _, adjusted = duel((better, worse), 150, 5, load_net())
    score = score_of(adjusted)
    assert score.mean > 0.5
    assert score.mean - score.margin > 0.49


def test_gentle_does_not_think_of_blocking() -> None:
    # The crosses lack d6, a cow, or a way round; a beginner goes on with the own way at f3.
    board = "C15452C/X4x3C34O/C2xC5xC1C/O51C25xX/2C4x3x4C1/C32C13C/1CXCOC2"
    assert choices("greedy", f"{board} o 111CC 0 -").keys() == {"d6"}
    assert choices("gentle", f"{board} o 111CC 0 -").keys() == {"f3"}


def test_gentle_never_throws_a_mark_away() -> None:
    for dice in ("111CC", "12CC3", "22213", "CCCC1", "44441", "555CC"):
        assert "pass" not in choices("gentle", f"{NEARLY} x {dice} 0 -")


def test_gentle_overlooks_some_squares_as_long_as_nothing_is_marked() -> None:
    counts = choices("gentle", f"{SHEET} x CC124 0 -", tries=60)
    near = {"a1", "a3", "f5", "b7", "d7", "d6", "b5"}  # cows that touch a cross
    assert counts.keys() < near


def test_the_lot_decides_who_begins() -> None:
    start = RULES.parse_position(f"{NEARLY} x CC123 0 -")  # whoever begins wins
    outcomes = outcomes_of(("greedy", "greedy"), 400, 6, start)
    assert outcomes.count(1) + outcomes.count(-1) == 400
    assert 150 < outcomes.count(1) < 250


def test_the_same_seed_plays_the_same_games() -> None:
    def results(first: str, second: str, games: int) -> str:
        outcomes = outcomes_of((first, second), games, 8, initial_state(2, SHEET))
        return "".join("=+-"[outcome] for outcome in outcomes)

    assert results("random", "random", 24) == "-++----++-==+-+-+-+-=-+-"
    assert results("greedy", "random", 8) == "++++++++"
    assert results("greedy", "greedy", 12) == "-++-++=++---"
