"""Quantik solved: the distance to the end of every position, from a table of 200 kB.

The *distance* of a position is the number of plies to the end when the winner hurries and the
loser delays: 0 when the game is over, odd when the side to move wins, even when it loses. The
rules alone tell distances 0, 1 and 2 at once; longer ones are stored by symmetry class.
`ludoteca solve quantik` makes the table (see `solve.py`).
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.errors import InvalidPosition, LudotecaError
from ludoteca.games.quantik.rules import (
    BOARD,
    NUM_ACTIONS,
    State,
    apply,
    completing_placements,
    format_position,
    is_line_full,
    legal_placements,
    occupied,
    pieces_of,
    reach,
    turn,
)
from ludoteca.games.quantik.static_function import StaticFunction, value_of
from ludoteca.games.quantik.symmetry import Symmetry, canonical_key, symmetry

TABLE_FILE = Path(__file__).parent / "solution.bin"
STORED_FROM = 3  # the least distance that is stored
ILLEGAL = -1
_MAGIC = b"quantik solution 1\n"
_REBUILD = "ludoteca solve quantik"


class UnusableTable(LudotecaError):
    """The file with the solution is missing or damaged."""


class Table(NamedTuple):
    """What the lookup kernels need."""

    symmetry: Symmetry
    distances: StaticFunction  # of a key, less STORED_FROM


class Solution:
    """Ask about any position that a game can reach."""

    def __init__(self, table: Table) -> None:
        """Use a table in memory."""
        self.table = table

    @staticmethod
    def load(file: Path = TABLE_FILE) -> "Solution":
        """Return the solution in a file, read once; raise UnusableTable rather than guess."""
        return _load(file)

    def distance(self, state: State) -> int:
        """Return the plies to the end; raise InvalidPosition if no game gets here."""
        plies = _checked_distance(self.table, state)
        if plies < 0:
            raise InvalidPosition(
                "quantik-error-solution-unreachable", position=format_position(state)
            )
        return plies

    def moves(self, state: State) -> list[tuple[int, int]]:
        """Return each legal action with the plies to the end if it is played, best first."""
        if self.distance(state) == 0:
            return []
        plies = np.empty(NUM_ACTIONS, dtype=np.int64)
        plies_of_actions(self.table, state, turn(state), plies)
        moves = [(action, n) for action, n in enumerate(plies.tolist()) if n != ILLEGAL]
        return sorted(moves, key=lambda move: -worth(move[1]))

    def line(self, state: State) -> list[int]:
        """Return the actions of best play to the end, the lowest action among equals."""
        actions = []
        while moves := self.moves(state):
            actions.append(moves[0][0])
            state = apply(state, turn(state), actions[-1])
        return actions


# Kernels -----------------------------------------------------------------------------------


@compiled
def distance(table: Table, state: State, player: int) -> int:
    """Return the plies to the end with this player to move; the state must be reachable."""
    plies = _near_distance(pieces_of(state, player), pieces_of(state, 1 - player))
    if plies < STORED_FROM:
        return plies
    return STORED_FROM + value_of(table.distances, canonical_key(table.symmetry, state))


@compiled
def plies_of_actions(table: Table, state: State, player: int, plies: NDArray[np.int64]) -> None:
    """Write for each action the plies to the end if it is played, or ILLEGAL; odd ones win."""
    legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
    for action in range(64):
        plies[action] = ILLEGAL
        if legal >> action & 1:
            plies[action] = 1 + distance(table, apply(state, player, action), 1 - player)


@compiled
def worth(plies: int) -> int:
    """Return a number that is higher the better an end in so many plies is for who moves."""
    return 32 - plies if plies & 1 else plies - 32


@compiled
def is_reachable(state: State) -> bool:
    """Say whether some game reaches a state."""
    if not _is_lawful(state):
        return False
    # Without a full line the pieces could have come in any order: each mover had at least the
    # move that was made. A full line must go when some piece of who moved last is taken back.
    player = turn(state)
    last, other = pieces_of(state, 1 - player), pieces_of(state, player)
    if not is_line_full(last | other):
        return True
    for action in range(64):
        if last >> action & 1 and not is_line_full((last ^ 1 << action) | other):
            return True
    return False


@compiled
def _is_lawful(state: State) -> bool:
    """Say whether numbers, turns and reaches of the pieces are as the rules want them."""
    if (state.a | state.b | state.c | state.d) >> 32:
        return False
    first, second = pieces_of(state, 0), pieces_of(state, 1)
    for lane in range(0, 64, 16):
        if num_bits(first >> lane & BOARD) > 2 or num_bits(second >> lane & BOARD) > 2:
            return False
    num_first, num_second = num_bits(first), num_bits(second)
    if num_first - num_second not in (0, 1):
        return False
    return num_first + num_second == num_bits(occupied(state)) and not reach(first) & second


@compiled
def _checked_distance(table: Table, state: State) -> int:
    """Return the plies to the end, or -1 for a state that no game reaches."""
    return distance(table, state, turn(state)) if is_reachable(state) else -1


@compiled
def _near_distance(own: int, opposing: int) -> int:
    """Return the distance if it is 0, 1 or 2, else STORED_FROM."""
    legal = legal_placements(own, opposing)
    if legal == 0 or is_line_full(own | opposing):
        return 0
    if _wins_at_once(own, opposing):
        return 1
    for action in range(64):
        if legal >> action & 1 and not _wins_at_once(opposing, own | 1 << action):
            return STORED_FROM
    return 2


@compiled
def _wins_at_once(own: int, opposing: int) -> bool:
    """Say whether a placement ends the game: it completes a line or leaves no move."""
    if completing_placements(own, opposing):
        return True
    legal = legal_placements(own, opposing)
    for action in range(64):
        if legal >> action & 1 and legal_placements(opposing, own | 1 << action) == 0:
            return True
    return False


# The file ----------------------------------------------------------------------------------


def encode(distances: StaticFunction) -> bytes:
    """Return the file of a solution: its name, a checksum, the seed, the bits."""
    content = bytes([distances.seed]) + distances.row.tobytes()
    return _MAGIC + hashlib.sha256(content).digest() + content


@cache
def _load(file: Path) -> Solution:
    try:
        data = file.read_bytes()
    except OSError:
        raise UnusableTable(
            "quantik-error-solution-missing", file=str(file), command=_REBUILD
        ) from None
    digest, content = data[len(_MAGIC) : len(_MAGIC) + 32], data[len(_MAGIC) + 32 :]
    if not data.startswith(_MAGIC) or hashlib.sha256(content).digest() != digest:
        raise UnusableTable("quantik-error-solution-damaged", file=str(file), command=_REBUILD)
    row = np.frombuffer(content, dtype=np.uint8, offset=1)
    return Solution(Table(symmetry(), StaticFunction(row, content[0])))
