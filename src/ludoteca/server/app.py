"""The web server put together: its state, its routes, its refusals and the browser app."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludoteca import __version__
from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.access import Keys
from ludoteca.server.games import router as games_router
from ludoteca.server.health import router as health_router
from ludoteca.server.hints import router as hints_router
from ludoteca.server.http import router as http_router
from ludoteca.server.metrics import Metrics
from ludoteca.server.metrics import router as metrics_router
from ludoteca.server.names import LONGEST_NAME
from ludoteca.server.opening import open_storage
from ludoteca.server.pages import router as pages_router
from ludoteca.server.past import router as past_router
from ludoteca.server.pictures import router as pictures_router
from ludoteca.server.reach import Reach
from ludoteca.server.reach import router as reach_router
from ludoteca.server.registry import TableRegistry
from ludoteca.server.review import router as review_router
from ludoteca.server.settings import Settings
from ludoteca.server.shares import Shares
from ludoteca.server.shield import RETRY_AFTER, Shield, new_limiters
from ludoteca.server.socket import router as socket_router
from ludoteca.server.storage import StorageError
from ludoteca.server.upkeep import Upkeep
from ludoteca.server.warm_up import NotReady, Readiness

_STATUS = {
    "error-unknown-game": 404,
    "server-error-no-table": 404,
    "server-error-too-fast": 429,
    "server-error-share": 429,
    "server-error-origin": 403,
    "server-error-key": 403,
    "server-error-not-here": 403,
    "server-error-not-your-seat": 403,
    "server-error-seat-taken": 409,
    "match-error-no-seat": 409,
    "server-error-waiting": 409,
    "server-error-no-review": 409,
    "match-error-no-help": 409,
    "error-not-your-turn": 409,
    "match-error-no-worth": 409,
    "server-error-no-past": 409,
    "server-error-record-long": 413,
    "server-error-damaged": 500,
    "server-error-closing": 503,
    "server-error-full": 507,
    "server-error-verify-busy": 503,
    "server-error-print-busy": 503,
    "server-error-sockets": 429,
}


def create_app(settings: Settings, readiness: Readiness | None = None) -> FastAPI:
    """Return the application over one storage; games may have to be made ready first."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = await open_storage(settings.storage)
        app.state.keys = Keys(await storage.setting("key", secrets.token_hex(32)))
        registry = app.state.registry = TableRegistry(
            storage, settings, app.state.metrics, readiness, shares
        )
        club = None
        if storage.is_shared:
            from ludoteca.server.club.others import Club  # noqa: PLC0415 - needs an extra

            club = registry.club = Club(
                storage, registry.follow, registry.desks, limiters, settings.sweep_seconds
            )
            await club.start(settings.bus)
        upkeep = Upkeep(registry, settings)
        await upkeep.once()
        watching = [asyncio.create_task(upkeep.go_on())]
        if app.state.metrics is not None:
            watching.append(asyncio.create_task(app.state.metrics.watch_loop()))
        yield
        for task in watching:
            task.cancel()
        await registry.close()
        if club is not None:
            await club.stop()
        await storage.end()

    app = FastAPI(
        title="Ludoteca",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # that page would load scripts from another host
        redoc_url=None,
    )
    app.state.reach = Reach()
    shares = Shares(settings.megabytes_per_address)
    limiters = {**new_limiters(settings.requests_per_second), "bytes": shares.limiter}
    app.state.settings = settings
    app.state.limiter, app.state.pace = limiters["sockets"], limiters["messages"]
    app.state.sockets = Counter[str]()  # open ones, by the address they come from
    app.state.refused = Counter[str]()  # by the ids of the sentences
    app.state.cut = Counter[str]()  # lines, by the reason
    app.state.metrics = Metrics(app.state.refused, app.state.cut) if settings.metrics else None
    app.state.is_closing = False
    for router in (
        health_router,
        metrics_router,
        games_router,
        http_router,
        review_router,
        hints_router,
        past_router,
        pictures_router,
        reach_router,
        socket_router,
        pages_router,
    ):
        app.include_router(router)
    app.add_exception_handler(LudotecaError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_request)
    app.add_exception_handler(Exception, _apologise)
    app.add_middleware(Shield, settings=settings, refused=app.state.refused, limiters=limiters)
    return app


def _refuse(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that cannot be carried out with the id of a sentence."""
    if not isinstance(error, LudotecaError):  # pragma: no cover - registered for nothing else
        raise error
    status = 503 if isinstance(error, StorageError | NotReady) else _STATUS.get(error.message, 400)
    request.app.state.refused[error.message] += 1
    answer = _answer(_refused(error), status)
    if status == 503:
        answer.headers["Retry-After"] = "1" if isinstance(error, NotReady) else RETRY_AFTER
    return answer


def _refused(error: LudotecaError) -> m.Refused:
    cause = error.cause
    reason = _refused(cause) if isinstance(cause, LudotecaError) else None
    return m.Refused(message=error.message, values=error.values, cause=reason)


def _refuse_body(_request: Request, error: Exception) -> JSONResponse:
    """Answer a malformed request, naming the first field that is wrong."""
    where = "request"
    if isinstance(error, RequestValidationError):
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
    if where.endswith(".name"):  # the one thing that a person writes into a form
        return _answer(m.Refused(message="server-error-name", values={"most": LONGEST_NAME}), 422)
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
