"""Knaster: everybody writes or circles the same roll; poker hands in full lines give circles.

The grid, its lines and the actions are drawn in `sheet.py`, which says what happens on one
sheet; here are the players, the dice, the end and the notation. The clauses (R1 …) are in
rules.md beside this file.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.bits import members
from ludoteca.cells import format_cell
from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup
from ludoteca.games.knaster.origin import have_shared_rolls, missing_circles, num_rolls_used
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    EMPTY,
    GRID,
    HAND,
    LINES,
    NUM_ACTIONS,
    PASS,
    Sheet,
    circle,
    circles_due,
    hand_actions,
    is_full,
    number_at,
    options,
    play,
    score,
    uncircled,
    write,
    written,
)
from ludoteca.games.knaster.words import in_words

ROLLS = tuple((total, (6 - abs(total - 7)) / 36) for total in range(2, 13))  # R3
PLAYING, LAST_ROLL, OVER = range(3)
PHASES = ("play", "last", "over")
RATINGS = ((100, "spectacular"), (80, "super"), (50, "good"))  # R20


class State(NamedTuple):
    """All sheets, as they are and as everybody saw them when the dice fell."""

    sheets: tuple[Sheet, ...]
    shown: tuple[Sheet, ...]
    roll: int  # 0: the dice are due, or the game is over
    finished: int  # the players who have used this roll, as a mask
    num_rolls: int
    phase: int


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int, setup: str = "") -> State:
    """Return an empty sheet for each player (R1)."""
    if num_players < 1:
        raise InvalidSetup("knaster-error-players", players=num_players)
    if setup:
        raise InvalidSetup("knaster-error-setup", text=setup)
    sheets = (EMPTY,) * num_players
    return State(sheets, sheets, 0, 0, 0, PLAYING)


def to_act(state: State) -> tuple[int, ...]:
    """Return the players who have not finished with this roll, in no order (R4, R7)."""
    if not state.roll:
        return ()
    return tuple(p for p in range(len(state.sheets)) if not state.finished >> p & 1)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return what a player may do: a hand's circles first, else a write, a circle or a pass."""
    if player not in to_act(state):
        return ()
    sheet = state.sheets[player]
    if sheet.pending:
        return tuple(hand_actions(sheet))
    free = GRID & ~written(sheet)
    circles = members(options(sheet, state.roll) & ~free)
    passes = (PASS,) if state.phase == LAST_ROLL else ()  # R16
    return (*members(free), *(CIRCLE + cell for cell in circles), *passes)


def apply(state: State, player: int, action: int) -> State:
    """Let a player act; show all sheets once everybody has finished with the roll (R7, R15)."""
    sheet = play(state.sheets[player], state.roll, action)
    sheets = (*state.sheets[:player], sheet, *state.sheets[player + 1 :])
    finished = state.finished | (0 if sheet.pending else 1 << player)
    if finished != (1 << len(sheets)) - 1:
        return State(sheets, state.shown, state.roll, finished, state.num_rolls, state.phase)
    phase = state.phase
    if phase == LAST_ROLL:
        phase = OVER
    elif any(is_full(s) for s in sheets):
        phase = LAST_ROLL
    return State(sheets, sheets, 0, 0, state.num_rolls, phase)


def num_dice(state: State) -> int:
    """Return 2 when the dice are due (R3)."""
    return 0 if state.roll or state.phase == OVER else 2


def chance_outcomes(state: State) -> tuple[tuple[int, float], ...]:
    """Return the sums of two dice with their probabilities (R3)."""
    return ROLLS if num_dice(state) else ()


def outcome_of_dice(state: State, faces: Sequence[int]) -> int:
    """Return the sum of the dice (R3)."""
    if not num_dice(state):
        raise IllegalMove("error-no-dice-due")
    return sum(faces)


def apply_chance(state: State, outcome: int) -> State:
    """Let the dice show a sum, for everybody (R3)."""
    if not num_dice(state):
        raise IllegalMove("error-no-dice-due")
    return state._replace(roll=outcome, num_rolls=state.num_rolls + 1)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return the score of each player; the highest wins, equals share (R18, R19)."""
    return points(state) if state.phase == OVER else None


def view(state: State, player: int | None) -> State:
    """Hide what the others did with this roll, even whether they have finished (R7)."""
    own = -1 if player is None else player
    sheets = tuple(state.sheets[p] if p == own else s for p, s in enumerate(state.shown))
    finished = 0 if player is None else state.finished & 1 << player
    return State(sheets, state.shown, state.roll, finished, state.num_rolls, state.phase)


def round_of(state: State) -> int:
    """Return the number of the roll: what is done with one is shown when the next falls (R7)."""
    return state.num_rolls


def points(state: State) -> tuple[int, ...]:
    """Return the score of each player so far (R18)."""
    return tuple(score(sheet) for sheet in state.sheets)


def roller(state: State) -> int:
    """Return the player who rolls next, or whose roll is being used (R3)."""
    return (state.num_rolls - (state.roll > 0)) % len(state.sheets)


def rating(total: int) -> str:
    """Return what a solo score deserves: spectacular, super, good or fair (R20)."""
    return next((name for over, name in RATINGS if total > over), "fair")


# Notation ----------------------------------------------------------------------------------

_NUMBER = "(?:[2-9]|1[0-2])"  # no number begins like another, so a row needs no separators
_MARK = rf"(?:\.|{_NUMBER}|\({_NUMBER}\))"
_SHEET = re.compile("/".join([rf"{_MARK}{{5}}"] * 5))
_HEAD = re.compile(rf"({'|'.join(PHASES)}) (0|[1-9][0-9]?) (-|{_NUMBER}) (\S.*)")
_HAND = re.compile(r"(row[1-5]|col[a-e]|fall|rise):((?:\([a-e][1-5]\)){1,5})")
_CELLS = tuple(format_cell(cell, 5) for cell in range(25))
_LINES = (*(f"row{row}" for row in "12345"), *(f"col{c}" for c in "abcde"), "fall", "rise")


def parse_position(text: str) -> State:
    """Read a position such as `play 2 9 7..../...../...../...../.....+c3`."""
    head = _HEAD.fullmatch(" ".join(text.split()))
    if not head:
        raise InvalidPosition("knaster-error-position", text=text)
    turns = [word.split("+") for word in head[4].split()]
    shown = tuple(_parse_sheet(turn[0]) for turn in turns)
    roll = 0 if head[3] == "-" else int(head[3])
    state = State(shown, shown, roll, 0, int(head[2]), PHASES.index(head[1]))
    _check_phase(state)
    _check_sheets(state)
    try:
        for player, (_, *moves) in enumerate(turns):
            for move in moves:
                state = apply(state, player, parse_move(state, player, move))
    except (InvalidMove, IllegalMove) as error:
        raise InvalidPosition(error.message, **error.values) from error
    if state.roll != roll:
        raise InvalidPosition("knaster-error-revealed")
    return state


def format_position(state: State) -> str:
    """Write the phase, the number of rolls, the roll, and each sheet with its turn so far."""
    words = [PHASES[state.phase], str(state.num_rolls), str(state.roll or "-")]
    for player, sheet in enumerate(state.shown):
        numbers = [number_at(sheet, cell) for cell in range(25)]
        marks = [
            f"({n})" if sheet.circled >> c & 1 else str(n or ".") for c, n in enumerate(numbers)
        ]
        rows = "/".join("".join(marks[row : row + 5]) for row in range(0, 25, 5))
        turn = (format_move(state, player, action) for action in _turn(state, player))
        words.append("+".join((rows, *turn)))
    return " ".join(words)


def parse_move(state: State, player: int, text: str) -> int:
    """Read a move: `c3` writes, `(c3)` circles, `row2:(a2)(c2)` circles for a hand, or `pass`."""
    action = _read_move(text.strip().lower(), text)
    if action not in legal_actions(state, player):
        raise _reason(state, player, action)
    return action


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a move."""
    if action < CIRCLE:
        return _CELLS[action]
    if action < PASS:
        return f"({_CELLS[action - CIRCLE]})"
    if action == PASS:
        return "pass"
    line, positions = divmod(action - HAND, 32)
    return _LINES[line] + ":" + "".join(f"({_CELLS[LINES[line, i]]})" for i in members(positions))


def describe(state: State, player: int, action: int) -> Words | None:
    """Say a move in words where its notation is not what a player would say."""
    return in_words(format_move(state, player, action))


def line_values(line: int) -> dict[str, str]:
    """Return how texts name a line: its kind (row, col, fall, rise) and its number or letter."""
    return {"kind": _LINES[line].rstrip("12345abcde"), "name": _LINES[line][-1]}


def _read_move(move: str, text: str) -> int:
    """Return the action a text names, legal or not."""
    if move == "pass":
        return PASS
    if move in _CELLS:
        return _CELLS.index(move)
    if move[1:-1] in _CELLS and move == f"({move[1:-1]})":
        return CIRCLE + _CELLS.index(move[1:-1])
    hand = _HAND.fullmatch(move)
    cells = [_CELLS.index(cell) for cell in hand[2][1:-1].split(")(")] if hand else []
    if not hand or len(set(cells)) < len(cells):
        raise InvalidMove("knaster-error-move", text=text)
    line = _LINES.index(hand[1])
    places: list[int] = LINES[line].tolist()
    for cell in cells:
        if cell not in places:
            raise InvalidMove("knaster-error-off-line", cell=_CELLS[cell], **line_values(line))
    return HAND + 32 * line + sum(1 << places.index(cell) for cell in cells)


def _reason(state: State, player: int, action: int) -> IllegalMove:
    """Say why an action is illegal."""
    if player not in to_act(state):
        idle = "error-game-over" if state.phase == OVER else "knaster-error-dice-due"
        return IllegalMove("error-not-your-turn" if state.roll else idle)
    sheet = state.sheets[player]
    if action >= HAND:
        return _hand_reason(sheet, *divmod(action - HAND, 32))
    if sheet.pending:
        line = members(sheet.pending)[0]
        due = circles_due(sheet, line)
        return IllegalMove("knaster-error-hand-first", count=due, **line_values(line))
    if action == PASS:
        return IllegalMove("knaster-error-pass", roll=state.roll)
    cell = action % CIRCLE
    if sheet.circled >> cell & 1 and action >= CIRCLE:
        return IllegalMove("knaster-error-circled", cell=_CELLS[cell])
    message = "knaster-error-taken" if action < CIRCLE else "knaster-error-other-number"
    return IllegalMove(message, cell=_CELLS[cell], roll=state.roll)


def _hand_reason(sheet: Sheet, line: int, positions: int) -> IllegalMove:
    """Say why these positions of a line cannot be circled for its hand."""
    if not sheet.pending >> line & 1:
        return IllegalMove("knaster-error-no-hand", **line_values(line))
    circled = members(positions & ~uncircled(sheet, line))
    if circled:
        return IllegalMove("knaster-error-circled", cell=_CELLS[LINES[line, circled[0]]])
    due = circles_due(sheet, line)
    return IllegalMove("knaster-error-hand-size", count=due, **line_values(line))


def _parse_sheet(text: str) -> Sheet:
    """Read five rows of five cells: `.` free, `7` written, `(7)` circled."""
    if not _SHEET.fullmatch(text):
        raise InvalidPosition("knaster-error-sheet", text=text)
    sheet = EMPTY
    for cell, mark in enumerate(re.findall(_MARK, text)):
        if mark != ".":
            sheet = write(sheet, cell, int(mark.strip("()")))
        if mark[0] == "(":
            sheet = circle(sheet, 1 << cell)
    return sheet._replace(pending=0)


def _turn(state: State, player: int) -> list[int]:
    """Return actions that lead from a player's shown sheet to his present one."""
    sheet, goal = state.shown[player], state.sheets[player]
    if sheet == goal:
        return [PASS] if state.finished >> player & 1 else []
    new = written(goal) & ~written(sheet)
    action = members(new)[0] if new else CIRCLE + members(goal.circled & ~sheet.circled)[0]
    return [action, *(_hand_turn(play(sheet, state.roll, action), goal) or [])]


def _hand_turn(sheet: Sheet, goal: Sheet) -> list[int] | None:
    """Return hand actions that lead from one sheet to another, None if there are none."""
    if sheet == goal:
        return []
    for action in hand_actions(sheet):
        after = play(sheet, 0, action)
        rest = None if after.circled & ~goal.circled else _hand_turn(after, goal)
        if rest is not None:
            return [action, *rest]
    return None


def _check_phase(state: State) -> None:
    """Refuse a phase that does not fit the roll and the full sheets (R15)."""
    some_full = any(is_full(sheet) for sheet in state.shown)
    too_early = state.roll > 0 and state.num_rolls == 0
    if too_early or (state.roll and state.phase == OVER) or some_full == (state.phase == PLAYING):
        raise InvalidPosition("knaster-error-phase", phase=PHASES[state.phase])


def _check_sheets(state: State) -> None:
    """Refuse sheets that no series of rolls explains (R3–R13)."""
    num_rolls = state.num_rolls - (state.roll > 0)
    can_have_passed = state.phase == OVER
    for player, sheet in enumerate(state.shown, 1):
        line, missing = missing_circles(sheet)
        if missing:
            values = line_values(line)
            raise InvalidPosition("knaster-error-unpaid", player=player, count=missing, **values)
        fewest, most = num_rolls_used(sheet)
        if not fewest <= num_rolls <= most + can_have_passed:
            raise InvalidPosition("knaster-error-rolls", player=player, rolls=num_rolls)
    if not have_shared_rolls(state.shown, num_rolls, can_have_passed=can_have_passed):
        raise InvalidPosition("knaster-error-shared", rolls=num_rolls)


RULES = Rules(
    num_actions=NUM_ACTIONS,
    outcome_range=(0, 115),
    is_simultaneous=True,
    die_faces="123456",
    columns=5,
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    num_dice=num_dice,
    chance_outcomes=chance_outcomes,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    outcome=outcome,
    view=view,
    round_of=round_of,
    points=points,
    parse_position=parse_position,
    format_position=format_position,
    parse_move=parse_move,
    format_move=format_move,
    describe=describe,
)
