"""What results say about strength: scores and Elo ratings, each with its 95 % interval."""

import math
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

Z95 = 1.959964
PER_ELO = math.log(10) / 400
_MAX_STEPS = 200


class Score(NamedTuple):
    """The mean of some results between 0 and 1, and how they vary."""

    number: int
    mean: float
    variance: float  # of one result

    def margin(self) -> float:
        """Return half the width of the interval, which is never 0."""
        if self.number == 0:
            return 1.0
        if self.variance > 0:
            return Z95 * math.sqrt(self.variance / self.number)
        return Z95**2 / (self.number + Z95**2)  # how far Wilson's interval goes from 0 or 1


class Rating(NamedTuple):
    """A player's Elo, so that the mean of all players is 0, and half the width of its interval."""

    elo: float
    margin: float


def score_of(number: int, total: float, squares: float) -> Score:
    """Return the score of results by their sum and the sum of their squares."""
    if number == 0:
        return Score(0, 0.5, 0.0)
    mean = total / number
    spread = squares - number * mean * mean
    variance = spread / (number - 1) if number > 1 and spread > 1e-12 else 0.0
    return Score(number, mean, variance)


def rate(num_players: int, scores: Mapping[tuple[int, int], Score]) -> list[Rating]:
    """Return the ratings that make the results most likely, by the Bradley-Terry model.

    One drawn result is added to every pair that has met, so that who wins all has a rating. The
    intervals come from how the results really vary, not from what the model says they should.
    """
    strength = np.zeros(num_players)
    for _ in range(_MAX_STEPS):
        slope, bend = np.zeros(num_players), np.zeros((num_players, num_players))
        for (first, second), score in scores.items():
            if score.number:
                number = score.number + 1
                mean = (score.number * min(max(score.mean, 0.0), 1.0) + 0.5) / number
                chance = 1 / (1 + math.exp(strength[second] - strength[first]))
                _add_pair(slope, first, second, number * (mean - chance))
                _add_square(bend, first, second, number * chance * (1 - chance))
        step = np.linalg.pinv(bend) @ slope
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < 1e-10:
            break
    inverse = np.linalg.pinv(bend)
    noise = np.zeros((num_players, num_players))
    for (first, second), score in scores.items():
        if score.number:
            deviation = score.margin() / Z95 * score.number
            _add_square(noise, first, second, deviation**2)
    errors = np.sqrt(np.diag(inverse @ noise @ inverse))
    strength -= strength.mean()
    return [
        Rating(float(s) / PER_ELO, Z95 * float(e) / PER_ELO)
        for s, e in zip(strength, errors, strict=True)
    ]


def _add_pair(vector: "np.typing.NDArray[np.float64]", first: int, second: int, x: float) -> None:
    vector[first] += x
    vector[second] -= x


def _add_square(matrix: "np.typing.NDArray[np.float64]", i: int, j: int, x: float) -> None:
    """Add x times the square of the difference between two players."""
    matrix[i, i] += x
    matrix[j, j] += x
    matrix[i, j] -= x
    matrix[j, i] -= x
