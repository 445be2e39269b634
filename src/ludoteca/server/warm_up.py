"""What is ready on this server after a first start, and what who comes earlier is told."""

import asyncio
from typing import Any

from ludoteca.games import load
from ludoteca.match import Match
from ludoteca.match.warm_up import WarmUp
from ludoteca.server.boards import board_json, moves_json
from ludoteca.server.tables import TableError

ASK_SECONDS = 0.1  # how often we look whether something is ready


class NotReady(TableError):
    """A game whose rules are still being compiled; whoever asks again is let in."""


class Readiness(WarmUp):
    """Make the games ready, and let nobody touch one before."""

    def __init__(self) -> None:
        """Begin with nothing ready."""
        super().__init__(write)

    def admit(self, game: str) -> None:
        """Refuse what needs the rules of a game before they are ready, and hurry on with them."""
        if not self.is_ready(game):
            self.ask_for(game)
            raise NotReady("server-warming", game=load(game).name, percent=self.percent(game))

    async def wait_for(self, game: str, part: str = "") -> None:
        """Wait for a part of a game, which now comes first."""
        self.ask_for(game, part)
        while not self.is_ready(game, part):
            await asyncio.sleep(ASK_SECONDS)


def write(match: Match[Any]) -> None:
    """Write a position as the clients are told of it."""
    for seat in match.seats_to_act[:1]:
        state, player = match.view(seat), match.player_of(seat)
        board_json(match.game.id, state)
        moves_json(match.game.id, state, player, match.legal_actions(seat))
