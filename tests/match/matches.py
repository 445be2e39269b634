"""Matches to test with, and what a refusal must leave alone."""

import copy
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteca.errors import LudotecaError
from ludoteca.match import Match, Seat

ANNA, BRUNO, CARLA = Seat("Anna"), Seat("Bruno"), Seat("Carla")
BOT = Seat("Greedy", "greedy")
LOT_1 = bytes([1] * 32)  # the lot chooses the first of two seats
LOT_2 = bytes(32)  # ... and the second
WIN_FOR_SECOND = ("Aa1", "Bb1", "Cc1", "Dd1")  # four shapes in the top row


def quantik(*seats: Seat, secret: bytes = LOT_1) -> Match[Any]:
    return Match.start("quantik", seats or (ANNA, BRUNO), secret=secret)


def knaster(*seats: Seat, secret: bytes = LOT_1) -> Match[Any]:
    return Match.start("knaster", seats, secret=secret)


def kuhvadis(*seats: Seat) -> Match[Any]:
    """Begin a match of the first format, in which one lot decides side and start."""
    return Match.start("kuhvadis", seats or (ANNA, BRUNO), secret=LOT_1, format=1)


def play_all(match: Match[Any], moves: Sequence[str]) -> Match[Any]:
    """Play these moves, each by whoever is to act."""
    for move in moves:
        match.play(match.seats_to_act[0], move)
    return match


def assert_refused(match: Match[Any], message: str, attempt: Callable[[], object]) -> LudotecaError:
    """Attempt something; it must fail with this message and change nothing."""
    before = copy.deepcopy(match)
    with pytest.raises(LudotecaError) as caught:
        attempt()
    assert caught.value.message == message
    assert match == before
    assert match.state == before.state
    assert [match.version(s) for s in (0, None)] == [before.version(s) for s in (0, None)]
    return caught.value
