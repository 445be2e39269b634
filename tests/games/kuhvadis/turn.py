"""The dice of a Kuh Vadis go as an obvious twin computes them: roll by roll, with fractions."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

Dice = tuple[str, ...]


@cache
def throws(num_dice: int) -> Counter[Dice]:
    """Count in how many ways dice can show each result."""
    return Counter(tuple(sorted(throw)) for throw in product("12345C", repeat=num_dice))


class Turn:
    """The rest of a go in which each symbol has a value, a quad of it another, and a pass one."""

    def __init__(self, marks: list[Fraction], quads: list[Fraction], passing: Fraction) -> None:
        """Remember the values, and every expectation once it is known."""
        self.marks = dict(zip("12345C", marks, strict=True))
        self.quads = dict(zip("12345C", quads, strict=True))
        self.passing = passing
        self.keeping = cache(self._keeping)
        self.best = cache(self._best)

    def worth(self, dice: Dice) -> Fraction:
        """Return what the dice are worth as they lie."""
        values = [self.passing]
        for symbol in set(dice):
            if dice.count(symbol) >= 4:
                values.append(self.quads[symbol])
            elif dice.count(symbol) >= (2 if symbol == "C" else 3):
                values.append(self.marks[symbol])
        return max(values)

    def _best(self, dice: Dice, rolls: int) -> Fraction:
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
