"""Tables over HTTP: open, list, join and show them, fetch and verify records."""

import asyncio
import time
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from ludoteca import games, players
from ludoteca.match.record import format_record, verify
from ludoteca.server import messages as m
from ludoteca.server.access import COOKIE, Keys, Limiter, client_of, is_same_origin
from ludoteca.server.room import Room
from ludoteca.server.snapshots import outcome_message, snapshot, summary
from ludoteca.server.tables import TableError

MOST_PLAYERS = 12  # at one table here; the rules know no limit
MOST_SUMMARIES = 20
COOKIE_SECONDS = 400 * 24 * 3600


def says_no(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the statuses of an address that come with the id of a sentence."""
    return {status: {"model": m.Refused} for status in statuses}


router = APIRouter(prefix="/api", responses=says_no(429, 500, 503))


# Who asks ----------------------------------------------------------------------------------


async def room_of(request: Request) -> Room:
    """Return the room of this server."""
    room: Room = request.app.state.room
    return room


async def owner_of(request: Request, response: Response) -> str:
    """Return who asks; a browser we have not seen before gets a cookie."""
    keys: Keys = request.app.state.keys
    owner = keys.owner_of_cookie(request.cookies.get(COOKIE))
    if owner is None:
        owner = keys.new_owner()
        response.set_cookie(
            COOKIE,
            keys.cookie(owner),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return owner


async def paced(request: Request) -> None:
    """Refuse what comes too often."""
    limiter: Limiter = request.app.state.limiter
    if not limiter.allows(client_of(request), time.monotonic()):
        raise TableError("server-error-too-fast")


async def own(request: Request) -> None:
    """Refuse what comes from other sites' pages."""
    if not is_same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise TableError("server-error-origin")


Owner = Annotated[str, Depends(owner_of)]
TheRoom = Annotated[Room, Depends(room_of)]
PACED = [Depends(paced)]
GUARDED = [Depends(own), Depends(paced)]


# What they ask for -------------------------------------------------------------------------


@router.get("/health")
async def health() -> dict[str, str]:
    """Say that the server is there."""
    return {"status": "ok"}


@router.get("/games")
def list_games() -> list[m.GameInfo]:
    """List the games with their bots and sheets."""
    return [
        m.GameInfo(
            id=name,
            name=game.name,
            min_players=game.min_players,
            max_players=min(game.max_players or MOST_PLAYERS, MOST_PLAYERS),
            bots=list(players.bots(name)),
            setups=list(game.setups),
        )
        for name, game in ((name, games.load(name)) for name in get_args(m.GameId))
    ]


@router.get("/tables", dependencies=PACED)
async def list_tables(owner: Owner, room: TheRoom) -> list[m.TableSummary]:
    """List the tables where this browser sits, the newest first."""
    found = []
    for table in room.storage.tables_of(owner, MOST_SUMMARIES):
        async with room.desk(table) as desk, desk.lock:
            found.append(summary(desk.table, owner))
        await asyncio.sleep(0)  # let others in before the next table is read
    return found


@router.post(
    "/tables", dependencies=GUARDED, status_code=201, responses=says_no(400, 403, 413, 422)
)
async def open_table(new: m.NewTable, request: Request, owner: Owner, room: TheRoom) -> m.SeatKey:
    """Open a table."""
    table = await room.open(new, owner)
    mine = [i for i, seat in enumerate(new.seats) if seat.kind == "me"]
    return _key(request, table, owner, mine)


@router.get("/tables/{table}", dependencies=PACED, responses=says_no(404, 422))
async def show_table(table: str, owner: Owner, room: TheRoom) -> m.TableState:
    """Show a table as this browser may see it."""
    async with room.desk(table) as desk, desk.lock:
        text = snapshot(desk.table, owner, 0, desk.shared_part()).text
    return m.TableState.model_validate_json(text)


@router.post(
    "/tables/{table}/seats/{seat}",
    dependencies=GUARDED,
    responses=says_no(400, 403, 404, 409, 413, 422),
)
async def take_seat(
    table: str, seat: int, sitter: m.TakeSeat, request: Request, owner: Owner, room: TheRoom
) -> m.SeatKey:
    """Sit down on an open seat."""
    async with room.desk(table) as desk:
        await room.sit(desk, seat, owner, sitter)
        return _key(request, table, owner, desk.table.seats_of(owner))


@router.post(
    "/tables/{table}/key", dependencies=GUARDED, responses=says_no(400, 403, 404, 413, 422)
)
async def use_key(
    table: str, key: m.UseKey, request: Request, owner: Owner, room: TheRoom
) -> m.SeatKey:
    """Come back to one's seats from another device."""
    keys: Keys = request.app.state.keys
    async with room.desk(table) as desk:
        other = keys.owner_of_token(table, key.token)
        if other is None:
            raise TableError("server-error-key")
        await room.share(desk, other, owner)
        return _key(request, table, owner, desk.table.seats_of(owner))


@router.get(
    "/tables/{table}/record",
    dependencies=PACED,
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **says_no(404, 409, 422)},
)
async def download_record(table: str, room: TheRoom) -> PlainTextResponse:
    """Return the record of a game; while it is played, without the secret of the dice."""
    async with room.desk(table) as desk, desk.lock:
        match = desk.table.playing()
        text = format_record(match, reveal=match.result is not None)
        name = f"{match.game.id}-{table}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/verify", dependencies=GUARDED, responses=says_no(400, 403, 413, 422))
async def verify_record(record: m.RecordText, request: Request) -> m.Verified:
    """Check the dice, the moves and the result of a record."""
    async with request.app.state.verifying:  # one at a time, so that games do not feel it
        checked = await asyncio.to_thread(verify, record.text)
    return m.Verified.model_validate(
        {
            "game": checked.game,
            "seats": [seat._asdict() for seat in checked.seats],
            "num_rolls": checked.num_rolls,
            "num_moves": checked.num_moves,
            "commitment": checked.commitment,
            "result": outcome_message(checked.result),
        }
    )


def _key(request: Request, table: str, owner: str, seats: list[int]) -> m.SeatKey:
    keys: Keys = request.app.state.keys
    return m.SeatKey(table=table, seats=seats, token=keys.token(table, owner))
