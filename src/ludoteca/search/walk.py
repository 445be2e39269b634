"""A way through the tree of a game, forwards and back: for search written in plain Python."""

from operator import index
from random import Random
from typing import Any

from ludoteca.contract import Batch, Game
from ludoteca.errors import IllegalMove, LudotecaError
from ludoteca.games import load
from ludoteca.rows import BY_LOT, DICE_DUE, FIRST, ILLEGAL
from ludoteca.search.stack import (
    MOST_PLAYERS,
    NUMBER_BITS,
    NUMBERS,
    TOP_BITS,
    acting_in,
    start_of,
)
from ludoteca.vector.by_rules import ByRules

LOT = (BY_LOT - FIRST) << TOP_BITS  # added to a row: the dice fall by random bits


class NothingToUndo(LudotecaError):
    """A walk stands where it began."""


class Walk:
    """A position that changes: `legal`, `apply`, `undo`, `clone`; compiled where the game is.

    >>> from ludoteca.search import Walk
    >>> walk = Walk("quantik")
    >>> len(walk.legal()), walk.player
    (64, 0)
    >>> walk.apply(0)
    >>> len(walk.legal()), walk.player
    (53, 1)
    >>> walk.undo()
    >>> walk.player
    0

    At a moment of chance `legal` is empty: `apply` takes an outcome of `chances()`, and `roll`
    draws one. Where several act at once, name the player in `legal` and `apply`.
    """

    __slots__ = ("_path", "acting", "game", "is_chance", "is_over", "kind", "num_players")

    game: Game
    kind: Any  # the verbs of `ludoteca.rows` for this game
    num_players: int
    acting: int  # the players to act as a mask; 0 at the end, -1 where dice are due
    is_over: bool
    is_chance: bool
    _path: list[Any]

    def __new__(
        cls,
        game: str | Game,
        num_players: int | None = None,
        state: Any = None,
        *,
        plain: bool = False,
    ) -> "Walk":
        """Begin where the game begins, or at a state of its rules."""
        found = load(game) if isinstance(game, str) else game
        batch = None if plain else found.batch
        walk: Walk = object.__new__(_Plain if batch is None else _Compiled)
        walk.game = found
        if state is not None and num_players is None:
            num_players = _num_players(found, state)
        walk.num_players = num_players or found.min_players
        walk._begin(state, batch)
        return walk

    @property
    def player(self) -> int:
        """Return the first player who is to act, -1 if nobody is."""
        acting = self.acting
        return (acting & -acting).bit_length() - 1 if acting > 0 else -1

    @property
    def players(self) -> tuple[int, ...]:
        """Return all players who are to act."""
        return tuple(p for p in range(self.num_players) if self.acting > 0 and self.acting >> p & 1)

    @property
    def state(self) -> Any:
        """Return the position as the rules have it."""
        raise NotImplementedError

    @property
    def depth(self) -> int:
        """Return how many steps can be taken back."""
        return len(self._path) - 1

    def legal(self, player: int = FIRST) -> list[int]:
        """Return the legal actions of a player, else of the first who is to act."""
        raise NotImplementedError

    def apply(self, action: int, player: int = FIRST) -> None:
        """Let a player act, or the dice that are due show an outcome."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last step back."""
        if len(self._path) == 1:
            raise NothingToUndo("search-error-undo")
        self._path.pop()
        self._look()

    def clone(self) -> "Walk":
        """Return a walk of its own that begins here."""
        return Walk(self.game, self.num_players, self.state, plain=isinstance(self, _Plain))

    def chances(self) -> tuple[tuple[int, float], ...]:
        """Return the outcomes of the dice that are due, each with its probability."""
        return self.game.rules.chance_outcomes(self.state)

    def roll(self, rng: Random) -> None:
        """Let the dice that are due fall."""
        if not self.is_chance:
            raise IllegalMove("error-no-dice-due")
        outcomes, odds = zip(*self.chances(), strict=True)
        self.apply(rng.choices(outcomes, odds)[0])

    def outcome(self) -> tuple[int, ...] | None:
        """Return a value for each player, None while the game goes on."""
        return self.game.rules.outcome(self.state) if self.is_over else None

    @property
    def most_legal(self) -> int:
        """Return a number of actions that nobody ever has more of."""
        return self.game.rules.num_actions

    def two_rows(self) -> Any:
        """Return the position in the first of two rows, as the verbs of its kind take them."""
        raise NotImplementedError

    def _begin(self, state: Any, batch: Batch[Any] | None) -> None:
        raise NotImplementedError

    def _look(self) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        """Tell where it stands."""
        return f"<Walk in {self.game.id}: {self.game.rules.format_position(self.state)}>"


class _Plain(Walk):
    """A walk over the states of the rules."""

    __slots__ = ()

    def _begin(self, state: Any, _batch: Batch[Any] | None) -> None:
        rules = self.game.rules
        start = rules.initial_state(self.num_players, rules.setups[0]) if state is None else state
        self.kind, self._path = ByRules(self.game), [start]
        self._look()

    def _look(self) -> None:
        self.acting = self.kind.acting(self._path, -1)
        self.is_over, self.is_chance = self.acting == 0, self.acting == DICE_DUE

    @property
    def state(self) -> Any:
        """Return the position as the rules have it."""
        return self._path[-1]

    def two_rows(self) -> Any:
        """Return the position in the first of two rows."""
        return [self._path[-1], None]

    def legal(self, player: int = FIRST) -> list[int]:
        """Return the legal actions of a player, else of the first who is to act."""
        chosen = self.player if player < 0 else player
        return list(self.game.rules.legal_actions(self._path[-1], chosen))

    def apply(self, action: int, player: int = FIRST) -> None:
        """Let a player act, or the dice that are due show an outcome."""
        action, chosen = _whole(action), self.player if player < 0 else player
        test = (
            self.kind.is_outcome(self._path, -1, action)
            if self.is_chance
            else (self.kind.is_legal(self._path, -1, chosen, action))
        )
        if not test:
            raise IllegalMove("search-error-illegal", action=str(action))
        self._path.append(self._path[-1])
        if self.is_chance:
            self.kind.fall(self._path, -1, action)
        else:
            self.kind.act(self._path, -1, chosen, action)
        self._look()


class _Compiled(Walk):
    """A walk on a stack of rows, by the kernels of the game."""

    __slots__ = ("_below", "_listed", "_push", "_stack", "_start")

    def _begin(self, state: Any, batch: Batch[Any] | None) -> None:
        if batch is None:
            raise NotImplementedError
        start = self._start = start_of(self.game, batch, self.num_players)
        self.kind, self._push, self._stack = start.kind, start.push, start.take()
        self._below, self._path = start.row - 1, [start.acting]
        if state is not None:  # above the beginning, which those who come after need
            self._below += 1
            batch.pack(state, self._stack.rows[self._top])
            self._path = [int(acting_in(self.kind, self._stack.rows, self._top))]
        self._look()

    def __del__(self) -> None:
        """Leave the rows to the next walk: making new ones takes as long as a few steps."""
        try:
            self._start.leave(self._stack)
        except AttributeError:  # it never began
            return

    @property
    def _top(self) -> int:
        """Return the row that the walk stands in."""
        return self._below + len(self._path)

    def _look(self) -> None:
        acting = self.acting = self._path[-1]
        self.is_over, self.is_chance = acting == 0, acting == DICE_DUE
        self._listed = -1  # how many actions are listed; fewer than none if none was looked for

    @property
    def state(self) -> Any:
        """Return the position as the rules have it."""
        return self._start.batch.unpack(self._stack.rows[self._top], self.num_players)

    @property
    def most_legal(self) -> int:
        """Return a number of actions that nobody ever has more of."""
        return self._start.batch.most_legal

    def two_rows(self) -> Any:
        """Return the position in the first of two rows."""
        return self._stack.rows[[self._top, self._top]]

    def legal(self, player: int = FIRST) -> list[int]:
        """Return the legal actions of a player, else of the first who is to act."""
        listed = self._listed
        if player >= 0 or listed < 0:
            if self.acting <= 0 or (player >= 0 and not self.acting >> player & 1):
                return []
            chosen = self.player if player < 0 else player
            number = self._start.list_legal(self.kind, self._stack.where, self._top, chosen)
            self._listed = number if player < 0 else -1
            return self._stack.listed(number)
        try:
            return self._stack.lists[listed]()
        except KeyError:
            return self._stack.listed(listed)

    def apply(self, action: int, player: int = FIRST) -> None:
        """Let a player act, or the dice that are due show an outcome."""
        if action.__class__ is not int:  # a kernel would round it
            action = _whole(action)
        path, stack = self._path, self._stack
        top = self._below + len(path)
        if top == stack.last:
            stack = self._stack = stack.longer()
        if player == BY_LOT:
            top += LOT
        elif player != FIRST:
            top += (min(player, MOST_PLAYERS) - FIRST) << TOP_BITS
        told = self._push(self.kind, stack.where, top, action)
        acting = told >> NUMBER_BITS
        if acting == ILLEGAL:
            raise IllegalMove("search-error-illegal", action=str(action))
        path.append(acting)
        self.acting = acting
        self._listed = told & NUMBERS
        self.is_over = not acting
        self.is_chance = acting == DICE_DUE

    def roll(self, rng: Random) -> None:
        """Let the dice that are due fall."""
        if not self.is_chance:
            raise IllegalMove("error-no-dice-due")
        self.apply(rng.getrandbits(32), BY_LOT)


def _whole(action: Any) -> int:
    """Return an action of any kind of whole number; nothing else is one."""
    try:
        return index(action)
    except TypeError:
        raise IllegalMove("search-error-illegal", action=str(action)) from None


def _num_players(game: Game, state: Any) -> int:
    """Return how many play in a state: as many as may, or as the rules count points for."""
    if game.min_players == game.max_players:
        return game.min_players
    if game.rules.points is not None:
        return len(game.rules.points(state))
    raise LudotecaError("search-error-players", game=game.id)
