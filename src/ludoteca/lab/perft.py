"""Count the sequences of moves of a given length, the classic proof that rules are exact."""

from ludoteca.compiled import compiled
from ludoteca.games.quantik import is_line_full, legal_placements
from ludoteca.players.bits import num_bits


def perft(depth: int) -> int:
    """Return the number of Quantik games of so many placements, finished or not."""
    return int(_count(0, 0, depth))


@compiled
def _count(own: int, opposing: int, depth: int) -> int:
    """Count the continuations of an ongoing position; the last ply is counted in bulk."""
    if depth == 0:
        return 1
    rest = legal_placements(own, opposing)
    if depth == 1:
        return num_bits(rest)
    count = 0
    while rest:
        placement = rest & -rest
        rest ^= placement
        placed = own | placement
        if not is_line_full(placed | opposing):
            count += _count(opposing, placed, depth - 1)
    return count
