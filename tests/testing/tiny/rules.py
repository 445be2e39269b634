"""Tiny: a die with three faces falls, then all take it (0) or leave it (1) at the same time.

Whoever takes it alone gets what it shows. After three rounds the most points win. A set-up says
how many points everybody begins with: `0` or `2`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import IllegalMove, InvalidPosition, InvalidSetup

NUM_ROUNDS = 3
MOVES = ("take", "leave")
OPEN = 2  # not chosen yet


class State(NamedTuple):
    """The rounds that are over, what the die shows (0: it is due), the choices and the points."""

    rounds: int
    die: int
    choices: tuple[int, ...]
    scores: tuple[int, ...]


def initial_state(num_players: int, setup: str) -> State:
    """Return the first round."""
    if not 2 <= num_players <= 3:
        raise InvalidSetup("tiny-error-players", players=num_players)
    if setup not in ("0", "2"):
        raise InvalidSetup("tiny-error-setup", text=setup)
    return State(0, 0, (OPEN,) * num_players, (int(setup),) * num_players)


def to_act(state: State) -> tuple[int, ...]:
    """Return those who have not chosen."""
    return tuple(p for p, choice in enumerate(state.choices) if choice == OPEN and state.die)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return both choices."""
    return (0, 1) if player in to_act(state) else ()


def apply(state: State, player: int, action: int) -> State:
    """Choose; the last choice ends the round."""
    choices = (*state.choices[:player], action, *state.choices[player + 1 :])
    if OPEN in choices:
        return state._replace(choices=choices)
    won = [state.die if choices.count(0) == 1 and choice == 0 else 0 for choice in choices]
    scores = tuple(score + more for score, more in zip(state.scores, won, strict=True))
    return State(state.rounds + 1, 0, (OPEN,) * len(choices), scores)


def outcome(state: State) -> tuple[int, ...] | None:
    """Return the points at the end."""
    return state.scores if state.rounds == NUM_ROUNDS else None


def points(state: State) -> tuple[int, ...]:
    """Return the points so far."""
    return state.scores


def num_dice(state: State) -> int:
    """Return 1 at the beginning of a round."""
    return 1 if state.die == 0 and state.rounds < NUM_ROUNDS else 0


def chance_outcomes(state: State) -> tuple[tuple[int, float], ...]:
    """Return the three faces."""
    return ((1, 1 / 3), (2, 1 / 3), (3, 1 / 3)) if num_dice(state) else ()


def outcome_of_dice(state: State, faces: Sequence[int]) -> int:
    """Return the face."""
    if not num_dice(state):
        raise IllegalMove("error-no-dice-due")
    return faces[0]


def apply_chance(state: State, outcome: int) -> State:
    """Let the die show a face."""
    return state._replace(die=outcome)


def roller(state: State) -> int:
    """Return who rolls in this round."""
    return state.rounds % len(state.choices)


def view(state: State, player: int | None) -> State:
    """Hide the choices of the others."""
    return state._replace(
        choices=tuple(c if p == player else OPEN for p, c in enumerate(state.choices))
    )


def round_of(state: State) -> int:
    """Return how many rounds are over."""
    return state.rounds


def format_position(state: State) -> str:
    """Write such as `1 3 t. 40`."""
    choices = "".join("tl."[choice] for choice in state.choices)
    return f"{state.rounds} {state.die} {choices} {'-'.join(map(str, state.scores))}"


def parse_position(text: str) -> State:
    """Read a position."""
    try:
        rounds, die, choices, scores = text.split()
        state = State(
            int(rounds),
            int(die),
            tuple(map("tl.".index, choices)),
            tuple(map(int, scores.split("-"))),
        )
    except ValueError:
        raise InvalidPosition("tiny-error-position", text=text) from None
    return state


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a choice."""
    return MOVES[action]


def draw(state: State) -> str:
    """Draw the points."""
    return "\n".join("*" * score + "." for score in state.scores)


def describe(state: State, _player: int, action: int) -> Words:
    """Say what is chosen."""
    return Words(f"tiny-{MOVES[action]}", {"die": state.die})


def cells(_state: State, _player: int, action: int) -> tuple[int, ...]:
    """Return the square of a choice."""
    return (action,)


RULES = Rules(
    num_actions=2,
    outcome_range=(0, 11),
    is_simultaneous=True,
    die_faces="abc",
    setups=("0", "2"),
    columns=2,
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    points=points,
    num_dice=num_dice,
    chance_outcomes=chance_outcomes,
    outcome_of_dice=outcome_of_dice,
    apply_chance=apply_chance,
    roller=roller,
    view=view,
    round_of=round_of,
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    draw=draw,
    describe=describe,
    cells=cells,
)
