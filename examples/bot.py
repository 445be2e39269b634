"""A bot in forty lines: it opens a Quantik table against `greedy` and plays at random.

Run a server (`make play`), then: python examples/bot.py http://127.0.0.1:8642
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets

SEATS = [{"kind": "me", "name": "Forty lines"}, {"kind": "bot", "bot": "greedy"}]


def open_table(server: str, game: str) -> dict[str, str]:
    """Open a table and return its id and the token of our seat."""
    body = json.dumps({"game": game, "seats": SEATS}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(server: str, game: str = "quantik") -> dict[str, object]:
    """Play one game and return its result."""
    key = open_table(server, game)
    address = server.replace("http", "ws", 1) + f"/api/tables/{key['table']}/socket"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": key["token"]}))
        async for text in socket:
            table = json.loads(text)
            if table["type"] == "refusal":
                raise RuntimeError(table["message"])
            if table["result"]:
                return table["result"]
            view = table["views"][0]
            if view["legal"]:
                move = {"action": random.choice(view["legal"])["action"]}
                move |= {"type": "move", "id": f"v{view['version']}", "seat": view["seat"]}
                await socket.send(json.dumps(move | {"version": view["version"]}))
    raise RuntimeError("the server closed the table")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
