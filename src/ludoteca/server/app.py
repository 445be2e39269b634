"""The web server put together: its state, its routes, its refusals and the browser app."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludoteca import __version__
from ludoteca.errors import LudotecaError
from ludoteca.match.record import InvalidRecord
from ludoteca.server import messages as m
from ludoteca.server.access import Keys, Limiter
from ludoteca.server.http import router as http_router
from ludoteca.server.pages import router as pages_router
from ludoteca.server.past import router as past_router
from ludoteca.server.review import router as review_router
from ludoteca.server.room import Room
from ludoteca.server.shield import Shield
from ludoteca.server.socket import router as socket_router
from ludoteca.server.storage import Storage, StorageError

_STATUS = {
    "server-error-no-table": 404,
    "server-error-too-fast": 429,
    "server-error-origin": 403,
    "server-error-key": 403,
    "server-error-not-your-seat": 403,
    "server-error-seat-taken": 409,
    "server-error-waiting": 409,
    "server-error-no-review": 409,
    "server-error-no-past": 409,
}


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
        app.state.verifying = asyncio.Semaphore(1)
        yield
        await app.state.room.close()
        storage.close()

    app = FastAPI(
        title="Ludoteca",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # that page would load scripts from another host
        redoc_url=None,
    )
    rate = settings.requests_per_second
    app.state.limiter = Limiter(rate, 12 * rate)
    for router in (http_router, review_router, past_router, socket_router, pages_router):
        app.include_router(router)
    app.add_exception_handler(LudotecaError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_request)
    app.add_exception_handler(Exception, _apologise)
    app.add_middleware(Shield)
    return app


def _refuse(_request: Request, error: Exception) -> JSONResponse:
    """Answer a request that cannot be carried out with the id of a sentence."""
    if not isinstance(error, LudotecaError):  # pragma: no cover - registered for nothing else
        raise error
    status = 503 if isinstance(error, StorageError) else _STATUS.get(error.message, 400)
    return _answer(_refused(error), status)


def _refused(error: LudotecaError) -> m.Refused:
    cause = error.cause if isinstance(error, InvalidRecord) else None
    reason = None if cause is None else _refused(cause)
    return m.Refused(message=error.message, values=error.values, cause=reason)


def _refuse_body(_request: Request, error: Exception) -> JSONResponse:
    """Answer a malformed request, naming the first field that is wrong."""
    where = "request"
    if isinstance(error, RequestValidationError):
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
    return _answer(m.Refused(message="server-error-message", values={"where": where}), 422)


def _refuse_request(_request: Request, error: Exception) -> JSONResponse:
    """Answer a request that fits none of our addresses, or whose body cannot be read."""
    if not isinstance(error, HTTPException):  # pragma: no cover - registered for nothing else
        raise error
    if error.status_code in (404, 405):
        refused = m.Refused(message="server-error-no-page", values={})
    else:
        refused = m.Refused(message="server-error-message", values={"where": "body"})
    answer = _answer(refused, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _apologise(_request: Request, _error: Exception) -> JSONResponse:
    """Answer a request that ran into a fault of ours, which goes to the log."""
    return _answer(m.Refused(message="server-error-unexpected", values={}), 500)


def _answer(refused: m.Refused, status: int) -> JSONResponse:
    return JSONResponse(refused.model_dump(), status)
