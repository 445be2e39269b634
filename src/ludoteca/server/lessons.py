"""After a game of Quantik: which moves threw it away, and what would have been best."""

import asyncio

from fastapi import APIRouter

from ludoteca.match import Move
from ludoteca.players.quantik_analysis import mistakes
from ludoteca.server import messages as m
from ludoteca.server.boards import legal_move
from ludoteca.server.http import PACED, TheRoom
from ludoteca.server.tables import Table, TableError

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/lessons",
    dependencies=PACED,
    responses={status: {"model": m.Refused} for status in (404, 409, 422, 429, 500, 503)},
)
async def list_lessons(table: str, room: TheRoom) -> list[m.Lesson]:
    """List the moves of a finished game of Quantik that turned a win into a loss."""
    async with room.desk(table) as desk, desk.lock:
        placements = _placements(desk.table)
    found = await asyncio.to_thread(mistakes, [move.action for move in placements])
    return [
        m.Lesson(
            number=mistake.number,
            seat=placements[mistake.number - 1].seat,
            move=legal_move("quantik", mistake.action),
            best=legal_move("quantik", mistake.best),
            plies=mistake.before,
        )
        for mistake in found
    ]


def _placements(table: Table) -> list[Move]:
    """Return the moves of a game that is over and solved, or refuse."""
    match = table.playing()
    if match.game.id != "quantik" or match.result is None:
        raise TableError("server-error-no-lessons")
    return [event for event in match.events if isinstance(event, Move)]
