"""What the dice of a Kuh Vadis go are worth, exactly: every result, every choice of dice to keep.

All that a go can lead to are thirteen numbers: a mark with each of six symbols, a quad of each with
the go that follows, and no mark at all. The value of keeping some dice is the mean over the six
faces of one die more, down from five dice to none; the value of a result with a roll left is that
of its best part. 462 multisets hold it all, once for each number of rolls left.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import (
    MULTISETS,
    NUM_DICE,
    NUM_FACES,
    NUM_KEEPS,
    NUM_PARTS,
    PARTS,
    multiset_odds,
    result_number,
)

Values = NDArray[np.float64]

STOP = -1
NUM_ROWS = 4  # of a plan: rolls left
_MARGIN = 1e-9  # less than this is no gain but rounding
_NUM_MULTISETS = len(MULTISETS)
_NUMBERS = {dice: number for number, dice in enumerate(MULTISETS.tolist())}
_WITH_ONE_MORE = np.array(
    [
        [_NUMBERS[dice + (1 << 4 * face)] for face in range(NUM_FACES)]
        for dice in MULTISETS[:NUM_KEEPS].tolist()
    ],
    dtype=np.uint32,  # without a sign there is no index from the end to look out for
)
_ODDS = np.array([odds for _, odds in multiset_odds(NUM_DICE)])
_PASS = 2 * NUM_FACES


def _readings() -> NDArray[np.uint32]:
    """Return two of the thirteen numbers for each result; it is worth the better (R6–R8, R12)."""
    readings = []
    for dice in MULTISETS[NUM_KEEPS:].tolist():
        counts = [dice >> 4 * face & 15 for face in range(NUM_FACES)]
        quads = [NUM_FACES + face for face in range(NUM_FACES) if counts[face] >= 4]
        least = [3, 3, 3, 3, 3, 2]
        marks = [face for face in range(NUM_FACES) if counts[face] >= least[face]]
        readings.append([*(quads or marks), _PASS, _PASS][:2])
    return np.array(readings, dtype=np.uint32)


_READINGS = _readings()


@compiled
def plan_go(numbers: Values, plan: Values) -> float:
    """Fill in a plan from the thirteen numbers, and return what the go is worth before it."""
    for result in range(_NUM_MULTISETS - NUM_KEEPS):
        first, second = numbers[_READINGS[result, 0]], numbers[_READINGS[result, 1]]
        plan[0, NUM_KEEPS + result] = max(first, second)
    for rolls in range(1, NUM_ROWS - 1):
        expect(plan[rolls - 1], plan[rolls])
        _choose_parts(plan[0], plan[rolls])
    value = 0.0
    for result in range(_NUM_MULTISETS - NUM_KEEPS):
        value += plan[NUM_ROWS - 2, NUM_KEEPS + result] * _ODDS[result]
    plan[NUM_ROWS - 1, 0] = value
    return value


@compiled
def best_keep(dice: int, rolls: int, plan: Values) -> int:
    """Return the multiset to keep, or STOP if no further roll makes the dice worth more."""
    stopping = plan[0, NUM_KEEPS + result_number(dice)] + _MARGIN
    return _best_part(dice, rolls, plan, stopping, STOP)


@compiled
def best_part(dice: int, rolls: int, plan: Values) -> int:
    """Return the multiset to keep if there is nothing to stop for."""
    return _best_part(dice, rolls, plan, -1.0, 0)


@compiled
def _best_part(dice: int, rolls: int, plan: Values, most: float, best: int) -> int:
    """Return the first multiset that is worth clearly more than all before, else what was best."""
    result = result_number(dice)
    for place in range(NUM_PARTS[result]):
        part = int(PARTS[result, place])
        value = kept_value(part, rolls, plan)
        if value > most:
            most, best = value + _MARGIN, part
    return best


@compiled
def kept_value(part: int, rolls: int, plan: Values) -> float:
    """Return what it is worth to keep a multiset with so many rolls left."""
    return float(plan[rolls, part])


@compiled
def dice_value(dice: int, rolls: int, plan: Values) -> float:
    """Return what five dice on the table are worth with so many rolls left."""
    return float(plan[rolls, NUM_KEEPS + result_number(dice)])


@compiled
def expect(results: Values, values: Values) -> None:
    """Fill in the value of keeping fewer than five dice."""
    for number in range(NUM_KEEPS, _NUM_MULTISETS):
        values[number] = results[number]
    for number in range(NUM_KEEPS - 1, -1, -1):
        value = values[_WITH_ONE_MORE[number, 0]]
        for face in range(1, NUM_FACES):
            value += values[_WITH_ONE_MORE[number, face]]
        values[number] = value / NUM_FACES


@compiled
def _choose_parts(stops: Values, values: Values) -> None:
    """Give each result the value of its best part, or of stopping."""
    best = np.empty(_NUM_MULTISETS)
    for number in range(NUM_KEEPS):
        best[number] = values[number]
    for number in range(NUM_KEEPS, _NUM_MULTISETS):
        best[number] = stops[number]
    for number in range(NUM_KEEPS):
        value = best[number]
        for face in range(NUM_FACES):
            more = _WITH_ONE_MORE[number, face]
            best[more] = max(best[more], value)
    for number in range(NUM_KEEPS, _NUM_MULTISETS):
        values[number] = best[number]
