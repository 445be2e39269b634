"""Two players climb a stair of 20 steps in turn: take one, or roll a die and take as many.

A one throws the roller back to the ground. What a move is called depends on where it leads.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import InvalidPosition, InvalidSetup

TOP = 20
STEP, ROLL = 0, 1


class State(NamedTuple):
    """Where both stand, whose turn it is, and whether a die is due."""

    first: int
    second: int
    turn: int
    is_rolling: int


def initial_state(num_players: int, _setup: str) -> State:
    """Return both players on the ground."""
    if num_players != 2:
        raise InvalidSetup("rosebud-error-players")
    return State(0, 0, 0, 0)


def to_act(state: State) -> tuple[int, ...]:
    """Return whose turn it is."""
    return () if state.is_rolling or outcome(state) else (state.turn,)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return both ways to climb."""
    return (STEP, ROLL) if player in to_act(state) else ()


def apply(state: State, player: int, action: int) -> State:
    """Climb a step, or take the die."""
    if action == ROLL:
        return state._replace(is_rolling=1)
    return _climb(state, state[player] + 1)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return who is at the top."""
    if max(state[:2]) < TOP:
        return None
    return (1, -1) if state.first >= TOP else (-1, 1)


def outcome_of_dice(_state: State, faces: Sequence[int]) -> int:
    """Return the face."""
    return faces[0]


def apply_chance(state: State, face: int) -> State:
    """Climb as many steps as the die shows, or fall."""
    return _climb(state, 0 if face == 1 else state[state.turn] + face)


def _climb(state: State, height: int) -> State:
    heights = [height if player == state.turn else state[player] for player in (0, 1)]
    return State(heights[0], heights[1], 1 - state.turn, 0)


def format_position(state: State) -> str:
    """Write `3 14 1 0`."""
    return " ".join(map(str, state))


def parse_position(text: str) -> State:
    """Read what `format_position` writes."""
    numbers = text.split()
    if len(numbers) != 4 or not all(number.isdecimal() for number in numbers):
        raise InvalidPosition("rosebud-error-position")
    return State(*map(int, numbers))


def format_move(state: State, player: int, action: int) -> str:
    """Write `to 5` or `roll`."""
    return "roll" if action == ROLL else f"to {state[player] + 1}"


def describe(state: State, player: int, action: int) -> Words:
    """Say where a step leads."""
    if action == ROLL:
        return Words("rosebud-roll", {})
    return Words("rosebud-step", {"step": state[player] + 1})


def cells(state: State, player: int, action: int) -> tuple[int, ...]:
    """Return the step that is reached."""
    return () if action == ROLL else (state[player] + 1,)


def draw(state: State) -> str:
    """Draw both stairs."""
    return "\n".join(f"{height * '_'}@".ljust(TOP + 7) for height in state[:2])


RULES = Rules(
    num_actions=2,
    die_faces="123456",
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    num_dice=lambda state: state.is_rolling,
    chance_outcomes=lambda _: tuple((face, 1 / 6) for face in range(1, 7)),
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    roller=lambda state: state.turn,
    points=lambda state: state[:2],
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    describe=describe,
    cells=cells,
    draw=draw,
)
