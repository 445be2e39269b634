"""Quantik: place one of four shapes where the opponent's same shape does not reach.

    a  b   c  d
1   0  1 | 2  3      Twelve lines: four rows, four columns, four regions of 2×2.
2   4  5 | 6  7      Shapes: A sphere, B cylinder, C cube, D cone; two of each per player.
   ------+------     An action is shape * 16 + cell.
3   8  9 |10 11
4  12 13 |14 15      The clauses (R1 …) are in rules.md beside this file.
"""

from typing import NamedTuple

from ludoteca import cells as grid
from ludoteca.bits import members
from ludoteca.compiled import compiled
from ludoteca.contract import Rules
from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup

COLUMNS = 4
NUM_CELLS = COLUMNS * COLUMNS
NUM_SHAPES = 4
NUM_ACTIONS = NUM_SHAPES * NUM_CELLS
SHAPES = "ABCD"
BOARD = 0xFFFF  # all sixteen cells
EVERY_LANE = 0x0001000100010001  # times a set of cells: those cells with each shape
LINES = (  # rows, columns and regions (R8)
    *(tuple(range(4 * row, 4 * row + 4)) for row in range(4)),
    *(tuple(range(column, 16, 4)) for column in range(4)),
    *((corner, corner + 1, corner + 4, corner + 5) for corner in (0, 2, 8, 10)),
)


class State(NamedTuple):
    """The cells of each shape: the first player's in bits 0–15, the second's in bits 16–31."""

    a: int
    b: int
    c: int
    d: int


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int = 2, setup: str = "") -> State:
    """Return the empty board (R1)."""
    if num_players != 2:
        raise InvalidSetup("quantik-error-players", players=num_players)
    if setup:
        raise InvalidSetup("quantik-error-sheet", text=setup)
    return State(0, 0, 0, 0)


def to_act(state: State) -> tuple[int, ...]:
    """Return the player whose turn it is, or nobody when the game is over (R4)."""
    player = turn(state)
    return () if is_over(state, player) else (player,)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return the placements open to a player (R2, R5–R7)."""
    if player not in to_act(state):
        return ()
    legal = legal_placements(pieces_of(state, player), pieces_of(state, 1 - player))
    return tuple(members(legal))


@compiled
def apply(state: State, player: int, action: int) -> State:
    """Place a piece (R5)."""
    piece = 1 << (action % 16 + 16 * player)
    shape = action // 16
    return State(
        state.a | (piece if shape == 0 else 0),
        state.b | (piece if shape == 1 else 0),
        state.c | (piece if shape == 2 else 0),
        state.d | (piece if shape == 3 else 0),
    )


def outcome(state: State) -> tuple[int, ...] | None:
    """Return 1 for the winner and -1 for the loser: whoever moved last has won (R8–R10)."""
    player = turn(state)
    if not is_over(state, player):
        return None
    return (-1, 1) if player == 0 else (1, -1)


# Kernels -----------------------------------------------------------------------------------
#
# Inside kernels a set of placements or pieces is one int64: bit shape * 16 + cell, so four lanes
# of sixteen cells, worked on at once. Bit 63 (the cone on d4) is the sign; every shift to the
# right is followed by a mask, so that compiled and plain Python agree.


@compiled
def turn(state: State) -> int:
    """Return the player to move: the second when the number of pieces is odd (R4)."""
    pieces = state.a ^ state.b ^ state.c ^ state.d  # no cell holds two pieces
    pieces ^= pieces >> 16
    pieces ^= pieces >> 8
    pieces ^= pieces >> 4
    return (0x6996 >> (pieces & 15)) & 1  # parity of a nibble


@compiled
def occupied(state: State) -> int:
    """Return the cells that hold a piece."""
    both = state.a | state.b | state.c | state.d
    return (both | both >> 16) & BOARD


@compiled
def pieces_of(state: State, player: int) -> int:
    """Return the pieces of a player as a set of placements."""
    lane = 16 * player
    return (
        (state.a >> lane & BOARD)
        | (state.b >> lane & BOARD) << 16
        | (state.c >> lane & BOARD) << 32
        | (state.d >> lane & BOARD) << 48
    )


@compiled
def legal_placements(own: int, opposing: int) -> int:
    """Return the set of placements open to the owner of the first pieces (R2, R5–R7)."""
    taken = own | opposing
    taken |= taken >> 32
    taken |= taken >> 16
    empty = (BOARD & ~taken) * EVERY_LANE
    pieces = own - (own >> 1 & 0x5555555555555555)  # count the pieces in each lane
    pieces = (pieces & 0x3333333333333333) + (pieces >> 2 & 0x3333333333333333)
    pieces = pieces + (pieces >> 4)
    pieces = pieces + (pieces >> 8)
    used_up = (pieces >> 1 & EVERY_LANE) * BOARD  # lanes that hold two
    return empty & ~(reach(opposing) | used_up)


@compiled
def has_move(state: State, player: int) -> bool:
    """Say whether a player can place anything (R9)."""
    return legal_placements(pieces_of(state, player), pieces_of(state, 1 - player)) != 0


@compiled
def has_full_line(state: State) -> bool:
    """Say whether some row, column or region holds all four shapes (R8)."""
    return is_line_full(pieces_of(state, 0) | pieces_of(state, 1))


@compiled
def is_line_full(pieces: int) -> bool:
    """Say whether these pieces of both players fill a line with all four shapes (R8)."""
    full = _in_all_lanes(_rows(pieces)) | _in_all_lanes(_columns(pieces))
    return (full | _in_all_lanes(_regions(pieces))) != 0


@compiled
def completing_placements(own: int, opposing: int) -> int:
    """Return the legal placements that complete a line and so win at once (R8)."""
    pieces = own | opposing
    lacking_one = _in_other_lanes(_rows(pieces)) | _in_other_lanes(_columns(pieces))
    lacking_one |= _in_other_lanes(_regions(pieces))
    return legal_placements(own, opposing) & lacking_one


@compiled
def is_over(state: State, player: int) -> bool:
    """Say whether the game is over with this player to move (R8, R9)."""
    return has_full_line(state) or not has_move(state, player)


@compiled
def reach(cells: int) -> int:
    """Return all cells that share a row, column or region with one of these, in each lane (R6)."""
    return _rows(cells) | _columns(cells) | _regions(cells)


@compiled
def _rows(cells: int) -> int:
    """Return the whole rows that hold one of these cells: fold onto the first, then spread."""
    pairs = cells | cells >> 1
    return ((pairs | pairs >> 2) & 0x1111111111111111) * 0xF


@compiled
def _columns(cells: int) -> int:
    """Return the whole columns that hold one of these cells."""
    pairs = cells | cells >> 4
    return ((pairs | pairs >> 8) & 0x000F000F000F000F) * 0x1111


@compiled
def _regions(cells: int) -> int:
    """Return the whole regions that hold one of these cells."""
    pairs = cells | cells >> 1
    return ((pairs | pairs >> 4) & 0x0505050505050505) * 0x33


@compiled
def _in_all_lanes(placements: int) -> int:
    """Return the cells that stand in all four lanes."""
    pairs = placements & placements >> 32
    return pairs & pairs >> 16 & BOARD


@compiled
def _in_other_lanes(placements: int) -> int:
    """Return in each lane the cells that stand in all three others: turn the lanes by 1, 2, 3."""
    by_one = placements << 16 | (placements >> 48 & BOARD)
    by_two = placements << 32 | (placements >> 32 & 0xFFFFFFFF)
    by_three = placements << 48 | (placements >> 16 & 0xFFFFFFFFFFFF)
    return by_one & by_two & by_three


# Notation ----------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """Read a QFEN such as `A.bC/..../d..B/...a`."""
    ranks = text.strip().split("/")
    if [len(rank) for rank in ranks] != [4] * 4 or set("".join(ranks)) - set("ABCDabcd."):
        raise InvalidPosition("quantik-error-qfen", text=text)
    cells = "".join(ranks)
    masks = [0] * NUM_SHAPES
    for cell, piece in enumerate(cells):
        if piece != ".":
            masks[SHAPES.index(piece.upper())] |= 1 << (cell + 16 * piece.islower())
    for piece in "ABCDabcd":
        if cells.count(piece) > 2:
            raise InvalidPosition("quantik-error-too-many", piece=piece, count=cells.count(piece))
    first, second = (sum(map(cells.count, names)) for names in ("ABCD", "abcd"))
    if first - second not in (0, 1):
        raise InvalidPosition("quantik-error-turn", first=first, second=second)
    for shape, mask in zip(SHAPES, masks, strict=True):
        if reach(mask & BOARD) & mask >> 16:
            raise InvalidPosition("quantik-error-clash", shape=shape)
    return State(*masks)


def format_position(state: State) -> str:
    """Write the QFEN of a state."""
    cells = ["."] * NUM_CELLS
    for shape, mask in zip(SHAPES, state, strict=True):
        for bit in members(mask):
            cells[bit % 16] = shape if bit < 16 else shape.lower()
    return "/".join("".join(cells[rank : rank + 4]) for rank in range(0, NUM_CELLS, 4))


def parse_move(state: State, player: int, text: str) -> int:
    """Read a move such as `Bc2`: the shape, then the cell."""
    move = text.strip()
    cell = grid.parse_cell(move[1:], COLUMNS, COLUMNS)
    if cell is None or move[0].upper() not in SHAPES:
        raise InvalidMove("quantik-error-move", text=text)
    action = SHAPES.index(move[0].upper()) * NUM_CELLS + cell
    if action not in legal_actions(state, player):
        raise _reason(state, player, action)
    return action


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a move."""
    shape, cell = divmod(action, NUM_CELLS)
    return SHAPES[shape] + format_cell(cell)


def format_cell(cell: int) -> str:
    """Write a cell such as `c2`."""
    return grid.format_cell(cell, COLUMNS)


def _reason(state: State, player: int, action: int) -> IllegalMove:
    """Say why a placement is illegal."""
    if player not in to_act(state):
        return IllegalMove("error-not-your-turn" if to_act(state) else "error-game-over")
    shape, cell = divmod(action, NUM_CELLS)
    values = {"shape": SHAPES[shape], "cell": format_cell(cell)}
    if occupied(state) >> cell & 1:
        return IllegalMove("quantik-error-occupied", **values)
    if (state[shape] >> 16 * player & BOARD).bit_count() == 2:
        return IllegalMove("quantik-error-used-up", **values)
    return IllegalMove("quantik-error-reached", **values)


RULES = Rules(
    num_actions=NUM_ACTIONS,
    columns=COLUMNS,
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    parse_position=parse_position,
    format_position=format_position,
    parse_move=parse_move,
    format_move=format_move,
)
