"""What a bot thinks about, put together so that a thread can think without the table."""

import hashlib
import logging
from typing import Any, NamedTuple

from ludoteca import players
from ludoteca.players.rng import seeded
from ludoteca.server.tables import Table

_log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """All that a bot needs to choose; the table may change meanwhile."""

    game: str
    bot: str
    view: Any
    player: int
    legal: tuple[int, ...]
    seed: tuple[int, int, int]

    @classmethod
    def begin(cls, table: Table, seat: int) -> "Thought":
        """Take what the bot of a seat may see; its dice are its own, not those of the match."""
        match = table.playing()
        key = hashlib.sha256(b"bot" + table.secret).hexdigest()
        return cls(
            match.game.id,
            match.bot_at(seat) or "",
            match.view(seat),
            match.player_of(seat),
            match.legal_actions(seat),
            (int(key, 16), seat, table.num_events),
        )

    def action(self) -> int:
        """Return what the bot decides; one that fails takes the first legal action."""
        try:
            rng = seeded(*self.seed)
            chosen = int(players.choose(self.game, self.bot, self.view, self.player, rng))
        except Exception:
            _log.exception("the bot %s of %s failed", self.bot, self.game)
            return self.legal[0]
        if chosen not in self.legal:
            _log.error("the bot %s of %s chose %d, which is illegal", self.bot, self.game, chosen)
            return self.legal[0]
        return chosen
