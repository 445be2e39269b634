"""One socket for each guest: a hello, then requests in and the table out."""

import asyncio
import logging
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.access import COOKIE, Keys, Limiter, client_of, is_same_origin
from ludoteca.server.desk import Desk, Guest
from ludoteca.server.room import Room
from ludoteca.server.tables import TableError

HELLO_SECONDS = 10
REQUESTS_PER_SECOND, BURST = 20, 60
MALFORMED, FORBIDDEN, REFUSED, BEHIND = 4400, 4403, 4404, 4408  # why we hang up
_REQUEST: TypeAdapter[m.AnyRequest] = TypeAdapter(m.ClientMessage)

router = APIRouter()
_log = logging.getLogger(__name__)


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Let a guest in, carry out requests, and send the table after every change."""
    if not is_same_origin(websocket.headers.get("origin"), websocket.headers.get("host")):
        await websocket.close(FORBIDDEN)
        return
    await websocket.accept()
    with suppress(WebSocketDisconnect):
        try:
            await _serve(websocket, table)
        except LudotecaError as error:
            await websocket.send_text(_refusal(error, None).model_dump_json())
            await websocket.close(REFUSED)
        except (TimeoutError, ValidationError):
            await websocket.close(MALFORMED)


async def _serve(websocket: WebSocket, table: str) -> None:
    """Ask who comes, and attend to them."""
    limiter: Limiter = websocket.app.state.limiter
    if not limiter.allows(client_of(websocket), time.monotonic()):
        raise TableError("server-error-too-fast")
    async with asyncio.timeout(HELLO_SECONDS):
        hello = m.Hello.model_validate_json(await _receive(websocket))
    room: Room = websocket.app.state.room
    async with room.desk(table) as desk:
        guest = Guest(_owner(websocket, table, hello), hello)
        sender = asyncio.create_task(_send_news(websocket, guest))
        try:
            await room.enter(desk, guest)
            await _carry_out_requests(websocket, room, desk, guest)
        finally:
            sender.cancel()
            await room.leave(desk, guest)


def _owner(websocket: WebSocket, table: str, hello: m.Hello) -> str | None:
    """Return for whom a guest speaks: by token, else by cookie, else for nobody."""
    keys: Keys = websocket.app.state.keys
    if hello.token is not None:
        return keys.owner_of_token(table, hello.token)
    return keys.owner_of_cookie(websocket.cookies.get(COOKIE))


async def _carry_out_requests(websocket: WebSocket, room: Room, desk: Desk, guest: Guest) -> None:
    """Carry out one request after the other, until the guest leaves."""
    limiter = Limiter(REQUESTS_PER_SECOND, BURST)
    while True:
        text = await _receive(websocket)
        answers = None
        try:
            request = _parse(text)
            answers = request.id
            if not limiter.allows("", time.monotonic()):
                raise TableError("server-error-too-fast")
            await room.request(desk, guest, request)
        except LudotecaError as error:
            guest.refuse(_refusal(error, answers))
        except Exception:
            _log.exception("a request failed")
            guest.refuse(_refusal(TableError("server-error-unexpected"), answers))


def _parse(text: str) -> m.AnyRequest:
    """Read a request, or say where it is wrong."""
    try:
        return _REQUEST.validate_json(text)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
        raise TableError("server-error-message", where=where or "message") from None


async def _send_news(websocket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest; one that fell too far behind is cut off and comes back."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the guest has left, or the server closes
        while (news := await guest.news()) is not None:
            await websocket.send_text(news)
        await websocket.close(BEHIND)


async def _receive(websocket: WebSocket) -> str:
    """Wait for a message; bytes are no text and will be refused as such."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


def _refusal(error: LudotecaError, answers: str | None) -> m.Refusal:
    return m.Refusal(answers=answers, message=error.message, values=error.values)
