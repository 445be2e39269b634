"""Stand before the application: who may ask at all is decided before a body is read."""

import time
from collections import Counter
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server import messages as m
from ludoteca.server.access import Limiter, address_of, is_own_host, is_same_origin
from ludoteca.server.settings import Settings
from ludoteca.server.shares import PAYER

MOST_BYTES = 1_100_000  # a long record fits, however it is escaped
BURST_SECONDS = 12  # worth of requests at once
PAGES = 10  # files of the app for one request of the API
MESSAGES = 20  # times as many on all sockets together
FORBIDDEN = 4403
RETRY_AFTER = "5"  # seconds
_STATUS = {
    "server-error-host-header": 421,
    "server-error-origin": 403,
    "server-error-too-fast": 429,
    "server-error-closing": 503,
    "server-error-message": 413,  # a body too long to be read
}
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:;"
        " frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_HEALTH = ("/api/health", "/api/health/live")  # which cost nothing
_READY = "/api/health/ready"  # writes to the disk
_TLS = {"Strict-Transport-Security": "max-age=31536000"}
_API = {"Cache-Control": "no-store"}


def new_limiters(rate: float) -> dict[str, Limiter]:
    """Return what bounds one address: requests to the API, files, new sockets, what these say."""
    burst = BURST_SECONDS * rate
    return {
        "api": Limiter(rate, burst),
        "pages": Limiter(PAGES * rate, PAGES * burst),
        "sockets": Limiter(rate, burst),
        "messages": Limiter(MESSAGES * rate, MESSAGES * burst),
    }


class Shield:
    """An ASGI layer that refuses early, adds security headers and cuts off endless bodies."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        refused: Counter[str],
        limiters: Mapping[str, Limiter],
    ) -> None:
        """Stand before an application; `refused` counts refusals by their sentence."""
        self._app, self._hosts, self._refused = app, frozenset(settings.hosts), refused
        self._limiter, self._pages = limiters["api"], limiters["pages"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with a counted body and guarded headers."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        PAYER.set(address_of(client[0] if client else ""))
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            self._refused[refusal] += 1
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        send = _guarded(scope, send)
        if refusal is not None:
            status = _STATUS[refusal]
            answer = m.Refused(message=refusal, values={"where": "body"} if status == 413 else {})
            hang_up = {"Connection": "close"}  # nobody reads the body that may follow
            if status == 503:
                hang_up["Retry-After"] = RETRY_AFTER
            await JSONResponse(answer.model_dump(), status, hang_up)(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # the server itself leaves the body out
            scope = {**scope, "method": "GET"}
        await self._app(scope, _counted(receive), send)

    def _refusal(self, scope: Scope, headers: Mapping[str, str]) -> str | None:
        """Say why a request is not even looked at, if it is not."""
        host, path = headers.get("host"), scope["path"]
        if not is_own_host(host, self._hosts):
            return "server-error-host-header"
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["method"] not in ("GET", "HEAD"):
            scheme = scope["scheme"].replace("ws", "http")
            if not is_same_origin(headers.get("origin"), host, scheme):
                return "server-error-origin"
            if scope["app"].state.is_closing:
                return "server-error-closing"
        if is_socket or path in _HEALTH:
            return None  # a socket that comes too often is told why
        if not self._is_in_time(path):
            return "server-error-too-fast"
        length = headers.get("content-length", "0")
        is_long = not length.isdecimal() or int(length) > MOST_BYTES
        return "server-error-message" if is_long else None

    def _is_in_time(self, path: str) -> bool:
        """Count a request of a client and say whether it may pass."""
        is_often_asked = not path.startswith("/api/") or path == _READY
        limiter = self._pages if is_often_asked else self._limiter
        return limiter.allows(PAYER.get(), time.monotonic())


def _counted(receive: Receive) -> Receive:
    """Refuse a body that grows too long."""
    received = 0

    async def counted() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MOST_BYTES:
            raise HTTPException(413)
        return message

    return counted


def _guarded(scope: Scope, send: Send) -> Send:
    """Add the headers that tell browsers what not to do."""

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(SECURITY_HEADERS)
            if scope["scheme"] == "https":
                headers.update(_TLS)
            if scope["path"].startswith("/api/") and "cache-control" not in headers:
                headers.update(_API)
        await send(message)

    return guarded
