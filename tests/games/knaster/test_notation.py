"""Knaster positions and moves as texts: exact, complete, and refused with a reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.errors import InvalidMove, InvalidPosition, LudotecaError
from ludoteca.games.knaster.rules import LAST_ROLL, OVER, PLAYING, RULES, State
from ludoteca.games.knaster.sheet import EMPTY, Sheet
from ludoteca.texts import LANGUAGES
from tests.games.knaster.play import EMPTY_GRID, NEARLY_FULL, QUIET, play, roll, solo

# a1 = 7 = 1 + 2 + 4, b1 = 11 = 1 + 2 + 8, circled, c1 = 12 = 4 + 8, e1 = 5 = 1 + 4, e5 = 10 = 2 + 8
SHEET = Sheet(0b10011, 0b1 << 24 | 0b00011, 0b10101, 0b1 << 24 | 0b00110, 0b00010, 0)
GRID = "7(11)12.5/...../...../...../....10"


def test_a_position_is_written_as_documented() -> None:
    state = State((SHEET, EMPTY), (SHEET, EMPTY), 0, 0, 6, PLAYING)
    assert RULES.format_position(state) == f"play 6 - {GRID} {EMPTY_GRID}"
    assert RULES.parse_position(f"  play 6 -\n{GRID}  ") == State(
        (SHEET,), (SHEET,), 0, 0, 6, PLAYING
    )


def test_a_turn_is_written_behind_the_sheet_it_began_with() -> None:
    state = play(roll(RULES.initial_state(2, ""), 3, 6), "c3")
    assert RULES.format_position(state) == f"play 1 9 {EMPTY_GRID}+c3 {EMPTY_GRID}"
    assert RULES.parse_position(f"play 1 9 {EMPTY_GRID}+c3 {EMPTY_GRID}") == state


@pytest.mark.parametrize(
    "text",
    [
        f"play 0 - {EMPTY_GRID}",
        f"play 1 9 {EMPTY_GRID}+c3 {EMPTY_GRID}",
        f"play 7 5 {GRID}",
        "play 5 7 5557./...../...../...../.....+e1",  # a full house is pending
        "play 5 7 5557./...../...../...../.....+e1 5557./...../...../...../.....+e1+row1:(a1)(e1)",
        "play 17 7 7.5.7/.764./77.89/.487./4.9.7+c3",  # four hands are pending
        "play 17 7 7.5.7/.764./77.89/.487./4.9.7+c3+fall:(a1)(c3)(e5)+rise:(a5)(b4)",
        f"play 25 6 {NEARLY_FULL}",
        "play 11 - (5)(6)(7)89/(6)..../(7).(2)../8..../9....",
        f"last 25 - {QUIET}",
        f"last 26 2 {QUIET}",
        f"last 26 2 {QUIET}+pass {QUIET}",
        f"last 26 2 {QUIET}+(a1) {QUIET}",
        f"over 26 - {QUIET}",
        f"over 26 - {QUIET} (2)46810/681024/102468/468102/810246",
    ],
)
def test_positions_read_and_written_stay_the_same(text: str) -> None:
    assert RULES.format_position(RULES.parse_position(text)) == text


def test_phases_and_finished_players_are_read() -> None:
    assert RULES.parse_position(f"last 25 - {QUIET}").phase == LAST_ROLL
    assert RULES.parse_position(f"over 26 - {QUIET}").phase == OVER
    assert RULES.parse_position(f"last 26 2 {QUIET} {QUIET}+pass").finished == 0b10
    assert RULES.parse_position("play 5 7 5557./...../...../...../.....+e1").finished == 0


REFUSED = [
    ("", "position"),
    ("play", "position"),
    ("play 0 -", "position"),
    (f"Play 0 - {EMPTY_GRID}", "position"),
    (f"play 00 - {EMPTY_GRID}", "position"),
    (f"play 100 - {EMPTY_GRID}", "position"),
    (f"play 1 13 {EMPTY_GRID}", "position"),
    (f"play 1 1 {EMPTY_GRID}", "position"),
    (f"play ١ 9 {EMPTY_GRID}", "position"),
    ("play 0 - ...../...../...../.....", "sheet"),
    ("play 0 - ...../...../...../...../......", "sheet"),
    ("play 1 - 1..../...../...../...../.....", "sheet"),
    ("play 1 - 13..../...../...../...../.....", "sheet"),
    ("play 2 - (7..../...../...../...../.....", "sheet"),
    ("play 1 - (.)..../...../...../...../.....", "sheet"),
    (f"play 25 - {QUIET}", "phase"),
    (f"last 0 - {EMPTY_GRID}", "phase"),
    (f"over 24 - {NEARLY_FULL}", "phase"),
    (f"over 26 2 {QUIET}", "phase"),
    (f"play 0 9 {EMPTY_GRID}", "phase"),
    ("play 5 - 77777/...../...../...../.....", "unpaid"),
    ("play 7 - (7)(7)777/...../...../...../.....", "unpaid"),
    (f"play 2 - {EMPTY_GRID}", "rolls"),
    (f"play 3 - {GRID}", "rolls"),
    (f"play 7 - {GRID}", "rolls"),
    (f"last 24 - {QUIET}", "rolls"),
    (f"over 27 - {QUIET}", "rolls"),
    ("play 1 - 7..../...../...../...../..... 8..../...../...../...../.....", "shared"),
    ("play 6 - (7)23../...../...../...../..... (7)23../...../...../...../...4.", "rolls"),
    ("play 4 - (7)23../...../...../...../..... (7)2.../...../...../...../...4.", "shared"),
    # Six rolls may lead to either sheet, but neither player can do without the other's 4 or 9.
    (
        "play 6 - (5)(6)(7)89/...../...../...../..... (4)(5)(6)78/...../...../...../.....",
        "shared",
    ),
    # Two straights explain six circles, but not the one on c3.
    ("play 10 - (5)(6)(7)89/(6)..../(7).(2)../8..../9....", "shared"),
    (f"over 26 - {QUIET} (2)(4)6810/681024/102468/468102/810246", "rolls"),
    (f"play 1 - {EMPTY_GRID}+c3", "rolls"),
    (f"play 0 - {EMPTY_GRID}+c3", "dice-due"),
    (f"play 1 9 {EMPTY_GRID}+c3", "revealed"),
    (f"play 1 9 {EMPTY_GRID}+c3 {EMPTY_GRID}+c3", "revealed"),
    (f"play 1 9 {EMPTY_GRID}+c3+c4 {EMPTY_GRID}", "error-not-your-turn"),
    (f"play 1 9 {EMPTY_GRID}+c9 {EMPTY_GRID}", "move"),
    (f"play 1 9 {EMPTY_GRID}+ {EMPTY_GRID}", "move"),
    (f"play 1 9 {EMPTY_GRID}+(c3) {EMPTY_GRID}", "other-number"),
    (f"play 1 9 {EMPTY_GRID}+pass {EMPTY_GRID}", "pass"),
    (f"over 26 - {QUIET}+pass", "error-game-over"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_impossible_positions_are_refused_with_their_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        RULES.parse_position(text)
    expected = reason if reason.startswith("error") else f"knaster-error-{reason}"
    assert refused.value.message == expected


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a1", 0),
        ("E5", 24),
        (" c3 ", 12),
        ("(B3)", 25 + 11),
    ],
)
def test_writes_and_circles_are_read(text: str, action: int) -> None:
    state = solo("...../...../.9.../...../.....", 9)
    assert RULES.parse_move(state, 0, text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("row3:(a3)", 51 + 2 * 32 + 0b00001),
        ("colc:(c1)(c3)(c5)", 51 + 7 * 32 + 0b10101),
        ("FALL:(e5)(a1)(c3)", 51 + 10 * 32 + 0b10101),
        ("rise:(a5)(b4)", 51 + 11 * 32 + 0b00011),
    ],
)
def test_hand_moves_are_read(text: str, action: int) -> None:
    state = play(solo("7.5.7/.764./77.89/.487./4.9.7", 7), "c3")
    assert RULES.parse_move(state, 0, text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "c", "c6", "f1", "3c", "c3)", "((c3))", "c3 c4", "(c3)(c4)", "passs", "ｃ3", "c３"),
        *("row2", "row2:", "row6:(a1)", "row2:(a2)(a2)", "row2:a2", "colb2:(b2)", "fall:"),
    ],
)
def test_unreadable_moves_are_invalid(text: str) -> None:
    state = roll(RULES.initial_state(1, ""), 3, 6)
    with pytest.raises(InvalidMove) as refused:
        RULES.parse_move(state, 0, text)
    assert refused.value.message == "knaster-error-move"


def test_a_cell_beside_the_line_is_invalid() -> None:
    state = play(solo("5557./...../...../...../.....", 7), "e1")
    with pytest.raises(InvalidMove, match="a2 does not lie in row 1"):
        RULES.parse_move(state, 0, "row1:(a1)(a2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences_in_each_language(language: str) -> None:
    for text, _ in REFUSED:
        with pytest.raises(InvalidPosition) as refused:
            RULES.parse_position(text)
        sentence = refused.value.sentence(language)
        assert sentence.endswith(".")
        assert len(sentence) > 30


WORDS = ["play", "last", "over", "0", "1", "26", "-", "7", "+", "c3", "(c3)", "row1:(a1)", "pass"]
PIECES = [*WORDS, EMPTY_GRID, QUIET, NEARLY_FULL, GRID, "/", ".", "(7)", "12", " ", "\N{SNOWMAN}"]


def read(text: str) -> None:
    """Read a position; a good one must survive being written and read again."""
    refusal = ""
    try:
        state = RULES.parse_position(text)
    except LudotecaError as error:
        refusal = str(error)
    assert refusal or RULES.parse_position(RULES.format_position(state)) == state


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@given(st.lists(st.sampled_from(PIECES)), st.sampled_from(["", " "]))
def test_pieces_of_positions_are_read_or_refused(pieces: list[str], joint: str) -> None:
    read(joint.join(pieces))


@given(
    st.sampled_from(["play", "last", "over"]),
    st.integers(0, 60),
    st.sampled_from(["-", "2", "7", "12"]),
    st.lists(
        st.lists(
            st.sampled_from([".", ".", "2", "7", "(7)", "10", "(12)"]), min_size=25, max_size=25
        ),
        min_size=1,
        max_size=3,
    ),
    st.sampled_from(["", "+a1", "+(a1)", "+pass", "+a1+row1:(a1)", "+e5+fall:(a1)(b2)(c3)"]),
)
def test_arbitrary_sheets_are_read_or_refused(
    phase: str, rolls: int, number: str, sheets: list[list[str]], turn: str
) -> None:
    texts = ["/".join("".join(marks[row : row + 5]) for row in range(0, 25, 5)) for marks in sheets]
    read(f"{phase} {rolls} {number} {' '.join(texts)}{turn}")


STATES = [
    RULES.initial_state(1, ""),
    roll(RULES.initial_state(2, ""), 3, 6),
    play(solo("7.5.7/.764./77.89/.487./4.9.7", 7), "c3"),
    RULES.parse_position(f"last 26 2 {QUIET}"),
    RULES.parse_position(f"over 26 - {QUIET}"),
]
MOVE_PIECES = [
    "row",
    "col",
    "fall",
    "rise",
    ":",
    "(",
    ")",
    "a",
    "c",
    "e",
    "1",
    "3",
    "5",
    "pass",
    " ",
]


@given(
    st.sampled_from(STATES),
    st.one_of(st.text(), st.lists(st.sampled_from(MOVE_PIECES)).map("".join)),
)
def test_any_move_is_read_or_refused(state: State, text: str) -> None:
    refusal = ""
    try:
        action = RULES.parse_move(state, 0, text)
    except LudotecaError as error:
        refusal = str(error)
    assert refusal or action in RULES.legal_actions(state, 0)
