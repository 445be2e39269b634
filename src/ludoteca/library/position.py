"""A position that shows itself: as notation, as a drawing in text, as a picture in a notebook."""

from typing import Any

from ludoteca.contract import Game
from ludoteca.errors import IllegalMove
from ludoteca.faces import draw, picture
from ludoteca.games import load


class Position:
    """A position of a game, from its notation, from a state, or else the one to begin from.

    >>> import ludoteca as lu
    >>> lu.Position("quantik", "A.bC/..../d..B/...a")
    Position('quantik', 'A.bC/..../d..B/...a')
    >>> lu.Position("quantik").after("Aa1").after("bd4").notation
    'A.../..../..../...b'

    `print(position)` draws it, and a notebook shows it as a picture.
    """

    __slots__ = ("game", "state")

    def __init__(self, game: str | Game, position: Any = None) -> None:
        """Read a notation, take a state as it is, or begin with as few players as may play."""
        self.game = load(game) if isinstance(game, str) else game
        rules = self.game.rules
        self.state = position
        if position is None:
            self.state = rules.initial_state(self.game.min_players, rules.setups[0])
        elif isinstance(position, str):
            self.state = rules.parse_position(position)

    @property
    def notation(self) -> str:
        """Return the position as one line of text, which can be read again."""
        return self.game.rules.format_position(self.state)

    @property
    def turn(self) -> int | None:
        """Return the player who has to decide, None if nobody or several have to."""
        to_act = self.game.rules.to_act(self.state)
        return to_act[0] if len(to_act) == 1 else None

    @property
    def legal(self) -> tuple[str, ...]:
        """Return the moves of the player whose turn it is."""
        return () if self.turn is None else self.legal_for(self.turn)

    def legal_for(self, player: int) -> tuple[str, ...]:
        """Return the moves of any player who has to decide."""
        rules, state = self.game.rules, self.state
        actions = rules.legal_actions(state, player)
        return tuple(rules.format_move(state, player, action) for action in actions)

    @property
    def outcome(self) -> tuple[int, ...] | None:
        """Return a value for each player, None while the game goes on."""
        return self.game.rules.outcome(self.state)

    def after(self, move: str, player: int | None = None) -> "Position":
        """Return the position after a move; this one stays as it is."""
        player = self.turn if player is None else player
        if player is None:
            raise IllegalMove("library-error-whose-move")
        action = self.game.rules.parse_move(self.state, player, move)
        return Position(self.game, self.game.rules.apply(self.state, player, action))

    def __eq__(self, other: object) -> bool:
        """Say whether two positions are the same of the same game."""
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game.id, self.state) == (other.game.id, other.state)

    def __hash__(self) -> int:
        """Return the same number for the same position."""
        return hash((self.game.id, self.state))

    def __repr__(self) -> str:
        """Write what would make this position again."""
        return f"Position({self.game.id!r}, {self.notation!r})"

    def __str__(self) -> str:
        """Draw it with characters."""
        lines = draw(self.game.id, self.state, "en").plain.splitlines()
        return "\n".join(line.rstrip() for line in lines)

    def _repr_svg_(self) -> str:
        """Draw it as a picture, for notebooks."""
        return picture(self.game.id, self.state)
