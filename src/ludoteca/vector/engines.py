"""Two ways to play a batch: by a game's kernels, or by the rules alone where it has none."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ludoteca.compiled import compiled, entry
from ludoteca.contract import Batch, Game
from ludoteca.rows import AT_ONCE, NUM_LISTS, Room, Rows, show, side_by_side, zeros
from ludoteca.vector.by_rules import ByRules, longest
from ludoteca.vector.stepping import (
    Settings,
    compiled_find_wrong,
    compiled_step,
    compiled_tell,
    find_wrong,
    step,
    tell,
)

MOST_COMPILED = 62  # players whose turns fit into a mask
MOST_SIDE_BY_SIDE = 1 << 18  # bytes of words: more are fetched faster row by row


class Engine(Protocol):
    """What steps the games of a batch; rows are their numbers."""

    num_features: int

    @property
    def dtype(self) -> type[np.generic]:
        """Return what observations are made of."""

    def room_for(self, size: int, words: int) -> Rows:
        """Return rows of zeros as this engine reads them fastest."""

    def step(self, room: Room, settings: Settings, actions: Rows, rows: Rows) -> int:
        """Play on in all games, or in none: then return one that is over or acts illegally."""

    def tell(self, room: Room, rows: Rows) -> None:
        """Tell anew what was told."""

    def look(self, row: int, player: int) -> NDArray[Any]:
        """Return what any player sees of a game."""

    def set_setups(self, states: Sequence[Any]) -> None:
        """Begin from these states."""

    def state(self, row: int) -> Any:
        """Return a game's state as the rules have it."""

    def set_state(self, row: int, state: Any) -> None:
        """Put a game where the rules say."""

    def take(self, rows: Rows) -> Any:
        """Return a copy of some games."""

    def put(self, rows: Rows, taken: Any) -> None:
        """Replace some games by copies."""

    def close(self) -> None:
        """Let threads go."""


def engine_for(game: Game, size: int, seats: Rows, *, threads: int, compiled: bool) -> Engine:
    """Return the fastest engine that can play this."""
    if compiled and game.batch is not None and len(seats) <= MOST_COMPILED:
        return Compiled(game.batch, size, seats, threads)
    return Plain(game, size, len(seats))


class Compiled:
    """Games in rows of an array, stepped by the kernels of their game."""

    dtype: type[np.generic] = np.int8

    def __init__(self, batch: Batch[Any], size: int, seats: Rows, threads: int) -> None:
        """Make room, and let bots prepare what they think with, for each thread."""
        self.batch, self.num_players = batch, len(seats)
        self.num_features = batch.num_features(len(seats))
        words = batch.num_words(len(seats))
        has_many = batch.kind_of_many is not None
        self.is_many = has_many and 8 * size * words <= MOST_SIDE_BY_SIDE
        self.kind = batch.kind_of_many if self.is_many else batch.kind
        self.states = self.room_for(size, words)
        self.starts = self.states[:1].copy()
        has_bots = seats.max() >= 0
        self.minds = [batch.prepare(*seats.tolist()) if has_bots else None for _ in range(threads)]
        self.lists = [
            side_by_side(AT_ONCE, NUM_LISTS) if self.is_many else None for _ in range(threads)
        ]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._find_wrong: Any = None  # these two are called most
        self._step: Any = None

    def room_for(self, size: int, words: int) -> Rows:
        """Return rows of zeros as this engine reads them fastest."""
        return side_by_side(size, words) if self.is_many else zeros((size, words))

    def step(self, room: Room, settings: Settings, actions: Rows, rows: Rows) -> int:
        """Play on in all games, or in none: then return one that is over or acts illegally."""
        kind, states, starts, minds = self.kind, self.states, self.starts, self.minds
        if self._step is None:
            told = (kind, states, starts, room, settings, minds[0], actions, rows)
            self._step = entry(compiled_step, *told, self.lists[0])
            self._find_wrong = entry(compiled_find_wrong, kind, states, room.heads, actions, rows)
        wrong: int = self._find_wrong(kind, states, room.heads, actions, rows)
        if wrong >= 0:
            return wrong
        if self.is_many and len(rows) == len(room.rewards):
            room.rewards.fill(0)
        elif self.is_many:
            room.rewards[rows] = 0
        if self.pool is None or len(rows) < 2 * len(minds):
            mind, lists = minds[0], self.lists[0]
            self._step(kind, states, starts, room, settings, mind, actions, rows, lists)
            return -1
        parts = np.array_split(rows, len(minds))
        work = partial(self._step, kind, states, starts, room, settings)
        of_threads = minds, [actions] * len(minds), parts, self.lists
        list(self.pool.map(work, *of_threads))
        return -1

    def tell(self, room: Room, rows: Rows) -> None:
        """Tell anew what was told."""
        compiled_tell(self.kind, self.states, room, rows)

    def look(self, row: int, player: int) -> NDArray[Any]:
        """Return what any player sees of a game."""
        seen: NDArray[Any] = np.zeros((1, 1, self.num_features), dtype=self.dtype)
        _look(self.kind, self.states[row : row + 1].copy(), player, seen)
        return seen.reshape(-1)

    def set_setups(self, states: Sequence[Any]) -> None:
        """Begin from these states."""
        starts = np.zeros((len(states), self.states.shape[1]), dtype=np.int64)
        for words, state in zip(starts, states, strict=True):
            self.batch.pack(state, words)
        self.starts = starts

    def state(self, row: int) -> Any:
        """Return a game's state as the rules have it."""
        return self.batch.unpack(self.states[row], self.num_players)

    def set_state(self, row: int, state: Any) -> None:
        """Put a game where the rules say."""
        self.batch.pack(state, self.states[row])

    def take(self, rows: Rows) -> Any:
        """Return a copy of some games."""
        return self.states[rows]

    def put(self, rows: Rows, taken: Any) -> None:
        """Replace some games by copies."""
        self.states[rows] = taken

    def close(self) -> None:
        """Let threads go."""
        if self.pool is not None:
            self.pool.shutdown()


class Plain:
    """Games as states of the rules, stepped one after the other in Python."""

    dtype: type[np.generic] = np.int64

    def __init__(self, game: Game, size: int, num_players: int) -> None:
        """Make room."""
        self.kind = ByRules(game)
        self.states: list[Any] = [None] * size
        self.starts: list[Any] = []
        self.num_features = longest(game, num_players) * 3 // 2

    def room_for(self, size: int, words: int) -> Rows:
        """Return rows of zeros."""
        return zeros((size, words))

    def step(self, room: Room, settings: Settings, actions: Rows, rows: Rows) -> int:
        """Play on in all games, or in none: then return one that is over or acts illegally."""
        wrong = find_wrong(self.kind, self.states, room.heads, actions, rows)
        if wrong < 0:
            step(self.kind, self.states, self.starts, room, settings, self, actions, rows, None)
        return wrong

    def tell(self, room: Room, rows: Rows) -> None:
        """Tell anew what was told."""
        tell(self.kind, self.states, room, rows)

    def look(self, row: int, player: int) -> NDArray[Any]:
        """Return what any player sees of a game."""
        seen: NDArray[Any] = np.zeros((1, 1, self.num_features), dtype=self.dtype)
        self.kind.show([self.states[row]], 0, player, seen, 0)
        return seen.reshape(-1)

    def set_setups(self, states: Sequence[Any]) -> None:
        """Begin from these states."""
        self.starts = list(states)

    def state(self, row: int) -> Any:
        """Return a game's state."""
        return self.states[row]

    def set_state(self, row: int, state: Any) -> None:
        """Put a game where the rules say."""
        self.states[row] = state

    def take(self, rows: Rows) -> Any:
        """Return a copy of some games; states never change."""
        return [self.states[row] for row in rows.tolist()]

    def put(self, rows: Rows, taken: Any) -> None:
        """Replace some games by copies."""
        for number, row in enumerate(rows.tolist()):
            self.states[row] = taken[number % len(taken)]

    def close(self) -> None:
        """Do nothing: there are no threads."""


@compiled
def _look(kind: Any, states: Rows, player: int, out: Any) -> None:
    """Write what a player sees of one game."""
    show(kind, states, 0, player, out, 0)
