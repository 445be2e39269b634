"""The least effort of joining three starts, against a search that tries every meeting square."""

import random
from itertools import product

import pytest

from ludoteca.games.kuhvadis.rules import RULES, State, free_cells, initial_state, marks_of, starts
from ludoteca.games.kuhvadis.ways import FAR, efforts_through, least_effort


def random_position(seed: int) -> State:
    """Mark some squares of one of our sheets at random."""
    rng = random.Random(seed)
    state = initial_state(2, rng.choice(RULES.setups))
    for cell in range(49):
        if free_cells(state) >> cell & 1 and rng.random() < 0.4:
            field = rng.choice(["crosses", "circles"])
            state = state._replace(**{field: getattr(state, field) | 1 << cell})
    return state


def costs_of(state: State, player: int) -> list[int]:
    """Say what each square costs a side."""
    own, free = marks_of(state, player), free_cells(state)
    return [
        0
        if own >> cell & 1
        else FAR
        if not free >> cell & 1
        else 1
        if state.cows >> cell & 1
        else 2
        for cell in range(49)
    ]


def ways_from(start: int, costs: list[int]) -> list[int]:
    """Return the least cost of a way to each square, lowering them until nothing changes."""
    ways = [FAR] * 49
    ways[start] = 0
    changed = True
    while changed:
        before = list(ways)
        for here, there in product(range(49), repeat=2):
            if max(abs(here // 7 - there // 7), abs(here % 7 - there % 7)) == 1:
                ways[there] = min(ways[there], ways[here] + costs[there])
        changed = ways != before
    return ways


def least_by_trial(state: State, player: int, costs: list[int]) -> int:
    """Try every square where three ways can meet."""
    own_starts = starts(state) & marks_of(state, player)
    ways = [ways_from(cell, costs) for cell in range(49) if own_starts >> cell & 1]
    meeting = (sum(way[cell] for way in ways) - 2 * costs[cell] for cell in range(49))
    return min(FAR, *meeting)


@pytest.mark.parametrize(("seed", "player"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_efforts_are_the_least_possible(seed: int, player: int) -> None:
    state = random_position(seed)
    own, free = marks_of(state, player), free_cells(state)
    side = (own & starts(state), own, free & state.cows, free & ~state.cows)
    costs = costs_of(state, player)
    least = least_by_trial(state, player, costs)
    through = efforts_through(*side)
    assert least < FAR
    assert least_effort(*side) == through.min() == least
    for cell in [cell for cell in range(49) if free >> cell & 1][::4]:
        marked, taken = list(costs), list(costs)
        marked[cell], taken[cell] = 0, FAR
        assert min(least, through[cell] - costs[cell]) == least_by_trial(state, player, marked)
        if through[cell] > least:
            assert least_by_trial(state, player, taken) == least


def test_a_sheet_by_hand() -> None:
    state = initial_state(2, "X111111/1C11111/1C11111/X111111/1111111/11111O1/X11O1O1")
    free = free_cells(state)
    side = (state.crosses, state.crosses, free & state.cows, free & ~state.cows)
    assert least_effort(*side) == 6  # two cows, b2 and b3, and two numbers, say a5 and a6
    assert efforts_through(*side)[[0, 7, 8, 28]].tolist() == [6, 7, 6, 6]  # a1, a2, b2, a5
    side = (state.circles, state.circles, free & state.cows, free & ~state.cows)
    assert least_effort(*side) == 2  # one number, say e7


def test_there_is_no_way_when_blocked() -> None:
    board = "C15452C/X43C34O/Cx2xC5C1C/O5x1C25X/2xCx434C1/C32C13C/1CXCOC2"
    state = RULES.parse_position(f"{board} o ????? 3 -")
    free = free_cells(state)
    own = state.circles
    assert least_effort(own, own, free & state.cows, free & ~state.cows) == FAR
    assert efforts_through(own, own, free & state.cows, free & ~state.cows).min() == FAR
