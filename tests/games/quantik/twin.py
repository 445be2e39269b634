"""Quantik once more, from the clauses alone: slow, obvious, and sharing no code with the rules.

A board is a dict from (row, column), counted from 0, to (player, shape).
"""

from itertools import product

Board = dict[tuple[int, int], tuple[int, str]]
Line = list[tuple[int, int]]

SHAPES = ["A", "B", "C", "D"]


def lines() -> list[Line]:
    """List four rows, four columns and four regions (R1)."""
    rows = [[(row, column) for column in range(4)] for row in range(4)]
    columns = [[(row, column) for row in range(4)] for column in range(4)]
    regions = [
        [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)]
        for top in (0, 2)
        for left in (0, 2)
    ]
    return rows + columns + regions


LINES = lines()
LINES_OF = {cell: [line for line in LINES if cell in line] for line in LINES for cell in line}


def to_move(board: Board) -> int:
    """Take turns, the first player beginning (R4)."""
    return len(board) % 2


def is_allowed(board: Board, player: int, shape: str, cell: tuple[int, int]) -> bool:
    """Check stock, cell and the opponent's pieces (R2, R5, R6, R7)."""
    if list(board.values()).count((player, shape)) == 2:
        return False
    if cell in board:
        return False
    for line in LINES_OF[cell]:
        for other in line:
            if board.get(other) == (1 - player, shape):
                return False
    return True


def placements(board: Board) -> list[tuple[str, tuple[int, int]]]:
    """List what the player to move may place, in the order of the action numbers."""
    if has_four_shapes(board):
        return []
    return [
        (shape, cell)
        for shape, cell in product(SHAPES, product(range(4), range(4)))
        if is_allowed(board, to_move(board), shape, cell)
    ]


def has_four_shapes(board: Board) -> bool:
    """Look for a line with all four shapes, whoever owns them (R8)."""
    for line in LINES:
        if {board[cell][1] for cell in line if cell in board} == set(SHAPES):
            return True
    return False


def winner(board: Board) -> int | None:
    """Name the winner: a line was completed, or the player to move is stuck (R8, R9, R10)."""
    if has_four_shapes(board) or not placements(board):
        return 1 - to_move(board)
    return None


def qfen(board: Board) -> str:
    """Write the board rank by rank, the second player in small letters."""
    ranks = []
    for row in range(4):
        rank = ""
        for column in range(4):
            player, shape = board.get((row, column), (0, "."))
            rank += shape.lower() if player == 1 else shape
        ranks.append(rank)
    return "/".join(ranks)
