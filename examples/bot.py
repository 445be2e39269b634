"""A bot in sixty lines: it opens a Quantik table against `greedy` and plays at random.

Run a server (`make play`), then: python examples/bot.py http://127.0.0.1:8642
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request

import websockets

SEATS = [{"kind": "me", "name": "Sixty lines"}, {"kind": "bot", "bot": "greedy"}]


def open_table(server: str, game: str) -> dict[str, str]:
    """Open a table and return its id and the token of our seat."""
    body = json.dumps({"game": game, "seats": SEATS, "commits": True}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        key: dict[str, str] = json.load(answer)
        return key


async def play(server: str, game: str = "quantik") -> dict[str, object]:
    """Play one game and return its result."""
    key = open_table(server, game)
    address = server.replace("http", "ws", 1) + f"/api/tables/{key['table']}/socket"
    contribution = secrets.token_hex(16)  # our own part in the dice, which nobody can foresee
    commitment = hashlib.sha256(contribution.encode()).hexdigest()
    servers = None  # the server's commitment, which must not change any more
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": key["token"]}))
        async for text in socket:
            table = json.loads(text)
            if table["type"] == "refusal":
                raise RuntimeError(table["message"])
            proof = table["proof"]
            servers = servers or proof["commitment"]
            if proof["commitment"] != servers:
                raise RuntimeError("the server has changed its secret")
            if table["result"]:
                result: dict[str, object] = table["result"]
                return result
            request: dict[str, object] | None = None
            if proof["awaited"] and proof["stage"] == "commit":
                request = {"type": "commit", "commitment": commitment}
            elif proof["awaited"] and proof["commitments"][0] == commitment:
                request = {"type": "reveal", "contribution": contribution}
            elif table["views"] and table["views"][0]["legal"]:
                view = table["views"][0]
                action = random.choice(view["legal"])["action"]
                request = {"type": "move", "version": view["version"], "action": action}
            if request is not None:  # the same request has the same id, and is carried out once
                name = f"{request['type']}-{request.get('version', 0)}"
                await socket.send(json.dumps(request | {"id": name, "seat": 0}))
    raise RuntimeError("the server closed the table")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
