"""Load the compiled games behind the first screen, and say when that will take a while."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache

from ludoteca.errors import LudotecaError
from ludoteca.games import GAMES

WARM_UP_MOVES = 40


class Engine:
    """Knows which games are ready to be played; prepares the wanted one first."""

    def __init__(self) -> None:
        """Begin with nothing loaded."""
        self.ready: set[str] = set()
        self.is_cold = False
        self.wanted: str | None = None

    def prepare(self, tell: Callable[[], None]) -> None:
        """Load all games one after the other; meant for a thread, `tell` is called at each step."""
        from ludoteca import compiled

        self.is_cold = not compiled.is_warm()
        tell()
        while game := self._next():
            warm_up(game)
            self.ready.add(game)
            tell()
        compiled.mark_warm()

    def _next(self) -> str | None:
        left = [game for game in GAMES if game not in self.ready]
        return self.wanted if self.wanted in left else next(iter(left), None)


@cache
def warm_up(game: str) -> None:
    """Run every kernel a match needs once, so that none is compiled in the middle of a game."""
    from ludoteca import players
    from ludoteca.match import Match, Seat
    from ludoteca.players.rng import seeded

    names = players.bots(game)
    match = Match.start(game, [Seat(name, name) for name in names[:2]], secret=bytes(32))
    rng = seeded(0)
    # A bot whose table is missing or damaged will say so when it is to play.
    with suppress(LudotecaError):
        if game == "quantik":
            from ludoteca.players.quantik_solution import Solution

            Solution.load().moves(match.state)
        for move in range(WARM_UP_MOVES):
            if match.result is not None:
                break
            seat = match.seats_to_act[0]
            bot = names[move % len(names)]
            player = match.player_of(seat)
            match.act(seat, players.choose(game, bot, match.view(seat), player, rng))
