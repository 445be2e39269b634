"""Learn the value of Kuh Vadis boards from samples: gradients by hand, steps by Adam's rule."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_FACES
from ludoteca.games.kuhvadis.goes import UNSEEN
from ludoteca.games.kuhvadis.net import (
    DEPTH,
    NUM_PAIRS,
    NUM_ROWS,
    NUM_WEIGHTS,
    QUAD_WIDTH,
    WIDTH,
    Net,
    Values,
    add_rows,
    kind_of,
    net_of,
    pair_row,
    squeeze,
)
from ludoteca.games.kuhvadis.selfplay import Samples
from ludoteca.games.kuhvadis.sight import JOIN_COSTS, WALL_COSTS
from ludoteca.games.kuhvadis.squares import NUM_CELLS
from ludoteca.rng import Rng, below

BATCH = 64
_FADE, _FADE_SQUARES, _TINY = 0.9, 0.999, 1e-8


def first_weights(rng: Rng) -> Values:
    """Return weights to begin with: whoever is closer to the goal is ahead, the rest is noise."""
    weights = np.array([below(rng, 2_001) / 1_000 - 1.0 for _ in range(NUM_WEIGHTS)])
    net = net_of(weights)
    net.cells[:] *= 0.1
    net.joins[:] *= 0.1
    net.walls[:] *= 0.1
    net.mix[:] *= 0.25
    net.bias[:] = 0.1
    net.out[:] *= 0.1
    net.wall_out[:] = 0.0
    net.quad_cells[:] *= 0.1
    net.quad_joins[:] *= 0.1
    net.quad_out[:] *= 0.3
    net.quad_join_out[:] = -0.8
    far = JOIN_COSTS - 1
    for own in range(JOIN_COSTS):
        for their in range(JOIN_COSTS):
            ahead = 0.12 * (their - own + 1)
            if far in (own, their):
                ahead = 1.5 if own < far else -1.5
            net.join_out[own * JOIN_COSTS + their] = ahead
    return weights


class Learner:
    """Weights, and what Adam's rule remembers of earlier steps."""

    def __init__(self, weights: Values) -> None:
        """Begin with these weights."""
        self.weights = weights
        self.means = np.zeros_like(weights)
        self.squares = np.zeros_like(weights)
        self.steps = 0

    def learn(self, samples: Samples, order: NDArray[np.int64], rate: float) -> None:
        """Take a step for each batch of samples in this order."""
        gradients = np.zeros_like(self.weights)
        slopes = Slopes(net_of(gradients), gradients)
        memory = (self.weights, self.means, self.squares)
        net = net_of(self.weights)
        self.steps = _learn(net, slopes, memory, samples, order, rate, self.steps)


def mean_error(net: Net, samples: Samples) -> float:
    """Return the mean squared error over samples."""
    return float(_sum_errors(net, net_of(np.zeros(NUM_WEIGHTS)), samples)) / len(samples.targets)


class Slopes(NamedTuple):
    """How the error changes with each weight, by its place in the network and in a row."""

    net: Net
    all: Values


@compiled
def shuffled(rng: Rng, size: int) -> NDArray[np.int64]:
    """Return the numbers below size in a random order."""
    order = np.arange(size)
    for left in range(size - 1, 0, -1):
        place = below(rng, left + 1)
        order[left], order[place] = order[place], order[left]
    return order


@compiled
def _learn(
    net: Net,
    slopes: Slopes,
    memory: tuple[Values, Values, Values],
    samples: Samples,
    order: NDArray[np.int64],
    rate: float,
    steps: int,
) -> int:
    """Take the steps; return how many there were by now."""
    weights, means, squares = memory
    fade, fade_squares = 1.0, 1.0  # to the power of the steps, by multiplication alone
    for _ in range(steps):
        fade *= _FADE
        fade_squares *= _FADE_SQUARES
    for begin in range(0, len(order) - BATCH + 1, BATCH):
        slopes.all[:] = 0.0
        for number in order[begin : begin + BATCH]:
            _add_sample(net, slopes.net, samples, number)
        steps += 1
        fade *= _FADE
        fade_squares *= _FADE_SQUARES
        size = rate * sqrt(1.0 - fade_squares) / (1.0 - fade)
        for place in range(len(weights)):
            slope = slopes.all[place] / BATCH
            means[place] += (1.0 - _FADE) * (slope - means[place])
            squares[place] += (1.0 - _FADE_SQUARES) * (slope * slope - squares[place])
            weights[place] -= size * means[place] / (sqrt(squares[place]) + _TINY)
    return steps


@compiled
def _sum_errors(net: Net, slopes: Net, samples: Samples) -> float:
    """Add up squared errors."""
    total = 0.0
    for number in range(len(samples.targets)):
        total += _add_sample(net, slopes, samples, number)
    return total


@compiled
def _add_sample(net: Net, slopes: Net, samples: Samples, number: int) -> float:
    """Add the slopes of one sample's squared error; return the error."""
    if samples.bases[number] == UNSEEN:
        return _add_board(net, slopes, samples, number)
    return _add_quad(net, slopes, samples, number)


@compiled
def _slope(x: float) -> float:
    """Return the slope of `squeeze`."""
    one = 1.0 + x * x
    return 0.5 / (one * sqrt(one))


@compiled
def _add_board(net: Net, slopes: Net, samples: Samples, number: int) -> float:
    """Add the slopes of one board's squared error; return the error."""
    totals, whole = np.zeros((NUM_FACES, WIDTH)), net.bias[0].copy()
    x = _forward(net, samples, number, totals, whole)
    error = squeeze(x) - samples.targets[number]
    slope = 2.0 * error * _slope(x)
    slopes.join_out[samples.rows[number, 0], 0] += slope
    slopes.wall_out[samples.rows[number, 1], 0] += slope
    for unit in range(DEPTH):
        active, whole[unit] = whole[unit], 0.0
        if active > 0.0:
            slopes.out[0, unit] += slope * active
            whole[unit] = slope * net.out[0, unit]
            slopes.bias[0, unit] += whole[unit]
    _backward(net, slopes, samples, number, totals, whole)
    return float(error * error)


@compiled
def _forward(net: Net, samples: Samples, number: int, totals: Values, whole: Values) -> float:
    """Return the value of a board before it is squeezed; keep the sums of symbols and of all."""
    joins, walls = samples.rows[number]
    faces = _add_up(net.cells, samples, number, totals)
    for face in range(NUM_FACES):
        if faces >> face & 1:
            kind = kind_of(face)
            join, wall = kind * JOIN_COSTS**2 + joins, kind * WALL_COSTS**2 + walls
            for column in range(WIDTH):
                totals[face, column] += net.joins[join, column] + net.walls[wall, column]
                active = totals[face, column]
                if active > 0.0:
                    for unit in range(DEPTH):
                        whole[unit] += active * net.mix[kind * WIDTH + column, unit]
    x = net.join_out[joins, 0] + net.wall_out[walls, 0]
    for unit in range(DEPTH):
        x += max(whole[unit], 0.0) * net.out[0, unit]
    return float(x)


@compiled
def _backward(
    net: Net, slopes: Net, samples: Samples, number: int, totals: Values, back: Values
) -> None:
    """Hand the slopes of the whole down to the symbols and their squares; totals are used up."""
    joins, walls = samples.rows[number]
    for face in range(NUM_FACES):
        kind = kind_of(face)
        join, wall = kind * JOIN_COSTS**2 + joins, kind * WALL_COSTS**2 + walls
        for column in range(WIDTH):  # the sums of a symbol that is not there are zero
            active, down = totals[face, column], 0.0
            if active > 0.0:
                row = kind * WIDTH + column
                for unit in range(DEPTH):
                    slopes.mix[row, unit] += active * back[unit]
                    down += back[unit] * net.mix[row, unit]
            totals[face, column] = down
            slopes.joins[join, column] += down
            slopes.walls[wall, column] += down
    _hand_down(slopes.cells, samples, number, totals)


@compiled
def _add_quad(net: Net, slopes: Net, samples: Samples, number: int) -> float:
    """Add the slopes of one neighbourhood's squared error; return the error."""
    joins, totals = samples.rows[number, 0], np.zeros((NUM_FACES, QUAD_WIDTH))
    faces = _add_up(net.quad_cells, samples, number, totals)
    x = net.quad_join_out[joins, 0]
    for face in range(NUM_FACES):
        if faces >> face & 1:
            kind = kind_of(face)
            for column in range(QUAD_WIDTH):
                totals[face, column] += net.quad_joins[kind * JOIN_COSTS**2 + joins, column]
                x += max(totals[face, column], 0.0) * net.quad_out[kind, column]
    base = samples.bases[number]
    error = base + (1.0 - base) * squeeze(x) - samples.targets[number]
    slope = 2.0 * error * (1.0 - base) * _slope(x)
    slopes.quad_join_out[joins, 0] += slope
    for face in range(NUM_FACES):
        kind = kind_of(face)
        for column in range(QUAD_WIDTH):
            active, down = totals[face, column], 0.0
            if active > 0.0:
                slopes.quad_out[kind, column] += slope * active
                down = slope * net.quad_out[kind, column]
            totals[face, column] = down
            slopes.quad_joins[kind * JOIN_COSTS**2 + joins, column] += down
    _hand_down(slopes.quad_cells, samples, number, totals)
    return float(error * error)


@compiled
def _add_up(table: Values, samples: Samples, number: int, totals: Values) -> int:
    """Add up the rows of all squares by symbol; return the set of symbols that are there."""
    codes, faces = samples.codes[number], samples.faces[number]
    there = 0
    for cell in range(NUM_CELLS):
        if codes[cell] >= 0:
            face = faces[cell]
            there |= 1 << face
            add_rows(table, kind_of(face), codes[cell], totals[face])
    return there


@compiled
def _hand_down(slopes: Values, samples: Samples, number: int, down: Values) -> None:
    """Hand the slopes of the symbols' sums down to the rows of all squares."""
    codes, faces = samples.codes[number], samples.faces[number]
    for cell in range(NUM_CELLS):
        if codes[cell] >= 0:
            base = kind_of(faces[cell]) * NUM_ROWS
            for pair in range(NUM_PAIRS):
                row = base + pair_row(codes[cell], pair)
                for column in range(down.shape[1]):
                    slopes[row, column] += down[faces[cell], column]
