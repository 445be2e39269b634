"""Count sequences of Quantik placements fast: compiled, the last ply in bulk."""

from ludoteca.bits import num_bits
from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import (
    State,
    is_line_full,
    legal_placements,
    pieces_of,
    to_act,
    turn,
)


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of so many placements from a position."""
    if depth and not to_act(state):
        return 0
    player = turn(state)
    return int(_count(pieces_of(state, player), pieces_of(state, 1 - player), depth))


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
