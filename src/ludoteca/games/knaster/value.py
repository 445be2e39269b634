"""The learned value of a Knaster sheet: what it will have scored in the end, in the mean.

One small net looks at each of the twelve lines and says how likely all its cells will be circled
and what part of its open cells will be. The value of a sheet follows: the lines' values times their
chances, and the circles.
"""

import hashlib
import zlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.errors import LudotecaError
from ludoteca.games.knaster.lines import (
    CHANCES,
    CROSS_HAND,
    NO_ROW,
    NUM_NEARNESS,
    NUM_PLACES,
    NUM_ROWS,
    NUM_SHARED,
    Hands,
    Sight,
    hands,
    look,
    new_sight,
)
from ludoteca.games.knaster.sheet import (
    GRID,
    NUM_CELLS,
    NUM_LINES,
    VALUES,
    Sheet,
    circle,
    number_at,
    score,
    written,
)

WIDTH = 48  # of the first layer, which adds up rows
DEPTH = 32  # of the second, an even number
UNITS = 1 << 16  # in 1

VALUE_FILE = Path(__file__).parent / "value.bin"
_MAGIC = b"knaster value 2\n"
_REBUILD = "ludoteca train knaster"


class UnusableValue(LudotecaError):
    """The file with the learned value is missing or damaged."""


class Net(NamedTuple):
    """The weights, and the numbering of hands that comes with them."""

    hands: Hands
    rows: NDArray[np.float32]  # NUM_ROWS × WIDTH
    second: NDArray[np.float32]  # (1 + WIDTH) × DEPTH, the constants first
    last: NDArray[np.float32]  # (1 + DEPTH) × 2: all cells circled; one open cell circled
    fixed: NDArray[np.int32]  # the rows in units of 1 / UNITS: their sums are exact in any order


class Learned(NamedTuple):
    """What the strong players know."""

    alone: Net
    among: Net  # for games with others; the rows of hands are those of `alone`
    spreads: NDArray[np.float64]  # by nearness: variance of a lead, per variance of its lines


def blank() -> Net:
    """Return a net that knows nothing."""
    return Net(
        hands(),
        np.zeros((NUM_ROWS, WIDTH), np.float32),
        np.zeros((1 + WIDTH, DEPTH), np.float32),
        np.zeros((1 + DEPTH, 2), np.float32),
        np.zeros((NUM_ROWS, WIDTH), np.int32),
    )


def fix_rows(net: Net) -> None:
    """Bring the rows that play up to date with those that were learned."""
    net.fixed[:] = np.rint(net.rows * UNITS)


class Desk(NamedTuple):
    """Where sheets are valued one after the other, with what was added up for the last one."""

    net: Net
    seen: Sight
    shared: NDArray[np.int64]  # rows that are in `base`
    rows: NDArray[np.int64]  # [line, place]: rows that are in `sums`
    base: NDArray[np.int32]
    sums: NDArray[np.int32]  # [line]
    on: NDArray[np.int64]  # units of the first layer
    shine: NDArray[np.float32]  # what each of them gives
    second: NDArray[np.float32]


@compiled
def new_desk(net: Net) -> Desk:
    """Return a desk on which nothing is added up."""
    width, depth = net.rows.shape[1], net.second.shape[1]
    return Desk(
        net,
        new_sight(),
        np.full(NUM_SHARED, NO_ROW),
        np.full((NUM_LINES, NUM_PLACES), NO_ROW),
        np.zeros(width, np.int32),
        np.zeros((NUM_LINES, width), np.int32),
        np.empty(width + 1, np.int64),
        np.empty(width + 1, np.float32),
        np.empty(depth, np.float32),
    )


@compiled
def logistic(x: float) -> float:
    """Return 1 / (1 + exp(-x)) by sums and products only, so that every machine agrees."""
    x = min(max(float(x), -40.0), 40.0) / -64
    power = 1 + x * (
        1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5 * (1 + x / 6 * (1 + x / 7)))))
    )
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    return 1 / (1 + power * power)


@compiled
def _exchange(
    fixed: NDArray[np.int32],
    rows: NDArray[np.int64],
    added: NDArray[np.int64],
    total: NDArray[np.int32],
) -> None:
    """Bring a sum of rows up to date: only the rows that have changed are taken out and put in."""
    width = fixed.shape[1]  # not a constant, or the loop would not be vectorised
    for place in range(len(rows)):
        old, new = added[place], rows[place]
        if old != new:
            added[place] = new
            if old < 0:
                for j in range(width):
                    total[j] += fixed[new, j]
            elif new < 0:
                for j in range(width):
                    total[j] -= fixed[old, j]
            else:
                for j in range(width):
                    total[j] += fixed[new, j] - fixed[old, j]


@compiled
def _pass_on(desk: Desk, own: NDArray[np.int32]) -> tuple[float, float]:
    """Compute the second layer from the sums of the first, and return the outputs of the last.

    Units that are on are gathered without a branch and taken two by two: both save time.
    """
    net, base = desk.net, desk.base
    on, shine, second = desk.on, desk.shine, desk.second
    depth, unit, num = net.second.shape[1], np.float32(1 / UNITS), 0
    for i in range(len(base)):
        units = base[i] + own[i]
        on[num], shine[num] = i, np.float32(units) * unit
        num += units > 0
    if num & 1:
        on[num], shine[num] = 0, np.float32(0)
        num += 1
    for j in range(depth):
        second[j] = net.second[0, j]
    for k in range(0, num, 2):
        x, y = shine[k], shine[k + 1]
        mine, other = net.second[1 + on[k]], net.second[1 + on[k + 1]]
        for j in range(depth):
            second[j] += x * mine[j] + y * other[j]
    whole = part = more_whole = more_part = np.float32(0)
    for j in range(0, depth, 2):
        x, y = max(second[j], np.float32(0)), max(second[j + 1], np.float32(0))
        whole += x * net.last[1 + j, 0]
        part += x * net.last[1 + j, 1]
        more_whole += y * net.last[2 + j, 0]
        more_part += y * net.last[2 + j, 1]
    return net.last[0, 0] + whole + more_whole, net.last[0, 1] + part + more_part


@compiled
def prospects(desk: Desk, sheet: Sheet, others_free: int, lines: NDArray[np.float64]) -> None:
    """Write for each line the chance to be all circled, and its expected number of circles.

    The more the sheet is like the last one on the desk, the quicker that is.
    """
    net, seen = desk.net, desk.seen
    look(net.hands, sheet, others_free, seen)
    _exchange(net.fixed, seen.shared, desk.shared, desk.base)
    for line in range(NUM_LINES):
        left = seen.num_open[line]
        lines[line, 0], lines[line, 1] = 1.0, 5.0
        if left:
            own = desk.sums[line]
            _exchange(net.fixed, seen.rows[line], desk.rows[line], own)
            whole, part = _pass_on(desk, own)
            lines[line, 0] = logistic(whole)
            lines[line, 1] = 5 - left + left * logistic(part)


@compiled
def worth_of(lines: NDArray[np.float64]) -> float:
    """Return the expected score that the prospects of the lines add up to."""
    total = circles = 0.0
    for line in range(NUM_LINES):
        total += VALUES[line] * lines[line, 0]
        if line < 10:
            circles += lines[line, 1]
    return total + circles / 2  # each cell is in a row and in a column


@compiled
def worth(desk: Desk, sheet: Sheet, others_free: int, lines: NDArray[np.float64]) -> float:
    """Return the expected final score of a sheet before the next roll."""
    if written(sheet) == GRID:
        return worth_of_last_roll(sheet)
    prospects(desk, sheet, others_free, lines)
    return worth_of(lines)


@compiled
def worth_of_last_roll(sheet: Sheet) -> float:
    """Return the expected final score of a full sheet before the last roll, exactly."""
    base = score(sheet)
    gains = np.zeros(13, np.int64)
    for cell in range(NUM_CELLS):
        if not sheet.circled >> cell & 1:
            number = number_at(sheet, cell)
            gains[number] = max(gains[number], score(circle(sheet, 1 << cell)) - base)
    total = 0
    for number in range(2, 13):
        total += CHANCES[number] * gains[number]
    return base + total / 36


# The file ----------------------------------------------------------------------------------


def encode(learned: Learned) -> bytes:
    """Return the file of a value: its name, a checksum, the weights in half precision."""
    alone, among = learned.alone, learned.among
    parts = [*alone[1:4], among.rows[:CROSS_HAND], *among[2:4]]
    weights = b"".join(part.astype("<f2").tobytes() for part in parts)
    content = zlib.compress(weights + learned.spreads.astype("<f8").tobytes(), 9)
    return _MAGIC + hashlib.sha256(content).digest() + content


def decode(data: bytes) -> Learned | None:
    """Read such a file; return None if it is damaged."""
    digest, content = data[len(_MAGIC) : len(_MAGIC) + 32], data[len(_MAGIC) + 32 :]
    if not data.startswith(_MAGIC) or hashlib.sha256(content).digest() != digest:
        return None
    content = zlib.decompress(content)
    weights = np.frombuffer(content[: -8 * NUM_NEARNESS], "<f2").astype(np.float32)
    alone, among = blank(), blank()
    begin = 0
    for part in (*alone[1:4], among.rows[:CROSS_HAND], *among[2:4]):
        part[:] = weights[begin : begin + part.size].reshape(part.shape)
        begin += part.size
    among.rows[CROSS_HAND:] = alone.rows[CROSS_HAND:]
    fix_rows(alone)
    fix_rows(among)
    return Learned(alone, among, np.frombuffer(content[-8 * NUM_NEARNESS :], "<f8").copy())


@cache
def load_value(file: Path = VALUE_FILE) -> Learned:
    """Return the value in a file, read once; raise UnusableValue rather than guess."""
    try:
        learned = decode(file.read_bytes())
    except OSError:
        raise UnusableValue(
            "knaster-error-value-missing", file=str(file), command=_REBUILD
        ) from None
    if learned is None:
        raise UnusableValue("knaster-error-value-damaged", file=str(file), command=_REBUILD)
    return learned
