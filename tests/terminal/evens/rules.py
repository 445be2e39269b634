"""Evens: a die falls, all take or leave it at the same time; who alone takes it has its points."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import InvalidPosition

NUM_ROUNDS = 3
MOVES = ("leave", "take")
LEAVE, TAKE = range(2)
OPEN = -1


class State(NamedTuple):
    """The rounds that are over, the die (0: due), the choices so far, the points."""

    num_rounds: int
    die: int
    choices: tuple[int, ...]
    points: tuple[int, ...]


def initial_state(num_players: int, _setup: str) -> State:
    """Return the beginning, with a die due."""
    return State(0, 0, (OPEN,) * num_players, (0,) * num_players)


def to_act(state: State) -> tuple[int, ...]:
    """Return those who have not chosen yet."""
    return tuple(p for p, choice in enumerate(state.choices) if state.die and choice == OPEN)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return both choices."""
    return (LEAVE, TAKE) if player in to_act(state) else ()


def apply(state: State, player: int, action: int) -> State:
    """Choose; the last choice ends the round."""
    choices = tuple(action if p == player else c for p, c in enumerate(state.choices))
    if OPEN in choices:
        return state._replace(choices=choices)
    won = [state.die * (choices.count(TAKE) == 1 and choice == TAKE) for choice in choices]
    points = tuple(a + b for a, b in zip(state.points, won, strict=True))
    return State(state.num_rounds + 1, 0, (OPEN,) * len(choices), points)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return the points after the last round."""
    return state.points if state.num_rounds == NUM_ROUNDS else None


def num_dice(state: State) -> int:
    """Return one die for each round."""
    return int(not state.die and state.num_rounds < NUM_ROUNDS)


def outcome_of_dice(_state: State, faces: Sequence[int]) -> int:
    """Return what the die shows."""
    return faces[0]


def apply_chance(state: State, outcome: int) -> State:
    """Lay the die on the table."""
    return state._replace(die=outcome)


def view(state: State, player: int | None) -> State:
    """Hide what the others have chosen."""
    choices = tuple(c if p == player else OPEN for p, c in enumerate(state.choices))
    return state._replace(choices=choices)


def format_position(state: State) -> str:
    """Write the round, the die and the points."""
    return f"round {state.num_rounds + 1} die {state.die} points {state.points}"


def parse_position(text: str) -> State:
    """Read nothing."""
    raise InvalidPosition("error-unknown-game", name=text, games="")


RULES = Rules(
    num_actions=2,
    outcome_range=(0, 6 * NUM_ROUNDS),
    is_simultaneous=True,
    die_faces="123456",
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    num_dice=num_dice,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    view=view,
    round_of=lambda state: state.num_rounds,
    points=lambda state: state.points,
    format_position=format_position,
    parse_position=parse_position,
    format_move=lambda _state, _player, action: MOVES[action],
    describe=lambda state, _player, action: Words(f"evens-{MOVES[action]}", {"die": state.die}),
)
