"""Learn the value of Knaster sheets: follow the gradient of the loss by Adam's rule."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.knaster.lines import look, new_sight
from ludoteca.games.knaster.search import load
from ludoteca.games.knaster.sheet import NUM_LINES, VALUES
from ludoteca.games.knaster.value import Net, logistic

PART_WEIGHT = 0.1  # of an open cell's error in the loss, beside the error of a whole line


class Slope(NamedTuple):
    """The gradient of the weights, and what Adam remembers of earlier ones."""

    rows: NDArray[np.float32]
    second: NDArray[np.float32]
    last: NDArray[np.float32]
    is_touched: NDArray[np.bool_]  # the rows where the gradient is not zero


def flat(net: Net) -> Slope:
    """Return a gradient of zero."""
    rows, second, last = (np.zeros_like(weights) for weights in net[1:4])
    return Slope(rows, second, last, np.zeros(len(net.rows), np.bool_))


@compiled
def add_gradient(
    net: Net,
    sheets: NDArray[np.int64],
    targets: NDArray[np.float32],
    slope: Slope,
    accord: float = 0.0,
) -> float:
    """Add the gradient of the loss over some sheets; return the squared errors of whole lines.

    `accord` is the weight of the error of the whole sheet, beside those of its lines.
    """
    seen = new_sight()
    width, depth = net.rows.shape[1], net.second.shape[1]
    base, to_shared = np.empty(width, np.float32), np.empty(width, np.float32)
    to_first, to_second = np.empty(width, np.float32), np.empty(depth, np.float32)
    firsts, seconds = (
        np.empty((NUM_LINES, width), np.float32),
        np.empty((NUM_LINES, depth), np.float32),
    )
    said = np.empty((NUM_LINES, 2))
    loss = 0.0
    for n in range(len(sheets)):
        look(net.hands, load(sheets, n), sheets[n, 5], seen)
        base[:], to_shared[:] = 0, 0
        _add_rows(net, seen.shared, base)
        error = 0.0  # of the score
        for line in range(NUM_LINES):
            left = seen.num_open[line]
            if left:
                firsts[line] = base
                _add_rows(net, seen.rows[line], firsts[line])
                whole, part = _pass_on(net, firsts[line], seconds[line])
                said[line, 0], said[line, 1] = logistic(whole), logistic(part)
                circles = 5 - left + left * said[line, 1] - targets[n, line, 1]
                error += VALUES[line] * (said[line, 0] - targets[n, line, 0])
                error += circles / 2 if line < 10 else 0.0
        for line in range(NUM_LINES):
            left = seen.num_open[line]
            if left:
                p, q = said[line, 0], said[line, 1]
                off = p - targets[n, line, 0]
                miss = q - (targets[n, line, 1] - (5 - left)) / left
                loss += off * off
                to_whole = off + accord * error * VALUES[line] * p * (1 - p)
                to_part = miss * PART_WEIGHT * left
                if line < 10:
                    to_part += accord * error * left / 2 * q * (1 - q)
                _pass_back(net, to_whole, to_part, seconds[line], to_second, slope)
                _pass_further_back(net, firsts[line], to_second, to_first, slope)
                _add_to_rows(seen.rows[line], to_first, slope)
                to_shared += to_first
        _add_to_rows(seen.shared, to_shared, slope)
    return loss


@compiled
def _add_rows(net: Net, rows: NDArray[np.int64], total: NDArray[np.float32]) -> None:
    """Add rows of the table to the first layer."""
    width = net.rows.shape[1]
    for row in rows:
        if row >= 0:
            for j in range(width):
                total[j] += net.rows[row, j]


@compiled
def _pass_on(
    net: Net, first: NDArray[np.float32], second: NDArray[np.float32]
) -> tuple[float, float]:
    """Compute the second layer from the first, and return the two outputs of the last."""
    depth = net.second.shape[1]
    for j in range(depth):
        second[j] = net.second[0, j]
    for i in range(len(first)):
        x = first[i]
        if x > 0:
            for j in range(depth):
                second[j] += x * net.second[1 + i, j]
    whole, part = net.last[0, 0], net.last[0, 1]
    for j in range(depth):
        x = second[j]
        if x > 0:
            whole += x * net.last[1 + j, 0]
            part += x * net.last[1 + j, 1]
    return whole, part


@compiled
def _pass_back(
    net: Net,
    whole: float,
    part: float,
    second: NDArray[np.float32],
    to_second: NDArray[np.float32],
    slope: Slope,
) -> None:
    """Add the gradient of the last layer, and find that of the second."""
    to_whole, to_part = np.float32(whole), np.float32(part)
    slope.last[0, 0] += to_whole
    slope.last[0, 1] += to_part
    for j in range(len(second)):
        x = second[j]
        to_second[j] = 0
        if x > 0:
            slope.last[1 + j, 0] += x * to_whole
            slope.last[1 + j, 1] += x * to_part
            to_second[j] = net.last[1 + j, 0] * to_whole + net.last[1 + j, 1] * to_part
            slope.second[0, j] += to_second[j]


@compiled
def _pass_further_back(
    net: Net,
    first: NDArray[np.float32],
    to_second: NDArray[np.float32],
    to_first: NDArray[np.float32],
    slope: Slope,
) -> None:
    """Add the gradient of the second layer, and find that of the first."""
    for i in range(len(first)):
        x = first[i]
        to_first[i] = 0
        if x > 0:
            total = np.float32(0)
            for j in range(len(to_second)):
                slope.second[1 + i, j] += x * to_second[j]
                total += net.second[1 + i, j] * to_second[j]
            to_first[i] = total


@compiled
def _add_to_rows(rows: NDArray[np.int64], to_first: NDArray[np.float32], slope: Slope) -> None:
    """Add the gradient of the first layer to its rows."""
    for row in rows:
        if row >= 0:
            slope.is_touched[row] = True
            for j in range(len(to_first)):
                slope.rows[row, j] += to_first[j]


@compiled
def descend(net: Net, slope: Slope, mean: Slope, square: Slope, scale: float, rate: float) -> None:
    """Move the weights against their gradient by Adam's rule, and forget the gradient."""
    for row in range(len(net.rows)):
        if slope.is_touched[row]:
            slope.is_touched[row] = False
            _step(net.rows[row], slope.rows[row], mean.rows[row], square.rows[row], scale, rate)
    for row in range(len(net.second)):
        _step(net.second[row], slope.second[row], mean.second[row], square.second[row], scale, rate)
    for row in range(len(net.last)):
        _step(net.last[row], slope.last[row], mean.last[row], square.last[row], scale, rate)


@compiled
def _step(
    weights: NDArray[np.float32],
    slope: NDArray[np.float32],
    mean: NDArray[np.float32],
    square: NDArray[np.float32],
    scale: float,
    rate: float,
) -> None:
    """Move one row of weights."""
    factor, share, slow = np.float32(scale), np.float32(0.1), np.float32(0.001)
    length, tiny = np.float32(rate), np.float32(1e-8)
    for j in range(len(weights)):
        g = slope[j] * factor
        mean[j] += share * (g - mean[j])
        square[j] += slow * (g * g - square[j])
        weights[j] -= length * mean[j] / (np.sqrt(square[j]) + tiny)
        slope[j] = np.float32(0)


@compiled
def follow(mean: Net, net: Net, share: float) -> None:
    """Move a mean of weights by a share of the way towards the latest ones."""
    part = np.float32(share)
    for row in range(len(mean.rows)):
        for j in range(mean.rows.shape[1]):
            mean.rows[row, j] += part * (net.rows[row, j] - mean.rows[row, j])
    for row in range(len(mean.second)):
        for j in range(mean.second.shape[1]):
            mean.second[row, j] += part * (net.second[row, j] - mean.second[row, j])
    for row in range(len(mean.last)):
        for j in range(mean.last.shape[1]):
            mean.last[row, j] += part * (net.last[row, j] - mean.last[row, j])
