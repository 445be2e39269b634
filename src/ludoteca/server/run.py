"""Start the server, say where it is, and open a browser if there is one."""

import asyncio
import errno
import gc
import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from platformdirs import user_state_path

from ludoteca.compiled import is_warm
from ludoteca.errors import LudotecaError
from ludoteca.server.app import create_app
from ludoteca.server.draining import DrainingServer
from ludoteca.server.frames import MOST_FRAME_BYTES
from ludoteca.server.lines import LineLimits, Lines, protocols
from ludoteca.server.logs import configure_logs
from ludoteca.server.opening import try_places
from ludoteca.server.pages import STATIC
from ludoteca.server.reach import Reach
from ludoteca.server.settings import Settings
from ludoteca.server.warm_up import Readiness
from ludoteca.texts import Texts

DEFAULT_PORT = 8642
BACKLOG = 2048
RESERVED_FILES = 64  # of the limit of open files: the storage, pages, bots
PING_SECONDS = 45.0  # often enough for the patience of proxies, which is a minute
COLLECT_AFTER = (10_000, 10, 100)  # all of a full house is looked through once in a long while


try:
    import resource
except ImportError:  # Windows knows no such limits
    resource = None  # type: ignore[assignment]


class ServerError(LudotecaError):
    """The server cannot start."""


def default_storage() -> Path:
    """Return where games are kept if nobody says otherwise."""
    home = os.environ.get("LUDOTECA_HOME")
    return (Path(home) if home else user_state_path("ludoteca")) / "tables.sqlite"


def serve(
    host: str,
    port: int | None,
    settings: Settings,
    language: str,
    *,
    open_browser: bool = True,
    lan: bool = False,
) -> None:
    """Serve until interrupted; without a port, the first free one from 8642 on."""
    say = Texts(language)

    def tell(address: str) -> None:
        print(say("server-running-lan", address=address), flush=True)  # noqa: T201 - what people came for

    if not (STATIC / "index.html").is_file():
        raise ServerError("server-error-not-built")
    configure_logs(settings.log_format)
    asyncio.run(try_places(settings))  # nobody is told to come where nothing can be kept
    host = usable_host(host)
    listeners = [listen(host, port)]
    reach = Reach(host, listeners[0].getsockname()[1], tell=tell)
    if lan and reach.lan is None:
        listeners.append(listen(reach.find(), reach.port))
    print(say("server-running", address=reach.address), flush=True)  # noqa: T201 - what people came for
    if len(listeners) > 1 or reach.lan:
        reach.open(reach.lan or reach.find())
    readiness, is_first = Readiness(), not is_warm()
    if is_first:  # this takes a while, and whoever plays sees how far it is
        print(say("server-compiling"), file=sys.stderr, flush=True)  # noqa: T201
    app = create_app(settings, readiness if is_first else None)
    threading.Thread(target=readiness.run, name="warm-up", daemon=True).start()
    if open_browser and _has_browser():
        threading.Timer(0.5, webbrowser.open, [reach.address]).start()
    with suppress(KeyboardInterrupt):  # uvicorn closes in good order, then passes it on
        run(app, *listeners, reach=reach)


def run(app: FastAPI, *listeners: socket.socket, reach: Reach | None = None) -> None:
    """Serve until told to stop; messages are short, and compressing them would cost memory."""
    reach = reach or Reach(*listeners[0].getsockname()[:2])
    settings: Settings = app.state.settings
    lines = app.state.lines = Lines(
        _limits(settings), app.state.cut, frozenset(settings.trusted_proxies)
    )
    http, ws = protocols(lines)
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        log_level="error",  # of what clients send wrong `Lines` tells, not once for each
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    gc.freeze()  # what has been imported stays
    gc.set_threshold(*COLLECT_AFTER)
    server = _Server(config, app)
    app.state.reach, reach.listen = reach, partial(server.listen_too, reach.port)
    server.run(list(listeners))


class _Server(DrainingServer):
    """A server that can begin to listen on one more address while it runs."""

    async def listen_too(self, port: int, host: str) -> None:
        """Serve the same application there too."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg] # as uvicorn itself does
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listen(host, port)))


def usable_host(text: str) -> str:
    """Return the host that a person named, in the form that sockets and browsers want."""
    host = text.strip().removeprefix("[").removesuffix("]")
    try:
        host = host.encode("idna").decode() if not host.isascii() else host
        if not re.fullmatch(r"[0-9A-Za-z.:%_-]+", host):
            raise ServerError("server-error-host", host=text)
        socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise ServerError("server-error-host", host=text) from None
    return host


def _limits(settings: Settings) -> LineLimits:
    """Ask the system for as many files as it gives, and leave some for others than clients."""
    most = settings.connections
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = most + RESERVED_FILES
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        most = min(most, max(soft, wanted) - RESERVED_FILES)
    return LineLimits(
        most=most,
        most_per_address=min(settings.connections_per_address, max(1, most // 2)),
        header_seconds=settings.header_seconds,
        body_seconds=settings.body_seconds,
        stalled_seconds=settings.stalled_seconds,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket, or say that the port is taken."""
    candidates = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + 20), 0]
    for candidate in candidates:
        family, _, _, _, where = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(where)
        except OSError as problem:
            listener.close()
            if problem.errno == errno.EADDRNOTAVAIL:
                raise ServerError("server-error-host", host=host) from None
            if problem.errno != errno.EADDRINUSE or candidate == candidates[-1]:
                break
        else:
            listener.listen(BACKLOG)  # whoever comes before the server is ready has to wait
            return listener
    raise ServerError("server-error-port", host=host, port=str(candidates[0]))


def _has_browser() -> bool:
    """Say whether there is a desktop to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
