"""Quantik's 3,072 symmetries: they keep what is legal and who wins, and they count positions."""

from itertools import permutations, product
from operator import itemgetter

import pytest
from numba import config

from ludoteca.games.quantik.perft import perft
from ludoteca.games.quantik.rules import RULES, State, initial_state, legal_actions, turn
from tests.games.quantik.test_symmetry import random_positions

# Row pairs swapped or not, and the rows within each pair; the same orders serve for columns.
LINE_ORDERS = [
    (*(pair if keep else pair[::-1]), *(other if keep_other else other[::-1]))
    for pair, other in [((0, 1), (2, 3)), ((2, 3), (0, 1))]
    for keep, keep_other in product((True, False), repeat=2)
]
# A board map lists for each cell of the image the cell it comes from.
BOARD_MAPS = [
    [4 * row + column if straight else 4 * column + row for row in rows for column in columns]
    for rows, columns, straight in product(LINE_ORDERS, LINE_ORDERS, (True, False))
]
SEQUENCES = (1, 64, 3_392, 167_552, 6_776_960, 231_883_776)
RENAMINGS = list(permutations("ABCD"))


def canonical(cells: str) -> str:
    """Return the least image of a board, shapes renamed in the order in which they appear."""
    return min(renamed("".join(pick(cells))) for pick in PICKS)


def renamed(cells: str) -> str:
    """Rename the shapes so that the first to appear is A, the next B, and so on."""
    names: dict[str, str] = {}
    for piece in cells.upper().replace(".", ""):
        if piece not in names:
            names[piece] = "ABCD"[len(names)]
    both = names | {old.lower(): new.lower() for old, new in names.items()}
    return "".join(both.get(piece, piece) for piece in cells)


PICKS = [itemgetter(*board_map) for board_map in BOARD_MAPS]


def qfen(cells: str) -> str:
    return "/".join(cells[rank : rank + 4] for rank in range(0, 16, 4))


def next_classes(classes: set[str]) -> set[str]:
    """Return the ongoing classes one placement later."""
    following = set()
    for cells in classes:
        state = RULES.parse_position(qfen(cells))
        player = turn(state)
        for action in legal_actions(state, player):
            child = RULES.apply(state, player, action)
            if RULES.outcome(child) is None:
                following.add(RULES.format_position(child).replace("/", ""))
    return {canonical(cells) for cells in following}


def test_there_are_128_board_maps() -> None:
    assert len(set(map(tuple, BOARD_MAPS))) == 128


@pytest.mark.clause("quantik", "R1", "R6", "R8", "R9")
@pytest.mark.parametrize("state", random_positions(190, seed=11)[::13], ids=RULES.format_position)
def test_every_symmetry_keeps_legality_and_result(state: State) -> None:
    player = turn(state)
    cells = RULES.format_position(state).replace("/", "")
    moves = [divmod(action, 16) for action in legal_actions(state, player)]
    for board_map, names in product(BOARD_MAPS, RENAMINGS):
        table = str.maketrans("ABCDabcd", "".join(names) + "".join(names).lower())
        image = RULES.parse_position(
            qfen("".join(cells[cell] for cell in board_map).translate(table))
        )
        place = {cell: number for number, cell in enumerate(board_map)}
        expected = {"ABCD".index(names[shape]) * 16 + place[cell] for shape, cell in moves}
        assert set(legal_actions(image, player)) == expected
        assert RULES.outcome(image) == RULES.outcome(state)


def test_classes_of_ongoing_positions() -> None:
    classes, counts = {"." * 16}, [1]
    for _ in range(4):
        classes = next_classes(classes)
        counts.append(len(classes))
    assert counts == [1, 1, 7, 70, 901]


@pytest.mark.deep
def test_classes_of_ongoing_positions_after_five_placements() -> None:
    classes = {"." * 16}
    for _ in range(5):
        classes = next_classes(classes)
    assert len(classes) == 7144


@pytest.mark.clause("quantik", "R2", "R5", "R6", "R7", "R8")
@pytest.mark.parametrize("placements", range(5 if config.DISABLE_JIT else 6))
def test_sequences_of_placements(placements: int) -> None:
    assert perft(initial_state(), placements) == SEQUENCES[placements]
