"""Other libraries beside ours: how random play is measured in each of them."""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from benchmarks.figure import Measured, rate

OURS = (("quantik", 2), ("kuhvadis", 2), ("knaster", 1), ("knaster", 4))
SPIEL = ("tic_tac_toe", "connect_four", "pig", "backgammon", "yacht")
BATCHES = (1, 1024, 8192)
RUNS = 5


class Row(NamedTuple):
    """Decisions a second of one interface in one game, and how many decisions a game has."""

    name: str
    decisions: Measured
    per_game: float


def row_of(name: str, play: Callable[[], int]) -> Row:
    """Measure whole games, and return decisions."""
    counted = [0, 0]

    def work(amount: int) -> None:
        for _ in range(amount):
            counted[0] += play()
            counted[1] += 1

    games = rate(work, 1, seconds=0.2, runs=RUNS)
    per_game = counted[0] / counted[1]
    return Row(name, games.times(per_game), per_game)


def spiel(name: str) -> Row:
    """Play OpenSpiel's games from Python."""
    import pyspiel  # noqa: PLC0415 - a peer that need not be there

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return row_of(f"OpenSpiel {name}", play)


def aec(label: str, env: Any) -> Row:
    """Play a PettingZoo environment."""
    rng = random.Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        for agent in env.agent_iter():
            seen, _, done, truncated, _ = env.last()
            if done or truncated:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
            del agent
        return decisions

    return row_of(label, play)


def pgx(name: str, size: int) -> Row:
    """Step a batch of Pgx's games on the CPU."""
    import jax  # type: ignore[import-not-found]  # noqa: PLC0415 - as above
    import pgx as library  # type: ignore[import-not-found]  # noqa: PLC0415 - as above
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]  # noqa: PLC0415

    env = library.make(name)
    step, key = auto_reset(env.step, env.init), jax.random.PRNGKey(0)

    def once(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        actions = jax.random.categorical(choosing, logits)
        return jax.vmap(step)(state, actions, jax.random.split(stepping, size)), key

    jitted = jax.jit(once)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]
    ended = [0, 0]

    def work(amount: int) -> None:
        for _ in range(max(1, amount // size)):
            held[:] = jitted(*held)
            ended[0] += size
            ended[1] += int(held[0].terminated.sum())

    measured = rate(work, size, seconds=0.2, runs=RUNS)
    return Row(f"Pgx {name}, batch of {size}", measured, ended[0] / max(1, ended[1]))


def rlcard(name: str) -> Row:
    """Play RLCard's games from Python; it has no batches."""
    import rlcard as library  # type: ignore[import-not-found]  # noqa: PLC0415 - as above

    env, rng = library.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return row_of(f"RLCard {name}", play)


def jumanji(name: str, size: int) -> Row:
    """Step a batch of Jumanji's games on the CPU."""
    import jax  # noqa: PLC0415 - as above
    import jumanji as library  # type: ignore[import-not-found]  # noqa: PLC0415 - as above
    from jumanji.wrappers import (  # type: ignore[import-not-found]  # noqa: PLC0415
        VmapAutoResetWrapper,
    )

    env, key = VmapAutoResetWrapper(library.make(name)), jax.random.PRNGKey(0)

    def once(state: Any, mask: Any, key: Any) -> tuple[Any, Any, Any, Any]:
        key, choosing = jax.random.split(key)
        actions = jax.random.categorical(choosing, jax.numpy.log(mask.astype(float)))
        state, told = env.step(state, actions)
        return state, told.observation.action_mask, key, told.last().sum()

    jitted = jax.jit(once)
    state, told = jax.jit(env.reset)(jax.random.split(key, size))
    held, ended = [state, told.observation.action_mask, key], [0, 0]

    def work(amount: int) -> None:
        for _ in range(max(1, amount // size)):
            *held[:], over = jitted(*held)
            ended[0] += size
            ended[1] += int(over)

    measured = rate(work, size, seconds=0.2, runs=RUNS)
    return Row(f"Jumanji {name}, batch of {size}", measured, ended[0] / max(1, ended[1]))


def puffer(name: str, size: int) -> Row:
    """Step one of PufferLib's own environments with any actions: it knows no masks."""
    module = import_module(f"pufferlib.ocean.{name.lower()}.{name.lower()}")
    env = getattr(module, name)(num_envs=size)
    env.reset()
    actions = np.random.default_rng(1).integers(0, env.single_action_space.n, (64, size))
    ended = [0, 0]

    def work(amount: int) -> None:
        for n in range(max(1, amount // size)):
            env.step(actions[n % 64])
            ended[0] += size
            ended[1] += int(env.terminals.sum())

    measured = rate(work, size, seconds=0.2, runs=RUNS)
    return Row(f"PufferLib {name}, batch of {size}", measured, ended[0] / max(1, ended[1]))


def spiel_searched(name: str, simulations: int) -> Row:
    """Let OpenSpiel's search in C++ do the same."""
    import pyspiel  # noqa: PLC0415 - a peer that need not be there

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def work(amount: int) -> None:
        for seed in range(amount):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, seed, False).step(state)

    measured = rate(work, 1, seconds=0.5, runs=RUNS).times(simulations)
    return Row(f"OpenSpiel {name}, {simulations:,} a search", measured, simulations)


def theirs(report: Callable[[str], object]) -> Iterator[Row]:
    """Measure what else is installed, and our adapters where their libraries are."""
    for package in ("pyspiel", "pettingzoo", "pygame", "pgx", "rlcard", "jumanji", "pufferlib"):
        if not find_spec(package):
            report(f"{package} is not installed: not measured")
    for name in SPIEL if find_spec("pyspiel") else ():
        yield spiel(name)
    if find_spec("pettingzoo"):
        yield from zoo()
    for name in ("connect_four", "backgammon") if find_spec("pgx") else ():
        for size in BATCHES:
            yield pgx(name, size)
    for name in ("leduc-holdem", "uno") if find_spec("rlcard") else ():
        yield rlcard(name)
    for size in BATCHES if find_spec("jumanji") else ():
        yield jumanji("Game2048-v1", size)
    for name in ("Squared", "Connect4") if find_spec("pufferlib") else ():
        for size in BATCHES:
            yield puffer(name, size)


def zoo() -> Iterator[Row]:
    """Measure PettingZoo's interface: our adapter, and a game of its own."""
    from ludoteca.envs.pettingzoo import aec_env  # noqa: PLC0415 - a peer that need not be there

    for game, players in OURS:
        yield aec(
            f"ludoteca {game}, {players} players, PettingZoo", aec_env(game, num_players=players)
        )
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - as above

        yield aec("PettingZoo connect_four", connect_four_v3.env())
