"""Let two Kuh Vadis players meet on fresh sheets, and tell who is better with the luck taken out.

Every sheet is played four times, with sides and first player swapped, on the same dice as far as
the choices allow. Beside the result of each game stands the result less what the dice gave: for
each roll, its value less the exact mean over all rolls, both by the learned value. That leaves the
mean as it is and takes most of the scatter away. Intervals are clustered by sheet.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.bots import choose_by_code
from ludoteca.games.kuhvadis.goes import Go, new_go, think
from ludoteca.games.kuhvadis.levels import Mind, new_mind
from ludoteca.games.kuhvadis.net import Net, Values
from ludoteca.games.kuhvadis.rolls import dice_value, kept_value
from ludoteca.games.kuhvadis.rules import PASS, State, add_dice, apply, is_joined
from ludoteca.games.kuhvadis.sheets import APART, random_sheet
from ludoteca.games.kuhvadis.throws import roll
from ludoteca.rng import Rng, seeded

GAMES_A_SHEET = 4
_95_PERCENT = 1.959964


class Score(NamedTuple):
    """The mean result of the first player, a win 1 and a draw one half, with half its interval."""

    mean: float
    margin: float


def duel(
    bots: tuple[int, int], num_sheets: int, seed: int, net: Net, apart: int = APART
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the results of the first bot, sheets × games, as they came and less the luck."""
    raw, adjusted = np.empty((num_sheets, GAMES_A_SHEET)), np.empty((num_sheets, GAMES_A_SHEET))
    _duel(net, np.array(bots), apart, seeded(seed, "duel"), raw, adjusted)
    return raw, adjusted


def score_of(results: Values) -> Score:
    """Return the mean and half its 95 % interval, clustered by sheet."""
    sheets = results.mean(axis=1)
    return Score(float(sheets.mean()), _95_PERCENT * float(sheets.std(ddof=1)) / sqrt(len(sheets)))


@compiled
def _duel(
    net: Net, bots: NDArray[np.int64], apart: int, rng: Rng, raw: Values, adjusted: Values
) -> None:
    """Play every sheet with sides and first player swapped."""
    mind, go = new_mind(), new_go()
    for row in range(len(raw)):
        sheet = random_sheet(rng, apart)
        dice = rng.copy()
        for game in range(GAMES_A_SHEET):
            rng[:] = dice
            crosses, begins = game % 2, game // 2  # which bot has the crosses, which side begins
            state = State(*sheet[:12], begins)
            result, luck = play_measured(net, bots, crosses, state, rng, mind, go)
            raw[row, game] = result
            adjusted[row, game] = result - luck


@compiled
def play_measured(
    net: Net, bots: NDArray[np.int64], crosses: int, state: State, rng: Rng, mind: Mind, go: Go
) -> tuple[float, float]:
    """Play one game; return the first bot's result and what the dice gave it."""
    luck, value, fresh = 0.0, 0.0, True
    while state.dice or state.due:
        sign = 1.0 if state.turn == crosses else -1.0  # side 0 is bot `crosses`
        if state.due:
            if fresh:
                value = think(net, state, go)
                fresh = False
            state = add_dice(state, roll(state.due, rng))
            luck += sign * (dice_value(state.dice, state.rolls, go.plan) - value)
            continue
        bot = bots[0] if state.turn == crosses else bots[1]
        action = choose_by_code(net, bot, state, rng, mind)
        if action > PASS:
            value = kept_value(action - PASS - 1, state.rolls, go.plan)
        fresh = action <= PASS
        state = apply(state, state.turn, action)
    result = 0.5
    if is_joined(state, state.turn):
        result = 1.0 if state.turn == crosses else 0.0
    return result, luck
