"""Whether the server lives, and whether it is ready: ready means that it can write and read."""

import asyncio

from fastapi import APIRouter, Request
from starlette.datastructures import State

from ludoteca.server.http import Registry, says_no
from ludoteca.server.storage import StorageError
from ludoteca.server.tables import TableError

PATIENCE_SECONDS = 3.0  # after which a storage that says nothing counts as away

router = APIRouter(prefix="/api/health", responses=says_no(421, 500))


@router.get("")
async def health() -> dict[str, str]:
    """Say that the server is there."""
    return {"status": "ok"}


@router.get("/live")
async def live() -> dict[str, str]:
    """Say that the server answers; if it does not, start it again."""
    return {"status": "live"}


@router.get("/ready", responses=says_no(429, 503))
async def ready(request: Request, registry: Registry) -> dict[str, str]:
    """Write something to the disk and read it again; if that fails, send nobody here."""
    if request.app.state.is_closing:
        raise TableError("server-error-closing")
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await _probe(request.app.state, registry)
    except TimeoutError:
        raise StorageError("server-error-not-kept") from None
    return {"status": "ready"}


async def _probe(state: State, registry: Registry) -> None:
    """Try the storage once for all who ask at the same time: each would read what others wrote."""
    probing: asyncio.Future[None] | None = getattr(state, "probing", None)
    if probing is None or probing.done():
        probing = state.probing = asyncio.ensure_future(registry.storage.probe())
    await asyncio.shield(probing)
