"""What the tests of the command share: a plain locale, an ear, and a record."""

import pytest

from ludoteca.match import Match, Seat
from ludoteca.match.record import format_record
from tests.cli.speaking import Said


@pytest.fixture(autouse=True)
def _plain_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


@pytest.fixture(scope="session")
def record() -> str:
    match = Match.start("quantik", [Seat("Anna"), Seat("Bruno")], secret=b"s" * 32)
    assert match.first == 0
    while match.result is None:
        (seat,) = match.seats_to_act
        match.act(seat, match.legal_actions(seat)[0])
    return format_record(match)
