"""A batch of games: actions in, and observations, masks, rewards and ends out, in place."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from secrets import randbits
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.contract import Game
from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.games import load
from ludoteca.rng import seeded
from ludoteca.rows import NUM_HEADS, OVER, STARTING, STATUS, Room, Rows, zeros
from ludoteca.vector.engines import Compiled, engine_for
from ludoteca.vector.stepping import Settings

Reset = Literal["next_step", "same_step", "disabled"]
RESETS = ("next_step", "same_step", "disabled")
REWARDS = ("outcome", "points")


class InvalidBatch(LudotecaError):
    """A batch cannot be made or used like this: a shape, a dtype, a seed, a row."""


@dataclass(frozen=True)
class Saved:
    """Some games of a batch at one moment; it can be pickled, and restored as often as needed."""

    game: str
    num_players: int
    num_places: int
    heads: Rows
    games: Any
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    points: Rows

    def __len__(self) -> int:
        """Return how many games were saved."""
        return len(self.heads)


class Games:
    """Many games of one kind, stepped together on arrays that are written in place.

    >>> from ludoteca.vector import Games
    >>> games = Games("quantik", 3, seed=7)
    >>> games.masks.shape, int(games.masks.sum())
    ((3, 64), 192)
    >>> games.step([0, 17, 63])
    >>> games.to_act.tolist(), games.done.tolist()
    ([1, 1, 1], [False, False, False])
    """

    def __init__(
        self,
        game: str | Game,
        num_games: int,
        *,
        num_players: int | None = None,
        players: Sequence[str | None] | None = None,
        by_lot: bool = False,
        setups: Sequence[str] | None = None,
        seed: ArrayLike | None = 0,
        rewards: Literal["outcome", "points"] = "outcome",
        reset: Reset = "next_step",
        max_steps: int = 0,
        simultaneous: bool = False,
        threads: int = 1,
        buffers: Mapping[str, NDArray[Any]] | None = None,
        compiled: bool = True,
    ) -> None:
        """Begin all games.

        `players` names a bot for each seat, None for the caller; `by_lot` draws which seat is
        player 0. Each game begins from one of `setups`, drawn anew each time. `seed` is a number,
        to which each row adds its own, or one number for each row; None draws one that nobody
        knows. `buffers` are arrays of the caller's to be written to, by the names of the
        attributes. `max_steps` truncates games.
        """
        self.game = load(game) if isinstance(game, str) else game
        rules = self.game.rules
        if players is None:
            players = [None] * (num_players or self.game.min_players)
        if None not in players or num_players not in (None, len(players)):
            raise InvalidBatch("vector-error-players", players=_quoted(players))
        for name, value, least in (
            ("num_games", num_games, 1),
            ("max_steps", max_steps, 0),
            ("threads", threads, 1),
        ):
            if not _is_number(value) or value < least:
                raise InvalidBatch("vector-error-number", name=name, value=str(value), least=least)
        if reset not in RESETS or rewards not in REWARDS:
            mode, names = (rewards, REWARDS) if reset in RESETS else (reset, RESETS)
            raise InvalidBatch("vector-error-mode", value=str(mode), names=", ".join(names))
        if (simultaneous and not rules.is_simultaneous) or (
            rewards == "points" and rules.points is None
        ):
            option = "simultaneous" if simultaneous and not rules.is_simultaneous else "points"
            raise InvalidBatch("vector-error-option", game=self.game.id, option=option)
        self.num_games, self.num_players = num_games, len(players)
        self.players, self.by_lot = tuple(players), by_lot
        self.simultaneous, self.reset_mode, self.max_steps = simultaneous, reset, max_steps
        self.reward_kind, self.threads, self.is_closed = rewards, threads, False
        seats = np.array([-1 if bot is None else self.game.bot(bot) for bot in players])
        self.engine = engine_for(self.game, num_games, seats, threads=threads, compiled=compiled)
        self._settings = Settings(
            by_lot, int(max_steps), rewards == "points", reset == "same_step", reset == "next_step"
        )
        self.setups: tuple[str, ...] = ()
        self.set_setups(rules.setups[:1] if setups is None else setups)
        self._make_room(buffers or {}, seats)
        self.reset(seed=randbits(31) if seed is None else seed)

    def step(self, actions: ArrayLike) -> None:
        """Play an action in every game; nothing changes if one of them is not legal."""
        self._check_open()
        chosen = self._read_actions(actions)
        wrong = self.engine.step(self._room, self._settings, chosen, self._every)
        if wrong >= 0:
            raise self._refusal(wrong, chosen)

    def reset(self, *, seed: ArrayLike | None = None, rows: ArrayLike | None = None) -> None:
        """Begin all games or some anew, from new seeds or going on with the generators."""
        self._check_open()
        chosen = self._read_rows(rows)
        if seed is not None:
            seeds = _read_seeds(seed, chosen)
            self._room.heads[chosen, :STATUS] = [seeded(number, "vector") for number in seeds]
        self._room.heads[chosen, STATUS] = STARTING
        self._room.rest[chosen] = 1
        self.engine.step(self._room, self._settings, self._actions, chosen)

    def set_setups(self, setups: Sequence[str]) -> None:
        """Let games that begin from now on begin from these: a choice, or the next of a stream."""
        if isinstance(setups, str) or not setups:
            raise InvalidBatch("vector-error-setups")
        rules = self.game.rules
        self.engine.set_setups([rules.initial_state(self.num_players, s) for s in setups])
        self.setups = tuple(setups)

    def state(self, row: int) -> Any:
        """Return a game's state as its rules have it."""
        return self.engine.state(int(self._read_rows([row])[0]))

    def observation(self, row: int, player: int) -> NDArray[Any]:
        """Return what any player sees of a game now, also one who is not to act."""
        (chosen,) = self._read_rows([row]).tolist()
        if not 0 <= player < self.num_players:
            raise InvalidBatch("vector-error-player", player=str(player), players=self.num_players)
        return self.engine.look(chosen, player)

    def save(self, rows: ArrayLike | None = None) -> Saved:
        """Return all games or some as they are now."""
        chosen = self._read_rows(rows)
        return Saved(
            self.game.id,
            self.num_players,
            self._room.masks.shape[1],
            self._room.heads[chosen],
            self.engine.take(chosen),
            self.rewards[chosen],
            self.done[chosen],
            self.truncated[chosen],
            self._room.points[chosen],
        )

    def restore(self, saved: Saved, rows: ArrayLike | None = None) -> None:
        """Put saved games into these rows; a single one may go into many."""
        self._check_open()
        chosen = self._read_rows(rows)
        room = self._room
        kind = (self.game.id, self.num_players, room.masks.shape[1])
        if not isinstance(saved, Saved) or kind != (
            saved.game,
            saved.num_players,
            saved.num_places,
        ):
            raise InvalidBatch("vector-error-saved-kind", game=self.game.id)
        if len(saved) not in (1, len(chosen)):
            raise InvalidBatch("vector-error-saved-rows", saved=len(saved), rows=len(chosen))
        room.heads[chosen] = saved.heads
        self.engine.put(chosen, saved.games)
        self.rewards[chosen], self.done[chosen] = saved.rewards, saved.done
        self.truncated[chosen], room.points[chosen] = saved.truncated, saved.points
        self.engine.tell(room, chosen)

    def copy(self) -> "Games":
        """Return a batch of its own that stands where this one does."""
        other = Games(
            self.game,
            self.num_games,
            players=self.players,
            by_lot=self.by_lot,
            setups=self.setups,
            rewards=self.reward_kind,
            reset=self.reset_mode,
            max_steps=self.max_steps,
            simultaneous=self.simultaneous,
            threads=self.threads,
            compiled=isinstance(self.engine, Compiled),
        )
        other.restore(deepcopy(self.save()))
        if self.final_observations is not None and other.final_observations is not None:
            other.final_observations[:] = self.final_observations
        return other

    def close(self) -> None:
        """Let the threads go; a closed batch is not stepped any more."""
        self.engine.close()
        self.is_closed = True

    def __len__(self) -> int:
        """Return how many games there are."""
        return self.num_games

    def __repr__(self) -> str:
        """Tell what is played."""
        return f"<{self.num_games} games of {self.game.id} for {self.num_players}>"

    # Inside --------------------------------------------------------------------------------

    def _make_room(self, buffers: Mapping[str, NDArray[Any]], seats: Rows) -> None:
        """Make the arrays that the caller has not brought along."""
        size, num_actions = self.num_games, self.game.rules.num_actions
        places: tuple[int, ...] = (self.num_players,) if self.simultaneous else ()
        features, dtype = self.engine.num_features, self.engine.dtype
        kinds: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((size, *places, features), dtype),
            "masks": ((size, *places, num_actions), np.int8),
            "rewards": ((size, self.num_players), np.float32),
            "to_act": ((size, *places), np.int64),
            "done": ((size,), np.bool_),
            "truncated": ((size,), np.bool_),
        }
        if self.reset_mode == "same_step":
            kinds["final_observations"] = kinds["observations"]
        if set(buffers) - set(kinds):
            wrong = ", ".join(sorted(set(buffers) - set(kinds)))
            raise InvalidBatch("vector-error-mode", value=wrong, names=", ".join(kinds))
        made = {
            name: _checked(name, buffers[name], *kind) if name in buffers else zeros(*kind)
            for name, kind in kinds.items()
        }
        self.observations, self.masks = made["observations"], made["masks"]
        self.rewards, self.to_act = made["rewards"], made["to_act"]
        self.done, self.truncated = made["done"], made["truncated"]
        self.final_observations = made.get("final_observations")
        width = self.num_players if self.simultaneous else 1
        observations = self.observations.reshape(size, width, features)
        final = self.final_observations
        values, points = (np.zeros((size, self.num_players), dtype=np.int64) for _ in range(2))
        self._room = Room(
            heads=self.engine.room_for(size, NUM_HEADS),
            seats=seats,
            observations=observations,
            masks=self.masks.view(np.int8).reshape(size, width, num_actions),
            rest=np.ones((size, width), dtype=np.int8),
            to_act=self.to_act.reshape(size, width),
            rewards=self.rewards,
            done=self.done,
            truncated=self.truncated,
            final=observations if final is None else final.reshape(size, width, features),
            values=values,
            points=points,
        )
        self._actions = np.zeros((size, width), dtype=np.int64)
        self._every = np.arange(size)

    def _read_actions(self, actions: ArrayLike) -> Rows:
        """Return the actions as kernels take them; without a copy where they come as int64."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != self.to_act.shape:
            raise InvalidBatch(
                "vector-error-array",
                name="actions",
                shape=str(self.to_act.shape),
                dtype="int64",
                given=f"{given.shape} {given.dtype}",
            )
        if given.dtype == np.int64 and given.flags.carray:
            return given.reshape(self._actions.shape)
        np.copyto(self._actions, given.reshape(self._actions.shape), casting="unsafe")
        return self._actions

    def _read_rows(self, rows: ArrayLike | None) -> Rows:
        """Return row numbers from row numbers, from flags, or all of them."""
        if rows is None:
            return self._every
        given = np.asarray(rows)
        if given.dtype == np.bool_ and given.shape == (self.num_games,):
            return np.flatnonzero(given)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise InvalidBatch("vector-error-rows", rows=self.num_games)
        outside = given[(given < 0) | (given >= self.num_games)]
        if len(outside) or len(np.unique(given)) < len(given):
            raise InvalidBatch("vector-error-rows", rows=self.num_games)
        return given.astype(np.int64)

    def _refusal(self, row: int, actions: Rows) -> LudotecaError:
        """Say that a game is over, or which action is not legal."""
        if self._room.heads[row, STATUS] == OVER:
            return InvalidBatch("vector-error-over", row=row)
        rules, state = self.game.rules, self.state(row)
        acting = rules.to_act(state)
        chosen = {p: int(actions[row, p if self.simultaneous else 0]) for p in acting}
        wrong = [p for p in acting if chosen[p] not in rules.legal_actions(state, p)]
        player = wrong[0] if self.simultaneous else acting[0]
        return IllegalMove(
            "vector-error-illegal", row=row, player=player, action=str(chosen[player])
        )

    def _check_open(self) -> None:
        """Refuse a batch whose threads are gone."""
        if self.is_closed:
            raise InvalidBatch("vector-error-closed")


def _is_number(value: object) -> bool:
    """Say whether something is a whole number, and no flag."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def _read_seeds(seed: ArrayLike, rows: Rows) -> list[int]:
    """Return a seed for each row: the number plus the row's own, or one given for each."""
    if _is_number(seed) and int(seed) >= 0:  # type: ignore[arg-type]
        return [int(seed) + row for row in rows.tolist()]  # type: ignore[arg-type]
    seeds: list[Any] = np.asarray(seed, dtype=object).ravel().tolist()
    if isinstance(seed, (str, bytes)) or np.ndim(seed) != 1 or len(seeds) != len(rows):
        raise InvalidBatch("vector-error-seeds", seed=str(seed), rows=len(rows))
    for row, number in zip(rows.tolist(), seeds, strict=True):
        if not _is_number(number) or number < 0:
            raise InvalidBatch("vector-error-seed", row=row, seed=str(number))
    return [int(number) for number in seeds]


def _checked(
    name: str, array: NDArray[Any], shape: tuple[int, ...], dtype: type[np.generic]
) -> NDArray[Any]:
    """Return an array of the caller's if it can be written to as it is."""
    given = f"{getattr(array, 'shape', '')} {getattr(array, 'dtype', type(array).__name__)}"
    fits = isinstance(array, np.ndarray) and array.shape == shape
    allowed = (dtype, np.bool_) if name == "masks" else (dtype,)
    if not fits or array.dtype not in allowed or not array.flags.carray:
        raise InvalidBatch(
            "vector-error-array",
            name=name,
            shape=str(shape),
            dtype=np.dtype(dtype).name,
            given=given,
        )
    return array


def _quoted(players: Sequence[str | None]) -> str:
    return ", ".join(map(str, players))
