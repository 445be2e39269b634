"""Teach a small network Knaster, alone, by masked PPO: `python examples/agents/knaster_ppo.py 120`.

Proximal policy optimisation (Schulman et al. 2017) in NumPy alone: games are played by chances that
the network gives to legal actions, then what went better than expected is made more likely.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.vector import Games

GAMES, STEPS, EPOCHS, PIECES = 256, 64, 3, 16  # of one update
GAMMA, LAMBDA, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.01
SCALE = 10.0  # points to one unit of reward
Net = dict[str, Any]


def encode(seen: Any) -> Any:
    """Return observations as the network takes them: numbers and roll one out of eleven."""
    sums, numbers, roll = np.arange(2, 13), seen[:, :25], seen[:, 62:63]
    parts = (
        (numbers[:, :, np.newaxis] == sums).reshape(len(seen), -1),
        (numbers == roll) & (seen[:, 25:50] == 0),
        seen[:, 25:62],  # circles, and the lines whose hands are due
        roll == sums,
        seen[:, 63:64],
    )
    return np.concatenate(parts, axis=1).astype(np.float32)


def new_net(num_features: int, num_actions: int, rng: np.random.Generator, width: int = 128) -> Net:
    """Return a network that knows nothing; its last output is the value."""
    first = rng.normal(0, num_features**-0.5, (num_features, width))
    last = rng.normal(0, 0.01, (width, num_actions + 1))
    net = {"w1": first, "b1": np.zeros(width), "w2": last, "b2": np.zeros(num_actions + 1)}
    return {name: part.astype(np.float32) for name, part in net.items()}


def think(net: Net, inputs: Any, masks: Any) -> tuple[Any, Any, Any]:
    """Return what is hidden, the chance of each action, and the value."""
    hidden = np.maximum(inputs @ net["w1"] + net["b1"], 0)
    out = hidden @ net["w2"] + net["b2"]
    logits = np.where(masks, out[:, :-1], -np.inf)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]


def draw(chances: Any, rng: np.random.Generator) -> Any:
    """Return an action for each row by its chances."""
    sums = chances.cumsum(axis=1)
    return (sums > rng.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)


def collect(net: Net, games: Games, totals: Any, rng: np.random.Generator) -> tuple[Any, list[int]]:
    """Play on; return what happened with advantages and returns, and the scores of ended games."""
    happened: list[tuple[Any, ...]] = []
    scores: list[int] = []
    for _ in range(STEPS):
        inputs, masks = encode(games.observations), games.masks.astype(bool)
        _, chances, values = think(net, inputs, masks)
        actions = draw(chances, rng)
        games.step(actions)
        rewards, goes_on = games.rewards[:, 0].copy(), ~games.done
        totals += rewards
        scores += totals[games.done].astype(int).tolist()
        totals *= goes_on
        chance = chances[np.arange(len(games)), actions]
        happened.append((inputs, masks, actions, chance, values, rewards / SCALE, goes_on))
    _, _, ahead = think(net, encode(games.observations), games.masks.astype(bool))
    advantage, told = np.zeros(len(games), np.float32), []
    for inputs, masks, actions, chance, values, rewards, goes_on in reversed(happened):
        surprise = rewards + GAMMA * ahead * goes_on - values
        advantage = surprise + GAMMA * LAMBDA * advantage * goes_on
        told.append((inputs, masks, actions, chance, advantage, advantage + values))
        ahead = values
    return [np.concatenate(part) for part in zip(*told, strict=True)], scores


def gradients(net: Net, part: Any) -> Net:
    """Return how the network is to change by some of what happened."""
    inputs, masks, actions, before, advantage, returns = part
    rows = np.arange(len(inputs))
    hidden, chances, values = think(net, inputs, masks)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = chances[rows, actions] / before
    is_far = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
    weight = np.where(is_far, 0, -advantage * ratio)[:, np.newaxis]
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    out = np.empty((len(inputs), chances.shape[1] + 1), np.float32)
    out[:, :-1] = -weight * chances + ENTROPY * chances * (logs + entropy)
    out[rows, actions] += weight[:, 0]
    out[:, -1] = 0.5 * (values - returns)
    out /= len(inputs)
    back = (out @ net["w2"].T) * (hidden > 0)
    slopes = (inputs.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0))
    return dict(zip(("w1", "b1", "w2", "b2"), slopes, strict=True))


def learn(updates: int, seed: int = 0, rate: float = 1e-3) -> tuple[Net, list[float]]:
    """Learn for so many updates, and return the network and the mean score during each of them."""
    rng = np.random.default_rng(seed)
    games = Games("knaster", GAMES, num_players=1, rewards="points", reset="same_step", seed=seed)
    net = new_net(encode(games.observations).shape[1], games.masks.shape[1], rng)
    means, squares = ({name: np.zeros_like(net[name]) for name in net} for _ in range(2))
    totals, curve, time = np.zeros(GAMES), [], 0
    for update in range(updates):
        told, scores = collect(net, games, totals, rng)
        curve.append(float(np.mean(scores)))
        for _ in range(EPOCHS):
            for chosen in np.array_split(rng.permutation(len(told[0])), PIECES):
                time += 1
                slope, pace = gradients(net, [part[chosen] for part in told]), 1 - update / updates
                for name, change in slope.items():  # Adam
                    means[name] += 0.1 * (change - means[name])
                    squares[name] += 0.01 * (change**2 - squares[name])
                    size = np.sqrt(squares[name] / (1 - 0.99**time)) + 1e-8
                    net[name] -= rate * pace * means[name] / (1 - 0.9**time) / size
    return net, curve


def curve_picture(curve: list[float]) -> str:
    """Draw the mean score over the updates, with a line for every ten points."""
    top = 10 * (int(max(curve)) // 10 + 1)
    step = 540 / max(1, len(curve) - 1)
    path = " ".join(f"{40 + step * n:.1f},{270 - 250 * y / top:.1f}" for n, y in enumerate(curve))
    lines = "".join(
        f'<path d="M40 {270 - 250 * y / top}H580" stroke="#ccc"/><text x="10" y="'
        f'{274 - 250 * y / top}">{y}</text>'
        for y in range(0, top + 1, 10)
    )
    caption = f"mean score over {len(curve)} updates of {GAMES * STEPS:,} decisions"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-size="12" '
        f'font-family="sans-serif"><rect width="600" height="300" fill="#fff"/>{lines}'
        f'<polyline points="{path}" fill="none" stroke="#2b5c8a" stroke-width="2"/>'
        f'<text x="40" y="292">{caption}</text></svg>\n'
    )


if __name__ == "__main__":
    net, curve = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
    Path("knaster_ppo.svg").write_text(curve_picture(curve), "utf-8")
    np.savez("knaster_ppo.npz", **net)
    print(f"mean score: {curve[0]:.1f} in the first update, {curve[-1]:.1f} in the last")
