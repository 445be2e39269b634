"""The learned value of a sheet: its symmetries, its exact end, and its file."""

from pathlib import Path

import numpy as np
import pytest

from ludoteca.games.knaster.lines import ALONE, NUM_HANDS
from ludoteca.games.knaster.rules import RULES
from ludoteca.games.knaster.sheet import EMPTY, Sheet, circle, number_at, write
from ludoteca.games.knaster.value import (
    UNITS,
    VALUE_FILE,
    UnusableValue,
    decode,
    encode,
    load_value,
    logistic,
    new_desk,
    worth,
)
from ludoteca.texts import LANGUAGES
from tests.games.knaster.play import QUIET
from tests.games.knaster.test_symmetries import transposed


def some_sheets() -> list[Sheet]:
    """Return sheets of one game of random numbers and circles, without regard to the rules."""
    rng = np.random.default_rng(3)
    sheet, sheets = EMPTY, [EMPTY]
    for cell in rng.permutation(24).tolist():  # the last cell stays free
        sheet = write(sheet, cell, int(rng.integers(2, 13)))._replace(pending=0)
        if rng.random() < 0.4:
            sheet = circle(sheet, 1 << cell)
        sheets.append(sheet)
    return sheets[::4]


def worth_of(sheet: Sheet, others_free: int = ALONE) -> float:
    """Ask the shipped value."""
    return float(worth(new_desk(load_value().alone), sheet, others_free, np.empty((12, 2))))


def mirrored(sheet: Sheet) -> Sheet:
    """Write 14 - n for every number n."""
    after = EMPTY
    for cell in range(25):
        if number := number_at(sheet, cell):
            after = write(after, cell, 14 - number)
    return after._replace(circled=sheet.circled, pending=0)


def test_a_sheet_and_its_mirror_images_are_worth_the_same() -> None:
    for sheet in some_sheets():
        assert worth_of(transposed(sheet)) == pytest.approx(worth_of(sheet), abs=1e-4)
        assert worth_of(mirrored(sheet)) == pytest.approx(worth_of(sheet), abs=1e-4)


def test_the_value_lies_between_what_is_won_and_what_can_be() -> None:
    for sheet in some_sheets():
        assert sheet.circled.bit_count() < worth_of(sheet) < 115
    assert 95 < worth_of(EMPTY) < 112  # 100 to 106 points are played for


def test_a_desk_forgets_the_sheet_before() -> None:
    net, lines = load_value().alone, np.empty((12, 2))
    desk = new_desk(net)
    for sheet in [*some_sheets(), EMPTY, *reversed(some_sheets())]:
        for others_free in (ALONE, 3):
            there = worth(desk, sheet, others_free, lines)
            assert there == worth_of(sheet, others_free)  # to the last bit


def test_the_rows_that_play_are_those_that_were_learned() -> None:
    net = load_value().alone
    assert np.abs(net.fixed / UNITS - net.rows).max() <= 0.5 / UNITS


def test_the_last_roll_is_counted_exactly() -> None:
    # The ten in e1, three chances in 36, wins row 1 (9 points) and a circle; any other number of
    # the sheet (1 + 3 + 5 + 5 chances for 2, 4, 6 and 8) a circle.
    sheet = RULES.parse_position(f"last 29 - {QUIET.replace('246810', '(2)(4)(6)(8)10')}").sheets[0]
    assert worth_of(sheet) == pytest.approx(4 + (3 * 10 + (1 + 3 + 5 + 5) * 1) / 36)


def test_there_are_2212_hands_up_to_mirroring() -> None:
    # Of 4,368 multisets of five out of eleven numbers and a blank, those that mirroring leaves as
    # they are hold pairs n, 14 - n, sevens and blanks: sum over p pairs of C(4 + p, p) (6 - 2 p).
    unchanged = 1 * 6 + 5 * 4 + 15 * 2
    assert (4368 + unchanged) // 2 == NUM_HANDS


def test_the_logistic_function_is_right() -> None:
    for x in (-50.0, -39.9, -3.0, -0.1, 0.0, 0.5, 7.0, 39.0, 60.0):
        assert logistic(x) == pytest.approx(1 / (1 + np.exp(-min(max(x, -40), 40))), rel=1e-7)


def test_the_file_is_small_and_read_as_it_was_written() -> None:
    data = VALUE_FILE.read_bytes()
    assert len(data) < 1_000_000
    learned = decode(data)
    assert learned is not None
    assert encode(learned) == data


@pytest.mark.parametrize("where", [0, 20, 60, -1])
def test_a_damaged_file_is_refused(tmp_path: Path, where: int) -> None:
    data = bytearray(VALUE_FILE.read_bytes())
    data[where] ^= 1
    file = tmp_path / "value.bin"
    file.write_bytes(data)
    with pytest.raises(UnusableValue) as refusal:
        load_value(file)
    for language in LANGUAGES:
        assert "ludoteca train knaster" in refusal.value.sentence(language)


@pytest.mark.parametrize("size", [0, 10, 40, 5000])
def test_a_short_file_is_refused(tmp_path: Path, size: int) -> None:
    file = tmp_path / "value.bin"
    file.write_bytes(VALUE_FILE.read_bytes()[:size])
    with pytest.raises(UnusableValue, match="damaged"):
        load_value(file)


def test_a_missing_file_is_no_reason_to_guess(tmp_path: Path) -> None:
    with pytest.raises(UnusableValue, match=r"missing.*ludoteca train knaster"):
        load_value(tmp_path / "value.bin")
