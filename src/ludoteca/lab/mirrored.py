"""Mirrored games: two bots meet twice on the same dice, the second time with seats exchanged."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.games import Game
from ludoteca.match.thinking import BotFailed
from ludoteca.rng import below, seeded

Stream = tuple[int | str, ...]


class Played(NamedTuple):
    """How a game ended for each player, and what the dice gave each of them."""

    outcome: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    luck: tuple[float, ...]  # in shares of the win; all 0 where the game has no values


class Double(NamedTuple):
    """What the first bot made of two mirrored games."""

    shares: tuple[float, float]  # of the win, in each game
    luck: float  # in the mean of both
    totals: tuple[int, int]  # of the outcomes of all seats, of the first and the second bot

    @property
    def score(self) -> float:
        """Return the mean share of the win."""
        return sum(self.shares) / 2


def play_double(
    game: Game, bots: tuple[str, str], seats: int, setup: str, seed: int, number: int
) -> Double:
    """Play two games in which the bots sit by turns, then the other way round.

    The dice depend on the seed and the number only, so all bots meet the same ones. Who plays
    alone is compared with the other on the same dice.
    """
    if seats == 1:
        return _play_alone(game, bots, setup, seed, number)
    shares, luck, totals = [], 0.0, [0, 0]
    for mirror in (0, 1):
        side = [(seat + mirror) % 2 for seat in range(seats)]
        streams = ((seed, "dice", number), (seed, *bots, number, mirror))
        played = play_game(game, [bots[s] for s in side], setup, *streams)
        shares.append(_of_first(played.shares, side))
        luck += _of_first(played.luck, side) / 2
        for value, s in zip(played.outcome, side, strict=True):
            totals[s] += value
    return Double((shares[0], shares[1]), luck, (totals[0], totals[1]))


def play_game(
    game: Game,
    bots: Sequence[str],
    setup: str,
    dice: Stream,
    chance: Stream,
    *,
    has_luck: bool = True,
) -> Played:
    """Play one game; each roll and each bot has a random stream of its own."""
    rules, worth = game.rules, game.worth if has_luck and game.rules.die_faces else None
    state = rules.initial_state(len(bots), setup)
    rngs = [seeded(0, *chance, player) for player in range(len(bots))]
    luck = [0.0] * len(bots)
    num_rolls = 0
    while (outcome := rules.outcome(state)) is None:
        if num_dice := rules.num_dice(state):
            after = _rolled(game, state, num_dice, (*dice, num_rolls))
            num_rolls += 1
            if worth is not None:
                values = zip(worth.value(state), worth.value(after), strict=True)
                luck = [sum_ + now - then for sum_, (then, now) in zip(luck, values, strict=True)]
            state = after
            continue
        player = rules.to_act(state)[0]
        view = rules.view(state, player)
        action = int(game.bots.choose(bots[player], view, player, rngs[player]))
        if action not in rules.legal_actions(state, player):
            reason = f"{action} is not legal in {rules.format_position(state)}"
            raise BotFailed("match-error-bot-failed", bot=bots[player], reason=reason)
        state = rules.apply(state, player, action)
    return Played(outcome, shares_of(outcome), tuple(luck))


def shares_of(outcome: Sequence[int]) -> tuple[float, ...]:
    """Divide one win among those with the best outcome."""
    best = max(outcome)
    return tuple((value == best) / list(outcome).count(best) for value in outcome)


def _rolled(game: Game, state: Any, num_dice: int, stream: Stream) -> Any:
    """Roll: however many dice were rolled before, the same roll has the same dice."""
    rng, num_faces = seeded(0, *stream), len(game.rules.die_faces)
    faces = [1 + below(rng, num_faces) for _ in range(num_dice)]
    return game.rules.apply_chance(state, game.rules.outcome_of_dice(state, faces))


def _play_alone(game: Game, bots: tuple[str, str], setup: str, seed: int, number: int) -> Double:
    """Let both play on the same dice, each alone; the better score wins both games."""
    first, second = (
        play_game(
            game, [bot], setup, (seed, "dice", number), (seed, bot, number), has_luck=False
        ).outcome[0]
        for bot in bots
    )
    share = shares_of((first, second))[0]
    return Double((share, share), 0.0, (first, second))


def _of_first(values: Sequence[float], side: Sequence[int]) -> float:
    """Sum what the seats of the first bot have."""
    return sum(value for value, s in zip(values, side, strict=True) if s == 0)
