"""The file with Quantik's solution: small, and refused rather than trusted when damaged."""

from pathlib import Path

import pytest

from ludoteca.games.quantik.solution import TABLE_FILE, Solution, UnusableTable
from ludoteca.texts import LANGUAGES


def refusal(file: Path) -> UnusableTable:
    with pytest.raises(UnusableTable) as caught:
        Solution.load(file)
    for language in LANGUAGES:
        assert "ludoteca solve quantik" in caught.value.sentence(language)
        assert str(file) in caught.value.sentence(language)
    return caught.value


@pytest.mark.parametrize("place", [0, 18, 20, 51, 52, 100_000, -1])
def test_a_flipped_bit_is_noticed(tmp_path: Path, place: int) -> None:
    data = bytearray(TABLE_FILE.read_bytes())
    data[place] ^= 4
    file = tmp_path / "quantik.bin"
    file.write_bytes(data)
    assert refusal(file).message == "quantik-error-solution-damaged"


@pytest.mark.parametrize("length", [0, 10, 19, 51, 52, 100_000, -1])
def test_a_truncated_file_is_noticed(tmp_path: Path, length: int) -> None:
    file = tmp_path / "quantik.bin"
    file.write_bytes(TABLE_FILE.read_bytes()[:length])
    assert refusal(file).message == "quantik-error-solution-damaged"


def test_a_file_that_goes_on_too_long_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "quantik.bin"
    file.write_bytes(TABLE_FILE.read_bytes() + b"\0")
    assert refusal(file).message == "quantik-error-solution-damaged"


def test_a_missing_file_is_noticed(tmp_path: Path) -> None:
    assert refusal(tmp_path / "quantik.bin").message == "quantik-error-solution-missing"


def test_the_file_is_small() -> None:
    assert TABLE_FILE.stat().st_size < 2_000_000
