"""Luck and skill over many matches: what players give away, and what the dice gave them."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.lab.ratings import Z95
from ludoteca.match.events import Move
from ludoteca.match.luck import Apart
from ludoteca.match.match import Match


class Mean(NamedTuple):
    """A mean with half its 95 % interval, which is None for a single number."""

    mean: float
    margin: float | None


class Rate(NamedTuple):
    """What somebody's matches have in common; per game but for the errors."""

    name: str
    games: int
    decisions: int
    result: Mean
    luck: Mean
    mistakes: Mean  # given away in a game
    error: Mean  # given away by a decision, the intervals clustered by game
    without_luck: Mean  # the result less luck: the same mean in the long run, but a narrower one


def mean_of(numbers: Sequence[float]) -> Mean:
    """Return the mean of some numbers and its interval."""
    count, mean = len(numbers), sum(numbers) / len(numbers)
    if count < 2:
        return Mean(mean, None)
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return Mean(mean, Z95 * math.sqrt(variance / count))


def rate_players(played: Iterable[tuple[Match[Any], Apart]]) -> list[Rate]:
    """Return the rates of everybody in some matches, whoever gives away least first."""
    rows: dict[str, list[tuple[float, float, float, int]]] = {}
    for match, apart in played:
        for number, seat in enumerate(match.seats):
            account = apart.accounts[number]
            made = sum(isinstance(e, Move) and e.seat == number for e in match.events)
            row = (account.result, account.luck, account.mistakes, made)
            rows.setdefault(seat.name, []).append(row)
    return sorted((_rate(name, found) for name, found in rows.items()), key=lambda r: r.error.mean)


def _rate(name: str, rows: list[tuple[float, float, float, int]]) -> Rate:
    results, luck, mistakes, made = (list(column) for column in zip(*rows, strict=True))
    decisions = sum(made)
    error = sum(mistakes) / max(1, decisions)
    # A ratio of two sums: its spread is that of what each game has more than the ratio says.
    surplus = mean_of([lost - error * n for lost, n in zip(mistakes, made, strict=True)])
    margin = surplus.margin and surplus.margin * len(rows) / max(1, decisions)
    return Rate(
        name=name,
        games=len(rows),
        decisions=int(decisions),
        result=mean_of(results),
        luck=mean_of(luck),
        mistakes=mean_of(mistakes),
        error=Mean(error, margin),
        without_luck=mean_of([a - b for a, b in zip(results, luck, strict=True)]),
    )
