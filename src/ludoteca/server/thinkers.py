"""Where bots think: quick ones in threads, slow ones in processes; no game waits for them.

Records are checked and pages are printed in processes of their own too.
"""

import asyncio
import os
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from ludoteca.games import load
from ludoteca.match import Match, Seat
from ludoteca.match.record import Verification, verify
from ludoteca.match.thinking import BotFailed, Thought
from ludoteca.processes import new_processes
from ludoteca.server.worker import Worker

THREADS = 8  # more than cores, so that a quick bot need not wait for another one
PROCESSES = max(1, (os.cpu_count() or 2) - 1)  # one core is left to the server itself


class Thinkers:
    """All that bots think with; processes are started when a slow bot sits down first."""

    def __init__(self) -> None:
        """Begin with idle threads and no process."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._processes: ProcessPoolExecutor | None = None
        self._prepared: set[tuple[str, str]] = set()
        self._verifier = Worker("server-error-verify-busy")
        self._printer = Worker("server-error-print-busy")

    def prepare(self, game: str, bots: Iterable[str]) -> None:
        """Let processes get ready for the slow ones of these bots before it is their turn."""
        for bot in set(bots) & set(load(game).bots.slow):
            if (game, bot) not in self._prepared:
                self._prepared.add((game, bot))
                for _ in range(PROCESSES):
                    self._pool().submit(think_once, game, bot)

    async def decide(self, thought: Thought) -> int:
        """Return what a bot decides, or raise what it met; a process that died is replaced once."""
        if thought.bot not in load(thought.game).bots.slow:
            return await self._run(self._threads, thought)
        for _ in range(2):
            try:
                return await self._run(self._pool(), thought)
            except BrokenProcessPool:
                self._processes = None
        raise BotFailed("match-error-bot-failed", bot=thought.bot, reason="its process died")

    async def verify(self, text: str) -> Verification:
        """Check a record."""
        return await self._verifier.do(verify, text)

    async def print(self, game: str, paper: str, pages: int, setup: str, language: str) -> bytes:
        """Make a PDF with pages of a game."""
        return await self._printer.do(print_pages, game, paper, pages, setup, language)

    def close(self) -> None:
        """Send all of them home; what they think about does not matter any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
        self._verifier.close()
        self._printer.close()

    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            self._processes = new_processes(PROCESSES)
        return self._processes

    async def _run(self, executor: Executor, thought: Thought) -> int:
        return await asyncio.get_running_loop().run_in_executor(executor, thought.action)


def think_once(game: str, bot: str) -> None:
    """Make one decision, which loads all that a bot thinks with."""
    seats = [Seat(bot, bot)] * max(2, load(game).min_players)
    match = Match.start(game, seats, secret=bytes(32))
    Thought.begin(match, match.seats_to_act[0], 0).action()


def print_pages(game: str, paper: str, pages: int, setup: str, language: str) -> bytes:
    """Return pages of a game as a PDF."""
    # Only the process that prints loads the library, an extra that may be missing.
    part: Any = import_module("ludoteca.faces.paper")
    printed: bytes = part.print_game(load(game), paper, pages, setup, language)
    return printed
