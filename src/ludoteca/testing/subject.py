"""A game as it is tested: a set-up, a number of players, and states of games played at random."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from ludoteca.contract import Game
from ludoteca.errors import LudotecaError
from ludoteca.testing.promises import BrokenPromise, Promise
from ludoteca.texts import LANGUAGES

MAX_STEPS = 20_000  # far more than any game takes
MANY = 12  # players, where a game sets no limit
Answer = TypeVar("Answer")


class Step(NamedTuple):
    """One thing that happened in a game: a roll (no player) or an action."""

    before: Any
    player: int | None
    action: int
    after: Any


class Subject:
    """A game with a set-up and a number of players, and the state that is being looked at."""

    def __init__(self, game: Game, setup: str, num_players: int) -> None:
        """Choose what to look at; nothing is played yet."""
        self.game, self.rules = game, game.rules
        self.setup, self.num_players = setup, num_players
        self.at: Any = None
        self.games: list[list[Step]] = []
        self.states: tuple[Any, ...] = ()
        self._said: set[tuple[str, ...]] = set()

    def looked_at(self, step: int = 1) -> Iterator[Any]:
        """Yield states of random games, remembering which one in case that a promise is broken."""
        for state in self.states[::step]:
            self.at = state
            yield state

    def require(
        self,
        holds: bool,  # reads like an assertion
        promise: Promise,
        why: object = "",
        *,
        player: int | None = None,
        action: int | None = None,
    ) -> None:
        """Raise BrokenPromise unless something holds, naming position, player and move."""
        if not holds:
            raise BrokenPromise(promise, self.where(player, action), str(why))

    def where(self, player: int | None = None, action: int | None = None) -> str:
        """Say which position is being looked at, and which move."""
        words = [f"{self.game.id} with {self.num_players} players"]
        words += [f"set-up {self.setup!r}"] if self.setup else []
        if self.at is not None:
            words.append(f"position {self._written(self.rules.format_position, self.at)}")
        words += [] if player is None else [f"player {player}"]
        if action is not None:
            move = self._written(self.rules.format_move, self.at, player, action)
            words.append(f"move {move}, action {action}")
        return ", ".join(words)

    def _written(self, write: Callable[..., str], *arguments: Any) -> str:
        """Return a text of the game, or its bare arguments if it cannot even write them."""
        try:
            return write(*arguments)
        except Exception:  # what is broken must still be told
            return repr(arguments[0] if len(arguments) == 1 else arguments[-1])

    def refused(
        self,
        verb: str,
        arguments: tuple[Any, ...],
        kind: type[LudotecaError],
        promise: Promise,
        *,
        player: int | None = None,
    ) -> None:
        """Require that a verb refuses its arguments with a kind of error that can be said."""
        try:
            answer = getattr(self.rules, verb)(*arguments)
        except kind as error:
            self.said(error, player=player)
        except Exception as error:  # any other error breaks the promise
            self.require(False, promise, f"{arguments[-1]!r} raises {error!r}", player=player)
        else:
            self.require(False, promise, f"{arguments[-1]!r} gives {answer!r}", player=player)

    def said(self, error: LudotecaError, **place: int | None) -> None:
        """Require that every language has a sentence for an error."""
        kind = (error.message, *error.values)
        for language in LANGUAGES if kind not in self._said else ():
            try:
                error.sentence(language)
            except Exception as missing:  # Fluent raises many kinds
                why = f"{language} {error.message}: {missing!r}"
                self.require(False, Promise.SENTENCE, why, **place)
        self._said.add(kind)

    def same(self, verb: str, *arguments: Any) -> Any:
        """Ask a verb twice, and return what it said if that is the same."""
        call = getattr(self.rules, verb)
        first, second = call(*arguments), call(*arguments)
        self.require(first == second, Promise.PURE, f"{verb} says {first!r}, then {second!r}")
        return first


def subjects(game: Game) -> Iterator[Subject]:
    """Yield some set-ups of a game, with the fewest players, some more, and many."""
    most = game.max_players or max(MANY, game.min_players)
    counts = sorted({game.min_players, min(game.min_players + 2, most), most})
    setups = game.rules.setups
    for setup in dict.fromkeys([setups[0], setups[len(setups) // 2], setups[-1]]):
        for num_players in counts:
            yield Subject(game, setup, num_players)


def play_at_random(subject: Subject, num_states: int, seed: int) -> None:
    """Play games to their ends, and keep states spread over their whole length, ends included."""
    rng = random.Random(seed)
    states: list[Any] = []
    while len(states) < num_states:
        steps = list(_random_game(subject, rng))
        subject.games.append(steps)
        states += [*(step.before for step in steps), steps[-1].after]
    subject.states = (*states[:: max(1, len(states) // num_states)], states[-1])


def _random_game(subject: Subject, rng: random.Random) -> Iterator[Step]:
    """Play one game to its end, and require of every moment what is needed to go on."""
    rules = subject.rules
    state = subject.at = rules.initial_state(subject.num_players, subject.setup)
    check_moment(subject, state)
    for _ in range(MAX_STEPS):
        if rules.outcome(state) is not None:
            return
        player, action = None, 0
        if num_dice := rules.num_dice(state):
            faces = [rng.randint(1, len(rules.die_faces)) for _ in range(num_dice)]
            action = rules.outcome_of_dice(state, faces)
            after = rules.apply_chance(state, action)
        else:
            player = rng.choice(rules.to_act(state))
            action = rng.choice(rules.legal_actions(state, player))
            after = rules.apply(state, player, action)
            subject.require(after != state, Promise.CHANGE, player=player, action=action)
        yield Step(state, player, action, after)
        state = subject.at = after
        check_moment(subject, state)
    subject.require(False, Promise.END, f"not after {MAX_STEPS} steps")


def check_moment(subject: Subject, state: Any) -> None:
    """Require that a state is one, and that exactly one thing can happen next."""
    rules, everybody = subject.rules, range(subject.num_players)
    kinds = {type(leaf) for leaf in _leaves(state)}
    is_state = isinstance(state, tuple) and kinds <= {int, bool}
    subject.require(is_state, Promise.STATE, repr(state))
    players = subject.same("to_act", state)
    happens = {
        "somebody may act": bool(players),
        "dice are due": subject.same("num_dice", state) > 0,
        "it is over": subject.same("outcome", state) is not None,
    }
    found = [name for name, holds in happens.items() if holds] or ["nothing can happen"]
    subject.require(list(happens.values()).count(True) == 1, Promise.ONE_THING, " and ".join(found))
    are_players = isinstance(players, tuple) and set(players) <= set(everybody)
    is_right = are_players and len(set(players)) == len(players)
    is_right = is_right and (rules.is_simultaneous or len(players) <= 1)
    subject.require(is_right, Promise.TURN, repr(players))
    for player in everybody:
        actions = subject.same("legal_actions", state, player)
        is_due = player in players
        subject.require(bool(actions) == is_due, Promise.LEGAL, repr(actions), player=player)
        are_actions = all(
            isinstance(action, int) and 0 <= action < rules.num_actions for action in actions
        )
        are_actions = are_actions and len(set(actions)) == len(actions)
        subject.require(are_actions, Promise.ACTIONS, repr(actions), player=player)


def _leaves(value: object) -> Iterator[object]:
    """Walk through nested tuples."""
    if isinstance(value, tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value
