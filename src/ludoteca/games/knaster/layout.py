"""Where a game of Knaster has its words in a row of a batch, and what is told of them."""

import numpy as np

from ludoteca.bits import num_bits
from ludoteca.compiled import lean, taken_in
from ludoteca.games.knaster.bots import NUM_SUBSETS, SUBSETS
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    GRID,
    HAND,
    NUM_ACTIONS,
    PASS,
    Sheet,
    cells_with,
    circles_due,
    uncircled,
    written,
)
from ludoteca.planes import Bytes, put_planes
from ludoteca.rows import NO_SIGN, Rows

ROLL, FINISHED, NUM_ROLLS, PHASE = range(4)  # words as in the state, then those of each player:
# the sheet, as it was shown when the dice fell, and the actions that could use the roll then.
SHEETS, OWN_WORDS, USES, WORDS = 4, 6, 11, 12
PENDING = Sheet._fields.index("pending")
FEATURES = 64  # bytes for each player, of which these are for the one who looks:
THE_ROLL, IS_LAST = 62, 63
WAYS = np.array(  # to circle so many of those positions, as a mask of the masks of positions
    [
        [sum(1 << int(p) for p in SUBSETS[left, due, : NUM_SUBSETS[left, due]]) for due in range(4)]
        for left in range(32)
    ]
)


@taken_in
def uses(sheet: Sheet, roll: int, is_last: int) -> int:
    """Return the actions that use a roll, as a mask: writes, circles, and on the last a pass."""
    circles = cells_with(sheet, roll) & ~sheet.circled
    return (GRID & ~written(sheet)) | circles << CIRCLE | is_last << PASS


@taken_in
def total_of(word: int) -> int:
    """Return the sum of the two dice that 32 random bits show."""
    dice = word * 36 >> 32
    return 2 + dice - 5 * (dice * 43 >> 8)  # the latter is a sixth of any number below 36


@taken_in
def num_players_in(states: Rows) -> int:
    """Return for how many players the rows have room."""
    return int((states.shape[1] - SHEETS) // WORDS)


@lean
def sheet_of(states: Rows, row: int, player: int) -> Sheet:
    """Return the sheet of a player as it is."""
    at = SHEETS + WORDS * player & NO_SIGN
    return Sheet(
        int(states[row, at]),
        int(states[row, at + 1]),
        int(states[row, at + 2]),
        int(states[row, at + 3]),
        int(states[row, at + 4]),
        int(states[row, at + 5]),
    )


@lean
def allow_hands(
    states: Rows, row: int, player: int, pending: int, masks: Bytes, place: int, rest: int
) -> None:
    """Write which hands a player may circle; unless there is a rest, none is written there yet."""
    if rest:
        for action in range(HAND, NUM_ACTIONS):
            masks[row, place, action] = 0
    left = pending
    while left:
        line = num_bits((left & -left) - 1)
        left &= left - 1
        sheet = sheet_of(states, row, player)
        ways = WAYS[uncircled(sheet, line), circles_due(sheet, line) & 3]
        put_planes(masks, row, place, HAND + 32 * line, (int(ways),), 32)
