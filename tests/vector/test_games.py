"""Batches agree with the rules, whatever their size, and refuse what is no input."""

import pickle
import tracemalloc
from typing import Any

import numpy as np
import pytest

from ludoteca.errors import IllegalMove, LudotecaError, UnknownBot
from ludoteca.games import ids, load
from ludoteca.vector import Games, InvalidBatch
from tests.examples import IDS, Installed
from tests.vector.play import check_play, random_actions

FEATURES = ("observations", "masks", "rewards", "to_act", "done", "truncated")


def told(games: Games) -> list[Any]:
    """Return a copy of all that a batch tells."""
    return [getattr(games, name).copy() for name in FEATURES]


def same(one: list[Any], other: list[Any]) -> bool:
    """Say whether two batches told the same."""
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [
        ("quantik", {}, 60),
        ("knaster", {"num_players": 1}, 80),
        ("knaster", {"num_players": 3}, 40),
        ("knaster", {"num_players": 2, "simultaneous": True}, 60),
        ("kuhvadis", {"setups": load("kuhvadis").rules.setups[:3]}, 60),
        ("quantik", {"compiled": False}, 30),
        ("knaster", {"num_players": 2, "simultaneous": True, "compiled": False}, 10),
    ],
)
def test_a_batch_plays_by_the_rules(game: str, options: dict[str, Any], steps: int) -> None:
    ended = check_play(Games(game, 5, seed=3, **options), steps)
    assert ended > 0 or steps < 60 or game == "kuhvadis"


@pytest.mark.parametrize("game", IDS)
def test_a_fourth_game_gets_batches_without_a_line(visible_examples: Installed, game: str) -> None:
    assert game in visible_examples.folder.joinpath(game).name
    simultaneous = load(game).rules.is_simultaneous
    games = Games(game, 4, seed=2, simultaneous=simultaneous)
    assert check_play(games, 60) > 0
    against = Games(game, 4, players=(None, "random"), by_lot=True, reset="same_step")
    rng = np.random.default_rng(0)
    for _ in range(60):
        against.step(random_actions(against, rng))
    assert against.final_observations is not None
    assert against.final_observations.any()


def test_observations_are_as_the_page_says() -> None:
    games = Games("quantik", 1)
    games.step([17])
    assert np.flatnonzero(games.observations[0]).tolist() == [64 + 17]  # the opponent's
    games.step([3])
    assert np.flatnonzero(games.observations[0]).tolist() == [17, 64 + 3]
    assert np.flatnonzero(games.observation(0, 1)).tolist() == [3, 64 + 17]
    with pytest.raises(InvalidBatch, match="no player 2"):
        games.observation(0, 2)
    sheet = Games("knaster", 1, num_players=2, simultaneous=True)
    roll = int(sheet.observations[0, 0, 62])
    sheet.step([[12, 24]])
    own, other = sheet.observations[0].reshape(2, 2, 64)[0]
    assert own[12] == other[24] == roll
    assert np.flatnonzero(own[:50]).tolist() == [12]
    assert np.flatnonzero(other).tolist() == [24]
    meadow = Games("kuhvadis", 1)
    seen, state = meadow.observations[0], meadow.state(0)
    assert seen[:7].tolist() == [3, 0, 6, 1, 6, 5, 6]  # the first row of Alma: 3XC1C5C
    assert [int(n) for n in np.flatnonzero(seen[49:98])] == [1, 20, 37]  # its three crosses
    assert seen[196:202].sum() == 5
    assert seen[202] == state.rolls == 2


def test_results_depend_neither_on_the_size_nor_on_threads() -> None:
    for game in ids():
        many = Games(game, 9, seed=40, threads=2)
        few = Games(game, 2, seed=[43, 48])
        rng = np.random.default_rng(5)
        for _ in range(25):
            actions = random_actions(many, rng)
            many.step(actions)
            few.step(actions[[3, 8]])
            assert same([part[[3, 8]] for part in told(many)], told(few))
        many.close()
        with pytest.raises(InvalidBatch, match="closed"):
            many.step(actions)


def test_another_seed_gives_other_dice() -> None:
    sums = {int(Games("knaster", 1, seed=seed).observations[0, 62]) for seed in range(40)}
    assert len(sums) > 5
    games = Games("knaster", 3, seed=1)
    first = told(games)
    games.reset()
    assert not same(first, told(games))
    games.reset(seed=1)
    assert same(first, told(games))
    assert not same(told(Games("knaster", 40, seed=None)), told(Games("knaster", 40, seed=None)))
    games.reset(seed=[5, 1], rows=[2, 0])
    assert same(
        [part[0] for part in first], [part[0] for part in told(Games("knaster", 1, seed=1))]
    )


def test_a_game_that_ended_begins_in_the_next_step() -> None:
    games = Games("quantik", 1)
    for action in (0, 17, 34):  # A B C in the first row
        games.step([action])
    assert not games.done[0]
    games.step([51])
    assert games.done[0]
    assert games.rewards[0].tolist() == [-1, 1]
    assert games.to_act[0] == -1
    assert games.masks[0].all()
    games.step([999])  # not looked at
    assert not games.done[0]
    assert games.masks[0].all()
    assert not games.observations[0].any()


def test_a_game_that_ended_begins_in_the_same_step_with_its_end_kept() -> None:
    games = Games("quantik", 2, reset="same_step")
    for action in (0, 17, 34):
        games.step([action, 63 - action])
    games.step([51, 20])
    assert games.done.tolist() == [True, False]
    assert games.rewards.tolist() == [[-1, 1], [0, 0]]
    assert games.final_observations is not None
    assert np.flatnonzero(games.final_observations[0]).tolist() == [0, 34, 64 + 17, 64 + 51]
    assert not games.observations[0].any()
    assert games.to_act.tolist() == [0, 0]


def test_without_automatic_reset_the_caller_resets() -> None:
    games = Games("quantik", 2, reset="disabled")
    for action in (0, 17, 34):
        games.step([action, 63 - action])
    games.step([51, 20])
    assert not games.masks[0].any()
    before = told(games)
    with pytest.raises(InvalidBatch, match="Row 0: the game is over"):
        games.step([0, 1])
    assert same(before, told(games))
    games.reset(rows=games.done)
    assert games.masks[0].all()
    assert same([part[1] for part in before], [part[1] for part in told(games)])


def test_long_games_are_truncated() -> None:
    games = Games("kuhvadis", 2, max_steps=3)
    for _ in range(2):
        games.step([49, 49])
        assert not games.truncated.any()
    games.step([49, 49])
    assert games.truncated.all()
    assert not games.done.any()
    games.step([49, 49])
    assert not games.truncated.any()


def test_points_are_rewards_as_they_are_won() -> None:
    games = Games("knaster", 4, num_players=2, rewards="points", seed=9)
    total, rng = np.zeros((4, 2)), np.random.default_rng(2)
    is_over = np.zeros(4, dtype=bool)
    while not is_over.all():
        games.step(random_actions(games, rng))
        total += games.rewards * ~is_over[:, np.newaxis]
        for row in np.flatnonzero(games.done & ~is_over):
            assert total[row].tolist() == list(
                load("knaster").rules.outcome(games.state(int(row))) or ()
            )
        is_over |= games.done
    assert total.sum() > 0


@pytest.mark.parametrize("game", ids())
def test_opponents_play_inside_the_batch(game: str) -> None:
    games = Games(game, 6, players=(None, "greedy"), by_lot=True, reset="same_step", seed=1)
    own = games.to_act.copy()
    assert set(own.tolist()) == {0, 1}
    rng, balance, ended = np.random.default_rng(3), 0.0, 0
    for _ in range(60 if game == "knaster" else 200):
        before = games.to_act.copy()
        games.step(random_actions(games, rng))
        for row in np.flatnonzero(games.done):
            balance += games.rewards[row, before[row]] - games.rewards[row, 1 - before[row]]
            ended += 1
        assert (games.to_act[~games.done] == before[~games.done]).all()
        if ended >= (3 if game == "kuhvadis" else 12):
            break
    assert ended
    assert balance < 0  # the caller plays at random


def test_the_same_moment_can_be_lived_again() -> None:
    for game in ids():
        games = Games(game, 4, seed=2)
        rng = np.random.default_rng(1)
        for _ in range(5):
            games.step(random_actions(games, rng))
        saved, before = pickle.loads(pickle.dumps(games.save())), told(games)  # noqa: S301 - ours
        twin = games.copy()
        moves = []
        for _ in range(6):
            moves.append(random_actions(games, rng))
            games.step(moves[-1])
        for actions in moves:
            twin.step(actions)
        assert same(told(games), told(twin))
        games.restore(saved)
        assert same(before, told(games))
        games.restore(twin.save([1]), rows=[0, 3])
        for name, part in zip(FEATURES, told(games), strict=True):
            assert np.array_equal(part[0], getattr(twin, name)[1])
            assert np.array_equal(part[2], before[FEATURES.index(name)][2])


def test_arrays_may_be_the_callers_and_nothing_is_allocated() -> None:
    size = 100
    masks, observations = np.zeros((size, 64), dtype=np.bool_), np.zeros((size, 128), np.int8)
    games = Games("quantik", size, buffers={"masks": masks, "observations": observations})
    assert masks.all()
    actions = np.zeros(size, dtype=np.int64)
    for action in (0, 17):
        actions[:] = action
        games.step(actions)
    actions[:] = 34
    tracemalloc.start()
    games.step(actions)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert games.observations is observations
    assert observations.sum() == 3 * size
    assert most < 64 * size  # less than the masks alone


BAD = [
    ({"actions": [0, 64, 0]}, IllegalMove, "Row 1: action 64 is not legal for player 0"),
    ({"actions": [0, 0, -1]}, IllegalMove, "Row 2: action -1"),
    ({"actions": [0, 0]}, InvalidBatch, r"shape \(3,\) and dtype int64, not \(2,\) int64"),
    ({"actions": [0.0, 0.0, 0.0]}, InvalidBatch, "float64"),
    ({"actions": "abc"}, InvalidBatch, "actions must be"),
    ({"seed": -1}, InvalidBatch, "not -1"),
    ({"seed": 1.5}, InvalidBatch, "not 1.5"),
    ({"seed": True}, InvalidBatch, "not True"),
    ({"seed": "7"}, InvalidBatch, "not 7"),
    ({"seed": [1, 2]}, InvalidBatch, "3 of them"),
    ({"seed": [1, 2, "x"]}, InvalidBatch, "Row 2: a seed must be a whole number from 0 on, not x"),
    ({"rows": [0, 3]}, InvalidBatch, "less than 3"),
    ({"rows": [1, 1]}, InvalidBatch, "different"),
    ({"rows": [0.5]}, InvalidBatch, "whole numbers"),
    ({"setups": []}, InvalidBatch, "at least one text"),
    ({"setups": ["nonsense"]}, LudotecaError, "nonsense"),
]


@pytest.mark.parametrize(("bad", "error", "sentence"), BAD)
def test_bad_input_is_refused_and_changes_nothing(
    bad: dict[str, Any], error: type[LudotecaError], sentence: str
) -> None:
    games = Games("quantik", 3)
    games.step([5, 6, 7])
    games.step([60, 61, 62])
    before, heads = told(games), games.save().heads
    verb: Any = {"actions": games.step, "setups": games.set_setups}.get(
        next(iter(bad)), games.reset
    )
    with pytest.raises(error, match=sentence):
        verb(**bad)
    assert same(before, told(games))
    assert np.array_equal(heads, games.save().heads)


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"num_games": 0}, InvalidBatch, "num_games must be a whole number from 1"),
        ({"threads": 1.5}, InvalidBatch, "threads must be"),
        ({"players": ("greedy", "greedy")}, InvalidBatch, "no seat to you"),
        ({"players": (None, "alphazero")}, UnknownBot, "alphazero"),
        ({"num_players": 3}, LudotecaError, "two"),
        ({"reset": "sometimes"}, InvalidBatch, "next_step, same_step, disabled"),
        ({"rewards": "money"}, InvalidBatch, "outcome, points"),
        ({"rewards": "points"}, InvalidBatch, "no points form"),
        ({"simultaneous": True}, InvalidBatch, "no simultaneous form"),
        ({"buffers": {"mask": np.zeros(1)}}, InvalidBatch, "observations, masks"),
        ({"buffers": {"masks": np.zeros((2, 64))}}, InvalidBatch, r"masks must be .*\(2, 64\)"),
        ({"buffers": {"done": [False, False]}}, InvalidBatch, "done must be"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(
    options: dict[str, Any], error: type[LudotecaError], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        Games("quantik", **({"num_games": 2} | options))


def test_games_of_another_kind_are_not_restored() -> None:
    games = Games("knaster", 2, num_players=2)
    for other in (Games("knaster", 2, num_players=3), Games("quantik", 2)):
        with pytest.raises(InvalidBatch, match="another kind"):
            games.restore(other.save())
    with pytest.raises(InvalidBatch, match="2 games were saved, but 1 rows"):
        games.restore(games.save(), rows=[0])
