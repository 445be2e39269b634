"""Connect Four: drop discs into seven columns and line up four of your own.

    a  b  c  d  e  f  g
1   0  1  2  3  4  5  6      Player 0 has the discs X, player 1 the discs O.
2   7  8  9 10 11 12 13      An action is a column, 0–6: the disc falls to
3  14 15 16 17 18 19 20      the lowest free cell of it.
4  21 22 23 24 25 26 27
5  28 29 30 31 32 33 34      Four in a row, a column or a diagonal win;
6  35 36 37 38 39 40 41      a full board without them is a draw.
"""

from typing import NamedTuple

from ludoteca.cells import format_cell
from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidPosition, InvalidSetup

COLUMNS, ROWS = 7, 6
NUM_CELLS = COLUMNS * ROWS
LINES = tuple(
    sum(1 << (row + n * down) * COLUMNS + column + n * right for n in range(4))
    for row in range(ROWS)
    for column in range(COLUMNS)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    if row + 3 * down < ROWS and 0 <= column + 3 * right < COLUMNS
)


class State(NamedTuple):
    """The cells of each player's discs, as masks."""

    first: int
    second: int


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int, setup: str) -> State:
    """Return the empty board."""
    if num_players != 2 or setup:
        raise InvalidSetup("connect_four-error-setup")
    return State(0, 0)


def to_act(state: State) -> tuple[int, ...]:
    """Return the player whose turn it is: the second when the number of discs is odd."""
    return () if outcome(state) else (taken(state).bit_count() % 2,)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return the columns whose top cell is free."""
    if player not in to_act(state):
        return ()
    return tuple(column for column in range(COLUMNS) if not taken(state) >> column & 1)


def apply(state: State, player: int, action: int) -> State:
    """Drop a disc."""
    discs = list(state)
    discs[player] |= 1 << landing_cell(state, action)
    return State(*discs)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return 1 for the winner and -1 for the loser, or 0 for both on a full board."""
    for discs, values in zip(state, ((1, -1), (-1, 1)), strict=True):
        if any(discs & line == line for line in LINES):
            return values
    return (0, 0) if taken(state).bit_count() == NUM_CELLS else None


def taken(state: State) -> int:
    """Return the cells that hold a disc."""
    return state.first | state.second


def landing_cell(state: State, column: int) -> int:
    """Return the lowest free cell of a column."""
    for cell in range(NUM_CELLS - COLUMNS + column, -1, -COLUMNS):
        if not taken(state) >> cell & 1:
            return cell
    raise IllegalMove("connect_four-error-full")


# Notation ----------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """Write the rows from the top, such as `......./......./......./......./...O.../..XX...`."""
    cells = [".XO"[(state.first >> c & 1) + 2 * (state.second >> c & 1)] for c in range(NUM_CELLS)]
    return "/".join("".join(cells[row : row + COLUMNS]) for row in range(0, NUM_CELLS, COLUMNS))


def parse_position(text: str) -> State:
    """Read a position that a game can have: no disc floats, and the turns and the end fit."""
    rows = text.strip().upper().split("/")
    if [len(row) for row in rows] != [COLUMNS] * ROWS or set("".join(rows)) - set(".XO"):
        raise InvalidPosition("connect_four-error-position", text=text)
    cells = "".join(rows)
    state = State(*(sum(1 << c for c in range(NUM_CELLS) if cells[c] == disc) for disc in "XO"))
    floats = taken(state) & ~(taken(state) >> COLUMNS) & (1 << NUM_CELLS - COLUMNS) - 1
    if floats or cells.count("X") - cells.count("O") not in (0, 1) or not _is_reached(state):
        raise InvalidPosition("connect_four-error-unreachable")
    return state


def _is_reached(state: State) -> bool:
    """Say whether some top disc of the last player can have been the last one."""
    player = 1 - taken(state).bit_count() % 2
    tops = [state[player] & ~(taken(state) << COLUMNS) & 1 << cell for cell in range(NUM_CELLS)]
    before = [state._replace(**{state._fields[player]: state[player] ^ top}) for top in tops if top]
    return not taken(state) or any(outcome(earlier) is None for earlier in before)


def format_move(_state: State, _player: int, action: int) -> str:
    """Write the letter of the column."""
    return "abcdefg"[action]


def cells_of(state: State, _player: int, action: int) -> tuple[int, ...]:
    """Return where the disc will lie."""
    return (landing_cell(state, action),)


def describe(state: State, player: int, action: int) -> Words:
    """Say where the disc will lie."""
    cell = format_cell(landing_cell(state, action), COLUMNS)
    return Words("connect_four-drop", {"disc": "XO"[player], "cell": cell})


def draw(state: State) -> str:
    """Draw the board with the names of its columns and rows."""
    rows = format_position(state).replace(".", "·").split("/")
    lines = [" ".join((str(number), *row)) for number, row in enumerate(rows, start=1)]
    return "\n".join(["  a b c d e f g", *lines])


RULES = Rules(
    num_actions=COLUMNS,
    columns=COLUMNS,
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    draw=draw,
    describe=describe,
    cells=cells_of,
)
