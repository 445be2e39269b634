"""The dice of a match: the documented bytes, no bias, no dependence between dice."""

import hashlib
import hmac
import json
import re
import struct
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games import load
from ludoteca.match.dice import Dice

DOCS = Path(__file__).parents[2].joinpath("docs/dice.md").read_text("utf-8")
SECRET = bytes.fromhex("9f3c0a57d1e84b266a90c5f17e2d38b405bb61ac47f29d830e6c18d95a74f3e2")
EXAMPLE = Dice(SECRET, ("blue", "vélo"))

# Quantiles of the chi-square distribution at 0.999 by degrees of freedom, from the table of upper
# critical values in the NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.4.
# A fair die exceeds them once in a thousand samples; the samples here are fixed.
CRITICAL = {1: 10.828, 2: 13.816, 5: 20.515, 11: 31.264, 35: 66.619, 100: 149.449}


def chi_square(observed: Iterable[Any], num_cells: int) -> float:
    """Return Pearson's statistic against equal frequencies."""
    counts = Counter(observed)
    expected = counts.total() / num_cells
    empty = num_cells - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + empty * expected


def documented(name: str) -> str:
    """Return a hexadecimal value from the worked example of the docs."""
    found = re.search(rf"^\| {name} \| `([0-9a-f]+)` \|$", DOCS, re.MULTILINE)
    assert found
    return found[1]


def checker() -> dict[str, Any]:
    """Run the checker of the docs and return its functions."""
    code = re.search(r"```python\n(.*?)```", DOCS, re.DOTALL)
    assert code
    functions: dict[str, Any] = {}
    exec(code[1], functions)  # noqa: S102 - our own documentation
    return functions


def test_worked_example_in_the_docs_is_true() -> None:
    assert documented("secret") == SECRET.hex()
    assert documented("commitment") == hashlib.sha256(SECRET).hexdigest()
    parts = (2, 4, b"blue", 5, "vélo".encode(), 4, b"roll", 26, 0)
    message = struct.pack(">II4sI5sI4sII", *parts)
    assert documented("message") == message.hex()
    assert documented("block 0") == hmac.new(SECRET, message, hashlib.sha256).hexdigest()


def test_worked_example_is_what_a_match_rolls() -> None:
    assert EXAMPLE.commitment == documented("commitment")
    assert EXAMPLE.roll(26, 5) == (5, 1, 2, 4, 1)
    assert "**5 1 2 4 1**" in DOCS
    assert EXAMPLE.lot(0, 2) == 0


def test_checker_in_the_docs_prints_the_worked_example(capsys: pytest.CaptureFixture[str]) -> None:
    checker()
    assert capsys.readouterr().out == f"{documented('commitment')} [5, 1, 2, 4, 1]\n"


CHECKER = checker()


@given(
    secret=st.binary(min_size=16, max_size=64),
    contributions=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=9)),
    number=st.integers(0, 2**32 - 1),
    count=st.integers(0, 90),
    faces=st.integers(1, 256),
)
def test_checker_in_the_docs_agrees(
    secret: bytes, contributions: list[str], number: int, count: int, faces: int
) -> None:
    dice = Dice(secret, contributions)
    assert dice.commitment == hashlib.sha256(secret).hexdigest()
    wanted = CHECKER["roll"](secret, contributions, "roll", number, count, faces)
    assert list(dice.roll(number, count, faces)) == wanted
    assert (
        dice.lot(number, faces) + 1
        == CHECKER["roll"](secret, contributions, "lot", number, 1, faces)[0]
    )


GOLDEN = Path(__file__).parent / "golden"
SYMBOLS = {"quantik": "", "knaster": "123456", "kuhvadis": "12345C"}
COMMITTED = {"kuhvadis-2": [1], "knaster-2-save": [1, 2]}


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.txt")))
def test_checker_in_the_docs_reads_records_of_both_formats(name: str) -> None:
    record = (GOLDEN / f"{name}.txt").read_text("utf-8")
    symbols = SYMBOLS[name.partition("-")[0]]
    assert CHECKER["check"](record, symbols) == COMMITTED.get(name, [])
    for wrong in (r'(Commitment\d? ")\w', r'(First ")\d', r'(Secret ")\w\w'):
        with pytest.raises(AssertionError):
            CHECKER["check"](re.sub(wrong, r"\g<1>ff", record), symbols)


def test_dice_are_those_that_browsers_are_tested_with() -> None:
    for vector in json.loads((Path(__file__).parent / "dice_vectors.json").read_text("utf-8")):
        dice = Dice(bytes.fromhex(vector["secret"]), vector["contributions"])
        if vector["label"] == "lot":
            assert [dice.lot(vector["index"], vector["faces"]) + 1] == vector["shown"]
        else:
            shown = dice.roll(vector["index"], vector["dice"], vector["faces"])
            assert list(shown) == vector["shown"]


def test_browsers_are_tested_with_the_faces_of_each_game() -> None:
    known = json.loads((Path(__file__).parent / "golden_dice.json").read_text("utf-8"))
    assert known["faces"] == {game: load(game).rules.die_faces for game in known["faces"]}


def test_fewer_dice_are_the_first_of_more() -> None:
    assert EXAMPLE.roll(26, 3) == (5, 1, 2)


def test_contributions_cannot_be_shifted_between_players() -> None:
    rolls = {
        Dice(SECRET, texts).roll(0, 20)
        for texts in (("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("", "abc"))
    }
    assert len(rolls) == 5


@pytest.mark.parametrize("faces", [0, 257])
def test_impossible_dice_are_refused(faces: int) -> None:
    with pytest.raises(ValueError, match="between 1 and 256 faces"):
        EXAMPLE.roll(0, 1, faces)


@pytest.mark.parametrize(
    "secret", [SECRET, bytes(range(32)), b"ludoteca" * 4], ids=["docs", "counting", "words"]
)
def test_faces_and_pairs_of_two_dice_are_uniform(secret: bytes) -> None:
    dice = Dice(secret, ("anna", "bruno"))
    rolls = [dice.roll(number, 2) for number in range(12_000)]
    assert chi_square((face for roll in rolls for face in roll), 6) < CRITICAL[5]
    assert chi_square(rolls, 36) < CRITICAL[35]
    across = [(before[1], after[0]) for before, after in pairwise(rolls)]
    assert chi_square(across, 36) < CRITICAL[35]


def test_neighbours_in_a_roll_of_five_are_uniform_pairs() -> None:
    rolls = [EXAMPLE.roll(number, 5) for number in range(8_000)]
    for left in range(4):
        assert chi_square((roll[left : left + 2] for roll in rolls), 36) < CRITICAL[35]


def test_a_modulo_without_rejection_would_show() -> None:
    # 101 faces: without rejection the first 54 would fall half as often again as the others.
    assert chi_square(EXAMPLE.roll(0, 20_000, 101), 101) < CRITICAL[100]
    biased = [byte % 101 for byte in hashlib.shake_256(b"biased").digest(20_000)]
    assert chi_square(biased, 101) > CRITICAL[100]


@pytest.mark.parametrize("count", [2, 3, 6, 12])
def test_lots_are_uniform(count: int) -> None:
    lots = [EXAMPLE.lot(number, count) for number in range(6_000)]
    assert chi_square(lots, count) < CRITICAL[count - 1]


def test_chi_square_by_hand() -> None:
    # Three, one, four and none where two each are expected: (1 + 1 + 4 + 4) / 2.
    assert chi_square([1, 1, 1, 2, 3, 3, 3, 3], 4) == 5


@pytest.mark.parametrize("length", [1, 32, 64, 65, 200])
def test_the_bytes_are_those_of_an_hmac(length: int) -> None:
    secret = bytes(range(length))
    message = (0).to_bytes(4, "big") + (4).to_bytes(4, "big") + b"roll" + bytes(8)
    first = hmac.digest(secret, message, "sha256")[:5]
    assert Dice(secret).roll(0, 5, 256) == tuple(1 + byte for byte in first)
