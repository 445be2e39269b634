"""The 3,072 symmetries of Quantik: one key for all positions that are alike.

128 board maps keep rows, columns and regions as such (swap the rows of a pair, swap the pairs,
the same for columns, transpose), and the shapes may be renamed in 24 ways. Colours stay: the
side to move follows from the number of pieces.

The cells of one shape, both players' together, are a *word*. Only 2,001 words occur, in 42 orbits
of the board maps; they are numbered orbit by orbit, largest orbit first, the *leader* of an orbit
being its first. A key is the least sorted quadruple of word numbers, eleven bits each, over all
board maps. Its first number is the leader of the foremost orbit present, so only the few maps that
take a word to its leader need a look instead of all 128.
"""

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import BOARD, NUM_CELLS, State

NUM_MAPS = 128
_BITS = 11  # of a word's number
_ABOVE_ALL = 1 << 3 * _BITS
_ROW_ORDERS = (  # the eight ways to swap rows within pairs, and the pairs
    (0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (1, 0, 3, 2),
    (2, 3, 0, 1), (3, 2, 0, 1), (2, 3, 1, 0), (3, 2, 1, 0),
)  # fmt: skip


class Symmetry(NamedTuple):
    """Tables over the words, for kernels."""

    words: NDArray[np.int64]  # number of a word → its cells
    sets: NDArray[np.int16]  # cells of one player → number of that set
    numbers: NDArray[np.int16]  # first player's set, second player's set → number of the word
    images: NDArray[np.int16]  # word, map → number of the word's image
    leaders: NDArray[np.int16]  # word → number of its orbit's leader
    starts: NDArray[np.int32]  # word → where its maps begin in `maps`
    maps: NDArray[np.int16]  # for each word, the maps that take it to its leader


@cache
def symmetry() -> Symmetry:
    """Build the tables (a few milliseconds)."""
    board_maps = _board_maps()
    cells = [0, *(sum(1 << c for c in s) for n in (1, 2) for s in combinations(range(16), n))]
    sets = np.full(1 << NUM_CELLS, -1, dtype=np.int16)
    sets[cells] = np.arange(len(cells))
    masks = np.array(cells)
    # Number the words in which no line holds both players' cells. The lines are the images of a
    # row and a region; asking the rules' kernels would cost their start-up, 0.1 s.
    meets = (masks[:, None] & np.unique(_images(np.array((0x000F, 0x0033)), board_maps)) != 0) * 1
    of_first, of_second = np.nonzero(meets @ meets.T == 0)
    images_of_sets = sets[_images(masks, board_maps)]
    numbers = np.full((len(cells), len(cells)), -1, dtype=np.int16)
    numbers[of_first, of_second] = np.arange(len(of_first))
    images = numbers[images_of_sets[of_first], images_of_sets[of_second]]

    # Number anew: the largest orbits first, orbit by orbit.
    least = images.min(axis=1)
    sizes = np.bincount(least)[least]
    order = np.lexsort((least, -sizes))
    renumber = np.empty(len(order), dtype=np.int16)
    renumber[order] = np.arange(len(order))
    images = renumber[images[order]]
    numbers[of_first, of_second] = renumber
    leaders = images.min(axis=1)
    to_leader = images == leaders[:, None]
    starts = np.concatenate(([0], to_leader.sum(axis=1).cumsum())).astype(np.int32)
    maps = np.nonzero(to_leader)[1].astype(np.int16)
    words = (masks[of_first] | masks[of_second] << NUM_CELLS)[order]
    return Symmetry(words, sets, numbers, images, leaders, starts, maps)


@compiled
def word_number(symmetry: Symmetry, word: int) -> int:
    """Return the number of a word."""
    return int(symmetry.numbers[symmetry.sets[word & BOARD], symmetry.sets[word >> NUM_CELLS]])


@compiled
def canonical_key(symmetry: Symmetry, state: State) -> int:
    """Return the key of a state: equal for two states just when a symmetry joins them."""
    a = word_number(symmetry, state.a)
    b = word_number(symmetry, state.b)
    c = word_number(symmetry, state.c)
    d = word_number(symmetry, state.d)
    leaders = symmetry.leaders
    leader = int(min(leaders[a], leaders[b], leaders[c], leaders[d]))
    rest = _ABOVE_ALL
    if leaders[a] == leader:
        rest = _least_rest(symmetry, a, b, c, d, rest)
    if leaders[b] == leader and b != a:
        rest = _least_rest(symmetry, b, a, c, d, rest)
    if leaders[c] == leader and c not in (a, b):
        rest = _least_rest(symmetry, c, a, b, d, rest)
    if leaders[d] == leader and d not in (a, b, c):
        rest = _least_rest(symmetry, d, a, b, c, rest)
    return leader << 3 * _BITS | rest


@compiled
def state_of(symmetry: Symmetry, key: int) -> State:
    """Return the state a key stands for: the representative of its class."""
    number = (1 << _BITS) - 1
    return State(
        int(symmetry.words[key >> 3 * _BITS]),
        int(symmetry.words[key >> 2 * _BITS & number]),
        int(symmetry.words[key >> _BITS & number]),
        int(symmetry.words[key & number]),
    )


@compiled
def _least_rest(symmetry: Symmetry, lead: int, x: int, y: int, z: int, rest: int) -> int:
    """Return the least sorted triple of the other words' images while `lead` becomes leader."""
    for i in range(symmetry.starts[lead], symmetry.starts[lead + 1]):
        board_map = symmetry.maps[i]
        p = int(symmetry.images[x, board_map])
        q = int(symmetry.images[y, board_map])
        r = int(symmetry.images[z, board_map])
        low, high = min(p, q), max(p, q)
        middle = min(high, r)
        triple = min(low, middle) << 2 * _BITS | max(low, middle) << _BITS | max(high, r)
        rest = min(rest, triple)
    return rest


def _board_maps() -> NDArray[np.int64]:
    """Return the 128 maps, each as the images of the sixteen cells."""
    rows, columns = np.divmod(np.arange(NUM_CELLS), 4)
    orders = np.array(_ROW_ORDERS)
    upright = 4 * orders[:, None, rows] + orders[None, :, columns]
    transposed = orders[:, None, rows] + 4 * orders[None, :, columns]
    return np.concatenate((upright, transposed)).reshape(NUM_MAPS, NUM_CELLS)


def _images(masks: NDArray[np.int64], board_maps: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the image of each mask under each map."""
    bits = masks[:, None] >> np.arange(NUM_CELLS) & 1
    return bits @ (1 << board_maps).T
