"""What is remarkable in solved Quantik: the longest fights, and where a single move wins."""

from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import NUM_ACTIONS, State
from ludoteca.games.quantik.solution import ILLEGAL, Solution, Table, plies_of_actions
from ludoteca.games.quantik.solve import Keys, Progress, enumerate_classes, solve_classes
from ludoteca.games.quantik.symmetry import state_of


class PlySurvey(NamedTuple):
    """The remarkable classes after so many placements, each shown by one of its positions."""

    ply: int
    longest: int  # the greatest distance
    fights: list[State]  # all that last so long
    only_moves: int  # positions with a choice where exactly one placement wins
    hardest: list[State]  # of these, all with the greatest distance


def survey(
    folder: Path, executor: Executor, progress: Progress = lambda *_: None
) -> list[PlySurvey]:
    """Look at every class; the folder is that of the solver, which fills it if need be."""
    table = Solution.load().table
    plies = enumerate_classes(folder, executor, progress)
    surveys = []
    for ply, (keys, distances) in enumerate(
        zip(plies, solve_classes(plies, folder, executor, progress), strict=True)
    ):
        only = np.empty(len(keys), dtype=np.bool_)
        _mark_only_moves(table, keys, ply % 2, only)
        longest = distances.max()
        fights = keys[distances == longest]
        hardest = keys[only & (distances == distances[only].max(initial=0))]
        surveys.append(
            PlySurvey(
                ply,
                int(longest),
                [state_of(table.symmetry, key) for key in fights.tolist()],
                int(only.sum()),
                [state_of(table.symmetry, key) for key in hardest.tolist()],
            )
        )
    return surveys


@compiled
def _mark_only_moves(table: Table, keys: Keys, player: int, only: NDArray[np.bool_]) -> None:
    """Mark the positions with several legal placements of which exactly one wins."""
    plies = np.empty(NUM_ACTIONS, dtype=np.int64)
    for i in range(len(keys)):
        plies_of_actions(table, state_of(table.symmetry, keys[i]), player, plies)
        legal, winning = 0, 0
        for n in plies:
            if n != ILLEGAL:
                legal += 1
                winning += int(n & 1)
        only[i] = winning == 1 and legal > 1
