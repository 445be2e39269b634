"""Knaster in batches: any number of players, one after the other or all at the same time.

An observation is 64 bytes for each player, the one who looks first and the others clockwise, as
everybody saw them when the dice fell: 25 numbers (0: free), 25 circles (0 or 1), and of the own
sheet the twelve lines whose hands are still to be circled, the roll, and 1 on the last roll.
Rewards are the scores at the end, or the points as they are won.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bits import list_bits, num_bits
from ludoteca.compiled import compiled, lean, linked
from ludoteca.contract import Batch
from ludoteca.games.knaster import many
from ludoteca.games.knaster.bots import (
    EXPERT,
    MASTER,
    NUM_SUBSETS,
    ROLLS_AHEAD,
    SUBSETS,
    WIN_MARGIN,
    WIN_WIDTH,
    choose_any,
    choose_by_code,
    learned_for,
)
from ludoteca.games.knaster.layout import (
    FEATURES,
    FINISHED,
    IS_LAST,
    NUM_ROLLS,
    OWN_WORDS,
    PENDING,
    PHASE,
    ROLL,
    SHEETS,
    THE_ROLL,
    USES,
    WORDS,
    allow_hands,
    num_players_in,
    sheet_of,
    total_of,
    uses,
)
from ludoteca.games.knaster.lines import ALONE
from ludoteca.games.knaster.rivals import choose_to_win
from ludoteca.games.knaster.rules import LAST_ROLL, OVER, State
from ludoteca.games.knaster.search import choose_ahead
from ludoteca.games.knaster.sheet import (
    CIRCLE,
    EMPTY,
    HAND,
    NUM_ACTIONS,
    NUM_LINES,
    PASS,
    Sheet,
    circles_due,
    is_full,
    play,
    score,
    uncircled,
)
from ludoteca.games.knaster.value import Learned
from ludoteca.planes import Bytes, put_planes
from ludoteca.rng import Rng, next_word
from ludoteca.rows import (
    DICE_DUE,
    DUE,
    NO_SIGN,
    NOBODY,
    Kind,
    Rows,
    of_kernels,
)

MOST_LEGAL = 4 * 10  # four lines through the centre with ten ways each


class Strong(NamedTuple):
    """What was learned, and who thinks with it: linked, as they take long to compile."""

    learned: Learned
    ahead: Callable[..., int]
    to_win: Callable[..., int]


Mind = tuple[Strong | None, NDArray[np.int64]]  # what bots think with, and room for the others


def pack(state: State, words: NDArray[np.int64]) -> None:
    """Write a state into a row."""
    words[:SHEETS] = state.roll, state.finished, state.num_rolls, state.phase
    for player, (sheet, shown) in enumerate(zip(state.sheets, state.shown, strict=True)):
        at = SHEETS + WORDS * player
        words[at : at + USES] = (*sheet, *shown[:5])
        words[at + USES] = uses(sheet, state.roll, int(state.phase == LAST_ROLL))


def unpack(words: NDArray[np.int64], num_players: int) -> State:
    """Read a state from a row."""
    numbers = words.tolist()
    places = [SHEETS + WORDS * player for player in range(num_players)]
    sheets = tuple(Sheet(*numbers[at : at + OWN_WORDS]) for at in places)
    roll, finished, num_rolls, phase = numbers[:SHEETS]
    shown = tuple(_shown(numbers[at : at + USES], roll) for at in places)
    return State(sheets, shown, roll, finished, num_rolls, phase)


def _shown(numbers: list[int], roll: int) -> Sheet:
    """Return a sheet as others see it: as it was when the dice fell, or as it is."""
    return Sheet._make([*(numbers[OWN_WORDS:] if roll else numbers[:5]), 0])


def prepare(*seats: int) -> Mind:
    """Return what these bots think with, and room for the sheets of the others."""
    others, learned = np.zeros((len(seats) - 1, 5), dtype=np.int64), learned_for(*seats)
    if learned is None:
        return None, others
    wins = len(seats) > 1 and MASTER in seats
    thinks = EXPERT in seats or not wins
    sheet, nets, among = EMPTY, learned.alone, (learned.among, learned.spreads)
    ahead = linked(choose_ahead, nets, sheet, 0, False, ALONE, 0, is_called=thinks)
    width, margin = WIN_WIDTH, WIN_MARGIN
    told = (*among, sheet, others, 0, False, width, margin)
    return Strong(learned, ahead, linked(choose_to_win, *told, is_called=wins)), others


# Kernels -----------------------------------------------------------------------------------


@lean
def first(states: Rows, row: int) -> int:
    """Return the first player who has not finished with the roll, or that dice are due."""
    if states[row, ROLL]:
        finished = int(states[row, FINISHED])
        return num_bits(finished ^ finished + 1) - 1  # the lowest that is missing
    return NOBODY if states[row, PHASE] == OVER else DUE


@lean
def acting(states: Rows, row: int) -> int:
    """Return who is to act, as a mask."""
    if states[row, ROLL]:
        return ((1 << num_players_in(states)) - 1) & ~int(states[row, FINISHED])
    return 0 if states[row, PHASE] == OVER else DICE_DUE


@lean
def is_legal(states: Rows, row: int, player: int, action: int) -> bool:
    """Say whether an action is legal for a player who is to act."""
    if action < 0 or action >= NUM_ACTIONS:
        return False
    at = SHEETS + WORDS * player & NO_SIGN
    if states[row, at + PENDING]:
        sheet = sheet_of(states, row, player)
        line, positions = (action - HAND) >> 5, (action - HAND) & 31
        if action < HAND or not sheet.pending >> line & 1:
            return False
        is_free = positions & ~uncircled(sheet, line) == 0
        return is_free and num_bits(positions) == circles_due(sheet, line)
    return action <= PASS and int(states[row, at + USES]) >> (action & 63) & 1 == 1


@lean
def act(states: Rows, row: int, player: int, action: int) -> None:
    """Let a player act; the roll is over once everybody has finished with it."""
    at, num_players = SHEETS + WORDS * player & NO_SIGN, num_players_in(states)
    sheet = play(sheet_of(states, row, player), int(states[row, ROLL]), action)
    states[row, at], states[row, at + 1] = sheet.ones, sheet.twos
    states[row, at + 2], states[row, at + 3] = sheet.fours, sheet.eights
    states[row, at + 4], states[row, at + 5] = sheet.circled, sheet.pending
    if sheet.pending:
        return
    finished = int(states[row, FINISHED]) | 1 << player
    if finished != (1 << num_players) - 1:
        states[row, FINISHED] = finished
        return
    some_full, left = False, finished
    while left:
        some_full |= is_full(sheet_of(states, row, num_bits((left & -left) - 1)))
        left &= left - 1
    states[row, ROLL] = states[row, FINISHED] = 0
    if states[row, PHASE] == LAST_ROLL:
        states[row, PHASE] = OVER
    elif some_full:
        states[row, PHASE] = LAST_ROLL


@lean
def pick(states: Rows, row: int, player: int, word: int) -> int:
    """Return a legal action, each with the same chance."""
    is_last = states[row, PHASE] == LAST_ROLL
    return choose_any(sheet_of(states, row, player), int(states[row, ROLL]), is_last, word)


@compiled
def choose(mind: Mind, bot: int, states: Rows, row: int, player: int, rng: Rng) -> int:
    """Return what a bot does; what others do with the roll is not shown to it yet."""
    strong, others = mind
    num_players, is_last = num_players_in(states), states[row, PHASE] == LAST_ROLL
    for i in range(num_players - 1):
        at = SHEETS + WORDS * ((player + 1 + i) % num_players) + OWN_WORDS
        for word in range(5):
            others[i, word] = states[row, at + word]
    sheet, number = sheet_of(states, row, player), int(states[row, ROLL])
    return _decide(strong, bot, sheet, others, number, is_last, next_word(rng))


@compiled
def _decide(
    strong: Strong | None,
    bot: int,
    sheet: Sheet,
    others: NDArray[np.int64],
    number: int,
    is_last: bool,
    word: int,
) -> int:
    """Return what a bot does; Numba leaves the strong ones out where they do not play."""
    if strong is not None:
        nets = strong.learned
        if bot == MASTER and len(others):
            told = (nets.among, nets.spreads, sheet, others, number, is_last)
            return strong.to_win(*told, WIN_WIDTH, WIN_MARGIN)
        if bot >= EXPERT:
            rolls_ahead = ROLLS_AHEAD if bot == MASTER else 0
            return strong.ahead(nets.alone, sheet, number, is_last, ALONE, rolls_ahead)
    return choose_by_code(None, bot, sheet, others, number, is_last, word)


@lean
def draw(_states: Rows, _row: int, word: int) -> int:
    """Return the sum of two dice."""
    return total_of(word)


@lean
def is_outcome(_states: Rows, _row: int, total: int) -> bool:
    """Say whether two dice can show a sum."""
    return 2 <= total <= 12


@lean
def fall(states: Rows, row: int, total: int) -> None:
    """Let the dice show a sum, and the sheets be seen as they are now until they fall again."""
    states[row, ROLL] = total
    states[row, NUM_ROLLS] += 1
    is_last = int(states[row, PHASE] == LAST_ROLL)
    left = (1 << num_players_in(states)) - 1
    while left:  # in a loop from 0 on the compiler would gather words of several players
        player = num_bits((left & -left) - 1)
        left &= left - 1
        sheet, at = sheet_of(states, row, player), SHEETS + WORDS * player & NO_SIGN
        shown = at + OWN_WORDS
        states[row, shown], states[row, shown + 1] = sheet.ones, sheet.twos
        states[row, shown + 2], states[row, shown + 3] = sheet.fours, sheet.eights
        states[row, shown + 4] = sheet.circled
        states[row, at + USES] = uses(sheet, total, is_last)


@lean
def legal(states: Rows, row: int, player: int, actions: Rows) -> int:
    """List the legal actions of a player, and return their number."""
    sheet, number = sheet_of(states, row, player), 0
    if sheet.pending:
        for line in range(NUM_LINES):
            if sheet.pending >> line & 1:
                left, due = uncircled(sheet, line), circles_due(sheet, line)
                for n in range(NUM_SUBSETS[left, due]):
                    actions[number] = HAND + 32 * line + SUBSETS[left, due, n]
                    number += 1
        return number
    return list_bits(int(states[row, SHEETS + WORDS * player + USES]), actions)


@lean
def outcome(states: Rows, row: int, values: Rows) -> None:
    """Write the score of each player."""
    for player in range(num_players_in(states)):
        values[player] = score(sheet_of(states, row, player))


@lean
def show(states: Rows, row: int, player: int, out: Bytes, place: int) -> None:
    """Write the sheets as a player sees them."""
    num_players, roll = num_players_in(states), int(states[row, ROLL])
    for i in range(num_players):
        other = player + i if player + i < num_players else player + i - num_players
        at = SHEETS + WORDS * other + (OWN_WORDS if i and roll else 0) & NO_SIGN
        circled, pending = int(states[row, at + 4]), 0 if i else int(states[row, at + 5])
        planes = (
            int(states[row, at]) | circled << CIRCLE | pending << 2 * CIRCLE,
            int(states[row, at + 1]),
            int(states[row, at + 2]),
            int(states[row, at + 3]),
        )
        to = FEATURES * i & NO_SIGN
        put_planes(out, row, place, to, planes, FEATURES)
        out[row, place, to + THE_ROLL] = 0 if i else roll
        out[row, place, to + IS_LAST] = 0 if i else states[row, PHASE] == LAST_ROLL


@lean
def allow(
    states: Rows, row: int, player: int, acts: bool, masks: Bytes, place: int, rest: int
) -> int:
    """Write what a player may do; hands are rare, and nine tenths of the mask are theirs."""
    found = pending = 0
    if acts:
        at = SHEETS + WORDS * player & NO_SIGN
        pending = int(states[row, at + PENDING])
        found = 0 if pending else int(states[row, at + USES])
    put_planes(masks, row, place, 0, (found,), 64)  # the last of these belong to hands
    allow_hands(states, row, player, pending, masks, place, rest)
    return int(pending > 0)


points = outcome  # the score so far, as the score at the end


@of_kernels(globals())
class KnasterKind(Kind):
    """What steps rows of this game."""


class ManyKnasterKind(KnasterKind):
    """What steps many of them side by side."""

    step_many = staticmethod(many.step_many)


BATCH = Batch(
    num_words=lambda players: SHEETS + WORDS * players,
    num_features=lambda players: FEATURES * players,
    most_legal=max(MOST_LEGAL, PASS + 1),
    pack=pack,
    unpack=unpack,
    prepare=prepare,
    kind=KnasterKind(),
    kind_of_many=ManyKnasterKind(),
)
