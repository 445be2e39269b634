"""Measure Kuh Vadis players: matches with the luck taken out, and late positions solved exactly.

python -m tests.games.kuhvadis.measure match expert greedy 150   (sheets, each played four times)
python -m tests.games.kuhvadis.measure wild expert greedy 150    (starts anywhere)
python -m tests.games.kuhvadis.measure endgames 6 300            (free squares, positions)
"""

import sys
from time import process_time

import numpy as np

from ludoteca.games.kuhvadis.bots import NAMES, choose
from ludoteca.games.kuhvadis.duel import duel, score_of
from ludoteca.games.kuhvadis.endgame import Endgame, solve, think_exactly
from ludoteca.games.kuhvadis.goes import action_values, new_go, think
from ludoteca.games.kuhvadis.net import board_value
from ludoteca.games.kuhvadis.rules import NUM_ACTIONS, State
from ludoteca.games.kuhvadis.sheets import APART
from ludoteca.games.kuhvadis.throws import roll
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import seeded
from tests.games.kuhvadis.late import late_position

SEED = 77
WRONG = 0.01  # a choice that gives away more than this is called wrong


def match(first: str, second: str, num_sheets: int, apart: int) -> str:
    """Let two players meet; return the score of the first, as it came and less the luck."""
    begin = process_time()
    codes = NAMES.index(first), NAMES.index(second)
    raw, adjusted = duel(codes, num_sheets, SEED, load_net(), apart)
    came, fair, luck = score_of(raw), score_of(adjusted), score_of(raw - adjusted)
    draws, factor = float((raw == 0.5).mean()), raw.var() / adjusted.var()
    return (
        f"{first} against {second}, {raw.size} games on {num_sheets} sheets: "
        f"{100 * fair.mean:.1f} ± {100 * fair.margin:.1f} % less luck, "
        f"{100 * came.mean:.1f} ± {100 * came.margin:.1f} % raw, {100 * draws:.1f} % drawn, "
        f"luck {100 * luck.mean:+.2f} ± {100 * luck.margin:.2f}, variance factor {factor:.1f}, "
        f"{process_time() - begin:.0f} s"
    )


def endgames(num_free: int, count: int) -> str:
    """Compare values and choices with exact ones; return how far they are off."""
    net, go = load_net(), new_go()
    bots = ("greedy", "expert", "master")
    errors: list[tuple[float, float]] = []
    given_away: list[list[float]] = []
    for seed in range(count):
        state = late_position(seed, num_free)
        endgame = solve(state)
        exact = think_exactly(endgame, state, go)
        thought = think(net, state, go)
        learned = board_value(net, state, state.turn, go.sight)
        errors.append((learned - exact, thought - exact))
        rolled = state._replace(dice=roll(5, seeded(seed, "roll")), rolls=2, due=0)
        values = exact_values(endgame, rolled)
        chosen = [choose(bot, rolled, rolled.turn, seeded(seed)) for bot in bots]
        given_away.append([float(values.max() - values[action]) for action in chosen])
    off, lost = np.array(errors), np.array(given_away)
    lines = [f"{count} positions with {num_free} free squares, figures in points of a hundred"]
    for name, column in (("learned value", 0), ("thought through", 1)):
        mean = 100 * np.abs(off[:, column]).mean()
        root = 100 * np.sqrt((off[:, column] ** 2).mean())
        lines.append(f"{name}: off by {mean:.2f} on average, {root:.2f} root mean square")
    for bot, column in zip(bots, lost.T, strict=True):
        wrong = 100 * float((column > WRONG).mean())
        lines.append(f"{bot}: gives {100 * column.mean():.2f} away, {wrong:.1f} % wrong choices")
    return "\n".join(lines)


def exact_values(endgame: Endgame, state: State) -> np.ndarray:
    """Return the exact value of every action."""
    go, values = new_go(), np.empty(NUM_ACTIONS)
    think_exactly(endgame, state, go)
    action_values(state, go, values)
    return values


def main() -> None:
    """Do what was asked for."""
    what, *rest = sys.argv[1:]
    if what == "endgames":
        report = endgames(int(rest[0]), int(rest[1]))
    else:
        report = match(rest[0], rest[1], int(rest[2]), APART if what == "match" else 0)
    sys.stdout.write(f"{report}\n")


if __name__ == "__main__":
    main()
