"""Kuh Vadis: roll numbers and cows, mark squares, join your three starts.

     a  b  c  d  e  f  g
 1   0  1  2  3  4  5  6     Crosses are player 0, circles player 1.
 2   7  8  9 10 11 12 13     Squares touch along sides and corners.
 3  14 15 16 17 18 19 20     Five dice with the faces 1 2 3 4 5 and C, the cow.
 4  21 22 23 24 25 26 27
 5  28 29 30 31 32 33 34     Actions: 0–48 mark that square, 49 pass,
 6  35 36 37 38 39 40 41     50 + n keep the n-th multiset of up to four dice
 7  42 43 44 45 46 47 48     and roll the others again.

The clauses (R1 …) are in rules.md beside this file.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ludoteca.bits import members
from ludoteca.compiled import compilable, compiled
from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup
from ludoteca.games.kuhvadis import dice as dice_of
from ludoteca.games.kuhvadis.dice import MULTISETS, NUM_DICE, NUM_FACES, NUM_KEEPS, SYMBOLS
from ludoteca.games.kuhvadis.sheet_table import SHEETS
from ludoteca.games.kuhvadis.squares import (
    BOARD,
    NUM_CELLS,
    SIZE,
    are_joined,
    format_cell,
    mask_of,
    parse_cell,
    spread,
)
from ludoteca.games.kuhvadis.words import in_words

NUM_ROLLS = 3
PASS = NUM_CELLS
KEEP = PASS + 1
NUM_ACTIONS = KEEP + NUM_KEEPS
NO_CELL = -1
SIDES = "xo"


class State(NamedTuple):
    """The squares of each symbol, the marks of each side with its starts, and the turn so far."""

    ones: int
    twos: int
    threes: int
    fours: int
    fives: int
    cows: int
    crosses: int
    circles: int
    dice: int  # on the table; while others are due, those that were kept
    rolls: int  # left in this turn
    due: int  # dice to be rolled now; 0: a decision, or the end if no dice are on the table
    last: int  # the square just marked in this turn, whose neighbours alone may follow
    turn: int  # the player; at the end, who marked last


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int = 2, setup: str = "") -> State:
    """Return an unmarked sheet with the crosses to roll (R1–R3)."""
    if num_players != 2:
        raise InvalidSetup("kuhvadis-error-players", players=num_players)
    board = _parse_board(setup.strip() or SHEETS[0].board, InvalidSetup)
    state = State._make([*board, 0, NUM_ROLLS, NUM_DICE, NO_CELL, 0])
    if state.crosses | state.circles != starts(state):
        raise InvalidSetup("kuhvadis-error-sheet-marked")
    return state


def begin(state: State, player: int) -> State:
    """Return the beginning of a game in which this player starts (R1)."""
    return state._replace(turn=player)


def to_act(state: State) -> tuple[int, ...]:
    """Return the player who decides, or nobody while dice are due or when the game is over."""
    return (state.turn,) if state.dice and not state.due else ()


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return the marks, the pass and the choices of dice to keep that are open (R5–R16)."""
    if player not in to_act(state):
        return ()
    actions = [*members(markable(state)), PASS]
    if state.rolls:
        actions += _keeps(state.dice)
    return tuple(actions)


@cache
def _keeps(dice: int) -> tuple[int, ...]:
    """Return the choices of dice to keep; five dice fall in 252 ways."""
    result = dice_of.result_number(dice)
    parts = dice_of.PARTS[result, : dice_of.NUM_PARTS[result]]
    return tuple(KEEP + int(part) for part in parts)


@compilable
def apply(state: State, player: int, action: int) -> State:
    """Mark a square, pass, or keep some dice and have the others due."""
    if action < PASS:
        return mark(state, player, action)
    if action == PASS:  # R16
        return State(*state[:8], 0, NUM_ROLLS, NUM_DICE, NO_CELL, 1 - player)
    kept = kept_dice(action)
    due = NUM_DICE - dice_of.count_dice(kept)
    return State(*state[:8], kept, state.rolls, due, state.last, player)  # R5


def num_dice(state: State) -> int:
    """Return how many dice are due (R5)."""
    return state.due


def chance_outcomes(state: State) -> tuple[tuple[int, float], ...]:
    """Return the number and probability of each multiset that the dice due can show (R4)."""
    return dice_of.multiset_odds(state.due) if state.due else ()


def outcome_of_dice(state: State, faces: Sequence[int]) -> int:
    """Return the number of the multiset that these dice show, faces counted from 1."""
    if not state.due:
        raise IllegalMove("error-no-dice-due")
    if len(faces) != state.due or min(faces) < 1 or max(faces) > NUM_FACES:
        raise IllegalMove("kuhvadis-error-faces", due=state.due)
    return _outcome_of(tuple(sorted(faces)))


@cache
def _outcome_of(faces: tuple[int, ...]) -> int:
    rolled = sum([1 << 4 * (face - 1) for face in faces])
    return dice_of.multiset_number(rolled) - dice_of.multisets_below(len(faces))


@compilable
def apply_chance(state: State, outcome: int) -> State:
    """Lay the rolled dice beside the kept ones (R5)."""
    return add_dice(state, int(MULTISETS[dice_of.multisets_below(state.due) + outcome]))


def outcome(state: State) -> tuple[int, ...] | None:
    """Return 1 for the winner and -1 for the loser, 0 for both in a draw (R17–R20)."""
    if state.dice or state.due:
        return None
    if not is_joined(state, state.turn):
        return (0, 0)
    return (1, -1) if state.turn == 0 else (-1, 1)


def roller(state: State) -> int:
    """Return whose turn it is, decided or to be rolled for (R4)."""
    return state.turn


# Kernels -----------------------------------------------------------------------------------


@compiled
def starts(state: State) -> int:
    """Return the squares without a symbol: the starts of both sides (R2)."""
    symbols = state.ones | state.twos | state.threes | state.fours | state.fives | state.cows
    return BOARD & ~symbols


@compiled
def marks_of(state: State, player: int) -> int:
    """Return the squares of a side, its starts among them."""
    return state.crosses if player == 0 else state.circles


@compiled
def free_cells(state: State) -> int:
    """Return the squares that may still be marked (R11)."""
    return BOARD & ~(state.crosses | state.circles)


@compiled
def is_joined(state: State, player: int) -> bool:
    """Say whether a side has joined its starts (R17, R18)."""
    own = marks_of(state, player)
    return are_joined(own & starts(state), own)


@compiled
def is_blocked(state: State, player: int) -> bool:
    """Say whether a side can no longer join its starts (R19)."""
    own = marks_of(state, player)
    return not are_joined(own & starts(state), own | free_cells(state))


@compiled
def markable(state: State) -> int:
    """Return the squares that the dice on the table allow to mark (R6–R15)."""
    cells = state.cows if state.dice >> 20 >= 2 else 0
    for face in range(5):
        if state.dice >> 4 * face & 15 >= 3:
            cells |= state[face]
    cells &= free_cells(state)
    return cells if state.last == NO_CELL else cells & spread(1 << state.last)


@compiled
def mark(state: State, player: int, cell: int) -> State:
    """Mark a square and see whether that ends the game, gives another go or ends the turn."""
    crosses = state.crosses | (1 - player) << cell
    circles = state.circles | player << cell
    again = dice_of.is_quad(state.dice)  # R12
    last, turn = (cell, player) if again else (NO_CELL, 1 - player)
    marked = State(*state[:6], crosses, circles, 0, NUM_ROLLS, NUM_DICE, last, turn)
    # A mark never blocks its own side, so a draw needs the other one blocked.
    if is_joined(marked, player) or (is_blocked(marked, 1 - player) and is_blocked(marked, player)):
        return State(*marked[:8], 0, 0, 0, NO_CELL, player)  # R17, R20
    return marked


@compiled
def kept_dice(action: int) -> int:
    """Return the dice that an action keeps."""
    return int(MULTISETS[action - KEEP])


@compilable
def add_dice(state: State, rolled: int) -> State:
    """Lay rolled dice beside the kept ones (R5)."""
    dice, rolls = state.dice + rolled, state.rolls - 1
    return State(*state[:8], dice, rolls, 0, state.last, state.turn)


# Notation ----------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """Read a position: board, side, dice, rolls left, and the square just marked."""
    fields = text.split()
    if len(fields) != 5 or fields[1] not in ("x", "o") or fields[3] not in ("0", "1", "2", "3"):
        raise InvalidPosition("kuhvadis-error-position", text=text)
    board, side, dice, rolls, last = fields
    table = _parse_table(dice, rolls)
    sheet = _parse_board(board, InvalidPosition)
    cell = parse_cell(last)
    cell = NO_CELL if cell is None else cell
    state = State._make([*sheet, *table, cell, SIDES.index(side)])
    if last != "-" and (dice == "-" or cell == NO_CELL or mark_at(state, cell) != side):
        raise InvalidPosition("kuhvadis-error-last", text=last)
    _check_end(state)
    return state


def format_position(state: State) -> str:
    """Write a position."""
    cells = [symbol_at(state, cell) + mark_at(state, cell) for cell in range(NUM_CELLS)]
    rows = "/".join("".join(cells[row : row + SIZE]) for row in range(0, NUM_CELLS, SIZE))
    dice = dice_of.format_dice(state.dice) + "?" * state.due
    last = "-" if state.last == NO_CELL else format_cell(state.last)
    return f"{rows} {SIDES[state.turn]} {dice or '-'} {state.rolls} {last}"


def parse_move(state: State, player: int, text: str) -> int:
    """Read a move: `c4` marks, `keep 44C` or `keep -` rolls the other dice again, or `pass`."""
    words = text.lower().split()
    cell = parse_cell(words[0]) if len(words) == 1 else None
    if words == ["pass"]:
        action = PASS
    elif cell is not None:
        action = cell
    elif len(words) == 2 and words[0] == "keep" and re.fullmatch("-|[1-5c]+", words[1]):
        kept = words[1].upper().strip("-")
        if len(kept) >= NUM_DICE:
            raise IllegalMove("kuhvadis-error-keep-all")
        action = KEEP + dice_of.multiset_number(dice_of.pack_dice(kept))
    else:
        raise InvalidMove("kuhvadis-error-move", text=text)
    is_pass = action == PASS and player in to_act(state)  # always legal (R16), and a quick answer
    if not is_pass and action not in legal_actions(state, player):
        raise _reason(state, player, action)
    return action


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a move."""
    if action < PASS:
        return format_cell(action)
    return "pass" if action == PASS else f"keep {dice_of.format_dice(kept_dice(action)) or '-'}"


def describe(state: State, player: int, action: int) -> Words | None:
    """Say a move in words where its notation is not what a player would say."""
    return in_words(format_move(state, player, action))


def symbol_at(state: State, cell: int) -> str:
    """Return what is printed in a square: a symbol, or `X` or `O` in a start."""
    masks = zip(SYMBOLS + "XO", state[:8], strict=True)
    return next(symbol for symbol, cells in masks if cells >> cell & 1)


def mark_at(state: State, cell: int) -> str:
    """Return `x` or `o` for a marked square, nothing for a free one or a start."""
    if starts(state) >> cell & 1:
        return ""
    return "x" * (state.crosses >> cell & 1) + "o" * (state.circles >> cell & 1)


def _parse_board(text: str, error: type[InvalidPosition | InvalidSetup]) -> list[int]:
    """Read rows of squares, a mark behind its symbol, into six symbols and two sides (R2, R3)."""
    rows = [re.findall("[12345C][xo]?|[XO]", row) for row in text.split("/")]
    if "/".join(map("".join, rows)) != text or [len(row) for row in rows] != [SIZE] * SIZE:
        raise error("kuhvadis-error-board", text=text)
    cells = [cell for row in rows for cell in row]
    crosses, circles = cells.count("X"), cells.count("O")
    if (crosses, circles) != (3, 3):
        raise error("kuhvadis-error-starts", crosses=crosses, circles=circles)
    for start in "XO":  # three starts can block but a corner, and then they are joined themselves
        own = mask_of(cell == start for cell in cells)
        if are_joined(own, own):
            raise error("kuhvadis-error-sheet-joined", side=start)
    symbols = [mask_of(cell[0] == symbol for cell in cells) for symbol in SYMBOLS]
    return symbols + [mask_of(cell[-1] in mark for cell in cells) for mark in ("Xx", "Oo")]


def _parse_table(dice: str, rolls: str) -> tuple[int, int, int]:
    """Read the dice on the table, `?` for each one due, and return dice, rolls left and due."""
    due = dice.count("?")
    if dice == "-":
        possible = "0"
    elif len(dice) != NUM_DICE or set(dice) - set("12345C?"):
        raise InvalidPosition("kuhvadis-error-dice", text=dice)
    else:
        possible = {0: "012", NUM_DICE: "123"}.get(due, "12")
    if rolls not in possible:
        raise InvalidPosition("kuhvadis-error-rolls", dice=dice, rolls=int(rolls))
    return dice_of.pack_dice(dice.replace("?", "").strip("-")), int(rolls), due


def _check_end(state: State) -> None:
    """Refuse a game that goes on after its end, or that has an end its last mark cannot explain."""
    is_end = not state.dice and not state.due
    if is_end != _is_decided(state):
        raise InvalidPosition("kuhvadis-error-not-over" if is_end else "kuhvadis-error-over")
    field, own = State._fields[6 + state.turn], marks_of(state, state.turn)
    earlier = [state._replace(**{field: own ^ 1 << c}) for c in members(own & ~starts(state))]
    if is_end and all(map(_is_decided, earlier)):
        raise InvalidPosition("kuhvadis-error-end", side=SIDES[state.turn])


def _is_decided(state: State) -> bool:
    """Say whether the marks alone end the game (R17, R20)."""
    if is_joined(state, 0) or is_joined(state, 1):
        return True
    return is_blocked(state, 0) and is_blocked(state, 1)


def _reason(state: State, player: int, action: int) -> IllegalMove:
    """Say why an action is illegal."""
    if not state.dice and not state.due:
        return IllegalMove("error-game-over")
    if player != state.turn:
        return IllegalMove("error-not-your-turn")
    if state.due:
        return IllegalMove("kuhvadis-error-roll-first", due=state.due)
    if action < PASS:
        return _mark_reason(state, action)
    dice, kept = dice_of.format_dice(state.dice), dice_of.format_dice(kept_dice(action))
    message = "kuhvadis-error-not-rolled" if state.rolls else "kuhvadis-error-no-rolls"
    return IllegalMove(message, kept=kept, dice=dice)


def _mark_reason(state: State, cell: int) -> IllegalMove:
    """Say why a square cannot be marked."""
    name, symbol = format_cell(cell), symbol_at(state, cell)
    if not free_cells(state) >> cell & 1:
        return IllegalMove("kuhvadis-error-taken", cell=name)
    needed = 2 if symbol == "C" else 3
    if state.dice >> 4 * SYMBOLS.index(symbol) & 15 < needed:
        return IllegalMove("kuhvadis-error-too-few", cell=name, symbol=symbol, needed=needed)
    return IllegalMove("kuhvadis-error-not-adjacent", cell=name, last=format_cell(state.last))


RULES = Rules(
    num_actions=NUM_ACTIONS,
    die_faces=SYMBOLS,
    setups=tuple(sheet.board for sheet in SHEETS),
    setup_names=tuple(sheet.name for sheet in SHEETS),
    columns=SIZE,
    initial_state=initial_state,
    begin=begin,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    num_dice=num_dice,
    chance_outcomes=chance_outcomes,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    roller=roller,
    outcome=outcome,
    parse_position=parse_position,
    format_position=format_position,
    parse_move=parse_move,
    format_move=format_move,
    describe=describe,
)
