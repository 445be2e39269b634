"""Compile or load every kernel that a game needs, before somebody has to wait for it."""

from typing import get_args

from ludoteca import players
from ludoteca.compiled import mark_warm
from ludoteca.server import messages as m
from ludoteca.server.snapshots import shared_part, snapshot
from ludoteca.server.tables import Table, opening
from ludoteca.server.thinking import Thought

_MOVES = 60  # of each bot: enough to meet hands, chains and ends


def warm_up() -> None:
    """Let every bot play some moves of its game."""
    for game in get_args(m.GameId):
        for bot in players.bots(game):
            seats = [m.NewSeat(kind="bot", bot=bot)] * 2
            table = Table("", [opening(m.NewTable(game=game, seats=seats), "", 0)])
            for _ in range(_MOVES):
                _play(table)
                snapshot(table, None, 0, shared_part(table, set()))
    mark_warm()


def _play(table: Table) -> None:
    for seat in table.bots_to_act()[:1]:
        action = Thought.begin(table, seat).action()
        table.apply({"kind": "move", "seat": seat, "action": action})
