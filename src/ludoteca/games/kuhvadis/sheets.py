"""Make sheets for Kuh Vadis: shuffled, then looked at until one is even for both sides."""

import numpy as np

from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.balance import first_sight, is_fair, measure
from ludoteca.games.kuhvadis.dice import NUM_DICE
from ludoteca.games.kuhvadis.goes import new_go
from ludoteca.games.kuhvadis.net import Net
from ludoteca.games.kuhvadis.rules import NO_CELL, NUM_ROLLS, State, format_position, is_joined
from ludoteca.games.kuhvadis.squares import NUM_CELLS, spread
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import Rng, below, seeded

APART = 3  # steps between the starts of a side on the sheets that we make
_EVEN_AT_SIGHT = 0.01  # how far from one half the learned value of the crosses may be
_NEAREST, _FARTHEST = 6, 11  # the effort of joining, as in `ways.py`
_TRIAL = 100  # pairs of games
# What is printed on a sheet: six 1s, six 2s, five each of 3, 4 and 5, sixteen cows, the starts.
_PRINT = np.repeat(np.arange(8), [6, 6, 5, 5, 5, 16, 3, 3])


def make_sheet(seed: int) -> str:
    """Return the sheet of a seed: the expert's games with itself find it fair."""
    net, rng = load_net(), seeded(seed, "sheet")
    while True:
        sheet = _even_sheet(net, rng)
        if is_fair(measure(sheet, _TRIAL, seed, net)):
            return format_sheet(sheet)


def candidate(seed: int) -> str:
    """Return the first sheet of a seed that is even at first sight."""
    return format_sheet(_even_sheet(load_net(), seeded(seed, "sheet")))


def format_sheet(sheet: State) -> str:
    """Write an unmarked sheet."""
    return format_position(sheet).split()[0]


@compiled
def _even_sheet(net: Net, rng: Rng) -> State:
    """Shuffle sheets until one is even at first sight."""
    go = new_go()
    while True:
        sheet = random_sheet(rng, APART)
        if abs(first_sight(net, sheet, go) - 0.5) <= _EVEN_AT_SIGHT:
            costs = go.sight.join_costs
            if min(costs[0], costs[1]) >= _NEAREST and max(costs[0], costs[1]) <= _FARTHEST:
                return sheet


@compiled
def random_sheet(rng: Rng, apart: int) -> State:
    """Shuffle a sheet on which a side's starts lie so many steps apart; the crosses are to roll."""
    while True:
        cells = _PRINT.copy()
        masks = np.zeros(8, dtype=np.int64)
        for left in range(NUM_CELLS, 0, -1):
            place = below(rng, left)
            masks[cells[place]] |= 1 << left - 1
            cells[place] = cells[left - 1]
        state = State(
            int(masks[0]),
            int(masks[1]),
            int(masks[2]),
            int(masks[3]),
            int(masks[4]),
            int(masks[5]),
            int(masks[6]),
            int(masks[7]),
            0,
            NUM_ROLLS,
            NUM_DICE,
            NO_CELL,
            0,
        )
        is_joinable = not is_joined(state, 0) and not is_joined(state, 1)
        if is_joinable and are_apart(state.crosses, apart) and are_apart(state.circles, apart):
            return state


@compiled
def are_apart(cells: int, steps: int) -> bool:
    """Say whether there are at least so many steps from any of these squares to any other."""
    rest = cells
    while rest:
        near = rest & -rest
        rest ^= near
        for _ in range(steps - 1):
            near = spread(near)
        if near & rest:
            return False
    return True
