"""One socket for each guest: a hello, then requests in and the table out."""

import asyncio
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.access import COOKIE, Keys, Limiter, is_same_origin
from ludoteca.server.room import Desk, Guest, Room

HELLO_SECONDS = 10
REQUESTS_PER_SECOND, BURST = 20, 60
_REQUEST: TypeAdapter[m.AnyRequest] = TypeAdapter(m.ClientMessage)

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Let a guest in, carry out requests, and send the table after every change."""
    if not is_same_origin(websocket.headers.get("origin"), websocket.headers.get("host")):
        await websocket.close(4403)
        return
    await websocket.accept()
    room: Room = websocket.app.state.room
    with suppress(WebSocketDisconnect):
        try:
            hello = await _hello(websocket)
            owner = _owner(websocket, table, hello)
            async with room.desk(table) as desk:
                await _attend(websocket, room, desk, Guest(owner, hello))
        except LudotecaError as error:
            await websocket.send_text(_refusal(error, None).model_dump_json())
            await websocket.close(4404)
        except (TimeoutError, ValidationError):
            await websocket.close(4400)


async def _hello(websocket: WebSocket) -> m.Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        return m.Hello.model_validate_json(await websocket.receive_text())


def _owner(websocket: WebSocket, table: str, hello: m.Hello) -> str | None:
    """Return for whom a guest speaks: by token, else by cookie, else for nobody."""
    keys: Keys = websocket.app.state.keys
    if hello.token is not None:
        return keys.owner_of_token(table, hello.token)
    return keys.owner_of_cookie(websocket.cookies.get(COOKIE))


async def _attend(websocket: WebSocket, room: Room, desk: Desk, guest: Guest) -> None:
    """Serve a guest until it leaves."""
    sender = asyncio.create_task(_send_news(websocket, guest))
    try:
        await room.enter(desk, guest)
        limiter = Limiter(REQUESTS_PER_SECOND, BURST)
        while True:
            text = await websocket.receive_text()
            if limiter.allows("", time.monotonic()):
                await _carry_out(room, desk, guest, text)
            else:
                guest.send(m.Refusal(answers=None, message="server-error-too-fast", values={}))
    finally:
        sender.cancel()
        await room.leave(desk, guest)


async def _carry_out(room: Room, desk: Desk, guest: Guest, text: str) -> None:
    """Carry out one request, or say why not."""
    try:
        request = _REQUEST.validate_json(text)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
        refusal = m.Refusal(
            answers=None, message="server-error-message", values={"where": where or "message"}
        )
        guest.send(refusal)
        return
    try:
        await room.request(desk, guest, request)
    except LudotecaError as error:
        guest.send(_refusal(error, request.id))


async def _send_news(websocket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest; one that fell too far behind is cut off and comes back."""
    while (news := await guest.news.get()) is not None:
        await websocket.send_text(news.decode())
    await websocket.close(4408)


def _refusal(error: LudotecaError, answers: str | None) -> m.Refusal:
    return m.Refusal(answers=answers, message=error.message, values=error.values)
