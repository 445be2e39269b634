"""A page for those who come while kernels are compiled: the first start takes half a minute."""

from html import escape

from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ludoteca.server import messages as m
from ludoteca.server.warm_up import WarmUp
from ludoteca.texts import LANGUAGES, Texts

SECONDS = 1  # until the page asks again
_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="{seconds}">
<meta name="viewport" content="width=device-width">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p id="about">{about}</p>
<progress aria-labelledby="about" max="{total}" value="{done}">{done} / {total}</progress>
"""


class WaitingRoom:
    """An ASGI layer that lets nobody in before the games are ready, and shows how far they are."""

    def __init__(self, app: ASGIApp, warm_up: WarmUp) -> None:
        """Stand before an application."""
        self._app, self._warm_up = app, warm_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass, or ask for patience."""
        is_request = scope["type"] == "http"
        is_for_all = not is_request or scope["path"].startswith("/api/health")
        if self._warm_up.is_over or is_for_all:
            await self._app(scope, receive, send)
            return
        self._warm_up.ask_for(scope["path"].split("/"))
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        headers = {"Retry-After": str(SECONDS), "Cache-Control": "no-store"}
        done, total = self._warm_up.progress
        if scope["path"].startswith("/api/"):
            refused = m.Refused(message="server-warming", values={"done": done, "total": total})
            return JSONResponse(refused.model_dump(), 503, headers)
        language = _language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
        about = escape(Texts(language)("server-warming", done=done, total=total))
        page = _PAGE.format(language=language, seconds=SECONDS, about=about, done=done, total=total)
        return HTMLResponse(page, 503, headers)


def _language(accepted: str) -> str:
    """Return the first of the languages that somebody reads and we speak."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")
