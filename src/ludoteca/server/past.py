"""The board of a finished game as it was after each of its events."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Response

from ludoteca.server import messages as m
from ludoteca.server.boards import board_json
from ludoteca.server.http import PACED, TheRoom, says_no
from ludoteca.server.tables import TableError

MOST_EVENTS = 20_000  # more than a table can hold, rolls included

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/boards/{number}",
    dependencies=PACED,
    response_model=m.Board,
    responses=says_no(404, 409, 422, 429, 500, 503),
)
async def show_past(
    table: str, number: Annotated[int, Path(ge=0, le=MOST_EVENTS)], room: TheRoom
) -> Response:
    """Show the board as it was after so many events, once the game is over and nothing hidden."""
    async with room.desk(table) as desk, desk.lock:
        match = desk.table.playing()
    if match.result is None or number > len(match.events):
        raise TableError("server-error-no-past")
    state = await asyncio.to_thread(match.state_after, number)  # it will not change any more
    return Response(board_json(match.game.id, state), media_type="application/json")
