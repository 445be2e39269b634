"""Make the games ready behind the first screen, and know how far they are."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.games import ids

if TYPE_CHECKING:
    from ludoteca.match.warm_up import WarmUp

ASK_SECONDS = 0.1  # how often we look whether a bot is ready


class Engine:
    """Knows what is ready to be played; what is wanted comes first."""

    def __init__(self) -> None:
        """Begin with nothing loaded."""
        self.is_cold = False
        self._wanted = ""
        self._warm_up: WarmUp | None = None

    @property
    def unusable(self) -> dict[str, Exception]:
        """Return the games that cannot be played, and why."""
        return self._warm_up.unusable if self._warm_up else {}

    @property
    def ready(self) -> set[str]:
        """Return the games that can be played; some of their bots may have to be waited for."""
        return {game for game in ids() if self.is_ready(game)} - self.unusable.keys()

    @property
    def num_done(self) -> int:
        """Return how many games need no more waiting for."""
        return len(self.ready) + len(self.unusable)

    def is_ready(self, game: str, part: str = "") -> bool:
        """Say whether nobody has to wait for a part of a game."""
        return self._warm_up is not None and self._warm_up.is_ready(game, part)

    def percent(self, game: str) -> int:
        """Return how much of a game is compiled."""
        return self._warm_up.percent(game) if self._warm_up else 0

    def want(self, game: str, part: str = "") -> None:
        """Let a game come first, and a part of it next."""
        self._wanted = game
        if self._warm_up is not None:
            self._warm_up.ask_for(game, part)

    def has(self, game: str, *parts: str) -> bool:
        """Say whether nothing of these is left to be compiled; if it is, it now comes first."""
        left = [part for part in parts if self.is_cold and not self.is_ready(game, part)]
        for part in left:
            self.want(game, part)
        return not left

    async def wait_for(self, game: str, bot: str) -> None:
        """Wait for a bot, which now comes first."""
        self.want(game, bot)
        while not self.is_ready(game, bot):
            await asyncio.sleep(ASK_SECONDS)

    def stop(self) -> None:
        """Leave what is not ready yet."""
        if self._warm_up is not None:
            self._warm_up.stop()

    def prepare(self, tell: Callable[[], None]) -> None:
        """Make all games ready; meant for a thread, `tell` is called at each step."""
        from ludoteca import compiled
        from ludoteca.match.warm_up import WarmUp

        self.is_cold = not compiled.is_warm()
        warm_up = WarmUp(tell=tell)
        if self._wanted:
            warm_up.ask_for(self._wanted)
        self._warm_up = warm_up
        tell()
        warm_up.run()
