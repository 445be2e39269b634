"""Quantik in batches: each game is four words, all are stepped in one call.

An observation is 128 bytes: 64 for the pieces of the player who looks, 64 for the opponent's, each
numbered as the actions are, shape * 16 + cell. Rewards are 1 for the winner and -1 for the loser.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import list_bits, nth_bit, num_bits
from ludoteca.compiled import compiled, lean
from ludoteca.contract import Batch
from ludoteca.games.quantik.bots import choose_by_code, table_for
from ludoteca.games.quantik.levels import state_of_pieces
from ludoteca.games.quantik.rules import (
    NUM_ACTIONS,
    State,
    is_line_full,
    legal_placements,
    pieces_of,
    turn,
)
from ludoteca.games.quantik.solution import Table
from ludoteca.planes import Bytes, put_planes
from ludoteca.rng import Rng
from ludoteca.rows import NOBODY, Kind, Rows, of_kernels, signed

TURN, LEGAL = 2, 3  # words 0 and 1 hold the pieces of both players
NUM_WORDS = 4
Mind = tuple[Table | None]  # what bots think with; without bots there is none


def pack(state: State, words: NDArray[np.int64]) -> None:
    """Write a state into a row."""
    player = turn(state)
    words[0], words[1] = (signed(pieces_of(state, side)) for side in range(2))
    words[TURN], words[LEGAL] = player, 0
    if not is_line_full(int(words[0]) | int(words[1])):
        own, opposing = int(words[player]), int(words[1 - player])
        words[LEGAL] = signed(legal_placements(own, opposing))


def unpack(words: NDArray[np.int64], _num_players: int) -> State:
    """Read a state from a row."""
    return State(*map(int, state_of_pieces(int(words[0]), int(words[1]))))


# Kernels -----------------------------------------------------------------------------------


@lean
def first(states: Rows, row: int) -> int:
    """Return who is to act."""
    return int(states[row, TURN]) if states[row, LEGAL] else NOBODY


@lean
def acting(states: Rows, row: int) -> int:
    """Return who is to act, as a mask."""
    return 1 << int(states[row, TURN]) if states[row, LEGAL] else 0


@lean
def is_legal(states: Rows, row: int, _player: int, action: int) -> bool:
    """Say whether a placement is legal."""
    return action & -NUM_ACTIONS == 0 and int(states[row, LEGAL]) >> (action & 63) & 1 == 1


@lean
def act(states: Rows, row: int, player: int, action: int) -> None:
    """Place a piece; without a legal placement left the game is over."""
    mover, other = player & 1, player & 1 ^ 1  # never negative, so nothing is looked up for that
    own, opposing = int(states[row, mover]) | 1 << (action & 63), int(states[row, other])
    states[row, mover] = signed(own)
    states[row, TURN] = other
    is_over = is_line_full(own | opposing)
    states[row, LEGAL] = 0 if is_over else signed(legal_placements(opposing, own))


@lean
def pick(states: Rows, row: int, _player: int, word: int) -> int:
    """Return a legal placement, each with the same chance."""
    placements = int(states[row, LEGAL])
    return nth_bit(placements, word * num_bits(placements) >> 32)


@compiled
def choose(mind: Mind, bot: int, states: Rows, row: int, player: int, rng: Rng) -> int:
    """Return what a bot places."""
    own, opposing = int(states[row, player]), int(states[row, 1 - player])
    return choose_by_code(mind[0], bot, own, opposing, player, rng)


@lean
def legal(states: Rows, row: int, _player: int, actions: Rows) -> int:
    """List the legal placements, and return their number."""
    return list_bits(int(states[row, LEGAL]), actions)


@lean
def outcome(states: Rows, row: int, values: Rows) -> None:
    """Write the value of a finished game for each player."""
    loser = states[row, TURN]
    values[loser], values[1 - loser] = -1, 1


@lean
def show(states: Rows, row: int, player: int, out: Bytes, place: int) -> None:
    """Write what a player sees."""
    put_planes(out, row, place, 0, (int(states[row, player & 1]),), 64)
    put_planes(out, row, place, 64, (int(states[row, player & 1 ^ 1]),), 64)


@lean
def allow(
    states: Rows, row: int, _player: int, acts: bool, masks: Bytes, place: int, _rest: int
) -> int:
    """Write what a player may do."""
    put_planes(masks, row, place, 0, (int(states[row, LEGAL]) if acts else 0,), 64)
    return 0


@of_kernels(globals())
class QuantikKind(Kind):
    """What steps rows of this game."""


BATCH = Batch(
    num_words=lambda _players: NUM_WORDS,
    num_features=lambda _players: 2 * NUM_ACTIONS,
    most_legal=NUM_ACTIONS,
    pack=pack,
    unpack=unpack,
    prepare=lambda *bots: (table_for(*bots),),
    kind=QuantikKind(),
)
