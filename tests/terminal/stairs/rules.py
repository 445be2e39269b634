"""Stairs: climb 1 to 30 steps of 60, then a coin falls: tails sends you down to the bottom."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules
from ludoteca.errors import InvalidPosition

TOP, MOST = 60, 30
HEADS, TAILS = 1, 2


class State(NamedTuple):
    """The steps of both, whose turn it is, and whether the coin is due."""

    steps: tuple[int, int]
    turn: int
    due: int


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return the steps to climb, less one."""
    return tuple(range(MOST)) if player in to_act(state) else ()


def to_act(state: State) -> tuple[int, ...]:
    """Return whose turn it is."""
    return () if state.due or outcome(state) else (state.turn,)


def apply(state: State, player: int, action: int) -> State:
    """Climb."""
    steps = tuple(n + (action + 1) * (p == player) for p, n in enumerate(state.steps))
    return State((steps[0], steps[1]), state.turn, 1)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return who is at the top and has not fallen."""
    if state.due or max(state.steps) < TOP:
        return None
    return (1, -1) if state.steps[0] >= TOP else (-1, 1)


def outcome_of_dice(_state: State, faces: Sequence[int]) -> int:
    """Return what the coin shows."""
    return faces[0]


def apply_chance(state: State, outcome: int) -> State:
    """Fall with tails; the turn passes."""
    kept = [n if outcome == HEADS or p != state.turn else 0 for p, n in enumerate(state.steps)]
    return State((kept[0], kept[1]), 1 - state.turn, 0)


def draw(state: State) -> str:
    """Draw every other step, the top first."""
    return "\n".join(f"step {step:2} {state.steps}" for step in range(TOP, 0, -2))


def parse_position(text: str) -> State:
    """Read nothing."""
    raise InvalidPosition("error-unknown-game", name=text, games="")


RULES = Rules(
    num_actions=MOST,
    die_faces="HT",
    setups=("0", "50"),
    initial_state=lambda _players, setup: State((int(setup), int(setup)), 0, 0),
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    num_dice=lambda state: state.due,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    roller=lambda state: state.turn,
    format_position=str,
    parse_position=parse_position,
    format_move=lambda _state, _player, action: f"up{action + 1}",
    draw=draw,
)
