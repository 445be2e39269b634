"""Compile or load every kernel that the server needs, before somebody has to wait for it."""

from collections.abc import Iterable
from typing import Any

from ludoteca import games
from ludoteca.compiled import mark_warm
from ludoteca.match import Match
from ludoteca.match.warm_up import warm_up as warm_up_game
from ludoteca.server.boards import board_json, moves_json


class WarmUp:
    """Let every bot play some moves of its game; the game that is asked for comes first."""

    def __init__(self) -> None:
        """Begin with all games to do."""
        self._waiting = list(games.ids())
        self._total = len(self._waiting) + 1  # the one that is being done is not done
        self.is_over = False

    @property
    def progress(self) -> tuple[int, int]:
        """Return how many steps are done, and of how many."""
        return self._total - 1 - len(self._waiting), self._total

    def ask_for(self, names: Iterable[str]) -> None:
        """Let games that somebody waits for come before the others."""
        for name in names:
            if name in self._waiting:
                self._waiting.sort(key=lambda waiting: waiting != name)

    def run(self) -> None:
        """Do one game after the other; whatever happens, nobody is kept out for good."""
        try:
            while self._waiting:
                warm_up_game(self._waiting.pop(0), _write)
            mark_warm()
        finally:
            self.is_over = True


def _write(match: Match[Any]) -> None:
    for seat in match.seats_to_act[:1]:
        state, player = match.view(seat), match.player_of(seat)
        board_json(match.game.id, state)
        moves_json(match.game.id, state, player, match.legal_actions(seat))
