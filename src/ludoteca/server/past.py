"""The boards of a finished game after each of its events, as messages and as pictures."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from ludoteca.faces import picture
from ludoteca.faces.messages import Board
from ludoteca.match import Match
from ludoteca.server.boards import board_json
from ludoteca.server.http import Registry, says_no
from ludoteca.server.tables import TableError

MOST_EVENTS = 20_000  # more than a table can hold, rolls included

router = APIRouter(prefix="/api")
_Number = Annotated[int, Path(ge=0, le=MOST_EVENTS)]


@router.get(
    "/tables/{table}/boards/{number}",
    response_model=Board,
    responses=says_no(404, 409, 421, 422, 429, 500, 503),
)
async def show_past(table: str, number: _Number, registry: Registry) -> Response:
    """Show the board as it was after so many events, once the game is over and nothing hidden."""
    match = await _finished(table, number, registry)
    state = await asyncio.to_thread(match.state_after, number)  # it will not change any more
    return Response(board_json(match.game.id, state), media_type="application/json")


@router.get(
    "/tables/{table}/pictures/{number}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **says_no(404, 409, 422, 429, 500, 503)},
)
async def draw_past(table: str, number: _Number, registry: Registry) -> Response:
    """Draw the same board as SVG, to be shared."""
    match = await _finished(table, number, registry)
    state = await asyncio.to_thread(match.state_after, number)
    drawn = await asyncio.to_thread(picture, match.game.id, state)
    return Response(drawn, media_type="image/svg+xml")


async def _finished(table: str, number: int, registry: Registry) -> Match[Any]:
    """Return the match of a table that is over and has seen so many events."""
    async with registry.desk(table) as desk, desk.lock:
        match = desk.table.playing()
    if match.result is None or number > len(match.events):
        raise TableError("server-error-no-past")
    return match
