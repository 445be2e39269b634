"""The choice of dice to keep, against an expectation computed roll by roll with fractions."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from ludoteca.games.kuhvadis_dice import MULTISETS, format_dice, pack_dice
from ludoteca.players.kuhvadis_rolls import STOP, best_keep

Dice = tuple[str, ...]


@cache
def throws(num_dice: int) -> Counter[Dice]:
    """Count in how many ways dice can show each result."""
    return Counter(tuple(sorted(throw)) for throw in product("12345C", repeat=num_dice))


class Turn:
    """The rest of a turn in which each symbol has a value, and a quad of it another."""

    def __init__(self, marks: list[int], quads: list[int]) -> None:
        """Remember the values, and every expectation once it is known."""
        self.marks = dict(zip("12345C", marks, strict=True))
        self.quads = dict(zip("12345C", quads, strict=True))
        self.keeping = cache(self._keeping)

    def worth(self, dice: Dice) -> Fraction:
        """Return what the dice are worth as they lie."""
        values = [0]
        for symbol in set(dice):
            if dice.count(symbol) >= 4:
                values.append(self.quads[symbol])
            elif dice.count(symbol) >= (2 if symbol == "C" else 3):
                values.append(self.marks[symbol])
        return Fraction(max(values))

    def best(self, dice: Dice, rolls: int) -> Fraction:
        """Return the value of the best choice."""
        parts = {part for size in range(5) for part in combinations(dice, size) if rolls}
        return max([self.worth(dice), *(self.keeping(part, rolls) for part in parts)])

    def _keeping(self, part: Dice, rolls: int) -> Fraction:
        """Return the mean over all that the other dice may show."""
        rolled = throws(5 - len(part))
        total = sum(
            (self.best(tuple(sorted(part + throw)), rolls - 1) * ways)
            for throw, ways in rolled.items()
        )
        return Fraction(total) / rolled.total()


def chosen_value(turn: Turn, dice: str, rolls: int) -> Fraction:
    """Let the code choose, and return what its choice is worth."""
    marks, quads = np.array([*turn.marks.values()]), np.array([*turn.quads.values()])
    keep = best_keep(pack_dice(dice), rolls, marks, quads)
    if keep == STOP:
        return turn.worth(tuple(dice))
    return turn.keeping(tuple(format_dice(int(MULTISETS[keep]))), rolls)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_roll_is_chosen_best(seed: int) -> None:
    rng = random.Random(seed)
    marks = [rng.randint(0, 100) for _ in range(6)]
    turn = Turn(marks, [mark + rng.randint(0, 50) for mark in marks])
    for _ in range(5):
        dice = "".join(sorted(rng.choices("12345C", k=5)))
        assert chosen_value(turn, dice, 1) == turn.best(tuple(dice), 1)


def test_two_rolls_are_planned_best() -> None:
    turn = Turn([30, 80, 0, 55, 10, 40], [60, 90, 0, 70, 30, 75])
    for dice in ("12345", "1144C", "222CC", "3334C", "4455C"):
        assert chosen_value(turn, dice, 2) == turn.best(tuple(dice), 2)


def test_dice_that_are_good_enough_are_left() -> None:
    values = np.array([0, 0, 0, 7, 0, 0])
    assert best_keep(pack_dice("14445"), 2, values, values) == STOP
    assert best_keep(pack_dice("14455"), 2, values, values) == MULTISETS.tolist().index(0x2000)
