"""Bots by name: to be seated at a match, or asked for a move."""

from dataclasses import dataclass
from typing import Any

from ludoteca.errors import IllegalMove
from ludoteca.games import load
from ludoteca.match.match import Match


@dataclass(frozen=True)
class Bot:
    """A bot, to sit at a match: `lu.Match("kuhvadis", ["Ada", lu.Bot("greedy")])`.

    Called with a match it returns the move that it would make, as text, and plays nothing:

    >>> import ludoteca as lu
    >>> m = lu.Match("quantik")
    >>> m.play(lu.Bot("greedy")(m))
    True

    Where it draws lots, the same seed gives the same ones; without one they follow from the match.
    """

    name: str
    seed: int | None = None

    def __call__(self, match: Match[Any], seat: int | None = None) -> str:
        """Return the bot's move for a seat; without one, for the only seat that has to decide."""
        if seat is None:
            if len(match.seats_to_act) > 1:
                raise IllegalMove("library-error-whose-move")
            seat = next(iter(match.seats_to_act), 0)
        state, player = match.view(seat), match.player_of(seat)
        return match.rules.format_move(state, player, self.action(match, seat))

    def action(self, match: Match[Any], seat: int) -> int:
        """Return the bot's move as a number; it sees no more than the seat may see."""
        from ludoteca.match.thinking import Thought  # noqa: PLC0415 - imports the compiler

        if seat not in match.seats_to_act:
            raise IllegalMove(
                "error-game-over" if match.result is not None else "error-not-your-turn"
            )
        seed = int(match.dice.commitment[:8], 16) if self.seed is None else self.seed
        thought = Thought.begin(match, seat, seed, len(match.events))
        return thought._replace(bot=self.name).action()


def bot(game: str, name: str, *, seed: int | None = None) -> Bot:
    """Return a bot of a game by its name, or raise UnknownBot, which tells the names.

    >>> import ludoteca as lu
    >>> m = lu.Match("knaster")
    >>> greedy = lu.bot("knaster", "greedy")
    >>> greedy(m) in m.legal
    True
    """
    load(game).bot(name)
    return Bot(name, seed)
