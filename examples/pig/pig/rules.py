"""Pig: roll as often as you dare, for a 1 loses all that is not yet banked.

          ┌─────────── a turn ────────────┐
    start │ die ──► 2–6: on the pile ──► 0 roll again
          │  │                           └► 1 hold: bank the pile, next player
          │  └────► 1: pile lost, next player
          └───────────────────────────────┘
    100 points, banked or with the pile, win at once.

Nobody decides whether to begin: the first die of a turn falls by itself. So after a roll the same
player decides, or the next player's die is due, or the game is over.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidPosition, InvalidSetup

GOAL = 100
MAX_PLAYERS = 10
MOVES = ("roll", "hold")
ROLL, HOLD = range(2)


class State(NamedTuple):
    """The points banked by each player, whose turn it is, the pile, and whether a die is due."""

    banked: tuple[int, ...]
    turn: int
    pile: int
    due: int


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int, setup: str) -> State:
    """Return no points at all, with the first die due."""
    if not 2 <= num_players <= MAX_PLAYERS or setup:
        raise InvalidSetup("pig-error-setup")
    return State((0,) * num_players, 0, 0, 1)


def to_act(state: State) -> tuple[int, ...]:
    """Return the player who can roll again or hold."""
    return () if state.due or outcome(state) else (state.turn,)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return both choices to whoever has one."""
    return (ROLL, HOLD) if player in to_act(state) else ()


def apply(state: State, player: int, action: int) -> State:
    """Roll again, or bank the pile and pass the die on."""
    if action == ROLL:
        return state._replace(due=1)
    banked = list(state.banked)
    banked[player] += state.pile
    return _next_turn(state._replace(banked=tuple(banked)))


def outcome(state: State) -> tuple[int, ...] | None:
    """Return the points of all once somebody has enough."""
    return points(state) if max(points(state)) >= GOAL else None


def points(state: State) -> tuple[int, ...]:
    """Return the points of each player, the pile among those of the player at turn."""
    return tuple(n + state.pile * (p == state.turn) for p, n in enumerate(state.banked))


def num_dice(state: State) -> int:
    """Return 1 while a die is due."""
    return state.due


def chance_outcomes(state: State) -> tuple[tuple[int, float], ...]:
    """Return the six faces."""
    return tuple((face, 1 / 6) for face in range(1, 7)) if state.due else ()


def outcome_of_dice(state: State, faces: Sequence[int]) -> int:
    """Return what the die shows."""
    if not state.due:
        raise IllegalMove("error-no-dice-due")
    return faces[0]


def apply_chance(state: State, outcome: int) -> State:
    """Lose the pile to a 1, or lay the points on it."""
    return _next_turn(state) if outcome == 1 else state._replace(pile=state.pile + outcome, due=0)


def roller(state: State) -> int:
    """Return whose turn it is."""
    return state.turn


def _next_turn(state: State) -> State:
    return state._replace(turn=(state.turn + 1) % len(state.banked), pile=0, due=1)


# Notation ----------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """Write the points banked, the pile behind those of the player at turn, `?` for a die due."""
    turn = f"+{state.pile}" + "?" * state.due
    return " ".join(str(n) + turn * (p == state.turn) for p, n in enumerate(state.banked))


def parse_position(text: str) -> State:
    """Read a position such as `12 40+9 0`."""
    words = [re.fullmatch(r"(\d\d?)(?:\+(\d{1,3})(\??))?", word) for word in text.split()]
    found = [word for word in words if word]
    turns = [player for player, word in enumerate(found) if word[2]]
    if len(found) != len(words) or not 2 <= len(words) <= MAX_PLAYERS or len(turns) != 1:
        raise InvalidPosition("pig-error-position", text=text)
    pile, due = int(found[turns[0]][2]), len(found[turns[0]][3])
    state = State(tuple(int(word[1]) for word in found), turns[0], pile, due)
    most = max(points(state)) - (0 if due else 6)  # the last roll added six or less
    if pile == 1 or 1 in state.banked or not (pile or due) or most >= GOAL:
        raise InvalidPosition("pig-error-unreachable")
    return state


def format_move(_state: State, _player: int, action: int) -> str:
    """Write `roll` or `hold`."""
    return MOVES[action]


def describe(state: State, _player: int, action: int) -> Words:
    """Say what becomes of the pile."""
    return Words(f"pig-{MOVES[action]}", {"pile": state.pile})


def draw(state: State) -> str:
    """Draw a line per player, an arrow and the pile at the one whose turn it is."""
    turns = [player == state.turn for player in range(len(state.banked))]
    return "\n".join(
        f"{'▸' if turn else ' '} {player + 1:2} {banked:5}" + f" + {state.pile}" * turn
        for player, (banked, turn) in enumerate(zip(state.banked, turns, strict=True))
    )


RULES = Rules(
    num_actions=len(MOVES),
    outcome_range=(0, GOAL + 5),
    die_faces="123456",
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    num_dice=num_dice,
    chance_outcomes=chance_outcomes,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    roller=roller,
    points=points,
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    draw=draw,
    describe=describe,
)
