"""Errors keep all they have to say, wherever they are raised."""

import errno
import pickle

import pytest

from ludoteca.errors import LudotecaError, UnknownBot, one_line, reason_of
from ludoteca.match.record import InvalidRecord
from ludoteca.texts import LANGUAGES

UNKNOWN = UnknownBot("error-unknown-bot", name="clever", game="go", bots="gentle, greedy")


@pytest.mark.parametrize(
    "error", [UNKNOWN, InvalidRecord("match-error-record-move", UNKNOWN, line=3, move="x")]
)
def test_an_error_from_another_process_says_the_same(error: LudotecaError) -> None:
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert type(arrived) is type(error)
    assert "clever" in str(arrived)
    for language in LANGUAGES:
        assert arrived.sentence(language) == error.sentence(language)


def test_a_text_stays_on_its_line_and_commands_no_terminal() -> None:
    assert one_line("Ann\nResult: Ann wins\x1b[2J\u202e\u2028") == "Ann�Result: Ann wins�[2J��"
    assert one_line("Zoë 李 🐄") == "Zoë 李 🐄"


def test_what_the_system_says_is_said_in_the_language() -> None:
    full, strange = OSError(errno.ENOSPC, "No space left"), OSError("odd")
    said = {language: reason_of(full, language) for language in LANGUAGES}
    assert said["de"] == "der Datenträger ist voll"
    assert len(set(said.values())) == len(LANGUAGES)
    assert reason_of(strange, "fr") == "odd"
    refused = LudotecaError("server-error-storage", full, path="x.sqlite")
    assert "(der Datenträger ist voll)" in refused.sentence("de")
