"""Names: one rule for all ways in, and every character can be seen."""

from pathlib import Path

import pytest

from tests.server.table_client import application, open_table, take_seat


@pytest.mark.parametrize(
    "name",
    [
        " ",
        "",
        "a\u202eb",
        "a\u200bb",
        "a\u200db",
        "a\u2028b",
        "\u3164",
        "a\x85b",
        "a\u00adb",
        "\ue000",
        "\ufe0f",
        "a\ufe0e",
        "\uffff",
        "\ufffc",
        "\u0301",
        "a" + "\u0301" * 5,
        "a" + "\u0489" * 9,
    ],
)
def test_no_way_in_takes_a_name_with_what_nobody_sees(tmp_path: Path, name: str) -> None:
    with application(tmp_path / "t.sqlite") as client:
        for seat in ({"kind": "me", "name": name}, {"kind": "bot", "bot": "random", "name": name}):
            body = {"game": "quantik", "seats": [seat, {"kind": "open"}]}
            assert client.post("/api/tables", json=body).status_code == 422
        body = {"game": "quantik", "seats": [{"kind": "me", "bot": name}, {"kind": "open"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        seats = client.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["1", ""]
        answer = client.post(f"/api/tables/{table}/seats/1", json={"name": name})
        assert answer.status_code == 422


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë", "Zoe\u0308", "Nguye\u0302\u0303n", "שָׁלוֹם", "กำปั้น", "हिन्दी", "☀\ufe0f Sol"],
)
def test_names_of_all_languages_are_taken(tmp_path: Path, name: str) -> None:
    with application(tmp_path / "t.sqlite") as client:
        key = open_table(client, "quantik", "me", "open")
        take_seat(client, key["table"], 1, name)
        assert client.get(f"/api/tables/{key['table']}").json()["seats"][1]["name"] == name
