"""Kuh Vadis in batches, on one sheet or on many.

An observation is 204 bytes: 49 squares with what is printed there (0: a start, 1–5, 6: a cow), 49
with the marks and starts of the side that looks, 49 with those of the other side, 49 with the
square just marked, six counts of the dice on the table, the rolls left, and 1 for the circles.
Rewards are 1 for the winner and -1 for the loser, 0 in a draw.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import list_bits
from ludoteca.compiled import compiled, lean, linked
from ludoteca.contract import Batch
from ludoteca.games.kuhvadis.bots import CLUB, choose_any, choose_by_code, net_for
from ludoteca.games.kuhvadis.dice import (
    MULTISETS,
    NUM_FACES,
    NUM_KEEPS,
    NUM_PARTS,
    PARTS,
    multiset_number,
    multisets_below,
    result_number,
)
from ludoteca.games.kuhvadis.levels import Mind as Thoughts
from ludoteca.games.kuhvadis.levels import choose_at_level, new_mind
from ludoteca.games.kuhvadis.net import Net
from ludoteca.games.kuhvadis.rules import (
    KEEP,
    NUM_ACTIONS,
    PASS,
    State,
    add_dice,
    apply,
    is_joined,
    markable,
)
from ludoteca.games.kuhvadis.squares import NUM_CELLS
from ludoteca.games.kuhvadis.throws import rolled
from ludoteca.planes import Bytes, put_planes
from ludoteca.rng import Rng
from ludoteca.rows import (
    DICE_DUE,
    DUE,
    NOBODY,
    Kind,
    Rows,
    of_kernels,
)

NUM_WORDS = len(State._fields)
DICE_WORD, DUE_WORD, TURN_WORD = map(State._fields.index, ("dice", "due", "turn"))
NUM_FEATURES = 4 * NUM_CELLS + NUM_FACES + 2
DICE = 4 * NUM_CELLS
ROLLS_LEFT, IS_CIRCLES = DICE + NUM_FACES, DICE + NUM_FACES + 1
KEEPS = np.zeros((len(PARTS), NUM_KEEPS), dtype=np.int8)  # a mask for each result of five dice
for _result, _number in enumerate(NUM_PARTS):
    KEEPS[_result, PARTS[_result, :_number]] = 1


class Strong(NamedTuple):
    """What was learned, and who thinks with it: linked, as they take long to compile."""

    net: Net
    at_level: Callable[..., int]


Mind = tuple[Strong | None, Thoughts]  # what bots think with


def pack(state: State, words: NDArray[np.int64]) -> None:
    """Write a state into a row."""
    words[:] = state


def unpack(words: NDArray[np.int64], _num_players: int) -> State:
    """Read a state from a row."""
    return State._make(words.tolist())


def prepare(*seats: int) -> Mind:
    """Return what these bots think with."""
    net, thoughts, state = net_for(*seats), new_mind(), State._make([0] * NUM_WORDS)
    if net is None:
        return None, thoughts
    return Strong(net, linked(choose_at_level, net, 0, state, thoughts)), thoughts


# Kernels -----------------------------------------------------------------------------------


@lean
def first(states: Rows, row: int) -> int:
    """Return who is to act, or that dice are due, or nobody."""
    if states[row, DUE_WORD]:
        return DUE
    return int(states[row, TURN_WORD]) if states[row, DICE_WORD] else NOBODY


@lean
def acting(states: Rows, row: int) -> int:
    """Return who is to act, as a mask."""
    player = first(states, row)
    if player == DUE:
        return DICE_DUE
    return 1 << player if player >= 0 else 0


@lean
def is_legal(states: Rows, row: int, _player: int, action: int) -> bool:
    """Say whether an action is legal for the player to act."""
    if action < 0 or action >= NUM_ACTIONS:
        return False
    state = _load(states, row)
    if action < PASS:
        return bool(markable(state) >> action & 1)
    is_kept = state.rolls > 0 and KEEPS[result_number(state.dice), max(0, action - KEEP)] == 1
    return action == PASS or is_kept


@lean
def act(states: Rows, row: int, player: int, action: int) -> None:
    """Mark, pass, or keep some dice."""
    _store(states, row, apply(_load(states, row), player, action))


@lean
def pick(states: Rows, row: int, _player: int, word: int) -> int:
    """Return a legal action, each with the same chance."""
    return choose_any(_load(states, row), word)


@compiled
def choose(mind: Mind, bot: int, states: Rows, row: int, _player: int, rng: Rng) -> int:
    """Return what a bot does."""
    return _decide(mind[0], bot, _load(states, row), mind[1], rng)


@compiled
def _decide(strong: Strong | None, bot: int, state: State, thoughts: Thoughts, rng: Rng) -> int:
    """Return what a bot does; Numba leaves the strong ones out where they do not play."""
    if strong is not None:
        level = bot - CLUB
        if level >= 0:
            return strong.at_level(strong.net, level, state, thoughts)
    return choose_by_code(None, bot, state, rng, thoughts)


@lean
def draw(states: Rows, row: int, word: int) -> int:
    """Return the number of a multiset that the dice due may show."""
    due = int(states[row, DUE_WORD])
    return multiset_number(rolled(due, word)) - multisets_below(due)


@lean
def is_outcome(states: Rows, row: int, number: int) -> bool:
    """Say whether there is a multiset with this number."""
    due = int(states[row, DUE_WORD])
    return 0 <= number < multisets_below(due + 1) - multisets_below(due)


@lean
def fall(states: Rows, row: int, number: int) -> None:
    """Lay the dice of a multiset beside those that were kept."""
    state = _load(states, row)
    _store(states, row, add_dice(state, int(MULTISETS[multisets_below(state.due) + number])))


@lean
def legal(states: Rows, row: int, _player: int, actions: Rows) -> int:
    """List the legal actions, and return their number."""
    state = _load(states, row)
    number = list_bits(markable(state), actions)
    actions[number] = PASS
    number += 1
    if state.rolls:
        result = result_number(state.dice)
        for n in range(NUM_PARTS[result]):
            actions[number] = KEEP + PARTS[result, n]
            number += 1
    return number


@lean
def outcome(states: Rows, row: int, values: Rows) -> None:
    """Write the value of a finished game for each player."""
    state = _load(states, row)
    value = 1 if is_joined(state, state.turn) else 0
    values[state.turn], values[1 - state.turn] = value, -value


@lean
def show(states: Rows, row: int, player: int, out: Bytes, place: int) -> None:
    """Write what a side sees."""
    state = _load(states, row)
    ones, twos = state[0] | state[2] | state[4], state[1] | state[2] | state.cows
    planes = (ones, twos, state[3] | state[4] | state.cows)  # of 1–5, and 6 for a cow
    put_planes(out, row, place, 0, planes, 64)  # what is more than a part is written over
    own, other = state.crosses, state.circles
    if player:
        own, other = other, own
    put_planes(out, row, place, NUM_CELLS, (own,), 64)
    put_planes(out, row, place, 2 * NUM_CELLS, (other,), 64)
    put_planes(out, row, place, 3 * NUM_CELLS, (1 << state.last if state.last >= 0 else 0,), 56)
    for face in range(NUM_FACES):
        out[row, place, DICE + face] = state.dice >> 4 * face & 15
    out[row, place, ROLLS_LEFT] = state.rolls
    out[row, place, IS_CIRCLES] = player


@lean
def allow(
    states: Rows, row: int, _player: int, acts: bool, masks: Bytes, place: int, rest: int
) -> int:
    """Write what a player may do; dice can be kept in two decisions of three."""
    state = _load(states, row)
    put_planes(masks, row, place, 0, (markable(state) if acts else 0,), 56)
    if acts and state.rolls:
        result = result_number(state.dice)
        for keep in range(NUM_KEEPS):
            masks[row, place, KEEP + keep] = KEEPS[result, keep]
    elif rest:
        for keep in range(NUM_KEEPS):
            masks[row, place, KEEP + keep] = 0
    masks[row, place, PASS] = acts
    return int(acts and state.rolls > 0)


@lean
def _load(states: Rows, row: int) -> State:
    """Read a state."""
    return State(
        int(states[row, 0]),
        int(states[row, 1]),
        int(states[row, 2]),
        int(states[row, 3]),
        int(states[row, 4]),
        int(states[row, 5]),
        int(states[row, 6]),
        int(states[row, 7]),
        int(states[row, 8]),
        int(states[row, 9]),
        int(states[row, 10]),
        int(states[row, 11]),
        int(states[row, 12]),
    )


@lean
def _store(states: Rows, row: int, state: State) -> None:
    """Write a state."""
    for word in range(6):
        states[row, word] = state[word]
    states[row, 6], states[row, 7] = state.crosses, state.circles
    states[row, 8], states[row, 9], states[row, 10] = state.dice, state.rolls, state.due
    states[row, 11], states[row, 12] = state.last, state.turn


@of_kernels(globals())
class KuhVadisKind(Kind):
    """What steps rows of this game."""


BATCH = Batch(
    num_words=lambda _players: NUM_WORDS,
    num_features=lambda _players: NUM_FEATURES,
    most_legal=NUM_ACTIONS,
    pack=pack,
    unpack=unpack,
    prepare=prepare,
    kind=KuhVadisKind(),
)
