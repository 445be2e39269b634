"""Reading and writing Kuh Vadis: what is accepted, and what is refused and why."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, LudotecaError
from ludoteca.games.kuhvadis.rules import NUM_ACTIONS, RULES, State, initial_state

SHEET = "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2"
START = f"{SHEET} x ????? 3 -"
# The crosses have won: a2 b3 c4 d5 e4 f4 g4, and d6 c7.
WON = "C15452C/X43C34O/C2xC5C1C/O51xC2x5xX/2C43x4C1/C32Cx13C/1CXCOC2"
# Both are blocked: a4 by crosses, g4 by circles.
DRAWN = "C15452C/X43C34O/Cx2xC5C1oCo/O5x1C25oX/2xCx434Co1o/C32C13C/1CXCOC2"
ALL_CROSSED = re.sub("([1-5C])", r"\1x", SHEET)


def parse(text: str) -> State:
    """Read a position."""
    return RULES.parse_position(text)


@pytest.mark.parametrize(
    "text",
    [
        START,
        f"{SHEET} o 1145C 2 -",
        f"{SHEET} o 1145C 0 -",
        f"{SHEET} o ????? 1 -",
        f"{SHEET} x 44??? 2 -",
        f"{SHEET.replace('C43', 'Cx43')} x 4444? 1 b5",
        f"{SHEET.replace('C43', 'Co43')} o ????? 3 b5",
        f"{WON} x - 0 -",
        f"{DRAWN} x - 0 -",
        f"{DRAWN} o - 0 -",
    ],
)
def test_positions_are_read_and_written(text: str) -> None:
    assert RULES.format_position(parse(text)) == text


def test_dice_are_read_in_any_order() -> None:
    assert parse(f"{SHEET} x ?4C?4 2 -") == parse(f"{SHEET} x 44C?? 2 -")


def test_the_fields_of_a_state() -> None:
    state = parse(f"{SHEET.replace('C43', 'Co43')} o 44C?? 2 b5")
    assert (state.dice, state.rolls, state.due, state.last, state.turn) == (0x102000, 2, 2, 29, 1)
    assert state.crosses == 1 << 7 | 1 << 27 | 1 << 44
    assert state.circles == 1 << 13 | 1 << 21 | 1 << 46 | 1 << 29
    assert state.threes == 1 << 9 | 1 << 11 | 1 << 31 | 1 << 36 | 1 << 40


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "position"),
        (SHEET, "position"),
        (f"{START} -", "position"),
        (f"{SHEET} X ????? 3 -", "position"),
        (f"{SHEET} xo ????? 3 -", "position"),
        (f"{SHEET} x ????? 4 -", "position"),
        (f"{SHEET} x ????? 12 -", "position"),
        (f"{SHEET[1:]} x ????? 3 -", "board"),
        (f"{SHEET.replace('C', 'Cxo')} x ????? 3 -", "board"),
        (f"{SHEET.replace('X', 'Xx')} x ????? 3 -", "board"),
        (f"{SHEET.replace('X', 'C')} x ????? 3 -", "starts"),
        ("XX11111/2X22222/3333333/4444444/5555555/CCCCCCC/OCCOCCO x ????? 3 -", "sheet-joined"),
        (f"{SHEET} x ???? 3 -", "dice"),
        (f"{SHEET} x 12346 2 -", "dice"),
        (f"{SHEET} x 123456 2 -", "dice"),
        (f"{SHEET} x cc123 2 -", "dice"),
        (f"{SHEET} x ????? 0 -", "rolls"),
        (f"{SHEET} x 12345 3 -", "rolls"),
        (f"{SHEET} x 4???? 3 -", "rolls"),
        (f"{SHEET} x 4???? 0 -", "rolls"),
        (f"{WON} x - 1 -", "rolls"),
        (f"{SHEET} x ????? 3 h1", "last"),
        (f"{SHEET} x ????? 3 b5", "last"),
        (f"{SHEET.replace('C43', 'Co43')} x ????? 3 b5", "last"),
        (f"{SHEET} x ????? 3 a2", "last"),
        (f"{WON} x - 0 d5", "last"),
        (f"{WON} o ????? 3 -", "over"),
        (f"{DRAWN} o 12345 0 -", "over"),
        (f"{SHEET} x - 0 -", "not-over"),
        (f"{WON} o - 0 -", "end"),
        # Whichever of these marks was the last, the crosses were joined before it.
        (f"{ALL_CROSSED} x - 0 -", "end"),
    ],
)
def test_impossible_positions_are_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        parse(text)
    assert caught.value.message == f"kuhvadis-error-{reason}"
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("dice", "move", "action"),
    [
        *(("44CCC", "a1", 0), ("44CCC", "C3", 16), ("44CCC", " g6 ", 41)),
        *(("44CCC", "pass", 49), ("44CCC", "PASS", 49), ("44CCC", "keep -", 50)),
        *(("44CCC", "keep 4", 54), ("44CCC", "keep c", 56), ("44CCC", "Keep C4", 74)),
        *(("44CCC", "keep  CCC4", 254), ("CCCCC", "keep CCCC", 259)),
    ],
)
def test_moves_are_read(dice: str, move: str, action: int) -> None:
    assert RULES.parse_move(parse(f"{SHEET} x {dice} 1 -"), 0, move) == action


@pytest.mark.parametrize(
    "text", ["", "h1", "a8", "a", "a11", "keep", "keep 6", "keep x", "keep 4-", "keep 4 4", "pas"]
)
def test_unreadable_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a Kuh Vadis move"):
        RULES.parse_move(parse(f"{SHEET} x 44CCC 1 -"), 0, text)


CHAIN = SHEET.replace("C43", "Cx43")


@pytest.mark.parametrize(
    ("position", "player", "move", "reason"),
    [
        (f"{SHEET} x 44CCC 0 -", 1, "a1", "error-not-your-turn"),
        (f"{WON} x - 0 -", 0, "pass", "error-game-over"),
        (START, 0, "pass", "kuhvadis-error-roll-first"),
        (START, 1, "pass", "error-not-your-turn"),
        (f"{SHEET} x 44??? 2 -", 0, "keep 44", "kuhvadis-error-roll-first"),
        (f"{SHEET} x 44CCC 1 -", 0, "keep 44CCC", "kuhvadis-error-keep-all"),
        (f"{SHEET} x 44CCC 0 -", 0, "keep 44", "kuhvadis-error-no-rolls"),
        (f"{SHEET} x 44CCC 0 -", 0, "keep -", "kuhvadis-error-no-rolls"),
        (f"{SHEET} x 44CCC 1 -", 0, "keep 444", "kuhvadis-error-not-rolled"),
        (f"{SHEET} x 44CCC 1 -", 0, "keep 1", "kuhvadis-error-not-rolled"),
        (f"{SHEET} x 44CCC 0 -", 0, "a2", "kuhvadis-error-taken"),
        (f"{CHAIN} x 44CCC 0 -", 0, "b5", "kuhvadis-error-taken"),
        (f"{SHEET} x 44CCC 0 -", 0, "d1", "kuhvadis-error-too-few"),
        (f"{SHEET} x 4445C 0 -", 0, "a1", "kuhvadis-error-too-few"),
        (f"{CHAIN} x 4445C 0 b5", 0, "d1", "kuhvadis-error-not-adjacent"),
        (f"{CHAIN} x 4CCCC 0 b5", 0, "d6", "kuhvadis-error-not-adjacent"),
    ],
)
def test_illegal_moves_are_refused(position: str, player: int, move: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.parse_move(parse(position), player, move)
    assert caught.value.message == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3, 4), (0, 1, 2), (1, 2, 7)])
def test_dice_must_be_as_many_as_are_due(faces: tuple[int, ...]) -> None:
    with pytest.raises(IllegalMove, match="3 dice are due"):
        RULES.outcome_of_dice(parse(f"{SHEET} x 44??? 2 -"), faces)
    with pytest.raises(IllegalMove, match="No dice are to be rolled now"):
        RULES.outcome_of_dice(parse(f"{SHEET} x 44CCC 1 -"), faces)


def test_every_action_has_a_text_of_its_own() -> None:
    state = initial_state()
    texts = [RULES.format_move(state, 0, action) for action in range(NUM_ACTIONS)]
    assert len(set(texts)) == len(texts) == 260
    assert texts[:2] + texts[48:52] == ["a1", "b1", "g7", "pass", "keep -", "keep 1"]
    assert texts[56:59] + texts[-1:] == ["keep C", "keep 11", "keep 12", "keep CCCC"]


# Fuzzing -----------------------------------------------------------------------------------


def damaged(text: str, seed: int, edits: int) -> str:
    """Change, drop or double some characters."""
    rng = random.Random(seed)
    for _ in range(edits):
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice("12345CXOxo/?- 0") + text[place + rng.randrange(3) :]
    return text


@given(st.text() | st.text("12345CXOxo/?- ", max_size=80))
def test_any_text_is_a_position_or_an_error(text: str) -> None:
    with pytest.raises(InvalidPosition):
        parse(text)
    with pytest.raises(LudotecaError):
        initial_state(2, text + "!")


@given(
    st.sampled_from([START, f"{CHAIN} x 4445C 0 b5", f"{WON} x - 0 -"]),
    st.integers(),
    st.integers(1, 4),
)
def test_a_damaged_position_is_read_exactly_or_refused(text: str, seed: int, edits: int) -> None:
    text = damaged(text, seed, edits)
    try:
        state = parse(text)
    except InvalidPosition:
        return
    assert parse(RULES.format_position(state)) == state
    assert RULES.format_position(state).split()[0] == text.split()[0]
    assert RULES.outcome(state) is not None or RULES.num_dice(state) or RULES.to_act(state)


@given(st.integers(), st.integers(1, 3))
def test_a_damaged_sheet_is_played_or_refused(seed: int, edits: int) -> None:
    sheet = damaged(SHEET, seed, edits)
    try:
        state = initial_state(2, sheet)
    except LudotecaError:
        return
    assert RULES.format_position(state) == f"{sheet.strip()} x ????? 3 -"


@given(
    st.sampled_from([START, f"{CHAIN} x 4445C 1 b5", f"{SHEET} o 44CCC 0 -", f"{WON} x - 0 -"]),
    st.integers(0, 1),
    st.text() | st.from_regex(r"(keep )?[a-g1-7c-]{0,5}", fullmatch=True),
)
def test_any_text_is_a_legal_move_or_an_error(position: str, player: int, text: str) -> None:
    state = parse(position)
    try:
        action = RULES.parse_move(state, player, text)
    except (InvalidMove, IllegalMove):
        return
    assert action in RULES.legal_actions(state, player)
