"""After a game of Quantik: what every move was worth, and what would have been better."""

import asyncio

from fastapi import APIRouter

from ludoteca.match import Move
from ludoteca.players.quantik_analysis import Reviewed, review
from ludoteca.server import messages as m
from ludoteca.server.boards import legal_move
from ludoteca.server.http import PACED, TheRoom, says_no
from ludoteca.server.tables import Table, TableError

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/review",
    dependencies=PACED,
    responses=says_no(404, 409, 422, 429, 500, 503),
)
async def review_moves(table: str, room: TheRoom) -> list[m.ReviewedMove]:
    """Judge every move of a finished game of Quantik."""
    async with room.desk(table) as desk, desk.lock:
        moves = _moves(desk.table)
    reviewed = await asyncio.to_thread(review, [move.action for move in moves])
    return [_message(found, move.seat) for found, move in zip(reviewed, moves, strict=True)]


def _moves(table: Table) -> list[Move]:
    """Return the moves of a game that is over and solved, or refuse."""
    match = table.playing()
    if match.game.id != "quantik" or match.result is None:
        raise TableError("server-error-no-review")
    return [event for event in match.events if isinstance(event, Move)]


def _message(found: Reviewed, seat: int) -> m.ReviewedMove:
    is_missed = found.verdict == "thrown"
    return m.ReviewedMove(
        number=found.number,
        seat=seat,
        move=legal_move("quantik", found.action),
        verdict=found.verdict,
        winner=seat if found.verdict == "kept" else 1 - seat,
        wins_in=found.after // 2,
        best=legal_move("quantik", found.best) if is_missed else None,
        best_wins_in=(found.before + 1) // 2 if is_missed else None,
    )
