"""Play games over HTTP and keep their logs with what the server told of them.

Run `python -m tests.server.golden` to write the logs of the format that this code writes. Those of
earlier formats were written by earlier code and stay as they are: see `test_golden_logs.py`.
"""

import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from ludoteca.match.dice import commit
from tests.server.table_client import Player, application, open_table, seated

FOLDER = Path(__file__).parent
COOKIE = "ludoteca"
Key = dict[str, Any]


class House:
    """A server with people who come one after the other, each with a cookie."""

    def __init__(self, client: TestClient) -> None:
        """Begin with nobody."""
        self.client = client
        self.cookies: list[str] = []

    def open(self, game: str, *seats: str, **more: str | bool) -> Key:
        """Open a table as somebody new."""
        self.client.cookies.clear()
        key = open_table(self.client, game, *seats, **more)
        self._meet()
        return key

    def join(self, table: str, seat: int, name: str) -> Key:
        """Sit down as somebody new."""
        self.client.cookies.clear()
        answer = self.client.post(
            f"/api/tables/{table}/seats/{seat}", json={"name": name, "contribution": f"by {name}"}
        )
        assert answer.status_code == 200, answer.text
        self._meet()
        key: Key = answer.json()
        return key

    def share(self, key: Key) -> None:
        """Come back from another device."""
        self.client.cookies.clear()
        address = f"/api/tables/{key['table']}/key"
        assert self.client.post(address, json={"token": key["token"]}).status_code == 200
        self._meet()

    def _meet(self) -> None:
        self.cookies.append(next(iter(self.client.cookies.values())))
        self.client.cookies.clear()

    @contextmanager
    def sitting(self, *keys: Key) -> Iterator[list[Player]]:
        """Let people sit at their table."""
        if not keys:
            yield []
            return
        with (
            seated(self.client, keys[0]["table"], keys[0]["token"]) as player,
            self.sitting(*keys[1:]) as others,
        ):
            yield [player, *others]


def people_at_quantik(house: House) -> str:
    """Ask for take-backs in vain and not, give up, and play again."""
    ada = house.open("quantik", "me", "open", contribution="“Ada”")
    emmy = house.join(ada["table"], 1, "Emmy")
    house.share(emmy)
    with house.sitting(ada, emmy) as players:
        for choice in (0, -1, 7, 3):
            _move_next(players, choice)
        players[0].ask("ask-takeback", 0)
        players[1].ask("answer-takeback", 1, is_granted=False)
        players[1].ask("ask-takeback", 1)
        players[0].ask("answer-takeback", 0, is_granted=True)
        for choice in (5, 2):
            _move_next(players, choice)
        players[0].ask("resign", 0)
        players[1].ask("rematch", 1)
    return str(ada["table"])


def one_against_a_bot_at_quantik(house: House) -> str:
    """Take back twice and play on to the end."""
    key = house.open("quantik", "me", "greedy")
    with house.sitting(key) as (player,):
        for number in range(40):
            player.wait_for_turn()
            if player.table["result"]:
                break
            player.move(number % min(3, len(player.table["views"][0]["legal"])))
            if number in (1, 2) and not player.table["result"]:
                player.wait_for_turn()
                player.ask("undo", 0)
    return str(key["table"])


def three_at_knaster(house: House) -> str:
    """Choose at the same time, take a choice back, give up and let the bots play on."""
    ada = house.open("knaster", "me", "open", "random", "open")
    emmy, paul = (house.join(ada["table"], seat, name) for seat, name in ((1, "Emmy"), (3, "Paul")))
    with house.sitting(ada, emmy, paul) as players:
        for number in range(12):
            _choose_all(players, number)
        players[0].move(4)
        players[0].ask("undo", 0)
        _choose_all(players, 3)
        players[2].ask("resign", 3)
        for number in range(3):
            _choose_all(players[:2], number)
        players[1].move(2)  # a choice that the others must not see yet
        _settle(players)
    return str(ada["table"])


def alone_at_knaster(house: House) -> str:
    """Play alone to the end, with take-backs after the dice."""
    key = house.open("knaster", "me")
    with house.sitting(key) as (player,):
        number = 0
        while not player.table["result"]:
            player.move(number % min(4, len(player.table["views"][0]["legal"])))
            number += 1
            if number in (10, 20):
                player.ask("undo", 0)
    return str(key["table"])


def people_at_kuhvadis(house: House) -> str:
    """Play on a sheet of one's own choice, and leave with a take-back asked for."""
    sheets = next(g for g in house.client.get("/api/games").json() if g["id"] == "kuhvadis")
    ada = house.open("kuhvadis", "me", "open", setup=sheets["setups"][1])
    emmy = house.join(ada["table"], 1, "Emmy")
    with house.sitting(ada, emmy) as players:
        for number in range(25):
            _move_next(players, number)
        last = next(e["seat"] for e in reversed(players[0].history) if e["kind"] == "move")
        players[last].ask("ask-takeback", last)
    return str(ada["table"])


def bots_at_kuhvadis(house: House) -> str:
    """Look on while two bots play to the end."""
    key = house.open("kuhvadis", "greedy", "random")
    with seated(house.client, key["table"]) as spectator:
        while not spectator.table["result"]:
            spectator.receive()
    return str(key["table"])


def committed_at_kuhvadis(house: House) -> str:
    """Commit, reveal, take back from a bot, and give up."""
    key = house.open("kuhvadis", "me", "random", commits=True)
    text = "5f0c1e9ab7d24380a6e1c94d2b7730f8"
    with house.sitting(key) as (player,):
        player.ask("commit", 0, commitment=commit(text))
        player.ask("reveal", 0, contribution=text)
        for number in range(8):
            player.wait_for_turn()
            player.move(number % len(player.table["views"][0]["legal"]))
        player.wait_for_turn()
        player.ask("undo", 0)
        player.ask("resign", 0)
    return str(key["table"])


def one_has_yet_to_reveal(house: House) -> str:
    """Leave before the dice begin."""
    ada = house.open("knaster", "me", "me", commits=True)
    with house.sitting(ada) as (player,):
        for seat in (0, 1):
            player.ask("commit", seat, commitment=commit(f"text of {seat}"))
        player.ask("reveal", 1, contribution="text of 1")
    return str(ada["table"])


def two_at_one_screen(house: House) -> str:
    """Hold both seats, take back with nobody to be asked, and resign."""
    key = house.open("quantik", "me", "me")
    with house.sitting(key) as (player,):
        for choice in (1, 2, 3):
            player.move(choice)
        mover = player.history[-1]["seat"]
        player.ask("ask-takeback", 1 - mover)
        player.move(5)
    return str(key["table"])


def waiting_for_one_more(house: House) -> str:
    """Open a table where a seat stays open."""
    ada = house.open("knaster", "me", "open", "open", "greedy")
    house.join(ada["table"], 2, "Emmy")
    return str(ada["table"])


STORIES: tuple[Callable[[House], str], ...] = (
    people_at_quantik,
    one_against_a_bot_at_quantik,
    three_at_knaster,
    alone_at_knaster,
    people_at_kuhvadis,
    bots_at_kuhvadis,
    committed_at_kuhvadis,
    one_has_yet_to_reveal,
    two_at_one_screen,
    waiting_for_one_more,
)


def _move_next(players: list[Player], choice: int) -> None:
    """Let whoever is to move make one of the moves."""
    _settle(players)
    player = next(p for p in players if any(view["legal"] for view in p.table["views"]))
    legal = next(view["legal"] for view in player.table["views"] if view["legal"])
    player.move(choice % len(legal))
    _settle(players)


def _choose_all(players: list[Player], choice: int) -> None:
    """Let everybody choose for this roll, all that is due."""
    for player in players:
        player.catch_up()
        round_ = _num_rolls(player)
        while _num_rolls(player) == round_ and player.table["views"][0]["legal"]:
            player.move(choice % len(player.table["views"][0]["legal"]))
    _settle(players)


def _num_rolls(player: Player) -> int:
    return sum(entry["kind"] == "roll" for entry in player.history)


def _settle(players: list[Player]) -> None:
    """Wait until the bots have chosen and everybody knows."""
    for player in players:
        player.catch_up()
        while any(seat["is_to_act"] and seat["bot"] for seat in player.table["seats"]):
            player.receive()


def told(client: TestClient, table: str, cookies: list[str]) -> dict[str, Any]:
    """Return what the server tells of a table: to a spectator, to each owner, and its record."""
    seen = []
    for cookie in (None, *cookies):
        client.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        seen.append(client.get(f"/api/tables/{table}", headers=headers).json())
        client.cookies.clear()
    record = client.get(f"/api/tables/{table}/record")
    return {"tables": seen, "record": record.text if record.status_code == 200 else None}


def main(folder: Path) -> None:
    """Write a file for each story."""
    folder.mkdir(parents=True, exist_ok=True)
    for story in STORIES:
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / "tables.sqlite"
            with application(path) as client:
                house = House(client)
                table = story(house)
                answer = told(client, table, house.cookies)
            with closing(sqlite3.connect(path)) as file:
                log = "SELECT data FROM events WHERE table_id = ? ORDER BY seq"
                lines = [data for (data,) in file.execute(log, (table,))]
                key = file.execute("SELECT value FROM settings WHERE name = 'key'").fetchone()[0]
        golden = {"table": table, "key": key, "cookies": house.cookies, "log": lines, **answer}
        file_name = folder / f"{story.__name__.replace('_', '-')}.json"
        file_name.write_text(_format(golden), "utf-8")


def _format(golden: dict[str, Any]) -> str:
    """Write one line for each event and each answer."""
    fields = [f"{_json(name)}: {_rows(value)}" for name, value in golden.items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _rows(value: Any) -> str:
    rows = ",\n  ".join(map(_json, value)) if isinstance(value, list) else ""
    return f"[\n  {rows}\n]" if rows else _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main(FOLDER / (sys.argv[1] if len(sys.argv) > 1 else "v3"))
