"""The web server: HTTP for tables, one socket for each guest, and the browser app itself."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, get_args

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse

from ludoteca import __version__, games, players
from ludoteca.errors import LudotecaError
from ludoteca.match.record import format_record, verify
from ludoteca.server import messages as m
from ludoteca.server.access import COOKIE, Keys, Limiter, is_same_origin
from ludoteca.server.room import Room
from ludoteca.server.shield import Shield
from ludoteca.server.snapshots import outcome_message, snapshot, summary
from ludoteca.server.socket import router as socket_router
from ludoteca.server.storage import Storage, StorageError
from ludoteca.server.tables import TableError

STATIC = Path(__file__).parent / "static"
MOST_PLAYERS = 12  # at one table here; the rules know no limit
MOST_SUMMARIES = 20
COOKIE_SECONDS = 400 * 24 * 3600

router = APIRouter(prefix="/api", responses={400: {"model": m.Refused}, 404: {"model": m.Refused}})


@dataclass(frozen=True)
class Settings:
    """What a server can be told."""

    path: Path
    bot_pause: float = 0.6
    requests_per_second: float = 5  # of one client, after a burst of twelve times that


def create_app(settings: Settings) -> FastAPI:
    """Return the application over one storage file."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = await asyncio.to_thread(Storage, settings.path)
        app.state.keys = Keys(storage.setting("key", secrets.token_hex(32)))
        app.state.room = Room(storage, settings.bot_pause)
        yield
        app.state.room.close()
        storage.close()

    app = FastAPI(title="Ludoteca", version=__version__, lifespan=lifespan, docs_url="/api/docs")
    rate = settings.requests_per_second
    app.state.limiter = Limiter(rate, 12 * rate)
    app.include_router(router)
    app.include_router(socket_router)
    app.add_exception_handler(LudotecaError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_middleware(Shield)
    _serve_browser_app(app)
    return app


# Who asks ----------------------------------------------------------------------------------


def room_of(request: Request) -> Room:
    """Return the room of this server."""
    room: Room = request.app.state.room
    return room


def owner_of(request: Request, response: Response) -> str:
    """Return who asks; a browser we have not seen before gets a cookie."""
    keys: Keys = request.app.state.keys
    owner = keys.owner_of_cookie(request.cookies.get(COOKIE))
    if owner is None:
        owner = keys.new_owner()
        is_secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE,
            keys.cookie(owner),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )
    return owner


def guarded(request: Request) -> None:
    """Refuse what comes from other sites' pages, or too often."""
    if not is_same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise TableError("server-error-origin")
    client = request.client.host if request.client else ""
    limiter: Limiter = request.app.state.limiter
    if not limiter.allows(client, time.monotonic()):
        raise TableError("server-error-too-fast")


Owner = Annotated[str, Depends(owner_of)]
TheRoom = Annotated[Room, Depends(room_of)]


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


@router.get("/tables")
async def list_tables(owner: Owner, room: TheRoom) -> list[m.TableSummary]:
    """List the tables where this browser sits, the newest first."""
    found = []
    for table in room.storage.tables_of(owner, MOST_SUMMARIES):
        async with room.desk(table) as desk:
            found.append(summary(desk.table, owner))
    return found


@router.post("/tables", dependencies=[Depends(guarded)], status_code=201)
async def open_table(new: m.NewTable, request: Request, owner: Owner, room: TheRoom) -> m.SeatKey:
    """Open a table."""
    table = await room.open(new, owner)
    mine = [i for i, seat in enumerate(new.seats) if seat.kind == "me"]
    return _key(request, table, owner, mine)


@router.get("/tables/{table}")
async def show_table(table: str, owner: Owner, room: TheRoom) -> m.TableState:
    """Show a table as this browser may see it."""
    async with room.desk(table) as desk, desk.lock:
        return snapshot(desk.table, owner, 0, desk.seats())


@router.post("/tables/{table}/seats/{seat}", dependencies=[Depends(guarded)])
async def take_seat(
    table: str, seat: int, sitter: m.TakeSeat, request: Request, owner: Owner, room: TheRoom
) -> m.SeatKey:
    """Sit down on an open seat."""
    await room.sit(table, seat, owner, sitter)
    async with room.desk(table) as desk:
        return _key(request, table, owner, desk.table.seats_of(owner))


@router.post("/tables/{table}/key", dependencies=[Depends(guarded)])
async def use_key(
    table: str, key: m.UseKey, request: Request, owner: Owner, room: TheRoom
) -> m.SeatKey:
    """Come back to one's seats from another device."""
    keys: Keys = request.app.state.keys
    other = keys.owner_of_token(table, key.token)
    if other is None:
        raise TableError("server-error-key")
    await room.share(table, other, owner)
    async with room.desk(table) as desk:
        return _key(request, table, owner, desk.table.seats_of(owner))


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def download_record(table: str, room: TheRoom) -> PlainTextResponse:
    """Return the record of a game; while it is played, without the secret of the dice."""
    async with room.desk(table) as desk, desk.lock:
        match = desk.table.playing()
        text = format_record(match, reveal=match.result is not None)
        name = f"{match.game.id}-{table}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/verify", dependencies=[Depends(guarded)])
async def verify_record(record: m.RecordText) -> m.Verified:
    """Check the dice, the moves and the result of a record."""
    checked = await asyncio.to_thread(verify, record.text)
    return m.Verified.model_validate(
        {
            "game": checked.game,
            "names": [seat.name for seat in checked.seats],
            "num_rolls": checked.num_rolls,
            "num_moves": checked.num_moves,
            "commitment": checked.commitment,
            "result": outcome_message(checked.result),
        }
    )


def _key(request: Request, table: str, owner: str, seats: list[int]) -> m.SeatKey:
    keys: Keys = request.app.state.keys
    return m.SeatKey(table=table, seats=seats, token=keys.token(table, owner))


# How refusals and pages are sent -----------------------------------------------------------


_STATUS = {
    "server-error-no-table": 404,
    "server-error-too-fast": 429,
    "server-error-origin": 403,
    "server-error-key": 403,
    "server-error-not-your-seat": 403,
    "server-error-seat-taken": 409,
}


def _refuse(_request: Request, error: Exception) -> JSONResponse:
    """Answer a request that cannot be carried out with the id of a sentence."""
    if not isinstance(error, LudotecaError):  # pragma: no cover - registered for nothing else
        raise error
    status = 503 if isinstance(error, StorageError) else _STATUS.get(error.message, 400)
    body = m.Refused(message=error.message, values=error.values)
    return JSONResponse(body.model_dump(), status)


def _refuse_body(_request: Request, error: Exception) -> JSONResponse:
    """Answer a malformed request, naming the first field that is wrong."""
    where = "request"
    if isinstance(error, RequestValidationError):
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
    body = m.Refused(message="server-error-message", values={"where": where})
    return JSONResponse(body.model_dump(), 422)


def _serve_browser_app(app: FastAPI) -> None:
    """Serve the built pages; every path of the app is the same page."""

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            is_hashed = path.startswith("assets/")
            seconds = "max-age=31536000, immutable" if is_hashed else "no-cache"
            return FileResponse(file, headers={"Cache-Control": seconds})
        if path.startswith(("api/", "assets/")):
            return JSONResponse(
                m.Refused(message="server-error-no-page", values={}).model_dump(), 404
            )
        return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
