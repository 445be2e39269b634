"""The stack of rows that a compiled walk stands on, and the kernel that takes a step on it.

To hand an array to a kernel takes as long as most kernels do, so the kernels of a walk are told
the address of its only array: the first words say how long a row is and list the actions that are
legal now, then come the rows.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import lower_builtin, type_callable
from numba.np.arrayobj import populate_array

from ludoteca.compiled import brief, entry, is_off
from ludoteca.contract import Batch, Game
from ludoteca.rows import (
    BY_LOT,
    DICE_DUE,
    FIRST,
    ILLEGAL,
    Rows,
    act,
    acting,
    copy,
    draw,
    fall,
    first,
    is_legal,
    is_outcome,
    legal,
)

FIRST_ROWS = 48  # of a stack at first
MOST_SPARE = 64  # stacks that wait for a walk
NUMBER_BITS = 20  # of how many actions are legal, below who is to act
NUMBERS = (1 << NUMBER_BITS) - 1
TOP_BITS = 32  # of a row, below a player
MOST_PLAYERS = 63
LISTED = 1  # the word from which on actions are listed
MANY = 1 << 40  # rows, as far as kernels know
ROWS = types.Array(types.int64, 2, "C")


class Stack:
    """Rows, with the actions listed before them."""

    __slots__ = ("last", "lists", "rows", "where")

    def __init__(self, rows: Rows) -> None:
        """Take an array of its own, whose first word says how long a row is."""
        self.rows, self.last = rows, len(rows) - 1
        self.where: Any = rows if is_off() else rows.ctypes.data
        self.lists: dict[int, Callable[[], list[int]]] = {}

    def listed(self, number: int) -> list[int]:
        """Return so many of the actions listed; the way to do so is kept."""
        self.lists[number] = self.rows.reshape(-1)[LISTED : LISTED + number].tolist
        return self.lists[number]()

    def longer(self) -> "Stack":
        """Return a stack with the same rows and room for as many again."""
        return Stack(np.concatenate([self.rows, np.zeros_like(self.rows)]))


class Start:
    """Where walks through a game begin, and what they share."""

    def __init__(self, game: Game, batch: Batch[Any], num_players: int) -> None:
        """Pack the first state of a game, and compile what steps from there."""
        num_words = batch.num_words(num_players)
        self.game, self.batch, self.kind = game, batch, batch.kind
        self.row = -(-(LISTED + batch.most_legal) // num_words)
        rows = np.zeros((self.row + FIRST_ROWS, num_words), dtype=np.int64)
        rows[0, 0] = num_words
        batch.pack(game.rules.initial_state(num_players, game.rules.setups[0]), rows[self.row])
        self.acting = int(acting_in(batch.kind, rows, self.row))
        self._rows, self._spare = rows, [Stack(rows.copy())]
        where = self._spare[0].where
        self.push = entry(push, batch.kind, where, 0, 0)
        self.list_legal = entry(list_legal, batch.kind, where, 0, 0)

    def take(self) -> Stack:
        """Return a stack whose first state nobody has touched."""
        try:
            return self._spare.pop()
        except IndexError:
            return Stack(self._rows.copy())

    def leave(self, stack: Stack) -> None:
        """Keep a stack for another walk."""
        if len(self._spare) < MOST_SPARE:
            self._spare.append(stack)


_starts: dict[tuple[int, int], Start] = {}


def start_of(game: Game, batch: Batch[Any], num_players: int) -> Start:
    """Return where walks through a game begin; to compare whole games would take longer."""
    key = (id(game), num_players)
    if key not in _starts:
        _starts[key] = Start(game, batch, num_players)  # which keeps the game, so its id is its own
    return _starts[key]


# Kernels -----------------------------------------------------------------------------------


def rows_at(where: Any) -> Rows:
    """Return the rows of a stack; without compilation they are given themselves."""
    rows: Rows = where
    return rows


@type_callable(rows_at)  # type: ignore[untyped-decorator]
def _type_rows(_context: Any) -> Any:
    """Tell Numba what becomes of an address."""
    return lambda where: ROWS if isinstance(where, types.Integer) else None


@lower_builtin(rows_at, types.Integer)  # type: ignore[untyped-decorator]
def _find_rows(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    """Compile the same for an address: the word there says how long a row is."""
    words = builder.inttoptr(arguments[0], ir.IntType(64).as_pointer())
    rows, length = context.make_array(ROWS)(context, builder), builder.load(words)
    size, many = (context.get_constant(types.intp, number) for number in (8, MANY))
    strides = (builder.mul(length, size), size)
    populate_array(rows, words, (many, length), strides, size, None)
    return rows._getvalue()


@brief
def push(kind: Any, where: Any, top: int, action: int) -> int:
    """Play on a copy in the next row; return who is to act then, and how much is legal."""
    rows, player = rows_at(where), (top >> TOP_BITS) + FIRST
    top &= (1 << TOP_BITS) - 1
    players = acting(kind, rows, top)
    if players == DICE_DUE:
        if player == BY_LOT:
            action = draw(kind, rows, top, action)
        elif not is_outcome(kind, rows, top, action):
            return ILLEGAL << NUMBER_BITS
        copy(kind, rows, top, rows, top + 1)
        fall(kind, rows, top + 1, action)
    else:
        player = first(kind, rows, top) if player < 0 else player
        if player < 0 or player >= MOST_PLAYERS or not players >> player & 1:
            return ILLEGAL << NUMBER_BITS
        if not is_legal(kind, rows, top, player, action):
            return ILLEGAL << NUMBER_BITS
        copy(kind, rows, top, rows, top + 1)
        act(kind, rows, top + 1, player, action)
    players = acting(kind, rows, top + 1)
    if players <= 0:
        return int(players << NUMBER_BITS)
    player = first(kind, rows, top + 1)
    number = legal(kind, rows, top + 1, player, rows.reshape(-1)[LISTED:])
    return int(players << NUMBER_BITS | number)


@brief
def list_legal(kind: Any, where: Any, top: int, player: int) -> int:
    """List the legal actions of a player in the first rows, and count them."""
    rows = rows_at(where)
    return int(legal(kind, rows, top, player, rows.reshape(-1)[LISTED:]))


@brief
def acting_in(kind: Any, rows: Rows, top: int) -> int:
    """Return who is to act in a row."""
    return int(acting(kind, rows, top))
