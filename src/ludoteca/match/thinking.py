"""Ask a bot: the one way for all doors, and one answer where a bot fails."""

from typing import Any, NamedTuple

from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.match.match import Match
from ludoteca.rng import seeded


class BotFailed(LudotecaError):
    """A bot that could not decide, or decided against the rules; nobody moves in its place."""


class Thought(NamedTuple):
    """All that a bot needs to choose, so that it can think elsewhere while the match goes on."""

    game: str
    bot: str
    view: Any
    player: int
    legal: tuple[int, ...]
    seed: tuple[int, ...]  # of its own chance, which has nothing to do with the dice of the match

    @classmethod
    def begin(cls, match: Match[Any], seat: int, *seed: int) -> "Thought":
        """Take what the bot of a seat may see."""
        return cls(
            match.game.id,
            match.bot_at(seat) or "",
            match.view(seat),
            match.player_of(seat),
            match.legal_actions(seat),
            (*seed, seat),
        )

    def action(self) -> int:
        """Return what the bot decides, or raise BotFailed or the error that the bot met."""
        game = load(self.game)
        game.bot(self.bot)
        try:
            rng = seeded(*self.seed)
            chosen = int(game.bots.choose(self.bot, self.view, self.player, rng))
        except LudotecaError:  # such as a table that is missing or damaged
            raise
        except Exception as error:
            raise BotFailed("match-error-bot-failed", bot=self.bot, reason=repr(error)) from error
        if chosen not in self.legal:
            reason = f"{chosen} is not one of {len(self.legal)} legal actions"
            raise BotFailed("match-error-bot-failed", bot=self.bot, reason=reason)
        return chosen
