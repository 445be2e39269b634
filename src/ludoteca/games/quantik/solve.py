"""Solve Quantik: every class of positions, ply by ply forwards, then distances backwards.

Positions are alike when one of the 3,072 symmetries joins them (`symmetry.py`).
A class is listed when no line is full; one whose mover is stuck is listed too, with distance 0.
Each ply's keys and distances are kept as files in a work folder, so that an interrupted run goes
on where it stopped. All legality comes from `rules.py`.
"""

import shutil
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from errno import EISDIR
from functools import partial
from itertools import repeat
from os import strerror
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path
from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as RichTable

from ludoteca.compiled import cache_folder, compiled
from ludoteca.errors import LudotecaError
from ludoteca.games.quantik import static_function
from ludoteca.games.quantik.rules import (
    BOARD,
    NUM_CELLS,
    apply,
    completing_placements,
    has_full_line,
    initial_state,
    legal_placements,
    pieces_of,
)
from ludoteca.games.quantik.solution import STORED_FROM, TABLE_FILE, encode
from ludoteca.games.quantik.symmetry import (
    Symmetry,
    canonical_key,
    state_of,
    symmetry,
    word_number,
)
from ludoteca.texts import Texts

Keys = NDArray[np.int64]
Distances = NDArray[np.uint8]
Progress = Callable[[str, int, int, int], None]  # phase, ply, classes done, classes in all
_CHUNK = 1 << 16
_NO_DISTANCE = 99
_HEADINGS = ("pieces", "classes", "stuck", "immediate", "completing", "wins", "losses")


class PlyCounts(NamedTuple):
    """How many classes of each kind there are after so many placements."""

    ply: int
    classes: int
    stuck: int  # no legal placement: lost
    immediate: int  # a placement wins at once …
    completing: int  # … by completing a line (the others leave the opponent stuck)
    wins: int  # for the side to move
    losses: int


class Solved(NamedTuple):
    """The result: counts per ply, the distance of the empty board, the table, and its file."""

    counts: list[PlyCounts]
    plies: int
    table: bytes
    file: Path | None = None


def run(
    out: Path | None = None,
    work: Path | None = None,
    workers: int = 2,
    progress: Progress = lambda *_: None,
) -> Solved:
    """Solve Quantik, write the table and tidy up; an interrupted run is resumed."""
    file = out or TABLE_FILE
    unfinished = file.with_name(file.name + ".part")
    # A folder of its own for each version of the kernels: never go on with other rules.
    folder = (work or user_cache_path("ludoteca")) / f"solve-quantik-{cache_folder().name[-16:]}"
    executor = ThreadPoolExecutor(workers)  # kernels release the interpreter's lock
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR), str(file))
        unfinished.touch()  # rather fail now than when all is done
        unfinished.unlink()
        solved = solve(folder, executor, progress)
        unfinished.write_bytes(solved.table)
        unfinished.replace(file)
        shutil.rmtree(folder)
    except OSError as error:
        values = {"file": str(error.filename or file)}
        raise LudotecaError("quantik-error-solution-unwritable", **values) from error
    finally:
        executor.shutdown(cancel_futures=True)
    return solved._replace(file=file)


def warm_up() -> None:
    """Compile all kernels, or load them."""
    keys = np.array([canonical_key(symmetry(), initial_state())])
    children = _children(keys, 0)
    _distances(keys, 0, children, np.zeros(len(children), np.uint8))
    _count_completing(symmetry(), keys, 0)
    static_function.build(keys, np.zeros(1, np.int64))


def report(solved: Solved, texts: Texts) -> list[RenderableType]:
    """Tell the counts for each number of pieces, their sums, and the result."""

    def written(numbers: Iterable[int]) -> list[str]:
        return [texts("cli-count", number=number) for number in numbers]

    table = RichTable(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, show_footer=True)
    sums = [sum(column) for column in zip(*solved.counts, strict=True)]
    footers = [texts("quantik-solve-total"), *written(sums[1:])]
    for name, footer in zip(_HEADINGS, footers, strict=True):
        heading = texts(f"quantik-solve-heading-{name}")
        table.add_column(heading, footer, justify="right", no_wrap=True)
    for counts in solved.counts:
        table.add_row(*written(counts))
    winner = "first" if solved.plies % 2 else "second"
    return [table, texts("quantik-solve-result", winner=winner, plies=solved.plies)]


def solve(folder: Path, executor: Executor, progress: Progress = lambda *_: None) -> Solved:
    """Solve Quantik, keeping each finished ply in a folder."""
    plies = enumerate_classes(folder, executor, progress)
    distances = solve_classes(plies, folder, executor, progress)
    counts = []
    for ply, (keys, plies_to_end) in enumerate(zip(plies, distances, strict=True)):
        wins = int((plies_to_end & 1).sum())
        counts.append(
            PlyCounts(
                ply,
                classes=len(keys),
                stuck=int((plies_to_end == 0).sum()),
                immediate=int((plies_to_end == 1).sum()),
                completing=_count_completing(symmetry(), keys, ply % 2),
                wins=wins,
                losses=len(keys) - wins,
            )
        )
    return Solved(counts, int(distances[0][0]), _table(plies, distances))


def enumerate_classes(
    folder: Path, executor: Executor, progress: Progress, last: int = NUM_CELLS
) -> list[Keys]:
    """Return the sorted keys of all classes after 0, 1, … placements."""
    plies = [np.array([canonical_key(symmetry(), initial_state())])]
    for ply in range(last):
        report = partial(progress, "enumerate", ply)
        step = partial(_next_ply, executor, report, plies[ply], ply % 2)
        plies.append(_kept(folder / f"keys-{ply + 1:02}.npy", step))
    return plies


def solve_classes(
    plies: list[Keys], folder: Path, executor: Executor, progress: Progress
) -> list[Distances]:
    """Return the distance of every class, from the last ply back to the first."""
    distances: list[Distances] = []
    later_keys, later = np.empty(0, np.int64), np.empty(0, np.uint8)
    for ply in range(NUM_CELLS, -1, -1):
        report = partial(progress, "solve", ply)
        step = partial(
            _in_chunks, executor, report, _distances, plies[ply], ply % 2, later_keys, later
        )
        later = _kept(folder / f"distances-{ply:02}.npy", step)
        later_keys = plies[ply]
        distances.append(later)
    return distances[::-1]


def _table(plies: list[Keys], distances: list[Distances]) -> bytes:
    """Return the file with all distances that the rules do not tell at once."""
    keys, values = np.concatenate(plies), np.concatenate(distances).astype(np.int64)
    is_stored = values >= STORED_FROM
    return encode(static_function.build(keys[is_stored], values[is_stored] - STORED_FROM))


def _next_ply(
    executor: Executor, report: Callable[[int, int], None], keys: Keys, player: int
) -> Keys:
    """Return the sorted keys of the classes one placement later."""
    return _distinct(_in_chunks(executor, report, _children, keys, player))


def _in_chunks(
    executor: Executor,
    report: Callable[[int, int], None],
    function: Callable[..., NDArray[Any]],
    keys: Keys,
    *arguments: object,
) -> NDArray[Any]:
    """Work on the keys chunk by chunk, and join the answers in order."""
    chunks = [keys[start : start + _CHUNK] for start in range(0, len(keys), _CHUNK)]
    answers = []
    for answer in executor.map(function, chunks, *map(repeat, arguments)):
        answers.append(answer)
        report(min(len(answers) * _CHUNK, len(keys)), len(keys))
    return np.concatenate(answers)


def _kept(file: Path, make: Callable[[], NDArray[Any]]) -> NDArray[Any]:
    """Return the array in a file; make and keep it first if need be."""
    with suppress(FileNotFoundError, EOFError, ValueError):  # a broken file is made anew
        kept: NDArray[Any] = np.load(file)
        return kept
    made = make()
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as stream:
        np.save(stream, made)
    unfinished.replace(file)
    return made


def _distinct(keys: Keys) -> Keys:
    """Return the keys sorted, each once (np.unique hashes first, which is slower here)."""
    keys = np.sort(keys)
    is_new = np.ones(len(keys), dtype=np.bool_)
    is_new[1:] = keys[1:] != keys[:-1]
    return keys[is_new]


def _children(keys: Keys, player: int) -> Keys:
    """Return the keys of the positions one placement later, unless a line is full."""
    children = np.empty(len(keys) * 64, dtype=np.int64)
    return _distinct(children[: _write_children(symmetry(), keys, player, children)])


def _distances(keys: Keys, player: int, later_keys: Keys, later: Distances) -> Distances:
    """Return the distances of positions from those of the next ply."""
    distances = np.empty(len(keys), dtype=np.uint8)
    _write_distances(symmetry(), keys, player, later_keys, later, distances)
    return distances


# Kernels -----------------------------------------------------------------------------------


@compiled
def _write_children(symmetry: Symmetry, keys: Keys, player: int, children: Keys) -> int:
    """Write the keys of enough children to meet every class, and return their number.

    A class of the next ply comes up from each of its positions less one of the mover's pieces:
    all those are in play, since without a full line the order of placements is free. So it is
    enough to follow placements whose shape then has, of all shapes the mover has placed, the
    word of the last orbit.
    """
    count = 0
    for key in keys:
        state = state_of(symmetry, key)
        legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
        for action in range(64):
            if not legal >> action & 1:
                continue
            child = apply(state, player, action)
            placed = symmetry.leaders[word_number(symmetry, child[action // 16])]
            is_last = True
            for word in child:
                if word >> 16 * player & BOARD:
                    is_last &= symmetry.leaders[word_number(symmetry, word)] <= placed
            if is_last and not has_full_line(child):
                children[count] = canonical_key(symmetry, child)
                count += 1
    return count


@compiled
def _write_distances(
    symmetry: Symmetry,
    keys: Keys,
    player: int,
    later_keys: Keys,
    later: Distances,
    distances: Distances,
) -> None:
    """Write the plies to the end: the winner hurries, the loser delays."""
    for i in range(len(keys)):
        state = state_of(symmetry, keys[i])
        own, opposing = pieces_of(state, player), pieces_of(state, 1 - player)
        if completing_placements(own, opposing):
            distances[i] = 1
            continue
        legal = legal_placements(own, opposing)
        fastest_win, slowest_loss = _NO_DISTANCE, 0
        for action in range(64):
            if legal >> action & 1:
                key = canonical_key(symmetry, apply(state, player, action))
                plies = 1 + int(later[np.searchsorted(later_keys, key)])
                if plies & 1:
                    fastest_win = min(fastest_win, plies)
                else:
                    slowest_loss = max(slowest_loss, plies)
        distances[i] = slowest_loss if fastest_win == _NO_DISTANCE else fastest_win


@compiled
def _count_completing(symmetry: Symmetry, keys: Keys, player: int) -> int:
    """Return in how many positions a line can be completed."""
    count = 0
    for key in keys:
        state = state_of(symmetry, key)
        if completing_placements(pieces_of(state, player), pieces_of(state, 1 - player)):
            count += 1
    return count
