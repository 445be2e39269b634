"""The rules of the tiny game."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidPosition, InvalidSetup

TAKE, AGAIN = 0, 1


class State(NamedTuple):
    """Whose turn it is (2: nobody's), what both have taken, the die, and if it must be taken."""

    turn: int
    first: int
    second: int
    die: int
    must_take: int


def initial_state(num_players: int, setup: str) -> State:
    """Return the beginning, or the position that is its set-up."""
    try:
        if num_players == 2:
            return parse_position(setup or "00000")
    except InvalidPosition:
        pass
    raise InvalidSetup("tiny-error-setup", text=setup)


def to_act(state: State) -> tuple[int, ...]:
    """Return who has a die to decide about."""
    return (state.turn,) if state.die else ()


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return both choices."""
    return (TAKE, AGAIN) if player in to_act(state) else ()


def apply(state: State, _player: int, action: int) -> State:
    """Take the die, or put it back."""
    return _taken(state, state.die) if action == TAKE else state._replace(die=0, must_take=1)


def outcome(state: State) -> tuple[int, ...] | None:
    """Compare."""
    if state.turn < 2:
        return None
    sign = (state.first > state.second) - (state.first < state.second)
    return sign, -sign


def num_dice(state: State) -> int:
    """Return one while somebody is to roll."""
    return int(state.turn < 2 and not state.die)


def chance_outcomes(state: State) -> tuple[tuple[int, float], ...]:
    """Return both faces."""
    return ((1, 0.5), (2, 0.5)) if num_dice(state) else ()


def outcome_of_dice(state: State, faces: Sequence[int]) -> int:
    """Return the face."""
    if not num_dice(state):
        raise IllegalMove("error-no-dice-due")
    return faces[0]


def apply_chance(state: State, face: int) -> State:
    """Roll."""
    if not num_dice(state):
        raise IllegalMove("error-no-dice-due")
    return _taken(state, face) if state.must_take else state._replace(die=face)


def _taken(state: State, face: int) -> State:
    kept = {"second" if state.turn else "first": face}
    return state._replace(turn=state.turn + 1, die=0, must_take=0, **kept)


def format_position(state: State) -> str:
    """Write five digits."""
    return "".join(map(str, state))


def parse_position(text: str) -> State:
    """Read five digits."""
    if not re.fullmatch("[012]{4}[01]", text.strip()):
        raise InvalidPosition("tiny-error-position", text=text)
    return State(*map(int, text.strip()))


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a move."""
    return "again" if action else "take"


def describe(state: State, _player: int, action: int) -> Words:
    """Say what a move does."""
    return Words("tiny-again" if action else "tiny-take", {"die": state.die})


RULES = Rules(
    num_actions=2,
    die_faces="12",
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    num_dice=num_dice,
    chance_outcomes=chance_outcomes,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    describe=describe,
)
