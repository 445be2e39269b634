"""The verbs of `ludoteca.rows` for a game without kernels: by its rules, on a list of states."""

from typing import Any

from ludoteca.contract import Game
from ludoteca.planes import Bytes
from ludoteca.rng import Rng, below, seeded
from ludoteca.rows import DICE_DUE, DUE, NOBODY

PROBES = 32  # random games that show how long a state can become


class ByRules:
    """What a game's rules say of the states in a list.

    An observation is the view of the state as a row of its integers, as many as the longest state
    of some random games has and half as many again; what is missing is 0, what is more is cut off.
    """

    def __init__(self, game: Game) -> None:
        """Take the rules and the bots of a game."""
        self.game, self.rules = game, game.rules

    def copy(self, source: list[Any], start: int, target: list[Any], row: int) -> None:
        """Copy a state; states never change."""
        target[row] = source[start]

    def first(self, states: list[Any], row: int) -> int:
        """Return the first player to act."""
        players = self.rules.to_act(states[row])
        if players:
            return players[0]
        return DUE if self.rules.num_dice(states[row]) else NOBODY

    def acting(self, states: list[Any], row: int) -> int:
        """Return the players to act as a mask."""
        players = sum(1 << player for player in self.rules.to_act(states[row]))
        return DICE_DUE if not players and self.rules.num_dice(states[row]) else players

    def is_legal(self, states: list[Any], row: int, player: int, action: int) -> bool:
        """Say whether an action is legal."""
        return action in self.rules.legal_actions(states[row], player)

    def act(self, states: list[Any], row: int, player: int, action: int) -> None:
        """Let a player act."""
        states[row] = self.rules.apply(states[row], player, action)

    def pick(self, states: list[Any], row: int, player: int, word: int) -> int:
        """Return a legal action, each with the same chance."""
        actions = self.rules.legal_actions(states[row], player)
        return int(actions[word * len(actions) >> 32])

    def choose(
        self, _mind: Any, bot: int, states: list[Any], row: int, player: int, rng: Rng
    ) -> int:
        """Return what a bot does."""
        view, bots = self.rules.view(states[row], player), self.game.bots
        return int(bots.choose(bots.names[bot], view, player, rng))

    def legal(self, states: list[Any], row: int, player: int, actions: list[int]) -> int:
        """List the legal actions, and count them."""
        found = self.rules.legal_actions(states[row], player)
        actions[: len(found)] = found
        return len(found)

    def draw(self, states: list[Any], row: int, word: int) -> int:
        """Return an outcome of the dice that are due."""
        left = word / 2**32
        chances = self.rules.chance_outcomes(states[row])
        for number, odds in chances:
            left -= odds
            if left < 0:
                return number
        return chances[-1][0]

    def is_outcome(self, states: list[Any], row: int, number: int) -> bool:
        """Say whether the dice that are due can show this."""
        return any(number == known for known, _ in self.rules.chance_outcomes(states[row]))

    def fall(self, states: list[Any], row: int, number: int) -> None:
        """Let the dice show an outcome."""
        states[row] = self.rules.apply_chance(states[row], number)

    def outcome(self, states: list[Any], row: int, values: Any) -> None:
        """Write what a finished game gave."""
        values[:] = self.rules.outcome(states[row])

    def points(self, states: list[Any], row: int, values: Any) -> None:
        """Write the points so far."""
        if self.rules.points is not None:
            values[:] = self.rules.points(states[row])

    def show(self, states: list[Any], row: int, player: int, out: Any, place: int) -> None:
        """Write what a player sees."""
        seen = integers(self.rules.view(states[row], player))[: out.shape[2]]
        out[row, place, : len(seen)] = seen
        out[row, place, len(seen) :] = 0

    def allow(
        self,
        states: list[Any],
        row: int,
        player: int,
        acts: bool,
        masks: Bytes,
        place: int,
        _rest: int,
    ) -> int:
        """Write what a player may do."""
        masks[row, place] = 0
        if acts:
            masks[row, place, self.rules.legal_actions(states[row], player)] = 1
        return 0


def integers(state: Any) -> list[int]:
    """Return all integers of a state, in order."""
    if not isinstance(state, tuple):
        return [int(state)]
    return [number for part in state for number in integers(part)]


def longest(game: Game, num_players: int) -> int:
    """Return how many integers the longest state of some random games has."""
    kind, rules, most = ByRules(game), game.rules, 1
    for number in range(PROBES):
        rng = seeded(number, "probe")
        states = [rules.initial_state(num_players, rules.setups[number % len(rules.setups)])]
        while (player := kind.first(states, 0)) != NOBODY:
            if player == DUE:
                chances = rules.chance_outcomes(states[0])
                kind.fall(states, 0, chances[below(rng, len(chances))][0])
            else:
                actions = rules.legal_actions(states[0], player)
                kind.act(states, 0, player, actions[below(rng, len(actions))])
            most = max(most, len(integers(states[0])))
    return most
