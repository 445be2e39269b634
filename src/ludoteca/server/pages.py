"""The built browser app: every path of it is the same page."""

import re
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException

from ludoteca.games import ids
from ludoteca.server.registry import TableRegistry
from ludoteca.server.storage import StorageError

_PAGES = re.compile(r"|t/[^/]+/?|rules/[^/]+/?|dice/?|games/?")  # as web/src/router knows them
_CARD = 'content="/card.png"'
STATIC = Path(__file__).parent / "static"


class _PagePath(Convertor[str]):
    """Any path that is not the programs' part of the server."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())
router = APIRouter()


async def _has_page(path: str, request: Request) -> bool:
    """Say whether the app has such a page; one of a table needs the table."""
    name, table = path.rstrip("/").rpartition("/")[::2]
    if not _PAGES.fullmatch(path):
        return False
    if name == "rules":
        return table in ids()
    if name != "t":
        return True
    registry: TableRegistry = request.app.state.registry
    try:
        return table in registry.desks or bool(await registry.storage.lengths([table]))
    except StorageError:
        return True  # the page itself says what is wrong


@router.get("/{path:page}", include_in_schema=False)
def page(path: str, request: Request, has_page: Annotated[bool, Depends(_has_page)]) -> Response:
    """Send a file of the app, or the page that draws all others."""
    file = _static_file(path)
    if file is not None:
        is_hashed = path.startswith("assets/")
        seconds = "max-age=31536000, immutable" if is_hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": seconds})
    index = _static_file("index.html")
    if path.startswith("assets/") or index is None:
        raise HTTPException(404)
    status = 200 if has_page else 404  # the page itself then says what is missing
    # Whoever shows a link with its picture wants the whole address of that.
    text = index.read_text("utf-8").replace(_CARD, f'content="{request.base_url}card.png"')
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache"})


def _static_file(path: str) -> Path | None:
    """Return a file of the built app, and nothing outside it."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # a name too long, or with a zero byte
        return None
