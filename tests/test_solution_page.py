"""The page about solved Quantik: its pictures and figures are those that our code makes."""

import re

import pytest

from ludoteca.games.quantik.levels import HORIZONS, LAPSE_IN, LAPSED, LEVELS
from ludoteca.games.quantik.rules import parse_move, parse_position
from ludoteca.games.quantik.solution import TABLE_FILE, Solution
from tests.solution_page import (
    FIGHTS,
    ONLY_MOVES,
    PAGE,
    PICTURES,
    blocks,
    filled,
    pictures,
    replies,
)

TEXT = PAGE.read_text("utf-8")


def test_pictures_are_as_the_code_draws_them() -> None:
    drawn = dict(pictures())
    assert len(drawn) == 4
    for name, picture in drawn.items():
        assert (PICTURES / name).read_text("utf-8") == picture, "run: python -m tests.solution_page"
        assert f"(pictures/{name})" in TEXT


def test_the_replies_are_what_the_table_knows() -> None:
    assert replies() in TEXT
    winning = re.findall(r"\| (\d+) \| wins", replies())
    assert sum(map(int, winning)) == 9  # "only nine of them win"


def test_prose_agrees_with_the_solution() -> None:
    solution = Solution.load()
    assert f"{TABLE_FILE.stat().st_size:,} bytes" in TEXT
    assert [solution.distance(parse_position(qfen)) for qfen in FIGHTS] == [11, 11, 11]
    for qfen, plies, num_moves in zip(ONLY_MOVES, (9, 9, 9), (39, 40, 15), strict=True):
        moves = solution.moves(parse_position(qfen))
        assert [n for _, n in moves if n % 2] == [plies]
        assert len(moves) == num_moves
    second = parse_position(FIGHTS[1])
    assert dict(solution.moves(second))[parse_move(second, 0, "Cb4")] == 12


def test_the_page_tells_what_each_level_sees() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) plies \| one move in (\d+) \| (.+) \|$", TEXT, re.M)
    assert len(rows) == len(LEVELS) - 1
    for name, horizon, lapse_in, then in rows:
        level = LEVELS.index(name)
        assert (HORIZONS[level], LAPSE_IN[level]) == (int(horizon), int(lapse_in))
        assert then == (f"{LAPSED[level]} plies" if LAPSED[level] else "nothing")


def test_the_example_in_python_says_what_its_comment_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.S)
    exec(compile(code, str(PAGE), "exec"), {})  # noqa: S102 - our own page
    assert capsys.readouterr().out.startswith("9\n[(17, 9), (")


@pytest.mark.deep
def test_every_table_is_what_comes_out() -> None:
    assert filled(TEXT, blocks()) == TEXT, "run: python -m tests.solution_page"
