"""Which Kuh Vadis dice to keep, exactly: the choice with the best expectation for this turn.

The value of keeping some dice is the mean over the six faces of one die more, down from five dice
to none; 462 multisets hold it all. Everything stays whole: instead of dividing by six for each
die rolled, the value of keeping few dice counts for less by that power.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis_dice import (
    MULTISETS,
    NUM_DICE,
    NUM_FACES,
    NUM_KEEPS,
    NUM_PARTS,
    PARTS,
    result_number,
)

Numbers = NDArray[np.int64]

STOP = -1
_NUM_THROWS = NUM_FACES**NUM_DICE
_NUMBERS = {dice: number for number, dice in enumerate(MULTISETS.tolist())}
_WITH_ONE_MORE = np.array(
    [
        [_NUMBERS[dice + (1 << 4 * face)] for face in range(NUM_FACES)]
        for dice in MULTISETS[:NUM_KEEPS].tolist()
    ]
)
_SIZES = sum(MULTISETS >> 4 * face & 15 for face in range(NUM_FACES))
_POWERS = NUM_FACES ** np.asarray(_SIZES)  # throws of the dice that are kept


@compiled
def best_keep(dice: int, rolls: int, marks: Numbers, quads: Numbers) -> int:
    """Return the multiset to keep, or STOP; marks and quads say what each symbol is worth."""
    values = _result_values(marks, quads)
    result = result_number(dice)
    most, best = int(values[NUM_KEEPS + result]) * _NUM_THROWS**rolls, STOP
    for _ in range(rolls - 1):
        _expect(values)
        _choose_parts(values)
    _expect(values)
    for place in range(NUM_PARTS[result]):
        part = int(PARTS[result, place])
        value = int(values[part] * _POWERS[part])
        if value > most:
            most, best = value, part
    return best


@compiled
def _result_values(marks: Numbers, quads: Numbers) -> Numbers:
    """Return what each result of five dice is worth (R6–R8, R12), behind room for the keeps."""
    values = np.zeros(len(MULTISETS), dtype=np.int64)
    for number in range(NUM_KEEPS, len(MULTISETS)):
        for face in range(NUM_FACES):
            count = MULTISETS[number] >> 4 * face & 15
            if count >= 4:
                values[number] = quads[face]
            elif count == 3 or (count == 2 and face == 5):
                values[number] = max(values[number], marks[face])
    return values


@compiled
def _expect(values: Numbers) -> None:
    """Fill in the value of keeping fewer than five dice, times the throws of the others."""
    for number in range(NUM_KEEPS - 1, -1, -1):
        values[number] = 0
        for face in range(NUM_FACES):
            values[number] += values[_WITH_ONE_MORE[number, face]]


@compiled
def _choose_parts(values: Numbers) -> None:
    """Raise the value of each multiset to that of its best part, all in the same unit."""
    for number in range(len(values)):
        values[number] *= _POWERS[number]
    for number in range(NUM_KEEPS):
        for face in range(NUM_FACES):
            more = _WITH_ONE_MORE[number, face]
            values[more] = max(values[more], values[number])
