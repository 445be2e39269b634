"""Let an agent that learned in an environment meet our bots, many games at once.

    python examples/agents/tournament.py knaster_ppo.npz --games 500

The agent is the network of `knaster_ppo.py`; put a function of your own in its place: it is given
observations and masks, and returns actions. Bots play inside the batch, and seats are drawn by lot.
"""

import argparse
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.games import load
from ludoteca.vector import Games

Agent = Callable[[Any, Any], Any]


def any_agent(seed: int = 0) -> Agent:
    """Return an agent that does anything legal."""
    rng = np.random.default_rng(seed)
    return lambda _seen, masks: (rng.random(masks.shape) * masks).argmax(axis=1)


def network_agent(path: Path) -> Agent:
    """Return the agent that `knaster_ppo.py` has kept: it does what is most likely."""
    spec = importlib.util.spec_from_file_location("ppo", Path(__file__).parent / "knaster_ppo.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("knaster_ppo.py")
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    net = dict(np.load(path))
    return lambda seen, masks: ppo.think(net, ppo.encode(seen), masks)[1].argmax(axis=1)


def meet(game: str, agent: Agent, bot: str, games: int, seed: int = 0) -> tuple[Any, Any]:
    """Play a game in each row, and return the outcomes of the agent and of the bot."""
    batch = Games(game, games, players=(None, bot), by_lot=True, seed=seed)
    own, other = np.zeros(games), np.zeros(games)
    is_open, rows = np.ones(games, dtype=bool), np.arange(games)
    while is_open.any():
        player = np.maximum(batch.to_act, 0)
        batch.step(agent(batch.observations, batch.masks))
        ends = is_open & batch.done
        own[ends] = batch.rewards[rows, player][ends]
        other[ends] = batch.rewards[rows, 1 - player][ends]
        is_open &= ~batch.done
    return own, other


def table(game: str, agent: Agent, games: int, seed: int = 0) -> list[str]:
    """Return a line for each bot: how many games the agent won, drew and lost, and the means."""
    lines = []
    for bot in load(game).bots.names:
        own, other = meet(game, agent, bot, games, seed)
        won, lost = int((own > other).sum()), int((own < other).sum())
        means = f"{own.mean():.1f} : {other.mean():.1f}"
        lines.append(f"{bot:>8}: {won} won, {games - won - lost} drawn, {lost} lost, mean {means}")
    return lines


def main() -> None:
    """Meet all bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path, nargs="?", help="what knaster_ppo.py has kept")
    parser.add_argument("--game", default="knaster")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    agent = any_agent(given.seed) if given.net is None else network_agent(given.net)
    print("\n".join(table(given.game, agent, given.games, given.seed)))


if __name__ == "__main__":
    main()
