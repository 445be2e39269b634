"""The bots at the tables: each thinks beside everything else and moves when nothing overtook it."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from ludoteca.errors import LudotecaError
from ludoteca.faces.messages import Sentence
from ludoteca.match.thinking import Thought
from ludoteca.server.desk import Desk
from ludoteca.server.events import Moved
from ludoteca.server.metrics import Metrics
from ludoteca.server.shares import PAYER, Shares
from ludoteca.server.storage import SequenceConflict, StorageError
from ludoteca.server.tables import TableError
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.warm_up import Readiness

MOST_SHOWS = 20  # tables at once where bots play among themselves
MOST_SHOWS_OF_ONE = 5  # of them for one address
RETRY_SECONDS = 2.0  # before a bot tries again what could not be written

_log = logging.getLogger(__name__)


class Bots:
    """Play for the bots of all tables; `move` writes what one of them chose, the lock held."""

    def __init__(
        self,
        move: Callable[[Desk, Moved], Awaitable[None]],
        thinkers: Thinkers,
        pause: float,
        metrics: Metrics | None,
        readiness: Readiness | None,
        shares: Shares,
    ) -> None:
        """Begin with no bot awake; each waits `pause` seconds before its move."""
        self._move, self._thinkers, self._pause = move, thinkers, pause
        self._metrics, self._readiness, self._shares = metrics, readiness, shares
        self._shows: Counter[str] = Counter()  # where bots play among themselves, by who woke them

    def expect(self, game: str, bots: Iterable[str]) -> None:
        """Prepare for bots that are going to play."""
        self._thinkers.prepare(game, [bot for bot in bots if self._is_ready(game, bot)])

    def wake(self, desk: Desk) -> bool:
        """Wake the bots if it is their turn and nobody did yet; say whether they play now."""
        if desk.are_bots_awake or not desk.table.bots_to_act():
            return False
        if desk.is_show:
            of_one = self._shows[PAYER.get()]
            if self._shows.total() >= MOST_SHOWS or of_one >= MOST_SHOWS_OF_ONE:
                return False  # they go on when somebody comes and others have ended
            self._shows[PAYER.get()] += 1
        desk.are_bots_awake = True
        return True

    async def play(self, desk: Desk) -> None:
        """Play for bots that were woken until only people are to act, and bots that cannot."""
        failed: set[int] = set()
        try:
            while due := [seat for seat in desk.table.bots_to_act() if seat not in failed]:
                if desk.is_show and not desk.guests:
                    return  # nobody would see it
                if desk.is_show and not await self._is_paid_for(desk):
                    return
                try:
                    has_changed = await self._play_one(desk, due[0])
                except StorageError:
                    if not desk.guests:
                        return
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    failed = set() if has_changed else failed | {due[0]}
        finally:
            desk.are_bots_awake = False
            if desk.is_show:
                self._shows -= Counter([PAYER.get()])  # which forgets who has none

    async def _is_paid_for(self, desk: Desk) -> bool:
        """Say whether who came to see bots play may still fill the storage with it."""
        try:
            self._shares.admit()
        except TableError as refusal:
            async with desk.lock:
                desk.say(Sentence(message=refusal.message, values=refusal.values))
            return False
        return True

    async def _play_one(self, desk: Desk, seat: int) -> bool:
        """Make one move for a bot, unless something else happens while it thinks.

        Say whether anything changed. A bot that fails changes nothing: nobody moves in its place,
        and it tries again when something happens at the table or somebody comes.
        """
        table, num_events = desk.table, desk.table.num_events
        if not table.playing().rules.is_simultaneous:
            await asyncio.sleep(self._pause)
        if (table, num_events) != (desk.table, desk.table.num_events):
            return True
        thought = Thought.begin(table.playing(), seat, table.bot_seed, num_events)
        if not self._is_ready(thought.game, thought.bot):
            await self._wait_for(desk, thought)
            return True
        chosen = await self._think(thought)
        async with desk.lock:
            if (table, num_events) != (desk.table, desk.table.num_events):
                return True
            if isinstance(chosen, LudotecaError):
                _tell_trouble(desk, chosen)
                return False
            with suppress(SequenceConflict):  # another server was first, perhaps with the same
                await self._move(desk, Moved(seat, chosen))
        return True

    def _is_ready(self, game: str, bot: str) -> bool:
        return self._readiness is None or self._readiness.is_ready(game, bot)

    async def _wait_for(self, desk: Desk, thought: Thought) -> None:
        """Tell everybody that a bot is still being compiled, until it is."""
        async with desk.lock:
            desk.say(Sentence(message="server-warming-bot", values={"bot": thought.bot}))
        if self._readiness is not None:
            await self._readiness.wait_for(thought.game, thought.bot)
        async with desk.lock:
            desk.say(None)

    async def _think(self, thought: Thought) -> int | LudotecaError:
        """Return what a bot decides, or why it cannot."""
        begin = time.perf_counter()
        try:
            return await self._thinkers.decide(thought)
        except LudotecaError as error:
            return error
        finally:
            if self._metrics is not None:
                self._metrics.bot.observe(time.perf_counter() - begin)


def _tell_trouble(desk: Desk, error: LudotecaError) -> None:
    """Tell everybody why a bot does not move; the same goes to the log once."""
    trouble = Sentence(message=error.message, values=error.values)
    if trouble != desk.last_trouble:
        extra = {"table": desk.table.id, "reason": error.message}
        _log.error(
            "a bot failed at table %s: %s", desk.table.id, error, exc_info=error, extra=extra
        )
    desk.last_trouble = trouble
    desk.say(trouble)
