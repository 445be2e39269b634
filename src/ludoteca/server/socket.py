"""One socket for each guest: a hello, then requests in and the table out."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.types import Receive

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.access import Bucket, Keys, Limiter, client_of
from ludoteca.server.changes import Changes
from ludoteca.server.desk import Desk, Guest, refusal
from ludoteca.server.registry import TableRegistry
from ludoteca.server.storage import StorageError
from ludoteca.server.tables import TableError

HELLO_SECONDS = 10
REQUESTS_PER_SECOND, BURST = 20, 60
MALFORMED, REFUSED, BEHIND = 4400, 4404, 4408  # why we hang up
_REQUEST: TypeAdapter[m.AnyRequest] = TypeAdapter(m.ClientMessage)

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Let a guest in, carry out requests, and send the table after every change."""
    await websocket.accept()
    with suppress(WebSocketDisconnect):
        try:
            await _serve(websocket, table)
        except LudotecaError as error:
            await websocket.send_text(refusal(error, None).model_dump_json())
            # A storage that is away comes back, and whoever waits for it may too.
            await websocket.close(BEHIND if isinstance(error, StorageError) else REFUSED)
        except (TimeoutError, ValidationError):
            await websocket.close(MALFORMED)


async def _serve(websocket: WebSocket, table: str) -> None:
    """Ask who comes, and attend to them."""
    limiter: Limiter = websocket.app.state.limiter
    if not limiter.allows(client_of(websocket), time.monotonic()):
        raise TableError("server-error-too-fast")
    registry: TableRegistry = websocket.app.state.registry
    with _counted(websocket):
        async with asyncio.timeout(HELLO_SECONDS):
            hello = m.Hello.model_validate_json(await _receive(websocket.receive))
        async with registry.desk(table, is_patient=True) as desk:
            await _attend(websocket, registry, desk, hello)


@contextmanager
def _counted(websocket: WebSocket) -> Iterator[None]:
    """Count the sockets of one address, also where a proxy holds the lines of all."""
    sockets: Counter[str] = websocket.app.state.sockets
    most, client = websocket.app.state.settings.connections_per_address, client_of(websocket)
    if sockets[client] >= most:
        raise TableError("server-error-sockets", most=most)
    if line := websocket.scope.get("line"):
        line.lines.forward(line, client)
    sockets[client] += 1
    try:
        yield
    finally:
        sockets[client] -= 1
        if not sockets[client]:
            del sockets[client]


async def _attend(
    websocket: WebSocket, registry: TableRegistry, desk: Desk, hello: m.Hello
) -> None:
    """Let a guest in, and do what it asks for until it leaves."""
    line = websocket.scope.get("line")  # where there is one, news need not wait for a task
    guest = Guest(_owner(websocket, desk, hello), hello, line and line.tell)
    pace = partial(websocket.app.state.pace.delay, client_of(websocket))
    requests = _Requests(line or websocket, pace, registry.changes, desk, guest)
    sender = asyncio.create_task(_send_news(websocket, guest))
    try:
        await registry.enter(desk, guest)
        if line:
            context = copy_context()  # which knows who pays
            line.hear = lambda text: context.run(requests.hear, text)
        # A task of its own is woken up without going through all that stands before us.
        await asyncio.create_task(requests.carry_out())
    finally:
        if line:
            line.hear = None
        sender.cancel()
        await registry.leave(desk, guest)


def _owner(websocket: WebSocket, desk: Desk, hello: m.Hello) -> str | None:
    """Return for whom a guest speaks: by token, else by cookie, else for nobody."""
    keys: Keys = websocket.app.state.keys
    if hello.token is not None:
        return keys.owner_of_token(desk.table.id, hello.token, desk.table.epochs)
    return keys.owner_of_cookies(websocket.cookies)


class _Requests:
    """What one guest asks for: done at once where nothing stands in the way, else in its turn.

    All sockets of an address share its pace; who goes beyond it waits, and is not read from.
    """

    def __init__(
        self,
        line: Any,
        pace: Callable[[float], float],
        changes: Changes,
        desk: Desk,
        guest: Guest,
    ) -> None:
        """Begin with nothing asked for."""
        self._line, self._pace = line, pace
        self._changes, self._desk, self._guest = changes, desk, guest
        self._bucket = Bucket(REQUESTS_PER_SECOND, BURST)
        self._delay: float | None = None  # of the next message, once it is known
        self._is_busy = False  # something waits for its turn

    def hear(self, text: str) -> bool:
        """Begin what is asked for, unless it has to wait; say whether that was done."""
        if self._is_busy or self._desk.lock.locked():
            return False
        now = time.monotonic()
        self._delay = self._pace(now)
        if self._delay > 0:
            return False
        self._delay = None
        request = self._read(text, now)
        if request is not None:
            self._desk.lock.take()  # nobody came in between
            self._begin(request)
        return True

    async def carry_out(self) -> None:
        """Carry out one after the other what could not be done at once, until the guest leaves."""
        while True:
            text = await _receive(self._line.receive)
            self._is_busy = True
            delay, self._delay = self._delay, None
            if delay is None:
                delay = self._pace(time.monotonic())
            if delay > 0:
                await asyncio.sleep(delay)
            request = self._read(text, time.monotonic())
            if request is not None:
                await self._desk.lock.wait()
                self._begin(request)
            self._is_busy = False

    def _begin(self, request: m.AnyRequest) -> None:
        if self._changes.begin(self._desk, self._guest, request):
            self._line.has_played = True

    def _read(self, text: str, now: float) -> m.AnyRequest | None:
        """Read a request, or refuse it and say where it is wrong."""
        try:
            request = _REQUEST.validate_json(text)
        except ValidationError as error:
            where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
            self._guest.refuse(TableError("server-error-message", where=where or "message"), None)
            return None
        if not self._bucket.takes(now):
            self._guest.refuse(TableError("server-error-too-fast"), request.id)
            return None
        return request


async def _send_news(websocket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest; one that fell too far behind is cut off and comes back."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the guest has left, or the server closes
        while (news := await guest.news()) is not None:
            await websocket.send_text(news)
        await websocket.close(BEHIND)


async def _receive(receive: Receive) -> str:
    """Wait for a message; bytes are no text and will be refused as such."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""
