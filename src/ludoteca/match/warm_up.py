"""Make games ready: compile or load the kernels of play, those that somebody waits for first."""

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from ludoteca import compiled
from ludoteca.contract import Game
from ludoteca.errors import LudotecaError
from ludoteca.games import ids, load
from ludoteca.match.analysis import choices_of
from ludoteca.match.events import Seat
from ludoteca.match.luck import take_apart
from ludoteca.match.match import Match
from ludoteca.match.thinking import Thought
from ludoteca.processes import follow_parent, spawning

Look = Callable[[Match[Any]], object]  # at each position, to compile what shows it

WORTH = "=worth"  # the part of a game that hints and reviews need, no bot is called so
_MOVES = 60  # of each bot: enough to meet hands, chains and ends
_FEW_MOVES = 6  # of a slow one


class Step(NamedTuple):
    """What is made ready at once: the rules of a game, one of its bots, or its values."""

    game: str
    part: str = ""  # nothing: the rules; else the name of a bot, or WORTH


def do_nothing(_match: Match[Any]) -> None:
    """Look at nothing."""


@cache  # what a process has loaded stays
def warm_up(step: Step, look: Look = do_nothing) -> None:
    """Play some moves, and look at each position."""
    game = load(step.game)
    bots = game.bots  # a game that cannot be loaded says so now
    if compiled.is_off():
        return
    if step.part == WORTH:
        with suppress(LudotecaError):  # values that lack their table will say so when asked
            _value_moves(game)
        return
    seats = [Seat(step.part or "-", step.part or None)] * _num_seats(game)
    match = Match.start(step.game, seats, secret=bytes(32))
    with suppress(LudotecaError):  # a bot that lacks its table will say so when it plays
        for number in range(_FEW_MOVES if step.part in bots.slow else _MOVES):
            look(match)
            if match.result is not None:
                break
            seat = match.seats_to_act[0]
            if step.part:
                match.act(seat, Thought.begin(match, seat, number).action())
            else:
                match.act(seat, _some_action(match, seat, number))


def _value_moves(game: Game) -> None:
    """Judge the first moves of somebody alone, where one can be, and of several."""
    for num_seats in sorted({game.min_players, _num_seats(game)}):
        match = Match.start(game.id, [Seat("-")] * num_seats, secret=bytes(32))
        for number in range(_FEW_MOVES):
            if match.result is not None:
                break
            seat = match.seats_to_act[0]
            choices_of(game, match.view(seat), match.player_of(seat))
            match.act(seat, _some_action(match, seat, number))
        take_apart(match)


def _num_seats(game: Game) -> int:
    """Return two, or as many as can play."""
    return min(max(2, game.min_players), game.max_players or 2)


def needed_for_review(match: Match[Any]) -> tuple[str, ...]:
    """Return what a match is looked through with: values, and alone the strongest bot."""
    return (WORTH, match.game.bots.names[-1]) if len(match.seats) == 1 else (WORTH,)


def _some_action(match: Match[Any], seat: int, number: int) -> int:
    legal = match.legal_actions(seat)
    return legal[number * 7919 % len(legal)]  # here and there


class WarmUp:
    """Make all games ready: first the rules and the first opponent of each, then the others.

    Where the result can be kept, other processes compile, as many as there are cores; this one
    only loads what they made, and meanwhile is there for those who came.
    """

    def __init__(self, look: Look = do_nothing, tell: Callable[[], object] = lambda: None) -> None:
        """Begin with nothing ready; `tell` is called, in any thread, whenever something is."""
        self._look, self._tell = look, tell
        self._changed = threading.Condition()
        self._wanted: list[Step] = []  # what somebody waits for, the last one first
        self._left: list[Step] | None = None  # not known yet
        self._doing: set[Step] = set()
        self._kernels: dict[str, dict[str, int]] = {}  # those of each game, with their sizes
        self._compiled: set[str] = set()
        self.unusable: dict[str, Exception] = {}  # games that cannot be played, and why
        self._has_failed = self._is_stopped = False
        self._helpers: list[BaseProcess] = []

    @property
    def is_over(self) -> bool:
        """Say whether there is nothing left to be done."""
        return self._left == [] and not self._doing

    def is_ready(self, game: str, part: str = "") -> bool:
        """Say whether nobody has to wait for a part of a game."""
        step = Step(game, part)
        return self._left is not None and step not in self._left and step not in self._doing

    def ask_for(self, game: str, part: str = "") -> None:
        """Let what somebody waits for come before everything else, the rules before the rest."""
        with self._changed:
            for step in (Step(game, part), Step(game)):
                if step in self._wanted:
                    self._wanted.remove(step)
                self._wanted.insert(0, step)

    def percent(self, game: str) -> int:
        """Return how much of the kernels of a game is compiled, by the length of their code."""
        kernels = self._kernels.get(game, {})
        if not kernels:
            return 0
        done = sum(size for name, size in kernels.items() if name in self._compiled)
        return 100 * done // sum(kernels.values())

    def run(self) -> None:
        """Make everything ready; whatever happens, nobody is kept waiting for good."""
        with self._changed:
            self._left = all_steps()
        can_share = not (compiled.is_off() or compiled.is_warm() or compiled.is_uncached())
        helpers = min(os.cpu_count() or 1, len(ids())) if can_share else 0
        threads = [
            threading.Thread(target=self._work, args=(number < helpers,), daemon=True)
            for number in range(max(1, helpers))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if not self._has_failed and not self._is_stopped:
            compiled.mark_warm()

    def stop(self) -> None:
        """Leave what is not done: nobody needs it any more."""
        with self._changed:
            self._is_stopped = True
            self._changed.notify_all()
            for helper in self._helpers:
                helper.terminate()

    def _work(self, has_helper: bool) -> None:
        with self._helper() if has_helper else nullcontext() as helper:
            while (step := self._take()) is not None:
                try:
                    self._count(step.game)
                    if helper is not None:
                        self._listen(helper, step)
                    if self._is_stopped:
                        return
                    with compiled.told_of_kernels(self._compiled.add):
                        warm_up(step, self._look)
                except Exception as error:  # a game that fails must not spoil the others
                    self._has_failed = True
                    if not step.part:  # a bot says so when it plays
                        self.unusable[step.game] = error
                with self._changed:
                    self._doing.discard(step)
                    self._changed.notify_all()
                self._tell()

    def _take(self) -> Step | None:
        """Return what is to be done next; two processes would compile the same for one game."""
        with self._changed:
            while self._left and not self._is_stopped:
                busy = {step.game for step in self._doing}
                free = [step for step in self._left if step.game not in busy]
                if free:
                    step = next((step for step in self._wanted if step in free), free[0])
                    self._left.remove(step)
                    self._doing.add(step)
                    return step
                self._changed.wait()
        return None

    def _count(self, game: str) -> None:
        """Find out what there is to compile."""
        if game not in self._kernels:
            found = load(game)
            self._kernels[game] = compiled.kernels_from(
                *vars(found.rules).values(), found.bots.choose
            )

    @contextmanager
    def _helper(self) -> Iterator[Connection]:
        """Start a process that compiles, if it can be; it ends with this one, however that ends."""
        ours, theirs = multiprocessing.Pipe()
        process: BaseProcess | None = None
        with self._changed, suppress(OSError, ValueError):  # else this process compiles itself
            if not self._is_stopped:
                told = (theirs, self._look)
                process = spawning().Process(target=_help, args=told, daemon=True)
                process.start()
                self._helpers.append(process)
        theirs.close()
        try:
            yield ours
        finally:
            ours.close()
            if process is not None and process.pid is not None:
                process.join()

    def _listen(self, helper: Connection, step: Step) -> None:
        """Let another process compile; if it dies, this one does it."""
        with suppress(EOFError, OSError):
            helper.send(step)
            while kernel := helper.recv():
                self._compiled.add(kernel)
                self._tell()


def all_steps() -> list[Step]:
    """Return what there is to do: rules and first opponents of all games, the others, values."""
    first, later, last = list[Step](), list[Step](), list[Step]()
    for game in ids():
        first.append(Step(game))
        with suppress(Exception):  # a game that cannot be loaded says so at its first step
            bots = load(game).bots
            first.append(Step(game, bots.first))
            later += [Step(game, bot) for bot in bots.names if bot != bots.first]
            last += [Step(game, WORTH)] if load(game).worth is not None else []
    return first + later + last


def _help(steps: Connection, look: Look) -> None:
    """Compile what one is told to, and tell of each kernel; nothing at the end of a step."""
    follow_parent()
    with suppress(EOFError, OSError), compiled.told_of_kernels(steps.send):
        while True:
            step = steps.recv()
            with suppress(Exception):  # who loads it will meet the same
                warm_up(step, look)
            steps.send("")
