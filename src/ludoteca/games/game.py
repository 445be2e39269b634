"""What every game declares: its facts and its verbs, in one immutable block."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State]):
    """The facts and verbs of one game.

    At every moment of a game exactly one of three things holds: `to_act` names the players who
    may act, `num_dice` says how many dice are due, or `outcome` tells the result.
    """

    id: str
    name: str
    min_players: int
    max_players: int | None  # None: as many as like to
    num_actions: int  # actions are 0 … num_actions - 1
    outcome_range: tuple[int, int]
    is_simultaneous: bool
    die_faces: str  # the symbols of one die, face 1 first; "" without dice
    setups: Sequence[str]  # the sheets that come with the game; "" where there is but one set-up

    initial_state: Callable[[int, str], State]  # number of players, set-up
    to_act: Callable[[State], tuple[int, ...]]
    legal_actions: Callable[[State, int], tuple[int, ...]]  # state, player
    apply: Callable[[State, int, int], State]  # state, player, action
    num_dice: Callable[[State], int]
    chance_outcomes: Callable[[State], tuple[tuple[int, float], ...]]
    outcome_of_dice: Callable[[State, Sequence[int]], int]  # state, faces counted from 1
    apply_chance: Callable[[State, int], State]
    outcome: Callable[[State], tuple[int, ...] | None]  # a value per player; the highest wins
    view: Callable[[State, int | None], State]  # what a player (None: a spectator) may see
    points: Callable[[State], tuple[int, ...]] | None = None  # so far, where points are counted

    parse_position: Callable[[str], State]
    format_position: Callable[[State], str]
    parse_move: Callable[[State, int, str], int]  # raises InvalidMove or IllegalMove
    format_move: Callable[[State, int, int], str]
