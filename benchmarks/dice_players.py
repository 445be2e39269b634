"""The players of the dice games: self-play of every level, the dice of a go, steps of learning."""

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from benchmarks.figure import Figure, rate
from benchmarks.games import play
from ludoteca import games
from ludoteca.compiled import compiled
from ludoteca.games.knaster import train as knaster_train
from ludoteca.games.kuhvadis import train as kuhvadis_train
from ludoteca.games.kuhvadis.dice import MULTISETS, NUM_FACES
from ludoteca.games.kuhvadis.learn import BATCH, Learner, first_weights, shuffled
from ludoteca.games.kuhvadis.rolls import NUM_ROWS, plan_go
from ludoteca.rng import below, seeded

GO_MICROSECONDS = 4
MILLISECONDS = {"knaster": {"expert": 1, "master": 50}, "kuhvadis": {"expert": 5, "master": 200}}


def dice_players() -> Iterator[Figure]:
    """Measure all levels of both games, the exact dice of a go, and the training."""
    for game, num_seats in (("knaster", 1), ("kuhvadis", 2)):
        for bot in games.load(game).bots.names:
            yield Figure(
                name=f"{games.load(game).name}, self-play of {bot}",
                value=rate(play(game, *(bot,) * num_seats), 1),
                unit="/s",
            )
    for game, targets in MILLISECONDS.items():
        for bot, target in targets.items():
            num, work = _decisions(game, bot)
            yield Figure(
                name=f"{games.load(game).name}, a decision of {bot}",
                value=rate(work, 1).inverse(1000 / num),
                unit="ms",
                target=target,
            )
    yield Figure(
        name="Kuh Vadis, dice of a go",
        value=rate(_goes, 1000).inverse(1e6),
        unit="µs",
        target=GO_MICROSECONDS,
    )
    yield Figure(name="Knaster, training steps", value=rate(_knaster_steps(), 1), unit="/s")
    yield Figure(name="Kuh Vadis, training steps", value=rate(_kuhvadis_steps(), 1), unit="/s")


def _decisions(game_id: str, bot: str) -> tuple[int, Callable[[int], None]]:
    """Let a bot play itself; return how often it decided, and a function that does so again."""
    game, rng, dice = games.load(game_id), seeded(1, "decisions"), seeded(2, "decisions")
    rules, seats = game.rules, max(1, game.min_players)
    state, moments = rules.initial_state(seats, rules.setups[0]), []
    while rules.outcome(state) is None:
        if num_dice := rules.num_dice(state):
            faces = [1 + below(dice, len(rules.die_faces)) for _ in range(num_dice)]
            state = rules.apply_chance(state, rules.outcome_of_dice(state, faces))
        else:
            player = rules.to_act(state)[0]
            view = rules.view(state, player)
            moments.append((view, player))
            state = rules.apply(state, player, game.bots.choose(bot, view, player, rng))

    def work(amount: int) -> None:
        for _ in range(amount):
            for view, player in moments:
                game.bots.choose(bot, view, player, rng)

    return len(moments), work


def _goes(amount: int) -> None:
    """Compute goes with other numbers each time."""
    plan = np.zeros((NUM_ROWS, len(MULTISETS)))
    _plan_goes(amount, np.linspace(0.2, 0.8, 2 * NUM_FACES + 1), plan)


@compiled
def _plan_goes(amount: int, numbers: NDArray[np.float64], plan: NDArray[np.float64]) -> float:
    """Stay in compiled code, as a player does."""
    total = 0.0
    for n in range(amount):
        numbers[n % len(numbers)] *= 0.999
        total += plan_go(numbers, plan)
    return total


def _knaster_steps() -> Callable[[int], None]:
    """Return a function that takes steps of Knaster's training on games of `greedy`."""
    pupil = knaster_train.new_pupil(1)
    (sheets, targets, _score), *_ = knaster_train.play_chunks(
        (knaster_train.PLAN[0], (), [(1, "benchmark", 0, 0)], 1.0)
    )
    batch = np.arange(knaster_train.BATCH)

    def work(amount: int) -> None:
        for _ in range(amount):
            knaster_train.learn_batch(
                pupil, knaster_train.PLAN[0], sheets[batch], targets[batch], 1e-3
            )

    return work


def _kuhvadis_steps() -> Callable[[int], None]:
    """Return a function that takes steps of Kuh Vadis' training on games against itself."""
    learner = Learner(first_weights(seeded(1)))
    samples = kuhvadis_train.play_chunk(learner.weights, 1, 0, 0, 20)
    order = shuffled(seeded(2), len(samples.targets))[:BATCH]

    def work(amount: int) -> None:
        for _ in range(amount):
            learner.learn(samples, order, 1e-3)

    return work
