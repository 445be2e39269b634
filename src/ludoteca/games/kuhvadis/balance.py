"""Is a Kuh Vadis sheet fair? The expert plays itself on it, with the luck taken out."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.goes import Go, best_action, moment_value, new_go, think
from ludoteca.games.kuhvadis.net import Net, Values
from ludoteca.games.kuhvadis.rules import NO_CELL, PASS, State, add_dice, apply, is_joined
from ludoteca.games.kuhvadis.throws import roll
from ludoteca.rng import Rng, seeded

EVEN = 0.02  # how far from one half the result of the crosses may be
SHORT, LONG, DRAWN = 8.0, 30.0, 0.25  # turns of a game, and games that nobody wins
_95_PERCENT = 1.959964


class Balance(NamedTuple):
    """What came out of games in which either side began as often as the other."""

    crosses: float  # their mean result, a win 1 and a draw one half, less what the dice gave
    margin: float  # half its 95 % interval
    beginner: float  # the mean result of who begins, less what the dice gave
    turns: float  # of a game, both sides' together
    draws: float  # the share of games that nobody wins


def measure(sheet: State, num_pairs: int, seed: int, net: Net) -> Balance:
    """Let the expert play both sides, each beginning once in every pair of games."""
    results, turns = np.empty((num_pairs, 2)), np.empty((num_pairs, 2))
    is_draw = np.empty((num_pairs, 2), dtype=np.bool_)
    _measure(net, sheet, seeded(seed, "balance"), results, turns, is_draw)
    pairs = results.mean(axis=1)
    beginner = float((results[:, 0] + 1.0 - results[:, 1]).mean()) / 2
    margin = _95_PERCENT * float(pairs.std(ddof=1)) / sqrt(num_pairs)
    means = float(pairs.mean()), margin, beginner, float(turns.mean()), float(is_draw.mean())
    return Balance(*means)


def is_fair(balance: Balance) -> bool:
    """Say whether both sides are even, and the game neither trivial nor endless."""
    is_even = abs(balance.crosses - 0.5) <= EVEN
    return is_even and SHORT <= balance.turns <= LONG and balance.draws <= DRAWN


@compiled
def first_sight(net: Net, sheet: State, go: Go) -> float:
    """Return the result of the crosses that the learned value expects, whoever begins."""
    begun = think(net, State(*sheet[:12], 0), go)
    return 0.5 * (begun + 1.0 - think(net, State(*sheet[:12], 1), go))


@compiled
def _measure(
    net: Net,
    sheet: State,
    rng: Rng,
    results: Values,
    turns: Values,
    is_draw: NDArray[np.bool_],
) -> None:
    """Play the pairs of games, both of a pair on the same dice."""
    go = new_go()
    for row in range(len(results)):
        dice = rng.copy()
        for begins in range(2):
            rng[:] = dice
            state = State(*sheet[:12], begins)
            result, luck, count = _play(net, state, rng, go)
            results[row, begins] = result - luck
            turns[row, begins] = count
            is_draw[row, begins] = result == 0.5


@compiled
def _play(net: Net, state: State, rng: Rng, go: Go) -> tuple[float, float, int]:
    """Play a game; return the crosses' result, what the dice gave them, and the turns."""
    luck, turns = 0.0, 0
    while state.dice or state.due:
        turns += int(state.last == NO_CELL)
        value, sign, action = think(net, state, go), 1.0 - 2.0 * state.turn, PASS + 1
        while action > PASS:
            state = add_dice(state, roll(state.due, rng))
            luck += sign * (moment_value(state, go) - value)
            action = best_action(state, go)
            state = apply(state, state.turn, action)
            if action > PASS:
                value = moment_value(state, go)
    if is_joined(state, state.turn):
        return 1.0 - state.turn, luck, turns
    return 0.5, luck, turns
