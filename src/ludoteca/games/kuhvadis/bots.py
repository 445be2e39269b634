"""Kuh Vadis players: without a thought, a beginner, one that counts squares, three that learnt."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.contract import Bots
from ludoteca.games.kuhvadis.dice import NUM_PARTS, PARTS, result_number
from ludoteca.games.kuhvadis.gentle import choose_gently
from ludoteca.games.kuhvadis.greedy import choose_greedily
from ludoteca.games.kuhvadis.levels import Mind, choose_at_level, new_mind
from ludoteca.games.kuhvadis.net import Net
from ludoteca.games.kuhvadis.rules import KEEP, PASS, State, add_dice, apply, is_joined, markable
from ludoteca.games.kuhvadis.throws import roll
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import Rng, below, next_word

NAMES = ("random", "gentle", "greedy", "club", "expert", "master")  # the weakest first
RANDOM, GENTLE, GREEDY, CLUB = range(4)

_thread = local()  # a mind for each thread: the decisions of one go need thinking once


def choose(bot: str, state: State, _player: int, rng: Rng) -> int:
    """Return the action a bot chooses for the player whose turn it is."""
    code = NAMES.index(bot)
    if code >= CLUB:
        return int(choose_at_level(load_net(), code - CLUB, state, _own_mind()))
    if code == GREEDY:
        return int(choose_greedily(state, rng))
    if code == GENTLE:
        return int(choose_gently(state, rng))
    return int(choose_any(state, next_word(rng)))


def play_games(
    bots: NDArray[np.int64], setup_state: State, rng: Rng, outcomes: NDArray[np.int64]
) -> None:
    """Play a game per row of outcomes, the lot deciding each time which seat begins (R1)."""
    _play_games(net_for(*bots.tolist()), bots, setup_state, rng, outcomes)


def net_for(*bots: int) -> Net | None:
    """Return the learned value if one of these bots needs it."""
    return load_net() if any(bot >= CLUB for bot in bots) else None


def _own_mind() -> Mind:
    """Return the mind of this thread."""
    if not hasattr(_thread, "mind"):
        _thread.mind = new_mind()
    mind: Mind = _thread.mind
    return mind


# Kernels: without a net they are compiled without the levels, and as fast as if there were none.


@compiled
def _play_games(
    net: Net | None,
    bots: NDArray[np.int64],
    setup_state: State,
    rng: Rng,
    outcomes: NDArray[np.int64],
) -> None:
    """Play the games."""
    mind = new_mind()
    for row in range(len(outcomes)):
        first = below(rng, 2)
        state = setup_state
        while state.dice or state.due:
            if state.due:
                state = add_dice(state, roll(state.due, rng))
            else:
                bot = bots[(first + state.turn) % 2]
                state = apply(state, state.turn, choose_by_code(net, bot, state, rng, mind))
        seat = (first + state.turn) % 2
        value = 1 if is_joined(state, state.turn) else 0
        outcomes[row, seat] = value
        outcomes[row, 1 - seat] = -value


@compiled
def choose_by_code(net: Net | None, bot: int, state: State, rng: Rng, mind: Mind) -> int:
    """Return the choice of the bot with this number."""
    if net is not None:  # Numba leaves this out where it is None
        level = bot - CLUB
        if level >= 0:
            return choose_at_level(net, level, state, mind)
    if bot == GREEDY:
        return choose_greedily(state, rng)
    if bot == GENTLE:
        return choose_gently(state, rng)
    return choose_any(state, next_word(rng))


@compiled
def choose_any(state: State, word: int) -> int:
    """Return one of the legal actions, each with the same chance, by 32 random bits."""
    marks = markable(state)
    num_marks = num_bits(marks)
    result = result_number(state.dice)
    num_keeps = int(NUM_PARTS[result]) if state.rolls else 0
    choice = word * (num_marks + num_keeps + 1) >> 32
    if choice < num_marks:
        return nth_bit(marks, choice)
    if choice < num_marks + num_keeps:
        return KEEP + int(PARTS[result, choice - num_marks])
    return PASS


BOTS = Bots(
    names=NAMES,
    choose=choose,
    play_games=play_games,
    first="gentle",
    stand_in="greedy",
    slow=("master",),
)
