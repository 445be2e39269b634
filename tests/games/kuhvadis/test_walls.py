"""The cheapest wall against a side, against a minimum cut found by augmenting paths."""

import random
from collections import defaultdict, deque
from itertools import product

import pytest

from ludoteca.bits import members
from ludoteca.games.kuhvadis.rules import RULES, State, free_cells, initial_state, is_blocked
from ludoteca.games.kuhvadis.walls import THICK, walls_through

_ANY = 1_000


def random_position(seed: int) -> State:
    """Mark some squares of one of our sheets at random."""
    rng = random.Random(seed)
    state = initial_state(2, RULES.setups[rng.randrange(6)])
    fill = rng.random() * 0.6
    for cell in members(free_cells(state)):
        if rng.random() < fill:
            field = rng.choice(["crosses", "circles"])
            state = state._replace(**{field: getattr(state, field) | 1 << cell})
    return state


def minimum_cut(state: State, source: int, sinks: list[int]) -> int:
    """Return what it takes to part one cross from others: a cow 1, a number 2."""
    capacity: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    open_cells = members(free_cells(state) | state.crosses)
    for cell in open_cells:  # in by 2 · cell, out by 2 · cell + 1
        is_own = state.crosses >> cell & 1
        capacity[2 * cell][2 * cell + 1] = _ANY if is_own else 2 - (state.cows >> cell & 1)
    for here, there in product(open_cells, repeat=2):
        if max(abs(here // 7 - there // 7), abs(here % 7 - there % 7)) == 1:
            capacity[2 * here + 1][2 * there] = _ANY
    flow, ends = 0, {2 * sink for sink in sinks}
    while True:
        came_from: dict[int, int] = {2 * source + 1: -1}
        queue = deque(came_from)
        end = -1
        while queue and end < 0:
            node = queue.popleft()
            for other, left in list(capacity[node].items()):
                if left > 0 and other not in came_from:
                    came_from[other] = node
                    queue.append(other)
                    end = other if other in ends else end
        if end < 0:
            return flow
        way = [end]
        while came_from[way[-1]] >= 0:
            way.append(came_from[way[-1]])
        steps = list(zip(way[1:], way, strict=False))
        amount = min(capacity[a][b] for a, b in steps)
        for a, b in steps:
            capacity[a][b] -= amount
            capacity[b][a] += amount
        flow += amount
        if flow >= _ANY:
            return _ANY


def cheapest_wall(state: State) -> list[int]:
    """Return the effort of cutting the crosses off by way of each square."""
    free, starts = free_cells(state), initial_starts(state)
    side = state.circles, free & state.cows, free & ~state.cows
    walls: list[int] = walls_through(starts, *side).tolist()
    return walls


def initial_starts(state: State) -> int:
    """Return the starting crosses."""
    printed = state.ones | state.twos | state.threes | state.fours | state.fives | state.cows
    return state.crosses & ~printed


@pytest.mark.parametrize("seed", range(12))
def test_the_cheapest_wall_is_a_minimum_cut(seed: int) -> None:
    state = random_position(seed)
    a, b, c = members(initial_starts(state))
    cuts = (
        minimum_cut(state, a, [b, c]),
        minimum_cut(state, b, [a, c]),
        minimum_cut(state, c, [a, b]),
    )
    if is_blocked(state, 0) or min(cuts) >= THICK:
        return
    assert min(cheapest_wall(state)) == min(cuts)


def test_every_square_of_a_cheapest_wall_is_needed() -> None:
    state = random_position(3)
    walls = cheapest_wall(state)
    least = min(walls)
    for cell in [cell for cell in members(free_cells(state)) if walls[cell] == least][:4]:
        marked = state._replace(circles=state.circles | 1 << cell)
        cost = 1 if state.cows >> cell & 1 else 2
        assert min(cheapest_wall(marked)) == least - cost or is_blocked(marked, 0)


def test_a_corner_by_hand() -> None:
    # Three squares shut a1 in: the cow a2 and two numbers; the corner at g7 takes three numbers.
    state = initial_state(2, "X111111/C111111/1111111/111X111/1111111/1111111/OO1O11X")
    walls = cheapest_wall(state)
    assert min(walls) == 5
    assert [cell for cell in range(49) if walls[cell] == 5] == [1, 7, 8]
    assert [walls[cell] for cell in (40, 41, 47)] == [6, 6, 6]
