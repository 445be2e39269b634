"""Load the compiled games behind the first screen, and say when that will take a while."""

from collections.abc import Callable

from ludoteca.games import ids


class Engine:
    """Knows which games are ready to be played; prepares the wanted one first."""

    def __init__(self) -> None:
        """Begin with nothing loaded."""
        self.ready: set[str] = set()
        self.unusable: dict[str, Exception] = {}
        self.is_cold = False
        self.wanted: str | None = None

    @property
    def num_done(self) -> int:
        """Return how many games need no more waiting for."""
        return len(self.ready) + len(self.unusable)

    def prepare(self, tell: Callable[[], None]) -> None:
        """Load all games one after the other; meant for a thread, `tell` is called at each step."""
        from ludoteca import compiled
        from ludoteca.match.warm_up import warm_up

        self.is_cold = not compiled.is_warm()
        tell()
        while game := self._next():
            try:
                warm_up(game)
                self.ready.add(game)
            except Exception as error:  # a game that fails must not spoil the others
                self.unusable[game] = error
            tell()
        compiled.mark_warm()

    def _next(self) -> str | None:
        left = [game for game in ids() if game not in self.ready and game not in self.unusable]
        return self.wanted if self.wanted in left else next(iter(left), None)
