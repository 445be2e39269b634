"""Close in good order: nothing new begins, what was begun is written, and soon it is over."""

import asyncio
import socket
import time

import uvicorn
from fastapi import FastAPI

STEP = 0.05  # seconds


class DrainingServer(uvicorn.Server):
    """A server that lets what is being written be written before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        """Serve an application of ours."""
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse what is new, wait for what is being written, then say when to come back."""
        state = self._app.state
        state.is_closing = True
        end = time.monotonic() + state.settings.drain_seconds
        while time.monotonic() < end and state.registry.storage.num_waiting:
            await asyncio.sleep(STEP)
        state.lines.cut_unfinished()  # else their tasks are cancelled, with a traceback each
        await super().shutdown(sockets)
