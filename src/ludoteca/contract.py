"""What a game declares: facts, rules, bots and worth, with the promises that the rest relies on.

A game is a package with an entry point in the group `ludoteca.games`, named by the game's id. Its
`__init__.py` holds `GAME`, and every further part is a file beside it that is imported when it is
needed first: `rules.py` with `RULES` and `texts/` must be there; `bots.py` with `BOTS`, `worth.py`
with `WORTH`, `batch.py` with `BATCH`, `board.py`, `card.py`, `drawing.py`, `terminal.py` and `web/`
make the game better. `perft.py`, `solve.py`, `train.py` and `sheets.py` do the commands of these
names (see docs/commands.md).
`ludoteca.testing.check_game` tests all that is promised here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from ludoteca.errors import IllegalMove, InvalidMove, LudotecaError, UnknownBot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludoteca.rng import Rng

State = TypeVar("State")


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game by its facts; nothing of it is imported before it is asked for."""

    id: str  # letters, digits and underscores; begins every message of its texts
    name: str  # as it is printed on the box, in every language
    package: str  # where its parts lie: `__name__` in the package's `__init__.py`
    min_players: int = 2
    max_players: int | None = 2  # None: as many as like to

    @cached_property
    def rules(self) -> "Rules[Any]":
        """Return the rules; this imports the compiler where they are compiled."""
        rules: Rules[Any] = import_module(f"{self.package}.rules").RULES
        return rules

    @cached_property
    def bots(self) -> "Bots[Any]":
        """Return the bots; a game without any of its own has one that plays at random."""
        module = self.part("bots")
        if module is not None:
            bots: Bots[Any] = module.BOTS
            return bots
        return Bots(names=("random",), choose=partial(_choose_any, self.rules))

    @cached_property
    def worth(self) -> "Worth[Any] | None":
        """Return what the game can say of its positions, None where it can say nothing."""
        module = self.part("worth")
        if module is None:
            return None
        worth: Worth[Any] = module.WORTH
        if worth.rolls is _unrolled:
            worth = replace(worth, rolls=partial(_each_roll, self.rules, worth.value))
        return worth

    @cached_property
    def batch(self) -> "Batch[Any] | None":
        """Return the kernels that play many games at once, None where there are none."""
        module = self.part("batch")
        return None if module is None else module.BATCH

    def has(self, name: str) -> bool:
        """Say whether the game has a further part, without importing it."""
        return find_spec(f"{self.package}.{name}") is not None

    def part(self, name: str) -> ModuleType | None:
        """Return the module of a further part, None where the game has none."""
        if not self.has(name):
            return None
        return import_module(f"{self.package}.{name}")

    def bot(self, name: str) -> int:
        """Return the number by which kernels know a bot, or raise UnknownBot."""
        names = self.bots.names
        if name not in names:
            raise UnknownBot("error-unknown-bot", name=name, game=self.id, bots=", ".join(names))
        return names.index(name)


class Words(NamedTuple):
    """A sentence by its id in the game's texts, and the values that it mentions."""

    message: str
    values: Mapping[str, str | int]


def _no_dice(_state: Any) -> int:
    return 0


def _no_chances(_state: Any) -> tuple[tuple[int, float], ...]:
    return ()


def _refuse_dice(_state: Any, _dice: Any) -> Any:
    raise IllegalMove("error-no-dice-due")


def _nobody(_state: Any) -> int | None:
    return None


def _same(state: Any, _player: int | None) -> Any:
    return state


def _one_round(_state: Any) -> int:
    return 0


def _no_cells(_state: Any, _player: int, _action: int) -> tuple[int, ...]:
    return ()


def _no_words(_state: Any, _player: int, _action: int) -> Words | None:
    return None


def _unread(_state: Any, _player: int, _text: str) -> int:
    raise NotImplementedError  # Rules puts in its own reading


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[State]):
    """The verbs of a game, as plain functions of immutable and hashable states.

    A state is a tuple of integers and of such tuples. At every moment exactly one of three things
    holds: `to_act` names the players who may act, `num_dice` says how many dice are due, or
    `outcome` tells the result. No verb changes its arguments, and all depend on nothing else.
    """

    num_actions: int  # actions are 0 … num_actions - 1; what one means never changes
    outcome_range: tuple[int, int] = (-1, 1)
    # In a simultaneous game several may act at once; else `to_act` names one player at most.
    is_simultaneous: bool = False
    die_faces: str = ""  # the symbols of one die, face 1 first; "" without dice
    setups: Sequence[str] = ("",)  # what it can begin from, the usual one first
    setup_names: Sequence[str] = ()  # a name for each of them, or none at all
    columns: int = 0  # of the grid whose cells are numbered row by row; 0: it has no grid

    # The number of players is one that the game allows, else InvalidSetup, as for a bad set-up.
    initial_state: Callable[[int, str], State]  # number of players, set-up
    to_act: Callable[[State], tuple[int, ...]]
    # Never empty for a player who is to act, and always empty for one who is not.
    legal_actions: Callable[[State, int], tuple[int, ...]]  # state, player
    # Trusts its caller: an action below `num_actions` that is not legal gives IllegalMove or a
    # state that means nothing, but no other error. Where all choose at the same time the order
    # in which choices are applied must not matter.
    apply: Callable[[State, int, int], State]  # state, player, action
    # A value per player, the highest wins; None while the game goes on.
    outcome: Callable[[State], tuple[int, ...] | None]

    # Where sides differ, a second lot may decide who of them starts: the initial state with that
    # player to start. None: player 0 starts, or it makes no difference.
    begin: Callable[[State, int], State] | None = None

    # Chance is explicit. After a roll anything may follow: a decision, more dice, or the end.
    num_dice: Callable[[State], int] = _no_dice
    chance_outcomes: Callable[[State], tuple[tuple[int, float], ...]] = _no_chances
    outcome_of_dice: Callable[[State, Sequence[int]], int] = _refuse_dice  # faces from 1
    apply_chance: Callable[[State, int], State] = _refuse_dice
    roller: Callable[[State], int | None] = _nobody  # whose turn a roll that is due belongs to

    # What a player (None: a spectator) may see: enough to know what is legal for that player.
    view: Callable[[State, int | None], State] = _same
    # In a simultaneous game choices are hidden until the number of the round grows, which it does
    # with the last choice or with the roll that follows it. It never shrinks.
    round_of: Callable[[State], int] = _one_round
    points: Callable[[State], tuple[int, ...]] | None = None  # so far, where points are counted

    # Texts of positions and moves are for every language; a move may depend on what its player
    # sees. Reading raises InvalidMove (no move at all) or IllegalMove (not here, not now).
    format_position: Callable[[State], str]
    parse_position: Callable[[str], State]
    format_move: Callable[[State, int, int], str]
    parse_move: Callable[[State, int, str], int] = _unread
    # A position as lines of characters, for people: drawn where the game has no board of its own.
    draw: Callable[[State], str] | None = None
    # A legal action in words and the cells it touches, for people; both may depend on the state.
    describe: Callable[[State, int, int], Words | None] = _no_words
    cells: Callable[[State, int, int], tuple[int, ...]] = _no_cells

    def __post_init__(self) -> None:
        """Read moves by comparing them with the legal ones, where the game has no other way."""
        if self.parse_move is _unread:
            object.__setattr__(self, "parse_move", self._find_move)

    def __repr__(self) -> str:
        """Tell where they stand; the verbs themselves would fill a page."""
        return f"<Rules of {self.apply.__module__}: {self.num_actions} actions>"

    def setup_called(self, text: str) -> str:
        """Return the set-up of this name, or the text itself, which may be one in its notation."""
        named = dict(zip(map(str.lower, self.setup_names), self.setups, strict=False))
        return named.get(text.strip().lower(), text)

    def _find_move(self, state: State, player: int, text: str) -> int:
        """Return the legal action that is written like this."""
        wanted = " ".join(text.lower().split())
        if player not in self.to_act(state):
            over = self.outcome(state) is not None
            raise IllegalMove("error-game-over" if over else "error-not-your-turn")
        for action in self.legal_actions(state, player):
            if self.format_move(state, player, action).lower() == wanted:
                return action
        legal = [self.format_move(state, player, a) for a in self.legal_actions(state, player)]
        raise InvalidMove("error-no-such-move", text=text, legal=", ".join(legal[:12]))


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[State]):
    """Who can decide in a game; a name's index is its number in kernels."""

    names: tuple[str, ...]  # the weakest first
    # The bot, what its player may see, the player, and the bot's own source of chance. Returns a
    # legal action, the same one for the same arguments on every machine.
    choose: Callable[[str, State, int, "Rng"], int]
    # Many games at once: bots by number, a first state, chance, and a row of outcomes per game.
    play_games: "Callable[[NDArray[np.int64], State, Rng, NDArray[np.int64]], None] | None" = None
    first: str = ""  # whom to play against the first time; "": the weakest
    stand_in: str = ""  # who plays on for somebody who gave up; "": the strongest
    slow: tuple[str, ...] = ()  # who thinks so long that a server does it in another process

    def __post_init__(self) -> None:
        """Fill in who is meant where nobody is named."""
        object.__setattr__(self, "first", self.first or self.names[0])
        object.__setattr__(self, "stand_in", self.stand_in or self.names[-1])

    def __repr__(self) -> str:
        """Name them."""
        return f"<Bots: {', '.join(self.names)}>"


def _choose_any(rules: Rules[Any], _bot: str, state: Any, player: int, rng: "Rng") -> int:
    """Return one of the legal actions, each with the same chance."""
    from ludoteca.rng import below  # noqa: PLC0415 - the compiler takes half a second to import

    legal = rules.legal_actions(state, player)
    return legal[below(rng, len(legal))]


Values = tuple[float, ...]  # one per player


def _unrolled(_state: Any) -> Mapping[int, Values]:
    raise NotImplementedError  # Game puts in the values of the states after each roll


def _each_roll(
    rules: Rules[Any], value: Callable[[Any], Values], state: Any
) -> Mapping[int, Values]:
    """Return the values after each outcome of the roll that is due."""
    outcomes = rules.chance_outcomes(state)
    return {outcome: value(rules.apply_chance(state, outcome)) for outcome, _chance in outcomes}


def _nothing(_state: Any, _player: int) -> Mapping[int, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Worth(Generic[State]):
    """What positions are worth: what each player can expect of the end if all go on well.

    Among several players that is the chance to win, a win shared by n counted as 1/n, so that the
    values of a position add up to 1; alone it is the final score. Values depend on nothing but
    their arguments and are the same on every machine, up to rounding.
    """

    # The result where the game is over; before a roll the mean over all rolls; where one player
    # alone is to act and sees everything, for that player the best of `actions`. Where all choose
    # at the same time, those who have not are taken for players who will choose well.
    value: Callable[[State], Values]
    # The value to a player who is to act of every legal action, the best first and of equals the
    # one to recommend; it looks at nothing that the player may not see. Empty for all others.
    actions: Callable[[State, int], Mapping[int, float]]

    # The values after each outcome of the roll that is due.
    rolls: Callable[[State], Mapping[int, Values]] = _unrolled
    # The standard error of each action's value; an action that is left out has none.
    errors: Callable[[State, int], Mapping[int, float]] = _nothing
    # The plies to the end by each action, itself counted, where the game is solved.
    plies: Callable[[State, int], Mapping[int, int]] = _nothing
    # Why a legal action is worth what it is; the browser knows reasons called <game>-why-….
    explain: Callable[[State, int, int], Words | None] = _no_words


@dataclass(frozen=True, kw_only=True)
class Batch(Generic[State]):
    """Many games at once, each a row of 64-bit words: kernels that agree with the rules.

    What a kernel does with a game depends on its row and its arguments alone, so that neither the
    number of games nor of threads matters, and nothing is allocated. Observations and masks have
    one place in each row, for the player who is to act, or one for each player where all choose at
    the same time.
    """

    num_words: Callable[[int], int]  # of a row, for so many players
    num_features: Callable[[int], int]  # bytes of an observation, for so many players
    most_legal: int  # no player ever has more legal actions
    pack: "Callable[[State, NDArray[np.int64]], None]"  # a state into a row, and back
    unpack: "Callable[[NDArray[np.int64], int], State]"
    prepare: Callable[..., Any]  # what the bots with these numbers think with, as a kernel takes it
    # A `Kind` whose class holds the kernels: their names and arguments stand at the end of
    # `ludoteca.rows`. The class is named after the game, as no other may be: Numba
    # tells compiled functions apart by the names of their arguments' types.
    kind: Any
    # Another that has `step_many`, too: it is used for batches whose words stay in the cache.
    kind_of_many: Any = None


class UnusableGame(LudotecaError):
    """A package says that it is a game, but it is not."""
