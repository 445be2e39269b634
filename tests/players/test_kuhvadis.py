"""Kuh Vadis's bots: legal, uniform or purposeful, and repeatable."""

from collections import Counter

import numpy as np
import pytest

from ludoteca.games.kuhvadis import GAME, PASS, State, initial_state, legal_actions
from ludoteca.players.kuhvadis import BOTS, choose, play_games
from ludoteca.players.rng import below, seeded

SHEET = "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2"
# The crosses lack d6, a cow, to join a2 and g4 to c7; the way round takes two squares.
NEARLY = "C15452C/X43C34O/C2xC5C1C/O51xC2x5xX/2C43x4C1/C32oC13C/1CXCOC2"


def outcomes_of(seats: tuple[str, str], games: int, seed: int, start: State) -> list[int]:
    """Play games and return the outcomes of the first seat."""
    bots = np.array([BOTS.index(name) for name in seats])
    outcomes = np.zeros((games, 2), dtype=np.int64)
    play_games(bots, start, seeded(seed), outcomes)
    assert (outcomes.sum(axis=1) == 0).all()
    return outcomes[:, 0].tolist()


def choices(bot: str, position: str, tries: int = 20) -> Counter[str]:
    """Count what a bot chooses in a position."""
    state, rng = GAME.parse_position(position), seeded(7)
    actions = (choose(bot, state, state.turn, rng) for _ in range(tries))
    return Counter(GAME.format_move(state, state.turn, action) for action in actions)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_legal_actions_to_the_end(bot: str) -> None:
    rng = seeded(3)
    for sheet in GAME.setups[:2]:
        state = initial_state(2, sheet)
        while GAME.outcome(state) is None:
            if state.due:
                faces = [1 + below(rng, 6) for _ in range(state.due)]
                state = GAME.apply_chance(state, GAME.outcome_of_dice(state, faces))
                continue
            action = choose(bot, state, state.turn, rng)
            actions = legal_actions(state, state.turn)
            assert action in actions
            if bot == "greedy" and state.rolls == 0 and actions[0] < PASS:
                assert action < PASS  # whoever never declines ends the game
            state = GAME.apply(state, state.turn, action)


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


def test_each_bot_beats_the_one_before() -> None:
    outcomes = outcomes_of(("gentle", "random"), 60, 5, initial_state())
    assert outcomes.count(1) >= 57  # 99.9 % in the long run
    outcomes = outcomes_of(("greedy", "gentle"), 60, 5, initial_state())
    assert 39 <= outcomes.count(1) <= 57  # 81 % in the long run


def test_gentle_overlooks_a_win_now_and_then() -> None:
    counts = choices("gentle", f"{NEARLY} x CC123 0 -", tries=200)
    (_, wins), *others = counts.most_common()
    assert 130 < wins < 195
    assert others


def test_the_lot_decides_who_begins() -> None:
    start = GAME.parse_position(f"{NEARLY} x CC123 0 -")  # whoever begins wins
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
