"""Compile or load every kernel that a game needs, before somebody has to wait for it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludoteca.compiled import is_off
from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.match.events import Seat
from ludoteca.match.match import Match
from ludoteca.match.thinking import Thought

_MOVES = 60  # of each bot: enough to meet hands, chains and ends
_FEW_MOVES = 6  # of a slow one


def warm_up(game_id: str, look: Callable[[Match[Any]], object] = lambda _match: None) -> None:
    """Let every bot of a game play some moves, and look at each position."""
    game = load(game_id)
    bots = game.bots  # a game that cannot be loaded says so now
    if is_off():
        return
    num_seats = min(max(2, game.min_players), game.max_players or 2)
    for bot in bots.names:
        match = Match.start(game_id, [Seat(bot, bot)] * num_seats, secret=bytes(32))
        with suppress(LudotecaError):  # a bot that lacks its table will say so when it plays
            for number in range(_FEW_MOVES if bot in bots.slow else _MOVES):
                look(match)
                if match.result is not None:
                    break
                seat = match.seats_to_act[0]
                match.act(seat, Thought.begin(match, seat, number).action())
