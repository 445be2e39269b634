"""Start the server, say where it is, and open a browser if there is one."""

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from platformdirs import user_state_path

from ludoteca.errors import LudotecaError
from ludoteca.server.app import Settings, create_app
from ludoteca.server.pages import STATIC
from ludoteca.server.storage import Storage
from ludoteca.server.warm_up import warm_up
from ludoteca.texts import Texts

DEFAULT_PORT = 8642
MOST_FRAME_BYTES = 16_384
BACKLOG = 2048
PING_SECONDS = 45.0  # often enough for the patience of proxies, which is a minute
COLLECT_AFTER = (1_000, 10, 1_000)  # all of a full house is looked through once in a long while


class ServerError(LudotecaError):
    """The server cannot start."""


def default_storage() -> Path:
    """Return where games are kept if nobody says otherwise."""
    home = os.environ.get("LUDOTECA_HOME")
    return (Path(home) if home else user_state_path("ludoteca")) / "tables.sqlite"


def serve(
    host: str, port: int | None, storage: Path, language: str, *, open_browser: bool = True
) -> None:
    """Serve until interrupted; without a port, the first free one from 8642 on."""
    if not (STATIC / "index.html").is_file():
        raise ServerError("server-error-not-built")
    Storage(storage).close()  # nobody is told to come where nothing can be kept
    listener = listen(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    say = Texts(language)
    print(say("server-running", address=address), flush=True)  # noqa: T201 - what people came for
    threading.Thread(target=warm_up, name="warm-up", daemon=True).start()
    if open_browser and _has_browser():
        threading.Timer(0.5, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt):  # uvicorn closes in good order, then passes it on
        run(create_app(Settings(storage)), listener)


def run(app: FastAPI, listener: socket.socket) -> None:
    """Serve until told to stop; messages are short, and compressing them would cost memory."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    gc.freeze()  # what has been imported stays
    gc.set_threshold(*COLLECT_AFTER)
    uvicorn.Server(config).run([listener])


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket, or say that the port is taken."""
    candidates = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + 20), 0]
    for candidate in candidates:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as problem:
            listener.close()
            if problem.errno != errno.EADDRINUSE or candidate == candidates[-1]:
                break
        else:
            listener.listen(BACKLOG)  # whoever comes before the server is ready has to wait
            return listener
    raise ServerError("server-error-port", host=host, port=candidates[0])


def _has_browser() -> bool:
    """Say whether there is a desktop to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
