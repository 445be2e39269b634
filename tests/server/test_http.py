"""Tables over HTTP: opened, joined, shown, refused."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from starlette.testclient import TestClient

from ludoteca.texts import LANGUAGES, Texts
from tests.server.table_client import application, open_table, seated, take_seat

GAMES = Path(__file__).parents[2] / "src/ludoteca/games"
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


def test_games_list_their_bots_and_sheets(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        games = {game["id"]: game for game in client.get("/api/games").json()}
    assert list(games)[:3] == ["knaster", "kuhvadis", "quantik"]
    assert (games["knaster"]["min_players"], games["knaster"]["max_players"]) == (1, 12)
    assert "greedy" in games["quantik"]["bots"]
    assert all(len(sheet) == 55 for sheet in games["kuhvadis"]["setups"])
    facts = ("columns", "has_dice", "is_simultaneous", "has_points")
    told = {name: tuple(games[name][fact] for fact in facts) for name in list(games)[:3]}
    assert told == {
        "knaster": (5, True, True, True),
        "kuhvadis": (7, True, False, False),
        "quantik": (4, False, False, False),
    }
    assert all(game["first_bot"] in game["bots"] for game in games.values())


def test_a_game_brings_its_texts_and_rules(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        texts = client.get("/api/games/quantik/texts/fr")
        rules = client.get("/api/games/quantik/rules/it")
        assert (texts.status_code, rules.status_code) == (200, 200)
        assert texts.headers["content-type"].startswith("text/plain")
        assert rules.headers["content-type"].startswith("text/markdown")
        assert texts.text == (GAMES / "quantik/texts/fr.ftl").read_text("utf-8")
        assert rules.text == (GAMES / "quantik/texts/it.md").read_text("utf-8")
        known = {"If-None-Match": texts.headers["etag"]}
        again = client.get("/api/games/quantik/texts/fr", headers=known)
        assert (again.status_code, again.text) == (304, "")
        other = client.get("/api/games/quantik/texts/de", headers=known)
        assert other.status_code == 200
        for path in ("chess/texts/en", "chess/rules/en", "quantik/texts/xx", "quantik/rules/.."):
            assert client.get(f"/api/games/{path}").status_code == 404
        assert client.get("/api/games/chess/texts/en").json()["message"] == "error-unknown-game"


def test_a_table_waits_for_its_open_seat_and_then_begins(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "open")
        shown = client.get(f"/api/tables/{key['table']}").json()
        assert (shown["is_waiting"], shown["my_seats"], shown["views"]) == (True, [0], [])
        commitment = shown["proof"]["commitment"]
        take_seat(client, key["table"], 1, "Emmy")
        shown = client.get(f"/api/tables/{key['table']}").json()  # as a spectator by now
        assert (shown["is_waiting"], shown["my_seats"]) == (False, [])
        assert [seat["name"] for seat in shown["seats"]] == ["N0", "Emmy"]
        assert shown["proof"]["commitment"] == commitment
        assert shown["proof"]["secret"] is None
        assert shown["views"][0]["legal"] == []


def test_bots_without_a_name_go_by_their_id_and_are_numbered(tmp_path: Path) -> None:
    kinds = [("greedy", None), ("random", None), ("greedy", "Deep Cow"), ("greedy", None)]
    bots = [{"kind": "bot", "bot": bot, "name": name} for bot, name in kinds]
    with application(tmp_path / "t.sqlite") as client:
        body = {"game": "knaster", "seats": [{"kind": "me"}, *bots, {"kind": "open"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        shown = client.get(f"/api/tables/{table}").json()["seats"]
    names = [seat["name"] for seat in shown[:5]]
    assert names == ["1", "greedy 1", "random", "Deep Cow", "greedy 2"]


def test_an_open_seat_has_no_name(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "knaster", "me", "open", "greedy")
        table = client.get(f"/api/tables/{key['table']}").json()
        assert [seat["name"] for seat in table["seats"]] == ["N0", "", "greedy"]
        assert client.get("/api/tables").json()[0]["seats"] == [
            {"name": "N0", "bot": None},
            {"name": "", "bot": None},
            {"name": "greedy", "bot": "greedy"},
        ]


def test_a_taken_seat_is_not_given_again(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "open")
        take_seat(client, key["table"], 1)
        for seat, message, more in (
            (0, "server-error-seat-taken", {}),
            (1, "server-error-seat-taken", {}),
            (7, "match-error-no-seat", {"seats": 2}),
            (-1, "match-error-no-seat", {"seats": 2}),
        ):
            answer = client.post(f"/api/tables/{key['table']}/seats/{seat}", json={"name": "Eve"})
            assert answer.status_code == 409
            values = {"seat": seat + 1, **more}
            assert answer.json() == {"message": message, "values": values, "cause": None}


def test_a_key_brings_the_seats_to_another_device(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "me")
        client.cookies.clear()
        address = f"/api/tables/{key['table']}"
        assert client.get(address).json()["my_seats"] == []
        assert client.post(f"{address}/key", json={"token": "x" + key["token"]}).status_code == 403
        assert client.post(f"{address}/key", json={"token": key["token"]}).json()["seats"] == [0, 1]
        assert client.get(address).json()["my_seats"] == [0, 1]
        assert [table["table"] for table in client.get("/api/tables").json()] == [key["table"]]


def test_my_tables_are_mine_alone(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "me")
        (mine,) = client.get("/api/tables").json()
        assert mine == {
            "table": key["table"],
            "game": "quantik",
            "seats": [{"name": "N0", "bot": None}, {"name": "N1", "bot": None}],
            "is_waiting": False,
            "is_over": False,
            "is_my_turn": True,
            "with_takebacks": False,
        }
        client.cookies.clear()
        assert client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"game": "chess", "seats": TWO}, 404, "error-unknown-game"),
        ({"game": "chess!", "seats": TWO}, 422, "server-error-message"),
        ({"game": "quantik", "seats": []}, 422, "server-error-message"),
        (
            {"game": "quantik", "seats": [{"kind": "me", "name": "\u202eAda"}, {"kind": "open"}]},
            422,
            "server-error-name",
        ),
        ({"game": "quantik", "seats": TWO, "extra": 1}, 422, "server-error-message"),
        ({"game": "quantik", "seats": TWO[:1]}, 400, "quantik-error-players"),
        ({"game": "quantik", "seats": [{"kind": "me", "name": "x" * 25}] * 2}, 422, None),
        ({"game": "quantik", "seats": [{"kind": "me", "name": "\n"}] * 2}, 422, None),
        ({"game": "quantik", "seats": [{"kind": "me", "name": " "}] * 2}, 422, None),
        ({"game": "quantik", "seats": [{"kind": "me", "name": "A\u202eb"}] * 2}, 422, None),
        ({"game": "knaster", "seats": [{"kind": "open"}] * 13}, 422, None),
        ({"game": "quantik", "seats": [TWO[0], {"kind": "bot", "bot": "hal"}]}, 400, None),
        ({"game": "quantik", "seats": [TWO[0], {"kind": "bot"}]}, 400, None),
        ({"game": "kuhvadis", "seats": TWO, "setup": "X"}, 400, "kuhvadis-error-board"),
    ],
)
def test_what_cannot_begin_is_refused_in_a_sentence(
    tmp_path: Path, body: object, status: int, message: str | None
) -> None:
    with application(tmp_path / "t.sqlite") as client:
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == status
        refused = answer.json()
        assert message in (None, refused["message"])
        for language in LANGUAGES:
            assert Texts(language)(refused["message"], **refused["values"]).endswith(".")
        assert client.get("/api/tables").json() == []


def test_unknown_tables_and_pages_are_not_found(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        for path in ("/api/tables/none", "/api/tables/none/record", "/api/none", "/assets/none"):
            assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/games", 200),
        ("/dice", 200),
        ("/rules/quantik", 200),
        ("/t/none", 404),
        ("/t/none/", 404),
        ("/rules/chess", 404),
        ("/somewhere", 404),
        ("/t/none/more", 404),
    ],
)
def test_unknown_addresses_show_a_page_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int
) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/card.png" />')
    monkeypatch.setattr("ludoteca.server.pages.STATIC", tmp_path)
    with application(tmp_path / "t.sqlite") as client:
        answer = client.get(path)
        assert answer.status_code == status
        assert f'content="{client.base_url}/card.png"' in answer.text


def test_the_page_of_a_table_is_there_as_long_as_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr("ludoteca.server.pages.STATIC", tmp_path)
    with application(tmp_path / "t.sqlite") as client:
        table = open_table(client, "quantik", "me", "open")["table"]
        assert client.get(f"/t/{table}").status_code == 200
        assert client.get(f"/t/{table}/").status_code == 200
        assert client.get(f"/t/{table}x").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/t/none", "/%00", "/" + "long" * 2000, "/../../pyproject.toml", "/%2e%2e/x"]
)
def test_every_page_of_the_app_is_the_same(tmp_path: Path, path: str) -> None:
    with application(tmp_path / "t.sqlite") as client:
        answer = client.get(path)
        assert "ludoteca" not in answer.headers.get("set-cookie", "")
        is_page = answer.headers["content-type"].startswith("text/html")
        assert is_page or answer.json()["message"] == "server-error-no-page"
        assert "[project]" not in answer.text


def test_other_methods_are_answered_in_kind(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        assert client.head("/api/health").status_code == 200
        assert client.head("/api/tables/none").status_code == 404
        for method, path, allowed in (
            ("GET", "/api/verify", "POST"),
            ("DELETE", "/api/tables/none", "GET"),
            ("POST", "/t/none", "GET"),
        ):
            answer = client.request(method, path)
            assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
            assert answer.json()["message"] == "server-error-no-page"


def test_a_waiting_table_has_no_record(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "open")
        answer = client.get(f"/api/tables/{key['table']}/record")
        assert (answer.status_code, answer.json()["message"]) == (409, "server-error-waiting")


def test_the_schema_is_ours_and_needs_no_other_host(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        schema = client.get("/api/openapi.json")
        assert schema.json()["paths"].keys() >= {"/api/games", "/api/tables/{table}/key"}
        assert "http://" not in schema.text
        assert "https://" not in schema.text


def test_pages_of_other_sites_may_not_ask(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        evil = {"Origin": "http://evil.example"}
        answer = client.post("/api/tables", json={"game": "quantik", "seats": TWO}, headers=evil)
        assert (answer.status_code, answer.json()["message"]) == (403, "server-error-origin")


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite", requests_per_second=0.5) as client:
        body = {"game": "quantik", "seats": TWO}
        statuses = [client.post("/api/tables", json=body).status_code for _ in range(8)]
    assert statuses == [201] * 6 + [429] * 2


def test_an_endless_body_is_cut_off(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        answer = client.post("/api/verify", json={"text": "x" * 2_000_000})
        assert (answer.status_code, answer.json()["values"]) == (413, {"where": "body"})
        answer = client.post("/api/verify", json={"text": "x" * 200_001})
        refused = {"message": "server-error-record-long", "values": {"most": 200_000}}
        assert (answer.status_code, answer.json()) == (413, {**refused, "cause": None})
        endless = (b"x" * 65_536 for _ in range(1000))
        answer = client.post("/api/verify", content=endless)
        assert answer.status_code == 413


def test_answers_carry_their_guards(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        answer = client.post("/api/tables", json={"game": "quantik", "seats": TWO})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "geolocation=()" in answer.headers["permissions-policy"]
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers
        encrypted = client.get("https://testserver/api/games")
        assert encrypted.headers["strict-transport-security"] == "max-age=31536000"
        refused = client.get("/api/games", headers={"Host": "evil.example"})
        assert refused.status_code == 421
        for guarded in (answer, encrypted, refused):
            policy = dict(
                part.split(maxsplit=1)
                for part in guarded.headers["content-security-policy"].split("; ")
            )
            assert policy["default-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert "unsafe" not in str(policy)


def play_out(client: TestClient, game: str, *seats: str) -> str:
    """Play a game to its end and return the table."""
    key = open_table(client, game, *seats)
    with seated(client, key["table"], key["token"]) as player:
        while not player.table["result"]:
            player.wait_for_turn()
            if not player.table["result"]:
                player.move()
    table: str = key["table"]
    return table


def test_a_record_hides_the_secret_until_the_end_and_then_proves_the_dice(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "knaster", "me")
        running = client.get(f"/api/tables/{key['table']}/record").text
        assert "[Secret" not in running
        table = play_out(client, "knaster", "me")
        answer = client.get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"].startswith("attachment")
        checked = client.post("/api/verify", json={"text": answer.text})
        assert checked.status_code == 200, checked.text
        assert checked.json()["game"] == "knaster"
        assert checked.json()["num_rolls"] >= 26
        tampered = answer.text.replace('[Seat1 "N0"]', '[Seat1 "N9"]')
        assert client.post("/api/verify", json={"text": tampered}).status_code == 400
        assert client.post("/api/verify", json={"text": "nonsense"}).status_code == 400


def test_a_move_against_the_rules_is_named_with_its_cause(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        record = client.get(f"/api/tables/{play_out(client, 'quantik', 'me', 'me')}/record").text
        first = next(line for line in record.splitlines() if line.startswith("1. "))
        wrong = record.replace(first, first[:-3] + "Zz9")
        refused = client.post("/api/verify", json={"text": wrong}).json()
        assert refused["message"] == "match-error-record-move"
        assert refused["cause"]["message"].startswith("quantik-error-")


def test_a_game_can_be_printed_in_every_size_and_language(tmp_path: Path) -> None:
    with application(tmp_path / "t.sqlite") as client:
        for info in client.get("/api/games").json():
            address = f"/api/games/{info['id']}/print"
            answer = client.get(f"{address}?pages=3&paper=letter&language=de")
            pages = PdfReader(BytesIO(answer.content)).pages
            assert (info["can_print"], answer.headers["Content-Type"]) == (True, "application/pdf")
            assert (len(pages), float(pages[0].mediabox.width)) == (3, 612.0)


def test_a_set_up_of_ones_own_is_printed_or_refused(tmp_path: Path) -> None:
    address = "/api/games/kuhvadis/print?setup="
    own = "1X2C3O4/" + "1234512/" * 5 + "X5C1O2X".replace("X5", "O5")
    with application(tmp_path / "t.sqlite") as client:
        refused = client.get(address + "1X2")
        assert (refused.status_code, refused.json()["message"]) == (400, "kuhvadis-error-board")
        refused = client.get(address + own)
        assert refused.json()["message"] == "kuhvadis-error-starts"
        sheet = "X2C3O4C/" + "1234512/" * 2 + "X23451O/" + "1234512/" * 2 + "XC51O2C"
        assert b"%PDF" in client.get(address + sheet).content
        assert client.get(address + sheet + "&pages=0").status_code == 422
        assert client.get("/api/games/chess/print").status_code == 404
