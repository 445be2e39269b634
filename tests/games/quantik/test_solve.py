"""The Quantik solver: its counts, its way back after an interruption, and the whole proof."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.cli import main
from ludoteca.compiled import compiled
from ludoteca.errors import LudotecaError
from ludoteca.games.quantik.rules import (
    apply,
    has_full_line,
    legal_placements,
    pieces_of,
)
from ludoteca.games.quantik.solution import TABLE_FILE, Solution, Table, distance
from ludoteca.games.quantik.solve import enumerate_classes, run, solve
from ludoteca.games.quantik.symmetry import state_of, symmetry
from ludoteca.texts import LANGUAGES

ONGOING = [1, 1, 7, 70, 901, 7144]  # classes after 0 to 5 placements, as published


class _Ledger:
    """Note the progress, and stop the work at one moment."""

    def __init__(self, stop_at: tuple[str, int] | None = None) -> None:
        self.steps: list[tuple[str, int]] = []
        self.stop_at = stop_at

    def __call__(self, phase: str, ply: int, done: int, total: int) -> None:
        assert 0 < done <= total
        self.steps.append((phase, ply))
        if self.steps[-1] == self.stop_at:
            raise KeyboardInterrupt


@pytest.fixture
def executor() -> Executor:
    return ThreadPoolExecutor(2)


def test_the_classes_of_the_first_plies(tmp_path: Path, executor: Executor) -> None:
    plies = enumerate_classes(tmp_path, executor, _Ledger(), 5)
    assert [len(keys) for keys in plies] == ONGOING
    assert all((np.diff(keys) > 0).all() for keys in plies)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, executor: Executor) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    whole.mkdir()
    broken.mkdir()
    expected = enumerate_classes(whole, executor, _Ledger(), 4)
    with pytest.raises(KeyboardInterrupt):
        enumerate_classes(broken, executor, _Ledger(("enumerate", 2)), 4)
    again = _Ledger()
    plies = enumerate_classes(broken, executor, again, 4)
    assert again.steps == [("enumerate", 2), ("enumerate", 3)]
    assert [keys.tolist() for keys in plies] == [keys.tolist() for keys in expected]
    files = sorted(file.name for file in whole.iterdir())
    assert files == sorted(file.name for file in broken.iterdir())
    assert all((whole / name).read_bytes() == (broken / name).read_bytes() for name in files)


@pytest.mark.parametrize("length", [0, 60, 128])
def test_a_broken_ply_is_made_anew(tmp_path: Path, executor: Executor, length: int) -> None:
    enumerate_classes(tmp_path, executor, _Ledger(), 3)
    file = tmp_path / "keys-02.npy"
    sound = file.read_bytes()
    file.write_bytes(sound[:length])
    plies = enumerate_classes(tmp_path, executor, _Ledger(), 3)
    assert [len(keys) for keys in plies] == ONGOING[:4]
    assert file.read_bytes() == sound


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LudotecaError, match="file/work") as caught:
        run(tmp_path / "out.bin", tmp_path / "file" / "work")
    assert caught.value.message == "quantik-error-solution-unwritable"


# The proof ---------------------------------------------------------------------------------


@compiled
def count_breaches(table: Table, keys: NDArray[np.int64], player: int) -> int:
    """Count the positions whose distance does not follow from those one placement later."""
    breaches = 0
    for key in keys:
        state = state_of(table.symmetry, key)
        legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
        fastest_win, slowest_loss = 99, 0
        for action in range(64):
            if legal >> action & 1:
                plies = 1 + distance(table, apply(state, player, action), 1 - player)
                if plies % 2 == 1:
                    fastest_win = min(fastest_win, plies)
                else:
                    slowest_loss = max(slowest_loss, plies)
        expected = fastest_win if fastest_win < 99 else slowest_loss
        breaches += expected != distance(table, state, player)
    return breaches


@pytest.mark.deep
def test_the_table_is_rebuilt_byte_by_byte_and_every_entry_keeps_the_law(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        solved = solve(tmp_path, executor)
        plies = enumerate_classes(tmp_path, executor, _Ledger())
    assert solved.table == TABLE_FILE.read_bytes()
    assert [counts.classes for counts in solved.counts][:6] == ONGOING
    assert solved.plies % 2 == 0
    table = Solution.load().table
    for ply, keys in enumerate(plies):
        assert not any(has_full_line(state_of(symmetry(), int(key))) for key in keys[::1000])
        assert count_breaches(table, keys, ply % 2) == 0


@pytest.mark.deep
def test_an_interrupted_solution_ends_with_the_same_bytes(tmp_path: Path) -> None:
    out = tmp_path / "quantik.bin"
    for moment in [("enumerate", 9), ("solve", 10), ("solve", 3)]:
        with pytest.raises(KeyboardInterrupt):
            run(out, tmp_path / "work", 2, _Ledger(moment))
        assert not out.exists()
    last = _Ledger()
    run(out, tmp_path / "work", 1, last)
    assert {ply for _, ply in last.steps} == {0, 1, 2, 3}
    assert out.read_bytes() == TABLE_FILE.read_bytes()
    assert list((tmp_path / "work").iterdir()) == []


# The command -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_quantik_can_be_solved(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["solve", "knaster", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "Knaster" in err
    assert "quantik" in err


def test_the_command_refuses_to_write_over_a_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["solve", "quantik", "--out", str(tmp_path), "--work", str(tmp_path), "--lang", "en"]
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(f"Cannot write to {tmp_path};")


@pytest.mark.deep
def test_the_command_prints_the_counts_and_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "quantik.bin"
    words = ["solve", "quantik", "--out", str(file), "--work", str(tmp_path / "work")]
    assert main([*words, "--lang", "en"]) == 0
    rows = [line.replace(",", "").split() for line in capsys.readouterr().out.splitlines()]
    counted = {int(row[0]): row for row in rows if len(row) == 7 and row[0].isdecimal()}
    assert [int(counted[pieces][1]) for pieces in range(6)] == ONGOING
    assert sorted(counted) == list(range(17))
    for _, classes, _, _, _, wins, losses in counted.values():
        assert int(wins) + int(losses) == int(classes)
    assert file.read_bytes() == TABLE_FILE.read_bytes()
