"""Records: they read back as the same match, and no damage goes unnoticed."""

import copy
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludoteca.errors import LudotecaError
from ludoteca.match import (
    InvalidRecord,
    Match,
    Result,
    Seat,
    format_record,
    parse_record,
    verify,
)
from ludoteca.texts import LANGUAGES

GOLDEN = {
    path.stem: path.read_text("utf-8")
    for path in sorted(Path(__file__).parent.joinpath("golden").glob("*.txt"))
}
DOCS = Path(__file__).parents[2].joinpath("docs/records.md").read_text("utf-8")
FINISHED = [name for name, text in GOLDEN.items() if not text.endswith("*\n")]
QUANTIK = GOLDEN["quantik"]
SECRET = bytes.fromhex("3b1f0c6a9d2e48f7b5a01c7e6d93f2480e5b7a1cd4f69382b0c7e1a5f3d86492")


# Reading and writing -----------------------------------------------------------------------


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_read_and_write_the_same(name: str) -> None:
    assert format_record(parse_record(GOLDEN[name])) == GOLDEN[name]


def test_the_examples_in_the_docs_are_true() -> None:
    records = re.findall(r"```text\n(.*?)```", DOCS, re.DOTALL)
    games = [verify(record).game for record in records]
    assert sorted(games) == ["knaster", "kuhvadis", "quantik"]
    for record in records:
        assert format_record(parse_record(record)) == record


def test_every_header_is_documented() -> None:
    headers = set(re.findall(r"^\[([A-Za-z]+)", "\n".join(GOLDEN.values()), re.MULTILINE))
    documented = set(re.findall(r"^\| `([A-Za-z]+)", DOCS, re.MULTILINE))
    assert headers == documented


@pytest.mark.parametrize(
    ("name", "result", "num_rolls", "num_moves"),
    [
        # A on c3 joins C on d3, B on c4 and D on d4: the region is complete.
        ("quantik", Result((1,), (-1, 1), "played"), 0, 10),
        ("quantik-resigned", Result((1,), (-1, 1), "resigned"), 0, 4),
        # Thirteen circles, and the falling diagonal is worth ten.
        ("knaster-solo", Result((0,), (23,), "played"), 33, 36),
        ("kuhvadis-save", None, 10, 9),
    ],
)
def test_verification_says_what_a_record_proves(
    name: str, result: Result | None, num_rolls: int, num_moves: int
) -> None:
    verification = verify(GOLDEN[name])
    assert verification.game == name.partition("-")[0]
    assert verification.seats[0] == Seat("Anna")
    assert verification.result == result
    assert verification.num_rolls == num_rolls
    assert verification.num_moves == num_moves
    assert f'[Commitment "{verification.commitment}"]' in GOLDEN[name]


def test_a_saved_match_goes_on_with_the_same_dice() -> None:
    match = Match.start("kuhvadis", (Seat("Anna"), Seat("Bruno")), secret=SECRET)
    saved = parse_record(format_record(match))
    for going_on in (match, saved):
        going_on.play(going_on.seats_to_act[0], "keep -")
        going_on.play(going_on.seats_to_act[0], "pass")
    assert len(match.events) == 5
    assert saved == match


def test_a_saved_match_knows_what_can_be_taken_back() -> None:
    saved = parse_record(GOLDEN["kuhvadis-save"])
    assert (saved.can_undo(0), saved.can_undo(1)) == (False, False)  # dice have followed
    assert saved.can_undo(1, agreed=True)
    saved.undo(1, agreed=True)
    assert '[Undos "1"]' in format_record(saved)


def test_other_line_ends_spaces_and_a_byte_order_mark_do_no_harm() -> None:
    match = parse_record(QUANTIK)
    assert parse_record(QUANTIK.replace("\n", "\r\n")) == match
    assert parse_record("\ufeff" + QUANTIK.replace("\n", "  \n") + "\n\n") == match
    assert parse_record(QUANTIK.rstrip("\n")) == match


def knaster(num_seats: int) -> Match[object]:
    return Match.start("knaster", [Seat("Anna")] * num_seats, secret=SECRET)


def test_who_resigned_after_choosing_stands_before_the_choices_of_the_round() -> None:
    match = knaster(3)
    match.play(2, "a1")
    match.resign(2)
    match.play(0, "b1")
    match.play(1, "c1")
    record = format_record(match)
    assert re.search(r"^1\. \[. .\] 3: resigns; 1: b1; 2: c1; 3: a1$", record, re.MULTILINE)
    assert parse_record(record) == match


def test_who_ends_the_match_by_resigning_stands_last() -> None:
    match = knaster(2)
    match.play(1, "a1")
    match.resign(0)
    record = format_record(match)
    assert re.search(r"^1\. \[. .\] 2: a1; 1: resigns\n2$", record, re.MULTILINE)
    assert parse_record(record) == match


NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)


@given(
    name=NAMES.filter(str.strip),
    contribution=st.text(st.characters(exclude_categories=["Cs"]), max_size=200),
)
@example(name='"]\n[Result "2"]\n\n1. 1: Aa1\n2\n', contribution='\\u{41}\\"')
@example(name="\u202eannA\u2028\x85\x00", contribution="\r\n")
def test_any_name_and_contribution_survive(name: str, contribution: str) -> None:
    seats = (Seat(name), Seat("Bot", "greedy"))
    match = Match.start("quantik", seats, secret=SECRET, contributions=(contribution,))
    record = format_record(match)
    headers = record.partition("\n\n")[0].splitlines()  # splits at far more than line feeds
    assert all(re.fullmatch(r'\[[A-Z][a-z]+[12]? ".*"\]', line) for line in headers)
    assert parse_record(record) == match


def num_calls(of: Callable[[], object]) -> int:
    """Return how many calls, of Python's functions and of others, something takes."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        of()
    finally:
        sys.setprofile(before)
    return calls


def test_verifying_takes_twice_as_long_for_twice_as_many_moves() -> None:
    match = Match.start("kuhvadis", (Seat("Anna"), Seat("Bruno")), secret=SECRET)
    records = []
    for num_moves in (1, 100, 200, 400):
        while len(match.events) < 2 * num_moves:
            match.play(match.seats_to_act[0], "pass")
        records.append(format_record(match))
    _, one, two, four = (num_calls(partial(verify, record)) for record in records)
    assert four - two < 2.1 * (two - one)  # the first call may have loaded something


# The public record -------------------------------------------------------------------------


def test_a_public_record_keeps_the_secret_and_hidden_choices_until_the_end() -> None:
    match = Match.start("knaster", (Seat("Anna"), Seat("Bruno")), secret=SECRET)
    match.play(0, "e5")
    public = format_record(match, reveal=False)
    assert SECRET.hex() not in public
    assert match.dice.commitment in public
    assert re.search(r"^1\. \[[1-6] [1-6]\]$", public, re.MULTILINE)
    with pytest.raises(InvalidRecord) as caught:
        parse_record(public)
    assert caught.value.message == "match-error-record-secret"
    match.resign(1)
    assert format_record(match, reveal=False) == format_record(match)


# Damage ------------------------------------------------------------------------------------


def replaced(name: str, old: str, new: str) -> Callable[[], str]:
    """Return a golden record with one passage changed."""

    def damaged() -> str:
        assert GOLDEN[name].count(old) == 1
        return GOLDEN[name].replace(old, new)

    return damaged


@pytest.mark.parametrize(
    ("message", "line", "damaged"),
    [
        ("none", None, lambda: ""),
        ("none", None, lambda: "Dear diary,\ntoday I played.\n"),
        ("none", None, lambda: "\n" + QUANTIK),
        ("format", 2, replaced("quantik", '[Format "1"]', '[Format "3"]')),
        ("truncated", 22, lambda: QUANTIK[: -len(" Ac3\n2\n")]),
        ("truncated", 4, lambda: QUANTIK[:60]),
        ("after", 24, lambda: QUANTIK + "11. 1: Aa1\n2\n"),
        ("after", 24, lambda: QUANTIK + "Well played!\n"),
        ("header", 3, replaced("quantik", '[Seat1 "Anna"]', '[Seat1 "An"na"]')),
        ("header", 3, replaced("quantik", '[Seat1 "Anna"]', r'[Seat1 "\n"]')),
        ("header", 3, replaced("quantik", '[Seat1 "Anna"]', r'[Seat1 "\u{110000}"]')),
        ("header", 7, replaced("quantik", '[Secret "3b', '[Secret "3')),
        ("header", 8, replaced("quantik", '[Undos "0"]', '[Undos "-1"]')),
        ("header", 12, replaced("quantik", "\n\n1.", "\n1.")),
        ("twice", 4, replaced("quantik", "[Seat2", '[Seat1 "Anna"]\n[Seat2')),
        ("missing", None, replaced("quantik", '[First "1"]\n', "")),
        ("missing", None, replaced("quantik", '[Seat1 "Anna"]\n', "")),
        ("missing", None, replaced("quantik", '[Digest "', '[Check "')),
        ("unknown", 5, replaced("quantik", "[First", '[Bot3 "greedy"]\n[First')),
        ("missing", None, lambda: re.sub(r"\[Secret .*\n", "", QUANTIK)),
        ("secret", None, lambda: re.sub(r"\[Secret .*\n", "", GOLDEN["kuhvadis-save"])),
        ("start", None, replaced("quantik", '[Game "quantik"]', '[Game "go"]')),
        ("start", None, replaced("quantik", '[Seat1 "Anna"]', '[Seat1 " "]')),
        ("start", None, replaced("knaster", '"greedy"', '"not a bot"')),
        ("commitment", 6, replaced("quantik", '[Commitment "5d', '[Commitment "5e')),
        ("commitment", 6, replaced("quantik", '[Secret "3b', '[Secret "3c')),
        ("first", 5, replaced("quantik", '[First "1"]', '[First "2"]')),
        ("first", 10, replaced("kuhvadis-2", '[Starts "2"]', '[Starts "1"]')),
        ("first", 9, replaced("kuhvadis-2", '[Starts "2"]\n', "")),
        ("start", None, replaced("kuhvadis-2", '[Commitment1 "7', '[Commitment1 "8')),
        ("start", None, replaced("kuhvadis-2", '[Contribution1 "5', '[Contribution1 "6')),
        ("unknown", 5, replaced("quantik", "[First", '[Commitment2 "ab"]\n[First')),
        ("digest", 16, replaced("kuhvadis-2", '[Takebacks "1"]\n', "")),
        ("line", 14, replaced("quantik", "2. 2: Cd2", "Cd2")),
        ("line", 14, replaced("quantik", "2. 2: Cd2", "2. 2: Cd2 ]")),
        ("roll", 15, replaced("kuhvadis-save", "[4 4 5 1]", "[4 4 4 1]")),
        ("no-roll", 14, replaced("quantik", "2. 2: Cd2", "2. 2: [1 6] Cd2")),
        ("roll-missing", 15, replaced("kuhvadis-save", "[5 2 1 3 5] ", "")),
        ("roll-missing", 16, replaced("kuhvadis-save", "4. 1: [1 C 2 4 2]\n", "")),
        ("move", 14, replaced("quantik", "2. 2: Cd2", "2. 2: Cd4")),
        ("move", 14, replaced("quantik", "2. 2: Cd2", "2. 2: castle")),
        ("move", 14, replaced("quantik", "2. 2: Cd2", "2. 1: Cd2")),
        ("move", 14, replaced("quantik", "2. 2: Cd2", "2. 3: Cd2")),
        ("result", 9, replaced("quantik", '[Result "2"]', '[Result "1"]')),
        ("result", 9, replaced("quantik", '[Result "2"]', '[Result "*"]')),
        ("result", 23, lambda: QUANTIK[:-2] + "1\n"),
        ("result", 9, replaced("quantik", "10. 2: Ac3\n", "")),
        ("scores", 10, replaced("quantik", '[Scores "-1 1"]', '[Scores "1 -1"]')),
        ("scores", 22, replaced("quantik", '[Scores "-1 1"]\n', "")),
        ("scores", 11, replaced("kuhvadis-save", '[Result "*"]', '[Result "*"]\n[Scores "1 0"]')),
        ("wording", 14, replaced("quantik", "2. 2: Cd2", "3. 2: Cd2")),
        ("wording", 14, replaced("quantik", "2. 2: Cd2", "2. 2: cd2")),
        ("wording", 14, replaced("quantik", "2. 2: Cd2", "2. 2: Cd2,")),
        ("wording", 3, lambda: re.sub(r"(\[Seat1.*\n)(\[Seat2.*\n)", r"\2\1", QUANTIK)),
        ("digest", 11, replaced("quantik", '[Seat1 "Anna"]', '[Seat1 "Anne"]')),
        ("digest", 11, replaced("quantik", '[Undos "0"]', '[Undos "1"]')),
        ("digest", 11, replaced("quantik", '[Digest "5', '[Digest "6')),
    ],
)
def test_each_damage_has_its_own_sentence(
    message: str, line: int | None, damaged: Callable[[], str]
) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_record(damaged())
    error = caught.value
    assert error.message == f"match-error-record-{message}"
    assert error.values.get("line") == line
    sentences = {error.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert line is None or all(str(line) in sentence for sentence in sentences)


def test_the_reason_is_told_in_the_same_language() -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_record(QUANTIK.replace("2. 2: Cd2", "2. 2: Cd4"))
    assert caught.value.sentence("de").startswith("Zeile 14, bei „Cd4“: ")
    assert isinstance(caught.value.cause, LudotecaError)
    assert caught.value.sentence("de").endswith(caught.value.cause.sentence("de"))


# Tampering ---------------------------------------------------------------------------------


def parsed(text: str) -> Match[object] | None:
    """Return the match of a record, or None if it is refused."""
    try:
        return parse_record(text)
    except InvalidRecord:
        return None


@pytest.mark.parametrize("name", FINISHED)
def test_no_changed_character_goes_unnoticed(name: str) -> None:
    record = GOLDEN[name]
    original = parse_record(record)
    choices = "0123456789abcdeABCD -+*;,:()[]"
    for place, character in enumerate(record):
        changes = ["", 2 * character, choices[place % len(choices)]]
        for change in changes if name == "quantik" else changes[place % 3 :][:1]:
            match = parsed(record[:place] + change + record[place + 1 :])
            assert match is None or match == original, (place, change)


def test_every_other_move_result_and_seat_in_a_short_record_is_noticed() -> None:
    record = GOLDEN["quantik-resigned"]
    original = parse_record(record)
    body = record.index("\n\n")
    for place in range(body, len(record)):
        for change in "12345678abcdABCD *+-:,;.\n":
            match = parsed(record[:place] + change + record[place + 1 :])
            assert match is None or match == original


@pytest.mark.parametrize("name", FINISHED)
def test_no_beginning_of_a_record_is_taken_for_the_whole(name: str) -> None:
    record = GOLDEN[name].rstrip("\n")
    for end in range(len(record)):
        assert parsed(record[:end]) is None


# Fuzzing -----------------------------------------------------------------------------------


@given(st.text())
def test_arbitrary_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text)
    assert str(caught.value)


LINES = sorted({line for text in GOLDEN.values() for line in text.split("\n")})
STRANGE = ['[Seat256 "x"]', '[Seat999 "x"]', '[Setup "x"]', '[Undos "9999999"]', "\x85", "\u2028"]


def reading(text: str) -> Match[object] | list[str]:
    """Return the match of a record or the sentences that refuse it; no other error may occur."""
    try:
        return parse_record(text)
    except LudotecaError as error:
        return [error.sentence(language) for language in LANGUAGES]


@given(st.lists(st.sampled_from([*LINES, *STRANGE]), max_size=30).map("\n".join))
def test_shuffled_lines_are_refused_with_a_sentence(text: str) -> None:
    answer = reading('[Game "quantik"]\n' + text)
    assert isinstance(answer, list)
    assert all(answer)


@settings(max_examples=200)
@given(st.data())
def test_mutated_records_are_refused_with_a_sentence_or_unharmed(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(sorted(GOLDEN.values())))
    original = parse_record(record)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(record)))
        end = data.draw(st.integers(start, min(start + 20, len(record))))
        record = record[:start] + data.draw(st.text(max_size=10)) + record[end:]
    answer = reading(record)
    assert answer == original or (isinstance(answer, list) and all(answer))


def test_a_failed_reading_leaves_other_matches_alone() -> None:
    match = parse_record(QUANTIK)
    before = copy.deepcopy(match)
    assert parsed(QUANTIK.replace("Cd2", "Cd4")) is None
    assert match == before
