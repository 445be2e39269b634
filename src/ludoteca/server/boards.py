"""Write each game's states and actions as the messages that clients draw."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from ludoteca.games import knaster, kuhvadis, load, quantik
from ludoteca.games import knaster_sheet as sheets
from ludoteca.games import kuhvadis_dice as dice
from ludoteca.games import kuhvadis_squares as squares
from ludoteca.server import messages as m


@lru_cache(maxsize=4096)  # all guests of a table look at the same board
def board_json(game: str, state: Any) -> str:
    """Write a state as its board."""
    return _BOARDS[game](state)


@cache  # a move's words do not depend on the position
def legal_move(game: str, action: int) -> m.LegalMove:
    """Return an action in words that can be drawn."""
    return _MOVES[game](action, action_text(game, action))


@lru_cache(maxsize=4096)
def moves_json(game: str, actions: tuple[int, ...]) -> str:
    """Write actions in words that can be drawn."""
    return "[" + ",".join([_move_json(game, action) for action in actions]) + "]"


@cache
def _move_json(game: str, action: int) -> str:
    return legal_move(game, action).model_dump_json()


@cache
def action_text(game: str, action: int) -> str:
    """Return the notation of an action."""
    rules = load(game)
    state = rules.initial_state(rules.min_players, rules.setups[0])
    return rules.format_move(state, 0, action)


def dice_text(game: str, faces: tuple[int, ...]) -> str:
    """Return dice as their symbols."""
    symbols = load(game).die_faces
    return " ".join(symbols[face - 1] for face in faces)


# Quantik -----------------------------------------------------------------------------------


def _quantik_board(state: quantik.State) -> str:
    cells = [c.replace(".", "") for c in quantik.format_position(state).replace("/", "")]
    reserve = [[2 - cells.count(shape) for shape in shapes] for shapes in ("ABCD", "abcd")]
    line = next((cells_ for cells_ in _quantik_lines() if _is_full(cells, cells_)), [])
    return m.QuantikBoard(cells=cells, reserve=reserve, line=line).model_dump_json()


@cache
def _quantik_lines() -> list[list[int]]:
    """Return the cells of the twelve lines."""
    rows = [[4 * i + j for j in range(4)] for i in range(4)]
    columns = [[4 * j + i for j in range(4)] for i in range(4)]
    regions = [[c, c + 1, c + 4, c + 5] for c in (0, 2, 8, 10)]
    return rows + columns + regions


def _is_full(cells: list[str], line: list[int]) -> bool:
    return {cells[cell].upper() for cell in line} == set("ABCD")


def _quantik_move(action: int, text: str) -> m.LegalMove:
    shape, cell = divmod(action, quantik.NUM_CELLS)
    return m.LegalMove(
        action=action, text=text, kind="place", cells=[cell], shape=quantik.SHAPES[shape]
    )


# Knaster -----------------------------------------------------------------------------------


def _knaster_board(state: knaster.State) -> str:
    frame = _knaster_frame(state.roll, knaster.roller(state), state.phase == knaster.LAST_ROLL)
    return frame.replace("[]", f"[{','.join(map(_knaster_sheet, state.sheets))}]", 1)


@lru_cache(maxsize=4096)
def _knaster_frame(roll: int, roller: int, is_last_roll: bool) -> str:
    """Write the board without its sheets."""
    return m.KnasterBoard(
        sheets=[],
        roll=roll,
        roller=roller,
        is_last_roll=is_last_roll,
        line_values=list(sheets.VALUES),
        lines=sheets.LINES.tolist(),
    ).model_dump_json()


@lru_cache(maxsize=4096)  # a move changes one of them
def _knaster_sheet(sheet: sheets.Sheet) -> str:
    return m.KnasterSheet(
        numbers=_knaster_numbers(sheet),
        circled=_bits(sheet.circled),
        lines_won=_bits(sheets.full_lines(sheet.circled)),
        pending=[_knaster_hand(sheet, line) for line in _bits(sheet.pending)],
        score=sheets.score(sheet),
    ).model_dump_json()


def _knaster_numbers(sheet: sheets.Sheet) -> list[int]:
    """Return the number of each cell, without 25 kernel calls."""
    planes = enumerate((sheet.ones, sheet.twos, sheet.fours, sheet.eights))
    digits = sum(_spread_bits(plane) << n for n, plane in planes)
    return [int(digit, 16) for digit in _hexadecimal(digits, sheets.NUM_CELLS)]


def _knaster_hand(sheet: sheets.Sheet, line: int) -> m.KnasterHand:
    return m.KnasterHand.model_validate(
        {
            "line": line,
            "hand": sheets.hand_name(sheet, line),
            "due": sheets.circles_due(sheet, line),
        }
    )


def _knaster_move(action: int, text: str) -> m.LegalMove:
    if action < sheets.CIRCLE:
        return m.LegalMove(action=action, text=text, kind="write", cells=[action])
    if action < sheets.PASS:
        return m.LegalMove(action=action, text=text, kind="circle", cells=[action - sheets.CIRCLE])
    if action == sheets.PASS:
        return m.LegalMove(action=action, text=text, kind="pass")
    line, positions = divmod(action - sheets.HAND, 32)
    cells = _bits(sheets.line_cells(line, positions))
    return m.LegalMove(action=action, text=text, kind="hand", cells=cells, line=line)


# Kuh Vadis ---------------------------------------------------------------------------------


def _kuhvadis_board(state: kuhvadis.State) -> str:
    marks = _spread_bits(state.crosses) | _spread_bits(state.circles) << 1
    chain = None if state.last == kuhvadis.NO_CELL else state.last
    near = 0 if chain is None else squares.spread(1 << chain) & kuhvadis.free_cells(state)
    return m.KuhVadisBoard(
        symbols=_kuhvadis_symbols(_kuhvadis_sheet(state)),
        marks=[_MARKS[digit] for digit in _hexadecimal(marks, squares.NUM_CELLS)],
        dice=list(dice.format_dice(state.dice)),
        rolls_left=state.rolls,
        chain_from=chain,
        chain_cells=_bits(near),
        blocked=[kuhvadis.is_blocked(state, 0), kuhvadis.is_blocked(state, 1)],
        joined=_joined(state),
    ).model_dump_json()


def _kuhvadis_sheet(state: kuhvadis.State) -> kuhvadis.State:
    """Return the sheet as it is printed, with nothing marked."""
    starts = kuhvadis.starts(state)
    return kuhvadis.State(*state[:6], state.crosses & starts, state.circles & starts, 0, 0, 0, 0, 0)


@lru_cache(maxsize=1024)
def _kuhvadis_symbols(sheet: kuhvadis.State) -> list[str]:
    return [kuhvadis.symbol_at(sheet, cell) for cell in range(squares.NUM_CELLS)]


def _joined(state: kuhvadis.State) -> list[int]:
    """Return the winner's connected squares that hold the three starts, or none."""
    winner = next((player for player in (0, 1) if kuhvadis.is_joined(state, player)), None)
    if winner is None:
        return []
    own = kuhvadis.marks_of(state, winner)
    grown, reached = own & kuhvadis.starts(state), 0
    while grown != reached:
        grown, reached = squares.spread(grown) & own, grown
    return _bits(reached)


def _kuhvadis_move(action: int, text: str) -> m.LegalMove:
    if action < kuhvadis.PASS:
        return m.LegalMove(action=action, text=text, kind="mark", cells=[action])
    if action == kuhvadis.PASS:
        return m.LegalMove(action=action, text=text, kind="pass")
    keep = dice.format_dice(kuhvadis.kept_dice(action))
    return m.LegalMove(action=action, text=text, kind="keep", keep=list(keep))


def _spread_bits(mask: int) -> int:
    """Make every bit a hexadecimal digit."""
    return int(f"{mask:b}", 16)


def _hexadecimal(digits: int, count: int) -> str:
    """Write hexadecimal digits, the lowest first."""
    return f"{digits:0{count}x}"[::-1]


def _bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


_MARKS = {"0": "", "1": "X", "2": "O"}
_BOARDS: dict[str, Callable[[Any], str]] = {
    "quantik": _quantik_board,
    "knaster": _knaster_board,
    "kuhvadis": _kuhvadis_board,
}
_MOVES: dict[str, Callable[[int, str], m.LegalMove]] = {
    "quantik": _quantik_move,
    "knaster": _knaster_move,
    "kuhvadis": _kuhvadis_move,
}
