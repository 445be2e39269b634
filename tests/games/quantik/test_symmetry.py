"""The key of a Quantik position: the same for 3,072 images, another for everything else."""

import random
from itertools import permutations, product

import pytest

from ludoteca.games.quantik.rules import RULES, State, initial_state, legal_actions, turn
from ludoteca.games.quantik.symmetry import canonical_key, state_of, symmetry
from tests.games.quantik.twin import LINES

PAIR_ORDERS = [(0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1)]  # these three generate all row orders


def cells_of(state: State) -> str:
    return RULES.format_position(state).replace("/", "")


def state_from(cells: str) -> State:
    return RULES.parse_position("/".join(cells[rank : rank + 4] for rank in range(0, 16, 4)))


def generated_maps() -> list[tuple[int, ...]]:
    """Generate all board maps from row swaps and the transpose, as the rulings name them."""
    rows = [tuple(4 * order[cell // 4] + cell % 4 for cell in range(16)) for order in PAIR_ORDERS]
    generators = [*rows, tuple(cell % 4 * 4 + cell // 4 for cell in range(16))]
    found = {tuple(range(16))}
    fresh = found
    while fresh:
        fresh = {tuple(m[c] for c in g) for m, g in product(fresh, generators)} - found
        found |= fresh
    return sorted(found)


BOARD_MAPS = generated_maps()
RENAMINGS = [
    str.maketrans("ABCDabcd", "".join(names) + "".join(names).lower())
    for names in permutations("ABCD")
]


def images(cells: str) -> set[str]:
    """Return all images of a position."""
    turned = {"".join(cells[cell] for cell in board_map) for board_map in BOARD_MAPS}
    return {image.translate(table) for image in turned for table in RENAMINGS}


def random_positions(count: int, seed: int) -> list[State]:
    """Collect positions of random games, evenly from the empty board to the end, that included."""
    rng = random.Random(seed)
    positions: list[State] = []
    state = initial_state()
    while len(positions) < count:
        positions.append(state)
        actions = legal_actions(state, turn(state))
        state = RULES.apply(state, turn(state), rng.choice(actions)) if actions else initial_state()
    return positions


def test_the_maps_and_renamings_number_3072() -> None:
    assert len(BOARD_MAPS) * len(RENAMINGS) == 3072


@pytest.mark.parametrize("state", random_positions(40, seed=5), ids=RULES.format_position)
def test_all_images_of_a_position_have_one_key(state: State) -> None:
    some = sorted(images(cells_of(state)))[::29]
    keys = {canonical_key(symmetry(), state_from(image)) for image in some}
    assert keys == {canonical_key(symmetry(), state)}


def test_positions_that_are_not_alike_have_different_keys() -> None:
    classes: dict[int, str] = {}
    for state in random_positions(400, seed=6):
        least = min(images(cells_of(state)))
        assert classes.setdefault(canonical_key(symmetry(), state), least) == least
    assert len(classes) == len(set(classes.values()))


def test_a_key_stands_for_a_position_of_its_class() -> None:
    for state in random_positions(60, seed=7):
        key = canonical_key(symmetry(), state)
        stand_in = state_of(symmetry(), key)
        assert canonical_key(symmetry(), stand_in) == key
        assert cells_of(stand_in) in images(cells_of(state))


def test_the_words_are_the_placements_of_one_shape_that_the_rules_allow() -> None:
    seen = [sum(1 << 4 * row + column for row, column in line) for line in LINES]
    at_most_two = [mask for mask in range(1 << 16) if mask.bit_count() <= 2]
    met = {mask: {n for n, line in enumerate(seen) if mask & line} for mask in at_most_two}
    expected = {
        first | second << 16
        for first, second in product(at_most_two, repeat=2)
        if not met[first] & met[second]
    }
    assert set(symmetry().words.tolist()) == expected
