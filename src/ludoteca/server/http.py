"""Tables over HTTP: open, list, join and show them, fetch and verify records."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ludoteca.errors import UnknownGame
from ludoteca.match.record import format_record
from ludoteca.server import messages as m
from ludoteca.server.access import Keys, Turns
from ludoteca.server.chain import DamagedTable
from ludoteca.server.events import UnreadableEvent
from ludoteca.server.registry import TableRegistry
from ludoteca.server.snapshots import outcome_message, summary, whole
from ludoteca.server.tables import Table, TableError

MOST_SUMMARIES = 20
MOST_RECORD = 200_000  # characters: some thousand moves more than a table holds
COOKIE_SECONDS = 400 * 24 * 3600
# Tables that lists leave out: of a game that was removed, a newer log, or damaged.
_UNREADABLE = (UnknownGame, UnreadableEvent, DamagedTable)


def says_no(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the statuses of an address that come with the id of a sentence."""
    return {status: {"model": m.Refused} for status in statuses}


router = APIRouter(prefix="/api", responses=says_no(421, 429, 500, 503))


# Who asks ----------------------------------------------------------------------------------


async def registry_of(request: Request) -> TableRegistry:
    """Return the tables of this server."""
    registry: TableRegistry = request.app.state.registry
    return registry


async def owner_of(request: Request, response: Response) -> str:
    """Return who asks; a browser we have not seen before gets a cookie."""
    keys: Keys = request.app.state.keys
    owner = keys.owner_of_cookies(request.cookies)
    if owner is None or keys.cookie_name not in request.cookies:
        owner = owner or keys.new_owner()
        response.set_cookie(
            keys.cookie_name,
            keys.cookie(owner),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return owner


Owner = Annotated[str, Depends(owner_of)]
Registry = Annotated[TableRegistry, Depends(registry_of)]


# What they ask for -------------------------------------------------------------------------


@router.get("/tables")
async def list_tables(
    owner: Owner, registry: Registry, page: Annotated[int, Query(ge=0, le=10_000)] = 0
) -> list[m.TableSummary]:
    """List the tables where this browser sits, twenty to a page, as far as they can be read.

    Games that are not over come first, and of each kind the newest.
    """
    found = []
    for table in await registry.storage.tables_of(owner, MOST_SUMMARIES, page * MOST_SUMMARIES):
        with suppress(*_UNREADABLE):
            async with registry.desk(table) as desk, desk.lock:
                found.append(summary(desk.table, owner))
    return found


@router.post("/tables", status_code=201, responses=says_no(400, 403, 404, 413, 422, 507))
async def open_table(
    new: m.NewTable, request: Request, owner: Owner, registry: Registry
) -> m.SeatKey:
    """Open a table."""
    table = await registry.open(new, owner)
    mine = [i for i, seat in enumerate(new.seats) if seat.kind == "me"]
    keys: Keys = request.app.state.keys
    return m.SeatKey(table=table, seats=mine, token=keys.token(table, owner))


@router.get(
    "/tables/{table}",
    response_model=m.TableState,
    responses=says_no(404, 422),
)
async def show_table(table: str, owner: Owner, response: Response, registry: Registry) -> Response:
    """Show a table as this browser may see it."""
    async with registry.desk(table) as desk, desk.lock:
        text = whole(desk.table, owner, desk.shared_part())
    return Response(text, media_type="application/json", headers=response.headers)


@router.post(
    "/tables/{table}/seats/{seat}",
    responses=says_no(400, 403, 404, 409, 413, 422),
)
async def take_seat(
    table: str, seat: int, sitter: m.TakeSeat, request: Request, owner: Owner, registry: Registry
) -> m.SeatKey:
    """Sit down on an open seat."""
    async with registry.desk(table) as desk:
        await registry.sit(desk, seat, owner, sitter)
        return _key(request, desk.table, owner)


@router.post("/tables/{table}/key", responses=says_no(400, 403, 404, 413, 422))
async def use_key(
    table: str, key: m.UseKey, request: Request, owner: Owner, registry: Registry
) -> m.SeatKey:
    """Come back to one's seats from another device."""
    keys: Keys = request.app.state.keys
    async with registry.desk(table) as desk:
        other = keys.owner_of_token(table, key.token, desk.table.epochs)
        if other is None:
            raise TableError("server-error-key")
        await registry.share(desk, other, owner)
        return _key(request, desk.table, owner)


@router.post("/tables/{table}/key/revoke", responses=says_no(403, 404, 413, 422))
async def revoke_keys(table: str, request: Request, owner: Owner, registry: Registry) -> m.SeatKey:
    """Take back all keys to one's seats: other devices and old tokens hold them no more."""
    async with registry.desk(table) as desk:
        await registry.revoke(desk, owner)
        return _key(request, desk.table, owner)


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **says_no(404, 409, 422)},
)
async def download_record(table: str, registry: Registry) -> PlainTextResponse:
    """Return the record of a game; while it is played, without the secret of the dice."""
    async with registry.desk(table) as desk, desk.lock:
        match = desk.table.playing()
        # A long game takes a while to write: only this table waits for that.
        text = await asyncio.to_thread(format_record, match, reveal=match.result is not None)
        name = f"{match.game.id}-{table}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/verify", dependencies=[Depends(Turns())], responses=says_no(400, 403, 413, 422))
async def verify_record(record: m.RecordText, registry: Registry) -> m.Verified:
    """Check the dice, the moves and the result of a record."""
    if len(record.text) > MOST_RECORD:
        raise TableError("server-error-record-long", most=MOST_RECORD)
    checked = await registry.verify(record.text)
    return m.Verified.model_validate(
        {
            "game": checked.game,
            "seats": [seat._asdict() for seat in checked.seats],
            "num_rolls": checked.num_rolls,
            "num_moves": checked.num_moves,
            "commitment": checked.commitment,
            "result": outcome_message(checked.result),
            "with_takebacks": checked.with_takebacks,
            "is_helped": checked.helped,
            "format": checked.format,
            "committed": list(checked.committed),
        }
    )


def _key(request: Request, table: Table, owner: str) -> m.SeatKey:
    keys: Keys = request.app.state.keys
    token = keys.token(table.id, owner, table.epochs.get(owner, 0))
    return m.SeatKey(table=table.id, seats=table.seats_of(owner), token=token)
