"""Kuh Vadis players that learn from themselves: games on fresh sheets, with the luck taken out.

What a turn should have been valued at is its value after thinking it through, put right by all that
the rest of the game taught: each later turn corrects the value that was expected of it. The dice
have no part in that, as their exact mean is known. (This is the result of the game less what the
dice gave, faded by LAMBDA for each turn.)
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import nth_bit, num_bits
from ludoteca.compiled import compiled
from ludoteca.games.kuhvadis.dice import NUM_DICE, NUM_FACES
from ludoteca.games.kuhvadis.goes import (
    UNSEEN,
    Go,
    best_action,
    board_after,
    end_value,
    new_go,
    think,
)
from ludoteca.games.kuhvadis.net import (
    Net,
    Values,
    board_value,
    cell_code,
    join_row,
    wall_row,
)
from ludoteca.games.kuhvadis.rules import (
    KEEP,
    NO_CELL,
    NUM_ROLLS,
    PASS,
    State,
    add_dice,
    apply,
    free_cells,
    markable,
)
from ludoteca.games.kuhvadis.sheets import APART, random_sheet
from ludoteca.games.kuhvadis.sight import Sight
from ludoteca.games.kuhvadis.squares import NUM_CELLS, spread
from ludoteca.games.kuhvadis.throws import roll
from ludoteca.rng import Rng, below

LAMBDA = 0.9
_WHIM = 25  # one mark in so many is made at random, to see more of the game
_PROBE = 4  # in one turn of so many a go that might follow a quad is thought through
_MAX_GOES = 600  # of a game
MAX_SAMPLES = 100  # a game, on average


class Samples(NamedTuple):
    """Boards, or neighbourhoods to go on from, with what they should be valued at."""

    codes: NDArray[np.int16]  # what is seen of each free square, -1 for others
    faces: NDArray[np.int8]  # the symbol of each square
    rows: NDArray[np.int16]  # of the efforts of trees and walls
    bases: Values  # of a neighbourhood: the value without another go; UNSEEN for a board
    targets: Values


def new_samples(size: int) -> Samples:
    """Return room for samples."""
    return Samples(
        np.full((size, NUM_CELLS), -1, dtype=np.int16),
        np.zeros((size, NUM_CELLS), dtype=np.int8),
        np.zeros((size, 2), dtype=np.int16),
        np.full(size, UNSEEN),
        np.zeros(size),
    )


@compiled
def play_and_note(net: Net, rng: Rng, num_games: int, samples: Samples) -> int:
    """Play games against oneself; return how many samples were noted."""
    go = new_go()
    count = 0
    for _ in range(num_games):
        state = random_sheet(rng, APART * below(rng, 2))  # every other one is a wild one
        count = _play_game(net, state, rng, go, samples, count)
    return count


@compiled
def _play_game(net: Net, state: State, rng: Rng, go: Go, samples: Samples, begin: int) -> int:
    """Play one game and note all its turns."""
    thought, expected = np.zeros(_MAX_GOES), np.zeros(_MAX_GOES)  # of each go
    movers = np.zeros(_MAX_GOES, dtype=np.int64)
    is_whim = np.zeros(_MAX_GOES, dtype=np.bool_)
    places = np.full(_MAX_GOES, -1)
    num_goes, count = 0, begin
    quad_value = 0.0
    while (state.dice or state.due) and num_goes < _MAX_GOES and count + 2 < len(samples.targets):
        thought[num_goes] = think(net, state, go)
        movers[num_goes] = state.turn
        places[num_goes] = count
        if state.last == NO_CELL:
            expected[num_goes] = board_value(net, state, state.turn, go.sight)
            note(state, free_cells(state), state.turn, go.sight, UNSEEN, samples, count)
        else:
            expected[num_goes] = quad_value
            passing = go.numbers[2 * NUM_FACES]
            near = free_cells(state) & spread(1 << state.last)
            note(state, near, state.turn, go.sight, passing, samples, count)
        count += 1
        start, action = state, KEEP
        while action > PASS:
            if state.due:
                state = add_dice(state, roll(state.due, rng))
                continue
            action = best_action(state, go)
            if action < PASS:
                if below(rng, _WHIM) == 0:
                    is_whim[num_goes] = True
                    marks = markable(state)
                    action = nth_bit(marks, below(rng, num_bits(marks)))
                quad_value = go.quads[action]
            state = apply(state, state.turn, action)
        num_goes += 1
        if is_whim[num_goes - 1] and state.last != NO_CELL:
            break  # nobody has valued going on from there
        if below(rng, _PROBE) == 0:
            count = _probe(net, start, rng, go, samples, count)
    value = 0.0
    for number in range(num_goes - 1, -1, -1):
        lesson = 0.0
        if number + 1 < num_goes and not is_whim[number]:
            lesson = LAMBDA * (value - expected[number + 1])
            lesson = lesson if movers[number] == movers[number + 1] else -lesson
        value = thought[number] + lesson
        samples.targets[places[number]] = value
    return count


@compiled
def _probe(net: Net, state: State, rng: Rng, go: Go, samples: Samples, count: int) -> int:
    """Note what another go would be worth after some mark with a quad."""
    free = free_cells(state)
    cell = nth_bit(free, below(rng, num_bits(free)))
    player = state.turn
    after = board_after(state, player, cell)
    if end_value(after, player) != UNSEEN:
        return count
    again = State(*after[:8], 0, NUM_ROLLS, NUM_DICE, cell, player)
    value = think(net, again, go)
    near = free_cells(again) & spread(1 << cell)
    note(again, near, player, go.sight, go.numbers[2 * NUM_FACES], samples, count)
    samples.targets[count] = value
    return count + 1


@compiled
def note(
    state: State, cells: int, mover: int, sight: Sight, base: float, samples: Samples, place: int
) -> None:
    """Note what is seen of some squares."""
    for face in range(NUM_FACES):
        for cell in range(NUM_CELLS):
            if state[face] >> cell & 1:
                samples.faces[place, cell] = face
    for cell in range(NUM_CELLS):
        is_seen = cells >> cell & 1
        samples.codes[place, cell] = cell_code(sight, mover, cell) if is_seen else -1
    samples.rows[place, 0] = join_row(sight, mover)
    samples.rows[place, 1] = wall_row(sight, mover)
    samples.bases[place] = base
