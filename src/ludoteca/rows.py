"""Rows of integers that hold the games of a batch: what kernels of all games share.

Each game has a row of `heads` that means the same in every game, and a row of words of its own.

The verbs at the end run the kernel of that name that the class of their first argument holds: the
`kind` of a game's `Batch`. So what all games have in common is written once, and compiled for each.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from ludoteca.compiled import LEAN, lean
from ludoteca.lanes import NUM_LANES
from ludoteca.rng import below

Rows = NDArray[np.int64]

RNG = 0  # columns of a head: four words of the game's own generator,
STATUS = 4  # whether it is played,
STEPS = 5  # how many decisions the caller has made in it,
SHIFT = 6  # which seat is player 0,
VIEWER = 7  # and who looks when nobody is to act
NUM_HEADS = 8
STARTING, PLAYING, OVER = range(3)
NOBODY, DUE = -1, -2  # in place of a player to act: the game is over, or dice are due
DICE_DUE, ILLEGAL = -1, -2  # in place of a mask of players to act
FIRST, BY_LOT = -1, -2  # in place of a player: the first to act, or the dice, by random bits
AT_ONCE = 128  # rows that stay in the nearest cache while they are stepped side by side
ALONE, NUM_LISTS = 0, 8  # a list of rows, and more for a kind's own use
FETCHED = 64  # bytes at a time
NO_SIGN = 0xFFFFFF  # an index masked by this needs no look whether it counts from the end
NO_MINUS = 0xFFFFFFFFFFFF  # the same for the number of a row


def zeros(shape: tuple[int, ...], dtype: type[np.generic] = np.int64) -> NDArray[Any]:
    """Return an array of zeros that begins where the processor begins to fetch."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + FETCHED, dtype=np.uint8)
    begin = -room.ctypes.data % FETCHED
    return room[begin : begin + size].view(dtype).reshape(shape)


def side_by_side(size: int, words: int) -> Rows:
    """Return rows of zeros, some more than asked for, in which each word follows the same word.

    So several rows are read at once. The words of one row never lie a multiple of 4096 bytes apart:
    few of those are in the cache together.
    """
    room = size + -size % NUM_LANES
    room += NUM_LANES if room % 512 == 0 else 0
    return zeros((words, room)).T


@lean
def signed(word: int) -> int:
    """Return the number that 64 bits hold in an array, also where Python's integers are longer."""
    return (word & 0x7FFFFFFFFFFFFFFF) | -(word >> 63 & 1) << 63


@lean
def begin_row(
    heads: Rows, row: int, num_starts: int, seats: Rows, num_seats: int, by_lot: bool
) -> int:
    """Begin a game: draw from which start and, if asked, which seat is player 0."""
    rng = heads[row, :STATUS]
    start = below(rng, num_starts) if num_starts > 1 else 0
    shift = below(rng, num_seats) if by_lot else 0
    heads[row, STATUS], heads[row, STEPS], heads[row, SHIFT] = PLAYING, 0, shift
    heads[row, VIEWER] = 0
    for player in range(num_seats):
        if seats[(shift + player) % num_seats] < 0:
            heads[row, VIEWER] = player
            break
    return start


# What a kind does --------------------------------------------------------------------------


class Room(NamedTuple):
    """What a batch is written to: a row for each game, in it a place for each player told."""

    heads: Rows
    seats: Rows  # a bot's number or -1 for the caller
    observations: Any
    masks: NDArray[np.int8]
    rest: NDArray[np.int8]  # as the verb `allow` has it
    to_act: Rows
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    final: Any  # observations at the end, where games begin anew in the same step
    values: Rows
    points: Rows


class Kind(NamedTuple):
    """What the kind of a game derives from: its class has the kernels, itself has nothing."""

    nothing: None = None  # Numba wants a field; this one takes no time to hand over


_verbs: list[str] = []


def of_kernels(module: dict[str, Any]) -> Callable[[type[Kind]], type[Kind]]:
    """Give a class of kinds those functions of a module that are called like verbs."""

    def fill(kind: type[Kind]) -> type[Kind]:
        for verb in _verbs:
            if verb in module:
                setattr(kind, verb, staticmethod(module[verb]))
        return kind

    return fill


def by_kind(
    name: str, num_arguments: int, default: Callable[..., Any] | None = None
) -> Callable[..., Any]:
    """Return a function that runs the kernel of this name that its first argument has."""
    _verbs.append(name)
    # Numba wants the same names in all of these, and a starred argument would cost much time.
    names = ", ".join(["kind", *"abcdefg"[:num_arguments]])
    passed = names.partition(", ")[2]
    known: dict[str, Any] = {"name": name, "default": default, "getattr": getattr}
    code = f"def call({names}): return getattr(kind, name, default)({passed})"
    exec(code, known)  # noqa: S102 - made of the names above
    made = f"def compile({names}):\n kernel = getattr(kind.instance_class, name, default)\n"
    exec(f"{made} return lambda {names}: kernel({passed})", known)  # noqa: S102 - as before
    overload(known["call"], jit_options=LEAN)(known["compile"])
    called: Callable[..., Any] = known["call"]
    return called


@lean
def _no_dice(_states: Rows, _row: int, _number: int) -> int:
    """Stand in where there are no dice."""
    return 0


@lean
def _no_points(_states: Rows, _row: int, _values: Rows) -> None:
    """Stand in where there are no points."""


@lean
def _copy(source: Rows, start: int, target: Rows, row: int) -> None:
    """Copy a row of words."""
    for word in range(target.shape[1]):
        target[row, word] = source[start, word]


copy = by_kind("copy", 4, _copy)  # source, its row, target, its row
first = by_kind("first", 2)  # states, row: the first player to act, NOBODY at the end, or DUE
acting = by_kind("acting", 2)  # states, row: who is to act as a mask, 0 at the end, or DICE_DUE
is_legal = by_kind("is_legal", 4)  # states, row, player, action: of a player who is to act
act = by_kind("act", 4)  # states, row, player, action
# states, room, actions, row, number of rows, most steps or 0, lists: steps games from this row on
# side by side, and lists under ALONE those for which there is more to do than to act, to let dice
# fall and to tell what is seen and legal; they are not stepped. Returns how many are listed.
step_many = by_kind("step_many", 7)
pick = by_kind("pick", 4)  # states, row, player, 32 random bits: a legal action, each as likely
choose = by_kind("choose", 6)  # mind, bot, states, row, player, generator: the action of a bot
legal = by_kind("legal", 4)  # states, row, player, actions: lists the legal ones and counts them
draw = by_kind("draw", 3, _no_dice)  # states, row, 32 random bits: an outcome of the dice due
is_outcome = by_kind(
    "is_outcome", 3, _no_dice
)  # states, row, outcome: whether the dice can show it
fall = by_kind("fall", 3, _no_dice)  # states, row, outcome: the dice show it
outcome = by_kind("outcome", 3)  # states, row, values: fills in what a finished game gave
points = by_kind("points", 3, _no_points)  # states, row, values: fills in the points so far
show = by_kind("show", 5)  # states, row, player, observations, place: writes what a player sees
# states, row, player, acts, masks, place, rest: writes what a player may do, nothing unless it
# acts. A kind may leave a part of a mask alone that is rarely used: `rest` says whether that part
# may be other than 0, and what is returned says so the next time.
allow = by_kind("allow", 7)
