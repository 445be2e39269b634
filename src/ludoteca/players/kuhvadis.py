"""Kuh Vadis players: one without a thought, one that counts squares to its goal, one between."""

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis import KEEP, PASS, State, add_dice, apply, is_joined, markable
from ludoteca.games.kuhvadis_dice import NUM_DICE, NUM_FACES, NUM_PARTS, PARTS, result_number
from ludoteca.players.bits import nth_bit, num_bits
from ludoteca.players.kuhvadis_greedy import choose_greedily
from ludoteca.players.rng import Rng, below

BOTS = ("random", "gentle", "greedy")  # the weakest first
RANDOM, GENTLE, GREEDY = range(3)
SLIP = 4  # gentle leaves one decision in so many to chance

_POWERS = NUM_FACES ** np.arange(NUM_DICE + 1)
_THROWS = np.arange(NUM_FACES**NUM_DICE)  # a digit to base six for each die
_ROLLED = np.sum([1 << 4 * (_THROWS // power % NUM_FACES) for power in _POWERS[:NUM_DICE]], axis=0)


def choose(bot: str, state: State, _player: int, rng: Rng) -> int:
    """Return the action a bot chooses for the player whose turn it is."""
    return int(_choose(BOTS.index(bot), state, rng))


@compiled
def play_games(
    bots: NDArray[np.int64], setup_state: State, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes, the lot deciding each time which seat begins (R1)."""
    for row in range(len(outcomes)):
        first = below(rng, 2)
        state = setup_state
        while state.dice or state.due:
            if state.due:
                state = add_dice(state, _roll(state.due, rng))
            else:
                bot = bots[(first + state.turn) % 2]
                state = apply(state, state.turn, _choose(bot, state, rng))
        seat = (first + state.turn) % 2
        value = 1 if is_joined(state, state.turn) else 0
        outcomes[row, seat] = value
        outcomes[row, 1 - seat] = -value


@compiled
def _roll(count: int, rng: Rng) -> int:
    """Roll some dice."""
    # In a throw below 6**count all further dice show a 1, which is the lowest digit.
    return int(_ROLLED[below(rng, int(_POWERS[count]))]) - (NUM_DICE - count)


@compiled
def _choose(bot: int, state: State, rng: Rng) -> int:
    """Return the choice of the bot with this number."""
    if bot == GREEDY or (bot == GENTLE and below(rng, SLIP)):
        return choose_greedily(state, rng)
    return _choose_any(state, rng)


@compiled
def _choose_any(state: State, rng: Rng) -> int:
    """Return one of the legal actions, each with the same chance."""
    marks = markable(state)
    num_marks = num_bits(marks)
    result = result_number(state.dice)
    num_keeps = int(NUM_PARTS[result]) if state.rolls else 0
    choice = below(rng, num_marks + num_keeps + 1)
    if choice < num_marks:
        return nth_bit(marks, choice)
    if choice < num_marks + num_keeps:
        return KEEP + int(PARTS[result, choice - num_marks])
    return PASS
