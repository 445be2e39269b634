"""A connection to an application in this process that loses, repeats, delays and reorders."""

import asyncio
import json
from collections.abc import Callable, MutableMapping
from typing import Any

from fastapi import FastAPI

Message = dict[str, Any]


class Line:
    """One socket through our own proxy: nothing arrives before somebody passes it on."""

    def __init__(
        self, app: FastAPI, table: str, hello: Message, on_sent: Callable[[Message], None]
    ) -> None:
        """Connect and say hello; `on_sent` hears all that the server sends, arriving or not."""
        self.to_server: list[str] = []
        self.to_client: list[Message] = []
        self.is_open = True
        self.is_faulty = False  # it lost or reordered news
        self._on_sent = on_sent
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "raw_path": b"",
            "root_path": "",
            "query_string": b"",
            "headers": [],
            "scheme": "ws",
            "client": ("player", 1),
            "server": ("server", 80),
            "subprotocols": [],
        }
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] == "websocket.send":
            message = json.loads(event["text"])
            self._on_sent(message)
            self.to_client.append(message)
        elif event["type"] == "websocket.close":
            self.is_open = False

    @property
    def is_idle(self) -> bool:
        """Say whether the server has taken in all that arrived, as far as it ever will."""
        return self._inbox.empty() or not self.is_open or self._task.done()

    def pass_to_server(self, index: int) -> None:
        """Let one of the waiting messages arrive at the server."""
        text = self.to_server.pop(index)
        if self.is_open:
            self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def cut(self) -> None:
        """Lose the connection and all that was under way."""
        self.is_open = False
        self.to_server.clear()
        self.to_client.clear()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self._task
