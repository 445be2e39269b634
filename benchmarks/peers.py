"""Random play here and elsewhere, on one core: `python -m benchmarks.peers [--markdown]`.

`make bench-peers` installs the others into an environment of its own and runs this there. All are
measured in the same run by processor time, the median of some runs with the lowest and highest;
what is not installed is named. Games differ in size: the table tells decisions and whole games.
In our batches the choice of actions is left out of the time, elsewhere it is part of it. A second
table tells how many simulations a second tree search makes from the beginning of a game.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.figure import Measured, machine, number, rate
from ludoteca.compiled import compiled
from ludoteca.rng import Rng, below, seeded
from ludoteca.search import Walk, mcts
from ludoteca.vector import Games

OURS = (("quantik", 2), ("kuhvadis", 2), ("knaster", 1), ("knaster", 4))
SPIEL = ("tic_tac_toe", "connect_four", "pig", "backgammon", "yacht")
BATCHES = (1, 1024, 8192)
BATCH_DECISIONS, RUNS = 400_000, 5
SIMULATIONS = (1_000, 20_000)  # of one search


class Row(NamedTuple):
    """Decisions a second of one interface in one game, and how many decisions a game has."""

    name: str
    decisions: Measured
    per_game: float


@compiled
def choose_any(masks: Any, rng: Rng, actions: Any) -> None:
    """Choose a legal action in every row."""
    for row in range(len(masks)):
        number_legal = 0
        for flag in masks[row]:
            number_legal += flag
        left = below(rng, number_legal)
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    actions[row] = action
                    break
                left -= 1


def batched(game: str, players: int, size: int) -> Row:
    """Step a batch; only the steps are timed, not the choice of actions between them."""
    games = Games(game, size, num_players=players, reset="same_step", max_steps=2_000)
    actions, rng = np.zeros(size, dtype=np.int64), seeded(1, "peers")
    decisions = ended = 0
    rates = []
    for run in range(RUNS + 1):  # the first one warms up, and plays games from end to end
        spent = 0.0
        steps = min(5_000, BATCH_DECISIONS // size)
        for _ in range(steps):
            choose_any(games.masks, rng, actions)
            begin = time.process_time()
            games.step(actions)
            spent += time.process_time() - begin
            ended += int(games.done.sum())
        decisions += steps * size
        if run:
            rates.append(steps * size / spent)
    label = f"ludoteca {game}, {players} players, batch of {size}"
    return Row(label, Measured.of(rates), decisions / max(1, ended))


def walked(game: str, players: int) -> Row:
    """Walk through single games from Python."""
    rng = random.Random(1)

    def play() -> int:
        walk, decisions = Walk(game, players), 0
        while not walk.is_over:
            if walk.is_chance:
                walk.roll(rng)
            else:
                walk.apply(rng.choice(walk.legal()))
                decisions += 1
        return decisions

    return _row(f"ludoteca {game}, {players} players, Walk", play)


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

    return _row(f"OpenSpiel {name}", play)


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

    return _row(label, play)


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

    measured = rate(work, 20 * size, seconds=0.2, runs=RUNS)
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

    return _row(f"RLCard {name}", play)


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

    measured = rate(work, 20 * size, seconds=0.2, runs=RUNS)
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

    measured = rate(work, 20 * size, seconds=0.2, runs=RUNS)
    return Row(f"PufferLib {name}, batch of {size}", measured, ended[0] / max(1, ended[1]))


def ours() -> Iterator[Row]:
    """Measure our own interfaces."""
    for game, players in OURS:
        for size in BATCHES:
            yield batched(game, players, size)
        yield walked(game, players)


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


def searched(game: str, players: int, simulations: int) -> Row:
    """Search from the first decision of a game."""
    walk, rng = Walk(game, players), random.Random(1)
    while walk.is_chance:
        walk.roll(rng)

    def work(amount: int) -> None:
        for seed in range(amount):
            mcts(walk, simulations, seed=seed)

    measured = rate(work, 1, seconds=0.5, runs=RUNS).times(simulations)
    return Row(
        f"ludoteca {game}, {players} players, {simulations:,} a search", measured, simulations
    )


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


def searches() -> Iterator[Row]:
    """Measure tree search."""
    for simulations in SIMULATIONS:
        for game, players in (("quantik", 2), ("kuhvadis", 2), ("knaster", 2)):
            yield searched(game, players, simulations)
        if find_spec("pyspiel"):
            yield spiel_searched("connect_four", simulations)


def chart(measured: Sequence[Row]) -> str:
    """Draw decisions a second as bars on a logarithmic scale, ours darker."""
    height, left, unit = 22 * len(measured) + 34, 300, 70
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" font-size="13" '
        'font-family="sans-serif"><title>Random play, decisions a second on one core</title>'
        f'<rect width="900" height="{height}" fill="#fff"/>'
    ]
    for power in range(2, 9):
        x = left + unit * (power - 2)
        lines.append(
            f'<path d="M{x} 24V{height}" stroke="#ccc"/><text x="{x}" y="16">10^{power}</text>'
        )
    for place, row in enumerate(measured):
        y, colour = 30 + 22 * place, "#2b5c8a" if row.name.startswith("ludoteca") else "#d98324"
        width = max(1.0, unit * (math.log10(row.decisions.median) - 2))
        value = number(row.decisions.median, "/s")
        lines.append(
            f'<text x="{left - 6}" y="{y + 13}" text-anchor="end">{row.name}</text>'
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="17" fill="{colour}"/>'
            f'<text x="{left + width + 5:.1f}" y="{y + 13}">{value}</text>'
        )
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Print the table, and draw it if asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw the table as SVG, too")
    arguments = parser.parse_args()
    if arguments.markdown:
        print(machine())
    found = chain(ours(), theirs(lambda line: print(line, file=sys.stderr)))
    measured = _print(found, "decisions", "games", arguments.markdown)
    _print(searches(), "simulations", "searches", arguments.markdown)
    if arguments.chart:
        arguments.chart.write_text(chart(measured), "utf-8")


def _print(rows: Iterable[Row], what: str, whole: str, as_markdown: bool) -> list[Row]:
    """Print a table while it is measured, and return its rows."""
    measured = []
    if as_markdown:
        print(f"\n| what | {what} | spread | {whole} |\n| --- | ---: | ---: | ---: |")
    for row in rows:
        measured.append(row)
        low, high = (number(value, "/s") for value in (row.decisions.low, row.decisions.high))
        middle = row.decisions.median
        whole_ones = number(middle / row.per_game, "/s")
        cells = (row.name, number(middle, "/s"), f"{low} – {high}", whole_ones)
        print(f"| {' | '.join(cells)} |" if as_markdown else "   ".join(cells), flush=True)
    return measured


def _row(name: str, play: Callable[[], int]) -> Row:
    """Measure whole games, and return decisions."""
    counted = [0, 0]

    def work(amount: int) -> None:
        for _ in range(amount):
            counted[0] += play()
            counted[1] += 1

    games = rate(work, 1, seconds=0.2, runs=RUNS)
    per_game = counted[0] / counted[1]
    return Row(name, games.times(per_game), per_game)


if __name__ == "__main__":
    main()
