"""Let an agent of your own meet our bots: `python examples/agent.py quantik perfect --games 20`.

The agent here is Monte Carlo tree search; put your own in place of `search`. It sees what its
player may see. Which of both begins changes from game to game.
"""

import argparse
from collections.abc import Callable
from random import Random

from ludoteca.games import load
from ludoteca.rng import seeded
from ludoteca.search import Walk, mcts

Agent = Callable[[Walk, int], int]


def search(simulations: int, seed: int = 0) -> Agent:
    """Return an agent that searches before each decision."""

    def decide(walk: Walk, player: int) -> int:
        return mcts(walk, simulations, seed=seed)[player].best

    return decide


def play(game: str, agent: Agent, bot: str, *, seat: int, seed: int) -> tuple[int, ...]:
    """Play one game, and return its outcome for the agent and for the bot."""
    found, dice = load(game), Random(seed)
    rules, rng, walk = found.rules, seeded(seed, "agent"), Walk(game, 2)
    while not walk.is_over:
        if walk.is_chance:
            walk.roll(dice)
            continue
        player = walk.player
        view = rules.view(walk.state, player)
        if player == seat:
            walk.apply(agent(Walk(game, 2, view), player), player)
        else:
            walk.apply(int(found.bots.choose(bot, view, player, rng)), player)
    outcome = walk.outcome() or (0, 0)
    return outcome[seat], outcome[1 - seat]


def compete(game: str, agent: Agent, bot: str, games: int, seed: int = 0) -> tuple[int, int, int]:
    """Return how many games the agent won, drew and lost."""
    results = [play(game, agent, bot, seat=n % 2, seed=seed + n) for n in range(games)]
    won = sum(own > other for own, other in results)
    lost = sum(own < other for own, other in results)
    return won, games - won - lost, lost


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="such as quantik")
    parser.add_argument("bot", help="such as perfect")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    agent = search(given.simulations, given.seed)
    won, drawn, lost = compete(given.game, agent, given.bot, given.games, given.seed)
    who = f"search ({given.simulations} simulations) against {given.bot}"
    print(f"{who}: {won} won, {drawn} drawn, {lost} lost")


if __name__ == "__main__":
    main()
