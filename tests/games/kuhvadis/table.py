"""A sheet to play on in the tests of Kuh Vadis, and short words for what happens there."""

from ludoteca.games.kuhvadis.rules import RULES, State, legal_actions

SHEET = "C15452C/X43C34O/C2C5C1C/O51C25X/2C434C1/C32C13C/1CXCOC2"
COWS = {
    "a1",
    "g1",
    "d2",
    "a3",
    "c3",
    "e3",
    "g3",
    "d4",
    "b5",
    "f5",
    "a6",
    "d6",
    "g6",
    "b7",
    "d7",
    "f7",
}
ONES = {"b1", "f3", "c4", "g5", "e6", "a7"}
THREES = {"c2", "e2", "d5", "b6", "f6"}
FOURS = {"d1", "b2", "f2", "c5", "e5"}


def position(
    side: str, dice: str, rolls: int = 0, last: str = "-", x: str = "", o: str = ""
) -> State:
    """Return a moment of a game on SHEET with these squares marked."""
    squares = [list(row) for row in SHEET.split("/")]
    for mark, names in (("x", x), ("o", o)):
        for name in names.split():
            squares[int(name[1]) - 1]["abcdefg".index(name[0])] += mark
    board = "/".join(map("".join, squares))
    return RULES.parse_position(f"{board} {side} {dice} {rolls} {last}")


def rolled(state: State, symbols: str) -> State:
    """Let the dice due show these symbols."""
    faces = ["12345C".index(symbol) + 1 for symbol in symbols]
    return RULES.apply_chance(state, RULES.outcome_of_dice(state, faces))


def moved(state: State, move: str) -> State:
    """Make a move for the player whose turn it is."""
    return RULES.apply(state, state.turn, RULES.parse_move(state, state.turn, move))


def moves(state: State) -> set[str]:
    """Write every legal move."""
    actions = legal_actions(state, state.turn)
    return {RULES.format_move(state, state.turn, action) for action in actions}


def marks(state: State) -> set[str]:
    """Write the squares that may be marked."""
    return {move for move in moves(state) if len(move) == 2}


def turn_of(state: State) -> str:
    """Write all but the board of a position."""
    return RULES.format_position(state).partition(" ")[2]
