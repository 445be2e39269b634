"""Search Quantik to the end with plain alpha-beta on strings: no table, no code of the rules.

A position is sixteen letters, row by row: `.` empty, capitals the first player's pieces.
"""

LINES = [
    *([4 * row + column for column in range(4)] for row in range(4)),
    *([4 * row + column for row in range(4)] for column in range(4)),
    *([corner, corner + 1, corner + 4, corner + 5] for corner in (0, 2, 8, 10)),
]
LINES_OF = [[line for line in LINES if cell in line] for cell in range(16)]
SEEN_FROM = [sorted({other for line in lines for other in line}) for lines in LINES_OF]
LONGEST = 100  # more plies than any game has


def placements(cells: str) -> list[tuple[int, str]]:
    """List what the player to move may place, as cell and piece."""
    is_second = (16 - cells.count(".")) % 2
    own, opposing = ("abcd", "ABCD") if is_second else ("ABCD", "abcd")
    left = [
        (mine, theirs) for mine, theirs in zip(own, opposing, strict=True) if cells.count(mine) < 2
    ]
    found = []
    for cell in range(16):
        if cells[cell] == ".":
            seen = {cells[other] for other in SEEN_FROM[cell]}
            found += [(cell, mine) for mine, theirs in left if theirs not in seen]
    return found


def place(cells: str, cell: int, piece: str) -> str:
    """Put a piece on a cell."""
    return cells[:cell] + piece + cells[cell + 1 :]


def completes_a_line(cells: str, cell: int) -> bool:
    """Say whether a line through this cell holds four different shapes."""
    return any({cells[other].upper() for other in line} == set("ABCD") for line in LINES_OF[cell])


def distance(cells: str) -> int:
    """Return the plies to the end when the winner hurries and the loser delays."""
    return LONGEST - abs(_score(cells, -LONGEST, LONGEST, 0))


def plies_of_moves(cells: str) -> dict[str, int]:
    """Return for each move, written as shape and cell, the plies to the end; odd ones win."""
    found = {}
    for cell, piece in placements(cells):
        child = place(cells, cell, piece)
        plies = 0 if completes_a_line(child, cell) else distance(child)
        found[piece.upper() + "abcd"[cell % 4] + "1234"[cell // 4]] = 1 + plies
    return found


def _score(cells: str, alpha: int, beta: int, played: int) -> int:
    """Return LONGEST less the plies to a win, or that negated for a loss."""
    moves = placements(cells)
    if not moves:
        return played - LONGEST
    for cell, piece in moves:
        if completes_a_line(place(cells, cell, piece), cell):
            return LONGEST - played - 1
    for cell, piece in moves:
        alpha = max(alpha, -_score(place(cells, cell, piece), -beta, -alpha, played + 1))
        if alpha >= beta:
            break
    return alpha
