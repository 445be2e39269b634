"""The file with what Kuh Vadis players have learnt: small, and refused when damaged."""

from pathlib import Path

import pytest

from ludoteca.games.kuhvadis.weights import WEIGHTS_FILE, UnusableWeights, load_net
from ludoteca.texts import LANGUAGES


def refusal(file: Path) -> UnusableWeights:
    with pytest.raises(UnusableWeights) as caught:
        load_net(file)
    for language in LANGUAGES:
        assert "ludoteca train kuhvadis" in caught.value.sentence(language)
        assert str(file) in caught.value.sentence(language)
    return caught.value


@pytest.mark.parametrize("place", [0, 18, 20, 50, 51, 100_000, -1])
def test_a_flipped_bit_is_noticed(tmp_path: Path, place: int) -> None:
    data = bytearray(WEIGHTS_FILE.read_bytes())
    data[place] ^= 4
    file = tmp_path / "weights.bin"
    file.write_bytes(data)
    assert refusal(file).message == "kuhvadis-error-weights-damaged"


@pytest.mark.parametrize("length", [0, 10, 19, 50, 51, 100_000, -1])
def test_a_truncated_file_is_noticed(tmp_path: Path, length: int) -> None:
    file = tmp_path / "weights.bin"
    file.write_bytes(WEIGHTS_FILE.read_bytes()[:length])
    assert refusal(file).message == "kuhvadis-error-weights-damaged"


def test_a_file_that_goes_on_too_long_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "weights.bin"
    file.write_bytes(WEIGHTS_FILE.read_bytes() + b"\0")
    assert refusal(file).message == "kuhvadis-error-weights-damaged"


def test_a_missing_file_is_noticed(tmp_path: Path) -> None:
    assert refusal(tmp_path / "weights.bin").message == "kuhvadis-error-weights-missing"


def test_the_file_is_small() -> None:
    assert WEIGHTS_FILE.stat().st_size < 1_000_000
