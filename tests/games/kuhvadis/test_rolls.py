"""The dice programme, against an expectation computed roll by roll with fractions."""

import random
from fractions import Fraction

import numpy as np
import pytest

from ludoteca.games.kuhvadis.dice import MULTISETS, format_dice, pack_dice
from ludoteca.games.kuhvadis.rolls import (
    NUM_ROWS,
    STOP,
    Values,
    best_keep,
    best_part,
    dice_value,
    kept_value,
    plan_go,
)
from tests.games.kuhvadis.turn import Turn


def turn_of(marks: list[int], quads: list[int], passing: int = 0) -> Turn:
    return Turn([Fraction(n) for n in marks], [Fraction(n) for n in quads], Fraction(passing))


def planned(turn: Turn) -> tuple[float, Values]:
    """Let the code plan a go; return its value and the plan."""
    numbers = [*turn.marks.values(), *turn.quads.values(), turn.passing]
    plan = np.zeros((NUM_ROWS, len(MULTISETS)))
    return plan_go(np.array([float(number) for number in numbers]), plan), plan


def chosen_value(turn: Turn, dice: str, rolls: int) -> Fraction:
    """Let the code choose, and return what its choice is worth."""
    keep = best_keep(pack_dice(dice), rolls, planned(turn)[1])
    if keep == STOP:
        return turn.worth(tuple(dice))
    return turn.keeping(tuple(format_dice(int(MULTISETS[keep]))), rolls)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_roll_is_chosen_best(seed: int) -> None:
    rng = random.Random(seed)
    marks = [rng.randint(0, 100) for _ in range(6)]
    turn = turn_of(marks, [mark + rng.randint(0, 50) for mark in marks])
    for _ in range(5):
        dice = "".join(sorted(rng.choices("12345C", k=5)))
        assert chosen_value(turn, dice, 1) == turn.best(tuple(dice), 1)


def test_two_rolls_are_planned_best() -> None:
    turn = turn_of([30, 80, 0, 55, 10, 40], [60, 90, 0, 70, 30, 75])
    for dice in ("12345", "1144C", "222CC", "3334C", "4455C"):
        assert chosen_value(turn, dice, 2) == turn.best(tuple(dice), 2)


def test_a_whole_go_is_worth_the_mean_over_all_its_rolls() -> None:
    turn = turn_of([30, 80, 25, 55, 25, 40], [60, 90, 25, 70, 30, 75], 25)
    value, plan = planned(turn)
    assert value == pytest.approx(float(turn.keeping((), 3)), abs=1e-9)
    for dice, rolls in (("1144C", 2), ("222CC", 1), ("12345", 0), ("3333C", 0), ("444CC", 0)):
        expected = float(turn.best(tuple(dice), rolls))
        assert dice_value(pack_dice(dice), rolls, plan) == pytest.approx(expected, abs=1e-9)
    part = MULTISETS.tolist().index(pack_dice("44"))
    assert kept_value(part, 2, plan) == pytest.approx(float(turn.keeping(("4", "4"), 2)), abs=1e-9)


@pytest.mark.parametrize(
    ("needed", "odds"),
    [(2, 0.699), (3, 0.355), (4, 0.104)],  # as rules.md has them
)
def test_chasing_one_symbol_succeeds_as_often_as_the_rules_say(needed: int, odds: float) -> None:
    marks, quads = [0] * 6, [0] * 6
    if needed == 4:
        quads[5] = 1
    else:
        face = 5 if needed == 2 else 0
        marks[face] = quads[face] = 1
    value, _ = planned(turn_of(marks, quads))
    chance = Fraction(91, 216)  # of one die in three rolls
    ways = {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 5: 1}
    at_least = sum(ways[n] * chance**n * (1 - chance) ** (5 - n) for n in range(needed, 6))
    assert value == pytest.approx(float(at_least), abs=1e-12)
    assert value == pytest.approx(odds, abs=5e-4)


def test_dice_that_are_good_enough_are_left() -> None:
    _, plan = planned(turn_of([0, 0, 0, 7, 0, 0], [0, 0, 0, 7, 0, 0]))
    assert best_keep(pack_dice("14445"), 2, plan) == STOP
    assert best_keep(pack_dice("14455"), 2, plan) == MULTISETS.tolist().index(0x2000)


def test_somebody_rolls_on_even_for_nothing() -> None:
    _, plan = planned(turn_of([0] * 6, [0] * 6))
    assert best_keep(pack_dice("11234"), 2, plan) == STOP
    assert best_part(pack_dice("11234"), 2, plan) == 0  # all five dice again
